"""Is a record true: the deal as it was promised, every event, and the times?"""

from __future__ import annotations

import math
from typing import NamedTuple

from tuileries.core import fairness
from tuileries.core.errors import BadRecord
from tuileries.core.game import AnyGame
from tuileries.core.hourglass import Hourglass
from tuileries.core.record import Header, Played, Record, time_of
from tuileries.core.table import Table, replay_slowly

LATE = 5.0
"""Seconds after the timer's end at which a busy host may still have judged a move that came in time.

The table's own move may come much later: a host that was stopped meanwhile makes it when it is back.
"""

EARLY = 0.01
"""Seconds that the table may seem to act too soon, because times are rounded."""


class Audit(NamedTuple):
    """A record that is true; whether a timer ran in it, and whether it has times to tell."""

    table: Table
    is_timed: bool
    has_times: bool


def check_deal(header: Header) -> None:
    """Raise BadRecord where there is a pledge and the deal is not the one that was promised."""
    if header.pledge is not None:
        fairness.check(header.pledge, seed=header.seed, players=header.players)


def check_lines(game: AnyGame, record: Record) -> Audit:
    """Play a record again with an eye on the clock; raise BadRecord at the first line that cannot be."""
    watch = Watch(has_times=any(time_of(line) is not None for line in record.lines))
    for table in replay_slowly(game, record):
        watch.look_at(table)
    return Audit(table, watch.is_timed, watch.has_times)


class Watch:
    """Sees every line of a game: times never go back, and no timer is overrun or cut short."""

    def __init__(self, *, has_times: bool) -> None:
        self.has_times = has_times
        self.is_timed = False
        self._hourglass = Hourglass()
        self._at = 0.0
        self._due: float | None = None

    def look_at(self, table: Table) -> None:
        line = table.lines[-1]
        if self.has_times and isinstance(line, Played):
            self._at = self._checked(line)
        left = self._hourglass.left(table, self._at)
        self._due = None if left is None else self._at + left
        self.is_timed = self.is_timed or left is not None

    def _checked(self, line: Played[object, object]) -> float:
        """The time of this line, if it can be."""
        if line.at is None:
            if self._due is not None:
                raise BadRecord("error-time-missing", version=line.version)
            return self._at
        if line.at < self._at:
            raise BadRecord("error-time-back", version=line.version)
        late = 0.0 if self._due is None else line.at - self._due
        if line.player is None and late < -EARLY:
            raise BadRecord("error-time-early", version=line.version, seconds=math.ceil(-late))
        if line.player is not None and late > LATE:
            raise BadRecord("error-time-late", version=line.version, seconds=math.ceil(late))
        return line.at
