"""GD-R1 to GD-R6: cards come, are turned up, scored and given up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import all_ready, building, full, kept, kinds, opening, refused
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.events import CardDrawn, CardScored, CardTurned, Event
from tuileries.games.gardeners.moves import Add, Discard, Ready, Start, TimeUp
from tuileries.games.gardeners.state import Seat, Stage, State


def win(state: State) -> tuple[State, list[Event]]:
    """The round is won because no card binds, whatever the garden looks like."""
    return all_ready(replace(state, cards=(), garden=kept("S1"), seats=(Seat(),) * len(state.seats)))


def drawn_by(state: State, rounds: int) -> list[Player]:
    """Who draws in the next rounds, if each is won at once."""
    drawers = []
    for _ in range(rounds):
        state, events = win(state)
        drawers += [event.player for event in events if isinstance(event, CardDrawn)]
    return drawers


def test_gd_r1_the_first_player_reads_a_card_and_says_when_the_timer_starts() -> None:
    state = opening(3)
    first = state.drawer
    assert [held.player for held in state.cards] == [first]
    assert game.to_move(state) == (first,)
    assert list(game.legal_moves(state, first)) == [Start()]
    other = (first + 1) % 3
    assert refused(state, other, Start()) == ["GD-R1 reading"]
    assert refused(state, first, Ready()) == ["GD-R1 reading"]
    step = game.play(state, first, Start())
    assert kinds(step.events) == ["TimerStarted"]
    assert game.to_move(step.state) == (0, 1, 2)
    assert refused(step.state, first, Start()) == ["GD-R1 started"]


def test_gd_r1_after_twenty_seconds_the_table_starts_the_timer() -> None:
    state = opening(2)
    alarm = game.alarm(state)
    assert alarm is not None
    assert (alarm.key, alarm.seconds, alarm.move) == ("reading", 20, Start())
    assert refused(state, None, TimeUp()) == ["GD-A1 table"]
    after = game.play(state, None, Start()).state
    assert after.stage == Stage.BUILDING
    running = game.alarm(after)
    assert running is not None
    assert (running.key, running.move) == ("timer", TimeUp())


def test_gd_r1_without_a_timer_building_starts_at_once() -> None:
    state = opening(2, Mode.TRAINING_A)
    assert state.stage == Stage.BUILDING
    assert refused(state, 0, Start()) == ["GD-R1 started"]


def test_gd_r1_later_the_player_to_the_left_draws() -> None:
    state = replace(building(3), drawer=1)
    assert drawn_by(state, 4) == [2, 0, 1, 2]


def test_gd_r1_a_replacement_does_not_change_who_draws_next() -> None:
    state = building(3)
    state = replace(state, drawer=0, cards=(replace(state.cards[0], player=0),))
    card = state.cards[0].card
    after = game.play(state, 0, Discard(card)).state
    assert drawn_by(after, 2) == [1, 2]


def test_gd_r2_a_fourth_card_scores_the_oldest_and_three_bind_at_most() -> None:
    state = full(kept("training-c"), ("C1", 0), ("C2", 1))
    state, events = all_ready(state)
    assert len(state.cards) == 3
    assert "CardScored" not in kinds(events)
    state = replace(full(kept("training-c"), ("C1", 0), ("C2", 1), ("C3", 0)), deck=("C4", "C5"))
    state, events = all_ready(state)
    assert [event for event in events if isinstance(event, CardScored)] == [CardScored(0, "C1")]
    assert [held.card for held in state.cards] == ["C2", "C3", "C4"]
    assert state.scored == ("C1",)


def test_gd_r3_with_two_players_the_draws_alternate() -> None:
    state = replace(building(2), drawer=0)
    assert drawn_by(state, 4) == [1, 0, 1, 0]
    holders = full(kept("S1"), ("S1", 0), ("S1", 1), ("S1", 0))
    state, _ = all_ready(holders)
    assert [held.player for held in state.cards] == [1, 0, 1]


@pytest.mark.parametrize("mode", [Mode.TRAINING_C, Mode.BEGINNER])
def test_gd_r4_only_the_newest_card_is_hidden(mode: Mode) -> None:
    card = "C4" if mode == Mode.TRAINING_C else "S59"
    state = full(kept(card), (card, 0), mode=mode)
    state, events = all_ready(state)
    turned = [event for event in events if isinstance(event, CardTurned)]
    assert turned == [CardTurned(0, card)]
    assert [held.is_open for held in state.cards] == [True, False]
    seen = [card.card for card in game.view(state, 0).cards]
    assert seen == [card, None]


def test_gd_r4_in_normal_mode_all_cards_stay_hidden_but_their_backs() -> None:
    state, events = all_ready(full(kept("S59"), ("S59", 0)))
    assert "CardTurned" not in kinds(events)
    seen = game.view(state, None).cards
    assert [card.card for card in seen] == [None, None]
    assert seen[0].back == "paths"


def test_gd_r5_a_discarded_card_is_replaced_at_once_and_the_new_one_is_the_newest() -> None:
    state = full(kept("S1"), ("S1", 0), ("S2", 1), ("S3", 0), mode=Mode.BEGINNER)
    step = game.play(state, 0, Discard("S1"))
    assert kinds(step.events) == ["CardDiscarded", "CardTurned", "CardTurned", "CardDrawn"]
    new = step.state.cards[-1]
    assert [held.card for held in step.state.cards[:-1]] == ["S2", "S3"]
    assert (new.card, new.player, new.is_open) == (state.deck[0], 0, False)
    assert step.state.discarded == ("S1",)
    assert step.state.drawer == state.drawer
    assert not step.state.scored


def test_gd_r5_hands_run_from_none_to_three() -> None:
    state = full(kept("S1"), ("S1", 0), ("S2", 0), ("S3", 0))
    assert game.choices(state, 0).cards == ("S1", "S2", "S3")
    assert game.choices(state, 1).cards == ()


def test_gd_r5_only_the_holder_discards_and_only_while_there_are_cards() -> None:
    state = full(kept("S1"), ("S1", 0))
    assert refused(state, 1, Discard("S1")) == ["GD-R5 holder"]
    assert refused(state, 1, Discard(state.deck[0])) == ["GD-R5 holder"]
    assert refused(state, 1, Discard("nothing")) == ["GD-R5 holder"]
    assert refused(replace(state, deck=()), 0, Discard("S1")) == ["GD-R5 empty"]
    assert game.choices(replace(state, deck=()), 0).cards == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gd_r5_nothing_is_discarded_in_a_training_together(players: int) -> None:
    state = full(kept("training-b"), ("B1", 0), ("B2", 1), players=players, mode=Mode.TRAINING_B)
    assert refused(state, 0, Discard("B1")) == ["GD-R5 training"]
    assert game.choices(state, 0).cards == ()
    assert refused(state, 0, Discard("B2")) == ["GD-R5 holder", "GD-R5 training"]
    beginner = full(kept("S1"), ("S1", 0), ("S2", 1), players=players, mode=Mode.BEGINNER)
    assert game.choices(beginner, 0).cards == ("S1",)


def test_gd_r6_nobody_may_say_anything() -> None:
    assert game.is_silent


def test_gd_a1_a_tile_is_not_laid_while_the_first_card_is_read() -> None:
    state = opening(2)
    assert refused(state, 0, Add(state.seats[0].pile[0], Cell(0, 0))) == ["GD-R1 reading"]
