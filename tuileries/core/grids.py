"""Cells of an unbounded grid of squares."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import NamedTuple


class Cell(NamedTuple):
    """A square, by row (downwards) and column (rightwards)."""

    row: int
    column: int


@lru_cache(maxsize=4096)
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The four squares that share an edge with this one."""
    row, column = cell
    return (Cell(row - 1, column), Cell(row, column + 1), Cell(row + 1, column), Cell(row, column - 1))


class Box(NamedTuple):
    """The smallest rectangle around some cells, edges included."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    def with_cell(self, cell: Cell) -> Box:
        row, column = cell
        return Box(min(self.top, row), min(self.left, column), max(self.bottom, row), max(self.right, column))


def bounding_box(cells: Collection[Cell]) -> Box:
    rows = [cell[0] for cell in cells]
    columns = [cell[1] for cell in cells]
    return Box(min(rows), min(columns), max(rows), max(columns))


def areas(cells: Collection[Cell]) -> Iterator[frozenset[Cell]]:
    """The orthogonally connected parts of these cells."""
    left = set(cells)
    while left:
        area, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            area.add(cell)
            touching = left.intersection(neighbours(cell))
            left -= touching
            edge.extend(touching)
        yield frozenset(area)
