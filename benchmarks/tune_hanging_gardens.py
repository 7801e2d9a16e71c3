"""Tunes what the eye of The Hanging Gardens thinks things are worth, by playing against itself.

`python -m benchmarks.tune_hanging_gardens MINUTES FILE [PLAYERS]` goes on from FILE where it exists, by
evolution strategies, and tells its progress. PLAYERS are numbers of players to draw from, such as 2223.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import msgspec
import numpy

from tuileries.core.chance import Chance
from tuileries.fast.hanging_gardens import kernel, playouts
from tuileries.fast.hanging_gardens.weights import NAMES, WeightFile, between, named, row, sheet
from tuileries.fast.kernel import Reals, Words
from tuileries.games.hanging_gardens import game

PLAYERS = "22234"
DEALS, PAIRS, STEP = 120, 12, 0.25
NOISE = 0.05
SPREAD = row(
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
"""How far each weight is moved to see what comes of it."""


def deal(seed: str, players: str) -> Words:
    number, _ = Chance(seed).below(len(players))
    return kernel.pack(game.setup(int(players[number]), game.presets["standard"], Chance(seed)).state)


def compare(worlds: Words, one: Reals, other: Reals, seed: int) -> Reals:
    """Share of wins (0.5 is even), mean margin and mean points of `one` among copies of `other`."""
    sums, half = numpy.zeros(4), len(one) // 2
    first, second = (named(between(ends[:half], ends[half:])) for ends in (one, other))
    luck = numpy.array([seed], dtype=numpy.uint64)
    playouts.compare_eyes(worlds, first, second, NOISE, luck, sums)
    return numpy.asarray(sums[:3] / sums[3])


def fitness(result: Reals) -> float:
    return float(result[0] + 0.01 * result[1])


def read(file: Path) -> Reals:
    """The weights of a file, those of a young game and then those of the last turn."""
    found = msgspec.toml.decode(file.read_bytes(), type=WeightFile)
    return numpy.concatenate([row(**found.early), row(**found.late)])


def written(mean: Reals, provenance: str) -> str:
    """The same as it is kept: by name."""
    early, late = named(mean.reshape(2, -1).round(3))
    parts = [f"provenance = {json.dumps(provenance)}"]
    for name, weights in (("early", early), ("late", late)):
        parts += [f"\n[{name}]", *(f"{each} = {weights[each].tolist()}" for each in NAMES.names or ())]
    return "\n".join(parts) + "\n"


def main() -> None:
    minutes, file = float(sys.argv[1]), Path(sys.argv[2])
    players = sys.argv[3] if len(sys.argv) > 3 else PLAYERS
    first = numpy.concatenate([sheet()] * 2)
    mean, scale = read(file) if file.exists() else first.copy(), numpy.concatenate([SPREAD] * 2)
    begin, rival, velocity = mean.copy(), mean.copy(), numpy.zeros_like(mean)
    luck = numpy.random.default_rng(int(time.time()))
    pool = numpy.stack([deal(f"tune {n}", players) for n in range(3000)])
    fresh = numpy.stack([deal(f"check {n}", players) for n in range(400)])
    end, turn = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        worlds, seed = pool[luck.choice(len(pool), DEALS, replace=False)], int(luck.integers(2**40))
        noise = luck.standard_normal((PAIRS, len(mean)))
        gains = [
            fitness(compare(worlds, mean + scale * n, rival, seed))
            - fitness(compare(worlds, mean - scale * n, rival, seed))
            for n in noise
        ]
        slope = numpy.array(gains) @ noise / (PAIRS * (numpy.std(gains) + 1e-9))
        velocity = 0.8 * velocity + 0.2 * slope
        mean += STEP * scale * velocity
        turn += 1
        if turn % 20 == 0:
            share, margin, points = compare(fresh, mean, begin, 1)
            told = {
                "turn": turn,
                "wins": round(share, 3),
                "margin": round(margin, 2),
                "points": round(points, 1),
            }
            print(json.dumps(told), flush=True)
            file.write_text(written(mean, f"self-play: {turn} turns of benchmarks/tune_hanging_gardens.py"))
            rival = mean.copy()


if __name__ == "__main__":
    main()
