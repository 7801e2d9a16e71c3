"""Several nodes over one PostgreSQL, for people who change between them, also while nodes are killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import secrets
import signal
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx

from tests.server.chaos import LOST
from tests.server.house import House, Person, Process, first_move, house
from tests.server.postgres import Postgres, ask
from tests.server.test_messages import newest
from tuileries.server.store.identity import COOKIE

NODES = 3
MOVES_BETWEEN = 40
"""Acknowledged moves at all tables together from one kill to the next, at most."""
LATER = ("server-stale", "server-not-written", "server-not-read")
"""Why a move may be refused: somebody was faster, or the database did not answer, so it is tried again."""
CONNECTED = 9.0
"""Seconds after which a person connects anew, elsewhere: a node that says nothing may be dead."""
EVERY = 4
"""One kill in so many is the database's."""
ONCE = """
    SELECT table_id, version FROM lines WHERE version > 0
    EXCEPT SELECT table_id, version FROM answers
"""
GAPS = """
    SELECT table_id FROM lines GROUP BY table_id HAVING count(*) <> max(version) + 1
"""


Node = House | Process
Acknowledged = dict[str, dict[str, int]]
"""The version that was told in answer to each message, by table."""


@contextlib.contextmanager
def houses(postgres: Postgres, folder: Path, number: int, **changes: Any) -> Iterator[list[House]]:
    """Nodes in threads of this process, over an empty database."""
    address = postgres.new_database()
    with contextlib.ExitStack() as opened:
        yield [opened.enter_context(house(folder, database=address, **changes)) for _ in range(number)]


def at_another(person: Person, node: Node) -> Person:
    """The same person, through another node. A message under an earlier one's id would not be carried out."""
    moved = Person(node.address, person.name)
    moved.number = secrets.randbits(40)
    moved.http.cookies.set(COOKIE, person.http.cookies[COOKIE])
    return moved


class Crowd:
    """People who play both seats of tables, each through any node, and go on wherever they can."""

    def __init__(self, person: Person, nodes: Sequence[Node], luck: random.Random) -> None:
        self.acknowledged: Acknowledged = {}
        self.waits: list[float] = []
        self._playing: list[asyncio.Task[None]] = []
        self._person = person
        self._nodes = nodes
        self._luck = luck

    async def play_all(self, tables: int, trouble: Callable[[], Awaitable[None]]) -> None:
        """So many games, while something happens."""
        names = [table_of(self._person) for _ in range(tables)]
        async with asyncio.TaskGroup() as group:
            self._playing = [group.create_task(self.play(table)) for table in names]
            await trouble()

    async def moves(self, number: int) -> None:
        """Wait for so many more to be acknowledged, or for the end of all games."""
        enough = self._count() + number
        while self._count() < enough and not all(one.done() for one in self._playing):
            await asyncio.sleep(0.02)

    def _count(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def figures(self) -> dict[str, float]:
        waits = sorted(self.waits) or [0.0]
        return {
            "tables": len(self._playing),
            "acknowledged": self._count(),
            "waits": len(self.waits),
            "wait_median": round(waits[len(waits) // 2], 2),
            "wait_longest": round(waits[-1], 2),
        }

    async def play(self, table: str) -> None:
        """To the end of the game, through whatever happens."""
        lost: float | None = None
        while True:
            with contextlib.suppress(*LOST, httpx.HTTPError):
                here, there = (at_another(self._person, self._luck.choice(self._nodes)) for _ in range(2))
                async with (
                    asyncio.timeout(CONNECTED),
                    here.at(table, 0) as first,
                    there.at(table, 1) as second,
                ):
                    if await self._play_on(table, (first, second), lost):
                        return
            lost = time.monotonic() if lost is None else lost
            await asyncio.sleep(0.1)

    async def _play_on(self, table: str, seats: tuple[Any, Any], lost: float | None) -> bool:
        updates = [await seat.hear("Update") for seat in seats]
        version = max(update["version"] for update in updates)
        while True:
            updates = [await newest(seat, version) for seat in seats]
            if updates[0]["outcome"] is not None:
                return True
            mover = updates[0]["view"]["to_move"][0]
            version = updates[mover]["version"]
            answer = await seats[mover].ask("Play", version=version, move=first_move(updates[mover]))
            if answer["type"] == "Done":
                version = answer["version"]
                self.acknowledged.setdefault(table, {})[answer["id"]] = version
                if lost is not None:
                    self.waits.append(time.monotonic() - lost)
                    lost = None
            else:
                assert answer["reason"]["key"] in LATER, answer
                await asyncio.sleep(0.05)
                version = updates[mover]["version"] + (answer["reason"]["key"] == "server-stale")


def crash(postgres: Postgres, folder: Path, kills: int, tables: int, luck: random.Random) -> dict[str, float]:
    """Kill nodes and the database under load; what was acknowledged is there, once, and every game ends."""
    database = postgres.new_database()
    nodes = processes(folder, database)
    crowd = Crowd(Person(nodes[0].address, "Ada"), nodes, luck)
    figures = {"kills": 0, "database_kills": 0}

    async def kill_again_and_again() -> None:
        for number in range(1, kills + 1):
            await crowd.moves(luck.randrange(MOVES_BETWEEN))
            await asyncio.sleep(luck.uniform(0, 0.05))
            if number % EVERY == 0:
                await asyncio.to_thread(restart, postgres)
                figures["database_kills"] += 1
            else:
                await asyncio.to_thread(restart, luck.choice(nodes))
                figures["kills"] += 1

    asyncio.run(crowd.play_all(tables, kill_again_and_again))
    for node in nodes:
        node.stop()
    check(database, crowd.acknowledged)
    return figures | crowd.figures()


def pause(
    postgres: Postgres, folder: Path, seconds: float, tables: int, luck: random.Random
) -> dict[str, float]:
    """Stop a node in the middle of everything, and let it go on when the others have long done without it."""
    database = postgres.new_database()
    nodes = processes(folder, database)
    crowd = Crowd(Person(nodes[0].address, "Ada"), nodes, luck)

    async def stop_and_go_on() -> None:
        await crowd.moves(MOVES_BETWEEN // 2)
        os.kill(nodes[1].process.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(nodes[1].process.pid, signal.SIGCONT)

    asyncio.run(crowd.play_all(tables, stop_and_go_on))
    for node in nodes:
        node.stop()
    check(database, crowd.acknowledged)
    return crowd.figures()


class Unreliable:
    """Notices that get lost, come late, twice, and in another order."""

    def __init__(self, notices: Any, luck: random.Random) -> None:
        self._luck = luck
        self._send = notices.send
        self.listen, self.close = notices.listen, notices.close

    async def send(self, notices: Sequence[str]) -> None:
        copies = [notice for notice in notices for _ in range(self._luck.choice((0, 0, 1, 1, 2)))]
        await asyncio.gather(*map(self._send_late, copies))

    async def _send_late(self, notice: str) -> None:
        await asyncio.sleep(self._luck.uniform(0, 0.5))
        await self._send([notice])


CUT = """
    SELECT pg_terminate_backend(pid) FROM (
        SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        ORDER BY random() LIMIT 2
    ) AS chosen
"""


def misunderstand(
    postgres: Postgres, folder: Path, cuts: int, tables: int, luck: random.Random
) -> dict[str, float]:
    """Nodes that hardly hear of each other, and whose connections to the database are cut."""
    with houses(postgres, folder, NODES) as nodes:
        for node in nodes:
            neighbours: Any = node.hub.neighbours
            neighbours._notices = Unreliable(neighbours._notices, luck)
        database = nodes[0].settings.database
        crowd = Crowd(Person(nodes[0].address, "Ada"), nodes, luck)

        async def cut() -> None:
            for _ in range(cuts):
                await crowd.moves(luck.randrange(MOVES_BETWEEN))
                await asyncio.to_thread(ask, database, CUT)

        asyncio.run(crowd.play_all(tables, cut))
        check(database, crowd.acknowledged)
    return crowd.figures()


def processes(folder: Path, database: str) -> list[Process]:
    nodes = [Process(folder, warm=False, database=database) for _ in range(NODES)]
    for node in nodes:
        node.start()
    return nodes


def table_of(person: Person) -> str:
    table = person.open("human", "human")
    person.post(f"/api/tables/{table}/join", {"name": "Béla"})
    person.start(table)
    return table


def restart(killed: Process | Postgres) -> None:
    killed.kill()
    killed.start()


def check(database: str, acknowledged: Acknowledged) -> None:
    """Each message that was answered is on disk as the move it was said to be, and no other is."""
    assert ask(database, GAPS) == []
    assert ask(database, ONCE) == []
    for table, told in acknowledged.items():
        answers = dict(ask(database, "SELECT message, version FROM answers WHERE table_id = %s", table))
        assert told.items() <= answers.items(), "an acknowledged move was lost"
    assert ask(database, "SELECT id FROM tables WHERE stage <> 'over'") == []
