"""What a move costs where several nodes share a PostgreSQL: seconds of the processor, part by part.

`python -m benchmarks.bench_nodes [TABLES]` lets people play Zen Garden at so many tables (60), four at each,
with one, two and four nodes; the seats of a table are spread over the nodes. What a node more costs shows
even where two cores cannot show that it helps. One process on SQLite plays the same in the same run.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.load.load import cpu_seconds
from tests.server.house import Person, Process, Seat, first_move
from tests.server.nodes import at_another
from tests.server.postgres import Postgres, ask, postgres_running
from tests.server.test_messages import newest

SEATS = 4
MOVES = 24
"""So many at each table are counted."""
WIDE = {"TUILERIES_SOCKETS_PER_ADDRESS": "1000000", "TUILERIES_CONNECTIONS_PER_ADDRESS": "1000000"}
NOTICES = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %%' OR query LIKE '%%pg_notify%%'"


def open_table(people: Sequence[Person]) -> str:
    """Somebody in each seat, each through a node of their own where there are as many."""
    table = people[0].open(*["human"] * SEATS)
    for person in people[1:]:
        person.join(table)
    people[0].start(table)
    return table


async def play(people: Sequence[Person], table: str, ready: asyncio.Barrier) -> list[float]:
    """Everyone moves when it is their turn; how long until the last of the four has it."""
    async with contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(one.at(table, seat)) for seat, one in enumerate(people)]
        updates = [await seat.hear("Update") for seat in seats]
        await ready.wait()
        return [await move(seats, updates) for _ in range(MOVES)]


async def move(seats: Sequence[Seat], updates: list[dict[str, Any]]) -> float:
    mover = updates[0]["view"]["to_move"][0]
    start = time.perf_counter()
    said = {"version": updates[mover]["version"], "move": first_move(updates[mover])}
    answer = await seats[mover].ask("Play", **said)
    updates[:] = [await newest(seat, answer["version"]) for seat in seats]
    return time.perf_counter() - start


class Meter:
    """Seconds of the processor that the parts have used so far."""

    def __init__(self, nodes: Sequence[Process], postgres: Postgres | None, database: str) -> None:
        self._nodes = nodes
        self._postgres = postgres
        self._database = database

    def read(self) -> dict[str, float]:
        nodes = sum(cpu_seconds(node.process.pid) for node in self._nodes)
        if self._postgres is None:
            return {"nodes": nodes}
        pids = [pid for (pid,) in ask(self._postgres.address(self._database), NOTICES)]
        notices = sum(map(cpu_seconds, pids))
        return {"nodes": nodes, "notices": notices, "database": cpu_seconds(self._postgres.pid) - notices}


def measure(nodes: Sequence[Process], meter: Meter, tables: int) -> dict[str, float]:
    host = Person(nodes[0].address, "Ada")
    host.open("human", "human")
    crowd = [
        [renamed(at_another(host, nodes[seat % len(nodes)]), f"Seat {seat}") for seat in range(SEATS)]
        for _ in range(tables)
    ]
    names = [open_table(people) for people in crowd]
    before: dict[str, float] = {}

    async def load() -> list[float]:
        ready = asyncio.Barrier(tables + 1)
        playing = [
            asyncio.create_task(play(people, table, ready))
            for people, table in zip(crowd, names, strict=True)
        ]
        await ready.wait()
        before.update(meter.read())
        return [wait for waits in await asyncio.gather(*playing) for wait in waits]

    waits = sorted(asyncio.run(load()))
    used = {name: seconds - before[name] for name, seconds in meter.read().items()}
    return {
        **{f"{name}_us": round(1e6 * seconds / len(waits)) for name, seconds in used.items()},
        "ms_median": round(1000 * waits[len(waits) // 2], 1),
        "ms_99": round(1000 * waits[int(0.99 * len(waits))], 1),
    }


def renamed(person: Person, name: str) -> Person:
    person.name = name
    return person


@contextlib.contextmanager
def started(folder: Path, database: str | None, number: int) -> Iterator[list[Process]]:
    nodes = [Process(folder, warm=False, environment=WIDE, database=database) for _ in range(number)]
    for node in nodes:
        node.start()
    try:
        yield nodes
    finally:
        for node in nodes:
            node.stop()


def main(tables: int) -> None:
    told: dict[str, Any] = {"tables": tables, "seats": SEATS}
    with tempfile.TemporaryDirectory() as name, postgres_running(fsync="on") as postgres:
        folder = Path(name)
        with started(folder, None, 1) as nodes:
            told["sqlite"] = measure(nodes, Meter(nodes, None, ""), tables)
        for number in (1, 2, 4):
            address = postgres.new_database()
            with started(folder, address, number) as nodes:
                meter = Meter(nodes, postgres, address.rpartition("/")[2])
                told[f"{number} nodes"] = measure(nodes, meter, tables)
    print(json.dumps({"figure": "microseconds of the processor a move, by part", **told}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
