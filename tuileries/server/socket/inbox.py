"""What a client has said and was not dealt with yet."""

from __future__ import annotations

import asyncio
from collections import deque

from tuileries.core.phrases import Phrase
from tuileries.server.protocol import Pong, Refused
from tuileries.server.socket import messages
from tuileries.server.socket.wire import Wire
from tuileries.server.table.connections import GOING, LOST, Connection
from tuileries.server.table.room import Room

SILENCE = 9.0
"""Seconds without a word after which a client is taken to be gone; it says something every 5."""

PING = b'{"type":"Ping"}'
"""By far the most frequent message; written just so it takes a short way."""

MOST_WAITING = 16
"""So many messages of a client may wait before the next are left in its socket."""

BREATH = 0.2
"""Seconds for whoever says too much to be silent in."""

GOODBYE = 1.0
"""Seconds a client has to take the last word, and we to carry out the last it said."""

TOO_BIG, BROKEN = 1009, 1011


class Inbox:
    """What a client says is dealt with one after the other.

    What comes before its owner has arrived at the table waits; what came before the line broke still counts.
    """

    def __init__(self, room: Room, connection: Connection, wire: Wire, largest: int) -> None:
        self._room = room
        self._connection = connection
        self._wire = wire
        self._largest = largest
        self._loop = asyncio.get_running_loop()
        self._waiting = deque[bytes]()
        self._work: asyncio.Task[None] | None = None
        self._heard = self._loop.time()
        self._watch = self._loop.call_later(SILENCE, self._check)

    def hear(self, message: bytes) -> None:
        if self._connection.ended.done():
            return
        self._heard = self._loop.time()
        if message == PING and self._is_idle and self._connection.may_speak():
            self._connection.tell(Pong(self._room.version))
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._wire.pause()
        if self._is_idle:
            self.open()

    @property
    def _is_idle(self) -> bool:
        return self._work is not None and self._work.done()

    def open(self) -> None:
        self._work = self._room.hub.spawn(self._deal_with_all())

    def lose(self) -> None:
        self._connection.close(LOST)

    async def finish(self) -> None:
        """Carry out what was said, as far as there is time."""
        if self._work is not None:
            await asyncio.wait([self._work], timeout=GOODBYE)

    def close(self) -> None:
        """A move that has begun is carried through; nothing else is begun."""
        self._waiting.clear()
        self._watch.cancel()
        self._connection.close(GOING)

    async def _deal_with_all(self) -> None:
        try:
            while self._has_more():
                await self._deal_with(self._waiting.popleft())
                if self._waiting:
                    await asyncio.sleep(0)  # nobody speaks so long that others are not heard
        except BaseException:
            self._connection.close(BROKEN)
            self._wire.resume()
            raise

    def _has_more(self) -> bool:
        """Whether something waits. Where nothing does, its socket is read on, which may bring more."""
        if not self._waiting:
            self._wire.resume()
        return bool(self._waiting)

    async def _deal_with(self, message: bytes) -> None:
        if len(message) > self._largest:
            self._connection.close(TOO_BIG)
        elif not self._connection.may_speak():
            self._connection.tell(Refused(None, Phrase("server-too-much")))
            await asyncio.sleep(BREATH)
        else:
            await messages.receive(self._room, self._connection, message)

    def _check(self) -> None:
        """Whether the client is still there. Whoever waits to be heard says more than is listened to."""
        if self._waiting:
            self._heard = self._loop.time()
        left = self._heard + SILENCE - self._loop.time()
        if left <= 0:
            self._connection.close(GOING)
        else:
            self._watch = self._loop.call_later(left, self._check)
