"""GD-E1 to GD-E3, GD-O1: what the cards pay, how good that is, and whether a training is passed."""

from __future__ import annotations

from bisect import bisect

from tuileries.core.game import Outcome, ScoreLine, Scores, Sheet
from tuileries.games.gardeners.components import BOX
from tuileries.games.gardeners.state import State, is_solo


def has_points(state: State) -> bool:
    """GD-E1, GD-O1, GD-P2: a training pays only whoever plays alone, a puzzle nobody."""
    return state.options.has_grade or (state.options.is_training and is_solo(state))


def points(state: State) -> int | None:
    return sheet_of(state).total if has_points(state) else None


def sheet_of(state: State) -> Sheet:
    return sheet(len(state.scored), len(state.discarded), solo=is_solo(state))


def sheet(scored: int, discarded: int, *, solo: bool) -> Sheet:
    """GD-E2: 1 for each scored card, minus 1 for each discarded one but the first."""
    gain, loss = ("GD-O3", "GD-O4") if solo else ("GD-R2", "GD-R5")
    return Sheet((ScoreLine(gain, scored, scored), ScoreLine(loss, -max(0, discarded - 1), discarded)))


def scores(state: State) -> Scores:
    """Everyone has the same."""
    return ((sheet_of(state) if has_points(state) else Sheet(())),) * len(state.seats)


def grade(total: int, *, solo: bool) -> int:
    """GD-E3: from 0, the lowest, to 5."""
    return bisect(BOX.grades.solo if solo else BOX.grades.shared, total)


def grade_of(state: State) -> int | None:
    return grade(sheet_of(state).total, solo=is_solo(state)) if state.options.has_grade else None


def is_passed(state: State) -> bool | None:
    """GD-E1, GD-O1: a garden for each card of a training; alone, each card scored and none discarded."""
    if not state.options.is_training:
        return None
    if is_solo(state):
        return not (state.deck or state.cards or state.discarded)
    return state.reason == "deck"


def outcome(state: State) -> Outcome | None:
    """GD-E1, GD-E3, GD-P2: all win or nobody does: above the lowest grade, or with a training passed."""
    if state.reason is None:
        return None
    is_won = bool(state.options.puzzle or grade_of(state) or is_passed(state))
    winners = tuple(range(len(state.seats))) if is_won else ()
    return Outcome(scores(state), winners, state.reason)
