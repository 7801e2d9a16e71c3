"""The websocket: what a client says at a table, and what it is answered."""

from __future__ import annotations

import logging
import sqlite3
import time
from typing import Any

import msgspec

from tuileries.core.errors import BadNotation, CannotTakeBack, Forbidden, TuileriesError
from tuileries.core.game import Player
from tuileries.core.phrases import Phrase
from tuileries.core.table import Table
from tuileries.server import figures, rows
from tuileries.server.advising import hint
from tuileries.server.agreeing import propose, reclaim, vote
from tuileries.server.connection import Connection
from tuileries.server.errors import NotAllowed, ServerRefusal
from tuileries.server.protocol import (
    Answer,
    Ask,
    Chat,
    Decision,
    Done,
    Hint,
    Incoming,
    Look,
    Ping,
    Play,
    Pong,
    Propose,
    Reclaim,
    Refused,
    Said,
    TakeBack,
    Vote,
)
from tuileries.server.room import MOST_WORDS, Asked, Room
from tuileries.server.words import clean

log = logging.getLogger("tuileries")
decoder = msgspec.json.Decoder(Incoming)


def read(text: bytes) -> Incoming:
    try:
        message: Incoming = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadNotation("server-bad-message", detail=str(error)[:200]) from None
    return message


async def receive(room: Room, connection: Connection, text: bytes) -> None:
    """Carry out one message. Whatever is refused says why and changes nothing."""
    message_id = None
    try:
        message = read(text)
        message_id = getattr(message, "id", None)
        if (before := room.refused.get((connection.guest, message_id))) is not None:
            connection.tell(before)
            return
        async with room.lock:
            await carry_out(room, connection, message)
    except sqlite3.Error as error:
        log.error("not written", exc_info=error)
        connection.tell(Refused(message_id, Phrase("server-not-written")))
    except TuileriesError as error:
        figures.REFUSALS.labels(error.phrase.key).inc()
        refusals = error.refusals if isinstance(error, Forbidden) else ()
        refused = Refused(message_id, error.phrase, refusals)
        connection.tell(refused)
        if message_id is not None:
            room.remember_refusal(connection.guest, message_id, refused)


async def carry_out(room: Room, connection: Connection, message: Incoming) -> None:
    match message:
        case Look():
            look(room, connection, message)
        case Ask():
            connection.tell(answer(room, connection, message))
        case Hint():
            hint(room, connection, own_seat(room, connection), message)
        case Ping():
            connection.tell(Pong(room.version))
        case _:
            await decide(room, connection, message)


async def decide(room: Room, connection: Connection, message: Decision) -> None:
    """Carry out what is to be done once, however often it is asked for. What is told was written."""
    seat, asked = own_seat(room, connection), (connection.guest or 0, message.id)
    if asked not in room.answers:
        match message:
            case Play():
                await play(room, seat, message, asked)
            case TakeBack():
                await take_back(room, seat, message, asked)
            case Propose():
                await propose(room, seat, message, asked)
            case Vote():
                await vote(room, seat, asked, agree=message.agree)
            case Reclaim():
                await reclaim(room, seat, asked)
            case Chat():
                await chat(room, seat, message, asked)
    connection.tell(Done(message.id, room.answers[asked]))


def own_seat(room: Room, connection: Connection) -> Player:
    if connection.seat is None or connection.seat not in room.seats_of(connection.guest):
        raise NotAllowed("server-not-your-seat")
    return connection.seat


def look(room: Room, connection: Connection, message: Look) -> None:
    """From now on this connection sees what that seat sees. Who missed something gets it now."""
    if message.seat is not None and message.seat not in room.seats_of(connection.guest):
        raise NotAllowed("server-not-your-seat")
    connection.seat = message.seat
    connection.tell(room.info(connection.guest))
    for said in room.said:
        if message.heard is None or said.number > message.heard:
            connection.tell(said)
    if room.table is None:
        connection.told = -1
        return
    since = -1 if message.since is None else min(message.since, room.table.version)
    room.tell_update(connection, since)


def read_move(room: Room, move: msgspec.Raw) -> Any:
    try:
        return msgspec.json.decode(move, type=room.game.types.move)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadNotation("server-bad-move", detail=str(error)[:200]) from None


def check_version(table: Table, version: int) -> None:
    """A move made on an older version counts only where several may act at once."""
    if version > table.version or (version < table.version and not table.game.is_simultaneous):
        raise ServerRefusal("server-stale", version=version, present=table.version)


async def play(room: Room, seat: Player, message: Play, asked: Asked) -> None:
    table = room.running()
    if room.seats[seat].substitute is not None:
        raise ServerRefusal("server-substituted")
    check_version(table, message.version)
    await room.play(seat, read_move(room, message.move), answering=asked)


async def take_back(room: Room, seat: Player, message: TakeBack, asked: Asked) -> None:
    table = room.running()
    if message.version != table.version:
        raise CannotTakeBack("server-stale", version=message.version, present=table.version)
    table.take_back(seat)
    await room.settle(answering=asked)


def answer(room: Room, connection: Connection, message: Ask) -> Answer:
    """The rules that forbid a move, or the lines of the score that it would change."""
    seat, table = own_seat(room, connection), room.running()
    try:
        lines = table.preview(seat, read_move(room, message.move))
    except Forbidden as error:
        return Answer(message.id, error.refusals, ())
    changed = tuple(line for line in lines if line[1] != line[2])
    return Answer(message.id, (), changed if room.gives_aids else ())


async def chat(room: Room, seat: Player, message: Chat, asked: Asked) -> None:
    if room.game.is_silent and room.row.stage == "running":
        raise NotAllowed("server-silence")
    text = f"phrase:{message.phrase}" if message.phrase else clean(message.text)
    if not text:
        raise ServerRefusal("server-nothing-said")
    said = Said(room.said[-1].number + 1 if room.said else 0, seat, text)
    await room.commit(rows.save_chat(room.row.id, said.number, seat, text, time.time()), answering=asked)
    room.said = [*room.said[1 - MOST_WORDS :], said]
    room.tell(said)
