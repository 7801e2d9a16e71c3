"""SIGKILLs at random moments under load: no acknowledged move lost or doubled, all tables resume.

`python -m benchmarks.soak_crash [KILLS]` kills so many times (500), in houses of a few kills each,
so that checking every table after every kill stays affordable. In between disks fill and databases lock while
people play against bots; afterwards every bot moves again, without a new start.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.chaos import LOST
from tests.server.house import Person, Process, first_move
from tests.server.test_endurance import crash
from tests.server.test_messages import newest
from tuileries.server.store.identity import COOKIE, new_device

KILLS_A_HOUSE = 10
TABLES_A_KILL = 3
HOUSES_AT_ONCE = 2
DEVICE = "a second device"
BOTS = 2
LOCKED = 7.0
"""Seconds, longer than the server waits for a lock."""
PEOPLE = "id NOT IN (SELECT table_id FROM seats WHERE kind <> 'human')"
BETWEEN_PEOPLE = f"table_{PEOPLE}"
"""Moves of bots answer no message."""


class Troubles:
    """What befalls a server now and then, and how many bots were seen awake afterwards."""

    def __init__(self, folder: Path, luck: random.Random) -> None:
        self._folder = folder
        self._luck = luck
        self.counts: Counter[str] = Counter()

    def befall(self, server: Process, person: Person, acknowledged: dict[str, int]) -> None:
        """A full disk or a locked database, once in five kills each, while people play against bots."""
        kind = self._luck.choice(("full", "locked", "", "", ""))
        if not kind:
            return
        tables = [person.open("human", "beginner") for _ in range(BOTS)]
        for table in tables:
            person.start(table)
        trouble = self._full_disk(server) if kind == "full" else self._lock()
        asyncio.run(self._play_through(trouble, person, tables, acknowledged))
        self.counts[kind] += 1
        self.counts["awake"] += len(tables)

    async def _play_through(
        self,
        trouble: contextlib.AbstractContextManager[None],
        person: Person,
        tables: list[str],
        acknowledged: dict[str, int],
    ) -> None:
        playing = [asyncio.create_task(play_on(person, table, acknowledged)) for table in tables]
        await asyncio.sleep(self._luck.uniform(0, 0.3))
        with trouble:
            await asyncio.sleep(LOCKED)
        before = dict(acknowledged)
        while any(acknowledged.get(table, 0) < before.get(table, 0) + 3 for table in tables):
            await asyncio.sleep(0.05)
            assert not any(one.done() for one in playing)
        for one in playing:
            one.cancel()

    @contextlib.contextmanager
    def _full_disk(self, server: Process) -> Iterator[None]:
        """No file of the server may grow."""
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, most))
        try:
            yield
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))

    @contextlib.contextmanager
    def _lock(self) -> Iterator[None]:
        with contextlib.closing(
            sqlite3.connect(self._folder / "games.sqlite3", isolation_level=None, timeout=60)
        ) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")


async def play_on(person: Person, table: str, acknowledged: dict[str, int]) -> None:
    """Against a bot, coming back whenever the line is lost."""
    while True:
        with contextlib.suppress(*LOST):
            async with person.at(table, 0) as seat:
                update = await seat.hear("Update")
                while True:
                    while not update["choices"]:
                        update = await seat.hear("Update")
                    said = {"version": update["version"], "move": first_move(update)}
                    answer = await seat.ask("Play", **said)
                    if answer["type"] == "Done":
                        acknowledged[table] = max(acknowledged.get(table, 0), answer["version"])
                        await asyncio.sleep(0.5)
                    update = await newest(seat, acknowledged.get(table, 0))
        await asyncio.sleep(0.2)


def kill_again_and_again(kills: int, seed: int) -> Counter[str]:
    """One house from its first kill to its last, then every table that was left running."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        luck = random.Random(seed)
        troubles = Troubles(folder, luck)
        acknowledged = crash(folder, kills, TABLES_A_KILL, luck, troubles.befall)
        check_each_played_once(folder)
        resumed = resume(folder)
        check_each_played_once(folder)
        return Counter(
            kills=kills,
            tables=kills * TABLES_A_KILL,
            acknowledged=sum(acknowledged.values()),
            resumed=resumed,
            **troubles.counts,
            written=ask(folder, "SELECT count(*) FROM lines WHERE version > 0")[0][0],
        )


def ask(folder: Path, sql: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        return connection.execute(sql).fetchall()


def check_each_played_once(folder: Path) -> None:
    """Every line after the setup was asked for by exactly one message."""
    sql = f"SELECT table_id, version FROM {{}} WHERE version > 0 AND {BETWEEN_PEOPLE} ORDER BY 1, 2"
    assert ask(folder, sql.format("lines")) == ask(folder, sql.format("answers"))


def resume(folder: Path) -> int:
    """Come back with another device and play a move at every table that was killed under way."""
    give_second_device(folder)
    sql = f"SELECT id FROM tables WHERE stage = 'running' AND {PEOPLE}"
    running = [table for (table,) in ask(folder, sql)]
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
        ((guest,),) = connection.execute("SELECT id FROM guests")
        connection.execute(*new_device(DEVICE, guest))
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
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
