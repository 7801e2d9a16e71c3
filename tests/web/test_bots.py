"""Which bots the page offers: what the server says of a game, and nothing where it has none."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.people import Visitor
from tuileries import bots
from tuileries.games import GAMES
from tuileries.server import clock
from tuileries.server.table.changes import Change
from tuileries.server.table.room import Room

NONE = "There are no bots for this game yet."


def kinds_of(game: str) -> list[str]:
    """The bots that a table offers, each in every pace it may have."""
    paces = [f"@{pace}" for pace in bots.PACES] if GAMES[game].is_simultaneous else [""]
    return [bot + pace for bot in bots.offered(game, 2) for pace in paces]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_offers_the_bots_of_its_game(ada: Visitor, game: str) -> None:
    ada.go(f"/new/{game}")
    options = ada.page.get_by_label("Seat 2").locator("option")
    expect(options).to_have_count(1 + len(kinds_of(game)))
    values = [option.get_attribute("value") for option in options.all()]
    assert values == ["human", *reversed(kinds_of(game))]
    expect(ada.page.get_by_text(NONE)).to_have_count(0)


def test_where_there_are_no_bots_the_page_says_so_and_people_are_seated(
    ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "levels_of", lambda _: {})
    ada.go("/new/gardeners")
    expect(ada.page.get_by_text(NONE)).to_be_visible()
    expect(ada.page.get_by_label("Seat 2")).to_have_count(0)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.press("3")
    ada.press("Open the table")
    expect(ada.page.get_by_role("listitem").filter(has_text="free")).to_have_count(2)
    ada.go("/new/gardeners")
    ada.press("1")
    expect(ada.page.get_by_text(NONE)).to_have_count(0)
    expect(ada.button("Start the game")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_against_a_bot_that_is_offered_or_alone(ada: Visitor, running: House, game: str) -> None:
    ada.go("/")
    ada.page.locator(f'article:has(a[href="/rules/{game}"]) .button.main').click()
    ada.begin()
    ada.wait_until(lambda: running.hub.rooms[ada.table].row.stage == "running")
    kinds = {seat.kind for seat in running.hub.rooms[ada.table].seats}
    proposed = "gardener@relaxed" if game == "gardeners" else bots.offered(game, 2)[0]
    assert kinds == {"human", proposed}


async def give_up_on(room: Room, seat: int) -> None:
    """They have been missing long enough."""
    async with room.lock:
        await room.save(Change(timers={f"away:{seat}": clock.now()}))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_proposed_for_whoever_is_away_only_where_there_is_one(
    invite: Invite, running: House, game: str
) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human", game=game)
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    expect(ada.page.locator(".tag").filter(has_text="away")).to_have_count(0)
    room = running.hub.rooms[table]
    running.inside(give_up_on(room, 1))
    expect(ada.page.locator(".tag").filter(has_text="away")).not_to_have_count(0)
    ada.page.get_by_label("Table and settings").click()
    expect(ada.button("Ask to stop the game")).to_be_visible()
    proposal = ada.button("Let a bot play for Béla")
    if not bots.offered(game, 2):
        expect(proposal).to_have_count(0)
        return
    proposal.click()
    ada.wait_until(lambda: room.seats[1].substitute == bots.offered(game, 2)[-1])
