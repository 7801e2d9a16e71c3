"""The address of a table's websocket: who comes in, and how they go."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import PathParameter

from tuileries.core.errors import TuileriesError
from tuileries.server import figures
from tuileries.server.guard import check_origin
from tuileries.server.limits import Bucket
from tuileries.server.protocol import WITHOUT_NUL
from tuileries.server.socket.inbox import GOODBYE, Inbox
from tuileries.server.socket.wire import wire_of
from tuileries.server.store.identity import COOKIE, guest_of
from tuileries.server.table.connections import GOING, LATER, LOST, Connection
from tuileries.server.table.room import Room

LAST_CALL = 5.0
"""Seconds after which the line of one that does not even hang up is cut."""

POLICY = 1008
TableId = Annotated[str, PathParameter(max_length=40, pattern=WITHOUT_NUL)]


@websocket("/api/tables/{table_id:str}/play")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: TableId) -> None:
    state = socket.app.state
    address = address_of(socket)
    try:
        check_origin(socket, state.settings)
    except TuileriesError as error:
        await turn_away(socket, error)
        return
    if not may_come(state, address):
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


def may_come(state: State, address: str) -> bool:
    """Whoever comes too often is not let in to be told so: that would be half of what they are after."""
    if state.sockets[address] >= state.settings.sockets_per_address or state.hub.draining:
        return False
    return bool(state.limits.allows("handshakes", address))


def address_of(socket: WebSocket[Any, Any, State]) -> str:
    return socket.client.host if socket.client else ""


async def welcome(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    hub, settings = socket.app.state.hub, socket.app.state.settings
    room = await hub.room(table_id)
    guest = await guest_of(hub.store, socket.cookies.get(COOKIE))
    address, wire = address_of(socket), wire_of(socket.scope)
    own = Bucket(settings.messages_per_second, settings.messages_burst)
    buckets = own, socket.app.state.messages.of(address)
    connection = Connection(guest, buckets, wire, socket.app.state.limits, address)
    inbox = wire.listener = Inbox(room, connection, wire, settings.largest_message)
    try:
        await attend(socket, room, connection, inbox)
    finally:
        asyncio.get_running_loop().call_later(LAST_CALL, wire.cut)


async def turn_away(socket: WebSocket[Any, Any, State], error: TuileriesError) -> None:
    """Whoever could be let in another time is asked to come back."""
    await socket.accept()
    code = LATER if getattr(error, "status", 0) in (429, 503) else POLICY
    await socket.close(code=code, reason=error.phrase.key)


async def attend(
    socket: WebSocket[Any, Any, State], room: Room, connection: Connection, inbox: Inbox
) -> None:
    """From coming to going. Whoever does not read would keep us waiting to say goodbye."""
    code = GOING
    try:
        await socket.accept()
        await room.attempt(lambda: room.arrive(connection))
        inbox.open()
        code = await connection.ended
        if code == LOST:
            await inbox.finish()
    except TuileriesError:
        pass
    finally:
        inbox.close()
        await asyncio.shield(depart(room, connection))
        with contextlib.suppress(Exception):
            async with asyncio.timeout(GOODBYE):
                await socket.close(code=code)


async def depart(room: Room, connection: Connection) -> None:
    async with room.lock:
        await room.depart(connection)
