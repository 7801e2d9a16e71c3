"""What a database does for the server, whichever it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Any, NamedTuple, Protocol

Statement = tuple[str, tuple[Any, ...]]
"""SQL in words that every database here knows, with a ? for each value."""

Row = tuple[Any, ...]


class Swap(NamedTuple):
    """A statement that has to change a row. Where it changes none, somebody else was faster.

    It is the first of those that are written together.
    """

    sql: str
    values: tuple[Any, ...]


class Store(Protocol):
    """What was written is on disk before `write` returns, whatever is killed afterwards."""

    async def open(self) -> None:
        """Before anything else."""

    async def write(self, *statements: Statement) -> None:
        """All of these or none.

        Raises Outdated where a `Swap` changed nothing, and NotWritten where the database says no.
        """

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """Raises NotRead where the database does not answer."""

    async def read_together(self, *questions: Statement) -> list[list[Row]]:
        """The answers to several questions, all about one moment."""

    async def close(self) -> None:
        """What was asked for before is still written."""


class Whole(Protocol):
    """All of a database, for one who has it alone. What was changed is there once all is done, or never."""

    def columns(self, table: str) -> list[str]: ...

    def read(self, sql: str) -> Iterator[Row]:
        """One row after the other: there may be more than memory holds."""

    def change(self, sql: str, rows: Iterable[Row]) -> None:
        """Once for each of these values."""


def steps(dialect: str, after: int) -> Iterator[tuple[int, str]]:
    """The numbered scripts that bring a database from one form to the newest."""
    folder = resources.files(__package__).joinpath("migrations", dialect)
    for step in sorted(folder.iterdir(), key=lambda step: step.name):
        number = int(step.name.removesuffix(".sql"))
        if number > after:
            yield number, step.read_text(encoding="utf-8")


def newest(dialect: str) -> int:
    """The number of the form that is known here."""
    return max(number for number, _ in steps(dialect, after=0))
