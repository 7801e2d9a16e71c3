"""SIGKILLs at random moments under load: no acknowledged move lost or doubled, all tables resume.

`python -m benchmarks.soak_crash [KILLS]` kills so many times (200), in houses of a few kills each,
so that checking every table after every kill stays affordable.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.house import Person, Process, first_move
from tests.server.test_endurance import crash
from tuileries.server.store.identity import COOKIE, hashed

KILLS_A_HOUSE = 10
TABLES_A_KILL = 3
HOUSES_AT_ONCE = 2
DEVICE = "a second device"


def kill_again_and_again(kills: int, seed: int) -> Counter[str]:
    """One house from its first kill to its last, then every table that was left running."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        acknowledged = crash(folder, kills, TABLES_A_KILL, random.Random(seed))
        check_each_played_once(folder)
        resumed = resume(folder)
        check_each_played_once(folder)
        return Counter(
            kills=kills,
            tables=kills * TABLES_A_KILL,
            acknowledged=sum(acknowledged.values()),
            resumed=resumed,
            written=ask(folder, "SELECT count(*) FROM lines WHERE version > 0")[0][0],
        )


def ask(folder: Path, sql: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        return connection.execute(sql).fetchall()


def check_each_played_once(folder: Path) -> None:
    """Every line after the setup was asked for by exactly one message."""
    lines = ask(folder, "SELECT table_id, version FROM lines WHERE version > 0 ORDER BY 1, 2")
    answers = ask(folder, "SELECT table_id, version FROM answers ORDER BY 1, 2")
    assert lines == answers


def resume(folder: Path) -> int:
    """Come back with another device and play a move at every table that was killed under way."""
    give_second_device(folder)
    running = [table for (table,) in ask(folder, "SELECT id FROM tables WHERE stage = 'running'")]
    server = Process(folder)
    server.start()
    ada = Person(server.address, "Ada")
    ada.http.cookies.set(COOKIE, DEVICE)
    asyncio.run(play_everywhere(ada, running))
    server.stop()
    return len(running)


def give_second_device(folder: Path) -> None:
    """A token for the one guest there is: the crash keeps the first to itself."""
    with contextlib.closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        connection.execute("INSERT INTO tokens SELECT ?, id FROM guests", (hashed(DEVICE),))
        connection.commit()


async def play_everywhere(person: Person, tables: list[str]) -> None:
    for table in tables:
        async with person.at(table, 0) as first, person.at(table, 1) as second:
            updates = [await first.hear("Update"), await second.hear("Update")]
            (mover,) = updates[0]["view"]["to_move"]
            seat, update = (first, second)[mover], updates[mover]
            answer = await seat.ask(
                "Play", id=f"resumed {table}", version=update["version"], move=first_move(update)
            )
            assert (answer["type"], answer["version"]) == ("Done", update["version"] + 1)


def main(kills: int) -> None:
    start = time.perf_counter()
    houses = [min(KILLS_A_HOUSE, kills - first) for first in range(0, kills, KILLS_A_HOUSE)]
    figures: Counter[str] = Counter()
    with ProcessPoolExecutor(HOUSES_AT_ONCE) as pool:
        for told in pool.map(kill_again_and_again, houses, range(len(houses))):
            figures.update(told)
    assert figures["acknowledged"] > 0
    assert figures["resumed"] > 0
    told_all = {**figures, "lost": 0, "doubled": 0, "seconds": round(time.perf_counter() - start)}
    print(json.dumps({"figure": "SIGKILLs without a move lost or doubled", **told_all}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
