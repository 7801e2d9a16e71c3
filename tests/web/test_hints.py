"""Hints at the table: asked for, looked at on the board, and not there where the table gives none."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import tuileries
from tests.golden.hanging_gardens.builder import build_large
from tests.server.house import House
from tests.web.backstage import play_again, play_on
from tests.web.conftest import Invite
from tests.web.people import DESKTOP, PHONE, Visitor
from tests.web.test_quality import barriers
from tuileries.core.record import Record
from tuileries.games.hanging_gardens.state import ToLay
from tuileries.locales import LANGUAGES


def at_turn(ada: Visitor, bela: Visitor, running: House, **more: Any) -> Visitor:
    """Ada in the middle of a game with Béla, who is somewhere else; it is her turn."""
    table = ada.open_quickly("human", "human", **more)
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    play_on(running, table, 6, until=0)
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    return ada


def among_gardens(ada: Visitor, bela: Visitor, running: House) -> Visitor:
    """The same in The Hanging Gardens, where a card is to be laid and many would allow a temple."""
    table = ada.open_quickly("human", "human", game="hanging-gardens")
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    play_again(running, table, large_gardens())
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    return ada


def large_gardens(version: int = 65) -> Record:
    table = tuileries.new("hanging-gardens", players=2, seed="8")
    while table.version < version or table.to_move != (0,) or not isinstance(table.state.stage, ToLay):
        (player,) = table.to_move
        table.play(player, build_large(table.state, player))
    return table.record()


@pytest.fixture
def gardens(ada: Visitor, invite: Invite, running: House) -> Visitor:
    among_gardens(ada, invite("Béla"), running)
    expect(hint_button(ada)).to_be_visible()
    return ada


@pytest.fixture
def game(ada: Visitor, invite: Invite, running: House) -> Visitor:
    at_turn(ada, invite("Béla"), running)
    expect(hint_button(ada)).to_be_visible()
    return ada


def hint_button(visitor: Visitor) -> Locator:
    return visitor.button("Hint")


def ideas(visitor: Visitor) -> Locator:
    return visitor.page.locator("#hint .idea")


def hinted(visitor: Visitor) -> dict[str, Any]:
    told = (json.loads(frame) for frame in visitor.frames)
    return next(message for message in reversed(list(told)) if message["type"] == "Hinted")


def test_the_best_move_is_told_shown_and_played(game: Visitor) -> None:
    before = game.version
    hint_button(game).click()
    expect(ideas(game)).to_have_count(3)
    expect(game.page.locator("#hint .chance")).to_have_text(re.compile(r"^\d+%$"))
    expect(game.page.locator("#hint .points")).to_have_count(2)
    expect(ideas(game).first).to_contain_text(re.compile(r"Take .* and place it on [a-g][1-7]"))
    best = hinted(game)["ideas"][0]
    expect(ideas(game).first.locator(".gains > span:not(.later)")).to_have_count(len(best["gains"]))
    expected = f"Expected points: {round(best['points'])}, chance of winning: {round(best['victory'] * 100)}%"
    expect(ideas(game).first.locator(".later")).to_have_text(expected)
    ideas(game).first.hover()
    expect(game.page.locator(".mine .ghost")).to_be_visible()
    game.page.locator("#hint h2").hover()
    expect(game.page.locator(".mine .ghost")).to_have_count(0)
    ideas(game).first.click()
    game.press("Place")
    game.wait_for_version(before + 1)
    played = [json.loads(frame) for frame in game.said if '"Play"' in frame]
    assert played[-1]["move"] == best["move"]
    expect(game.page.locator("#hint")).to_have_count(0)


def with_a_tile(visitor: Visitor) -> int:
    """Which of the ideas is a card, a temple and a tile."""
    told = hinted(visitor)["ideas"]
    return next(n for n, idea in enumerate(told) if "Take" in [move["type"] for move in idea["turn"]])


def test_a_whole_turn_is_told_shown_and_begun(gardens: Visitor) -> None:
    before, page = gardens.version, gardens.page
    hint_button(gardens).click()
    expect(ideas(gardens)).to_have_count(3)
    expect(page.locator("#hint .points")).to_have_count(2)
    number = with_a_tile(gardens)
    one, told = ideas(gardens).nth(number), hinted(gardens)["ideas"][number]
    expect(one).to_contain_text(re.compile(r"Place a card .* temple .* Take a tile: "))
    expect(one.locator(".gains > span:not(.later)")).to_have_count(len(told["gains"]))
    planned = (
        page.locator(".mine .temple.planned"),
        page.locator(f"[data-tile='{told['turn'][-1]['space']}'].planned"),
    )
    one.hover()
    for piece in (page.locator(".mine .ghost"), *planned):
        expect(piece).to_be_visible()
    page.locator("#hint h2").hover()
    for piece in (page.locator(".mine .ghost"), *planned):
        expect(piece).to_have_count(0)
    one.click()
    gardens.press("Place")
    gardens.wait_for_version(before + 1)
    played = [json.loads(frame) for frame in gardens.said if '"Play"' in frame]
    assert played[-1]["move"] == told["move"]
    expect(page.locator("#hint")).to_have_count(0)
    expect(planned[1]).to_have_count(0)


def test_a_turned_card_is_no_longer_the_idea(gardens: Visitor) -> None:
    gardens.key("h")
    expect(ideas(gardens)).to_have_count(3)
    spoken = gardens.page.locator("[aria-live] p", has_text="Best move: Place a card")
    expect(spoken).to_have_count(1)
    ideas(gardens).nth(with_a_tile(gardens)).click()
    expect(gardens.page.locator(".tile.planned")).to_be_visible()
    gardens.press("Turn")
    expect(gardens.page.locator(".tile.planned")).to_have_count(0)
    gardens.press("Put back")
    expect(gardens.page.locator(".mine .ghost")).to_have_count(0)


CROPPED = """all => all.filter(one => [...one.querySelectorAll("svg")].some(svg => {
  const [inside, around] = [svg, one].map(part => part.getBoundingClientRect());
  return inside.height > around.height + 1 || inside.width > around.width + 1;
})).length"""


def test_a_turned_card_is_seen_whole_in_its_idea(ada: Visitor, invite: Invite, running: House) -> None:
    table = ada.open_quickly("human", "human", game="hanging-gardens")
    invite("Béla").join_quickly(table, "Béla")
    ada.start_quickly(table)
    play_again(running, table, large_gardens(45))
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    hint_button(ada).click()
    expect(ideas(ada).filter(has_text="turned by 90°")).not_to_have_count(0)
    assert ada.page.locator("#hint .picture").evaluate_all(CROPPED) == 0


def test_a_hint_is_asked_for_and_put_away_by_keyboard(game: Visitor) -> None:
    game.page.get_by_label("Help").click()
    expect(game.page.get_by_text("H shows or hides a hint.")).to_be_visible()
    game.key("Escape")
    game.key("h")
    expect(ideas(game)).to_have_count(3)
    spoken = game.page.locator("[aria-live] p", has_text="Best move: Take")
    expect(spoken).to_have_count(1)
    game.tab_to("#hint .idea")
    expect(game.page.locator(".mine .ghost")).to_be_visible()
    game.key("Escape")
    expect(game.page.locator("#hint")).to_have_count(0)
    expect(game.page.locator(".mine .ghost")).to_have_count(0)
    game.wait_for_focus(".asks")


def test_what_a_hand_picked_since_is_not_taken_from_it(game: Visitor) -> None:
    game.key("h")
    ideas(game).first.click()
    game.settle()
    game.press("Put back")
    expect(game.picked).to_have_count(0)
    game.pick()
    hint_button(game).click()
    expect(game.page.locator("#hint")).to_have_count(0)
    expect(game.picked).to_have_count(1)


def test_out_of_turn_nobody_is_asked(game: Visitor) -> None:
    game.take_turn()
    if game.page.locator(".turn.mine").count():  # who ends a round may begin the next
        game.take_turn()
    expect(game.page.locator("p.turn")).to_have_text("Béla’s turn")
    expect(hint_button(game)).to_have_count(0)
    game.key("h")
    game.page.get_by_role("tab", name="Chat").click()
    game.press("Well played!")
    game.wait_until(lambda: any('"Chat"' in frame for frame in game.said))
    assert not any('"Hint"' in frame for frame in game.said)


def test_a_table_without_hints_has_no_button(ada: Visitor) -> None:
    ada.go("/new/zen-garden")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Seat 2").select_option("regular")
    ada.page.get_by_label("Hints on").uncheck()
    ada.press("Start the game")
    ada.wait_for_turn()
    ada.settle()
    expect(ada.affordable).not_to_have_count(0)
    expect(hint_button(ada)).to_have_count(0)


def test_where_nobody_advises_nothing_is_offered(ada: Visitor) -> None:
    ada.go("/new/gardeners")
    expect(ada.page.get_by_label("Help on")).to_be_visible()
    expect(ada.page.get_by_label("Hints on")).to_have_count(0)


def test_an_adviser_who_is_not_ready_says_so(
    game: Visitor, running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any, guest: int) -> None:
        return None

    monkeypatch.setattr(running.hub.bots, "advise", nothing)
    hint_button(game).click()
    expect(game.page.get_by_role("alert")).to_contain_text("Hints are not ready yet")
    expect(game.page.locator("#hint")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_has_no_barrier_and_fits(
    invite: Invite, running: House, device: dict[str, Any], language: str
) -> None:
    ada = invite("Ada", locale=language, **device)
    at_turn(ada, invite("Béla"), running, options={"boards": [1, 2, 3, 4, 5]})
    ada.page.locator(".asks").click()
    expect(ideas(ada)).to_have_count(3)
    assert not ada.untranslated()
    assert ada.width() <= device["viewport"]["width"]
    assert not barriers(ada, "hint")
    ideas(ada).first.click()
    expect(ada.page.locator(".mine .ghost")).to_be_in_viewport()
    assert not barriers(ada, "idea on the board")


@pytest.mark.parametrize(("device", "language"), [(DESKTOP, "de"), (PHONE, "fr")], ids=["desktop", "phone"])
def test_a_whole_turn_has_no_barrier_and_fits(
    invite: Invite, running: House, device: dict[str, Any], language: str
) -> None:
    ada = among_gardens(invite("Ada", locale=language, **device), invite("Béla"), running)
    ada.page.locator(".asks").click()
    expect(ideas(ada)).to_have_count(3)
    assert not ada.untranslated()
    ideas(ada).nth(with_a_tile(ada)).click()
    expect(ada.page.locator(".mine .ghost")).to_be_in_viewport()
    expect(ada.page.locator(".tile.planned")).to_be_visible()
    assert ada.width() <= device["viewport"]["width"]
    assert not barriers(ada, "a turn on the board")
