"""After the end: what each move cost and what was luck, told bit by bit while it is worked out."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tuileries import fast, games
from tuileries.core.record import Record, loads
from tuileries.reviews.findings import Judgement, Sketch
from tuileries.reviews.skill import ENGINE, Reviewer
from tuileries.server.errors import NotWritten, TooMuch
from tuileries.server.store import queries, rows
from tuileries.server.store.protocol import Store
from tuileries.server.workers.pool import Pool

EFFORT = 0.5
"""Seconds for a move, about: to tell long thoughts from short ones."""

MOST_UNDER_WAY = 5
"""How many games may be looked at, or wait for it, at the same time."""

MOST_OF_ONE = 3
"""How many of them for one address, so that nobody takes all places."""

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


def can_judge(game: str) -> bool:
    """Whether moves of this game are judged one by one."""
    return game in fast.KERNELS


class Looking:
    """A game that is being looked at: from where it was asked for, what was found so far, how many wait."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.told: list[bytes] = []
        self.waiting = 0
        self.task: asyncio.Task[None] | None = None
        self._more = asyncio.Event()

    def tell(self, found: bytes) -> None:
        self.told.append(found)
        self.wake()

    def wake(self) -> None:
        self._more.set()
        self._more = asyncio.Event()

    async def listen(self) -> AsyncIterator[bytes]:
        """All that was found and will be; whoever comes late misses nothing."""
        heard = 0
        while True:
            more = self._more
            for found in self.told[heard:]:
                heard += 1
                yield found
            if heard < len(self.told):
                continue
            if self.task is None or self.task.done():
                return
            await more.wait()


class Judgements:
    """Each game is looked at once, the worst moments first, and kept on disk; given up when nobody waits."""

    def __init__(self, pool: Pool, store: Store, spawn: Spawn, share: float) -> None:
        self._pool = pool
        self._store = store
        self._spawn = spawn
        self._share = share
        self._under_way: dict[str, Looking] = {}

    async def kept(self, record: Record) -> bytes | None:
        """The whole `Review` in JSON of a game that was looked at before."""
        found = await queries.review(self._store, self._key(record))
        return None if found is None else found.encode()

    def begin(self, record: Record, guest: int, address: str) -> None:
        """Take a place for it, before anything is awaited: else two could take the last one.

        Raise TooMuch where it would have to wait for too many others, or others for too many of one.
        """
        if self._key(record) in self._under_way:
            return
        own = sum(looking.address == address for looking in self._under_way.values())
        if len(self._under_way) >= MOST_UNDER_WAY or own >= MOST_OF_ONE:
            raise TooMuch("server-too-much")
        self._look(record, guest, address)

    async def of(self, record: Record, guest: int, address: str = "") -> AsyncIterator[bytes]:
        """Lines in JSON: a `Sketch`, then each `Judgement` once it is made, then the whole `Review`."""
        looking = self._look(record, guest, address)
        looking.waiting += 1
        try:
            async for found in looking.listen():
                yield found
        finally:
            looking.waiting -= 1
            if not looking.waiting and looking.task is not None:
                # at once: whoever comes now is not to wait for what is given up
                self._end(self._key(record), looking)
                looking.task.cancel()

    async def attempt(self, record: Record, version: int, move: bytes, guest: int) -> bytes:
        """What another move would have been worth at this version: an `Attempt` in JSON."""
        return await self._ask(guest, attempt, record, version, move)

    def cancel(self) -> None:
        """The server leaves."""
        for looking in self._under_way.values():
            if looking.task is not None:
                looking.task.cancel()

    def _look(self, record: Record, guest: int, address: str) -> Looking:
        key = self._key(record)
        if key not in self._under_way:
            looking = self._under_way[key] = Looking(address)
            looking.task = self._spawn(self._work(key, looking, record, guest))
            looking.task.add_done_callback(lambda _: self._end(key, looking))
        return self._under_way[key]

    def _end(self, key: str, looking: Looking) -> None:
        if self._under_way.get(key) is looking:
            del self._under_way[key]
        looking.wake()

    async def _work(self, key: str, looking: Looking, record: Record, guest: int) -> None:
        if (kept := await self.kept(record)) is not None:  # since it was asked for
            looking.tell(kept)
            return
        sketched = await self._ask(guest, sketch, record)
        looking.tell(sketched)
        judged: dict[int, bytes] = {}
        for number in msgspec.json.decode(sketched, type=Sketch).order:
            judged[number] = await self._ask(guest, judge, record, number)
            looking.tell(judged[number])
        told = await self._ask(guest, conclude, record, [judged[number] for number in sorted(judged)])
        with suppress(NotWritten):  # a disk that is full keeps nobody from looking
            await self._store.write(rows.save_review(key, told.decode()))
        looking.tell(told)

    async def _ask(self, guest: int, what: Callable[..., bytes], record: Record, *given: Any) -> bytes:
        asked = Asked(record.header.game, record.dumps(), self._share)
        async with self._pool.queue.place(guest, EFFORT):
            return await self._pool.ask(what, asked, *given)

    def _key(self, record: Record) -> str:
        """A game by all that was played, by who judges it and how thoroughly."""
        return hashlib.sha256(f"{ENGINE} {self._share} {record.dumps()}".encode()).hexdigest()


class Asked(NamedTuple):
    """A game as it is sent to another process, and with what share of the usual effort it is looked at."""

    game: str
    record: str
    share: float


@lru_cache(maxsize=4)
def reviewer(asked: Asked) -> Reviewer:
    return Reviewer.of(games.find(asked.game), loads(asked.record, games.find), share=asked.share)


def sketch(asked: Asked) -> bytes:
    return msgspec.json.encode(reviewer(asked).sketch())


def judge(asked: Asked, number: int) -> bytes:
    return msgspec.json.encode(reviewer(asked).judge(number))


def conclude(asked: Asked, judged: list[bytes]) -> bytes:
    judgements = [msgspec.json.decode(one, type=Judgement) for one in judged]
    return msgspec.json.encode(reviewer(asked).conclude(judgements))


def attempt(asked: Asked, version: int, move: bytes) -> bytes:
    read = msgspec.json.decode(move, type=games.find(asked.game).types.move)
    return msgspec.json.encode(reviewer(asked).attempt(version, read))
