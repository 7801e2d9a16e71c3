"""Thinking ahead on a kernel: playouts from the moves that look best, half of them dropped each time."""

from __future__ import annotations

from math import ceil, log2

import numpy
from msgspec import Struct

from tuileries.bots.budget import Budget
from tuileries.fast.kernel import Reals, Sight, Words

BATCH = 32
"""Playouts between two looks at the clock."""


class Manner(Struct, frozen=True):
    """How to search: whose eye guides (None: blind luck), how many moves are tried, if half are dropped.

    A point of `margin` counts as so much of a victory: it decides between moves that win as often.
    """

    foresight: float | None = 1.0
    arms: int = 24
    halving: bool = True
    margin: float = 0.03


class Judged(Struct, frozen=True):
    """A move and what its playouts came to, on average; `points` are those of each seat."""

    move: int
    tries: int
    victories: float
    margin: float
    points: tuple[float, ...]


def think(
    sight: Sight, world: Words, moves: Words, manner: Manner, budget: Budget, seed: int
) -> list[Judged]:
    """These moves as playouts judge them, the best first; what was dropped early comes later."""
    moves = candidates(sight, world, moves, manner)
    sums = sight.try_moves(world, moves, range(0), seed, manner.foresight)
    tries, dropped = 0, list[Judged]()
    for part in budget.slices(max(1, ceil(log2(len(moves)))) if manner.halving else 1):
        for games in part.batches(len(moves), BATCH):
            sums += sight.try_moves(world, moves, range(tries, tries + games), seed, manner.foresight)
            tries += games
        order = best_first(sums, manner.margin)
        keep = order[: (len(moves) + 1) // 2] if manner.halving else order
        dropped = [judged(moves, sums, tries, n) for n in order[len(keep) :]] + dropped
        moves, sums = moves[keep].copy(), sums[keep]
    return [judged(moves, sums, tries, n) for n in range(len(moves))] + dropped


def candidates(sight: Sight, world: Words, moves: Words, manner: Manner) -> Words:
    """The moves that look best at a glance, or all."""
    if manner.foresight is None or manner.arms >= len(moves):
        return moves.copy()
    order = numpy.argsort(-sight.rate(world, moves, manner.foresight), kind="stable")
    return moves[order[: manner.arms]].copy()


def best_first(sums: Reals, margin: float) -> Words:
    return numpy.asarray(numpy.argsort(-sums[:, 0] - margin * sums[:, 1], kind="stable"))


def judged(moves: Words, sums: Reals, tries: int, number: int) -> Judged:
    victories, margin, *points = (float(value) / tries for value in sums[number])
    return Judged(int(moves[number]), tries, victories, margin, tuple(points))
