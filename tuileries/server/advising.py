"""Hints: what a bot would do and expect in a seat, from the view of that seat alone."""

from __future__ import annotations

import asyncio

from tuileries.bots.explaining import Expectation, can_explain
from tuileries.core.game import Player
from tuileries.core.phrases import Phrase
from tuileries.core.table import Table
from tuileries.server import figures
from tuileries.server.connection import Connection
from tuileries.server.errors import NotAllowed, ServerRefusal, TooMuch
from tuileries.server.protocol import Hint, Hinted, Refused
from tuileries.server.room import Room


def hint(room: Room, connection: Connection, seat: Player, message: Hint) -> None:
    """Begin to think; the lock is held while it is judged who may ask, and not for the thought."""
    table = room.running()
    check(room, table, seat, message.version)
    room.hub.spawn(answer(room, connection, seat, message, thought(room, table, seat)))


def check(room: Room, table: Table, seat: Player, version: int) -> None:
    if not room.row.hints:
        raise NotAllowed("server-no-hints")
    if not can_explain(room.game):
        raise ServerRefusal("server-no-adviser")
    if seat not in table.to_move:
        raise NotAllowed("server-hint-turn")
    if version != table.version:
        raise ServerRefusal("server-hint-late")


def thought(room: Room, table: Table, seat: Player) -> asyncio.Task[Expectation | None]:
    """A version is thought about once, however often it is asked about, and no other meanwhile.

    Luck comes from the version alone: it says nothing of the deal.
    """
    key = (table.version, seat)
    known = room.advice.get(key)
    if known is not None and (not known.done() or result_of(known)):
        return known
    if not all(other.done() for other in room.advice.values()):
        raise TooMuch("server-too-much")
    thinking = room.hub.thinkers.advise(room.row.game, table.view(seat), seat, f"hint {table.version}")
    room.advice = {key: room.hub.spawn(thinking)}
    return room.advice[key]


def result_of(done: asyncio.Task[Expectation | None]) -> Expectation | None:
    """What came of a thought, if anything did."""
    return None if done.cancelled() or done.exception() else done.result()


async def answer(
    room: Room,
    connection: Connection,
    seat: Player,
    message: Hint,
    thinking: asyncio.Task[Expectation | None],
) -> None:
    """Tell whoever asked, as long as it is still of use."""
    await asyncio.wait([thinking])
    expected = result_of(thinking)
    async with room.lock:
        if (room.row.stage, room.version, connection.seat) != ("running", message.version, seat):
            refuse(connection, message, "server-hint-late")
        elif expected is None:
            refuse(connection, message, "server-hint-not-ready")
        else:
            told = (expected.victory, expected.points, expected.ideas)
            connection.tell(Hinted(message.id, message.version, *told))


def refuse(connection: Connection, message: Hint, reason: str) -> None:
    figures.REFUSALS.labels(reason).inc()
    connection.tell(Refused(message.id, Phrase(reason)))
