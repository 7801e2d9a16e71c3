"""Several nodes over one PostgreSQL, for people who change between them, also while nodes are killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import secrets
import signal
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct, field

from tests.server.chaos import LOST
from tests.server.house import House, Person, Process, Seat, first_move, house, wait_for
from tests.server.postgres import Postgres, ask
from tests.server.test_messages import newest
from tuileries.server.store.identity import COOKIE

NODES = 3
MOVES_BETWEEN = 40
"""Acknowledged moves at all tables together from one kill to the next, at most."""
LATER = ("server-stale", "server-not-written", "server-not-read")
"""Why a move may be refused: somebody was faster, or the database did not answer, so it is tried again."""
SILENCE = 9.0
"""Seconds without a new move after which a person connects anew, elsewhere: a node may be dead."""
THOUGHT = 0.3
"""Seconds, at most."""
RETRY = 0.3
"""Seconds after which our page tries to reach a server again."""
SOON = 2.0
"""Seconds from a kill to the end of a timer, at most, on either side."""
EVERY = 4
"""One kill in so many is the database's."""
ONCE = """
    SELECT table_id, version FROM lines WHERE version > 0 AND line NOT LIKE '%%"player":null%%'
    EXCEPT SELECT table_id, version FROM answers
"""
"""Moves that nobody asked for; the end of a timer is the table's own."""
GAPS = """
    SELECT table_id FROM lines GROUP BY table_id HAVING count(*) <> max(version) + 1
"""


Node = House | Process
Acknowledged = dict[str, dict[str, int]]
"""The version that was told in answer to each message, by table."""
SHORTEN = """
    WITH changed AS (UPDATE tables SET revision = revision + 1 WHERE id = %s RETURNING id)
    UPDATE timers SET due = extract(epoch FROM clock_timestamp()) + %s FROM changed
    WHERE table_id = changed.id AND key LIKE 'game:%%' RETURNING due
"""
"""As another node would change it."""
TIME_IS_UP = """
    SELECT tables.started + (lines.line::json ->> 'at')::double precision FROM tables
    JOIN lines ON lines.table_id = tables.id WHERE tables.id = %s AND lines.line LIKE '%%"TimeUp"%%'
"""


class Told(Struct):
    """What came of it: seconds that people waited, by what had happened, and by which timers were late."""

    tables: int = 0
    acknowledged: int = 0
    kills: int = 0
    database_kills: int = 0
    waits: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    late: list[float] = field(default_factory=list)

    def add(self, other: Told) -> None:
        self.tables += other.tables
        self.acknowledged += other.acknowledged
        self.kills += other.kills
        self.database_kills += other.database_kills
        self.late += other.late
        for trouble, waits in other.waits.items():
            self.waits[trouble] += waits


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
    """People who play both seats of a table, each through any node, one game after the other.

    They go on wherever they can, and move when they have thought a moment. So where something went wrong,
    they waited from that moment on until their move was acknowledged.
    """

    def __init__(self, person: Person, nodes: Sequence[Node], luck: random.Random, trouble: str) -> None:
        self.acknowledged: Acknowledged = {}
        self.told = Told()
        self.trouble = trouble
        self._trouble_is_over = False
        self._person = person
        self._nodes = nodes
        self._luck = luck

    async def play_all(self, tables: int, trouble: Callable[[], Awaitable[None]]) -> None:
        """At so many tables, while something happens."""
        await asyncio.to_thread(self._person.open, "human", "human")  # for a cookie that all nodes know
        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(self._play_again_and_again())
            await trouble()
            self._trouble_is_over = True
        self.told.tables, self.told.acknowledged = len(self.acknowledged), self._count()

    async def moves(self, number: int) -> None:
        """Wait for so many more to be acknowledged."""
        enough = self._count() + number
        while self._count() < enough:
            await asyncio.sleep(0.02)

    def _count(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def _play_again_and_again(self) -> None:
        while not self._trouble_is_over:
            await self.play(await self.open(table_of))

    async def open(self, opening: Callable[[Person], str]) -> str:
        """A table through any node that is there; one that was half open when a node went is left."""
        while True:
            with contextlib.suppress(httpx.HTTPError, AssertionError, *LOST):
                host = at_another(self._person, self._luck.choice(self._nodes))
                host.http.timeout = httpx.Timeout(SILENCE)
                return await asyncio.to_thread(opening, host)
            await asyncio.sleep(RETRY)

    async def play(self, table: str) -> None:
        """To the end of the game, through whatever happens."""
        self.acknowledged[table] = {}
        wait = Wait()
        while True:
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(SILENCE) as silence, self._seats(table) as seats:
                    if await self._play_on(table, seats, wait, silence):
                        return
            wait.notice(self.trouble)
            await asyncio.sleep(RETRY)

    @contextlib.asynccontextmanager
    async def _seats(self, table: str) -> AsyncIterator[tuple[Seat, Seat]]:
        """Whoever gives up a node that says nothing does not wait for it to say goodbye."""
        here, there = (at_another(self._person, self._luck.choice(self._nodes)) for _ in range(2))
        async with here.at(table, 0) as first, there.at(table, 1) as second:
            try:
                yield first, second
            except asyncio.CancelledError:
                for seat in (first, second):
                    seat.socket.transport.abort()
                raise

    async def _play_on(
        self, table: str, seats: tuple[Seat, Seat], wait: Wait, silence: asyncio.Timeout
    ) -> bool:
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
                self.acknowledged[table][answer["id"]] = version
                wait.end(self.told.waits)
                await asyncio.sleep(self._luck.uniform(0, THOUGHT))
                wait.begin()
                silence.reschedule(asyncio.get_running_loop().time() + SILENCE)
            else:
                assert answer["reason"]["key"] in LATER, answer
                wait.notice(self.trouble)
                await asyncio.sleep(0.05)
                version = updates[mover]["version"] + (answer["reason"]["key"] == "server-stale")


class Wait:
    """For the next move at a table to be acknowledged; only one in which something went wrong counts."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self._since = time.monotonic()
        self._trouble: str | None = None

    def notice(self, trouble: str) -> None:
        self._trouble = self._trouble or trouble

    def end(self, waits: dict[str, list[float]]) -> None:
        if self._trouble is not None:
            waits[self._trouble].append(time.monotonic() - self._since)


def crash(postgres: Postgres, folder: Path, kills: int, tables: int, luck: random.Random) -> Told:
    """Kill nodes and the database under load; what was acknowledged is there, once, and every game ends.

    Around each kill the timer of another game ends, at which nobody is left.
    """
    database, timed = postgres.new_database(), dict[str, float]()
    with processes(folder, database) as nodes:
        crowd = Crowd(Person(nodes[0].address, "Ada"), nodes, luck, "a server was killed")

        async def kill_again_and_again() -> None:
            for number in range(1, kills + 1):
                await crowd.moves(luck.randrange(MOVES_BETWEEN))
                timed.update(await begin_timed_game(crowd, database, luck.uniform(0, 2 * SOON)))
                await asyncio.sleep(luck.uniform(0, SOON))
                if number % EVERY == 0:
                    crowd.trouble = "PostgreSQL was killed"
                    await asyncio.to_thread(restart, postgres)
                    crowd.told.database_kills += 1
                else:
                    crowd.trouble = "a server was killed"
                    await asyncio.to_thread(restart, luck.choice(nodes))
                    crowd.told.kills += 1

        asyncio.run(crowd.play_all(tables, kill_again_and_again))
        wait_for(lambda: all(ask(database, TIME_IS_UP, table) for table in timed))
    check(database, crowd.acknowledged)
    crowd.told.late = [lateness(database, table, due) for table, due in timed.items()]
    return crowd.told


def lateness(database: str, table: str, due: float) -> float:
    ((ended,),) = ask(database, TIME_IS_UP, table)
    return float(ended) - due


def timed_game(host: Person) -> str:
    """A table of Gardeners where only the clock is still awaited."""
    table = host.open("human", game="gardeners", options={"mode": "normal"})
    host.start(table)

    async def begin() -> None:
        async with host.at(table, 0) as seat:
            update = await seat.hear("Update")
            answer = await seat.ask("Play", version=update["version"], move={"type": "Start"})
            assert answer["type"] == "Done"

    asyncio.run(begin())
    return table


async def begin_timed_game(crowd: Crowd, database: str, seconds: float) -> dict[str, float]:
    """A game whose timer ends so soon; when it does."""
    table = await crowd.open(timed_game)
    ((due,),) = await asyncio.to_thread(ask, database, SHORTEN, table, seconds)
    return {table: due}


def pause(postgres: Postgres, folder: Path, seconds: float, tables: int, luck: random.Random) -> Told:
    """Stop a node in the middle of everything, and let it go on when the others have long done without it."""
    database = postgres.new_database()
    with processes(folder, database) as nodes:
        crowd = Crowd(Person(nodes[0].address, "Ada"), nodes, luck, "a server was stopped")

        async def stop_and_go_on() -> None:
            await crowd.moves(MOVES_BETWEEN // 2)
            os.kill(nodes[1].process.pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            os.kill(nodes[1].process.pid, signal.SIGCONT)
            await crowd.moves(MOVES_BETWEEN)

        asyncio.run(crowd.play_all(tables, stop_and_go_on))
    check(database, crowd.acknowledged)
    return crowd.told


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


def misunderstand(postgres: Postgres, folder: Path, cuts: int, tables: int, luck: random.Random) -> Told:
    """Nodes that hardly hear of each other, and whose connections to the database are cut."""
    with houses(postgres, folder, NODES) as nodes:
        for node in nodes:
            neighbours: Any = node.hub.neighbours
            neighbours._notices = Unreliable(neighbours._notices, luck)
        database = nodes[0].settings.database
        crowd = Crowd(Person(nodes[0].address, "Ada"), nodes, luck, "a connection was cut")

        async def cut() -> None:
            for _ in range(cuts):
                await crowd.moves(luck.randrange(MOVES_BETWEEN))
                await asyncio.to_thread(ask, database, CUT)

        asyncio.run(crowd.play_all(tables, cut))
        check(database, crowd.acknowledged)
    return crowd.told


@contextlib.contextmanager
def processes(folder: Path, database: str) -> Iterator[list[Process]]:
    """Nodes that can be killed, which end in order unless something went wrong."""
    nodes = [Process(folder, warm=False, database=database) for _ in range(NODES)]
    try:
        for node in nodes:
            node.start()
        yield nodes
        for node in nodes:
            node.stop()
    finally:
        for node in nodes:
            node.kill()


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
    going_on = {table for (table,) in ask(database, "SELECT id FROM tables WHERE stage <> 'over'")}
    assert not going_on & acknowledged.keys()
