"""The websocket itself. The framework decides who comes in; what is said then takes the shortest way."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tuileries.server.socket.frames import frame, read_frame

EXTENSION = "tuileries.wire"

GULP = 1024
"""Bytes that are read at once. A chunk from a socket may hold ten thousand messages; others want to speak."""


class Listener(Protocol):
    """Whoever is at our end of a wire."""

    def hear(self, message: bytes) -> None: ...

    def lose(self) -> None:
        """There is nobody at the other end any more."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's websocket with a door at the side.

    Once there is a listener, what comes goes straight to it, and what is told straight to the socket. Through
    the framework both would pass tasks, queues and wrappers that take longer than a move of a game.
    """

    listener: Listener | None = None
    _is_paused = False
    _is_plain = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = bytearray()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        while self._unread and not self._is_waited_for:
            if not self._hear_frame():
                self._gulp()

    def _hear_frame(self) -> bool:
        """Nearly all that comes is short and in one frame. After anything else, all is read by uvicorn."""
        if self.listener is None or self.close_sent or not self._is_plain:
            return False
        read = read_frame(self._unread)
        if read is None:
            return False
        message, length = read
        del self._unread[:length]
        self.listener.hear(message)
        return True

    def _gulp(self) -> None:
        self._is_plain = not self.handshake_initiated
        gulp = bytes(self._unread[:GULP])
        del self._unread[:GULP]
        super().data_received(gulp)

    @property
    def _is_waited_for(self) -> bool:
        """Whether somebody at our end is to be ready first: the framework until there is a listener."""
        return self._is_paused or (self.listener is None and self.read_paused)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            message, self.frames = b"".join(self.frames), []
            self.listener.hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.lose()

    def shutdown(self) -> None:
        """Where a farewell is under way there is no other to be said."""
        if self.transport.is_closing():
            self.cut()
        else:
            super().shutdown()

    def tell(self, text: bytes) -> None:
        """Send a message; what comes too late is dropped."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame(text))

    @property
    def backlog(self) -> int:
        """Bytes that the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    async def drain(self) -> None:
        """Wait until the other end has taken most of it, or is gone."""
        await self.writable.wait()

    def pause(self) -> None:
        """Hear nothing for now: what comes waits at the other end."""
        self._is_paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        self._is_paused = False
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._read_on()

    def cut(self) -> None:
        """At once, without a word."""
        self.transport.abort()


def wire_of(scope: Any) -> Wire:
    """The wire of a websocket, from its ASGI scope."""
    wire: Wire = scope["extensions"][EXTENSION]
    return wire
