"""Tunes what the eye of Zen Garden thinks things are worth, by playing against itself.

`python -m benchmarks.tune_zen_garden MINUTES FILE` goes on from FILE where it exists, and tells its progress.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy

from benchmarks.tuning import Tuning
from tuileries.core.chance import Chance
from tuileries.fast.kernel import Reals, Words
from tuileries.fast.weights import Weights, between
from tuileries.fast.zen_garden import kernel, playouts
from tuileries.fast.zen_garden.eye import new_glance
from tuileries.fast.zen_garden.weights import NAMES, TILES, sheet
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options

BOARDS = (
    [(1, 2, 3)] * 6 + [(1,), (1, 2), (1, 3), (1, 2, 3, 4), (1, 2, 3, 5), (1, 4, 5)] + [(1, 2, 3, 4, 5)] * 2
)
PLAYERS = (2, 2, 2, 3, 4)
FIRST = numpy.stack([sheet()] * 2)
SCALE = 0.35 * numpy.maximum(0.6, 0.3 * numpy.abs(FIRST))


def deal(seed: str) -> Words:
    number, chance = Chance(seed).below(len(BOARDS))
    players, _ = chance.below(len(PLAYERS))
    return kernel.pack(game.setup(PLAYERS[players], Options(BOARDS[number]), Chance(seed)).state)


def deals(use: str, number: int) -> Words:
    return numpy.stack([deal(f"{use} {n}") for n in range(number)])


def rows(weights: Reals) -> Weights:
    early, late = weights
    return NAMES.named(between(early, late, TILES))


def tuning(file: Path) -> Tuning:
    return Tuning(NAMES, rows, playouts.compare_eyes, new_glance(), 150, SCALE, 0.02, file)


def main() -> None:
    minutes, tuned = float(sys.argv[1]), tuning(Path(sys.argv[2]))
    mean = tuned.read() if tuned.file.exists() else FIRST
    tuned.evolve(mean, deals("tune", 6000), deals("check", 1000), minutes, 40)


if __name__ == "__main__":
    main()
