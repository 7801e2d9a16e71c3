"""What takes long and comes out the same is worked out once, whoever asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from tuileries.server.errors import ServerRefusal, TooMuch

T = TypeVar("T")


class Once(Generic[T]):
    """Remembers the last few answers. What failed is tried again for the next who asks.

    Where too many are under way or wait, whoever comes then is asked to come later.
    """

    def __init__(
        self, spawn: Callable[[Coroutine[Any, Any, T]], asyncio.Task[T]], *, most_kept: int, most_waiting: int
    ) -> None:
        self._spawn = spawn
        self._most_kept = most_kept
        self._most_waiting = most_waiting
        self._known: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def of(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        task = self._task(key, work)
        await asyncio.wait([task])
        if task.cancelled():
            raise ServerRefusal("server-leaving")
        return task.result()

    def _task(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        known = self._known.get(key)
        if known is not None and not has_failed(known):
            self._known.move_to_end(key)
            return known
        if sum(not other.done() for other in self._known.values()) >= self._most_waiting:
            raise TooMuch("server-too-much")
        if len(self._known) >= self._most_kept:
            self._known.popitem(last=False)
        self._known[key] = self._spawn(work())
        return self._known[key]

    def cancel(self) -> None:
        """The server leaves: whoever waits is told so."""
        for task in self._known.values():
            task.cancel()


def has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
