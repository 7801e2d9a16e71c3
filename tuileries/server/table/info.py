"""What everyone may know of a table but the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tuileries.core.fairness import commitment
from tuileries.core.game import Player
from tuileries.core.record import HUMAN
from tuileries.server import clock
from tuileries.server.protocol import SeatInfo, TableInfo

if TYPE_CHECKING:
    from tuileries.server.table.room import Room


def info_of(room: Room, guest: int | None) -> TableInfo:
    """As this guest is told it."""
    return TableInfo(
        id=room.row.id,
        game=room.row.game,
        rules=room.game.rules,
        options=msgspec.json.decode(room.row.options),
        stage=room.row.stage,
        listed=room.row.listed,
        commitment=commitment(room.row.secret),
        seats=tuple(seat_info(room, number, guest) for number in range(len(room.seats))),
        watching=sum(not room.seats_of(connection.guest) for connection in room.connections),
        chat=not (room.game.is_silent and room.row.stage == "running"),
        aids=room.row.aids,
        hints=room.row.hints,
        proposal=room.proposal,
        rematch=room.row.rematch,
        frozen=room.frozen,
        daily=room.row.daily,
        elapsed=elapsed(room),
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
    )


def elapsed(room: Room) -> float | None:
    """How long it takes matters to the garden of the day, and the clock of whoever plays may be wrong."""
    if room.row.daily is None or room.row.started is None or room.row.stage != "running":
        return None
    return max(0.0, round(clock.now() - room.row.started, 3))
