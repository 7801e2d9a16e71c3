"""All tables of one server."""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from tuileries import games
from tuileries.core.errors import TuileriesError
from tuileries.core.record import Record, loads
from tuileries.core.table import trace
from tuileries.server import figures
from tuileries.server.almanac import Almanac
from tuileries.server.errors import NotFound
from tuileries.server.protocol import Leaving, Said
from tuileries.server.reviewing import Reviews
from tuileries.server.room import MOST_WORDS, Room
from tuileries.server.rows import SEAT_COLUMNS, TABLE_COLUMNS, SeatRow, TableRow
from tuileries.server.settings import Settings
from tuileries.server.store import Store
from tuileries.server.thinking import Thinkers

PAUSE = 1.0
"""Seconds before a table that could not be written is tried again."""

MOST_LEFT = 20
"""Games that are over and kept at hand although nobody looks at them now."""

GRACE = 0.2
"""Seconds for the last words to reach the clients."""

log = logging.getLogger("tuileries")
T = TypeVar("T")


class Hub:
    """Finds rooms, keeps timers, and brings every running table back after a stop of any kind."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_file)
        self.thinkers = Thinkers(settings.bot_processes, warm=settings.warm)
        self.reviews = Reviews(self.spawn)
        self.almanac = Almanac(self.reviews.thinkers)
        self.rooms: dict[str, Room] = {}
        self.draining = False
        self.filming = asyncio.Lock()  # one film at a time, for whoever reads needs a thread too
        self._loading = asyncio.Lock()
        self._due: list[tuple[float, str, str]] = []
        self._alarm = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        self.spawn(self._keep_time())
        if self.settings.warm:
            self.spawn(self.thinkers.warm_up())
        await self.find("SELECT id FROM tables WHERE stage = 'running'")
        log.info("started", extra={"fields": {"tables": len(self.rooms)}})

    async def say_goodbye(self) -> None:
        """Take no more moves, let what is being written be written, and tell everyone."""
        self.draining = True
        self.reviews.close()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.tell(Leaving())
                for connection in room.connections:
                    connection.close()
        await asyncio.sleep(GRACE)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.thinkers.close()
        self.reviews.close()
        self.store.close()

    async def room(self, table_id: str) -> Room:
        """A table, live; brought back from disk where it is not."""
        async with self._loading:
            if table_id not in self.rooms:
                self._tidy_up()
                self.rooms[table_id] = await self._load(table_id)
                figures.ROOMS.set(len(self.rooms))
                self.spawn(self._wake(self.rooms[table_id]))
            return self.rooms[table_id]

    def _tidy_up(self) -> None:
        """Games that are over and that nobody looks at stay in memory only for a while."""
        left = [
            room
            for room in self.rooms.values()
            if room.is_over and not room.connections and not room.lock.locked()
        ]
        for room in left[: max(0, len(left) + 1 - MOST_LEFT)]:
            self.release(room)

    async def find(self, sql: str, *values: Any) -> list[Room]:
        """The tables whose ids this gives."""
        return await self._each(self.room, sql, *values)

    async def glance(self, sql: str, *values: Any) -> list[Room]:
        """The same, only to tell about them: the games of those that are not live stay on disk."""
        return await self._each(self._live_or_empty, sql, *values)

    async def _each(self, get: Callable[[str], Awaitable[Room]], sql: str, *values: Any) -> list[Room]:
        """A table of a game that is not here is left alone."""
        rooms = []
        for (table_id,) in await self.store.read(sql, *values):
            try:
                rooms.append(await get(table_id))
            except TuileriesError as error:
                log.warning("left alone", extra={"fields": {"table": table_id, "reason": error.phrase.key}})
        return rooms

    async def _wake(self, room: Room) -> None:
        """Whoever is away is looked for, and whoever thinks goes on thinking."""
        async with room.lock:
            await room.watch_absence()
            room.wake_bots()

    def forget(self, room: Room) -> None:
        """What is in memory is no longer what is on disk: everyone goes and comes back to what is."""
        self.release(room)
        for connection in room.connections:
            # Not at once: whoever asked for what could not be written is refused first.
            asyncio.get_running_loop().call_soon(connection.close)
        self.spawn(self._bring_back(room.row.id))

    async def _bring_back(self, table_id: str) -> None:
        """The game goes on without anyone asking: a bot may be to move, or a timer due."""
        await asyncio.sleep(PAUSE)
        await self.room(table_id)

    def release(self, room: Room) -> None:
        """Keep it in memory no longer."""
        room.gone = True
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        figures.ROOMS.set(len(self.rooms))

    async def _load(self, table_id: str) -> Room:
        room = await self._load_empty(table_id)
        await self._load_words(room)
        if room.row.header is not None:
            await self._load_game(room)
        return room

    async def _live_or_empty(self, table_id: str) -> Room:
        return self.rooms.get(table_id) or await self._load_empty(table_id)

    async def _load_empty(self, table_id: str) -> Room:
        """A table with its seats, and no game on it."""
        found = await self.store.read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", table_id)
        if not found:
            raise NotFound("server-no-table")
        row = msgspec.convert(
            dict(zip(TableRow.__struct_fields__, found[0], strict=True)), TableRow, strict=False
        )
        sql = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat"
        seats = [SeatRow(*values) for values in await self.store.read(sql, table_id)]
        return Room(self, games.find(row.game), row, seats)

    async def _load_words(self, room: Room) -> None:
        """What was answered and what was said lately."""
        read, table_id = self.store.read, room.row.id
        answers = await read("SELECT guest, message, version FROM answers WHERE table_id = ?", table_id)
        room.answers = {(guest, message): version for guest, message, version in answers}
        sql = "SELECT number, seat, text FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        room.said = [Said(*words) for words in reversed(await read(sql, table_id, MOST_WORDS))]

    async def written(self, room: Room) -> str:
        """The record of a game as it is on disk."""
        sql = "SELECT line FROM lines WHERE table_id = ? ORDER BY version"
        lines = await self.store.read(sql, room.row.id)
        return (room.row.header or "") + "".join(line for (line,) in lines)

    async def _load_game(self, room: Room) -> None:
        table_id = room.row.id
        record: Record | None = None
        trouble: TuileriesError | None = None
        try:
            record = loads(await self.written(room), games.find)
            table, trouble = trace(room.game, record)
            room.adopt(table)
        except TuileriesError as error:
            trouble = error
        if trouble is not None:
            room.freeze(record, trouble)
            log.warning("frozen", extra={"fields": {"table": table_id, "reason": trouble.phrase.key}})
            return
        for key, due in await self.store.read("SELECT key, due FROM timers WHERE table_id = ?", table_id):
            room.timers[key] = due
            self.wake_at(due, table_id, key)

    # Time

    def wake_at(self, due: float, table_id: str, key: str) -> None:
        heapq.heappush(self._due, (due, table_id, key))
        self._alarm.set()

    async def _keep_time(self) -> None:
        while True:
            self._alarm.clear()
            wait = self._due[0][0] - time.time() if self._due else 3600.0
            if wait > 0:
                await _wait(self._alarm, wait)
                continue
            _, table_id, key = heapq.heappop(self._due)
            if table_id in self.rooms:
                self.spawn(self._fire(self.rooms[table_id], key))

    async def _fire(self, room: Room, key: str) -> None:
        async with room.lock:
            await room.fire(key)

    # Work that belongs to no connection

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("failed", exc_info=error)


async def _wait(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
