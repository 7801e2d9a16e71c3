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


ALPHABET = "abcdefghijklmnopqrstuvwxyz"
CELL_NAME = r"(a*[a-z]|z*[a-z])\s*(-?[0-9]{1,3})"
"""How a person may write the name of a cell: its letters and its number."""


def column_name(column: int) -> str:
    """A letter; to the right of z come za, zb …, and to the left of a, counted away from it, az, ay …"""
    block, letter = divmod(column, len(ALPHABET))
    return ("z" * block if block > 0 else "a" * -block) + ALPHABET[letter]


def cell_name(cell: Cell, home: Cell) -> str:
    """Such as m20: columns are letters, rows are numbers. `home` says what (0, 0) is called."""
    return f"{column_name(cell[1] + home.column)}{cell[0] + home.row}"


def cell_named(letters: str, number: str, home: Cell) -> Cell:
    """The cell of this name; letters before the last are whole alphabets, a to the left, z to the right."""
    blocks = len(letters) - 1 if letters[0] == "z" else 1 - len(letters)
    column = blocks * len(ALPHABET) + ALPHABET.index(letters[-1])
    return Cell(int(number) - home.row, column - home.column)


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
