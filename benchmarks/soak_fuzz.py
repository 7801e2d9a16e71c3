"""Hostile messages against one server: no crash, no leak, every refusal typed.

`python -m benchmarks.soak_fuzz [MESSAGES]` sends so many (100,000) over a few sockets at once, at tables of
all games: half of them to a server on SQLite, half to one on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.fuzz import GAMES, hostile
from tests.server.house import Person, Process, first_move
from tests.server.postgres import postgres_running

SOCKETS = 9


async def flood(address: str, messages: int, seed: int) -> Counter[str]:
    """So many messages, shared among the sockets."""
    shares = [messages // SOCKETS + (number < messages % SOCKETS) for number in range(SOCKETS)]
    works = (
        hostile(address, share, seed + number, GAMES[number % len(GAMES)])
        for number, share in enumerate(shares)
    )
    counted: Counter[str] = Counter()
    for told in await asyncio.gather(*works):
        counted.update(told)
    return counted


def memory(server: Process) -> int:
    """Kilobytes that the server holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return int(next(line for line in status if line.startswith("VmRSS")).split()[1])


async def check_play(address: str) -> None:
    """Somebody friendly can still open a table and play."""
    ada = Person(address, "Ada")
    table = ada.open("human", "human")
    ada.post(f"/api/tables/{table}/join", {"name": "Béla"})
    ada.start(table)
    async with ada.at(table, 0) as first, ada.at(table, 1) as second:
        updates = [await first.hear("Update"), await second.hear("Update")]
        (mover,) = updates[0]["view"]["to_move"]
        seat, move = (first, second)[mover], first_move(updates[mover])
        assert (await seat.ask("Play", version=0, move=move))["type"] == "Done"


def soak(server: Process, messages: int) -> dict[str, int]:
    """A tenth to warm up, then the rest: memory that grows with the messages shows."""
    told = asyncio.run(flood(server.address, messages // 10, seed=1))
    warm = memory(server)
    told.update(asyncio.run(flood(server.address, messages - messages // 10, seed=1000)))
    asyncio.run(check_play(server.address))
    assert server.process.poll() is None
    return {**told, "kilobytes_warm": warm, "kilobytes_after": memory(server)}


def measure(messages: int, database: str | None) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), database=database)
        server.start()
        try:
            figures = soak(server, messages)
        finally:
            server.stop()
        errors = (Path(folder) / "server.log").read_text().count('"level":"error"')
    assert figures["sent"] == messages
    assert figures["refused"] > messages // 2
    assert figures["leaked"] == figures["untyped"] == errors == 0, (figures, errors)
    assert figures["kilobytes_after"] < 2 * figures["kilobytes_warm"]
    return {**figures, "errors": errors}


def main(messages: int) -> None:
    start = time.perf_counter()
    half = messages // 2
    with postgres_running() as postgres:
        told = {
            "sqlite": measure(messages - half, None),
            "postgresql": measure(half, postgres.new_database()),
        }
    seconds = round(time.perf_counter() - start)
    print(json.dumps({"figure": "hostile messages that broke nothing", **told, "seconds": seconds}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
