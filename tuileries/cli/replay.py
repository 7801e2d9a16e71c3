"""A recorded game, step by step."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tuileries import replay
from tuileries.cli.arguments import read_record
from tuileries.cli.screen import Screen
from tuileries.core.errors import BadRecord
from tuileries.core.record import Record, TakenBack
from tuileries.core.table import Table


def replay_file(screen: Screen, file: Path, at: int | None) -> None:
    record = read_record(file)
    last = replay(record).version
    screen = screen.knowing(record.header)
    if at is not None:
        if not 0 <= at <= last:
            raise BadRecord("error-version", version=at, last=last)
        show(screen, table_at(record, at))
        return
    browse(screen, record, last)


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
