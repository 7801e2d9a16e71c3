"""Find a garden by local search: quick where there are many, and never a proof that there is none."""

from __future__ import annotations

import time

import numpy

from tuileries.core.grids import Cell
from tuileries.fast import gardeners_search as kernel
from tuileries.fast.kernel import Words
from tuileries.games.gardeners.components import Thing
from tuileries.games.gardeners.constraints import Panorama
from tuileries.games.gardeners.garden import SIDES, Garden, step
from tuileries.solver.puzzle import Lying, Puzzle, openings
from tuileries.solver.translating import Translation, place_of, words

STARTS, STEPS = 4, 1500
"""How often a search starts afresh before it looks at the clock, and how many changes it tries each time."""


def find(puzzle: Puzzle, seconds: float, seed: int = 0) -> Garden | None:
    """A garden that meets the puzzle, if one is found in this time."""
    task, luck = Translation(puzzle).task(), words([seed])
    at, opens = (numpy.zeros(kernel.CELLS, dtype=numpy.uint64) for _ in range(2))
    due = time.monotonic() + seconds
    while not kernel.look_for(task, STARTS, STEPS, luck, at, opens):
        if time.monotonic() > due:
            return None
    garden = puzzle.garden({cell: lying(puzzle, cell, at, opens) for cell in puzzle.cells})
    assert puzzle.is_met_by(garden), "what the search finds keeps to the rules"
    return garden


def lying(puzzle: Puzzle, cell: Cell, at: Words, opens: Words) -> Lying:
    """What the kernel put into a cell, a path as it opens and a bench as it sees all it should."""
    look = int(at[place_of(cell)])
    thing = puzzle.looks[look].thing
    if thing == Thing.BENCH:
        return Lying(look, facing(puzzle, cell, at))
    sides = frozenset(side for side in range(4) if int(opens[place_of(cell)]) >> side & 1)
    return Lying(look, next(turn for turn in range(4) if openings(thing, turn) == sides))


def facing(puzzle: Puzzle, cell: Cell, at: Words) -> int:
    seen = [puzzle.matching(rule.sees) for rule in puzzle.constraints if isinstance(rule, Panorama)]
    return next(
        (side for side in range(4) if all(is_seen(puzzle, cell, side, looks, at) for looks in seen)), 0
    )


def is_seen(puzzle: Puzzle, cell: Cell, side: int, looks: frozenset[int], at: Words) -> bool:
    cell = step(cell, SIDES[side])
    while cell in puzzle.cells:
        if int(at[place_of(cell)]) in looks:
            return True
        cell = step(cell, SIDES[side])
    return False
