"""Looking back: sums that hold, judgements that know no more than the player did, and words for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import numpy
import pytest

import tuileries
from tests.cli.test_cli import run
from tests.games.hanging_gardens.test_laws import CASE as HANGING_GARDENS
from tests.games.zen_garden.test_laws import CASE as ZEN_GARDEN
from tuileries import bots, games
from tuileries.cli.review import line_of, signed
from tuileries.core.chance import Chance
from tuileries.core.errors import BadRecord, UnknownName
from tuileries.core.table import Table
from tuileries.locales import LANGUAGES
from tuileries.reviews import grades
from tuileries.reviews import skill as reviews
from tuileries.reviews.findings import GRADES, REASONS, Better, Change, Decision, Effort, Estimate, Review
from tuileries.reviews.skill import Reviewer

LITTLE = Effort(search=48, games=24)
CASES = {"zen-garden": ZEN_GARDEN, "hanging-gardens": HANGING_GARDENS}


@cache
def played(name: str, *levels: str) -> Table:
    game, table = games.find(name), tuileries.new(name, players=len(levels), seed="3")
    while table.to_move:
        player = table.to_move[0]
        luck = Chance(f"{table.version}")
        table.play(player, bots.find(levels[player], name)(game, table.view(player), player, luck))
    return table


@cache
def found(name: str, *levels: str) -> Review:
    return reviews.review(games.find(name), played(name, *levels).record(), LITTLE)


def final_margin(table: Table, player: int) -> float:
    assert table.outcome is not None
    totals = [sheet.total for sheet in table.outcome.scores]
    mine = totals.pop(player)
    return mine - sum(totals) / len(totals)


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize(
    "levels",
    [
        ("expert", "casual"),
        ("learner", "expert", "casual"),
        ("expert", "casual", "learner", "expert"),
    ],
)
def test_start_moves_luck_and_what_was_hidden_add_up_to_the_final_margin(
    name: str, levels: tuple[str, ...]
) -> None:
    review = found(name, *levels)
    for player, balance in enumerate(review.balances):
        parts = (
            balance.start,
            balance.own_moves,
            balance.other_moves,
            balance.luck,
            balance.hidden,
            balance.end,
        )
        assert sum(parts) == pytest.approx(final_margin(played(name, *levels), player), abs=0.05)


@pytest.mark.parametrize("name", CASES)
def test_reviews_with_other_lucks_are_as_far_apart_as_their_intervals_say(name: str) -> None:
    record = played(name, "expert", "casual").record()
    one, other = found(name, "expert", "casual"), reviews.review(games.find(name), record, LITTLE, seed=1)
    near = [
        abs(mine.skill[0] - theirs.skill[0]) <= numpy.hypot(mine.errors[0], theirs.errors[0])
        for mine, theirs in zip(decisions_of(one), decisions_of(other), strict=True)
        if mine.errors[0]
    ]
    assert 0.85 <= numpy.mean(near) < 1
    for mine, theirs in zip(one.balances, other.balances, strict=True):
        for part, error in mine.errors.items():
            apart = abs(getattr(mine, part) - getattr(theirs, part))
            assert apart <= 1.5 * numpy.hypot(error, theirs.errors[part]) + 0.01, part


def decisions_of(review: Review) -> list[Decision]:
    return [one for one in review.findings if isinstance(one, Decision)]


@pytest.mark.parametrize("name", CASES)
def test_others_are_named_that_gain_enough_as_well(name: str) -> None:
    table, named = played(name, "expert", "casual"), 0
    states = {line.version - 1: state for state, line in table.decisions()}
    for one in decisions_of(found(name, "expert", "casual")):
        moves = [one.notation, *(better.notation for better in (one.better, *one.also) if better)]
        assert len(set(moves)) == len(moves)
        for better in one.also:
            named += 1
            assert better.points.mean >= reviews.SHOWN
            assert better.told
            assert not table.game.why_not(states[one.version], one.player, better.move)
    assert named


@pytest.mark.parametrize("name", CASES)
def test_what_can_be_expected_leads_from_decision_to_decision(name: str) -> None:
    """Each decision begins where the one before ended, after what came to light since."""
    expected = numpy.zeros(2)
    for one in found(name, "expert", "casual").findings:
        if isinstance(one, Decision):
            assert one.margins == pytest.approx(expected, abs=0.02)
        expected = expected + numpy.array(one.margins if isinstance(one, Change) else one.skill)


def test_nothing_is_hidden_in_zen_garden_and_something_in_the_hanging_gardens() -> None:
    reasons = {
        name: {one.reason for one in found(name, "expert", "casual").findings if isinstance(one, Change)}
        for name in CASES
    }
    assert reasons == {"zen-garden": {"start", "luck", "end"}, "hanging-gardens": set(REASONS)}


@pytest.mark.parametrize("name", CASES)
def test_whoever_plays_better_loses_less(name: str) -> None:
    expert, casual = found(name, "expert", "casual").balances
    assert expert.loss < casual.loss
    assert expert.own_moves > casual.own_moves


@pytest.mark.parametrize("name", CASES)
def test_a_judgement_does_not_change_when_what_was_hidden_is_dealt_otherwise(name: str) -> None:
    table, case = played(name, "expert", "casual"), CASES[name]
    reviewer, dealt = Reviewer.of(case.game, table.record(), LITTLE), 0
    for state, line in list(table.decisions())[10::9]:
        other = case.scramble(state, line.player, Chance("scramble"))
        dealt += other != state
        mine, theirs = (reviewer.decision(one, line) for one in (state, other))
        assert mine == theirs
        assert reviewer.glimpse(state, line) == reviewer.glimpse(other, line)
    assert dealt


@pytest.mark.parametrize("name", CASES)
def test_one_of_the_best_moves_is_no_loss_and_the_only_one_is_forced(name: str) -> None:
    decisions = decisions_of(found(name, "expert", "casual"))
    assert {"best", "mistake"} < {one.grade for one in decisions}
    for one in decisions:
        assert one.better or one.grade in ("best", "forced")
        assert one.loss < GRADES["good"] or one.grade != "best"
        if one.grade == "forced":
            assert one.better is None
            assert not any(one.skill)


@pytest.mark.parametrize(
    ("mean", "error", "grade"),
    [
        (6.0, 1.0, "blunder"),
        (5.0, 1.0, "blunder"),
        (4.9, 1.0, "mistake"),
        (1.0, 0.2, "inaccuracy"),
        (0.9, 0.2, "good"),
        (0.9, 0.8, "good"),
        (0.9, 0.9, "none"),
        (0.5, 0.4, "good"),
        (0.4, 0.5, "best"),
        (0.4, 0.6, "none"),
        (-0.5, 1.5, "none"),
        (-0.5, 1.0, "best"),
        (0.0, 0.0, "best"),
    ],
)
def test_a_move_is_called_by_what_it_lost_if_that_is_clear(mean: float, error: float, grade: str) -> None:
    better = Better(None, "", Estimate(mean, error), Estimate(0, 0), {})
    assert grades.grade(better) == grade


@pytest.mark.parametrize(
    ("mean", "error", "doubt"),
    [
        (0.4, 0.2, True),
        (0.9, 0.2, True),
        (1.3, 0.2, False),
        (2.6, 0.2, True),
        (4.9, 0.2, True),
        (9.0, 1.0, False),
        (0.1, 0.2, False),
    ],
)
def test_what_a_loss_is_called_is_in_doubt_near_a_threshold(mean: float, error: float, doubt: bool) -> None:  # noqa: FBT001
    assert grades.in_doubt(Estimate(mean, error)) == doubt


@pytest.mark.parametrize("name", CASES)
def test_more_games_compare_moves_where_the_grade_is_in_doubt_and_nothing_else_changes(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    surer = found(name, "expert", "casual")
    monkeypatch.setattr(reviews, "DOUBTS", 1)
    doubts = 0
    for one, other in zip(found.__wrapped__(name, "expert", "casual").findings, surer.findings, strict=True):
        if isinstance(one, Decision) and one.better and grades.in_doubt(one.better.points):
            assert isinstance(other, Decision)
            assert other.skill == one.skill
            doubts += 1
            assert other.better is None or other.better.points != one.better.points
        else:
            assert other == one
    assert doubts


@pytest.mark.parametrize("name", CASES)
def test_lines_and_what_others_get_less_add_up_to_the_points(name: str) -> None:
    for one in found(name, "expert", "casual").findings:
        if isinstance(one, Decision) and one.better:
            assert sum(one.better.lines.values()) == pytest.approx(one.better.points.mean, abs=0.5)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    table = tuileries.new("zen-garden", players=2, seed="7")
    with pytest.raises(BadRecord, match="error-not-over"):
        reviews.review(table.game, table.record())


def test_there_is_no_review_of_a_game_without_a_kernel() -> None:
    table = tuileries.new("gardeners", players=2, seed="7")
    with pytest.raises(UnknownName, match=r"error-no-review.*gardeners-name"):
        reviews.review(table.game, table.record())


@pytest.fixture
def reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    monkeypatch.setattr(reviews, "EFFORTS", dict.fromkeys(CASES, LITTLE))

    def reviewed(name: str, *words: str, lang: str = "en") -> str:
        file = tmp_path / "game.jsonl"
        file.write_text(played(name, "expert", "casual").record().dumps())
        code, out, _ = run(capsys, "--lang", lang, "review", str(file), *words, monkeypatch=monkeypatch)
        assert code == 0
        return out

    return reviewed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_the_terminal_tells_it_in_every_language(
    reviewed: Callable[..., str], name: str, language: str
) -> None:
    told = " ".join(reviewed(name, lang=language).split())
    assert "cli-review" not in told
    assert ("." if language == "en" else ",") in told.rsplit(":", 4)[1]


def test_the_terminal_tells_whom_somebody_played_like_and_nothing_of_what_is_nothing(
    reviewed: Callable[..., str],
) -> None:
    told = reviewed("zen-garden")
    assert "Played about as well as the bot" in told
    assert "Own moves" in told
    assert "Hidden tiles" not in told
    assert "−0.0" not in told


@pytest.mark.parametrize(("points", "told"), [(0.04, "±0"), (-0.04, "±0"), (0.06, "+0"), (-1.0, "−1")])
def test_what_rounds_to_nothing_has_no_sign(points: float, told: str) -> None:
    assert signed(points).args["whole"] == told


def test_where_others_get_more_it_is_not_told_that_they_get_less() -> None:
    lines = [line_of("zen-garden", "others", points).key for points in (1.0, -1.0)]
    assert lines == ["review-line-others", "review-line-others-more"]


def test_the_terminal_tells_poor_moves_or_all(reviewed: Callable[..., str]) -> None:
    poor, every = reviewed("zen-garden"), reviewed("zen-garden", "--all")
    assert "best move" not in poor
    assert "best move" in every
    assert len(every) > len(poor)


def test_a_review_is_json_for_programs(reviewed: Callable[..., str]) -> None:
    written = msgspec.json.decode(reviewed("zen-garden", "--json"), type=Review)
    again = msgspec.json.decode(msgspec.json.encode(found("zen-garden", "expert", "casual")), type=Review)
    assert written == again


@pytest.mark.parametrize("name", CASES)
def test_a_better_turn_is_shown_whole_and_can_be_played(name: str) -> None:
    """From the position it is said of, decision by decision."""
    table, shown = played(name, "expert", "casual"), 0
    states = {line.version - 1: state for state, line in table.decisions()}
    for one in found(name, "expert", "casual").findings:
        if isinstance(one, Decision) and one.better and one.better.turn:
            shown += 1
            state, better = states[one.version], one.better
            assert better.told
            assert better.reply is None or 0 < better.reply.share <= 1
            assert better.move in better.turn
            assert not table.game.why_not(state, one.player, better.move)
    assert shown


@pytest.mark.parametrize("name", CASES)
def test_moments_are_judged_in_any_order_those_first_that_look_worst(name: str) -> None:
    reviewer = Reviewer.of(games.find(name), played(name, "expert", "casual").record(), LITTLE)
    sketch = reviewer.sketch()
    skills = [sketch.glimpses[number].skill for number in sketch.order]
    assert skills == sorted(skills)
    judged = {number: reviewer.judge(number) for number in sketch.order}
    assert reviewer.conclude([judged[number] for number in sorted(judged)]) == found(name, "expert", "casual")
