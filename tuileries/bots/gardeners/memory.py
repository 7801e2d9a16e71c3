"""What a seat saw since the start: who laid what where and took what away, and what the holders said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tuileries.bots.gardeners.codes import TURNS, code_of, empty_codes, ground_of
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.fast.gardeners.distances import EMPTY
from tuileries.fast.kernel import Words
from tuileries.games.gardeners.cards import CardId
from tuileries.games.gardeners.components import TileId
from tuileries.games.gardeners.events import TileAdded, TileLifted, TilePlaced, TileRemoved
from tuileries.games.gardeners.state import Options
from tuileries.solver.tasks import words

HOME = Cell(-2, -2)
"""Where the corner of a garden is taken to be until its tiles say something else: the first is on (0, 0)."""


class Lying(NamedTuple):
    """A tile in the garden, who laid it, and as which deed since the start."""

    tile: TileId
    code: int
    player: Player
    deed: int
    gains: Mapping[CardId, float] = MappingProxyType({})
    """How much nearer it brought each card that its player may hold."""


class Gone(NamedTuple):
    """A tile that was taken out of the garden."""

    tile: TileId
    code: int
    place: int
    player: Player
    laid_by: Player
    deed: int


class Deed(NamedTuple):
    """What a player did to a garden, and what could have been done instead: cells and their codes after."""

    player: Player
    before: Words
    options: Words
    chosen: int
    is_removal: bool
    was_full: bool


class Memory:
    """The garden and how it came to be, in a square whose corner stays where it is as long as tiles allow."""

    def __init__(self, options: Options, players: int) -> None:
        self.size = options.terms.size
        self.corner = HOME if players > 1 else Cell(0, 0)
        self.garden: dict[Cell, Lying] = {}
        self.gone: list[Gone] = []
        self.moved: Counter[TileId] = Counter()
        self.opened: Counter[Cell] = Counter()
        """How often tiles and cells were taken out and opened since the cards changed."""
        self.deeds = 0
        self.angry: Counter[Player] = Counter()
        self.refused: set[bytes] = set()
        """Full gardens that somebody was angry with since the cards changed."""
        self.began = 0
        """The number of deeds when the cards last changed."""

    def place_of(self, cell: Cell) -> int:
        return (cell[0] - self.corner.row) * 8 + cell[1] - self.corner.column

    def cell_at(self, place: int) -> Cell:
        return Cell(place // 8 + self.corner.row, place % 8 + self.corner.column)

    def codes(self) -> Words:
        found = empty_codes()
        for cell, lying in self.garden.items():
            found[self.place_of(cell)] = lying.code
        return found

    def is_inside(self, cell: Cell) -> bool:
        """Whether a cell is within the square that the garden is taken to fill."""
        row, column = cell[0] - self.corner.row, cell[1] - self.corner.column
        return 0 <= row < self.size and 0 <= column < self.size

    @property
    def is_full(self) -> bool:
        return len(self.garden) == self.size**2

    @property
    def frame(self) -> int:
        return int(ground_of(self.size).garden)

    @property
    def taken(self) -> int:
        return sum(1 << self.place_of(cell) for cell in self.garden)

    def begin_round(self) -> None:
        """Cards came or went: what was moved or said before counts no longer."""
        self.moved.clear()
        self.opened.clear()
        self.angry.clear()
        self.refused.clear()
        self.began = self.deeds

    def checked(self, delighted: Sequence[bool | None]) -> None:
        """GD-V2: who was angry, and with which garden."""
        self.angry.update(player for player, mood in enumerate(delighted) if mood is False)
        if False in delighted:
            self.refused.add(self.codes().tobytes())

    @property
    def is_stuck(self) -> bool:
        """Whether the garden is full, and somebody was angry with it as it lies there."""
        return self.is_full and self.codes().tobytes() in self.refused

    def mark(self, cell: Cell, gains: Mapping[CardId, float]) -> None:
        """What the tile that was just laid may have been laid for."""
        self.garden[cell] = self.garden[cell]._replace(gains=gains)

    def added(self, event: TileAdded) -> Deed:
        """A tile is laid: it could have been laid elsewhere."""
        cell = Cell(*event.cell)
        self._make_room(cell)
        before, code = self.codes(), code_of(event.tile, event.turn)
        places = list(places_in(beside(self.taken) & ~self.taken & self.frame)) or [self.place_of(cell)]
        first, turns = code - event.turn, int(TURNS[code])
        options = [(place, first + turn) for place in places for turn in range(turns)]
        chosen = options.index((self.place_of(cell), code))
        self._lay(cell, Lying(event.tile, code, event.player, self.deeds))
        return Deed(event.player, before, words(options, (-1, 2)), chosen, is_removal=False, was_full=False)

    def removed(self, event: TileRemoved) -> Deed:
        """A tile is taken out: others lay as free."""
        cell, was_full = Cell(*event.cell), self.is_full
        before, place = self.codes(), self.place_of(cell)
        options = list(places_in(free_in(self.taken)))
        lying = self._take(cell, event.player)
        self.moved[lying.tile] += 1
        self.opened[cell] += 1
        changes = words([(one, EMPTY) for one in options], (-1, 2))
        return Deed(event.player, before, changes, options.index(place), is_removal=True, was_full=was_full)

    def placed(self, event: TilePlaced) -> None:
        """GD-O1: alone, what lies there goes where the tile came from."""
        cell = Cell(*event.cell)
        there = next((c for c, lying in self.garden.items() if lying.tile == event.tile), None)
        other = self.garden.pop(cell, None) if there != cell else None
        if there is not None:
            self.garden.pop(there, None)
            if other is not None:
                self.garden[there] = other
        self._lay(cell, Lying(event.tile, code_of(event.tile, event.turn), 0, self.deeds))

    def lifted(self, event: TileLifted) -> None:
        self._take(Cell(*event.cell), 0)

    def _lay(self, cell: Cell, lying: Lying) -> None:
        self.garden[cell] = lying
        self.deeds += 1

    def _take(self, cell: Cell, player: Player) -> Lying:
        lying = self.garden.pop(cell)
        self.gone.append(Gone(lying.tile, lying.code, self.place_of(cell), player, lying.player, self.deeds))
        self.deeds += 1
        return lying

    def _make_room(self, cell: Cell) -> None:
        """Where a tile lies beyond the square, the square was another."""
        rows, columns = ([*(c[axis] for c in self.garden), cell[axis]] for axis in (0, 1))
        corner = Cell(
            fitted(self.corner.row, rows, self.size), fitted(self.corner.column, columns, self.size)
        )
        if corner != self.corner:
            down, right = self.corner.row - corner.row, self.corner.column - corner.column
            self.gone = [gone._replace(place=gone.place + 8 * down + right) for gone in self.gone]
            self.corner = corner


def fitted(first: int, taken: list[int], size: int) -> int:
    """The row or column nearest to this one from which so many hold all that are taken."""
    return min(max(first, max(taken) - size + 1), min(taken))


def beside(board: int) -> int:
    return board << 1 | board >> 1 | board << 8 | board >> 8


def free_in(board: int) -> int:
    """The cells of a board with a free side."""
    return board & ~(board << 1 & board >> 1 & board << 8 & board >> 8)


def places_in(board: int) -> Iterator[int]:
    while board:
        low = board & -board
        yield low.bit_length() - 1
        board ^= low
