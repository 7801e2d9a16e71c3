"""One websocket at one table: who comes in, what they say, and how they go."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from tuileries.core.errors import TuileriesError
from tuileries.core.phrases import Phrase
from tuileries.server import figures, live
from tuileries.server.connection import GOING, LATER, LOST, Connection
from tuileries.server.guard import check_origin
from tuileries.server.identity import COOKIE, guest_of
from tuileries.server.limits import Bucket
from tuileries.server.protocol import Pong, Refused
from tuileries.server.room import Room
from tuileries.server.wire import wire_of

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

LAST_CALL = 5.0
"""Seconds after which the line of one that does not even hang up is cut."""

POLICY, TOO_BIG, BROKEN = 1008, 1009, 1011


@websocket("/api/tables/{table_id:str}/play")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: FromPath[str]) -> None:
    state = socket.app.state
    address = socket.client.host if socket.client else ""
    try:
        check_origin(socket, state.settings)
    except TuileriesError as error:
        await turn_away(socket, error)
        return
    if state.sockets[address] >= state.settings.sockets_per_address or state.hub.draining:
        await socket.close(code=LATER)
        return
    state.sockets[address] += 1
    figures.SOCKETS.inc()
    try:
        await welcome(socket, table_id)
    except TuileriesError as error:
        await turn_away(socket, error)
    finally:
        state.sockets[address] -= 1
        figures.SOCKETS.dec()
        if not state.sockets[address]:
            del state.sockets[address]


async def welcome(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    hub, settings = socket.app.state.hub, socket.app.state.settings
    room = await hub.room(table_id)
    guest = await guest_of(hub.store, socket.cookies.get(COOKIE))
    bucket = Bucket(settings.messages_per_second, settings.messages_burst)
    connection = Connection(guest, bucket, wire_of(socket.scope))
    await attend(socket, room, connection, settings.largest_message)


async def turn_away(socket: WebSocket[Any, Any, State], error: TuileriesError) -> None:
    await socket.accept()
    await socket.close(code=POLICY, reason=error.phrase.key)


async def attend(
    socket: WebSocket[Any, Any, State], room: Room, connection: Connection, largest: int
) -> None:
    """From coming to going. Whoever does not read would keep us waiting to say goodbye."""
    connection.wire.listener = ear = Ear(room, connection, largest)
    code = GOING
    try:
        await socket.accept()
        async with room.lock:
            await room.arrive(connection)
        ear.open()
        code = await connection.ended
        if code == LOST:
            await ear.finish()
    except (TuileriesError, sqlite3.Error):
        pass
    finally:
        ear.close()
        await asyncio.shield(depart(room, connection))
        with contextlib.suppress(Exception):
            async with asyncio.timeout(GOODBYE):
                await socket.close(code=code)
        asyncio.get_running_loop().call_later(LAST_CALL, connection.wire.cut)


async def depart(room: Room, connection: Connection) -> None:
    async with room.lock:
        await room.depart(connection)


class Ear:
    """What a client says is dealt with one after the other.

    What comes before its owner has arrived at the table waits; what came before the line broke still counts.
    """

    def __init__(self, room: Room, connection: Connection, largest: int) -> None:
        self._room = room
        self._connection = connection
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
        if message == PING and self._is_idle and self._connection.bucket.take():
            self._connection.tell(Pong(self._room.version))
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._connection.wire.pause()
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
            while self._waiting:
                await self._deal_with(self._waiting.popleft())
                await asyncio.sleep(0)  # nobody speaks so long that others are not heard
        except BaseException:
            self._connection.close(BROKEN)
            raise
        finally:
            self._connection.wire.resume()

    async def _deal_with(self, message: bytes) -> None:
        if len(message) > self._largest:
            self._connection.close(TOO_BIG)
        elif not self._connection.bucket.take():
            self._connection.tell(Refused(None, Phrase("server-too-much")))
            await asyncio.sleep(BREATH)
        else:
            await live.receive(self._room, self._connection, message)

    def _check(self) -> None:
        """Whether the client is still there."""
        left = self._heard + SILENCE - self._loop.time()
        if left <= 0:
            self._connection.close(GOING)
        else:
            self._watch = self._loop.call_later(left, self._check)
