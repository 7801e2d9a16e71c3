"""A house moves to another database."""

from __future__ import annotations

from tuileries.cli.screen import Screen
from tuileries.server.settings import read_settings
from tuileries.server.store.transfer import move


def move_house(screen: Screen, source: str, target: str) -> None:
    moved = move(*(read_settings({"database": database}, {}, None) for database in (source, target)))
    for table, rows in moved.rows.items():
        screen.tell("move-database-table", table=table, rows=rows)
    screen.tell("move-database-done", source=moved.source, target=moved.target)
