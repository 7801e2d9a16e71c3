"""HG-T6, HG-B1: a garden as it is seen from above, and the structures in it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from tuileries.core.grids import Cell, neighbours
from tuileries.games.hanging_gardens.components import BOX, GROUND, SHAPES, Card, Shape

TABLE = "."
"""A place where no card lies."""

START: Shape = tuple(BOX.cards.start.split("/"))

Structure = tuple[Cell, ...]
"""HG-B1: squares of one feature that hang together, from the top and from the left."""


class Laid(Struct, frozen=True, gc=False):
    """A card in a garden: where its top left square lies, and its quarter turns clockwise."""

    card: Card
    cell: Cell
    turn: int


class Garden(Struct, frozen=True):
    """HG-S1, HG-T6: the topmost squares, row by row, in the smallest box around them.

    Cells count from the top left square of the start card; `corner` is the top left cell of the box. The rows
    follow from `laid`, and are kept up with every card so that nobody has to work them out again.
    """

    corner: Cell = Cell(0, 0)
    rows: tuple[str, ...] = START
    temples: tuple[Cell, ...] = ()
    laid: tuple[Laid, ...] = ()


def square(garden: Garden, cell: Cell) -> str:
    """HG-T6: the topmost square of a place, or the bare table."""
    row, column = cell[0] - garden.corner[0], cell[1] - garden.corner[1]
    if 0 <= row < len(garden.rows) and 0 <= column < len(garden.rows[0]):
        return garden.rows[row][column]
    return TABLE


def squares(shape: Shape, cell: Cell) -> Iterator[tuple[Cell, str]]:
    """The squares of a card that lies there, from the top and from the left."""
    for down, row in enumerate(shape):
        for right, letter in enumerate(row):
            yield Cell(cell[0] + down, cell[1] + right), letter


def features(shape: Shape, cell: Cell) -> tuple[Cell, ...]:
    """Where the features of a card come to lie."""
    return tuple(place for place, letter in squares(shape, cell) if letter != GROUND)


def gained(garden: Garden, laid: Laid) -> tuple[Cell, ...]:
    """HG-B2: where a card brings a feature to a place that did not show it before."""
    shape = SHAPES[laid.card][laid.turn]
    return tuple(
        place for place, letter in squares(shape, laid.cell) if letter not in (GROUND, square(garden, place))
    )


def lay(garden: Garden, laid: Laid) -> Garden:
    """The garden with a card on top of it."""
    shape = SHAPES[laid.card][laid.turn]
    garden = grow(garden, laid.cell, shape)
    rows = list(garden.rows)
    left = laid.cell[1] - garden.corner[1]
    for number, line in enumerate(shape, start=laid.cell[0] - garden.corner[0]):
        rows[number] = rows[number][:left] + line + rows[number][left + len(line) :]
    return replace(garden, rows=tuple(rows), laid=(*garden.laid, laid))


def grow(garden: Garden, cell: Cell, shape: Shape) -> Garden:
    """The same garden in a box that has room for a card there."""
    (row, column), (top, left) = cell, garden.corner
    width = len(garden.rows[0])
    above, below = max(0, top - row), max(0, row + len(shape) - top - len(garden.rows))
    before, after = max(0, left - column), max(0, column + len(shape[0]) - left - width)
    if not (above or below or before or after):
        return garden
    empty = (TABLE * (before + width + after),)
    middle = (TABLE * before + line + TABLE * after for line in garden.rows)
    rows = (*empty * above, *middle, *empty * below)
    return replace(garden, corner=Cell(top - above, left - before), rows=rows)


def structure(garden: Garden, cell: Cell) -> Structure:
    """HG-B1: all squares of one feature that hang together with this one; none on ground or table."""
    feature = square(garden, cell)
    if feature in (GROUND, TABLE):
        return ()
    found, edge = {cell}, [cell]
    while edge:
        for other in neighbours(edge.pop()):
            if other not in found and square(garden, other) == feature:
                found.add(other)
                edge.append(other)
    return tuple(sorted(found))
