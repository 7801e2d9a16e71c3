"""Exercises of Gardeners: one for each back, and what they call right is right by the judge."""

from __future__ import annotations

import pytest

from tuileries.core.table import Table
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.constraints import Back, Constraint
from tuileries.games.gardeners.garden import Garden, plots
from tuileries.games.gardeners.judging import Status, judge
from tuileries.games.gardeners.moves import Add
from tuileries.lessons import guide
from tuileries.lessons.lesson import LEARNER, Lesson, course, exercises, find

MOST_MOVES = 2
EXERCISES = exercises("gardeners")
each_exercise = pytest.mark.parametrize("exercise", EXERCISES, ids=lambda one: str(one.name))


def card_of(table: Table) -> str:
    (card,) = table.view(LEARNER).cards
    assert card.player == LEARNER
    return str(card.card)


def is_met_now(rule: Constraint, garden: Garden) -> bool:
    """As if no further tile came."""
    for plot in plots(garden):
        plot.spare = []
        if judge(rule, plot).status != Status.MET:
            return False
    return True


def test_there_is_one_for_each_back_in_the_order_of_the_book() -> None:
    assert [exercise.name for exercise in EXERCISES] == [str(back) for back in Back]
    assert not {exercise.name for exercise in EXERCISES} & {lesson.name for lesson in course("gardeners")}
    assert find("gardeners", "paths") is EXERCISES[-1]
    assert exercises("zen-garden") == ()


@each_exercise
def test_the_learner_holds_a_card_of_this_back(exercise: Lesson) -> None:
    assert CARDS[card_of(guide.open_table(exercise))].back == exercise.name


@each_exercise
def test_it_takes_one_move_or_two(exercise: Lesson) -> None:
    assert 1 <= sum(bool(step.expect) for step in exercise.steps) <= MOST_MOVES


@each_exercise
def test_right_is_what_fulfils_the_card_and_nothing_else(exercise: Lesson) -> None:
    number = max(number for number, step in enumerate(exercise.steps) if step.expect)
    table, step = guide.open_table(exercise, at=number), exercise.steps[number]
    rule = CARDS[card_of(table)].constraint
    for move in table.legal_moves(LEARNER):
        if isinstance(move, Add):
            after = table.game.play(table.state, LEARNER, move).state
            text = table.game.notation(table.view(LEARNER), move)
            assert is_met_now(rule, after.garden) == guide.fits(step.expect, text), text
