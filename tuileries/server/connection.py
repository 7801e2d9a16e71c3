"""One open websocket, as a table knows it."""

from __future__ import annotations

import asyncio

import msgspec

from tuileries.core.game import Player
from tuileries.server.limits import Bucket
from tuileries.server.protocol import Outgoing

LONGEST_QUEUE = 256


class Connection:
    """Messages wait here until the client takes them. One that takes too long is let go and may come back."""

    def __init__(self, guest: int | None, bucket: Bucket) -> None:
        self.guest = guest
        self.bucket = bucket
        self.seat: Player | None = None
        self.told: int | None = None
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)
        self.overrun = False

    def tell(self, message: Outgoing) -> None:
        self.send(msgspec.json.encode(message))

    def send(self, encoded: bytes) -> None:
        if self.overrun:
            return
        try:
            self.waiting.put_nowait(encoded)
        except asyncio.QueueFull:
            self.overrun = True

    def close(self) -> None:
        """Let the socket close once it has sent what waits; nothing more is taken."""
        if not self.waiting.full():
            self.waiting.put_nowait(None)
        self.overrun = True
