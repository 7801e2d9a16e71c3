"""What a client says at a table, and what it is answered."""

from __future__ import annotations

import logging
from typing import Any, assert_never

import msgspec

from tuileries.core.errors import BadNotation, CannotTakeBack, Forbidden, TuileriesError
from tuileries.core.game import Player
from tuileries.core.table import Table
from tuileries.server import figures
from tuileries.server.errors import NotAllowed, NotRead, NotWritten, ServerRefusal
from tuileries.server.protocol import (
    Answer,
    Ask,
    Chat,
    Decision,
    Done,
    Hint,
    Incoming,
    Lead,
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
from tuileries.server.table.changes import Asked, Change
from tuileries.server.table.connections import Connection
from tuileries.server.table.lessons import check_lesson, must_not_teach, must_not_undo
from tuileries.server.table.room import Room
from tuileries.server.table.updates import tell_all_since
from tuileries.server.table.votes import propose, reclaim, vote
from tuileries.server.words import PHRASES, clean

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
        if isinstance(message, Look) and (message.since or 0) > room.version:
            await room.hub.neighbours.refresh(room)
        await room.attempt(lambda: deal_with(room, connection, message))
    except (NotRead, NotWritten) as error:  # it may be asked for again, with the same id
        log.error("database", exc_info=error)
        connection.tell(Refused(message_id, error.phrase))
    except TuileriesError as error:
        figures.REFUSALS.labels(error.phrase.key).inc()
        refusals = error.refusals if isinstance(error, Forbidden) else ()
        refused = Refused(message_id, error.phrase, refusals)
        connection.tell(refused)
        if message_id is not None and connection.guest is not None:
            room.remember_refusal(connection.guest, message_id, refused)


async def deal_with(room: Room, connection: Connection, message: Incoming) -> None:
    """A message that was refused before is refused again."""
    before = room.refusal(connection.guest, getattr(message, "id", None))
    if before is not None:
        connection.tell(before)
    else:
        await carry_out(room, connection, message)


async def carry_out(room: Room, connection: Connection, message: Incoming) -> None:
    match message:
        case Look():
            look(room, connection, message)
        case Ask():
            connection.limit("asks")
            connection.tell(answer(room, connection, message))
        case Hint():
            connection.limit("hints")
            room.adviser.hint(connection, own_seat(room, connection), message)
        case Lead():
            check_idea(room, message)
            room.tour.lead(connection, message)
        case Ping():
            connection.tell(Pong(room.version))
        case _:
            await decide(room, connection, message)


async def decide(room: Room, connection: Connection, message: Decision) -> None:
    """Carry out what is to be done once, however often it is asked for. What is told was written."""
    asked = (connection.guest or 0, message.id)
    if asked not in room.answers:
        seat = own_seat(room, connection)
        match message:
            case Play():
                await play(room, seat, message, asked)
            case TakeBack():
                await take_back(room, seat, message, asked)
            case Propose():
                connection.limit("votes")
                must_not_teach(room)
                await propose(room, seat, message, asked)
            case Vote():
                connection.limit("votes")
                await vote(room, seat, asked, agree=message.agree)
            case Reclaim():
                connection.limit("votes")
                await reclaim(room, seat, asked)
            case Chat():
                connection.limit("chat")
                await chat(room, seat, message, asked)
            case _:
                assert_never(message)
    connection.tell(Done(message.id, room.answers[asked]))


def own_seat(room: Room, connection: Connection) -> Player:
    if connection.seat is None or connection.seat not in room.seats_of(connection.guest):
        raise NotAllowed("server-not-your-seat")
    return connection.seat


def look(room: Room, connection: Connection, message: Look) -> None:
    """From now on this connection sees what that seat sees. Who missed something gets it now."""
    if message.seat is not None and message.seat not in room.seats_of(connection.guest):
        raise NotAllowed("server-not-your-seat")
    connection.look(message.seat)
    connection.tell(room.info(connection.guest))
    for said in room.said:
        if message.heard is None or said.number > message.heard:
            connection.tell(said)
    if room.tour.led.leader is not None:
        connection.tell(room.tour.led)
    if room.table is not None:
        since = -1 if message.since is None else min(message.since, room.table.version)
        tell_all_since(room, connection, since)


def check_idea(room: Room, message: Lead) -> None:
    """What is shown to all has to be something that a board can show: moves of this game."""
    for move in message.idea or ():
        read_move(room, msgspec.Raw(msgspec.json.encode(move)))


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
    move = read_move(room, message.move)
    check_lesson(room, table, move)
    await room.play(seat, move, answering=asked)


async def take_back(room: Room, seat: Player, message: TakeBack, asked: Asked) -> None:
    table = room.running()
    if room.seats[seat].substitute is not None:
        raise ServerRefusal("server-substituted")
    must_not_undo(room, table)
    if message.version != table.version:
        raise CannotTakeBack("server-stale", version=message.version, present=table.version)
    await room.take_back(seat, asked)


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
    if message.phrase is not None and message.phrase not in PHRASES:
        raise BadNotation("server-bad-message", detail=message.phrase)
    text = "" if message.phrase else clean(message.text)
    if not text and not message.phrase:
        raise ServerRefusal("server-nothing-said")
    number = room.said[-1].number + 1 if room.said else 0
    await room.save(Change(said=Said(number, seat, text, message.phrase), answering=asked))
