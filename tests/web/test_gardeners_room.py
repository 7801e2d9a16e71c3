"""The table of Gardeners in one look, at every size; who waits reads for what, and no hand slips."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.golden.gardeners.builders import Moves, rebuild
from tests.server.house import House, Person
from tests.web.backstage import shorten_timer
from tests.web.conftest import Invite
from tests.web.gardeners import (
    GAME,
    OPEN,
    at,
    fill,
    laid,
    lay,
    near_wish,
    play_alone,
    play_moves,
    reserve,
    sit_together,
    table_of,
    take_seats,
    wait_for_version,
)
from tests.web.people import Visitor
from tuileries.core.grids import Cell
from tuileries.core.table import Table
from tuileries.games.gardeners.moves import Add, GoOn, Place, Ready, Remove, Start
from tuileries.games.gardeners.state import Stage
from tuileries.locales import LANGUAGES

DESK = (1280, 800)
TABLET = (820, 1180)
PHONE = (390, 844)
SPAN = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
PIECES = "all => all.map(one => one.dataset.piece)"
PANELS = (".mine", ".around", ".hand", ".state", ".other", ".source", ".others")


def screen(size: tuple[int, int]) -> dict[str, Any]:
    width, height = size
    touch = width < 900
    return {"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": width < 500}


def sit(visitor: Visitor, running: House, players: int, **options: Any) -> str:
    """A table with this person in front and so many in all, with names that need room."""
    name = visitor.open_quickly(*["human"] * players, game=GAME, options={"mode": "normal", **options})
    for other in ("Béla", "Chloé", "Maximiliane-Dorothea")[: players - 1]:
        Person(running.address, other).join(name)
    visitor.start_quickly(name)
    take_seats(name, visitor)
    return name


def some_moves(table: Table, number: int) -> Moves:
    if table.header.players > 1:
        return islice(fill(table), number)
    tiles = table.state.seats[0].loose
    return ((0, Place(tile, Cell(*divmod(place, 6)))) for place, tile in enumerate(tiles[:number]))


def build(visitor: Visitor, running: House, name: str, number: int = 36) -> Table:
    table = table_of(running, name)
    play_moves(running, name, [(table.state.drawer, Start())])
    play_moves(running, name, some_moves(table, number))
    wait_for_version([visitor], table.version)
    expect(laid(visitor)).to_have_count(number)
    return table


def check_in_vain(running: House, name: str) -> None:
    """Let the garden be checked until it disappoints: the first cards may be met by chance."""
    table = table_of(running, name)
    while not table.state.moods:
        play_moves(running, name, [(player, Ready()) for player in range(table.header.players)])
        if table.state.stage == Stage.WON:
            play_moves(running, name, [(0, GoOn())])


def boxes(found: Locator) -> list[tuple[float, float, float, float]]:
    script = "all => all.map(one => one.getBoundingClientRect()).map(r => [r.left, r.top, r.right, r.bottom])"
    return [tuple(box) for box in found.evaluate_all(script)]


def is_inside(visitor: Visitor, selector: str) -> bool:
    size = visitor.page.viewport_size
    assert size is not None
    found = boxes(visitor.page.locator(selector))
    return bool(found) and all(
        left >= 0 and top >= 0 and right <= size["width"] + 1 and bottom <= size["height"] + 1
        for left, top, right, bottom in found
    )


def square(visitor: Visitor) -> float:
    left, _, right, _ = boxes(visitor.page.locator("[data-place]"))[0]
    return right - left


# Room


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_on_a_desk_the_whole_table_is_in_view(invite: Invite, running: House, players: int) -> None:
    ada = invite("Ada", **screen(DESK))
    build(ada, running, sit(ada, running, players), 20)
    width, height = ada.page.evaluate(SPAN)
    assert (width <= DESK[0], height) == (True, DESK[1])
    named = [".state", "[role=timer]", ".around", ".mine", ".mine .reserve", ".hand", ".side"]
    named += [".other"] if players > 1 else [".face-up"]
    assert [one for one in named if not is_inside(ada, one)] == []
    assert ada.page.locator(".other").count() == players - 1
    assert square(ada) >= 36


@pytest.mark.parametrize("size", [TABLET, PHONE])
@pytest.mark.parametrize("players", [1, 4])
def test_garden_tiles_cards_and_buttons_are_on_the_first_screen(
    invite: Invite, running: House, players: int, size: tuple[int, int]
) -> None:
    ada = invite("Ada", **screen(size))
    table = build(ada, running, sit(ada, running, players), 20)
    reserve(ada).first.click()
    ada.page.evaluate("scrollTo(0, 0)")
    cards = ["ul:has(> .card .text)"] if players == 1 or table.state.drawer == 0 else []
    named = [".around", ".mine .reserve", ".hand", ".buttons", *cards]
    assert [one for one in named if not is_inside(ada, one)] == []
    assert square(ada) >= 36
    assert min(bottom - top for _, top, _, bottom in boxes(reserve(ada))) >= 44


def test_the_garden_grows_with_the_window(invite: Invite, running: House) -> None:
    ada = invite("Ada", **screen(DESK))
    sit(ada, running, 4)
    squares = []
    for width, height in (DESK, (1920, 1080), (2560, 1440)):
        ada.page.set_viewport_size({"width": width, "height": height})
        squares.append(square(ada) / height)
        assert ada.page.evaluate(SPAN)[1] == height
    assert min(squares) >= squares[0] * 0.97


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE])
@pytest.mark.parametrize("locale", LANGUAGES)
def test_nothing_overflows_in_any_language(
    invite: Invite, running: House, locale: str, size: tuple[int, int]
) -> None:
    ada = invite("Ada", locale=locale, **screen(size))
    name = sit(ada, running, 4)
    widths = [ada.width()]
    table = build(ada, running, name)
    play_moves(running, name, [(player, Ready()) for player in range(4)])
    wait_for_version([ada], table.version)
    laid(ada).first.click()
    expect(ada.page.locator(".buttons .main")).to_have_count(3)
    widths.append(ada.width())
    assert max(widths) <= size[0]
    assert is_inside(ada, ".buttons .button"), "a button that nobody can reach"
    assert [one for one in (".hand", ".state") if not is_inside(ada, one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_game_stands_is_one_line_on_a_phone(invite: Invite, running: House, language: str) -> None:
    ada = invite("Ada", locale=language, **screen(PHONE))
    sit(ada, running, 2)
    line = ada.page.locator(".state > p").first
    assert line.evaluate("one => one.offsetHeight < 24 && one.scrollWidth <= one.clientWidth")
    assert is_inside(ada, ".state, .clock")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_after_a_round_won_alone_both_choices_are_in_reach(
    invite: Invite, running: House, locale: str
) -> None:
    ada = invite("Ada", locale=locale, **screen(PHONE))
    name = play_alone(ada)
    table = table_of(running, name)
    play_moves(running, name, rebuild(table, near_wish(table)))
    play_moves(running, name, [(0, Ready())])
    expect(ada.page.locator(".buttons .button")).to_have_count(2)
    assert is_inside(ada, ".buttons .button")


def panels(visitor: Visitor) -> dict[str, list[tuple[float, float, float, float]]]:
    return {name: boxes(visitor.page.locator(name)) for name in PANELS}


@pytest.mark.parametrize("players", [1, 3])
def test_no_panel_changes_its_size_with_its_content(invite: Invite, running: House, players: int) -> None:
    ada = invite("Ada", **screen(DESK))
    name = sit(ada, running, players)
    before = panels(ada)
    table = build(ada, running, name, 6)
    assert panels(ada) == before
    reserve(ada).first.click()
    assert panels(ada) == before
    ada.page.locator(OPEN).first.click()
    expect(laid(ada)).to_have_count(7)
    laid(ada).first.click()
    assert panels(ada) == before
    ada.key("Escape")
    wait_for_version([ada], table.version)
    if players > 1:
        play_moves(running, name, fill(table))
        play_moves(running, name, [(player, Ready()) for player in range(players)])
        wait_for_version([ada], table.version)
        assert panels(ada) == before


def test_the_garden_of_a_replay_is_not_as_far_down_as_its_log_is_long(invite: Invite, running: House) -> None:
    ada = invite("Ada", **screen(DESK))
    name = sit(ada, running, 4)
    table = build(ada, running, name)
    shorten_timer(running, name, 0)
    expect(ada.page.locator(".end .winner")).not_to_be_empty()
    ada.go(f"/replay/{name}?at={table.version - 1}")
    expect(laid(ada)).to_have_count(36)
    assert is_inside(ada, ".around")


def test_a_piece_is_drawn_once(invite: Invite, running: House) -> None:
    ada = invite("Ada", **screen(DESK))
    table = build(ada, running, sit(ada, running, 3), 10)
    found = Counter(ada.page.locator("[data-piece]").evaluate_all(PIECES))
    seen = {entry.tile for entry in table.state.garden.laid}
    seen |= {tile for seat in table.state.seats for tile in seat.at_hand}
    assert found == Counter(f"tile-{tile}" for tile in seen)


# What was done, and what is waited for


def test_what_a_teammate_did_last_is_shown_and_stays(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = table_of(running, sit_together(ada, bela))
    lay(bela)
    deed = ada.page.locator(".other .deed")
    expect(deed).to_contain_text("→ j10")
    expect(ada.page.locator(".place .mark")).to_have_count(1)
    lay(ada)
    expect(laid(bela)).to_have_count(2)
    expect(deed).to_contain_text("→ j10")
    play_moves(running, bela.table, [(1, Remove(table.state.garden.laid[1].tile, 0))])
    expect(deed).to_have_attribute("title", re.compile("^Last taken out of .* and given to Ada: "))


def test_who_waits_reads_for_what(invite: Invite, running: House) -> None:
    ada, bela, zoe = invite("Ada"), invite("Béla"), invite("Zoé")
    name = sit_together(ada, bela, mode="normal")
    take_seats(name, zoe)
    table = table_of(running, name)
    people = (ada, bela)
    reader, other = people[table.state.drawer], people[1 - table.state.drawer]
    for waiting in (other, zoe):
        expect(waiting.page.locator(".prompt")).to_have_text(f"{reader.name} is reading their card.")
    play_moves(running, name, [(table.state.drawer, Start())])
    expect(zoe.page.locator(".prompt")).to_have_text("Everyone is building. Tiles in the garden: 0 of 36.")
    play_moves(running, name, fill(table))
    expect(zoe.page.locator(".prompt")).to_have_text("The garden is full. Waiting for Ada and Béla.")
    play_moves(running, name, [(0, Ready())])
    expect(zoe.page.locator(".prompt")).to_have_text("The garden is full. Waiting for Béla.")
    expect(ada.page.locator(".prompt")).to_have_text("You are ready. Waiting for Béla.")


def test_the_verdict_of_the_last_check_stays_beside_each_name(invite: Invite, running: House) -> None:
    ada = invite("Ada")
    name = sit(ada, running, 2)
    table = build(ada, running, name)
    check_in_vain(running, name)
    angry = table.state.moods.index(False)
    face = ada.page.locator(f"{('.mine', '.other')[angry]} .face")
    expect(face).to_have_attribute("title", "angry")
    corner = table.state.garden.laid[-1]
    play_moves(running, name, [(0, Remove(corner.tile, 1)), (1, Add(corner.tile, corner.cell, corner.turn))])
    wait_for_version([ada], table.version)
    expect(face).to_have_attribute("title", "angry")
    ada.page.reload()
    expect(face).to_have_attribute("title", "angry")


def test_alone_one_sees_which_cards_are_not_met(invite: Invite, running: House) -> None:
    ada = invite("Ada", **screen(DESK))
    name = play_alone(ada, mode="normal")
    table = build(ada, running, name)
    missed = ada.page.locator("li:has(.missed)")
    expect(missed).to_have_count(0)
    check_in_vain(running, name)
    expect(missed).to_have_count(len(table.state.missed))
    expect(missed.first).to_contain_text("not fulfilled at the last check")
    assert is_inside(ada, "li .missed")
    laid(ada).first.click()
    ada.press("Take out")
    expect(laid(ada)).to_have_count(35)
    expect(missed).to_have_count(len(table.state.missed))
    ada.page.reload()
    expect(missed).to_have_count(len(table.state.missed))


# No hand slips


@pytest.fixture
def people(invite: Invite) -> tuple[Visitor, Visitor]:
    return invite("Ada"), invite("Béla")


def picked(visitor: Visitor) -> Locator:
    return visitor.page.locator(".place.held, .refusal")


class Finger:
    """A finger that comes down on a place and is lifted later."""

    def __init__(self, visitor: Visitor) -> None:
        self.session = visitor.context.new_cdp_session(visitor.page)

    def press(self, place: Locator) -> None:
        left, top, right, bottom = boxes(place)[0]
        self._touch("touchStart", [{"x": (left + right) / 2, "y": (top + bottom) / 2}])

    def lift(self) -> None:
        self._touch("touchEnd", [])

    def _touch(self, what: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def test_a_tap_on_a_free_place_lifts_no_tile_that_was_laid_meanwhile(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada"), invite("Béla", has_touch=True)
    name = sit_together(ada, bela)
    table = table_of(running, name)
    lay(ada)
    lay(ada)
    expect(laid(bela)).to_have_count(2)
    reserve(bela).first.tap()
    picked_tile = bela.page.locator('.mine [data-tile][aria-pressed="true"]')
    expect(picked_tile).to_have_count(1)
    finger, place = Finger(bela), at(bela, Cell(0, -1))
    bela.page.evaluate("addEventListener('click', () => window.clicks = 1 + (window.clicks ?? 0), true)")
    finger.press(place)
    play_moves(running, name, [(0, Add(table.state.seats[0].pile[0], Cell(0, -1)))])
    bela.page.wait_for_selector('[data-place="0,-1"][data-laid]')
    finger.lift()
    bela.page.wait_for_function("window.clicks === 1")
    expect(picked_tile).to_have_count(1)
    expect(picked(bela)).to_have_count(0)


def test_a_tile_that_was_just_laid_by_a_teammate_is_not_lifted_until_it_is_seen(
    people: tuple[Visitor, Visitor],
) -> None:
    ada, bela = people
    sit_together(*people)
    lay(ada)
    expect(laid(bela)).to_have_count(1)
    bela.stop_the_clock()
    reserve(bela).first.click()
    lay(ada)
    fresh = laid(bela).and_(bela.page.locator(".last"))
    expect(laid(bela)).to_have_count(2)
    fresh.click()
    expect(picked(bela)).to_have_count(0)
    bela.let_pass(2.1)
    fresh.click()
    expect(bela.button("Give to Ada")).to_be_visible()


def test_free_places_say_when_nothing_can_be_done_with_them(people: tuple[Visitor, Visitor]) -> None:
    ada, _ = people
    sit_together(*people)
    lay(ada)
    free = ada.page.locator('[data-place]:not([data-laid])[aria-disabled="false"]')
    expect(free).to_have_count(0)
    reserve(ada).first.click()
    expect(free).to_have_count(4)
    expect(ada.page.locator(OPEN)).to_have_count(4)
    expect(ada.page.locator('[data-laid][aria-disabled="true"]')).to_have_count(0)
