"""GD-E1 to GD-E3: time, the deck, points and grades."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import all_ready, building, full, kept, refused
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import deck
from tuileries.games.gardeners.components import Deck, Mode
from tuileries.games.gardeners.events import GameEnded
from tuileries.games.gardeners.judging import Status
from tuileries.games.gardeners.moves import Discard, Ready, TimeUp
from tuileries.games.gardeners.scoring import grade, sheet
from tuileries.games.gardeners.state import State


def ended(state: State) -> tuple[str, bool]:
    """The reason, and whether it is a victory."""
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners in ((), tuple(range(len(state.seats))))
    return outcome.reason, bool(outcome.winners)


def test_gd_e1_the_end_of_the_timer_ends_the_game_at_once() -> None:
    state = building(3)
    assert game.outcome(state) is None
    assert refused(state, 0, TimeUp()) == ["GD-E1 table"]
    step = game.play(state, None, TimeUp())
    card = state.cards[0].card
    assert step.events == (GameEnded("time", (card,), 0, 0),)
    assert game.to_move(step.state) == ()
    assert game.alarm(step.state) is None
    assert refused(step.state, 0, Ready()) == ["GD-E1 over"]
    assert refused(step.state, None, TimeUp()) == ["GD-E1 over"]


def test_gd_e1_a_won_round_without_a_card_to_draw_ends_the_game() -> None:
    state = replace(full(kept("S1"), ("S1", 0)), deck=(), scored=("S2", "S3", "S4"))
    after, _ = all_ready(state)
    assert ended(after) == ("deck", True)
    assert after.cards == state.cards


@pytest.mark.parametrize(
    ("mode", "gardens"), [(Mode.TRAINING_A, 6), (Mode.TRAINING_B, 6), (Mode.TRAINING_C, 5)]
)
def test_gd_e1_a_training_is_passed_when_a_garden_was_made_for_each_card(mode: Mode, gardens: int) -> None:
    state = full(kept(mode), (deck(Deck(mode))[0], 0), mode=mode)
    for made in range(1, gardens + 1):
        assert (state.round, game.outcome(state)) == (made, None)
        state, events = all_ready(state)
    assert ended(state) == ("deck", True)
    assert events[-1] == GameEnded(
        "deck", tuple(held.card for held in state.cards), None, None, is_passed=True
    )


def test_gd_e1_a_training_is_failed_when_its_timer_ends_first() -> None:
    state = full(kept("training-b"), ("B1", 0), ("B2", 1), mode=Mode.TRAINING_B)
    assert ended(game.play(state, None, TimeUp()).state) == ("time", False)


def test_gd_e1_at_the_end_everyone_is_shown_the_cards_and_what_was_wrong() -> None:
    state = game.play(full(kept("S14"), ("S14", 0), ("S46", 1)), None, TimeUp()).state
    seen = game.view(state, None).cards
    assert [card.card for card in seen] == ["S14", "S46"]
    verdicts = [card.verdict for card in seen if card.verdict]
    assert [verdict.status for verdict in verdicts] == [Status.MET, Status.LOST]
    assert verdicts[1].faults
    assert all(card.verdict is None for card in game.view(full(kept("S1"), ("S1", 0)), 0).cards)


@pytest.mark.parametrize(
    ("scored", "discarded", "total"), [(0, 0, 0), (5, 0, 5), (5, 1, 5), (5, 3, 3), (0, 4, -3)]
)
def test_gd_e2_scored_cards_pay_and_discarded_cards_but_the_first_cost(
    scored: int, discarded: int, total: int
) -> None:
    assert sheet(scored, discarded, solo=False).total == total


def test_gd_e2_cards_before_players_give_nothing_and_three_discards_cost_two() -> None:
    state = replace(full(kept("S1"), ("S1", 0), ("S2", 1)), scored=("S3", "S4", "S5", "S6", "S7", "S8"))
    for _ in range(3):
        state = game.play(state, 0, Discard(next(h.card for h in state.cards if h.player == 0))).state
    outcome = game.outcome(game.play(state, None, TimeUp()).state)
    assert outcome is not None
    assert [[(line.rule, line.points) for line in sheet.lines] for sheet in outcome.scores] == [
        [("GD-R2", 6), ("GD-R5", -2)]
    ] * 2


def test_gd_e2_a_training_has_no_score() -> None:
    state = game.play(building(2, Mode.TRAINING_B), None, TimeUp()).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert [sheet.lines for sheet in outcome.scores] == [(), ()]
    assert game.view(state, 0).points is None


@pytest.mark.parametrize(("players", "firsts"), [(2, [-3, 3, 5, 8, 10, 12]), (1, [-3, 4, 7, 11, 13, 15])])
def test_gd_e3_there_are_six_grades(players: int, firsts: list[int]) -> None:
    assert [grade(points, solo=players == 1) for points in firsts] == [0, 1, 2, 3, 4, 5]
    assert [grade(points - 1, solo=players == 1) for points in firsts] == [0, 0, 1, 2, 3, 4]


def test_gd_e3_the_lowest_grade_is_no_victory() -> None:
    low = replace(building(2), scored=("S1", "S2"))
    high = replace(building(2), scored=("S1", "S2", "S3"))
    assert [ended(game.play(state, None, TimeUp()).state) for state in (low, high)] == [
        ("time", False),
        ("time", True),
    ]
