"""What the database holds, and the statements that put it there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tuileries.core.game import Player
from tuileries.core.record import HUMAN
from tuileries.server.protocol import Said
from tuileries.server.store.protocol import Statement

MOST_FORGOTTEN = 5000

ENDED = ("over", "abandoned")
"""The stages after which nothing happens at a table."""


class TableRow(Struct):
    """A table, from the moment it opens. `options`, `header` and `proposal` are JSON."""

    id: str
    game: str
    options: str
    listed: bool
    shuffled: bool
    host: int
    secret: str
    stage: str
    created: float
    started: float | None = None
    header: str | None = None
    rematch: str | None = None
    aids: bool = True
    hints: bool = True
    daily: str | None = None
    proposal: str | None = None
    lesson: str | None = None


class SeatRow(Struct):
    """A seat: for a person (`human`) or a bot; `substitute` is the bot that plays for an absent person.

    Nobody but the guest for whom it is `reserved` may take it.
    """

    kind: str
    guest: int | None
    name: str
    colour: str
    nonce: str
    substitute: str | None = None
    reserved: int | None = None

    @property
    def is_taken(self) -> bool:
        return self.kind != HUMAN or self.guest is not None

    @property
    def bot(self) -> str | None:
        """Whoever thinks for this seat, if it is not a person."""
        return self.substitute if self.kind == HUMAN else self.kind


TABLE_COLUMNS = ", ".join(TableRow.__struct_fields__)
SEAT_COLUMNS = ", ".join(SeatRow.__struct_fields__)


def save_table(row: TableRow) -> Statement:
    return insert("tables", struct_fields(row), key=("id",))


def save_seat(table: str, seat: Player, row: SeatRow) -> Statement:
    return insert("seats", {"table_id": table, "seat": seat, **struct_fields(row)}, key=("table_id", "seat"))


def save_new_table(row: TableRow, seats: Iterable[SeatRow]) -> Iterator[Statement]:
    yield save_table(row)
    yield touch(row.id, row.created, awaits_bot=False)
    yield from (save_seat(row.id, number, seat) for number, seat in enumerate(seats))


def touch(table: str, at: float, *, awaits_bot: bool) -> Statement:
    """Something was written about a table."""
    return "UPDATE tables SET touched = ?, awaits_bot = ? WHERE id = ?", (at, int(awaits_bot), table)


def note_progress(table: str, progress: str) -> Statement:
    return "UPDATE tables SET progress = ? WHERE id = ?", (progress, table)


def close_tables(before: float, live: Sequence[str]) -> Iterator[Statement]:
    """Running tables that nobody touched since then are abandoned; all but those in memory."""
    marks = ", ".join("?" * len(live))
    old = f"SELECT id FROM tables WHERE stage = 'running' AND touched < ? AND id NOT IN ({marks})"
    for where in ("timers", "replies"):
        yield f"DELETE FROM {where} WHERE table_id IN ({old})", (before, *live)
    yield f"UPDATE tables SET stage = 'abandoned', proposal = NULL WHERE id IN ({old})", (before, *live)


def clear_tables(before: float, live: Sequence[str]) -> Iterator[Statement]:
    """Tables where no game ever began and that nobody touched since then go; all but those in memory."""
    marks = ", ".join("?" * len(live))
    old = f"SELECT id FROM tables WHERE stage = 'open' AND touched < ? AND id NOT IN ({marks})"
    yield f"UPDATE tables SET rematch = NULL WHERE rematch IN ({old})", (before, *live)
    for where in ("seats", "chat", "answers", "timers"):
        yield f"DELETE FROM {where} WHERE table_id IN ({old})", (before, *live)
    yield f"DELETE FROM tables WHERE id IN ({old})", (before, *live)


def forget_lessons(before: float, live: Sequence[str]) -> Iterator[Statement]:
    """Tables of lessons that nobody touched since then go, wherever they stand; all but those in memory."""
    marks = ", ".join("?" * len(live))
    old = f"SELECT id FROM tables WHERE lesson IS NOT NULL AND touched < ? AND id NOT IN ({marks})"
    for where in ("seats", "chat", "answers", "timers", "lines", "replies"):
        yield f"DELETE FROM {where} WHERE table_id IN ({old})", (before, *live)
    yield f"DELETE FROM tables WHERE id IN ({old})", (before, *live)


def forget_answers(before: float, live: Sequence[str]) -> Statement:
    """Whoever asks again does so soon: not where a game ended before then. All but those in memory."""
    marks = ", ".join("?" * len(live))
    old = f"""
        SELECT table_id FROM answers WHERE table_id IN (
            SELECT id FROM tables
            WHERE stage IN {ENDED} AND touched < ? AND id NOT IN ({marks})
        ) LIMIT {MOST_FORGOTTEN}
    """
    return f"DELETE FROM answers WHERE table_id IN ({old})", (before, *live)


def forget_guests(before: float, now: float) -> Iterator[Statement]:
    """Guests who came before then and sit at no table go, with their devices; and codes that ran out.

    Only so many at a time: while they go, nobody's move is written.
    """
    yield "DELETE FROM codes WHERE expires < ?", (now,)
    old = f"""
        SELECT id FROM guests WHERE created < ? AND id NOT IN (SELECT host FROM tables)
        AND id NOT IN (SELECT guest FROM seats WHERE guest IS NOT NULL)
        AND id NOT IN (SELECT reserved FROM seats WHERE reserved IS NOT NULL)
        ORDER BY id LIMIT {MOST_FORGOTTEN}
    """
    for where in ("codes", "tokens"):
        yield f"DELETE FROM {where} WHERE guest IN ({old})", (before,)
    yield f"DELETE FROM guests WHERE id IN ({old})", (before,)


def save_timer(table: str, key: str, due: float) -> Statement:
    return insert("timers", {"table_id": table, "key": key, "due": due}, key=("table_id", "key"))


def save_gardens(day: str, gardens: str) -> Statement:
    return insert("days", {"day": day, "gardens": gardens}, key=("day",))


def save_pulse(at: float) -> Statement:
    return insert("pulse", {"id": 0, "at": at}, key=("id",))


def struct_fields(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def insert(table: str, values: Mapping[str, Any], key: Sequence[str]) -> Statement:
    """A row, or another in its place. In words that SQLite and PostgreSQL share."""
    names, marks, keys = ", ".join(values), ", ".join("?" * len(values)), ", ".join(key)
    changed = ", ".join(f"{name} = excluded.{name}" for name in values if name not in key)
    inserted = f"INSERT INTO {table} ({names}) VALUES ({marks})"
    return f"{inserted} ON CONFLICT ({keys}) DO UPDATE SET {changed}", tuple(values.values())


def save_line(table: str, version: int, line: str) -> Statement:
    return "INSERT INTO lines (table_id, version, line) VALUES (?, ?, ?)", (table, version, line)


def save_answer(table: str, guest: int, message: str, version: int) -> Statement:
    return (
        "INSERT INTO answers (table_id, guest, message, version) VALUES (?, ?, ?, ?)",
        (table, guest, message, version),
    )


def save_reply(table: str, bot: str, luck: str, move: str) -> Statement:
    return "INSERT INTO replies (table_id, bot, luck, move) VALUES (?, ?, ?, ?)", (table, bot, luck, move)


def drop_replies(table: str) -> Statement:
    return "DELETE FROM replies WHERE table_id = ?", (table,)


def drop_timer(table: str, key: str) -> Statement:
    return "DELETE FROM timers WHERE table_id = ? AND key = ?", (table, key)


def save_words(table: str, said: Said, at: float) -> Statement:
    return (
        "INSERT INTO chat (table_id, number, seat, text, phrase, at) VALUES (?, ?, ?, ?, ?, ?)",
        (table, said.number, said.seat, said.text, said.phrase, at),
    )
