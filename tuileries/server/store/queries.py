"""What the database is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tuileries.server.protocol import Progress, Said
from tuileries.server.store.protocol import Store
from tuileries.server.store.rows import SEAT_COLUMNS, TABLE_COLUMNS, SeatRow, TableRow

OWN_TABLES = """
    SELECT DISTINCT tables.id, tables.created FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.guest = ? AND tables.stage IN ('open', 'running') AND tables.lesson IS NULL
    ORDER BY tables.created DESC LIMIT ?
"""
LINES = "SELECT line FROM lines WHERE table_id = ? ORDER BY version"
LISTED_TABLES = "SELECT id, created FROM tables WHERE stage = ? AND listed = 1 ORDER BY created DESC LIMIT ?"


async def tables(store: Store, table_ids: Sequence[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
    """These tables with their seats, as many as there are."""
    if not table_ids:
        return {}
    marks = ", ".join("?" * len(table_ids))
    found = await store.read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id IN ({marks})", *table_ids)
    sql = f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN ({marks}) ORDER BY seat"
    seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    for table_id, *values in await store.read(sql, *table_ids):
        seats[table_id].append(SeatRow(*values))
    return {row.id: (row, seats[row.id]) for row in map(table_row, found)}


def table_row(values: Sequence[Any]) -> TableRow:
    named = dict(zip(TableRow.__struct_fields__, values, strict=True))
    return msgspec.convert(named, TableRow, strict=False)


async def progress(store: Store, table_ids: Sequence[str], now: float) -> dict[str, Progress]:
    """How far the games of these tables are, of those that began."""
    if not table_ids:
        return {}
    marks = ", ".join("?" * len(table_ids))
    sql = f"SELECT id, touched, progress FROM tables WHERE progress IS NOT NULL AND id IN ({marks})"
    found = await store.read(sql, *table_ids)
    return {
        table_id: replace(msgspec.json.decode(told, type=Progress), idle=max(0.0, round(now - touched)))
        for table_id, touched, told in found
    }


async def answers(store: Store, table_id: str) -> dict[tuple[int, str], int]:
    """The version that each message of each guest was answered with."""
    sql = "SELECT guest, message, version FROM answers WHERE table_id = ?"
    return {(guest, message): version for guest, message, version in await store.read(sql, table_id)}


async def words(store: Store, table_id: str, most: int) -> list[Said]:
    """What was said last, in the order it was said."""
    sql = "SELECT number, seat, text, phrase FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
    return [Said(*values) for values in reversed(await store.read(sql, table_id, most))]


async def timers(store: Store, table_id: str) -> dict[str, float]:
    return dict(await store.read("SELECT key, due FROM timers WHERE table_id = ?", table_id))


async def lines(store: Store, table_id: str) -> str:
    """All that a record has after its header."""
    return "".join(line for (line,) in await store.read(LINES, table_id))


async def gardens(store: Store, day: str) -> str | None:
    """The gardens of a day, in JSON."""
    found = await store.read("SELECT gardens FROM days WHERE day = ?", day)
    return str(found[0][0]) if found else None


async def reply(store: Store, table_id: str, bot: str, luck: str) -> str | None:
    """The move that a bot answered before, in JSON."""
    sql = "SELECT move FROM replies WHERE table_id = ? AND bot = ? AND luck = ?"
    found = await store.read(sql, table_id, bot, luck)
    return str(found[0][0]) if found else None


async def tables_to_wake(store: Store) -> list[str]:
    """Where a bot is to move."""
    found = await store.read("SELECT id FROM tables WHERE stage = 'running' AND awaits_bot = 1")
    return [table_id for (table_id,) in found]


async def timers_to_come(store: Store) -> list[tuple[str, str, float]]:
    """The timers of games, each with its table."""
    sql = "SELECT table_id, key, due FROM timers WHERE key LIKE 'game:%'"
    return [(table_id, key, due) for table_id, key, due in await store.read(sql)]


async def tables_for(store: Store, guest: int | None, most: int) -> list[str]:
    """The guest's own tables that go on, then the listed ones that are open or can be watched."""
    own = await store.read(OWN_TABLES, guest, most) if guest is not None else []
    listed = [one for stage in ("open", "running") for one in await store.read(LISTED_TABLES, stage, most)]
    newest = sorted(listed, key=lambda one: -one[1])
    return list(dict.fromkeys(table_id for table_id, _ in (*own, *newest)))[: 2 * most]


async def games_of(store: Store, guest: int | None, most: int) -> list[str]:
    """The guest's own games that are over or were abandoned, the newest first."""
    sql = """
        SELECT id FROM tables WHERE stage IN ('over', 'abandoned') AND lesson IS NULL
        AND id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY started DESC LIMIT ?
    """
    return [table_id for (table_id,) in await store.read(sql, guest, most)]
