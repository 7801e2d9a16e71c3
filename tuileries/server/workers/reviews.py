"""After the end: what could have been done. Nothing is worked out before, so nothing can be told by it."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from tuileries import games
from tuileries.core.record import Record, loads
from tuileries.server.workers.once import Once
from tuileries.server.workers.pool import Pool

REVIEWERS = {"gardeners": "tuileries.solver.reviews"}
"""Who looks back at a game; by name, because importing one starts the compiler."""

EFFORT = 2.0
"""Seconds, about: to tell long thoughts from short ones."""

MOST_KEPT, MOST_WAITING = 200, 5
"""How many games are remembered, and how many may wait to be looked at."""

Spawn = Callable[[Coroutine[Any, Any, bytes]], asyncio.Task[bytes]]


class Reviews:
    """Each game is looked at once, whoever asks. It takes a while, so bots do not share their processes."""

    def __init__(self, pool: Pool, spawn: Spawn) -> None:
        self._pool = pool
        self._once = Once(spawn, most_kept=MOST_KEPT, most_waiting=MOST_WAITING)

    async def of(self, table_id: str, guest: int, record: Record) -> bytes:
        """In JSON, as the game's own reviewer tells it; of a table that this guest opened."""
        return await self._once.of(table_id, lambda: self.review(record, guest))

    async def review(self, record: Record, guest: int) -> bytes:
        async with self._pool.queue.place(guest, EFFORT):
            return await self._pool.ask(look_back, record.header.game, record.dumps())

    def cancel(self) -> None:
        """The server leaves: whoever waits is told so."""
        self._once.cancel()


def look_back(game_name: str, record: str) -> bytes:
    reviewer = importlib.import_module(REVIEWERS[game_name])
    return msgspec.json.encode(reviewer.review(loads(record, games.find)))
