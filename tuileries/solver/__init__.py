"""Gardeners: find a garden that keeps to some constraints, or prove that there is none."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import combinations

from tuileries.games.gardeners.components import TILES_BY_SIZE, Tile
from tuileries.games.gardeners.constraints import Constraint
from tuileries.games.gardeners.garden import Garden
from tuileries.solver.completions import Completion, complete_in_time
from tuileries.solver.proofs import Decision, Undecided
from tuileries.solver.puzzle import Puzzle, meets_all, puzzle
from tuileries.solver.search import find

__all__ = ["Completion", "Undecided", "complete", "conflict", "solve", "warm"]

SECONDS = 20.0
"""How long an answer may take unless something else is said."""

QUICKLY = 0.05
"""How long chance is tried before an exact solver is asked."""

FEW = 3
"""How many constraints are tried by themselves, where there are more."""

PATIENCE = 16
"""How much longer the exact solver then has than chance had."""


def solve(
    constraints: Sequence[Constraint],
    tiles: Sequence[Tile] | None = None,
    size: int = 6,
    *,
    seconds: float = SECONDS,
    seed: int = 0,
) -> Garden | None:
    """A garden of all tiles that keeps to all constraints, or None where it is proved that there is none.

    Without tiles, those of the box for this size. Raises Undecided when the time is up.
    """
    asked = puzzle(constraints, tiles, size)
    due = time.monotonic() + seconds
    return find(asked, min(QUICKLY, seconds), seed) or take_turns(asked, due, seed)


def take_turns(asked: Puzzle, due: float, seed: int) -> Garden | None:
    """Proof and chance by turns, each time for longer: what is hard for one may be easy for the other."""
    half = (time.monotonic() + due) / 2
    if any(excludes_itself(few, half) for few in smaller(asked)):
        return None
    decision, seconds = Decision(asked), QUICKLY
    while True:
        try:
            return decision.garden(min(due, time.monotonic() + PATIENCE * seconds))
        except Undecided:
            if time.monotonic() > due:
                raise
        seconds, seed = 2 * seconds, seed + 1
        if garden := find(asked, min(seconds, due - time.monotonic()), seed):
            return garden


def smaller(asked: Puzzle) -> Iterator[Puzzle]:
    """The same with three constraints at a time, where there are more."""
    if len(asked.constraints) > FEW:
        for some in combinations(asked.constraints, FEW):
            yield Puzzle(some, asked.tiles, asked.size)


def excludes_itself(asked: Puzzle, due: float) -> bool:
    """Whether it is proved in time that there is no garden: of few constraints more easily than of many."""
    try:
        return not find(asked, QUICKLY) and Decision(asked).garden(due) is None
    except Undecided:
        return False


def conflict(
    constraints: Sequence[Constraint],
    tiles: Sequence[Tile] | None = None,
    size: int = 6,
    *,
    seconds: float = SECONDS,
) -> tuple[Constraint, ...]:
    """A smallest set of these that cannot stand together; empty where all can."""
    due = time.monotonic() + seconds
    if solve(constraints, tiles, size, seconds=seconds) is not None:
        return ()
    gardens: list[Garden] = []
    for number in range(1, len(constraints)):
        for some in combinations(constraints, number):
            if any(meets_all(garden, some) for garden in gardens):
                continue
            garden = solve(some, tiles, size, seconds=due - time.monotonic())
            if garden is None:
                return some
            gardens.append(garden)
    return tuple(constraints)


def warm() -> None:
    """Compile the search, or load what was compiled before: from then on nobody waits."""
    for size in TILES_BY_SIZE:
        find(puzzle((), None, size), 1)


def complete(
    garden: Garden,
    constraints: Sequence[Constraint],
    tiles: Sequence[Tile] | None = None,
    *,
    seconds: float = SECONDS,
) -> Completion | None:
    """From this garden to one that keeps to all constraints, with the fewest tiles taken out."""
    return complete_in_time(garden, puzzle(constraints, tiles, garden.size), seconds)
