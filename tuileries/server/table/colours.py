"""No two at a table have the same colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tuileries.core.record import HUMAN
from tuileries.server.store.rows import SeatRow
from tuileries.server.words import COLOURS


def seat_apart(seats: Sequence[SeatRow], number: int, coming: SeatRow) -> dict[int, SeatRow]:
    """The seats that change when somebody sits down here: a bot gives its colour up, a person does not."""
    others = {other: seat for other, seat in enumerate(seats) if other != number and seat.is_taken}
    firm = others if coming.kind != HUMAN else {n: seat for n, seat in others.items() if seat.kind == HUMAN}
    arrived = replace(coming, colour=free_colour(coming.colour, firm.values()))
    changed = {number: arrived}
    for other, seat in others.items():
        if seat.colour == arrived.colour:
            changed[other] = replace(seat, colour=free_colour(seat.colour, [arrived, *others.values()]))
    return changed


def free_colour(wanted: str, others: Iterable[SeatRow]) -> str:
    """What is wished for, or the first that nobody else has."""
    taken = {seat.colour for seat in others}
    return next((colour for colour in (wanted, *COLOURS) if colour not in taken), wanted)
