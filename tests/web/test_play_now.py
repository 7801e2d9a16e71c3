"""*Play now*: one small sheet, and one more click."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.people import PHONE, START, Visitor
from tuileries import bots
from tuileries.games import GAMES


def open_sheet(visitor: Visitor, game: str = "zen-garden") -> Locator:
    visitor.go("/")
    visitor.page.locator(f'article:has(a[href="/rules/{game}"]) .button.main').click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.get_by_role("radio").first).to_be_visible()
    return sheet


def begun(visitor: Visitor, running: House) -> tuple[list[str], Any]:
    """Who sits at the table that was opened, and its options."""
    visitor.begin()
    room = running.hub.rooms[visitor.table]
    return sorted(seat.kind for seat in room.seats), msgspec.json.decode(room.row.options)


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_the_opponents_stand_from_weak_to_strong_with_a_line_each(ada: Visitor, game: str) -> None:
    sheet = open_sheet(ada, game)
    offered = sheet.get_by_role("group", name="Opponent").locator("label")
    expect(offered).to_have_count(len(bots.offered(game, 2)))
    assert offered.locator("b").all_inner_texts() == list(bots.offered(game, 2))
    lines = offered.locator("small").all_inner_texts()
    assert len(set(lines)) == len(lines)
    assert all(line.endswith(".") for line in lines)
    expect(offered.first.get_by_role("radio")).to_be_checked()
    assert not ada.axe()


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_play_is_told_in_a_sentence(ada: Visitor, game: str) -> None:
    sheet = open_sheet(ada, game)
    ways = sheet.get_by_role("group").last.locator("label")
    expect(ways).to_have_count(len(GAMES[game].presets))
    assert all(line.endswith(".") for line in ways.locator("small").all_inner_texts())
    assert not ada.untranslated()


def test_a_click_before_the_opponents_are_known_is_not_lost(ada: Visitor) -> None:
    waiting = list[Route]()
    ada.page.route("**/api/house", lambda route: waiting.append(route))
    ada.go("/")
    ada.play_button.click()
    ada.start_button.click()
    ada.wait_until(lambda: bool(waiting))
    waiting[0].continue_()
    ada.page.wait_for_url("**/t/*")


def test_the_choice_is_played_and_remembered(ada: Visitor, running: House) -> None:
    sheet = open_sheet(ada)
    sheet.get_by_role("radio", name="casual").check()
    sheet.get_by_role("radio", name="3", exact=True).check()
    sheet.get_by_role("radio", name="Level 3").check()
    assert begun(ada, running) == (["casual", "casual", "human"], {"boards": [1, 2, 3]})
    open_sheet(ada)
    assert begun(ada, running) == (["casual", "casual", "human"], {"boards": [1, 2, 3]})
    sheet = open_sheet(ada, "hanging-gardens")
    expect(sheet.get_by_role("radio", name="beginner")).to_be_checked()


def test_a_choice_that_is_offered_no_more_is_not_made(ada: Visitor, running: House) -> None:
    kept = '{"choices":{"zen-garden":{"players":9,"bot":"nobody","preset":"gone"},"gardeners":null}}'
    ada.context.add_init_script(f"localStorage.setItem('tuileries-settings', '{kept}')")
    open_sheet(ada)
    assert begun(ada, running) == (["beginner", "human"], {"boards": [1]})


def test_gardeners_is_played_with_a_teammate_alone_or_with_friends(ada: Visitor, running: House) -> None:
    sheet = open_sheet(ada, "gardeners")
    mates = sheet.get_by_role("group", name="Teammates").locator("label")
    assert mates.locator("b").all_inner_texts() == list(bots.TEAMMATES)
    assert all(line.endswith(".") for line in mates.locator("small").all_inner_texts())
    expect(sheet.get_by_role("radio", name="gardener")).to_be_checked()
    expect(sheet.get_by_role("radio", name="relaxed")).to_be_checked()
    assert not ada.axe()
    sheet.get_by_role("radio", name="brisk").check()
    kinds, options = begun(ada, running)
    assert (kinds, options["mode"]) == (["gardener@brisk", "human"], "training-a")
    sheet = open_sheet(ada, "gardeners")
    sheet.get_by_role("radio", name="Solo").check()
    expect(sheet.get_by_role("group", name="Pace of the bots")).to_have_count(0)
    assert begun(ada, running)[0] == ["human"]
    open_sheet(ada, "gardeners").get_by_role("link", name="Play with friends").click()
    ada.page.wait_for_url("**/new/gardeners")


def test_the_sheet_is_left_by_escape_and_the_focus_comes_back(ada: Visitor) -> None:
    open_sheet(ada)
    ada.wait_for_focus(START)
    ada.key("Shift+Tab")
    assert ada.is_focused('input[name="preset"]')
    ada.key("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.play_button).to_be_focused()


def test_on_a_phone_the_sheet_fits_and_starts_without_scrolling(invite: Invite) -> None:
    ada = invite("Ada", locale="de-DE", **PHONE)
    open_sheet(ada)
    expect(ada.start_button).to_be_in_viewport(ratio=1)
    assert ada.width() <= PHONE["viewport"]["width"]
    inner = ada.page.evaluate("(d => [d.scrollWidth, d.clientWidth])(document.querySelector('dialog'))")
    assert inner[0] <= inner[1]
    assert not ada.axe()
