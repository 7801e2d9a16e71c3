"""How long people wait for their bots when 20 tables have a `master` to move at once, beside a table alone.

`python -m benchmarks.bench_wait [SECONDS]`. At five more tables sits a `virtuoso`: nobody is to wait for the
thoughts of others. Prints one JSON line a game.
"""

from __future__ import annotations

import asyncio
import functools
import json
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.soak_abuse import against_a_bot, told
from tests.server.house import Person, Process
from tuileries.core.chance import Chance
from tuileries.games import GAMES

CROWD = {"master": 20, "virtuoso": 5}
PLAYED = ("zen-garden", "hanging-gardens")


async def wait_at(address: str, game: str, levels: list[str], seconds: float) -> dict[str, list[float]]:
    """How long each bot takes from somebody's move to their next turn, by level."""
    times: dict[str, list[float]] = {level: [] for level in levels}
    async with AsyncExitStack() as stack:
        seats = []
        for number, level in enumerate(levels):
            person = Person(address, f"Guest {number}")
            table = person.open("human", level, game=game)
            person.start(table)
            seats.append((await stack.enter_async_context(person.at(table, 0)), times[level]))
        end = time.monotonic() + seconds
        move = functools.partial(any_move, game)
        await asyncio.gather(*(against_a_bot(seat, end, waited, move) for seat, waited in seats))
    return times


def any_move(game: str, update: dict[str, Any]) -> Any:
    """The first that seat 0 may make, as it sees the table."""
    played = GAMES[game]
    world = played.imagine(msgspec.convert(update["view"], played.types.view), Chance("any"))
    return msgspec.to_builtins(next(iter(played.legal_moves(world, 0))))


def figures(times: dict[str, list[float]]) -> dict[str, Any]:
    return {
        level: {"answers": len(all_), "median_ms": told(sorted(all_), 50), "99_ms": told(sorted(all_), 99)}
        for level, all_ in times.items()
    }


def main(seconds: float) -> None:
    crowd = [level for level, number in CROWD.items() for _ in range(number)]
    with tempfile.TemporaryDirectory() as name:
        server = Process(Path(name))
        server.start()
        time.sleep(15)  # for the bots to get ready
        for game in PLAYED:
            alone = {
                level: asyncio.run(wait_at(server.address, game, [level], seconds / 2))[level]
                for level in CROWD
            }
            many = asyncio.run(wait_at(server.address, game, crowd, seconds))
            print(json.dumps({"game": game, "alone": figures(alone), "crowd": figures(many)}), flush=True)
        server.stop()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 30)
