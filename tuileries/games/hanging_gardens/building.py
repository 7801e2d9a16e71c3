"""HG-T1 to HG-T7: where a card may be laid, and what keeps it from lying elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

from tuileries.core.errors import Refusal
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.components import GROUND, LETTERS, SHAPES, Card, Shape
from tuileries.games.hanging_gardens.garden import TABLE, Garden, features, square, squares
from tuileries.games.hanging_gardens.moves import Lay, Places, Run, SetAside
from tuileries.games.hanging_gardens.text import feature_names

MARGIN = 2
"""How far a card can stick out of a garden: one of its three squares in a row lies on it."""

BITS = {ord(letter): "1" for letter in (GROUND, *LETTERS)} | {ord(TABLE): "0"}
RUN = re.compile("1+")


class Plot(NamedTuple):
    """A garden and its margin as numbers, a bit for each place: a card is tried everywhere at once."""

    top: int
    left: int
    width: int
    free: int
    temples: int


def survey(garden: Garden) -> Plot:
    """Bits run from the top left. The margins keep a card from reaching out of one row into the next."""
    top, left = garden.corner[0] - MARGIN, garden.corner[1] - MARGIN
    width = len(garden.rows[0]) + 2 * MARGIN
    margin, above = TABLE * MARGIN, TABLE * (width * MARGIN)
    text = above + "".join(f"{margin}{row}{margin}" for row in garden.rows)
    covered = int(text[::-1].translate(BITS), 2)
    temples = sum(1 << ((row - top) * width + column - left) for row, column in garden.temples)
    return Plot(top, left, width, covered & ~temples, temples)


@cache
def parts(shape: Shape) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """The features and the ground of a card, counted from its top left square."""
    lying = tuple(squares(shape, Cell(0, 0)))
    ground = tuple(cell for cell, letter in lying if letter == GROUND)
    return features(shape, Cell(0, 0)), ground


def runs(plot: Plot, shape: Shape) -> Iterator[Run]:
    """HG-T3 to HG-T5: where the top left square may lie: features on cards, nothing on a temple."""
    carried, ground = parts(shape)
    fits = -1
    for down, right in carried:
        fits &= plot.free >> down * plot.width + right
    for down, right in ground if plot.temples else ():
        fits &= ~(plot.temples >> down * plot.width + right)
    for found in RUN.finditer(f"{fits:b}"[::-1]):
        row, column = divmod(found.start(), plot.width)
        first = plot.left + column
        yield Run(plot.top + row, first, first + found.end() - found.start() - 1)


def places(plot: Plot, card: Card) -> Places:
    return Places(card, tuple(tuple(runs(plot, shape)) for shape in SHAPES[card]))


def placements(plot: Plot, card: Card) -> Iterator[Lay]:
    """HG-T1, HG-T2: every way to lay the card."""
    for turn, shape in enumerate(SHAPES[card]):
        for row, first, last in runs(plot, shape):
            for column in range(first, last + 1):
                yield Lay(card, Cell(row, column), turn)


def takes(garden: Garden, cards: tuple[Card, ...]) -> Iterator[Lay | SetAside]:
    """HG-T1, HG-T7: every way to lay a card, or to set it aside where there is none."""
    plot = survey(garden)
    for card in cards:
        ways = placements(plot, card)
        first = next(ways, None)
        yield from [SetAside(card)] if first is None else chain((first,), ways)


def why_not_lay(garden: Garden, cards: tuple[Card, ...], move: Lay) -> Iterator[Refusal]:
    if move.card not in cards:
        yield Refusal("HG-T1", "absent", {"card": move.card})
    if move.card not in SHAPES:
        return
    if not 0 <= move.turn < len(SHAPES[move.card]):
        yield Refusal("HG-T2", "turn", {"turns": len(SHAPES[move.card])})
        return
    yield from why_not_there(garden, SHAPES[move.card][move.turn], move.cell)


def why_not_there(garden: Garden, shape: Shape, cell: Cell) -> Iterator[Refusal]:
    """HG-T3, HG-T5: no feature on the bare table, nothing on a temple."""
    bare = tuple(place for place in features(shape, cell) if square(garden, place) == TABLE)
    if bare:
        lying = dict(squares(shape, cell))
        shown = dict.fromkeys(LETTERS[lying[place]] for place in bare)
        yield Refusal("HG-T3", "bare", {"features": feature_names(shown), "number": len(bare)}, bare)
    covered = tuple(place for place, _ in squares(shape, cell) if place in garden.temples)
    if covered:
        yield Refusal("HG-T5", "temple", {"number": len(covered)}, covered)


def why_not_set_aside(garden: Garden, cards: tuple[Card, ...], move: SetAside) -> Iterator[Refusal]:
    """HG-T7: only a card that fits nowhere."""
    if move.card not in cards:
        yield Refusal("HG-T1", "absent", {"card": move.card})
    elif (way := next(placements(survey(garden), move.card), None)) is not None:
        there = tuple(place for place, _ in squares(SHAPES[move.card][way.turn], way.cell))
        yield Refusal("HG-T7", "fits", cells=there)
