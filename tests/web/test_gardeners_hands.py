"""Many hands at one garden: quick ones, hands that meet, and what the rules refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.gardeners import (
    GAME,
    OPEN,
    Stopwatch,
    at,
    fill,
    laid,
    lay,
    make,
    make_all,
    picture,
    play_moves,
    reserve,
    sit_together,
    start_timer,
    table_of,
    take_seats,
)
from tests.web.people import DESKTOP, PHONE, Visitor
from tuileries.core.grids import Cell
from tuileries.core.table import Table
from tuileries.games.gardeners.components import TILES
from tuileries.games.gardeners.moves import Ready, Remove, Start


@pytest.fixture
def people(invite: Invite) -> tuple[Visitor, Visitor]:
    return invite("Ada"), invite("Béla")


# Refusals


def test_a_place_apart_from_the_garden_is_refused_by_rule(people: tuple[Visitor, Visitor]) -> None:
    ada, _ = people
    sit_together(*people)
    lay(ada)
    reserve(ada).first.click()
    ada.page.locator("[data-place]").first.click(force=True)
    expect(ada.page.locator(".refusal a").first).to_have_attribute("href", f"/rules/{GAME}#GD-A2")


def test_a_tile_that_must_stay_says_why(people: tuple[Visitor, Visitor]) -> None:
    ada, _ = people
    sit_together(*people)
    lay(ada)
    laid(ada).click()
    expect(ada.page.locator(".refusal a").first).to_have_attribute("href", f"/rules/{GAME}#GD-A4")
    expect(ada.button("Give to Béla")).to_have_count(0)


class SlowLine:
    """A connection on which nothing arrives until it is let through."""

    def __init__(self, visitor: Visitor) -> None:
        self.waiting: list[str | bytes] | None = None
        visitor.page.route_web_socket("**/play", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._arrived)

    def _arrived(self, message: str | bytes) -> None:
        if self.waiting is None:
            self._page.send(message)
        else:
            self.waiting.append(message)

    def hold(self) -> None:
        self.waiting = []

    def let_through(self) -> None:
        waiting, self.waiting = self.waiting or [], None
        for message in waiting:
            self._page.send(message)


def test_of_two_hands_on_one_place_the_later_is_corrected_and_keeps_its_tile(
    people: tuple[Visitor, Visitor], running: House
) -> None:
    ada, bela = people
    line = SlowLine(bela)
    table = table_of(running, sit_together(*people))
    lay(ada)
    expect(laid(bela)).to_have_count(1)
    cell, own = Cell(0, 1), reserve(bela).get_attribute("data-tile")
    reserve(bela).click()
    reserve(ada).click()
    line.hold()
    at(ada, cell).click()
    ada.wait_until(lambda: len(table.state.garden.laid) == 2)
    at(bela, cell).click()
    expect(at(bela, cell)).to_have_attribute("data-laid", own or "")
    line.let_through()
    refusal = bela.page.get_by_role("alert")
    expect(refusal.locator("a")).to_have_attribute("href", f"/rules/{GAME}#GD-A2")
    bela.wait_until(lambda: picture(bela) == picture(ada))
    expect(reserve(bela).and_(bela.page.locator('[aria-pressed="true"]'))).to_have_attribute(
        "data-tile", own or ""
    )
    bela.page.locator(OPEN).first.click()
    expect(laid(ada)).to_have_count(3)
    expect(refusal).to_have_count(0)
    bela.wait_until(lambda: picture(bela) == picture(ada))


def test_of_two_hands_on_one_tile_the_later_is_told_that_it_is_gone(
    people: tuple[Visitor, Visitor], running: House
) -> None:
    ada, bela = people
    line = SlowLine(bela)
    table = table_of(running, sit_together(*people))
    make_all(people, table, islice(fill(table), 3))
    tile = laid(ada).last.get_attribute("data-laid") or ""
    line.hold()
    make(ada, Remove(tile, 1))
    ada.wait_until(lambda: len(table.state.garden.laid) == 2)
    make(bela, Remove(tile, 0))
    expect(laid(bela)).to_have_count(2)
    expect(bela.page.locator(f'.other [data-tile="{tile}"]')).to_have_count(1)
    line.let_through()
    expect(bela.page.get_by_role("alert").locator("a")).to_have_attribute("href", f"/rules/{GAME}#GD-A4")
    bela.wait_until(lambda: picture(bela) == picture(ada))
    expect(bela.page.locator(f'.mine [data-tile="{tile}"]')).to_have_count(1)


# An action a second


def by_clicks(visitor: Visitor) -> None:
    reserve(visitor).first.click()
    visitor.page.locator(OPEN).first.click()


def by_dragging(visitor: Visitor) -> None:
    reserve(visitor).first.hover()
    visitor.page.mouse.down()
    visitor.page.mouse.move(5, 5)
    visitor.page.locator(OPEN).first.hover()
    visitor.page.mouse.up()


def by_keys(visitor: Visitor) -> None:
    visitor.tab_to(".mine [data-tile]")
    visitor.key("Enter")
    visitor.wait_for_focus("[data-place]")
    visitor.key("Enter")


@pytest.mark.parametrize("add", [by_clicks, by_dragging, by_keys])
def test_ten_tiles_are_added_as_fast_as_hands_go(
    people: tuple[Visitor, Visitor], running: House, add: Callable[[Visitor], None]
) -> None:
    """How long it takes until the tile lies and the next is at hand is printed; that all count is tested."""
    name = sit_together(*people, mode="normal")
    table = table_of(running, name)
    start_timer(*people)
    watch, wanted = Stopwatch(), table.state.seats[0].pile[:10]
    for number, tile in enumerate(wanted, 1):
        with watch:
            add(people[0])
            people[0].page.wait_for_selector(f'[data-laid="{tile}"]')
            people[0].page.wait_for_selector(".mine [data-tile]")
        assert len(table.state.garden.laid) in (number - 1, number)
    figure = {"figure": f"Gardeners, a tile {add.__name__.replace('_', ' ')}", "median": round(watch.median)}
    print(json.dumps({**figure, "longest": round(max(watch.taken)), "unit": "ms"}))  # noqa: T201
    expect(laid(people[1])).to_have_count(10)
    assert [entry.tile for entry in table.state.garden.laid] == list(wanted)


# By other hands


def test_a_tile_is_dragged_out_of_the_garden_to_another_seat(people: tuple[Visitor, Visitor]) -> None:
    ada, bela = people
    sit_together(*people)
    lay(ada)
    lay(ada)
    expect(laid(bela)).to_have_count(2)
    laid(bela).last.drag_to(bela.page.locator("[data-give]"))
    expect(laid(ada)).to_have_count(1)
    expect(reserve(ada)).to_have_count(2)


@pytest.mark.parametrize(("screen", "enlarged"), [(DESKTOP, 0), (PHONE, 1)])
def test_a_teammate_who_is_pressed_gets_the_tile_in_the_hand(
    invite: Invite, running: House, screen: dict[str, Any], enlarged: int
) -> None:
    """Without a tile in the hand, a press enlarges on a phone what they have."""
    ada, bela = invite("Ada", **screen), invite("Béla")
    game = table_of(running, sit_together(ada, bela))
    make_all([ada, bela], game, islice(fill(game), 4))
    tile = game.state.garden.laid[-1].tile
    mate = ada.page.locator("[data-give]")
    mate.click(position={"x": 12, "y": 12})
    expect(ada.page.get_by_role("dialog")).to_have_count(enlarged)
    ada.key("Escape")
    ada.page.locator(f'[data-laid="{tile}"]').click()
    mate.click(position={"x": 12, "y": 12})
    expect(ada.page.locator(f'[data-laid="{tile}"]')).to_have_count(0)
    expect(bela.page.locator(f'.mine [data-tile="{tile}"]')).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_shared_game_by_keyboard_alone(people: tuple[Visitor, Visitor], running: House) -> None:
    """Start, add, turn, take out and give, and be ready; the other one is elsewhere."""
    ada, bela = people
    name = ada.open_quickly("human", "human", game=GAME, options={"mode": "normal"})
    bela.join_quickly(name, "Béla")
    ada.start_quickly(name)
    table = table_of(running, name)
    take_seats(name, ada)
    start_by_key(ada, running, name)

    add_until_turned(ada, table)
    assert table.state.garden.laid[-1].turn == 1
    turned = at(ada, table.state.garden.laid[-1].cell).locator("use[transform]")
    expect(turned).to_have_attribute("transform", "rotate(90 50 50)")
    number, before = laid(ada).count(), table.version
    by_keys(ada)
    expect(laid(ada)).to_have_count(number + 1)
    ada.wait_for_version(before + 1)
    tile = ada.page.evaluate("document.activeElement.dataset.laid")
    ada.key("Enter")
    expect(ada.button("Give to Béla")).to_be_visible()
    ada.key("2")
    expect(ada.page.locator(f'.other [data-tile="{tile}"]')).to_have_count(1)
    expect(ada.page.locator(f'[data-laid="{tile}"]')).to_have_count(0)

    play_moves(running, name, fill(table))
    expect(ada.button("Ready")).to_be_visible()
    ada.tab_to(".buttons .main")
    ada.key("Enter")
    expect(ada.page.locator(".mine .ready")).to_be_visible()
    expect(ada.page.locator("[data-place]:focus")).to_have_count(1)
    play_moves(running, name, [(1, Ready())])
    expect(ada.page.locator(".face").first).to_be_visible()


def start_by_key(visitor: Visitor, running: House, name: str) -> None:
    table = table_of(running, name)
    if table.state.drawer == 0:
        visitor.tab_to(".buttons .main")
        visitor.key("Enter")
    else:
        play_moves(running, name, [(1, Start())])
    expect(visitor.page.get_by_role("timer")).to_contain_text("14:")


def add_until_turned(visitor: Visitor, table: Table) -> None:
    """Add tiles until one comes that can be turned, and turn it."""
    for number, tile in enumerate(table.state.seats[0].pile, 1):
        visitor.page.wait_for_selector(f'.mine [data-tile="{tile}"]')
        before = table.version
        visitor.tab_to(".mine [data-tile]")
        visitor.key("Enter")
        visitor.wait_for_focus("[data-place]")
        visitor.key("r")
        visitor.key("Enter")
        expect(laid(visitor)).to_have_count(number)
        visitor.wait_for_version(before + 1)
        if TILES[tile].turns > 1:
            return
