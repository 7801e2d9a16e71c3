"""Games by the hundred give the same figures however they are spread."""

from __future__ import annotations

import math

import msgspec
import pytest

from tuileries.core.game import Outcome, ScoreLine, Sheet
from tuileries.games.zen_garden.state import Options
from tuileries.lab.simulate import Plan, Result, simulate, summarise
from tuileries.lab.statistics import mean, rate

PLAN = Plan("zen-garden", 3, Options((1, 2)), ("random", "random", "greedy"), games=6, seed="lab")


def play(plan: Plan, workers: int) -> list[Result]:
    results: list[Result] = []
    simulate(plan, results.extend, workers=workers)
    return results


@pytest.fixture(scope="module")
def played() -> list[Result]:
    return play(PLAN, 1)


def test_the_same_seed_gives_the_same_summary_on_any_number_of_workers(played: list[Result]) -> None:
    alone, together = (summarise(PLAN, results) for results in (played, play(PLAN, 2)))
    assert alone == together
    assert alone.played == 6
    assert msgspec.json.decode(msgspec.json.encode(alone))["order"][0]["games"] == 6


def test_bots_change_seats_from_game_to_game(played: list[Result]) -> None:
    assert {result.seats.index("greedy") for result in played} == {0, 1, 2}


def test_wins_add_up_to_the_games(played: list[Result]) -> None:
    summary = summarise(PLAN, played)
    assert math.isclose(sum(place.share for place in summary.order), 1)
    assert sum(summary.reasons.values()) == 6
    assert summary.bots["random"].wins.games == 12
    lines = summary.bots["greedy"].lines.values()
    assert math.isclose(sum(line.mean for line in lines), summary.bots["greedy"].score.mean)
    assert summary.moves.mean == 48


def test_fewer_bots_than_seats_take_turns() -> None:
    plan = Plan("zen-garden", 4, Options((1,)), ("random",), games=1, seed="lab")
    assert play(plan, 1)[0].seats == ("random",) * 4


def test_wilson_interval() -> None:
    half = rate(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert rate(0, 10).low == pytest.approx(0)
    assert rate(10, 10).high == pytest.approx(1)


def test_mean_and_standard_error() -> None:
    assert mean([1, 2, 3, 4]).mean == 2.5
    assert mean([1, 2, 3, 4]).error == pytest.approx(math.sqrt(5 / 3) / 2)
    assert mean([7]).error == 0


def result(first: int, winners: tuple[int, ...]) -> Result:
    sheets = tuple(Sheet((ScoreLine("ZG-F1", points=points, count=0),)) for points in (4, 2))
    return Result(0, ("random", "greedy"), first, Outcome(sheets, winners, "points"), moves=32)


def test_the_order_of_play_counts_from_whoever_began() -> None:
    plan = Plan("zen-garden", 2, Options((1,)), ("random", "greedy"), games=2, seed="lab")
    summary = summarise(plan, [result(first=1, winners=(1,)), result(first=0, winners=(0,))])
    assert [place.share for place in summary.order] == [1, 0]


def test_a_shared_victory_is_shared() -> None:
    plan = Plan("zen-garden", 2, Options((1,)), ("random", "greedy", "idle"), games=1, seed="lab")
    summary = summarise(plan, [result(first=0, winners=(0, 1))])
    assert [bot.wins.share for bot in summary.bots.values()] == [0.5, 0.5]
    assert list(summary.bots) == ["random", "greedy"]
