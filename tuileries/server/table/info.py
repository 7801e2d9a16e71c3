"""What everyone may know of a table but the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tuileries.core.fairness import commitment
from tuileries.core.game import Player
from tuileries.core.record import HUMAN, Played
from tuileries.core.table import Table
from tuileries.server import clock
from tuileries.server.protocol import Progress, SeatInfo, TableInfo

if TYPE_CHECKING:
    from tuileries.server.table.room import Room

RESERVED = 300.0
"""Seconds for which the seats of a rematch wait for those who played."""


def info_of(room: Room, guest: int | None) -> TableInfo:
    """As this guest is told it."""
    return TableInfo(
        id=room.row.id,
        game=room.row.game,
        rules=room.game.rules,
        options=msgspec.json.decode(room.row.options),
        stage=room.row.stage,
        listed=room.row.listed,
        commitment="" if room.row.challenge else commitment(room.row.secret),
        seats=tuple(seat_info(room, number, guest) for number in range(len(room.seats))),
        watching=sum(not room.seats_of(guest) for guest in room.guests()),
        chat=not (room.game.is_silent and room.row.stage == "running"),
        aids=room.row.aids,
        hints=room.row.hints,
        proposal=room.proposal,
        rematch=room.row.rematch,
        frozen=room.frozen,
        daily=room.row.daily,
        elapsed=elapsed(room),
        lesson=room.row.lesson,
        challenge=room.row.challenge,
    )


def seat_info(room: Room, number: Player, guest: int | None) -> SeatInfo:
    seat = room.seats[number]
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        taken=seat.is_taken,
        present=seat.kind != HUMAN or room.is_present(number),
        away=number in room.away,
        yours=seat.guest is not None and seat.guest == guest,
        host=seat.guest is not None and seat.guest == room.row.host,
        substitute=seat.substitute,
        reserved=is_reserved(room, number),
    )


def is_reserved(room: Room, number: Player) -> bool:
    """Whether a seat still waits for somebody who played before."""
    seat = room.seats[number]
    is_waiting = seat.reserved is not None and not seat.is_taken and room.row.stage == "open"
    return is_waiting and clock.now() - room.row.created <= RESERVED


def progress_of(table: Table) -> Progress:
    """How far a game is. Those that count rounds have them in their state."""
    count = getattr(table.state, "round", None)
    number = getattr(count, "number", count)
    line = table.lines[-1]
    last = line.events[-1:] if table.outcome is not None and isinstance(line, Played) else ()
    ending = next((table.game.sentence(event) for event in last), None)
    return Progress(table.to_move, number, ending)


def elapsed(room: Room) -> float | None:
    """How long it takes matters to the garden of the day, and the clock of whoever plays may be wrong."""
    if room.row.daily is None or room.row.started is None or room.row.stage != "running":
        return None
    return max(0.0, round(clock.now() - room.row.started, 3))
