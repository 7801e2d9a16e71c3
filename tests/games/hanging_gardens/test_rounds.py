"""HG-R1 to HG-R3: cards, turns, the bouquet and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.hanging_gardens.positions import START, cases, laying, make, play_through, refusals, scene
from tuileries.core.errors import IllegalMove, Refusal
from tuileries.games.hanging_gardens.components import CARDS
from tuileries.games.hanging_gardens.events import CardLaid, CardSetAside, GameEnded, RoundBegun
from tuileries.games.hanging_gardens.moves import Decline
from tuileries.games.hanging_gardens.rounds import rounds
from tuileries.games.hanging_gardens.state import Round, ToLay
from tuileries.games.hanging_gardens.turn import choices, legal_moves, play, why_not
from tuileries.games.hanging_gardens.view import to_move


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 3), (4, 4)])
def test_hg_r1_every_round_deals_new_cards(players: int, cards: int) -> None:
    dealt = [
        event for step in play_through(players) for event in step.events if isinstance(event, RoundBegun)
    ]
    assert {len(event.cards) for event in dealt} == {cards}
    assert sorted(card for event in dealt for card in event.cards) == sorted(CARDS)
    assert len(dealt) == rounds(players) == 60 // cards


@pytest.mark.parametrize(("players", "turns"), [(2, 30), (3, 20), (4, 15)])
def test_hg_r2_everyone_has_the_same_number_of_turns(players: int, turns: int) -> None:
    laid = (CardLaid, CardSetAside)
    events = [event for step in play_through(players) for event in step.events]
    assert set(Counter(event.player for event in events if isinstance(event, laid)).values()) == {turns}


def order(players: int, turns: int) -> list[int]:
    """Who lays the first cards, with player 1 to begin."""
    cards = CARDS[: 3 if players == 3 else 4]
    state = scene(*[START] * players, cards=cards, during=Round(1, first=1))
    laid = list[int]()
    while len(laid) < turns:
        (player,) = to_move(state)
        if isinstance(state.stage, ToLay):
            laid.append(player)
        state = play(state, player, list(legal_moves(state, player))[-1]).state
    return laid


def test_hg_r2_clockwise_then_the_bouquet_passes_to_the_left() -> None:
    assert order(3, 9) == [1, 2, 0, 2, 0, 1, 0, 1, 2]
    assert order(4, 8) == [1, 2, 3, 0, 2, 3, 0, 1]


def test_hg_r2_two_players_take_two_turns_each() -> None:
    assert order(2, 12) == [1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0]


def test_hg_r2_nobody_acts_out_of_turn() -> None:
    state = scene()
    move = next(legal_moves(state, 0))
    refused = (Refusal("HG-R2", "turn", {"player": 0}),)
    assert why_not(state, 1, move) == why_not(state, None, move) == why_not(state, -1, move) == refused
    assert list(legal_moves(state, 1)) == []
    assert choices(state, 1) == choices(state, 99) == type(choices(state, 1))()
    with pytest.raises(IllegalMove):
        play(state, 1, move)


def test_hg_r3_the_game_ends_with_the_last_card() -> None:
    last = Round(number=15, first=0, turns=3)
    step = make(scene(cards=["-P-/---"], deck=0, during=last), laying("-P-/---", 0, 0))
    assert to_move(step.state) == ()
    assert isinstance(step.events[-1], GameEnded)
    assert step.revealed


def test_hg_r3_it_goes_on_while_there_are_cards() -> None:
    last = Round(number=15, first=0, turns=2)
    step = make(scene(cards=["-P-/---", "T--/---"], deck=0, during=last), laying("-P-/---", 0, 0))
    assert to_move(step.state) == (1,)
    assert [type(event) for event in step.events] == [CardLaid]
    assert not step.revealed


def test_hg_r3_nothing_is_played_after_the_end() -> None:
    *_, end = play_through(2)
    for player in (0, 1, None):
        assert why_not(end.state, player, Decline()) == (Refusal("HG-R3"),)
    assert list(legal_moves(end.state, 0)) == []


def test_a_new_round_is_told_and_comes_to_light() -> None:
    state = scene(cards=["-P-/---"], during=Round(number=3, first=1, turns=3))
    step = make(state, laying("-P-/---", 0, 0))
    assert step.revealed
    assert step.events[-1] == RoundBegun(4, 0, state.deck[:4])
    assert refusals(step.state, laying("-P-/---", 0, 0))[0].rule == "HG-T1"
    assert cases(step.state, Decline()) == ["HG-T1-lay"]
