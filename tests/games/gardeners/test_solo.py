"""GD-O1 to GD-O4: alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import all_ready, building, full, kept, kinds, opening, refused
from tuileries.core.grids import Cell
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.events import GameEnded, TileLifted, TilePlaced
from tuileries.games.gardeners.garden import Laid
from tuileries.games.gardeners.moves import (
    Add,
    Discard,
    GoOn,
    Lift,
    Move,
    Place,
    Ready,
    Score,
    Start,
    TimeUp,
)
from tuileries.games.gardeners.state import Stage, State


def alone(*moves: Move) -> State:
    state = building(1)
    for move in moves:
        state = game.play(state, 0, move).state
    return state


def lies(state: State) -> dict[str, tuple[int, int, int]]:
    return {laid.tile: (*laid.cell, laid.turn) for laid in state.garden.laid}


def won(*held: str, mode: Mode = Mode.NORMAL, deck: tuple[str, ...] | None = None) -> State:
    """A round that has just been won with these cards; all ask the same of the same garden."""
    state = full(kept("S1"), *((card, 0) for card in held), players=1, mode=mode)
    state = replace(state, deck=state.deck if deck is None else deck)
    return replace(state, stage=Stage.WON)


def test_gd_o1_all_tiles_lie_loose_and_two_cards_open() -> None:
    state = opening(1)
    assert len(state.seats[0].loose) == 36
    assert [held.is_open for held in state.cards] == [True, True]
    assert list(game.legal_moves(state, 0)) == [Start()]
    assert game.play(state, None, Start()).state.stage == Stage.BUILDING


def test_gd_o1_place_move_turn_swap_and_lift() -> None:
    state = alone(Place("B1", Cell(0, 0), 1), Place("A1", Cell(5, 5)))
    assert lies(state) == {"B1": (0, 0, 1), "A1": (5, 5, 0)}
    assert lies(alone(Place("B1", Cell(0, 0)), Place("B1", Cell(2, 3)))) == {"B1": (2, 3, 0)}
    assert lies(alone(Place("B1", Cell(0, 0)), Place("B1", Cell(0, 0), 3))) == {"B1": (0, 0, 3)}
    swapped = game.play(state, 0, Place("A1", Cell(0, 0)))
    assert lies(swapped.state) == {"A1": (0, 0, 0), "B1": (5, 5, 1)}
    assert swapped.events == (TilePlaced("A1", Cell(0, 0), 0, "B1"),)
    lifted = game.play(state, 0, Lift("B1"))
    assert lies(lifted.state) == {"A1": (5, 5, 0)}
    assert lifted.events == (TileLifted("B1", Cell(0, 0)),)
    assert "B1" in lifted.state.seats[0].loose


def test_gd_o1_a_loose_tile_takes_the_place_of_another_which_is_loose_then() -> None:
    state = alone(Place("A1", Cell(1, 1)), Place("A2", Cell(1, 1)))
    assert lies(state) == {"A2": (1, 1, 0)}
    assert "A1" in state.seats[0].loose


@pytest.mark.parametrize(
    ("move", "case"),
    [
        (Place("A1", Cell(0, 6)), "GD-O1 frame"),
        (Place("A1", Cell(-1, 0)), "GD-O1 frame"),
        (Place("A1", Cell(0, 0), 1), "GD-A2 turn"),
        (Place("Z1", Cell(0, 0)), "GD-O1 tile"),
        (Place("B1", Cell(2, 2)), "GD-O1 there"),
        (Lift("A1"), "GD-O1 loose"),
        (Add("A1", Cell(0, 0)), "GD-O1 alone"),
        (Ready(), "GD-V1 missing"),
        (Score(), "GD-O3 unwon"),
        (GoOn(), "GD-O3 unwon"),
        (Start(), "GD-R1 started"),
    ],
)
def test_gd_o1_what_cannot_be_done_alone(move: Move, case: str) -> None:
    assert refused(alone(Place("B1", Cell(2, 2))), 0, move) == [case]


def test_gd_o1_trainings_keep_their_tiles_size_and_timer() -> None:
    state = building(1, Mode.TRAINING_A)
    assert refused(state, 0, Place("C1", Cell(0, 0))) == ["GD-O1 tile"]
    assert refused(state, 0, Place("A1", Cell(4, 0))) == ["GD-O1 frame"]
    assert game.alarm(state) is None


def test_gd_o2_each_later_round_adds_an_open_card_without_a_limit() -> None:
    state = won("S1", "S1", "S1")
    assert set(game.legal_moves(state, 0)) == {Score(), GoOn()}
    after = game.play(state, 0, GoOn()).state
    assert [held.is_open for held in after.cards] == [True] * 4
    assert not after.scored
    assert refused(won("S1", deck=()), 0, GoOn()) == ["GD-O2 empty"]


def test_gd_o3_after_a_won_round_one_decides() -> None:
    state, events = all_ready(full(kept("S1"), ("S1", 0), players=1))
    assert kinds(events) == ["SaidReady", "GardenChecked", "RoundWon"]
    assert state.stage == Stage.WON
    assert refused(state, 0, Lift(state.garden.laid[0].tile)) == ["GD-O3 decide"]


def test_gd_o3_seven_cards_after_six_rounds_are_scored_for_seven_and_two_new_ones_come() -> None:
    state = full(kept("S1"), ("S1", 0), ("S1", 0), players=1)
    for number in range(1, 7):
        state, _ = all_ready(replace(state, cards=tuple(replace(held, card="S1") for held in state.cards)))
        assert state.round == number
        if number < 6:
            state = game.play(state, 0, GoOn()).state
    assert len(state.cards) == 7
    step = game.play(state, 0, Score())
    assert kinds(step.events) == ["CardScored"] * 7 + ["CardDrawn"] * 2
    assert (len(step.state.scored), len(step.state.cards), step.state.stage) == (7, 2, Stage.BUILDING)


def test_gd_o3_the_second_scoring_ends_the_game() -> None:
    state = replace(won("S1", "S1"), scorings=1, scored=("S5", "S6", "S7"))
    after = game.play(state, 0, Score()).state
    outcome = game.outcome(after)
    assert outcome is not None
    assert (outcome.reason, outcome.scores[0].total, outcome.winners) == ("scored", 5, (0,))


def test_gd_o3_a_short_deck_gives_what_is_left_and_an_empty_one_ends_the_game() -> None:
    one = game.play(won("S1", deck=("S9",)), 0, Score()).state
    assert [held.card for held in one.cards] == ["S9"]
    none = game.play(won("S1", deck=()), 0, Score()).state
    outcome = game.outcome(none)
    assert outcome is not None
    assert (outcome.reason, outcome.scores[0].total, outcome.winners) == ("deck", 1, ())


def training(*held: str) -> State:
    """Training C with a garden that meets all its cards; these are open, the others still to come."""
    return full(kept("training-c"), *((card, 0) for card in held), players=1, mode=Mode.TRAINING_C)


def win_and(state: State, *moves: Move) -> State:
    """After each round won, this is done."""
    for move in moves:
        state = game.play(all_ready(state)[0], 0, move).state
    return state


def result(state: State) -> tuple[str, int, tuple[int, ...]]:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.reason, outcome.scores[0].total, outcome.winners


def test_gd_o1_a_training_alone_is_passed_when_all_its_cards_were_scored() -> None:
    at_once = win_and(training("C1", "C2"), GoOn(), GoOn(), GoOn(), Score())
    assert result(at_once) == ("deck", 5, (0,))
    in_two = win_and(training("C1", "C2"), GoOn(), Score(), Score())
    assert result(in_two) == ("scored", 5, (0,))


def test_gd_o1_a_training_alone_is_failed_when_a_card_was_not_scored() -> None:
    assert result(win_and(training("C1", "C2"), Score(), Score())) == ("scored", 4, ())
    ended = game.play(win_and(training("C1", "C2"), GoOn(), Score()), None, TimeUp()).state
    assert result(ended) == ("time", 3, ())


def test_gd_o1_a_discarded_card_fails_a_training_alone() -> None:
    state = game.play(training("C1", "C2"), 0, Discard("C1")).state
    assert result(win_and(state, GoOn(), GoOn(), Score())) == ("deck", 4, ())


def test_gd_o1_a_training_alone_shows_points_without_a_grade() -> None:
    state = win_and(training("C1", "C2"), GoOn(), Score())
    assert (game.view(state, 0).points, game.view(state, 0).grade) == (3, None)
    last, events = all_ready(state)
    step = game.play(last, 0, Score())
    assert step.events[-1] == GameEnded("scored", (), 5, None, is_passed=True)
    seen = game.view(step.state, None)
    assert (seen.points, seen.grade) == (5, None)
    assert "RoundWon" in kinds(events)


def test_gd_o3_in_a_training_one_decides_after_a_won_round_too() -> None:
    state, _ = all_ready(training("C1", "C2"))
    assert state.stage == Stage.WON
    assert set(game.legal_moves(state, 0)) == {Score(), GoOn()}
    assert [held.card for held in game.play(state, 0, Score()).state.cards] == list(state.deck[:2])


def test_gd_o3_with_an_empty_deck_a_won_round_can_still_be_scored() -> None:
    state, _ = all_ready(training("C1", "C2", "C3", "C4", "C5"))
    assert list(game.legal_moves(state, 0)) == [Score()]


@pytest.mark.parametrize("mode", [Mode.TRAINING_B, Mode.TRAINING_C])
def test_gd_o1_the_timer_of_a_training_starts_when_the_cards_are_read(mode: Mode) -> None:
    state = opening(1, mode)
    alarm = game.alarm(state)
    assert alarm is not None
    assert (state.stage, alarm.key, alarm.seconds) == (Stage.READING, "reading", 20)
    assert kinds(game.play(state, 0, Start()).events) == ["TimerStarted"]


def test_gd_o4_discard_as_together() -> None:
    state = building(1)
    first, second = (held.card for held in state.cards)
    step = game.play(state, 0, Discard(first))
    assert kinds(step.events) == ["CardDiscarded", "CardDrawn"]
    assert [held.card for held in step.state.cards] == [second, state.deck[0]]
    assert all(held.is_open for held in step.state.cards)
    assert refused(step.state, 0, Discard(first)) == ["GD-R5 holder"]


def test_a_laid_tile_reads_as_it_lies() -> None:
    assert Laid("B1", Cell(0, 0), 2).faces == Cell(1, 0)


def test_gd_v2_alone_one_sees_which_cards_are_not_met_until_the_next_check() -> None:
    state = full(kept("S14"), ("S14", 0), ("S46", 0), players=1)
    after, _ = all_ready(state)
    assert (game.view(after, 0).moods, game.view(after, 0).missed) == ((False,), ("S46",))
    moved = game.play(after, 0, Lift(after.garden.laid[0].tile)).state
    assert game.view(moved, 0).missed == ("S46",)
    won, _ = all_ready(replace(state, cards=state.cards[:1], missed=("S14",)))
    assert (game.view(won, 0).moods, game.view(won, 0).missed) == ((), ())
