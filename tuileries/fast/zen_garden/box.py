"""Zen Garden as numbers: the same box the rules read, turned into words and boards.

A garden lies in a floating frame of 7 x 7 cells around its first tile (*), a bit a cell, eight bits a row:

     0  1  2  3  4  5  6  .        A board is a word: bit 27 is the first tile, bit 28 the cell to its right,
     8  9 10 11 12 13 14  .        bit 35 the cell below it. The eighth column is always empty, so that
    16 17 18 19 20 21 22  .        nothing wraps around when a board is shifted: << 1 is a step to the right,
    24 25 26 *27 28 29 30 .        << 8 a step down.
    …
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy
from numpy.typing import NDArray

from tuileries.core.grids import Cell
from tuileries.fast.compiler import compilers, for_both
from tuileries.fast.kernel import Words
from tuileries.games.zen_garden.components import BOX, CORNERS, TILES, Corner
from tuileries.games.zen_garden.rounds import turns_per_round
from tuileries.games.zen_garden.state import PRICES
from tuileries.games.zen_garden.turn import DIRECTIONS

SIDE = BOX.garden.side
REACH = SIDE - 1
ROW = 8
FEATURES = BOX.tiles.features


def words(numbers: Iterable[int]) -> Words:
    return numpy.array(list(numbers), dtype=numpy.uint64)


def bit_of(cell: Cell) -> int:
    return (cell.row + REACH) * ROW + cell.column + REACH


def cell_of(bit: int) -> Cell:
    return Cell(bit // ROW - REACH, bit % ROW - REACH)


CELLS = [Cell(row, column) for row in range(-REACH, SIDE) for column in range(-REACH, SIDE)]
"""Every cell of the frame, in the order of the rules and of their bits."""


def board(cells: Iterable[Cell]) -> int:
    inside = set(CELLS)
    return sum(1 << bit_of(cell) for cell in cells if cell in inside)


def around(cell: Cell) -> Iterable[Cell]:
    """ZG-T6: where another tile may lie when there is one on this cell."""
    return (
        other for other in CELLS if max(abs(other.row - cell.row), abs(other.column - cell.column)) < SIDE
    )


def along(cell: Cell, direction: tuple[int, int]) -> Iterable[Cell]:
    """ZG-T7: the cells in line with this one."""
    down, right = direction
    return (Cell(cell.row + down * step, cell.column + right * step) for step in range(-REACH, SIDE))


def by_bit(of: dict[int, int]) -> Words:
    return words(of.get(bit, 0) for bit in range(64))


FRAME = board(CELLS)
ORIGIN = board([Cell(0, 0)])
NEAR = by_bit({bit_of(cell): board(around(cell)) for cell in CELLS})
LINES = numpy.stack([by_bit({bit_of(cell): board(along(cell, way)) for cell in CELLS}) for way in DIRECTIONS])
"""By direction and cell."""

# Features are numbered as in the box: decors, walkways, floors.
DECORS, WALKWAYS, FLOORS = (len(kind) for kind in (BOX.tiles.decors, BOX.tiles.walkways, BOX.tiles.floors))
FIRST_WALKWAY, FIRST_FLOOR, ALL_FEATURES = DECORS, DECORS + WALKWAYS, len(FEATURES)
DECOR_OF = words(FEATURES.index(tile.decor) for tile in TILES)
WALKWAY_OF = words(FEATURES.index(tile.walkway) for tile in TILES)
FLOOR_OF = words(FEATURES.index(tile.floor) for tile in TILES)
ALL_TILES = len(TILES)

# The corner that the walkway of a tile turns around.
NW, NE, SE, SW = (CORNERS.index(corner) for corner in (Corner.NW, Corner.NE, Corner.SE, Corner.SW))

COLUMNS, SPACES = BOX.market.columns, len(PRICES)
PRICE_OF = words(PRICES)
PAYABLE = words(
    sum(1 << space for space, price in enumerate(PRICES) if price <= coins)
    for coins in range(BOX.coins.most + 1)
)
"""By coins: the spaces one can pay for."""

FULL, MOST_COINS, LINE_BONUS = SIDE**2, BOX.coins.most, BOX.coins.line_bonus
TURNS = words(turns_per_round(players) for players in range(5))
STACK, NEEDED = words(BOX.points.stack), BOX.missions.needed
HEIGHT_OF_STACK = len(BOX.points.stack)
assert SPACES == 3 * COLUMNS, "the kernel knows three rows"
assert BOX.missions.features == 2, "the kernel knows missions of two features"
assert sum(BOX.boards.missions) <= 3, "the kernel has room for three missions"


def paying(table: tuple[int, ...]) -> NDArray[numpy.int64]:
    """A table of the score sheet by count, as long as a garden can count."""
    return numpy.array([table[min(n, len(table) - 1)] for n in range(FULL + 1)], dtype=numpy.int64)


RING_PAYS, DECOR_PAYS = paying(BOX.scoring.rings), paying(BOX.scoring.decor)
DETAIL_PAYS, FLOORS_PAY = paying(BOX.scoring.detail), paying(BOX.scoring.floors)
MINOR_PAYS, MAJOR_PAYS, UNITY_PAYS = BOX.scoring.minor, BOX.scoring.major, BOX.scoring.unity
MAJORITY_PAYS, SECOND_PAYS = BOX.scoring.majority

compiled, inner = compilers(vars())
both = for_both(vars())
