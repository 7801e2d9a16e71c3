"""GD-K8: every closed loop that a garden has room and path tiles for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from tuileries.core.grids import Cell
from tuileries.games.gardeners.garden import SIDES, step

RIGHT_AND_DOWN = 1 << 1 | 1 << 2
Opened = dict[Cell, int]
"""The cells of a loop, each with a bit for every side it opens to, clockwise from the top."""

STRAIGHT_ON, RIGHT, LEFT = 0, 1, 3


@cache
def all_loops(size: int, bends: int, straights: int) -> tuple[Opened, ...]:
    """Of at most so many bends and straights, each walked from its first cell, a bend right and down."""
    found = (
        loop
        for corner in product(range(size), repeat=2)
        for loop in walks(Walk(Cell(*corner), size), Cell(*corner), 1, {}, (bends - 1, straights))
    )
    return tuple(found)


class Walk:
    """Where a loop begins and ends, and the room there is."""

    def __init__(self, first: Cell, size: int) -> None:
        self.first = first
        self.size = size

    def may_enter(self, cell: Cell, walked: Opened) -> bool:
        within = cell.row < self.size and 0 <= cell.column < self.size
        return within and cell > self.first and cell not in walked


def walks(walk: Walk, cell: Cell, heading: int, walked: Opened, left: tuple[int, int]) -> Iterator[Opened]:
    """The loops that go on from this cell in this direction, with so many bends and straights left."""
    if min(left) < 0:
        return
    after = step(cell, SIDES[heading])
    if after == walk.first and heading == 0:
        yield walked | {walk.first: RIGHT_AND_DOWN}
    if not walk.may_enter(after, walked):
        return
    for turn in (STRAIGHT_ON, RIGHT, LEFT):
        leaving = (heading + turn) % 4
        opened = walked | {after: 1 << (heading + 2) % 4 | 1 << leaving}
        rest = (left[0], left[1] - 1) if turn == STRAIGHT_ON else (left[0] - 1, left[1])
        yield from walks(walk, after, leaving, opened, rest)


def inside(loop: Opened, size: int) -> Iterator[Cell]:
    """A line to the left of a cell inside crosses the loop an odd number of times."""
    for row, column in product(range(size), repeat=2):
        crossed = sum(loop.get(Cell(row, left), 0) & 1 for left in range(column))
        if crossed % 2 and (row, column) not in loop:
            yield Cell(row, column)
