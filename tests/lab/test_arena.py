"""Bots against each other: the same deals, every seat, ratings, and going on where it was left."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest
from msgspec.structs import replace

from tuileries import bots
from tuileries.games.zen_garden.state import Options
from tuileries.lab import arena
from tuileries.lab.arena import (
    Bout,
    Contest,
    Journal,
    Result,
    deal_by_deal,
    hold,
    play_bout,
    ratings,
    summarise,
)
from tuileries.lab.sequential import Decision

CONTEST = Contest("zen-garden", 2, Options((1,)), ("expert", "beginner", "random"), deals=3, seed="arena")
TEST = replace(CONTEST, bots=("expert", "random"), deals=40, at_least=0.5)


def test_everyone_meets_everyone_in_every_seat_over_the_same_deals() -> None:
    bouts = list(CONTEST.bouts())
    assert len(bouts) == len(set(bouts)) == 3 * 3 * 2
    assert {(bout.one, bout.other) for bout in bouts} == {
        ("expert", "beginner"),
        ("expert", "random"),
        ("beginner", "random"),
    }
    assert len(list(replace(CONTEST, players=4).bouts())) == 3 * 6 * 4


def test_a_bout_is_played_the_same_again() -> None:
    bout = Bout(1, "expert", "random", 1)
    result = play_bout(CONTEST, bout)
    assert play_bout(CONTEST, bout) == result
    assert result.margin == result.points[1] - result.points[0]
    assert (result.margin > 0) == (result.won == 1)


def test_a_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    journal, told = Journal(tmp_path / "results.jsonl", CONTEST), list[Result]()
    hold(replace(CONTEST, deals=1), journal, told.extend, workers=1)
    assert len(told) == 6
    file = tmp_path / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-5])
    again = list[Result]()
    hold(replace(CONTEST, deals=2), journal, again.extend, workers=2)
    assert len(again) == 12
    assert again[:5] == told[:5]
    assert {result.bout for result in again} == set(replace(CONTEST, deals=2).bouts())
    assert len(Journal(file, replace(CONTEST, seed="another")).read()) == 0
    hold(replace(CONTEST, deals=1), journal, list[Result]().extend, workers=1)
    assert len(journal.read()) == 12


def test_what_bots_won_before_they_were_changed_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(tmp_path / "results.jsonl", CONTEST)
    journal.begin([Result(bout, 1.0, (40, 30)) for bout in CONTEST.bouts()])
    assert Journal(tmp_path / "results.jsonl", CONTEST).read()
    monkeypatch.setattr(arena, "programs", lambda: "others")
    assert not Journal(tmp_path / "results.jsonl", CONTEST).read()


def test_a_fingerprint_is_of_weights_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots").mkdir()
    weights = tmp_path / "bots" / "weights.toml"
    monkeypatch.setattr(bots, "__file__", str(tmp_path / "bots" / "__init__.py"))
    seen = set()
    for text in ("turn = 1", "turn = 2"):
        weights.write_text(text)
        seen.add(arena.programs.__wrapped__())
    assert len(seen) == 2


def test_a_report_says_who_is_stronger_and_how_surely() -> None:
    won = {("expert", "beginner"): 1.0, ("expert", "random"): 1.0, ("beginner", "random"): 0.5}
    results = [Result(bout, won[bout.one, bout.other], (40, 30)) for bout in CONTEST.bouts()]
    report = summarise(CONTEST, results)
    assert report.standings[0].bot == "expert"
    assert report.played == 18
    assert all(standing.low <= standing.elo <= standing.high for standing in report.standings)
    assert sum(standing.elo for standing in report.standings) == pytest.approx(0, abs=1e-6)
    assert [meeting.wins.share for meeting in report.meetings] == [1.0, 1.0, 0.5]


def test_three_wins_of_four_are_191_elo() -> None:
    middle = ratings(numpy.array([[0.0, 7500.0], [2500.0, 0.0]]))
    assert middle[0] - middle[1] == pytest.approx(190.8, abs=0.1)


def test_with_more_players_a_rating_counts_whom_one_left_behind() -> None:
    contest = replace(CONTEST, players=4, bots=("expert", "random"), deals=1)
    results = [
        Result(bout, float(bout.one == "expert"), (30, 30, 30, 30) if bout.seat == 3 else (9, 9, 9, 9))
        for bout in contest.bouts()
    ]
    report = summarise(contest, results)
    assert [meeting.wins.share for meeting in report.meetings] == [1.0, 0.0]
    assert [round(standing.elo) for standing in report.standings] == [0, 0]


def test_a_test_ends_when_it_is_decided_and_goes_on_where_it_was(tmp_path: Path) -> None:
    journal, told = Journal(tmp_path / "results.jsonl", TEST), list[Result]()
    hold(replace(TEST, deals=3), journal, told.extend, workers=1)
    verdict = summarise(replace(TEST, deals=3), told).verdict
    assert verdict is not None
    assert (verdict.decision, verdict.deals) == (Decision.OPEN, 3)
    told.clear()
    hold(TEST, journal, told.extend, workers=1)
    verdict = summarise(TEST, told).verdict
    assert verdict is not None
    assert (verdict.decision, len(told)) == (Decision.REACHED, 2 * verdict.deals)
    again = list[Result]()
    hold(TEST, journal, again.extend, workers=2)
    assert again == told
    assert summarise(replace(TEST, at_least=None), told).verdict is None


def test_a_test_looks_at_whole_deals_in_their_order() -> None:
    results = [Result(bout, bout.seat / 2, (40, 30)) for bout in TEST.bouts()]
    assert list(deal_by_deal(TEST, results)) == [0.25] * 40
    results.remove(Result(Bout(2, "expert", "random", 0), 0.0, (40, 30)))
    assert list(deal_by_deal(TEST, results[::-1])) == [0.25] * 2


def test_with_more_players_only_the_one_who_is_tested_sits_alone() -> None:
    bouts = list(replace(TEST, players=4, deals=1).bouts())
    assert [(bout.one, bout.seat) for bout in bouts] == [("expert", seat) for seat in range(4)]


def test_a_contest_is_the_same_whether_it_is_a_test_or_not() -> None:
    assert TEST.heading() == replace(TEST, at_least=None).heading()
    assert b"at_least" not in TEST.heading()
