"""Do all stored games still follow from the rules?"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from tuileries import load, replay
from tuileries.cli.screen import Screen
from tuileries.core.errors import BadRecord, OtherRules, TuileriesError
from tuileries.server.settings import read_settings


def examine(screen: Screen, flags: dict[str, Any], config: Path | None) -> int:
    """Replay every stored game; 1 where some do not follow from the rules as they are now.

    A game of other rules that differs can still be shown up to there; nothing of any other that fails.
    """
    given = {name: value for name, value in flags.items() if value is not None}
    file = read_settings(given, os.environ, config).database_file
    games, differing, broken = 0, 0, 0
    for table, text in stored_games(file):
        games += 1
        try:
            replay(load(text))
        except OtherRules as error:
            differing += 1
            screen.tell("doctor-differs", table=table, reason=error.phrase, style="yellow")
        except TuileriesError as error:
            broken += 1
            screen.tell("doctor-broken", table=table, reason=error.phrase, style="red")
    screen.tell("doctor-summary", games=games, differing=differing, broken=broken, file=str(file))
    return 1 if differing or broken else 0


def stored_games(file: Path) -> list[tuple[str, str]]:
    """Each table that was started, with its whole record. The file is opened for reading alone."""
    try:
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
            tables = connection.execute("SELECT id, header FROM tables WHERE header IS NOT NULL").fetchall()
            sql = "SELECT line FROM lines WHERE table_id = ? ORDER BY version"
            return [
                (table, header + "".join(line for (line,) in connection.execute(sql, (table,))))
                for table, header in tables
            ]
    except sqlite3.Error as error:
        raise BadRecord("error-file", file=str(file), detail=str(error)) from None
