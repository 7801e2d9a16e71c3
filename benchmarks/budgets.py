"""How many playouts a bot makes in a millisecond, so that matches can be played by numbers instead of time.

`python -m benchmarks.budgets GAME BOT@NUMBERn ...`: each plays two games against itself.
"""

from __future__ import annotations

import json
import sys
import time

import msgspec

import tuileries
from benchmarks.peers import hanging_gardens, zen_garden
from benchmarks.reviews import OPTIONS
from tuileries import bots
from tuileries.core.chance import Chance

bots.PEERS |= {"zen-garden": zen_garden.PEERS, "hanging-gardens": hanging_gardens.PEERS}

SEEDS = ("budget 1", "budget 2")


def seconds_of(game: str, name: str, seed: str) -> list[float]:
    """Of the processor, for each decision of a game."""
    options = msgspec.to_builtins(OPTIONS[game])
    table, taken = tuileries.new(game, players=2, seed=seed, options=options), list[float]()
    bot = bots.find(name, game)
    while table.outcome is None:
        player, chance = table.to_move[0], Chance(f"{seed}/{table.version}")
        view, start = table.view(player), time.process_time()
        move = bot(table.game, view, player, chance)
        taken.append(time.process_time() - start)
        table.play(player, move)
    return taken


def main() -> None:
    game, *names = sys.argv[1:]
    bots.prepare(game, names)
    for name in names:
        seconds_of(game, name, "compiled on the first call")
        taken = [second for seed in SEEDS for second in seconds_of(game, name, seed)]
        each = 1000 * sum(taken) / len(taken)
        number = int(name.partition("@")[2].removesuffix("n"))
        told = {"decisions": len(taken), "ms": round(each, 2), "playouts_a_ms": round(number / each, 2)}
        print(json.dumps({"game": game, "bot": name, **told}), flush=True)


if __name__ == "__main__":
    main()
