"""All tables of one server."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from tuileries.core.errors import TuileriesError
from tuileries.server import clock, figures
from tuileries.server.clock import MINUTE
from tuileries.server.errors import NotRead, NotWritten
from tuileries.server.limits import Limits
from tuileries.server.neighbours import Neighbours, neighbours_in
from tuileries.server.protocol import Leaving
from tuileries.server.retention import keep_house
from tuileries.server.settings import Settings
from tuileries.server.store import open_store, queries
from tuileries.server.table import records
from tuileries.server.table.room import Room
from tuileries.server.workers.bots import Bots
from tuileries.server.workers.days import Days
from tuileries.server.workers.explanations import Explanations
from tuileries.server.workers.judgements import Judgements
from tuileries.server.workers.pool import LOW, Pool
from tuileries.server.workers.reviews import Reviews

PAUSE = 1.0
"""Seconds before a table that could not be written is tried again."""

MOST_IDLE = 20
"""Tables that are kept at hand although nobody looks at them now."""

ON_THE_WAY = 10.0
"""Seconds from asking for a table to sitting at it, at most."""

LAST_WRITE = 2.0
"""Seconds for a write that is under way when the server leaves."""

GRACE = 0.2
"""Seconds for the last words to reach the clients."""

log = logging.getLogger("tuileries")
T = TypeVar("T")


class Hub:
    """Finds rooms, keeps timers, and brings every running table back after a stop of any kind."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings)
        self._pools = Pool(settings.bot_processes, warm=settings.warm), Pool(1, warm=False, priority=LOW)
        self.bots = Bots(self._pools[0])
        self.explanations = Explanations(self._pools[0])
        self.reviews = Reviews(self._pools[1], self.spawn)  # they take long: bots do not wait for them
        self.judgements = Judgements(self._pools[1], self.store, self.spawn, settings.review_effort)
        self.days = Days(self._pools[1], self.store)
        self.neighbours: Neighbours = neighbours_in(self)
        self.limits = Limits(settings.generosity, self.neighbours.tell_taken)
        self.rooms: dict[str, Room] = {}
        self.draining = False
        self._replaying = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tidied = asyncio.Event()
        self._tidied.set()
        self._due: list[tuple[float, str, str]] = []
        self._alarm = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.open()
        self.spawn(self._keep_time())
        self.spawn(keep_house(self))
        if self.settings.warm:
            self.spawn(self.bots.warm_up())
        await self.neighbours.start()
        log.info("started")

    async def say_goodbye(self) -> None:
        """Take no more moves, let what is being written be written, and tell everyone."""
        self.draining = True
        self.reviews.cancel()
        self.judgements.cancel()
        await asyncio.gather(*(self._take_leave(room) for room in list(self.rooms.values())))
        await asyncio.sleep(GRACE)

    async def _take_leave(self, room: Room) -> None:
        """Once what is being written is written; not if that takes long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WRITE), room.lock:
                pass
        room.tell(Leaving())
        for connection in room.connections:
            connection.close()

    async def stop(self) -> None:
        await self._cancel_all()
        await self.neighbours.leave()
        for pool in self._pools:
            pool.close()
        await self.store.close()

    async def room(self, table_id: str) -> Room:
        """A table, live; brought back from disk where it sleeps."""
        if table_id not in self.rooms:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            room = await asyncio.shield(self._loading[table_id])
        else:
            room = self.rooms[table_id] = self.rooms.pop(table_id)  # the last in line to be put to sleep
        room.ask_for()
        await self.neighbours.refresh(room)
        self.put_to_sleep()
        return room

    async def has(self, table_id: str) -> bool:
        """Whether there is such a table, still."""
        return table_id in self.rooms or bool(await queries.tables(self.store, [table_id]))

    async def _load(self, table_id: str) -> Room:
        """Once, however many come at the same time; a long game keeps nobody from another table."""
        try:
            await self._tidied.wait()
            room = self.rooms[table_id] = await records.load(self, table_id)
        finally:
            del self._loading[table_id]
        figures.ROOMS.set(len(self.rooms))
        self.wake(room)
        return room

    @contextlib.asynccontextmanager
    async def tidying(self) -> AsyncIterator[list[str]]:
        """The tables in memory or on their way; no other is loaded meanwhile."""
        self._tidied.clear()
        try:
            yield [*self.rooms, *self._loading]
        finally:
            self._tidied.set()

    def put_to_sleep(self) -> None:
        """Tables that nobody looks at and that do nothing leave memory, but for the last few.

        Whoever was just given one is still on the way to it.
        """
        since = clock.now() - ON_THE_WAY
        idle = [room for room in self.rooms.values() if room.is_idle and room.asked_for < since]
        for room in idle[: max(0, len(idle) - MOST_IDLE)]:
            self.release(room)

    async def glance(self, table_ids: Sequence[str]) -> list[Room]:
        """These tables, only to tell about them: games that sleep stay on disk."""
        asleep = [table_id for table_id in table_ids if table_id not in self.rooms]
        live = {table_id: self.rooms[table_id] for table_id in table_ids if table_id in self.rooms}
        found = live | {room.row.id: room for room in await records.load_empties(self, asleep)}
        return [found[table_id] for table_id in table_ids if table_id in found]

    async def _wake(self, room: Room) -> None:
        """Whoever thinks goes on thinking, and whoever is away is looked for, until that can be written."""
        async with room.lock:
            room.turns.wake()
        while not room.gone:
            try:
                await room.attempt(room.watch_absence)
                return
            except (NotRead, NotWritten) as error:
                log.error("not written", exc_info=error)
                await asyncio.sleep(PAUSE)

    def wake(self, room: Room) -> None:
        """Let a table do what it has to do by itself."""
        self.spawn(self._wake(room))

    def forget(self, room: Room) -> None:
        """What is in memory is no longer what is on disk: everyone goes and comes back to what is."""
        self.release(room)
        self.neighbours.let_go(room)
        for connection in room.connections:
            # Not at once: whoever asked for what could not be written is refused first.
            asyncio.get_running_loop().call_soon(connection.close)
        asyncio.get_running_loop().call_later(PAUSE, lambda: self.spawn(self.bring_back(room.row.id)))

    async def catch_up(self, room: Room) -> None:
        """Take over what other nodes wrote about a table; where that fails, it is brought back anew.

        Where the database only does not answer, and nothing here is ahead of it, the next try will do.
        """
        try:
            await records.catch_up(room)
        except BaseException as error:
            if room.new_lines or not isinstance(error, NotRead):
                self.forget(room)
            raise

    async def bring_back(self, *table_ids: str) -> None:
        """Games go on without anyone asking: a bot may be to move, or a timer due."""
        left = list(table_ids)
        while left and not self.draining:
            try:
                await self.room(left[-1])
            except NotRead as error:
                log.error("not read", exc_info=error)
                await asyncio.sleep(PAUSE)
                continue
            except TuileriesError as error:
                log.warning("left alone", extra={"fields": {"table": left[-1], "reason": error.phrase.key}})
            except Exception as error:  # whatever is wrong with one table, the others wake
                log.error("failed", exc_info=error, extra={"fields": {"table": left[-1]}})
            left.pop()

    def release(self, room: Room) -> None:
        """Keep it in memory no longer."""
        if room.is_over:
            self.neighbours.let_go(room)
        room.retire()
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        figures.ROOMS.set(len(self.rooms))

    async def replay(self, work: Callable[[], T]) -> T:
        """In a thread, one at a time: whoever reads from disk needs threads too."""
        async with self._replaying:
            return await asyncio.to_thread(work)

    # Time

    def wake_at(self, due: float, table_id: str, key: str) -> None:
        heapq.heappush(self._due, (due, table_id, key))
        self._alarm.set()

    async def _keep_time(self) -> None:
        while True:
            self._alarm.clear()
            wait = self._due[0][0] - clock.now() if self._due else MINUTE
            if wait > 0:
                await _wait(self._alarm, min(wait, MINUTE))  # the loop's clock stops with a laptop
                continue
            _, table_id, key = heapq.heappop(self._due)
            if table_id in self.rooms:
                self.spawn(self._fire(self.rooms[table_id], key))
            elif key.startswith("game:"):
                self.spawn(self.bring_back(table_id))

    async def _fire(self, room: Room, key: str) -> None:
        """A timer is not forgotten because its end could not be written."""
        try:
            await room.attempt(lambda: room.fire(key))
        except (NotRead, NotWritten) as error:
            log.error("not written", exc_info=error)
            self.wake_at(clock.now() + PAUSE, room.row.id, key)
        if room.gone and key.startswith("game:"):
            await self.bring_back(room.row.id)

    # Work that belongs to no connection

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def _cancel_all(self) -> None:
        """What is used by somebody who has not noticed yet must not be closed."""
        for task in (tasks := list(self._tasks)):
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=PAUSE)

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
