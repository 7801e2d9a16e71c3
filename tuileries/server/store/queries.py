"""What the database is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tuileries.server.protocol import Progress, Said
from tuileries.server.store.protocol import Store
from tuileries.server.store.rows import (
    CHALLENGE_COLUMNS,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    ChallengeRow,
    SeatRow,
    TableRow,
)

OWN_TABLES = """
    SELECT DISTINCT tables.id, tables.created FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.guest = ? AND tables.stage IN ('open', 'running') AND tables.lesson IS NULL
    ORDER BY tables.created DESC LIMIT ?
"""
WORDS = """
    SELECT number, seat, text, phrase FROM chat WHERE table_id = ? AND number > ?
    ORDER BY number DESC LIMIT ?
"""
ANSWERS = "SELECT guest, message, version FROM answers WHERE table_id = ? AND version >= ?"
LINES = "SELECT line FROM lines WHERE table_id = ? ORDER BY version"
AGAIN = "challenge IN (SELECT id FROM challenges WHERE table_id = ?)"
"""The tables where the deal of another was dealt again."""
DEALT_ALIKE = f"id = ? OR {AGAIN}"
"""The table where a deal was dealt first, and those where it was dealt again."""
Present = Mapping[str, Sequence[int | None]]
"""Guests by the node through which they are there; None for somebody who is none."""
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


class Standing(Struct, frozen=True):
    """All that is on disk of a table at one moment; of what grows, what came after something."""

    row: TableRow
    revision: int
    seats: tuple[SeatRow, ...]
    timers: dict[str, float]
    lines: tuple[str, ...]
    said: tuple[Said, ...]
    answers: dict[tuple[int, str], int]
    present: Present


async def standing(
    store: Store, table_id: str, words: int, *, since: int = -1, heard: int = -1
) -> Standing | None:
    """A table with the lines after a version, and so many of the last words after those that were heard."""
    found, seats, timers, lines, said, answers, present = await store.read_together(
        (f"SELECT revision, {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,)),
        (f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)),
        ("SELECT key, due FROM timers WHERE table_id = ?", (table_id,)),
        ("SELECT line FROM lines WHERE table_id = ? AND version > ? ORDER BY version", (table_id, since)),
        (WORDS, (table_id, heard, words)),
        (ANSWERS, (table_id, since)),
        ("SELECT node, guests FROM presence WHERE table_id = ?", (table_id,)),
    )
    if not found:
        return None
    (revision, *row), *_ = found
    return Standing(
        row=table_row(row),
        revision=revision,
        seats=tuple(SeatRow(*values) for values in seats),
        timers=dict(timers),
        lines=tuple(line for (line,) in lines),
        said=tuple(Said(*values) for values in reversed(said)),
        answers={(guest, message): version for guest, message, version in answers},
        present={node: msgspec.json.decode(guests) for node, guests in present},
    )


async def revisions(store: Store, table_ids: Sequence[str]) -> dict[str, int]:
    """How often each of these tables was changed, of those that are there."""
    marks = ", ".join("?" * len(table_ids))
    return dict(await store.read(f"SELECT id, revision FROM tables WHERE id IN ({marks})", *table_ids))


async def present(store: Store, table_ids: Sequence[str]) -> Mapping[str, Present]:
    """Who is at each of these tables."""
    if not table_ids:
        return {}
    marks = ", ".join("?" * len(table_ids))
    found: dict[str, dict[str, list[int | None]]] = {table_id: {} for table_id in table_ids}
    sql = f"SELECT table_id, node, guests FROM presence WHERE table_id IN ({marks})"
    for table_id, node, guests in await store.read(sql, *table_ids):
        found[table_id][node] = msgspec.json.decode(guests)
    return found


async def lines(store: Store, table_id: str) -> str:
    """All that a record has after its header."""
    return "".join(line for (line,) in await store.read(LINES, table_id))


async def gardens(store: Store, day: str) -> str | None:
    """The gardens of a day, in JSON."""
    found = await store.read("SELECT gardens FROM days WHERE day = ?", day)
    return str(found[0][0]) if found else None


async def review(store: Store, key: str) -> str | None:
    """What was found of a game before, in JSON."""
    found = await store.read("SELECT review FROM reviews WHERE key = ?", key)
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


async def challenge(store: Store, challenge_id: str) -> ChallengeRow | None:
    sql = f"SELECT {CHALLENGE_COLUMNS} FROM challenges WHERE id = ?"
    return next((ChallengeRow(*values) for values in await store.read(sql, challenge_id)), None)


async def challenges_at(store: Store, table_id: str) -> list[ChallengeRow]:
    """The challenges to play the deal of a table, the oldest first."""
    sql = f"SELECT {CHALLENGE_COLUMNS} FROM challenges WHERE table_id = ? ORDER BY created"
    return [ChallengeRow(*values) for values in await store.read(sql, table_id)]


async def has_seen(store: Store, table_id: str, guest: int) -> bool:
    """Whether a guest has played or watched the deal of this table, there or wherever it was dealt again."""
    sql = f"""
        SELECT guest FROM watchers WHERE table_id = ? AND guest = ?
        UNION SELECT guest FROM seats WHERE guest = ? AND table_id IN (
            SELECT id FROM tables WHERE stage <> 'open' AND ({DEALT_ALIKE})
        )
    """
    return bool(await store.read(sql, table_id, guest, guest, table_id, table_id))


async def attempt_of(store: Store, challenge_id: str, guest: int) -> str | None:
    """The table where a guest still plays for a challenge."""
    sql = "SELECT id FROM tables WHERE challenge = ? AND host = ? AND stage = 'running' ORDER BY created"
    return next((str(table_id) for (table_id,) in await store.read(sql, challenge_id, guest)), None)


async def attempts_at(store: Store, table_id: str, guest: int) -> list[str]:
    """The tables where a guest still plays the deal of this one."""
    sql = f"SELECT id FROM tables WHERE host = ? AND stage = 'running' AND {AGAIN}"
    return [str(found) for (found,) in await store.read(sql, guest, table_id)]


async def outcomes(store: Store, row: ChallengeRow, guest: int | None, most: int) -> dict[str, str]:
    """How the games with the deal of a challenge ended, in JSON; by table, the first one first.

    Of more than so many the first ones, but always where it was dealt first and where this guest played.
    """
    sql = """
        SELECT id, outcome FROM (
            SELECT id, outcome, created FROM tables
            WHERE outcome IS NOT NULL AND (id = ? OR challenge = ?)
            ORDER BY CASE WHEN id = ? THEN 0 WHEN host = ? THEN 1 ELSE 2 END, created LIMIT ?
        ) AS shown ORDER BY created
    """
    return dict(await store.read(sql, row.table_id, row.id, row.table_id, guest, most))
