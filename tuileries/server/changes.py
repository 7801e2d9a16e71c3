"""What a table is going to be, once it is on disk."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tuileries.core.record import dump_line
from tuileries.server import rows
from tuileries.server.rows import ENDED, TableRow
from tuileries.server.store import Statement

if TYPE_CHECKING:
    from tuileries.server.room import Room


def row_after(room: Room, changes: Mapping[str, Any]) -> TableRow:
    """A game that has ended has nothing to vote about, and whoever moves does not want to return."""
    row = replace(room.row, **changes)
    if row.stage == "running" and room.table is not None and room.table.outcome is not None:
        row = replace(row, stage="over")
    returning = room.proposal is not None and room.proposal.what == "return"
    return replace(row, proposal=None) if row.stage in ENDED or (returning and room.new_lines) else row


def timers_after(room: Room, row: TableRow) -> dict[str, float]:
    """The one that the game wants now, and those of whoever is missing; none once it has ended."""
    if row.stage in ENDED:
        return {}
    if room.table is None:
        return dict(room.timers)
    alarm = room.game.alarm(room.table.state)
    wanted = {f"game:{alarm.key}": time.time() + alarm.seconds} if alarm else {}
    kept = {key: due for key, due in room.timers.items() if key in wanted or not key.startswith("game:")}
    return wanted | kept


def statements(room: Room, row: TableRow, timers: Mapping[str, float]) -> Iterator[Statement]:
    """From what is on disk to this."""
    yield from (rows.save_line(row.id, line.version, dump_line(line)) for line in room.new_lines)
    yield from (rows.drop_timer(row.id, key) for key in room.timers if key not in timers)
    yield from (rows.save_timer(row.id, key, timers[key]) for key in timers if key not in room.timers)
    if row != room.row:
        yield rows.save_table(row)
    if row.stage in ENDED and not room.is_over:
        yield rows.drop_replies(row.id)
