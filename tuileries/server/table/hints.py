"""Hints: what a bot would do and expect in a seat, from the view of that seat alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tuileries.bots.expectations import Expectation, can_explain
from tuileries.core.game import Player
from tuileries.core.phrases import Phrase
from tuileries.core.table import Table
from tuileries.server import figures
from tuileries.server.errors import NotAllowed, ServerRefusal, TooMuch
from tuileries.server.protocol import Hint, Hinted, Refused
from tuileries.server.table.connections import Connection

if TYPE_CHECKING:
    from tuileries.server.table.room import Room

Thought = asyncio.Task[Expectation | None]


class Adviser:
    """Thinks about a version once, however often it is asked about, and about no other meanwhile."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thoughts: dict[tuple[int, Player], Thought] = {}

    def hint(self, connection: Connection, seat: Player, message: Hint) -> None:
        """Begin to think; the lock is held while it is judged who may ask, and not for the thought."""
        table = self._room.running()
        self._check(table, seat, message.version)
        self._room.hub.spawn(self._answer(connection, seat, message, self._thought(table, seat)))

    def _check(self, table: Table, seat: Player, version: int) -> None:
        if not self._room.row.hints:
            raise NotAllowed("server-no-hints")
        if not can_explain(table.game):
            raise ServerRefusal("server-no-adviser")
        if seat not in table.to_move:
            raise NotAllowed("server-hint-turn")
        if version != table.version:
            raise ServerRefusal("server-hint-late")

    def _thought(self, table: Table, seat: Player) -> Thought:
        """Luck comes from the version alone: it says nothing of the deal."""
        key = (table.version, seat)
        known = self._thoughts.get(key)
        if known is not None and (not known.done() or result_of(known)):
            return known
        if not all(other.done() for other in self._thoughts.values()):
            raise TooMuch("server-too-much")
        hub = self._room.hub
        guest, luck = self._room.seats[seat].guest or 0, f"hint {table.version}"
        thinking = hub.bots.advise(table.game.name, table.view(seat), seat, luck, guest=guest)
        self._thoughts = {key: hub.spawn(thinking)}
        return self._thoughts[key]

    async def _answer(self, connection: Connection, seat: Player, message: Hint, thought: Thought) -> None:
        """Tell whoever asked, as long as it is still of use."""
        await asyncio.wait([thought])
        expected, room = result_of(thought), self._room
        async with room.lock:
            if (room.row.stage, room.version, connection.seat) != ("running", message.version, seat):
                refuse(connection, message, "server-hint-late")
            elif expected is None:
                refuse(connection, message, "server-hint-not-ready")
            else:
                told = (expected.victory, expected.points, expected.ideas)
                connection.tell(Hinted(message.id, message.version, *told))


def result_of(done: Thought) -> Expectation | None:
    """What came of a thought, if anything did."""
    return None if done.cancelled() or done.exception() else done.result()


def refuse(connection: Connection, message: Hint, reason: str) -> None:
    figures.REFUSALS.labels(reason).inc()
    connection.tell(Refused(message.id, Phrase(reason)))
