"""The record of a game that is being played, a line at a time."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TextIO

from tuileries import load, replay
from tuileries.core.errors import BadRecord
from tuileries.core.record import dump_line
from tuileries.core.table import Table
from tuileries.home import home


def default_file(game: str) -> Path:
    return home() / "games" / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.jsonl"


class Journal:
    """A file that always holds every move that anyone has been told of."""

    def __init__(self, file: Path, table: Table) -> None:
        self.file = file
        self._table = table
        self._written = len(table.lines)

    @classmethod
    def begin(cls, file: Path, table: Table) -> Journal:
        """Start a new file; one that exists is never written over."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("x", encoding="utf-8") as stream:
                _write(stream, table.record().dumps())
        except OSError as error:
            raise BadRecord("error-file", file=str(file), detail=str(error)) from None
        return cls(file, table)

    @classmethod
    def resume(cls, file: Path) -> tuple[Table, Journal]:
        """Take up a game where its file ends. A line that was cut off was never told, and is dropped."""
        try:
            whole, cut, _ = file.read_bytes().rpartition(b"\n")
            table = replay(load((whole + cut).decode()))
            if not table.header.seats:
                raise BadRecord("error-no-seats")
            os.truncate(file, len(whole + cut))
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord("error-file", file=str(file), detail=str(error)) from None
        return table, cls(file, table)

    def write(self) -> None:
        """Put on disk what happened since the last time."""
        try:
            with self.file.open("a", encoding="utf-8") as stream:
                _write(stream, "".join(map(dump_line, self._table.lines[self._written :])))
        except OSError as error:
            raise BadRecord("error-file", file=str(self.file), detail=str(error)) from None
        self._written = len(self._table.lines)


def _write(stream: TextIO, text: str) -> None:
    stream.write(text)
    stream.flush()
    os.fsync(stream.fileno())
