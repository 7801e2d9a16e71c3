"""Hours of play: how large the server is at the end, and how large it was when it had settled.

`python -m benchmarks.soak_memory [MINUTES]` lets people play Zen Garden against bots for so long (60), one
game after another; they come and go, are watched, chat, and look at what is over. Memory may not grow by more
than a tenth from the second quarter of the time to the last.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from benchmarks.soak_sleep import memory_of
from tests.server.chaos import LOST
from tests.server.house import Person, Process, first_move
from tests.server.test_messages import newest

TABLES = 12
BOTS = ("beginner", "casual", "regular", "skilled")
GROWTH = 1.1


async def play_games(server: Process, seed: int, end: float, counts: Counter[str]) -> None:
    """One game after the other, and a look at each when it is over."""
    luck = random.Random(seed)
    person, other = Person(server.address, "Ada"), Person(server.address, "Zoë")
    while time.monotonic() < end:
        bots = luck.choices(BOTS, k=luck.randint(1, 3))
        table = await asyncio.to_thread(person.open, "human", *bots)
        await asyncio.to_thread(person.start, table)
        while not await play(person, other, table, end, luck, counts):
            pass
        for path in ("film", "record", "log", "verify"):
            await asyncio.to_thread(person.http.get, f"/api/tables/{table}/{path}")
        counts["games"] += 1


async def play(
    person: Person, other: Person, table: str, end: float, luck: random.Random, counts: Counter[str]
) -> bool:
    """At a walking pace, until one leaves the table or the game is over."""
    with contextlib.suppress(*LOST):
        async with person.at(table, 0) as seat, other.at(table):
            update = await seat.hear("Update")
            while luck.random() > 0.05 and time.monotonic() < end:
                while not update["choices"] and update["outcome"] is None:
                    update = await seat.hear("Update")
                if update["outcome"] is not None:
                    return True
                done = await seat.ask("Play", version=update["version"], move=first_move(update))
                counts["moves"] += 1
                await seat.ask("Chat", phrase="hello")
                update = await newest(seat, done["version"])
                await asyncio.sleep(luck.uniform(0.2, 1.0))
    return time.monotonic() >= end


async def measure(server: Process, end: float) -> list[float]:
    sizes = []
    while time.monotonic() < end:
        await asyncio.sleep(2)
        sizes.append(memory_of(server.process.pid))
    return sizes


async def play_on(server: Process, minutes: float) -> tuple[list[float], Counter[str]]:
    end, counts = time.monotonic() + 60 * minutes, Counter[str]()
    measuring = asyncio.create_task(measure(server, end))
    await asyncio.gather(*(play_games(server, seed, end, counts) for seed in range(TABLES)))
    return await measuring, counts


def main(minutes: float) -> None:
    with tempfile.TemporaryDirectory() as name:
        server = Process(Path(name))
        server.start()
        sizes, counts = asyncio.run(play_on(server, minutes))
        server.stop()
    quarter = len(sizes) // 4
    settled, last = (statistics.mean(part) for part in (sizes[quarter : 2 * quarter], sizes[-quarter:]))
    told = {"minutes": minutes, **counts, "settled": round(settled), "at the end": round(last)}
    print(json.dumps({"figure": "memory of a server that is played on, MB", **told}))
    assert last < GROWTH * settled


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60)
