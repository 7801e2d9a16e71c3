"""Every compiled kernel against its rules, position by position, over all options and numbers of players.

`python -m benchmarks.soak_kernel [GAMES]` plays so many games with each of the options (300).
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.fast.laws import a_kernel_agrees_with_the_rules, twin_of
from tuileries.fast import KERNELS


def compare_games(name: str, number: int, games: int) -> int:
    """Raises at the first position that differs."""
    twin = twin_of(name)
    players, options = twin.case.game.players, twin.options[number]
    for seed in range(1000, 1000 + games):
        a_kernel_agrees_with_the_rules(twin, players[seed % len(players)], options, seed)
    return games


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with ProcessPoolExecutor() as pool:
        for name in KERNELS:
            numbers = range(len(twin_of(name).options))
            played = sum(pool.map(compare_games, [name] * len(numbers), numbers, [games] * len(numbers)))
            figure = "games in which the kernel agrees with the rules"
            print(json.dumps({"figure": figure, "game": name, "games": played}))


if __name__ == "__main__":
    main()
