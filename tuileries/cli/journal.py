"""The record of a game that is being played, a line at a time."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TextIO

from tuileries import load, replay
from tuileries.cli.arguments import read_text
from tuileries.core.errors import BadRecord
from tuileries.core.record import dump_line
from tuileries.core.table import Table
from tuileries.home import home


def default_file(game: str) -> Path:
    return home() / "games" / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.jsonl"


class Journal:
    """A file that always holds every move that anyone was told of. One program at a time writes to it."""

    def __init__(self, file: Path, table: Table) -> None:
        self.file = file
        self._table = table
        self._written = len(table.lines)
        self._stream = lock(file)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    @classmethod
    def begin(cls, file: Path, table: Table) -> Journal:
        """Start a new file; one that exists is never written over."""
        with told_as_a_sentence(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("x", encoding="utf-8", newline="") as stream:
                write(stream, table.record().dumps())
            return cls(file, table)

    @classmethod
    def resume(cls, file: Path) -> tuple[Table, Journal]:
        """Take up a game where its file ends. A line that was cut off was never told, and is dropped."""
        text = whole_lines(read_text(file))
        table = replay(load(text))
        if not table.header.seats:
            raise BadRecord("error-no-seats")
        with told_as_a_sentence(file):
            journal = cls(file, table)
            os.truncate(file, len(text.encode()))
            journal.end_line(text)
        return table, journal

    def end_line(self, text: str) -> None:
        """A last line that is whole but for its line feed gets one."""
        if not text.endswith("\n"):
            self._append("\n")

    def write(self) -> None:
        """Put on disk what happened since the last time."""
        with told_as_a_sentence(self.file):
            self._append("".join(map(dump_line, self._table.lines[self._written :])))
        self._written = len(self._table.lines)

    def _append(self, text: str) -> None:
        self.file.stat()  # a file that is gone must not look as if it were still there
        self._stream.seek(0, os.SEEK_END)
        write(self._stream, text)


def whole_lines(text: str) -> str:
    """All of it, or all but a last line that was cut off."""
    kept, feed, tail = text.rpartition("\n")
    try:
        json.loads(tail or "0")
    except ValueError:
        return kept + feed
    return text


def lock(file: Path) -> TextIO:
    """The file, open for this program alone."""
    stream = file.open("r+", encoding="utf-8", newline="")
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        stream.close()
        raise BadRecord("error-file-open", file=str(file)) from None
    return stream


@contextlib.contextmanager
def told_as_a_sentence(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadRecord("error-file", file=str(file), detail=str(error)) from None


def write(stream: TextIO, text: str) -> None:
    stream.write(text)
    stream.flush()
    os.fsync(stream.fileno())
