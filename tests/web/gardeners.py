"""People at a table of Gardeners: what they do with mouse and keys, and how a test knows what to build."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

from tests.golden.gardeners.builders import Handling, Moves, wanted
from tests.server.house import House
from tests.web.backstage import room_of
from tests.web.people import Visitor
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.table import Table
from tuileries.games.gardeners.building import open_cells
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.moves import Add, Move, Place, Remove
from tuileries.solver import solve

GAME = "gardeners"
OPEN = ".place.open"
READ = "Start the timer"

# Coming to the table


def play_alone(visitor: Visitor, **options: Any) -> str:
    table = visitor.open_quickly("human", game=GAME, options=options)
    visitor.start_quickly(table)
    take_seats(table, visitor)
    return table


def sit_together(ada: Visitor, bela: Visitor, **options: Any) -> str:
    table = ada.open_quickly("human", "human", game=GAME, options=options)
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    take_seats(table, ada, bela)
    return table


def take_seats(table: str, *people: Visitor) -> None:
    for visitor in people:
        visitor.go(f"/t/{table}")
        expect(visitor.page.locator("[data-place]").first).to_be_visible()


def start_timer(*people: Visitor) -> Visitor:
    """Whoever holds the first card says that it is read; who that is."""
    people[0].wait_until(lambda: any(visitor.button(READ).count() for visitor in people))
    reader = next(visitor for visitor in people if visitor.button(READ).count())
    reader.press(READ)
    for visitor in people:
        expect(visitor.page.get_by_role("timer")).to_contain_text("14:")
    return reader


# What is seen


def reserve(visitor: Visitor) -> Locator:
    return visitor.page.locator(".mine [data-tile]")


def laid(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-laid]")


def at(visitor: Visitor, cell: Cell) -> Locator:
    return visitor.page.locator(f'[data-place="{cell[0]},{cell[1]}"]')


def picture(visitor: Visitor) -> dict[str, str]:
    """The garden as this page shows it, by place."""
    script = "all => all.map(one => [one.dataset.place, one.dataset.laid])"
    return dict(laid(visitor).evaluate_all(script))


def moods(visitor: Visitor) -> list[str | None]:
    """The faces beside the names, this person's first; None where somebody holds no card."""
    faces = (visitor.page.locator(f"{whose} .face[title]") for whose in (".mine", ".other"))
    return [face.get_attribute("title") if face.count() else None for face in faces]


def seconds_left(visitor: Visitor) -> int:
    minutes, seconds = visitor.page.get_by_role("timer").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


# By mouse


def lay(visitor: Visitor) -> None:
    """Lay the first tile at hand on the first place that is open."""
    number = laid(visitor).count()
    reserve(visitor).first.click()
    visitor.page.locator(OPEN).first.click()
    expect(laid(visitor)).to_have_count(number + 1)


def make(visitor: Visitor, move: Handling) -> None:
    """Make this move as a person with a mouse does."""
    match move:
        case Add() | Place():
            here = visitor.page.locator(f'.mine [data-tile="{move.tile}"], [data-laid="{move.tile}"]')
            here.click()
            for _ in range(move.turn - turn_of(here)):
                visitor.press("Turn")
            at(visitor, move.cell).click()
        case Remove():
            visitor.page.locator(f'[data-laid="{move.tile}"]').click()
            visitor.page.locator(".buttons .main").click()


def turn_of(tile: Locator) -> int:
    """How a tile is drawn, in quarter turns; a tile that lies is picked up as it lies."""
    degrees = tile.locator("use[transform]")
    text = degrees.get_attribute("transform") or "" if degrees.count() else "rotate(0 "
    return int(text.removeprefix("rotate(").split()[0]) // 90


def make_all(people: Sequence[Visitor], table: Table, moves: Moves) -> None:
    """Each move at the page of whoever makes it, seen by everyone before the next."""
    for player, move in moves:
        before = table.version
        make(people[player], move)
        wait_for_version(people, before + 1)


def be_ready(people: Sequence[Visitor], table: Table) -> None:
    for visitor in people:
        expect(visitor.button("Ready")).to_be_visible()  # once the server knows of the last tile
        before = table.version
        visitor.press("Ready")
        wait_for_version(people, before + 1)


def wait_for_version(people: Sequence[Visitor], version: int) -> None:
    """As `Visitor.wait_for_version`, and quick: people act many times in these tests."""
    script = "version => Number(document.querySelector('main').dataset.version) >= version"
    for visitor in people:
        visitor.page.wait_for_function(script, arg=version)


# Behind the page


def table_of(running: House, table: str) -> Table:
    found = room_of(running, table).table
    assert found is not None
    return found


def play_moves(
    running: House,
    table: str,
    moves: Iterable[tuple[Player, Move]],
    *,
    enough: Callable[[], bool] = lambda: False,
) -> None:
    """Make these moves where the server runs, all of them or until it is enough."""

    async def play() -> None:
        room = await running.hub.room(table)
        for player, move in moves:
            async with room.lock:
                await room.play(player, move)
            if enough():
                return

    running.inside(play())


def fill(table: Table, turns: int = 1) -> Moves:
    """Whatever is at hand is added wherever it may be, by one after the other, each so often in a row."""
    for number in count():
        player = number // turns % table.header.players
        if not (cells := open_cells(table.state.garden)):
            return
        if tiles := table.state.seats[player].at_hand:
            yield player, Add(tiles[0], cells[0])


def wish(table: Table, fits: Callable[[Garden], bool] = lambda garden: True) -> Garden:
    """A garden that keeps to all cards that bind."""
    rules, size = [CARDS[held.card].constraint for held in table.state.cards], table.state.garden.size
    found = (solve(rules, size=size, seed=seed) for seed in count())
    return next(garden for garden in found if garden and fits(garden))


def near_wish(table: Table) -> Garden:
    """The one for which fewest tiles must move."""
    garden = wanted(table)
    assert garden is not None
    return garden


class Stopwatch:
    """How long each action took, in milliseconds."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    def __enter__(self) -> None:
        self.started = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.taken.append((time.perf_counter() - self.started) * 1000)

    @property
    def median(self) -> float:
        return sorted(self.taken)[len(self.taken) // 2]
