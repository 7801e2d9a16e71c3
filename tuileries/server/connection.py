"""One open websocket, as a table knows it."""

from __future__ import annotations

import asyncio

import msgspec

from tuileries.core.game import Player
from tuileries.server.limits import Bucket
from tuileries.server.protocol import Outgoing
from tuileries.server.wire import Wire

LARGEST_BACKLOG = 2**22
"""Bytes that may wait for a client to take them. One that takes too long is let go and may come back."""

GOING, LOST, LATER = 1001, 1006, 1013


class Connection:
    """Somebody at a table. `ended` says how to take leave of them, once it is time."""

    def __init__(self, guest: int | None, bucket: Bucket, wire: Wire) -> None:
        self.guest = guest
        self.bucket = bucket
        self.wire = wire
        self.seat: Player | None = None
        self.told: int | None = None
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def tell(self, message: Outgoing) -> None:
        self.send(msgspec.json.encode(message))

    def send(self, encoded: bytes) -> None:
        if self.ended.done():
            return
        self.wire.tell(encoded)
        if self.wire.backlog > LARGEST_BACKLOG:
            self.wire.cut()
            self.close(GOING)

    def close(self, code: int = LATER) -> None:
        """Nothing more is heard or told; what was told before is still sent."""
        if not self.ended.done():
            self.ended.set_result(code)
