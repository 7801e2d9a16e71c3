"""The home page: what can be played comes first; games under way and finished ones tell how they stand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import House
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tuileries.games import GAMES


def listed(visitor: Visitor, table: str) -> Locator:
    return visitor.page.locator(f'li:has(a[href$="/{table}"])')


def begun(ada: Visitor, bela: Visitor, running: House, moves: int | None) -> str:
    table = ada.open_quickly("human", "human")
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    play_on(running, table, moves)
    return table


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_the_buttons_of_a_game_are_in_one_row(invite: Invite, locale: str) -> None:
    ada = invite("Ada", locale=locale, viewport={"width": 1280, "height": 800})
    ada.go("/")
    ada.settle()
    rows = "[...document.querySelectorAll('article .buttons')].map(row => row.offsetHeight)"
    assert all(height < 80 for height in ada.page.evaluate(rows))


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_every_game_can_be_begun_without_scrolling(invite: Invite, locale: str) -> None:
    ada = invite("Ada", locale=locale, viewport={"width": 1280, "height": 800})
    ada.open_quickly("human", "human")
    ada.go("/")
    ada.settle()
    for game in GAMES:
        button = ada.page.locator(f'article:has(a[href="/rules/{game}"]) .button.main')
        expect(button).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("#daily")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_first_thing_is_a_game(invite: Invite) -> None:
    ada = invite("Ada", locale="de-DE", **PHONE)
    ada.open_quickly("human", "human")
    ada.go("/")
    ada.settle()
    expect(ada.play_button).to_be_in_viewport(ratio=1)
    assert ada.width() <= PHONE["viewport"]["width"]
    order = ada.page.evaluate(
        "[...document.querySelectorAll('main h2, main h3')].map((one) => one.id || one.tagName)"
    )
    assert order.index("daily") < order.index("mine")


def test_a_game_under_way_says_whose_turn_it_is_in_which_round_and_since_when(
    invite: Invite, running: House
) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = begun(ada, bela, running, 9)
    room = running.hub.rooms[table]
    whose = room.seats[room.whole().to_move[0]].name
    number = room.whole().state.round.number
    for visitor in (ada, bela):
        visitor.go("/")
        turn = "Your turn" if visitor.name == whose else f"{whose}’s turn"
        expect(listed(visitor, table).locator(".standing")).to_contain_text(f"{turn} · Round {number} · ")


def test_a_finished_game_tells_its_result(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = begun(ada, bela, running, None)
    ada.go("/")
    expect(listed(ada, table).locator(".standing")).to_contain_text("with")
    assert not ada.untranslated()
    assert not ada.axe()


@pytest.mark.parametrize("moves", [9, None], ids=["under way", "finished"])
def test_a_game_is_put_out_of_sight_and_brought_back(
    invite: Invite, running: House, moves: int | None
) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = begun(ada, bela, running, moves)
    ada.go("/")
    listed(ada, table).get_by_role("button").click()
    expect(listed(ada, table)).to_have_count(0)
    ada.go("/")
    ada.settle()
    expect(listed(ada, table)).to_have_count(0)
    ada.press("Show hidden: 1")
    listed(ada, table).get_by_role("button").click()
    expect(ada.button("Show hidden: 1")).to_have_count(0)
    expect(listed(ada, table)).to_be_visible()


def test_on_a_small_screen_the_game_that_waits_for_me_is_at_hand(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada", **PHONE), invite("Béla", **PHONE)
    table = begun(ada, bela, running, 9)
    room = running.hub.rooms[table]
    whose = room.seats[room.whole().to_move[0]].name
    for visitor in (ada, bela):
        visitor.go("/")
        visitor.settle()
        at_hand = visitor.page.locator(f'.next[href="/t/{table}"]')
        expect(at_hand).to_have_count(1 if visitor.name == whose else 0)
    expect(ada.play_button).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_game_has_two_rows_of_two_buttons(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.go("/")
    ada.settle()
    boxes = [one.bounding_box() for one in ada.page.locator("article").first.locator(".button").all()]
    assert len({box["y"] for box in boxes if box}) == 2
    assert len({box["width"] for box in boxes if box}) == 1
