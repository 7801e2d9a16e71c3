"""A whole house from one database to another, which need not be of the same kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager

from msgspec import Struct

from tuileries.core.errors import BadOptions
from tuileries.server.settings import Settings
from tuileries.server.store import check, sqlite
from tuileries.server.store.protocol import Row, Whole

TABLES = (
    "guests",
    "tokens",
    "codes",
    "tables",
    "seats",
    "lines",
    "answers",
    "timers",
    "chat",
    "replies",
    "challenges",
    "watchers",
    "days",
    "reviews",
)
"""Whatever is moved. Rows refer to rows of tables before their own, but for the columns in LATER."""

LEFT = ("nodes", "presence", "pulse")
"""What is true only while a server runs."""

LEFT_COLUMNS = {"tables": ("keeper",)}
LATER = {"tables": ("rematch", "challenge")}
"""Columns that refer to what is moved after their row."""


class Moved(Struct, frozen=True):
    """How many rows of each table were moved, and where from and to."""

    source: str
    target: str
    rows: dict[str, int]


def move(source: Settings, target: Settings) -> Moved:
    """All or nothing, to a database that is empty; what was there before stays as it is."""
    must_exist(source)
    with whole(source) as here, whole(target) as there:
        must_be_empty(there, target)
        for table in TABLES:
            copy(here, there, table)
        for table, columns in LATER.items():
            copy_later(here, there, table, columns)
        return Moved(source.database_name, target.database_name, counted(here, there))


def whole(settings: Settings) -> AbstractContextManager[Whole]:
    """A database in its newest form, all of it, while nobody else uses it."""
    check(settings)
    if not settings.is_shared:
        return sqlite.whole(settings.database_file)
    from tuileries.server.store import postgres  # not everybody has its driver; `check` has asked for it

    return postgres.whole(settings.database, settings.database_name)


def must_exist(settings: Settings) -> None:
    """Where a server would begin with an empty house, there is nothing to move."""
    if not settings.is_shared and not settings.database_file.is_file():
        raise BadOptions("error-no-database", file=settings.database_name)


def must_be_empty(there: Whole, settings: Settings) -> None:
    if any(count(there, table) for table in TABLES):
        raise BadOptions("error-database-not-empty", file=settings.database_name)


def copy(here: Whole, there: Whole, table: str) -> None:
    columns = kept_columns(here, table)
    marks = ", ".join("?" * len(columns))
    there.change(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows_of(here, table, columns)
    )


def kept_columns(here: Whole, table: str) -> list[str]:
    without = (*LEFT_COLUMNS.get(table, ()), *LATER.get(table, ()))
    return [column for column in here.columns(table) if column not in without]


def rows_of(here: Whole, table: str, columns: Sequence[str]) -> Iterator[Row]:
    """Messages were once taken under any id. One with a NUL fits into SQLite alone, and none comes again."""
    for row in here.read(f"SELECT {', '.join(columns)} FROM {table}"):
        if table != "answers" or "\0" not in row[columns.index("message")]:
            yield row


def copy_later(here: Whole, there: Whole, table: str, columns: tuple[str, ...]) -> None:
    for column in columns:
        there.change(
            f"UPDATE {table} SET {column} = ? WHERE id = ?",
            here.read(f"SELECT {column}, id FROM {table} WHERE {column} IS NOT NULL"),
        )


def counted(here: Whole, there: Whole) -> dict[str, int]:
    """Raises where not everything has arrived."""
    for table in TABLES:
        if count(there, table) != sum(1 for _ in rows_of(here, table, kept_columns(here, table))):
            raise BadOptions("error-not-moved", table=table)
    return {table: count(there, table) for table in TABLES}


def count(database: Whole, table: str) -> int:
    ((number,),) = database.read(f"SELECT count(*) FROM {table}")
    return int(number)
