"""Who only watches sees what is public, live, and nothing else: on the page and on the wire."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.backstage import room_of
from tests.web.conftest import Invite
from tests.web.people import Visitor, to_move


def everything_heard(visitor: Visitor) -> list[str]:
    """Every frame and every answer that came over the network, with its headers."""
    heard = list(visitor.frames)
    for answer in visitor.answers:
        heard.append(json.dumps(answer.all_headers()))
        if "/api/" in answer.url:
            heard.append(answer.text())
    return heard


def tiles_in(thing: Any) -> set[tuple[Any, ...]]:
    """Every tile that is told anywhere in a message."""
    if isinstance(thing, list | tuple):
        return {tile for part in thing for tile in tiles_in(part)}
    if not isinstance(thing, dict):
        return set()
    found = {tile for part in thing.values() for tile in tiles_in(part)}
    tile = tuple(thing.get(side) for side in ("decor", "walkway", "floor"))
    if all(isinstance(feature, str) for feature in tile):
        found.add(tile)
    return found


def test_a_spectator_sees_the_game_live_and_no_secret(invite: Invite, running: House) -> None:
    ada, bela, cleo = invite("Ada"), invite("Béla"), invite("Cleo")
    table = ada.open_quickly("human", "human", listed=True)
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    for player in (ada, bela):
        player.go(f"/t/{table}")

    cleo.go("/")
    cleo.page.locator(f'a[href="/t/{table}"]').click()
    cleo.wait_for_version(0)
    expect(ada.page.get_by_text("1 spectator")).to_be_visible()
    for version in range(4):
        to_move(version, ada, bela).take_turn()
        cleo.wait_for_version(version + 1)
    expect(cleo.page.locator(".laid")).to_have_count(4)
    cannot_act(cleo)
    cleo.log.nth(1).click()
    cleo.press("Back to the game")
    hears_no_secret(cleo, running, table, [ada.token, bela.token])


def cannot_act(cleo: Visitor) -> None:
    expect(cleo.page.locator(".turn.mine")).to_have_count(0)
    expect(cleo.affordable).to_have_count(0)
    expect(cleo.legal_places).to_have_count(0)
    said = len(cleo.said)
    cleo.market.first.click(force=True)
    cleo.page.locator("[data-place]").first.click(force=True)
    expect(cleo.picked).to_have_count(0)
    assert not [frame for frame in cleo.said[said:] if json.loads(frame)["type"] != "Ping"]
    expect(cleo.page.get_by_label("Write a message")).to_have_count(0)
    cleo.page.get_by_label("Table and settings").click()
    expect(cleo.button("Undo")).to_have_count(0)
    expect(cleo.button("Ask to stop the game")).to_have_count(0)
    cleo.key("Escape")


def hears_no_secret(cleo: Visitor, running: House, table: str, tokens: list[str]) -> None:
    room = room_of(running, table)
    assert room.table is not None
    heard = everything_heard(cleo)
    hidden = [room.row.secret, str(room.table.header.seed), *tokens]
    hidden += [seat.nonce for seat in room.seats if seat.nonce]
    assert all(hidden)
    assert not [secret for secret in hidden for text in heard if secret in text]

    messages = [json.loads(frame) for frame in cleo.frames]
    updates = [message for message in messages if message["type"] == "Update"]
    assert len(updates) >= 5
    assert all(update["choices"] is None and update["seat"] is None for update in updates)
    known = tiles_in([json.loads(text) for text in heard if text[:1] in "[{"])
    state = msgspec.to_builtins(room.table.state)
    supply = tiles_in(state["supply"])
    assert len(supply) == updates[-1]["view"]["supply"]
    assert known
    assert not known & supply, "a tile that nobody has drawn yet"
