"""Who thinks next: whoever has had least of the processes so far."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

SMALLEST_SHARE = 0.05
"""However many wait, a bot that goes by the clock has this part of its time."""


class Waiting(NamedTuple):
    """A thought that is not begun: about how many seconds it takes, and what it waits for."""

    effort: float
    turn: asyncio.Future[None]


class Queue:
    """A few places for the thoughts of many guests.

    The guest who has used least time is next, so nobody waits for all that somebody else wants to know; of a
    guest's own thoughts, the shortest. Who comes anew has used as much as whoever was called last, no less:
    so coming and going gains nothing, and who always waits has their turn.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._thinking: Counter[int] = Counter()
        self._waiting: dict[int, list[Waiting]] = {}
        self._used: dict[int, float] = {}
        self._now = 0.0

    @asynccontextmanager
    async def place(self, guest: int, effort: float) -> AsyncIterator[float]:
        """Wait for a place and keep it for a thought; tells what part of its time the thought may take."""
        self._used[guest] = max(self._now, self._used.get(guest, 0.0))
        waiting = Waiting(effort, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(guest, []).append(waiting)
        self._call_next()
        try:
            await waiting.turn
        except BaseException:
            self._give_up(guest, waiting)
            raise
        began = asyncio.get_running_loop().time()
        try:
            yield self.share
        finally:
            self._used[guest] += asyncio.get_running_loop().time() - began
            self._leave(guest)

    @property
    def share(self) -> float:
        """Less for each when many wait."""
        crowd = sum(map(len, self._waiting.values())) / self._places
        return max(SMALLEST_SHARE, 1 / (1 + crowd))

    @property
    def most_of_one(self) -> int:
        """Where there are several places, a guest leaves one to the others."""
        return max(1, self._places - 1)

    def _call_next(self) -> None:
        while self._thinking.total() < self._places and (guest := self._next()) is not None:
            self._now = max(self._now, self._used[guest])
            thought = min(self._waiting[guest], key=lambda waiting: waiting.effort)
            self._take_out(guest, thought)
            self._thinking[guest] += 1
            thought.turn.set_result(None)

    def _next(self) -> int | None:
        able = [guest for guest in self._waiting if self._thinking[guest] < self.most_of_one]
        return min(able, key=lambda guest: (self._used[guest], self._shortest(guest)), default=None)

    def _shortest(self, guest: int) -> float:
        return min(waiting.effort for waiting in self._waiting[guest])

    def _take_out(self, guest: int, waiting: Waiting) -> None:
        self._waiting[guest].remove(waiting)
        if not self._waiting[guest]:
            del self._waiting[guest]

    def _give_up(self, guest: int, waiting: Waiting) -> None:
        """Whoever waited does so no longer; perhaps their turn had just come."""
        if waiting in self._waiting.get(guest, []):
            self._take_out(guest, waiting)
        elif waiting.turn.done() and not waiting.turn.cancelled():
            self._leave(guest)
            return
        self._forget(guest)

    def _leave(self, guest: int) -> None:
        self._thinking[guest] -= 1
        self._forget(guest)
        self._call_next()

    def _forget(self, guest: int) -> None:
        """Whoever neither thinks nor waits starts anew, once the others had as much or nobody is left."""
        if guest not in self._waiting and not self._thinking[guest]:
            del self._thinking[guest]
        here = self._waiting.keys() | self._thinking.keys()
        self._used = {
            one: used for one, used in self._used.items() if one in here or (here and used > self._now)
        }
