"""Do all stored games still follow from the rules?"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tuileries import load, replay
from tuileries.cli.screen import Screen
from tuileries.core.errors import OtherRules, TuileriesError
from tuileries.server.settings import read_settings
from tuileries.server.store import stored_games


def examine(screen: Screen, flags: dict[str, Any], config: Path | None) -> int:
    """Replay every stored game; 1 where some do not follow from the rules as they are now.

    A game of other rules that differs can still be shown up to there; nothing of any other that fails.
    """
    given = {name: value for name, value in flags.items() if value is not None}
    settings = read_settings(given, os.environ, config)
    games, differing, broken = 0, 0, 0
    for table, text in stored_games(settings):
        games += 1
        try:
            replay(load(text))
        except OtherRules as error:
            differing += 1
            screen.tell("doctor-differs", table=table, reason=error.phrase, style="yellow")
        except TuileriesError as error:
            broken += 1
            screen.tell("doctor-broken", table=table, reason=error.phrase, style="red")
    screen.tell(
        "doctor-summary", games=games, differing=differing, broken=broken, file=settings.database_name
    )
    return 1 if differing or broken else 0
