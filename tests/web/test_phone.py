"""A small screen and a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.house import House
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import PHONE

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
