"""Weights of an eye by self-play: evolution strategies."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy

from tuileries.fast.kernel import Reals, Words
from tuileries.fast.weights import Names, Weights

PAIRS, STEP = 12, 0.25
NOISE = 0.05
"""How much an eye errs, in points, so that not every game is the same."""


@dataclass(frozen=True)
class Tuning:
    """What is tuned. Weights are a pair of rows: those of a young game, then those of its end."""

    names: Names
    rows: Callable[[Reals], Weights]
    """The weights of a whole game from such a pair."""
    play: Any
    """`compare_eyes` of a kernel."""
    glance: Any
    """Room for its eyes to look."""
    deals: int
    """How many starts each direction is tried from."""
    scale: Reals
    """How far each weight is moved to see what comes of it."""
    margin: float
    """What a point ahead counts for beside a victory."""
    file: Path

    def read(self) -> Reals:
        return numpy.stack(self.names.read(self.file.read_bytes()))

    def write(self, weights: Reals, provenance: str) -> None:
        self.file.write_text(self.names.written(provenance, *weights))

    def compare(self, worlds: Words, one: Reals, other: Reals, seed: int) -> Reals:
        """Share of wins (0.5 is even), mean margin and mean points of `one` among copies of `other`."""
        sums, luck = numpy.zeros(4), numpy.array([seed], dtype=numpy.uint64)
        self.play(worlds, self.rows(one), self.rows(other), NOISE, luck, self.glance, sums)
        return numpy.asarray(sums[:3] / sums[3])

    def evolve(self, mean: Reals, pool: Words, fresh: Words, minutes: float, every: int) -> None:
        """Go on from `mean`; every so many steps tell how it does from fresh starts, and keep it."""
        luck, begin, velocity = numpy.random.default_rng(int(time.time())), mean, numpy.zeros_like(mean)
        rival, end, step = mean, time.monotonic() + 60 * minutes, 0
        while time.monotonic() < end:
            velocity = 0.8 * velocity + 0.2 * self._slope(mean, rival, pool, luck)
            mean, step = mean + STEP * self.scale * velocity, step + 1
            if step % every == 0:
                wins, margin, points = self.compare(fresh, mean, begin, 1)
                told = {"step": step, "wins": wins, "margin": margin, "points": points}
                print(json.dumps(told), flush=True)
                self.write(mean, f"self-play: {step} steps of benchmarks/tuning.py")
                rival = mean

    def _slope(self, mean: Reals, rival: Reals, pool: Words, luck: numpy.random.Generator) -> Reals:
        """Where it gets better: each direction is tried both ways from the same starts."""
        worlds, seed = pool[luck.choice(len(pool), self.deals, replace=False)], int(luck.integers(2**40))
        noise = luck.standard_normal((PAIRS, *mean.shape))
        gains = numpy.array([self._gain(worlds, mean, self.scale * each, rival, seed) for each in noise])
        return numpy.asarray(numpy.tensordot(gains, noise, 1) / (PAIRS * (gains.std() + 1e-9)))

    def _gain(self, worlds: Words, mean: Reals, way: Reals, rival: Reals, seed: int) -> float:
        there, back = (self.compare(worlds, mean + sign * way, rival, seed) for sign in (1, -1))
        won, margin, _ = there - back
        return float(won + self.margin * margin)
