"""A recorded game, step by step."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tuileries import games, replay
from tuileries.cli.arguments import read_record
from tuileries.cli.screen import Screen
from tuileries.core.errors import BadRecord
from tuileries.core.record import Record, TakenBack
from tuileries.core.table import Table, trace


def replay_file(screen: Screen, file: Path, at: int | None) -> None:
    """A game of other rules is shown as far as it follows from those of today."""
    record = read_record(file)
    table, error = trace(games.find(record.header.game), record)
    screen, last = screen.knowing(record.header), table.version
    if at is None:
        if error:
            screen.tell("replay-part", last=last, reason=error.phrase, style="yellow")
        browse(screen, record, last)
    elif 0 <= at <= last:
        show(screen, table_at(record, at))
    else:
        raise error or BadRecord("error-version", version=at, last=last)


def table_at(record: Record, version: int) -> Table:
    return replay(replace(record, lines=record.lines[: version + 1]))


def show(screen: Screen, table: Table) -> None:
    screen.draw(table.game.draw(table.view(), screen.say))
    screen.tell_events(table, since=table.version - 1)
    last = table.lines[-1]
    if isinstance(last, TakenBack):
        screen.tell("log-returned", step=last.to)


def browse(screen: Screen, record: Record, last: int) -> None:
    version = 0
    while True:
        show(screen, table_at(record, version))
        answer = screen.ask("replay-prompt", version=version, last=last)
        if answer is None or answer == "q":
            return
        if answer == "":
            if version == last:
                return
            version += 1
        elif answer == "b":
            version = max(0, version - 1)
        elif answer.isdecimal() and len(answer) < 10 and int(answer) <= last:
            version = int(answer)
        else:
            screen.tell("replay-help", last=last)
