"""Gardeners alone: all tiles at hand, any place at any time."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.golden.gardeners.builders import rebuild
from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.gardeners import (
    at,
    be_ready,
    laid,
    lay,
    make_all,
    near_wish,
    picture,
    play_alone,
    reserve,
    table_of,
)
from tests.web.people import PHONE, Visitor
from tuileries.core.grids import Cell
from tuileries.games.gardeners.state import Stage


def test_before_the_first_tile_one_reads_what_the_garden_is_for(ada: Visitor) -> None:
    play_alone(ada)
    expect(ada.page.locator(".prompt")).to_contain_text("every card is fulfilled")


def test_one_passes_training_a(ada: Visitor, running: House) -> None:
    """GD-O1 to GD-O3: two cards, then one more each round, scored as late as can be."""
    table = table_of(running, play_alone(ada))
    while table.outcome is None:
        make_all([ada], table, rebuild(table, near_wish(table)))
        be_ready([ada], table)
        expect(ada.page.locator('.mine .face[title="delighted"]')).to_be_visible()
        if table.state.stage == Stage.WON:
            before = table.version
            ada.press("Draw another card" if table.state.deck else "Score all cards")
            ada.wait_for_version(before + 1)
    expect(ada.page.locator(".end .winner")).to_contain_text("you have passed the training")
    expect(laid(ada)).to_have_count(16)


def test_a_garden_laid_at_random_hears_its_verdict_and_building_goes_on(ada: Visitor, running: House) -> None:
    table = table_of(running, play_alone(ada))
    for _ in range(16):
        lay(ada)
    be_ready([ada], table)
    expect(ada.page.locator(".mine .face[title]")).to_be_visible()
    is_won = table.state.stage == Stage.WON
    verdict = "delighted" if is_won or table.state.round > 1 else "angry"
    expect(ada.page.locator(f'.mine .face[title="{verdict}"]')).to_be_visible()
    expect(ada.button("Draw another card" if is_won else "Ready")).to_be_visible()


def test_a_card_that_is_too_hard_goes_only_when_one_is_sure(ada: Visitor, running: House) -> None:
    """GD-O4."""
    table = table_of(running, play_alone(ada, mode="normal"))
    ada.press("Start the timer")
    ada.wait_for_version(1)
    cards = [held.card for held in table.state.cards]
    first = ada.button("Too hard: discard").first
    first.click()
    ada.press("Keep it")
    expect(ada.button("Discard (free)")).to_have_count(0)
    first.dblclick()
    assert [held.card for held in table.state.cards] == cards
    ada.press("Discard (free)")
    ada.wait_for_version(2)
    assert table.state.discarded == (cards[-1],), "the newest card comes first"


def test_who_discards_in_a_training_is_told_what_it_costs(ada: Visitor) -> None:
    """GD-O1, GD-O4."""
    play_alone(ada, mode="training-a")
    ada.button("Too hard: discard").first.click()
    expect(ada.button("Discard and fail")).to_be_visible()


def test_tiles_are_moved_exchanged_turned_and_lifted(ada: Visitor) -> None:
    """GD-O1, by click and by drag."""
    play_alone(ada, mode="normal")
    ada.press("Start the timer")
    for tile, cell in (("B1", Cell(2, 2)), ("A1", Cell(0, 0))):
        ada.page.locator(f'.mine [data-tile="{tile}"]').click()
        at(ada, cell).click()
    at(ada, Cell(2, 2)).click()
    ada.press("Turn")
    at(ada, Cell(1, 3)).click()
    expect(at(ada, Cell(1, 3)).locator("use[transform]")).to_have_attribute("transform", "rotate(90 50 50)")
    at(ada, Cell(1, 3)).drag_to(at(ada, Cell(0, 0)))
    expect(at(ada, Cell(0, 0))).to_have_attribute("data-laid", "B1")
    ada.wait_until(lambda: picture(ada) == {"0,0": "B1", "1,3": "A1"})
    at(ada, Cell(0, 0)).click()
    ada.press("Take out")
    expect(ada.page.locator('.mine [data-tile="B1"]')).to_be_visible()
    ada.wait_until(lambda: picture(ada) == {"1,3": "A1"})


def test_a_round_by_keyboard_alone(ada: Visitor) -> None:
    play_alone(ada)
    for number in range(16):
        ada.tab_to(".mine [data-tile]")
        ada.key("Enter")
        expect(ada.page.locator("[data-place]:focus")).to_have_count(1)
        ada.key("Enter")
        expect(laid(ada)).to_have_count(number + 1)
    here = ada.page.evaluate("document.activeElement.dataset.laid")
    ada.key("Enter")
    ada.key("ArrowLeft")
    ada.key("Enter")
    expect(ada.page.locator("[data-place]:focus")).to_have_attribute("data-laid", here)
    ada.key("Enter")
    ada.tab_to(".buttons .button")
    ada.key("Enter")
    expect(reserve(ada)).to_have_count(1)
    expect(ada.page.locator("[data-place]:focus")).to_have_count(1)
    ada.tab_to(".mine [data-tile]")
    ada.key("Enter")
    ada.key("Escape")
    expect(ada.page.locator(".mine [data-tile]:focus")).to_have_count(1)
    ada.key("Enter")
    ada.key("Enter")
    expect(laid(ada)).to_have_count(16)
    ada.tab_to(".buttons .main")
    ada.key("Enter")
    expect(ada.page.locator(".mine .face")).to_be_visible()


def test_a_tile_is_found_and_turned_by_keyboard(ada: Visitor) -> None:
    play_alone(ada, mode="normal")
    ada.tab_to(".buttons .main")
    ada.key("Enter")
    ada.tab_to(".mine [data-tile]")
    ada.tab_to('[data-tile="B1"]', "ArrowRight")
    ada.key("Enter")
    ada.wait_for_focus("[data-place]")
    for key in ("r", "r", "Shift+R", "ArrowRight", "ArrowDown", "Enter"):
        ada.key(key)
    expect(at(ada, Cell(1, 1))).to_have_attribute("data-laid", "B1")
    expect(at(ada, Cell(1, 1)).locator("use[transform]")).to_have_attribute("transform", "rotate(90 50 50)")


def test_on_a_phone_by_tap(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    play_alone(ada)
    for number in range(2):
        reserve(ada).first.tap()
        ada.page.locator(".place.open").first.tap()
        expect(laid(ada)).to_have_count(number + 1)
    assert ada.width() <= 360
