"""Zen Garden's kernel against the rules, position by position, over all boards and numbers of players.

`python -m benchmarks.soak_kernel [GAMES]` plays so many games of each of the 16 sets of boards (300).
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.fast.test_zen_garden import BOARDS, compare_game


def compare_games(boards: tuple[int, ...], games: int) -> int:
    """Raises at the first position that differs."""
    for seed in range(1000, 1000 + games):
        compare_game(boards, 2 + seed % 3, seed)
    return games


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with ProcessPoolExecutor() as pool:
        played = sum(pool.map(compare_games, BOARDS, [games] * len(BOARDS)))
    print(json.dumps({"figure": "games in which the kernel agrees with the rules", "games": played}))


if __name__ == "__main__":
    main()
