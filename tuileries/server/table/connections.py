"""Whoever is at a table: one open line each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from tuileries.core.game import Player
from tuileries.server.limits import Bucket, Limits
from tuileries.server.protocol import Outgoing

LARGEST_BACKLOG = 2**18
"""Bytes that may wait for a client to take them. One that takes too long is let go and may come back."""

GOING, LOST, LATER = 1001, 1006, 1013


class Line(Protocol):
    """What carries messages to the other end."""

    def tell(self, text: bytes) -> None: ...

    @property
    def backlog(self) -> int:
        """Bytes that the other end has not taken yet."""

    async def drain(self) -> None:
        """Wait until the other end has taken most of it, or is gone."""

    def cut(self) -> None:
        """At once, without a word."""


class Connection:
    """Somebody at a table: as which seat they look, and up to which version they were told.

    `ended` says how to take leave of them, once it is time.
    """

    def __init__(
        self, guest: int | None, buckets: Sequence[Bucket], line: Line, limits: Limits, address: str = ""
    ) -> None:
        self.guest = guest
        self._buckets = buckets
        self._limits = limits
        self._address = address
        self.seat: Player | None = None
        self.told: int | None = None
        self.looks = 0
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.line = line

    def may_speak(self) -> bool:
        """Whether what they say now is not too much, for this line and for all of their address."""
        return all(bucket.take() for bucket in self._buckets)

    def limit(self, kind: str) -> None:
        """Raise TooMuch where this guest or their address has done so too often."""
        self._limits.take(kind, self._address, self.guest)

    def look(self, seat: Player | None) -> None:
        """From now on they see what this seat sees, and are told what happens."""
        self.seat, self.told = seat, -1
        self.looks += 1

    def look_away(self) -> None:
        """Their seat is another now: they are told nothing until they look again."""
        self.seat, self.told = None, None
        self.looks += 1

    def hold(self) -> None:
        """First they read what was told before; until then nothing new is."""
        self.told = None

    def update(self, version: int, encoded: bytes) -> None:
        """How things stand at this version."""
        self.told = version
        self.send(encoded)

    def tell(self, message: Outgoing) -> None:
        self.send(msgspec.json.encode(message))

    def send(self, encoded: bytes) -> None:
        if self.ended.done():
            return
        self.line.tell(encoded)
        if self.line.backlog > LARGEST_BACKLOG:
            self.line.cut()
            self.close(GOING)

    def close(self, code: int = LATER) -> None:
        """Nothing more is heard or told; what was told before is still sent."""
        if not self.ended.done():
            self.ended.set_result(code)
