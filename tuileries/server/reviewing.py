"""After the end: what could have been done. Nothing is worked out before, so nothing can be told by it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from tuileries.core.record import Record
from tuileries.server.errors import ServerRefusal, TooMuch
from tuileries.server.room import Room
from tuileries.server.thinking import REVIEWERS, Thinkers

MOST_KEPT = 200
MOST_WAITING = 5
"""How many games are remembered, and how many may wait to be looked at."""

Thought = asyncio.Task[bytes]
Spawn = Callable[[Coroutine[Any, Any, bytes]], Thought]


class Reviews:
    """Each game is looked at once, whoever asks. It takes a while, so bots do not share their processes."""

    def __init__(self, spawn: Spawn) -> None:
        self.thinkers = Thinkers(1, warm=False)
        self._spawn = spawn
        self._known: OrderedDict[str, Thought] = OrderedDict()

    async def of(self, room: Room) -> bytes:
        """In JSON, as the game's own reviewer tells it."""
        check(room)
        async with room.lock:
            record = room.whole().record()
        thought = self._thought(room.row.id, record)
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
        self._known[table_id] = self._spawn(self.thinkers.review(record))
        return self._known[table_id]

    def close(self) -> None:
        """The server leaves: whoever waits is told so."""
        for thought in self._known.values():
            thought.cancel()
        self.thinkers.close()


def check(room: Room) -> None:
    if room.row.game not in REVIEWERS:
        raise ServerRefusal("server-no-review")
    if not room.is_over:
        raise ServerRefusal("server-not-over")


def has_failed(thought: Thought) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
