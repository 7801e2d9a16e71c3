"""Gardeners: find a garden that keeps to some constraints, or prove that there is none."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations

from tuileries.games.gardeners.components import Tile
from tuileries.games.gardeners.constraints import Constraint
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.judging import Status, holds
from tuileries.solver.completing import Completion, complete_in_time
from tuileries.solver.finding import find
from tuileries.solver.proving import Undecided, decide
from tuileries.solver.puzzle import puzzle

__all__ = ["Completion", "Undecided", "complete", "conflict", "solve"]

SECONDS = 20.0
"""How long an answer may take unless something else is said."""

QUICKLY = 0.1
"""How long chance is tried before an exact solver is asked."""


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
    return find(asked, min(QUICKLY, seconds), seed) or decide(asked, due - time.monotonic())


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


def meets_all(garden: Garden, constraints: Sequence[Constraint]) -> bool:
    return all(holds(rule, garden).status == Status.MET for rule in constraints)


def complete(
    garden: Garden,
    constraints: Sequence[Constraint],
    tiles: Sequence[Tile] | None = None,
    *,
    seconds: float = SECONDS,
) -> Completion | None:
    """From this garden to one that keeps to all constraints, with the fewest tiles taken out."""
    return complete_in_time(garden, puzzle(constraints, tiles, garden.size), seconds)
