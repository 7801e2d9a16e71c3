"""The clock of a table in the terminal: what the table does by itself, also while a person is thinking."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tuileries.core.hourglass import Hourglass
from tuileries.core.record import time_of
from tuileries.core.table import Table, replay_slowly


class TimeIsUp(Exception):
    """The table is to act before anyone answers."""


class Clock:
    """How long a table has been played at. A game that is taken up again goes on where its record ends."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._hourglass = Hourglass()
        at = 0.0
        for past in replay_slowly(table.game, table.record()):
            at = time_of(past.lines[-1]) or at
            self._hourglass.left(past, at)
        self._began = time.monotonic() - at

    @property
    def at(self) -> float | None:
        """Seconds since the table was set, where time matters."""
        return round(time.monotonic() - self._began, 3) if self.table.game.is_simultaneous else None

    def left(self) -> float | None:
        """Seconds until the table acts by itself; None when it will not."""
        return self._hourglass.left(self.table, time.monotonic() - self._began)

    def ring(self) -> bool:
        """Let the table do what is due."""
        left, alarm = self.left(), self.table.game.alarm(self.table.state)
        if alarm is None or left is None or left > 0:
            return False
        self.table.play(None, alarm.move, at=self.at)
        return True

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Raise TimeIsUp in what is done meanwhile, once the table is to act."""
        left = self.left()
        if left is None:
            yield
            return
        before = signal.signal(signal.SIGALRM, interrupt)
        signal.setitimer(signal.ITIMER_REAL, max(left, 0.001))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def interrupt(*_: object) -> None:
    raise TimeIsUp
