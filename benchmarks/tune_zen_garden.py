"""Tunes what the eye of Zen Garden thinks things are worth, by playing against itself (evolution strategies).

`python -m benchmarks.tune_zen_garden MINUTES FILE` goes on from FILE where it exists, and tells its progress.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import msgspec
import numpy

from tuileries.core.chance import Chance
from tuileries.fast.kernel import Reals, Words
from tuileries.fast.zen_garden import kernel, playouts
from tuileries.fast.zen_garden.weights import NAMES, WeightFile, between, named, row, sheet
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options

BOARDS = (
    [(1, 2, 3)] * 6 + [(1,), (1, 2), (1, 3), (1, 2, 3, 4), (1, 2, 3, 5), (1, 4, 5)] + [(1, 2, 3, 4, 5)] * 2
)
PLAYERS = (2, 2, 2, 3, 4)
DEALS, PAIRS, STEP, SPREAD = 150, 12, 0.25, 0.35
NOISE = 0.05


def deal(seed: str) -> Words:
    number, chance = Chance(seed).below(len(BOARDS))
    players, _ = chance.below(len(PLAYERS))
    return kernel.pack(game.setup(PLAYERS[players], Options(BOARDS[number]), Chance(seed)).state)


def compare(worlds: Words, one: Reals, other: Reals, seed: int) -> Reals:
    """Share of wins (0.5 is even) and mean margin of `one` among copies of `other`."""
    sums, half = numpy.zeros(3), len(one) // 2
    first, second = (named(between(ends[:half], ends[half:])) for ends in (one, other))
    luck = numpy.array([seed], dtype=numpy.uint64)
    playouts.compare_eyes(worlds, first, second, NOISE, luck, sums)
    return numpy.asarray(sums[:2] / sums[2])


def fitness(result: Reals) -> float:
    return float(result[0] + 0.02 * result[1])


def read(file: Path) -> Reals:
    """The weights of a file, those of the first tile and then those of the last."""
    found = msgspec.toml.decode(file.read_bytes(), type=WeightFile)
    return numpy.concatenate([row(**found.first_tile), row(**found.last_tile)])


def written(mean: Reals, provenance: str) -> str:
    """The same as it is kept: by name."""
    first, last = named(mean.reshape(2, -1).round(3))
    parts = [f"provenance = {json.dumps(provenance)}"]
    for name, weights in (("first_tile", first), ("last_tile", last)):
        parts += [f"\n[{name}]", *(f"{each} = {weights[each].tolist()}" for each in NAMES.names or ())]
    return "\n".join(parts) + "\n"


def main() -> None:
    minutes, file = float(sys.argv[1]), Path(sys.argv[2])
    first = numpy.concatenate([sheet()] * 2)
    mean = read(file) if file.exists() else first.copy()
    scale = SPREAD * numpy.maximum(0.6, 0.3 * numpy.abs(first))
    luck, rival, velocity = numpy.random.default_rng(int(time.time())), mean.copy(), numpy.zeros_like(mean)
    pool = numpy.stack([deal(f"tune {n}") for n in range(6000)])
    fresh = numpy.stack([deal(f"check {n}") for n in range(1000)])
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
        if turn % 40 == 0:
            share, margin = compare(fresh, mean, first, 1)
            print(json.dumps({"turn": turn, "wins": round(share, 3), "margin": round(margin, 2)}), flush=True)
            file.write_text(written(mean, f"self-play: {turn} turns of benchmarks/tune_zen_garden.py"))
            rival = mean.copy()


if __name__ == "__main__":
    main()
