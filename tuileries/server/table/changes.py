"""What a table is going to be, once it is on disk, and what has to be written for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from tuileries.core.game import Player
from tuileries.core.record import Line, dump_line
from tuileries.server import clock
from tuileries.server.protocol import Said
from tuileries.server.store import rows
from tuileries.server.store.protocol import Statement
from tuileries.server.store.rows import ENDED, SeatRow, TableRow
from tuileries.server.table.info import progress_of

if TYPE_CHECKING:
    from tuileries.server.table.room import Room

Asked = tuple[int, str]
"""Who asked for something: a guest, and the id of the message."""


class Reply(msgspec.Struct, frozen=True):
    """What a bot answered: `luck` stands for what it saw, and `move` is in JSON."""

    bot: str
    luck: str
    move: str


class Change(msgspec.Struct, frozen=True):
    """What is to be saved beside what happened in the game itself. A timer that is None is dropped."""

    row: Mapping[str, Any] = {}
    seats: Mapping[Player, SeatRow] = {}
    timers: Mapping[str, float | None] = {}
    said: Said | None = None
    reply: Reply | None = None
    answering: Asked | None = None


class Moved(msgspec.Struct, frozen=True):
    """A move that was written, as one node tells it to another."""

    revision: int
    line: Line
    answering: Asked | None


class Kept(msgspec.Struct, frozen=True):
    """A table as it is on disk, or is going to be."""

    row: TableRow
    seats: Sequence[SeatRow]
    timers: Mapping[str, float]


def after(room: Room, change: Change) -> Kept:
    """The table with this change, and with all that follows from it and from the game."""
    row = row_after(room, change.row)
    seats = tuple(change.seats.get(number, seat) for number, seat in enumerate(room.seats))
    return Kept(row, seats, timers_after(room, row, change.timers))


def row_after(room: Room, changes: Mapping[str, Any]) -> TableRow:
    """A game that has ended has nothing to vote about, and whoever moves does not want to return."""
    row = replace(room.row, **changes) if changes else room.row
    if row.stage == "running" and room.table is not None and room.table.outcome is not None:
        row = replace(row, stage="over")
    returning = room.proposal is not None and room.proposal.what == "return"
    return replace(row, proposal=None) if row.stage in ENDED or (returning and room.new_lines) else row


def timers_after(room: Room, row: TableRow, changes: Mapping[str, float | None]) -> dict[str, float]:
    """The one that the game wants now, and those of whoever is missing; none once it has ended.

    In a lesson time stands still.
    """
    if row.stage in ENDED or row.lesson is not None:
        return {}
    timers = {key: due for key, due in {**room.timers, **changes}.items() if due is not None}
    if room.table is None:
        return timers
    alarm = room.game.alarm(room.table.state)
    wanted = {f"game:{alarm.key}": clock.now() + alarm.seconds} if alarm else {}
    kept = {key: due for key, due in timers.items() if key in wanted or not key.startswith("game:")}
    return wanted | kept


def statements(room: Room, change: Change, kept: Kept, version: int) -> Iterator[Statement]:
    """From what is on disk to this, unless another node has written meanwhile. No two change the same row."""
    table = kept.row.id
    yield rows.advance(table, room.revision, columns(room, change, kept))
    yield from (rows.save_seat(table, number, seat) for number, seat in change.seats.items())
    yield from (rows.save_line(table, line.version, dump_line(line)) for line in room.new_lines)
    yield from (rows.drop_timer(table, key) for key in room.timers if key not in kept.timers)
    yield from (rows.save_timer(table, key, kept.timers[key]) for key in new_timers(room, kept))
    if change.said is not None:
        yield rows.save_words(table, change.said, clock.now())
    if kept.row.stage in ENDED and not room.is_over:
        yield rows.drop_replies(table)
    elif change.reply is not None:
        yield rows.save_reply(table, change.reply.bot, change.reply.luck, change.reply.move)
    if change.answering is not None:
        yield rows.save_answer(table, *change.answering, version)


def columns(room: Room, change: Change, kept: Kept) -> dict[str, Any]:
    """What changes in the row of a table."""
    changed = {} if kept.row is room.row else differences(room.row, kept.row)
    if room.new_lines or changed or change.seats:
        changed |= {"touched": clock.now(), "awaits_bot": int(awaits_bot(room, kept))}
    if room.new_lines and room.table is not None:
        changed["progress"] = msgspec.json.encode(progress_of(room.table)).decode()
        if kept.row.challenge is not None and room.table.outcome is not None:
            changed["outcome"] = msgspec.json.encode(room.table.outcome).decode()
    return changed


def differences(before: TableRow, now: TableRow) -> dict[str, Any]:
    known = rows.struct_fields(before)
    return {name: value for name, value in rows.struct_fields(now).items() if value != known[name]}


def awaits_bot(room: Room, kept: Kept) -> bool:
    """Whether the table has to wake by itself, for a bot to move."""
    if kept.row.stage != "running" or room.table is None:
        return False
    return any(kept.seats[player].bot is not None for player in room.table.to_move)


def new_timers(room: Room, kept: Kept) -> list[str]:
    """Those that are due at another time than before, or were not there."""
    return [key for key, due in kept.timers.items() if room.timers.get(key) != due]
