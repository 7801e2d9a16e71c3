"""Tunes what the eye of The Hanging Gardens thinks things are worth, by playing against itself.

`python -m benchmarks.tune_hanging_gardens MINUTES FILE [PLAYERS]` goes on from FILE where it exists, and
tells its progress. PLAYERS are numbers of players to draw from, such as 2223.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy

from benchmarks.tuning import Tuning
from tuileries.core.chance import Chance
from tuileries.fast.hanging_gardens import kernel, playouts
from tuileries.fast.hanging_gardens.structures import new_glance
from tuileries.fast.hanging_gardens.weights import EARLY, NAMES, sheet
from tuileries.fast.kernel import Reals, Words
from tuileries.fast.weights import Weights, between
from tuileries.games.hanging_gardens import game

PLAYERS = "22234"
FIRST = numpy.stack([sheet()] * 2)
SCALE = NAMES.row(
    step=0.8,
    person=0.15,
    deny=0.08,
    unseen=0.1,
    free=0.5,
    temple=0.5,
    spare=0.5,
    covered=0.1,
    edge=0.1,
    turn=0.0,
)


def deal(seed: str, players: str) -> Words:
    number, _ = Chance(seed).below(len(players))
    return kernel.pack(game.setup(int(players[number]), game.presets["standard"], Chance(seed)).state)


def deals(use: str, number: int, players: str) -> Words:
    return numpy.stack([deal(f"{use} {n}", players) for n in range(number)])


def rows(weights: Reals) -> Weights:
    early, late = weights
    return NAMES.named(between(late, early, EARLY + 1))


def tuning(file: Path) -> Tuning:
    return Tuning(NAMES, rows, playouts.compare_eyes, new_glance(), 120, SCALE, 0.01, file)


def main() -> None:
    minutes, tuned = float(sys.argv[1]), tuning(Path(sys.argv[2]))
    players = sys.argv[3] if len(sys.argv) > 3 else PLAYERS
    mean = tuned.read() if tuned.file.exists() else FIRST
    tuned.evolve(mean, deals("tune", 3000, players), deals("check", 400, players), minutes, 20)


if __name__ == "__main__":
    main()
