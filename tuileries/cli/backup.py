"""A copy of all that a server stores, taken while it runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tuileries.cli.screen import Screen
from tuileries.core.errors import BadOptions
from tuileries.core.phrases import Phrase
from tuileries.server.settings import read_settings
from tuileries.server.store.sqlite import back_up


def take_backup(screen: Screen, copy: Path, flags: dict[str, Any], config: Path | None) -> None:
    given = {name: value for name, value in flags.items() if value is not None}
    settings = read_settings(given, os.environ, config)
    if settings.is_shared:
        raise BadOptions("error-backup-shared")
    file = settings.database_file
    with screen.error.status(screen.say(Phrase("backup-progress"))):
        back_up(file, copy)
    screen.tell("backup-done", file=str(file), copy=str(copy))
