"""What the database holds, and the statements that put it there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tuileries.core.game import Player
from tuileries.core.record import HUMAN
from tuileries.server.protocol import Said
from tuileries.server.store.protocol import Statement, Swap

MOST_FORGOTTEN = 5000

ENDED = ("over", "abandoned")
"""The stages after which nothing happens at a table."""


class TableRow(Struct):
    """A table, from the moment it opens. `options`, `header` and `proposal` are JSON.

    `challenge`: which one is taken there; `has_seen`: by somebody who had seen the deal.
    """

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
    challenge: str | None = None
    has_seen: bool = False


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


class ChallengeRow(Struct):
    """The deal of a table that is over, to be played again from one of its seats."""

    id: str
    table_id: str
    seat: Player
    created: float


TABLE_COLUMNS = ", ".join(TableRow.__struct_fields__)
SEAT_COLUMNS = ", ".join(SeatRow.__struct_fields__)
CHALLENGE_COLUMNS = ", ".join(ChallengeRow.__struct_fields__)


def advance(table: str, revision: int, changes: Mapping[str, Any]) -> Swap:
    """The next revision of a table, with these columns changed, unless somebody else has made it."""
    named = "".join(f", {name} = ?" for name in changes)
    sql = f"UPDATE tables SET revision = revision + 1{named} WHERE id = ? AND revision = ?"
    return Swap(sql, (*changes.values(), table, revision))


def save_seat(table: str, seat: Player, row: SeatRow) -> Statement:
    return put("seats", {"table_id": table, "seat": seat, **struct_fields(row)}, key=("table_id", "seat"))


def save_new_table(row: TableRow, seats: Iterable[SeatRow]) -> Iterator[Statement]:
    yield insert("tables", {**struct_fields(row), "touched": row.created, "awaits_bot": 0})
    yield from (save_seat(row.id, number, seat) for number, seat in enumerate(seats))


def note_outcome(table: str, outcome: str) -> Statement:
    return "UPDATE tables SET outcome = ? WHERE id = ?", (outcome, table)


def save_challenge(row: ChallengeRow) -> Statement:
    """Unless there is one for this seat."""
    sql, values = insert("challenges", struct_fields(row))
    return f"{sql} ON CONFLICT (table_id, seat) DO NOTHING", values


def save_watcher(table: str, guest: int) -> Statement:
    sql, values = insert("watchers", {"table_id": table, "guest": guest})
    return f"{sql} ON CONFLICT (table_id, guest) DO NOTHING", values


def elsewhere(live: Sequence[str]) -> str:
    """Tables that are neither among these nor looked at through another node."""
    return f"id NOT IN ({', '.join('?' * len(live))}) AND id NOT IN (SELECT table_id FROM presence)"


def close_tables(before: float, live: Sequence[str]) -> Iterator[Statement]:
    """Running tables that nobody touched since then are abandoned; all but those in use."""
    old = f"SELECT id FROM tables WHERE stage = 'running' AND touched < ? AND {elsewhere(live)}"
    for where in ("timers", "replies"):
        yield f"DELETE FROM {where} WHERE table_id IN ({old})", (before, *live)
    closed = "stage = 'abandoned', proposal = NULL, revision = revision + 1"
    yield f"UPDATE tables SET {closed} WHERE id IN ({old})", (before, *live)


def clear_tables(before: float, live: Sequence[str]) -> Iterator[Statement]:
    """Tables where no game ever began and that nobody touched since then go; all but those in use."""
    old = f"SELECT id FROM tables WHERE stage = 'open' AND touched < ? AND {elsewhere(live)}"
    yield f"UPDATE tables SET rematch = NULL WHERE rematch IN ({old})", (before, *live)
    for where in ("seats", "chat", "answers", "timers"):
        yield f"DELETE FROM {where} WHERE table_id IN ({old})", (before, *live)
    yield f"DELETE FROM tables WHERE id IN ({old})", (before, *live)


def forget_lessons(before: float, live: Sequence[str]) -> Iterator[Statement]:
    """Tables of lessons that nobody touched since then go, wherever they stand; all but those in use."""
    old = f"SELECT id FROM tables WHERE lesson IS NOT NULL AND touched < ? AND {elsewhere(live)}"
    for where in ("seats", "chat", "answers", "timers", "lines", "replies"):
        yield f"DELETE FROM {where} WHERE table_id IN ({old})", (before, *live)
    yield f"DELETE FROM tables WHERE id IN ({old})", (before, *live)


def forget_answers(before: float, live: Sequence[str]) -> Statement:
    """Whoever asks again does so soon: not where a game ended before then. All but those in use."""
    old = f"""
        SELECT table_id FROM answers WHERE table_id IN (
            SELECT id FROM tables
            WHERE stage IN {ENDED} AND touched < ? AND {elsewhere(live)}
        ) LIMIT {MOST_FORGOTTEN}
    """
    return f"DELETE FROM answers WHERE table_id IN ({old})", (before, *live)


def forget_guests(before: float, now: float) -> Iterator[Statement]:
    """Guests who came before then and sit at no table go, with their devices; and codes that ran out.

    Only so many at a time: while they go, nobody's move is written.
    """
    yield "DELETE FROM codes WHERE expires < ?", (now,)
    old = f"""
        SELECT id FROM guests WHERE created < ?
        AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)
        AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id)
        AND NOT EXISTS (SELECT 1 FROM seats WHERE reserved = guests.id)
        ORDER BY id LIMIT {MOST_FORGOTTEN}
    """
    for where in ("codes", "tokens", "watchers"):
        yield f"DELETE FROM {where} WHERE guest IN ({old})", (before,)
    yield f"DELETE FROM guests WHERE id IN ({old})", (before,)


def save_timer(table: str, key: str, due: float) -> Statement:
    return put("timers", {"table_id": table, "key": key, "due": due}, key=("table_id", "key"))


def save_gardens(day: str, gardens: str) -> Statement:
    return put("days", {"day": day, "gardens": gardens}, key=("day",))


def save_review(key: str, review: str) -> Statement:
    return put("reviews", {"key": key, "review": review}, key=("key",))


def save_pulse(at: float) -> Statement:
    return put("pulse", {"id": 0, "at": at}, key=("id",))


def struct_fields(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def insert(table: str, values: Mapping[str, Any]) -> Statement:
    names, marks = ", ".join(values), ", ".join("?" * len(values))
    return f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(values.values())


def put(table: str, values: Mapping[str, Any], key: Sequence[str]) -> Statement:
    """A row, or another in its place."""
    changed = ", ".join(f"{name} = excluded.{name}" for name in values if name not in key)
    sql, given = insert(table, values)
    return f"{sql} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changed}", given


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
