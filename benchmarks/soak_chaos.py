"""Games through a line that loses, delays, repeats, reorders and cuts: all converge, nothing is played twice.

`python -m benchmarks.soak_chaos [GAMES]` plays so many (100), a few at a time, against a real server that is
killed under way: what was said and not answered is said again to the next one, with the same id.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.server.chaos import Game, Proxy, Rhythm, Trouble, check, play_all, sit_down
from tests.server.house import Process

AT_ONCE = 10
QUICK = Rhythm(ping=0.25, resend=0.25, dead=1.0)
PATIENCE = 300.0
"""Seconds after which a few games that do not come to an end count as stuck."""


async def play(games: list[Game], proxy: Proxy, server: Process, luck: random.Random) -> int:
    async with asyncio.TaskGroup() as group:
        group.create_task(play_all(games, proxy, QUICK, PATIENCE))
        group.create_task(kill_and_start(server, luck.uniform(0.5, 5)))
    return sum([await check(game, server.address) for game in games])


async def kill_and_start(server: Process, seconds: float) -> None:
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.to_thread(server.start)


def soak(server: Process, number: int, luck: random.Random) -> dict[str, Any]:
    """So many games, and what befell them."""
    figures: Counter[str] = Counter()
    accidents: Counter[str] = Counter()
    for first in range(0, number, AT_ONCE):
        games = [sit_down(server.address, luck) for _ in range(min(AT_ONCE, number - first))]
        proxy = Proxy(server.address, luck, Trouble())
        figures["moves"] += asyncio.run(play(games, proxy, server, luck))
        figures["kills"] += 1
        figures["connections"] += sum(player.connections for game in games for player in game.players)
        accidents.update(proxy.accidents)
    return {**figures, "accidents": accidents}


def main(games: int) -> None:
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        server.start()
        try:
            figures = soak(server, games, random.Random(1))
            assert server.process.poll() is None
        finally:
            server.stop()
        assert '"level":"error"' not in (Path(folder) / "server.log").read_text()
    seconds = round(time.perf_counter() - start)
    told = {"games": games, "converged": games, "doubled": 0, **figures, "seconds": seconds}
    print(json.dumps({"figure": "games that converged through a bad line", **told}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
