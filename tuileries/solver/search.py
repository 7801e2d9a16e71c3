"""A search for a garden by local changes: quick where there are many, never a proof that there is none."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cache

import numpy

from tuileries.core.grids import Cell
from tuileries.fast.gardeners import search as kernel
from tuileries.fast.gardeners.boards import CELLS
from tuileries.games.gardeners.components import Thing
from tuileries.games.gardeners.constraints import Panorama
from tuileries.games.gardeners.garden import SIDES, Garden, step
from tuileries.solver.puzzle import Lying, Puzzle, openings
from tuileries.solver.tasks import Translation, place_of, word, words

Board = Sequence[int]
"""A number for each place of the kernel."""

STARTS, STEPS = 4, 1500
"""How often a search starts afresh before it looks at the clock, and how many changes it tries each time."""


def find(puzzle: Puzzle, seconds: float, seed: int = 0) -> Garden | None:
    """A garden that meets the puzzle, if one is found in this time."""
    task, luck = Translation(puzzle).task(), words([seed])
    at, opens = (numpy.zeros(CELLS, dtype=numpy.uint64) for _ in range(2))
    due = time.monotonic() + seconds
    while not kernel.look_for(task, STARTS, STEPS, luck, at, opens):
        if time.monotonic() > due:
            return None
    garden = puzzle.garden(dict(laid_out(puzzle, at.tolist(), opens.tolist())))
    assert puzzle.is_met_by(garden), "what the search finds keeps to the rules"
    return garden


def laid_out(puzzle: Puzzle, at: Board, opens: Board) -> Iterator[tuple[Cell, Lying]]:
    """What the kernel put into each cell, a path as it opens and a bench as it sees all it should."""
    for cell in puzzle.cells:
        look, sides = at[place_of(cell)], opens[place_of(cell)]
        thing = puzzle.looks[look].thing
        yield cell, Lying(look, facing(puzzle, cell, at) if thing == Thing.BENCH else turn_of(thing, sides))


@cache
def turn_of(thing: Thing | None, sides: int) -> int:
    return next(turn for turn in range(4) if word(openings(thing, turn)) == sides)


def facing(puzzle: Puzzle, cell: Cell, at: Board) -> int:
    seen = [puzzle.matching(rule.sees) for rule in puzzle.constraints if isinstance(rule, Panorama)]
    sides = (side for side in range(4) if all(is_seen(puzzle, cell, side, looks, at) for looks in seen))
    return next(sides, 0)


def is_seen(puzzle: Puzzle, cell: Cell, side: int, looks: frozenset[int], at: Board) -> bool:
    cell = step(cell, SIDES[side])
    while cell in puzzle.cells:
        if at[place_of(cell)] in looks:
            return True
        cell = step(cell, SIDES[side])
    return False
