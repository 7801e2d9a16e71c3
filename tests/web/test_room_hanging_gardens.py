"""The room of The Hanging Gardens: everything in view, and nothing that moves when its content changes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Person
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import Visitor
from tests.web.test_hanging_gardens import GAME, OPEN_PLACES, OPEN_TILES, build_until, decide
from tuileries.games.hanging_gardens.state import State, ToLay, ToTake, active_player
from tuileries.locales import LANGUAGES

DESK = {"width": 1280, "height": 800}
SCREEN = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SQUARE = "document.querySelector('[data-place]').getBoundingClientRect().width"
SMALL = """[...document.querySelectorAll('.enlarge .garden > svg')]
  .map(garden => garden.getBoundingClientRect().width / garden.viewBox.baseVal.width * 100)"""
CARD = "document.querySelector('[data-card]').getBoundingClientRect().toJSON()"
PANELS = """['.offer', '.display', '.own', '.window', '.series', '.bar', '.others', '.side'].map(panel => {
  const { x, y, width, height } = document.querySelector(panel).getBoundingClientRect();
  return [panel, x, y, width, height].join(" ");
})"""
CUT = """[...document.querySelectorAll('.room *')].filter(one => one.clientWidth && !one.closest('svg')
  && !one.matches('.unseen, .name, .window, ul') && one.scrollWidth > one.clientWidth + 1)
  .map(one => one.className)"""


def sit_down(visitor: Visitor, running: House, players: int, moves: int = 40) -> str:
    """A table of people, of whom the first is here, some moves into its game."""
    table = visitor.open_quickly(*["human"] * players, game=GAME)
    for name in ("Béla", "Chloé", "Dora")[: players - 1]:
        Person(running.address, name).join(table)
    visitor.start_quickly(table)
    play_on(running, table, moves, until=0)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[data-place]").first).to_be_attached()
    visitor.settle()
    return table


def height(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("document.documentElement.scrollHeight"))


def measured(visitor: Visitor, script: str) -> Any:
    return visitor.page.evaluate(script)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_table_is_in_view(invite: Invite, running: House, players: int) -> None:
    ada = invite("Ada", viewport=DESK)
    sit_down(ada, running, players)
    assert height(ada) <= DESK["height"]
    assert ada.page.locator(".enlarge").count() == players - 1
    for panel in ada.page.locator(".enlarge, .window, .offer, .display, .series, .bar, .side").all():
        expect(panel).to_be_in_viewport(ratio=0.99)
    assert measured(ada, SQUARE) >= 36
    assert all(square >= 14 for square in measured(ada, SMALL))


NAMES_OVERLAP = """() => {
  const [column, row] = [...document.querySelectorAll(".names span:first-child")].map((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getBoundingClientRect();
  });
  return column.bottom > row.top + 3 && row.right > column.left;
}"""


def test_the_first_row_and_the_first_column_are_named_apart(invite: Invite, running: House) -> None:
    ada = invite("Ada", **SCREEN)
    sit_down(ada, running, 2, moves=0)
    assert not measured(ada, NAMES_OVERLAP)


def test_all_series_fit_on_a_phone(invite: Invite, running: House) -> None:
    ada = invite("Ada", **SCREEN)
    sit_down(ada, running, 2, moves=0)
    assert measured(ada, "(one => one.scrollWidth <= one.clientWidth)(document.querySelector('.series ul'))")


def test_cards_lie_in_their_own_shape_and_grow_with_the_window(invite: Invite, running: House) -> None:
    ada = invite("Ada", viewport=DESK)
    sit_down(ada, running, 4)
    card, square = measured(ada, CARD), measured(ada, SQUARE)
    assert card["width"] / 3.2 >= 40
    assert 1.4 < card["width"] / card["height"] < 1.55
    ada.page.set_viewport_size({"width": 1920, "height": 1080})
    assert measured(ada, CARD)["width"] > card["width"]
    assert measured(ada, SQUARE) > square


def is_turn(state: State, stage: type) -> bool:
    """Whether it is the first seat's turn to do this, with a temple in its garden."""
    built = bool(state.seats[0].garden.temples)
    return built and active_player(state) == 0 and isinstance(state.stage, stage)


def think(visitor: Visitor, stage: type) -> None:
    """Hold a card over the garden, or look at a tile."""
    page = visitor.page
    if stage is ToLay:
        page.locator("[data-card]").first.click()
        while not page.locator(OPEN_PLACES).count():
            visitor.key("r")
    page.locator(OPEN_PLACES if stage is ToLay else OPEN_TILES).first.hover()


@pytest.mark.parametrize("stage", [ToLay, ToTake])
@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_panel_changes_its_size_during_a_turn(
    invite: Invite, running: House, locale: str, stage: type
) -> None:
    ada = invite("Ada", viewport=DESK, locale=locale)
    table = sit_down(ada, running, 3, moves=0)
    panels = measured(ada, PANELS)
    build_until(running, table, lambda state: is_turn(state, stage))
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    think(ada, stage)
    assert measured(ada, PANELS) == panels
    ada.key("Escape")
    decide(ada)
    assert measured(ada, PANELS) == panels
    assert height(ada) <= DESK["height"]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_nothing_is_cut_off_or_too_wide(invite: Invite, running: House, locale: str) -> None:
    zoe = invite("Zoé", locale=locale, viewport=DESK)
    table = sit_down(zoe, running, 4)
    assert zoe.width() <= DESK["width"]
    assert measured(zoe, CUT) == []
    phone = invite("Zoé", locale=locale, **SCREEN)
    phone.go(f"/t/{table}")
    phone.settle()
    assert phone.width() <= 390


def test_a_phone_shows_garden_cards_tiles_and_what_to_do_first(invite: Invite, running: House) -> None:
    ada = invite("Ada", **SCREEN)
    sit_down(ada, running, 4)
    for panel in (".window", ".offer", ".display", ".bar"):
        expect(ada.page.locator(panel)).to_be_in_viewport(ratio=0.99)
    offer, display, bar = (ada.page.locator(panel).bounding_box() for panel in (".offer", ".display", ".bar"))
    assert offer
    assert display
    assert bar
    assert offer["y"] + offer["height"] <= display["y"]
    assert display["y"] + display["height"] <= bar["y"] + 1


def test_what_each_laid_last_stays_marked_and_any_garden_is_enlarged(invite: Invite, running: House) -> None:
    ada = invite("Ada", viewport=DESK)
    sit_down(ada, running, 4)
    expect(ada.page.locator(".enlarge .last")).to_have_count(3)
    ada.page.locator(".enlarge").last.click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.locator(".name.column").first).to_be_visible()
    ada.key("Escape")
    expect(dialog).to_have_count(0)
    ada.wait_for_focus(".enlarge")


def test_pieces_keep_their_names_when_they_travel(invite: Invite, running: House) -> None:
    ada = invite("Ada", viewport=DESK)
    table = sit_down(ada, running, 2, moves=0)
    build_until(running, table, lambda state: is_turn(state, ToTake))
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    tile = ada.page.locator(OPEN_TILES).first
    name = tile.get_attribute("data-piece")
    before = ada.version
    tile.click()
    ada.wait_past(before)
    expect(ada.page.locator(f'.series [data-piece="{name}"]')).to_have_count(1)
    expect(ada.page.locator(f'.display [data-piece="{name}"]')).to_have_count(0)
