"""After the end: what could have been done. Nothing is worked out before, so nothing can be told by it."""

from __future__ import annotations

import asyncio
import importlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from tuileries import games
from tuileries.core.record import Record, loads
from tuileries.server.errors import ServerRefusal, TooMuch
from tuileries.server.workers.pool import Pool

REVIEWERS = {"gardeners": "tuileries.solver.reviews"}
"""Who looks back at a game; by name, because importing one starts the compiler."""

MOST_KEPT = 200
MOST_WAITING = 5
"""How many games are remembered, and how many may wait to be looked at."""

Thought = asyncio.Task[bytes]
Spawn = Callable[[Coroutine[Any, Any, bytes]], Thought]


class Reviews:
    """Each game is looked at once, whoever asks. It takes a while, so bots do not share their processes."""

    def __init__(self, pool: Pool, spawn: Spawn) -> None:
        self._pool = pool
        self._spawn = spawn
        self._known: OrderedDict[str, Thought] = OrderedDict()

    async def of(self, table_id: str, record: Record) -> bytes:
        """In JSON, as the game's own reviewer tells it."""
        thought = self._thought(table_id, record)
        await asyncio.wait([thought])
        if thought.cancelled():
            raise ServerRefusal("server-leaving")
        return thought.result()

    def _thought(self, table_id: str, record: Record) -> Thought:
        """What is known or being thought about; a thought that failed is forgotten."""
        known = self._known.get(table_id)
        if known is not None and not has_failed(known):
            return known
        if sum(not other.done() for other in self._known.values()) >= MOST_WAITING:
            raise TooMuch("server-too-much")
        if len(self._known) >= MOST_KEPT:
            self._known.popitem(last=False)
        self._known[table_id] = self._spawn(self.review(record))
        return self._known[table_id]

    async def review(self, record: Record) -> bytes:
        return await self._pool.ask(look_back, record.header.game, record.dumps())

    def cancel(self) -> None:
        """The server leaves: whoever waits is told so."""
        for thought in self._known.values():
            thought.cancel()


def has_failed(thought: Thought) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)


def look_back(game_name: str, record: str) -> bytes:
    reviewer = importlib.import_module(REVIEWERS[game_name])
    return msgspec.json.encode(reviewer.review(loads(record, games.find)))
