"""Tiles and cards as the numbers of the compiled kernel: a code is a look and how it is turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, assert_never

import numpy

from tuileries.core.grids import Cell
from tuileries.fast.gardeners import distances as kernel
from tuileries.fast.gardeners.boards import CELLS, Ground
from tuileries.fast.gardeners.distances import EMPTY, Sheet
from tuileries.fast.gardeners.plans import survey_of
from tuileries.fast.kernel import Reals, Words
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.components import TILES, TILES_BY_SIZE, Thing, Tile, TileId
from tuileries.games.gardeners.constraints import (
    Agglomeration,
    Border,
    Constraint,
    Cross,
    Distance,
    Joined,
    Kind,
    Link,
    Loop,
    Panorama,
    Proximity,
    Quad,
    Run,
    Selector,
    Square,
    matches,
    rotations,
)
from tuileries.games.gardeners.garden import step
from tuileries.solver.loops import all_loops, inside
from tuileries.solver.puzzle import look_of, openings
from tuileries.solver.tasks import place_of, word, words

PARTS = 11
"""The most cells of a pattern: a loop of ten, and what it holds."""

Parts = tuple[tuple[int, int], ...]
"""Cells, each with the codes that it may have."""


class Code(NamedTuple):
    """What a tile looks like as it lies."""

    tile: Tile
    """One of those that look so."""

    turn: int


def all_codes() -> Iterator[Code]:
    looks = {look_of(tile): tile for tile in TILES.values()}
    for tile in looks.values():
        yield from (Code(tile, turn) for turn in range(tile.turns))


CODES = tuple(all_codes())
FIRST = {look_of(code.tile): number for number, code in reversed(tuple(enumerate(CODES)))}
"""The unturned code of each look; the others follow it."""

LOOK = {tile.id: FIRST[look_of(tile)] for tile in TILES.values()}
FIRSTS = words([*(FIRST[look_of(code.tile)] for code in CODES), *[0] * (CELLS - len(CODES))])
TURNS = words([*(code.tile.turns for code in CODES), *[1] * (CELLS - len(CODES))])


def code_of(tile: TileId, turn: int) -> int:
    return LOOK[tile] + turn


@cache
def codes_of(selector: Selector) -> int:
    """The codes that a selector means."""
    return word(number for number, code in enumerate(CODES) if matches(code.tile, selector))


@cache
def opening(sides: int) -> int:
    """The codes of paths that open to exactly these sides."""
    return word(number for number, code in enumerate(CODES) if sides_of(code) == sides)


def sides_of(code: Code) -> int:
    return word(openings(code.tile.thing, code.turn))


OPENS = words([*(sides_of(code) for code in CODES), *[0] * (CELLS - len(CODES))])
FACES = words([*(code.turn for code in CODES), *[0] * (CELLS - len(CODES))])
BENCHES = codes_of((Kind.BENCH,))


@cache
def ground_of(size: int) -> Ground:
    garden, *rest = survey_of(size)
    return Ground(numpy.uint64(garden), *rest)


@cache
def patterns_of(card: CardId, size: int) -> tuple[Parts, ...]:
    """GD-K7, GD-K8: every way to lay what a card draws."""
    rule = CARDS[card].constraint
    if isinstance(rule, Loop):
        return tuple(loop_patterns(rule, size))
    if not isinstance(rule, Cross | Square | Quad):
        return ()
    cells = [Cell(row, column) for row in range(size) for column in range(size)]
    laid = ({step(corner, c): s for c, s in shape.items()} for shape in rotations(rule) for corner in cells)
    return tuple(
        tuple((place_of(cell), codes_of(selector)) for cell, selector in shape.items())
        for shape in laid
        if set(cells).issuperset(shape)
    )


def loop_patterns(rule: Loop, size: int) -> Iterator[Parts]:
    """GD-K8: with one of these in any of the cells inside."""
    things = [tile.thing for tile in TILES_BY_SIZE[size]]
    for loop in all_loops(size, things.count(Thing.BEND), things.count(Thing.STRAIGHT)):
        around = tuple((place_of(cell), opening(sides)) for cell, sides in loop.items())
        if not rule.around:
            yield around
        else:
            yield from ((*around, (place_of(cell), codes_of(rule.around))) for cell in inside(loop, size))


Row = tuple[int, int, int, int]


def row_of(rule: Constraint) -> Row:
    """What a card asks, but for its patterns."""
    match rule:
        case Proximity(every=one, near=other):
            return kernel.NEAR, codes_of(one), codes_of(other), 0
        case Distance(no=one, near=other):
            return kernel.APART, codes_of(one), codes_of(other), 0
        case Agglomeration(of=of, number=number, exactly=exactly):
            return kernel.GROUP_EXACTLY if exactly else kernel.GROUP, codes_of(of), 0, number
        case Panorama(sees=sees):
            return kernel.VIEW, codes_of(sees), BENCHES, 0
        case Link(of=of):
            return kernel.CHAIN, codes_of(of), 0, 0
        case Border(of=of, inside=within):
            return kernel.INSIDE if within else kernel.RING, codes_of(of), 0, 0
        case Cross() | Square() | Quad() | Loop():
            return kernel.PATTERN, 0, 0, 0
        case Run(number=number):
            return kernel.RUN, 0, 0, number
        case Joined():
            return kernel.JOINED, 0, 0, 0
    assert_never(rule)


@cache
def sheet_of(cards: tuple[CardId, ...], size: int) -> Sheet:
    """What these cards ask of a garden of this size."""
    rows, patterns = list[tuple[int, ...]](), list[Parts]()
    for card in cards:
        first = len(patterns)
        patterns += patterns_of(card, size)
        rows.append((*row_of(CARDS[card].constraint), first, len(patterns)))
    padded = [part for parts in patterns for part in (*parts, *[(0, 0)] * (PARTS - len(parts)))]
    return Sheet(
        rules=words(rows, (len(rows), 6)),
        patterns=words(padded, (len(patterns), PARTS, 2)),
        opens=OPENS,
        faces=FACES,
    )


@cache
def classes_of(card: CardId, size: int) -> Words:
    """Which codes are the same to a card."""
    sort, one, other, _ = row_of(CARDS[card].constraint)
    masks = {mask for parts in patterns_of(card, size) for _, mask in parts}
    keys = dict[tuple[object, ...], int]()

    def key(number: int) -> tuple[object, ...]:
        turn = CODES[number].turn if sort == kernel.VIEW and BENCHES >> number & 1 else None
        sides = OPENS[number] if sort in (kernel.RUN, kernel.JOINED) else None
        return one >> number & 1, other >> number & 1, turn, sides, *(m >> number & 1 for m in sorted(masks))

    return words(keys.setdefault(key(number), len(keys)) for number in range(len(CODES)))


@cache
def differences(card: CardId, size: int) -> numpy.typing.NDArray[numpy.bool_]:
    """Which two codes are not the same to a card."""
    classes = classes_of(card, size)
    different: numpy.typing.NDArray[numpy.bool_] = classes[:, None] != classes[None, :]
    return different


@cache
def told_apart(cards: tuple[CardId, ...], size: int) -> Words:
    """For each two codes, which of these cards they are not the same to, as bits."""
    found = numpy.zeros((len(CODES), len(CODES)), dtype=numpy.uint64)
    for number, card in enumerate(cards):
        found |= differences(card, size).astype(numpy.uint64) << numpy.uint64(number)
    return found


def empty_codes() -> Words:
    return numpy.full(CELLS, EMPTY, dtype=numpy.uint64)


def distances(cards: Sequence[CardId], size: int, codes: Words) -> Reals:
    """How many tiles a garden is from each of these cards."""
    found = numpy.zeros(len(cards))
    kernel.distances(sheet_of(tuple(cards), size), ground_of(size), codes, found)
    return found
