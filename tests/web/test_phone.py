"""A small screen and a finger."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Person
from tests.web.backstage import play_on, room_of
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tests.web.test_hanging_gardens import build_until
from tuileries.games.hanging_gardens.state import State, ToLay, active_player

WIDTH = PHONE["viewport"]["width"]


def test_a_turn_is_made_by_tapping_and_confirmed(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.go("/")
    ada.play_button.tap()
    ada.start_button.tap()
    ada.page.wait_for_url("**/t/*")
    for turn in range(3):
        ada.take_turn_by_tap()
        assert ada.laid == turn + 1
    ada.wait_for_turn()
    assert ada.width() <= WIDTH


def test_a_tap_on_a_waiting_tile_turns_it_and_it_can_be_put_away(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.play_now()
    ada.take_turn_by_tap()
    ada.wait_for_turn()
    before = ada.version
    ada.affordable.first.tap()
    place = ada.legal_places.first
    name = place.get_attribute("data-place")
    place.tap()
    expect(ada.page.locator(".ghost")).to_have_count(1)
    drawn = ada.page.locator(".ghost").inner_html()
    ada.page.locator(f'[data-place="{name}"]').tap()
    ada.wait_until(lambda: ada.page.locator(".ghost").inner_html() != drawn)
    ada.button("Put back").tap()
    expect(ada.page.locator(".ghost")).to_have_count(0)
    assert ada.version == before


def test_no_page_is_wider_than_the_phone(invite: Invite, running: House) -> None:
    ada = invite("Ada with a long name", **PHONE)
    waiting = ada.open_quickly("human", "human", "human", "human")
    running_game = ada.open_quickly("human", *["beginner"] * 3, options={"boards": [1, 2, 3, 4]})
    ada.start_quickly(running_game)
    finished = ada.open_quickly("human", "human")
    ada.join_quickly(finished, "Béla")
    ada.start_quickly(finished)
    play_on(running, finished)
    paths = ["/", "/new/zen-garden", "/join", "/settings", "/rules/zen-garden", "/nothing", "/pieces.html"]
    paths += [f"/t/{waiting}", f"/t/{running_game}", f"/t/{finished}", f"/replay/{finished}?at=20"]
    too_wide = {}
    for path in paths:
        ada.go(path)
        ada.settle()
        if ada.width() > WIDTH:
            too_wide[path] = ada.width()
    assert not too_wide


def test_help_and_menu_open_inside_the_screen(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.play_now()
    ada.wait_for_turn()
    for popover in ada.page.locator("header details").all():
        popover.locator("summary").tap()
        box = popover.locator(".card").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= WIDTH


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_whose_turn_it_is_does_not_run_under_a_button(invite: Invite, running: House, locale: str) -> None:
    ada = invite("Ada", locale=locale, **PHONE)
    table = ada.open_quickly("human", "human", game="hanging-gardens", hints=True)
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    play_on(running, table, 40, until=0)
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    assert ada.page.locator("header .button").count() >= 4
    for line in ada.page.locator("header .standing p").all():
        assert line.evaluate("one => one.scrollWidth <= one.clientWidth"), line.inner_text()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_who_is_thinking_is_named_whole(
    invite: Invite, running: House, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(running.hub.bots, "think", never)
    ada = invite("Ada", locale=locale, **PHONE)
    table = ada.open_quickly("human", "beginner", game="hanging-gardens", hints=True)
    ada.start_quickly(table)
    if room_of(running, table).whole().to_move == (0,):
        play_on(running, table, 1)
    ada.go(f"/t/{table}")
    expect(ada.page.locator(".thinking")).to_be_visible()
    for line in ada.page.locator("header .standing p > *:visible").all():
        assert line.evaluate("one => one.scrollWidth <= one.clientWidth"), line.inner_text()
    told = {"en-GB": "is thinking", "fr-FR": "réfléchit", "de-DE": "denkt nach"}
    expect(ada.page.locator("header .turn")).to_contain_text(told[locale])


def beyond(visitor: Visitor) -> list[str]:
    """On which sides it is shown that there is more of the garden."""
    return [str(one.get_attribute("data-beyond")) for one in visitor.page.locator("[data-beyond]").all()]


def is_tall(state: State) -> bool:
    is_turn = isinstance(state.stage, ToLay) and active_player(state) == 0
    return is_turn and len(state.seats[0].garden.rows) >= 8


def test_where_a_garden_goes_on_beyond_its_window_is_shown(invite: Invite, running: House) -> None:
    ada = invite("Ada", **PHONE)
    table = ada.open_quickly("human", "human", game="hanging-gardens")
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    ada.settle()
    assert beyond(ada) == []
    window = ada.page.locator(".own .window")
    before = window.bounding_box()
    build_until(running, table, is_tall)
    expect(ada.page.locator("[data-beyond=up], [data-beyond=down]").first).to_be_visible()
    window.evaluate("one => one.scrollTo(0, 0)")
    expect(ada.page.locator("[data-beyond=up]")).to_have_count(0)
    expect(ada.page.locator("[data-beyond=down]")).to_have_count(1)
    window.evaluate("one => one.scrollTo(0, 9999)")
    expect(ada.page.locator("[data-beyond=up]")).to_have_count(1)
    expect(ada.page.locator("[data-beyond=down]")).to_have_count(0)
    assert window.bounding_box() == before
    for _ in range(4):
        ada.button("Zoom out").tap()
    expect(ada.page.locator("[data-beyond]")).to_have_count(0)
