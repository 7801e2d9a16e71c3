"""GD-E1 to GD-E3: what the cards pay, and how good that is."""

from __future__ import annotations

from bisect import bisect

from tuileries.core.game import Outcome, ScoreLine, Scores, Sheet
from tuileries.games.gardeners.components import BOX
from tuileries.games.gardeners.state import State, is_solo


def points(state: State) -> int:
    return sheet(len(state.scored), len(state.discarded), solo=is_solo(state)).total


def sheet(scored: int, discarded: int, *, solo: bool) -> Sheet:
    """GD-E2: 1 for each scored card, minus 1 for each discarded one but the first."""
    gain, loss = ("GD-O3", "GD-O4") if solo else ("GD-R2", "GD-R5")
    return Sheet((ScoreLine(gain, scored, scored), ScoreLine(loss, -max(0, discarded - 1), discarded)))


def scores(state: State) -> Scores:
    """Everyone has the same; a training or a puzzle pays nothing."""
    if not state.options.has_grade:
        return (Sheet(()),) * len(state.seats)
    return (sheet(len(state.scored), len(state.discarded), solo=is_solo(state)),) * len(state.seats)


def grade(total: int, *, solo: bool) -> int:
    """GD-E3: from 0, the lowest, to 5."""
    return bisect(BOX.grades.solo if solo else BOX.grades.shared, total)


def outcome(state: State) -> Outcome | None:
    """GD-E1, GD-P2: all win or nobody does: a training or a puzzle in time, a game above the lowest grade."""
    if state.reason is None:
        return None
    if state.options.has_grade:
        is_won = grade(points(state), solo=is_solo(state)) > 0
    else:
        is_won = state.reason != "time"
    winners = tuple(range(len(state.seats))) if is_won else ()
    return Outcome(scores(state), winners, state.reason)
