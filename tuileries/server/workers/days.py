"""The gardens of the days: which there are, and when."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime

import msgspec

from tuileries.games.gardeners.state import Options
from tuileries.server.errors import NotFound
from tuileries.server.store import queries, rows
from tuileries.server.store.protocol import Store
from tuileries.server.workers.pool import Pool

FIRST = date(2025, 1, 1)
"""There are no gardens before this day."""

Gardens = dict[str, Options]

EFFORT = 1.0
"""Seconds, about."""

TODAYS, ANY_DAYS = -1, -2
"""Who stands in the queue for the processes: nobody's guest, and today's apart from all others."""


def today() -> date:
    """The same day for everyone: it begins at midnight, universal time."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """A day that has come, as it is written in addresses: 2026-11-15."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotFound("server-no-garden", first=FIRST.isoformat()) from None
    if day < FIRST or day.isoformat() != text:
        raise NotFound("server-no-garden", first=FIRST.isoformat())
    if day > today():
        raise NotFound("server-garden-to-come")
    return day


class Days:
    """Each day is worked out once, where games are looked back at, and kept on disk. Today comes first."""

    def __init__(self, pool: Pool, store: Store) -> None:
        self._pool = pool
        self._store = store
        self._known: dict[date, Gardens] = {}
        self._working: dict[date, asyncio.Lock] = {}

    async def gardens(self, day: date) -> Gardens:
        if day not in self._known:
            async with self._working.setdefault(day, asyncio.Lock()):
                if day not in self._known:
                    self._known[day] = msgspec.json.decode(await self._told(day), type=Gardens)
        return self._known[day]

    async def _told(self, day: date) -> bytes:
        kept = await queries.gardens(self._store, day.isoformat())
        if kept is not None:
            return kept.encode()
        async with self._pool.queue.place(TODAYS if day == today() else ANY_DAYS, EFFORT):
            told = await self._pool.ask(lay_out, day)
        await self._store.write(rows.save_gardens(day.isoformat(), told.decode()))
        return told

    async def garden(self, day: date, difficulty: str) -> Options:
        gardens = await self.gardens(day)
        if difficulty not in gardens:
            raise NotFound("server-no-garden", first=FIRST.isoformat())
        return gardens[difficulty]


def lay_out(day: date) -> bytes:
    # Not before it is needed: the solver brings a compiler along.
    from tuileries.solver.days import gardens_of

    return msgspec.json.encode(gardens_of(day))
