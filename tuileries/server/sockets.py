"""One websocket at one table: a task that reads, a task that writes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tuileries.core.errors import TuileriesError
from tuileries.core.phrases import Phrase
from tuileries.server import figures, live
from tuileries.server.connection import Connection
from tuileries.server.guard import check_origin
from tuileries.server.identity import COOKIE, guest_of
from tuileries.server.limits import Bucket
from tuileries.server.protocol import Pong, Refused
from tuileries.server.room import Room

SILENCE = 9.0
"""Seconds without a word after which a client is taken to be gone; it pings every 2.5."""

PING = '{"type":"Ping"}'
"""By far the most frequent message; written just so it takes a short way."""

GOODBYE = 1.0
"""Seconds a client has to take the last word."""

GOING, POLICY, TOO_BIG, LATER = 1001, 1008, 1009, 1013


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
    await socket.accept()
    connection = Connection(guest, Bucket(settings.messages_per_second, settings.messages_burst))
    await attend(socket, room, connection, settings.largest_message)


async def turn_away(socket: WebSocket[Any, Any, State], error: TuileriesError) -> None:
    await socket.accept()
    await socket.close(code=POLICY, reason=error.phrase.key)


async def attend(
    socket: WebSocket[Any, Any, State], room: Room, connection: Connection, largest: int
) -> None:
    writing = asyncio.create_task(write(socket, connection))
    try:
        async with room.lock:
            await room.arrive(connection)
        await listen(socket, room, connection, largest)
    except (WebSocketDisconnect, TimeoutError, TuileriesError, sqlite3.Error):
        pass
    finally:
        writing.cancel()
        await asyncio.shield(depart(room, connection))
        # Whoever does not read would keep us waiting to say goodbye.
        with contextlib.suppress(Exception):
            async with asyncio.timeout(GOODBYE):
                await socket.close(code=GOING)


async def depart(room: Room, connection: Connection) -> None:
    async with room.lock:
        await room.depart(connection)


async def listen(
    socket: WebSocket[Any, Any, State], room: Room, connection: Connection, largest: int
) -> None:
    while not connection.overrun:
        async with asyncio.timeout(SILENCE):
            text = await socket.receive_text()
        if len(text) > largest:
            await socket.close(code=TOO_BIG)
            return
        if not connection.bucket.take():
            connection.tell(Refused(None, Phrase("server-too-much")))
            await asyncio.sleep(0.2)
            continue
        if text == PING:
            connection.tell(Pong(room.version))
            continue
        # A move that has begun is carried through, even if its sender goes.
        await asyncio.shield(room.hub.spawn(live.receive(room, connection, text)))


async def write(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    """Send what waits; None is the last word."""
    while (encoded := await connection.waiting.get()) is not None:
        await socket.send_text(encoded.decode())
    await socket.close(code=LATER)
