"""A review that is led: what one of those who played looks at is told to everybody at the table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tuileries.core.errors import BadNotation
from tuileries.core.game import Player
from tuileries.server import clock
from tuileries.server.errors import NotAllowed, ServerRefusal
from tuileries.server.protocol import Lead, Led
from tuileries.server.table.connections import Connection

if TYPE_CHECKING:
    from tuileries.server.table.room import Room

NOBODY = Led(None)

SILENCE = 10.0
"""Seconds without a word after which nobody leads through another node any more."""


class Tour:
    """Who leads, and where they are. Nothing of it is written: it lasts as long as its leader is here.

    Of a leader who is there through another node, only that node is known.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._leader: Connection | str | None = None
        self._heard = 0.0
        self.led = NOBODY

    def lead(self, connection: Connection, message: Lead) -> None:
        own = self._room.seats_of(connection.guest)
        if not own:
            raise NotAllowed("server-not-your-seat")
        if not self._room.is_over:
            raise ServerRefusal("server-not-over")
        if self._leader not in (None, connection):
            raise NotAllowed("server-led")
        if message.version is None:
            self.leave(connection)
        else:
            self._check(message.version, message.seat)
            self._leader = connection
            self._go(Led(min(own), message.version, message.seat, message.idea))

    def _check(self, version: int, seat: Player | None) -> None:
        """Nobody is led to what is not there."""
        if version > self._room.version:
            raise BadNotation("server-bad-message", detail=f"version {version} of {self._room.version}")
        if seat is not None and seat >= len(self._room.seats):
            raise BadNotation("server-bad-message", detail=f"seat {seat} of {len(self._room.seats)}")

    def leave(self, connection: Connection) -> None:
        """Without its leader a review is led no longer."""
        if self._leader is connection:
            self._leader = None
            self._go(NOBODY)

    def _go(self, led: Led) -> None:
        self.led = led
        self._room.tell(led)
        self._room.hub.neighbours.tell_led(self._room, led)

    def follow(self, node: str, led: Led) -> None:
        """Somebody leads through another node; of two who began at once, one gives way."""
        if isinstance(self._leader, Connection) and self._room.hub.neighbours.goes_before(node):
            return
        if led.leader is None and self._leader != node:
            return
        self._leader, self._heard = node if led.leader is not None else None, clock.now()
        if led != self.led:
            self.led = led
            self._room.tell(led)

    def remind(self) -> None:
        """Another node may not have heard, or has only now somebody here; and its own leader may be gone."""
        if isinstance(self._leader, Connection):
            self._room.hub.neighbours.tell_led(self._room, self.led)
        elif isinstance(self._leader, str) and clock.now() - self._heard > SILENCE:
            self.follow(self._leader, NOBODY)

    def check(self, present: Collection[str]) -> None:
        """A node through which nobody is here any more has no leader either."""
        if isinstance(self._leader, str) and self._leader not in present:
            self.follow(self._leader, NOBODY)
