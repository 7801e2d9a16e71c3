"""The sequential test decides as Wald's bounds say, and errs no more often than it may."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, repeat

import numpy
import pytest

from tuileries.lab.sequential import Decision, judge

GOAL, BETTER = 0.75, 0.875
RUNS = 1000

Luck = numpy.random.Generator
Deals = Callable[[Luck, float], Iterator[float]]


@pytest.mark.parametrize(
    ("goal", "share", "decision", "deals", "ratio"),
    [
        (0.75, 1.0, Decision.REACHED, 20, (7 / 6) ** 20),
        (0.75, 0.0, Decision.NOT_REACHED, 5, 0.5**5),
        (0.5, 0.5, Decision.NOT_REACHED, 21, 0.75**10.5),
        (0.96, 1.0, Decision.REACHED, 143, (98 / 96) ** 143),
    ],
)
def test_the_same_deal_again_and_again_decides_when_it_should(
    goal: float, share: float, decision: Decision, deals: int, ratio: float
) -> None:
    verdict = judge(goal, repeat(share))
    assert (verdict.decision, verdict.deals) == (decision, deals)
    assert verdict.ratio == pytest.approx(ratio)
    assert judge(goal, repeat(share, deals - 1)).decision is Decision.OPEN


def test_the_bounds_are_19_to_1_and_1_to_19() -> None:
    verdict = judge(0.96, ())
    assert (verdict.low, verdict.high) == pytest.approx((1 / 19, 19))
    assert (verdict.goal, verdict.better) == pytest.approx((0.96, 0.98))
    assert (verdict.deals, verdict.ratio, verdict.decision) == (0, 1.0, Decision.OPEN)


def test_what_is_never_decided_stays_open() -> None:
    verdict = judge(0.75, ([1.0] * 9 + [0.0] * 2) * 100)
    assert (verdict.decision, verdict.deals) == (Decision.OPEN, 1100)
    assert verdict.ratio == pytest.approx(((7 / 6) ** 9 / 4) ** 100)


def test_what_comes_after_the_decision_changes_nothing() -> None:
    assert judge(0.75, [1.0] * 20 + [0.0] * 20) == judge(0.75, [1.0] * 20)


def each_game_for_itself(luck: Luck, share: float) -> Iterator[float]:
    while True:
        yield luck.binomial(2, share) / 2


def both_games_alike(luck: Luck, share: float) -> Iterator[float]:
    while True:
        yield float(luck.random() < share)


def one_seat_always_wins(luck: Luck, share: float) -> Iterator[float]:
    while True:
        yield 0.5 if luck.random() < 2 * (1 - share) else 1.0


@pytest.mark.parametrize("deals", [each_game_for_itself, both_games_alike, one_seat_always_wins])
@pytest.mark.parametrize(("share", "wrong"), [(GOAL, Decision.REACHED), (BETTER, Decision.NOT_REACHED)])
def test_it_errs_5_times_in_100_at_most_however_the_games_of_a_deal_depend(
    deals: Deals, share: float, wrong: Decision
) -> None:
    luck = numpy.random.default_rng(1)
    decisions = [judge(GOAL, islice(deals(luck, share), 2000)).decision for _ in range(RUNS)]
    assert Decision.OPEN not in decisions
    assert decisions.count(wrong) <= 0.05 * RUNS
