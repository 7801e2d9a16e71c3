"""A puzzle as a task of the compiled search: constraints become rows of numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import assert_never

import numpy

from tuileries.core.grids import Cell
from tuileries.fast.gardeners import task as kernel
from tuileries.fast.gardeners.boards import CELLS
from tuileries.fast.kernel import Words
from tuileries.games.gardeners.components import Thing
from tuileries.games.gardeners.constraints import (
    Agglomeration,
    Border,
    Constraint,
    Cross,
    Distance,
    Geometry,
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
    rotations,
)
from tuileries.games.gardeners.garden import step
from tuileries.solver.loops import all_loops, inside
from tuileries.solver.puzzle import Puzzle

HEAT = 0.25
"""How readily a search takes a change for the worse."""

HOPES = numpy.array([math.exp(-worse / HEAT) * 2.0**53 for worse in range(6)])
BENCHES, PATHS = (Kind.BENCH,), (Kind.PATH,)
PARTS = 9
"""The most cells of a pattern."""

Placement = tuple[tuple[int, Selector], ...]
"""What a pattern asks of which cells."""

Row = tuple[int, int, int, int]


def place_of(cell: Cell) -> int:
    return cell.row * 8 + cell.column


def word(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


def words(values: Iterable[object], shape: tuple[int, ...] = (-1,)) -> Words:
    return numpy.array(list(values), dtype=numpy.uint64).reshape(shape)


class Translation:
    """The rows, and the selectors and patterns that they point to."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.selectors = list[Selector]([BENCHES])
        self.patterns = list[Placement]()
        self.words = dict[Selector, int]()
        self.allowed = [word(range(len(puzzle.looks)))] * CELLS

    def task(self) -> kernel.Task:
        puzzle = self.puzzle
        rows = sorted(row for rule in puzzle.constraints for row in self.rows(rule))
        placed = [part for pattern in self.patterns for part in self.padded(pattern)]
        bends, straights = (puzzle.with_thing(shape) for shape in (Thing.BEND, Thing.STRAIGHT))
        loops, insides = loop_boards(puzzle.size, puzzle.number(bends), puzzle.number(straights))
        counted = enumerate(puzzle.counts)
        return kernel.Task(
            numpy.uint64(puzzle.size),
            looks=words(look for look, number in counted for _ in range(number)),
            allowed=words(self.allowed),
            sets=words(self.word(selector) for selector in self.selectors),
            rules=words(rows, (len(rows), 4)),
            patterns=words(placed, (len(self.patterns), PARTS, 2)),
            loops=loops,
            insides=insides,
            shaped=words([0, word(bends), word(straights)]),
            hopes=HOPES,
        )

    def rows(self, rule: Constraint) -> Iterator[Row]:
        match rule:
            case Proximity(every=one, near=other):
                yield kernel.NEAR, self.number(one), self.number(other), 0
            case Distance(no=one, near=other):
                yield kernel.APART, self.number(one), self.number(other), 0
            case Agglomeration(of=of, number=number, exactly=exactly):
                sort = kernel.GROUP_EXACTLY if exactly else kernel.GROUP
                yield sort, self.number(of), 0, number
            case Panorama(sees=sees):
                yield kernel.VIEW, self.number(sees), 0, 0
            case Link(of=of):
                yield kernel.CHAIN, self.number(of), 0, 0
            case Border(of=of, inside=inside):
                self.keep_out(of, inside=inside)
            case Cross() | Square() | Quad():
                first = len(self.patterns)
                self.patterns += placements(rule, self.puzzle.size)
                yield kernel.PATTERN, first, len(self.patterns) - first, 0
            case Loop(around=around):
                yield kernel.LOOP, self.number(around) if around else 0, 0, bool(around)
            case Run(number=number):
                yield kernel.RUN, 0, 0, number
            case Joined():
                yield kernel.JOINED, self.number(PATHS), 0, 0
            case _:
                assert_never(rule)

    def number(self, selector: Selector) -> int:
        """Where a selector stands among the sets."""
        if selector not in self.selectors:
            self.selectors.append(selector)
        return self.selectors.index(selector)

    def word(self, selector: Selector) -> int:
        if selector not in self.words:
            self.words[selector] = word(self.puzzle.matching(selector))
        return self.words[selector]

    def keep_out(self, of: Selector, *, inside: bool) -> None:
        """GD-K6: a border is a demand on each cell of the other part."""
        others = ~self.word(of)
        for cell in self.puzzle.cells:
            if self.puzzle.is_inner(cell) != inside:
                self.allowed[place_of(cell)] &= others

    def padded(self, pattern: Placement) -> list[tuple[int, int]]:
        """All of one length, so that they make a table: the first part is said again and again."""
        parts = [(place, self.word(selector)) for place, selector in pattern]
        return parts + parts[:1] * (PARTS - len(parts))


@cache
def placements(rule: Geometry, size: int) -> tuple[Placement, ...]:
    """GD-K7: wherever the pattern has room, what it asks of which cells."""
    cells = [Cell(*place) for place in product(range(size), repeat=2)]
    laid = (
        {step(corner, cell): selector for cell, selector in shape.items()}
        for shape, corner in product(rotations(rule), cells)
    )
    return tuple(
        tuple((place_of(cell), selector) for cell, selector in placed.items())
        for placed in laid
        if all(cell in cells for cell in placed)
    )


@cache
def loop_boards(size: int, bends: int, straights: int) -> tuple[Words, Words]:
    """For each loop the sides to which every cell opens, and the board of the cells inside."""
    found = all_loops(size, bends, straights)
    opened = numpy.zeros((len(found), CELLS), dtype=numpy.uint64)
    for number, loop in enumerate(found):
        for cell, sides in loop.items():
            opened[number, place_of(cell)] = sides
    return opened, words(word(map(place_of, inside(loop, size))) for loop in found)
