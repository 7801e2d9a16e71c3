"""How long it is until the table acts by itself."""

from __future__ import annotations

from tuileries.core.table import Table


class Hourglass:
    """Turned whenever the game wants another alarm than before; so it has to see every line."""

    def __init__(self) -> None:
        self._key: str | None = None
        self._turned = 0.0

    def left(self, table: Table, at: float) -> float | None:
        """Seconds left at this time; None where the table waits for nothing."""
        alarm = table.game.alarm(table.state)
        key = alarm.key if alarm else None
        if key != self._key:
            self._key, self._turned = key, at
        return None if alarm is None else self._turned + alarm.seconds - at
