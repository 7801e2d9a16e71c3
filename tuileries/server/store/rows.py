"""What the database holds, and the statements that put it there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tuileries.core.game import Player
from tuileries.core.record import HUMAN
from tuileries.server.protocol import Said
from tuileries.server.store.protocol import Statement

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


class SeatRow(Struct):
    """A seat: for a person (`human`) or a bot; `substitute` is the bot that plays for an absent person."""

    kind: str
    guest: int | None
    name: str
    colour: str
    nonce: str
    substitute: str | None = None

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
    yield from (save_seat(row.id, number, seat) for number, seat in enumerate(seats))


def save_timer(table: str, key: str, due: float) -> Statement:
    return insert("timers", {"table_id": table, "key": key, "due": due}, key=("table_id", "key"))


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
