"""Fits what the eye of The Hanging Gardens thinks things are worth to how its games end.

`python -m benchmarks.fit_hanging_gardens GAMES FILE [PLAYERS]`: what a seat sees after each of its turns is a
sum of weights, so a line can be laid through its points at the end: ridge regression towards the weights of
the eye, which plays. Writes FILE; tells how far off the eye was, how far the line is, and how it would play.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy

from benchmarks.tune_hanging_gardens import deal, deals, rows, tuning
from tuileries.fast.hanging_gardens import eye, kernel, rules, scoring
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import words
from tuileries.fast.hanging_gardens.structures import new_glance
from tuileries.fast.hanging_gardens.weights import EARLY, NAMES
from tuileries.fast.kernel import Reals, Words
from tuileries.fast.weights import Weights

EYES = Path(eye.__file__).parent / "data"
NOISE = 1.5
RIDGE = 300.0
GLANCED, ROOM = new_glance(), numpy.zeros(at.MOST_MOVES, dtype=numpy.uint64)


def flat(weights: Reals) -> Weights:
    """The same weights, early and late."""
    return NAMES.named(numpy.repeat(weights[None], EARLY + 1, axis=0))


UNITS = [flat(weights) for weights in numpy.eye(len(NAMES))]
NOTHING = flat(numpy.zeros(len(NAMES)))


def seen(world: Words, player: int) -> tuple[Reals, float]:
    """What is multiplied by each weight, early and late, and what is there without any."""
    seat = numpy.uint64(player)
    base = eye.outlook(world, seat, NOTHING, GLANCED)
    found = numpy.array([eye.outlook(world, seat, unit, GLANCED) for unit in UNITS]) - base
    part = int(eye.phase(world)) / EARLY
    return numpy.concatenate([found * part, found * (1 - part)]), base


def play(world: Words, weights: Weights, luck: numpy.random.Generator) -> list[tuple[Reals, float, float]]:
    """A game by the eye, with errors: what each seat saw after its turns, and its points at the end."""
    notes, chance = list[tuple[int, Reals, float]](), words([int(luck.integers(2**60))])
    while not rules.is_over(world):
        player, turn, moves = int(rules.active_player(world)), kernel.turn(world), kernel.legal_moves(world)
        worths = numpy.zeros(len(moves))
        eye.rate_moves(world, weights, moves, GLANCED, worths)
        best = (worths + NOISE * luck.random(len(moves))).argmax()
        rules.play(world, moves[best], chance, ROOM)
        if kernel.turn(world) != turn and not rules.is_over(world):
            notes.append((player, *seen(world, player)))
    return [(found, base, points_of(world, player)) for player, found, base in notes]


def points_of(world: Words, player: int) -> float:
    seat, lines = at.SEATS + at.STRETCH * player, numpy.zeros(4, dtype=numpy.uint64)
    scoring.score_tiles(world[seat + at.TAKEN] + world[seat + at.UNSEEN], world[seat + at.FIVES], lines)
    return float(lines.sum())


def fitted(notes: list[tuple[Reals, float, float]], weights: Reals) -> tuple[Reals, float, float]:
    """Weights that come closer to the points at the end; how far off the old and the new ones are."""
    found, base, points = (numpy.array(column) for column in zip(*notes, strict=True))
    error = points - base - found @ weights
    better = weights + numpy.linalg.solve(found.T @ found + RIDGE * numpy.eye(len(weights)), found.T @ error)
    return better, float(error.std()), float((points - base - found @ better).std())


def main() -> None:
    games, file = int(sys.argv[1]), Path(sys.argv[2])
    players = sys.argv[3] if len(sys.argv) > 3 else "2"
    weights = tuning(EYES / f"weights-{players[0]}.toml").read()
    eyes, luck, fitting = rows(weights), numpy.random.default_rng(1), tuning(file)
    notes = [note for n in range(games) for note in play(deal(f"fit {n}", players), eyes, luck)]
    better, before, after = fitted(notes, weights.ravel())
    share, margin, points = fitting.compare(deals("check", 200, players), better.reshape(2, -1), weights, 1)
    told = {"error_before": before, "error_after": after, "wins": share, "margin": margin, "points": points}
    print(json.dumps(told))
    provenance = f"ridge regression: {games} games of benchmarks/fit_hanging_gardens.py"
    fitting.write(better.reshape(2, -1), provenance)


if __name__ == "__main__":
    main()
