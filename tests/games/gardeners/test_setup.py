"""GD-S1 to GD-S3: before the first action."""

from __future__ import annotations

import pytest

from tests.games.gardeners.positions import opening, refused
from tuileries.core.chance import Chance
from tuileries.core.errors import IllegalSetup
from tuileries.games import GAMES, find
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import can_be_met, deck
from tuileries.games.gardeners.components import Deck, Mode
from tuileries.games.gardeners.events import TableSet
from tuileries.games.gardeners.moves import TimeUp
from tuileries.games.gardeners.state import Options, Stage


@pytest.mark.parametrize(
    ("mode", "size", "cards", "seconds"),
    [
        (Mode.TRAINING_A, 4, 6, None),
        (Mode.TRAINING_B, 5, 6, 20),
        (Mode.TRAINING_C, 6, 5, 20),
        (Mode.BEGINNER, 6, 59, 20),
        (Mode.NORMAL, 6, 59, 20),
    ],
)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_gd_s1_every_mode_has_its_garden_tiles_and_cards(
    mode: Mode, size: int, cards: int, seconds: int | None, players: int
) -> None:
    state = opening(players, mode)
    tiles = [tile for seat in state.seats for tile in (*seat.pile, *seat.loose)]
    assert state.garden.size == size
    assert len(set(tiles)) == size**2
    assert len(state.deck) + len(state.cards) == cards
    alarm = game.alarm(state)
    assert (alarm and alarm.seconds) == seconds
    assert (state.stage == Stage.READING) == (alarm is not None)


def test_gd_s1_expert_cards_join_the_standard_deck_and_no_training() -> None:
    state = opening(3, expert=True)
    assert len(state.deck) + len(state.cards) == 59 + 21
    with pytest.raises(IllegalSetup) as caught:
        opening(2, Mode.TRAINING_B, expert=True)
    assert [refusal.rule for refusal in caught.value.refusals] == ["GD-S1"]


UNFAIR = ("S46", "S47", "S48")


def deal_of(*first: str) -> tuple[tuple[int, ...], ...]:
    """Standard cards in an order that begins with these."""
    standard = deck(Deck.STANDARD)
    wanted = [*first, *(card for card in standard if card not in first)]
    return (0,), tuple(range(36)), tuple(map(standard.index, wanted))


def order_of(chance: Chance, *, fair: bool) -> tuple[str, ...]:
    state = game.setup(3, Options(Mode.NORMAL, fair=fair), chance).state
    return (*(held.card for held in state.cards), *state.deck)


def is_fair(cards: tuple[str, ...]) -> bool:
    return all(can_be_met(cards[place : place + 3]) for place in range(len(cards) - 2))


def test_gd_s2_a_fair_deal_shuffles_again_where_three_cards_exclude_each_other() -> None:
    unfair = Chance("fair", deal=deal_of(*UNFAIR))
    assert order_of(unfair, fair=False)[:3] == UNFAIR
    cards = order_of(unfair, fair=True)
    assert is_fair(cards)
    assert sorted(cards) == sorted(deck(Deck.STANDARD))


@pytest.mark.parametrize("seed", range(5))
def test_gd_s2_a_fair_deal_leaves_a_fair_order_alone(seed: int) -> None:
    asked, unasked = (order_of(Chance(f"fair {seed}"), fair=fair) for fair in (True, False))
    assert is_fair(unasked)
    assert asked == unasked


def test_gd_s1_a_training_without_a_timer_never_runs_out_of_time() -> None:
    assert refused(opening(2, Mode.TRAINING_A), None, TimeUp()) == ["GD-S1 untimed"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gd_s2_tiles_are_dealt_round_robin_from_the_first_player(players: int) -> None:
    deal = ((1,), tuple(range(36)), tuple(range(59)))
    state = game.setup(players, Options(Mode.NORMAL), Chance("any", deal=deal)).state
    assert state.drawer == 1
    assert state.seats[1].pile[0] == "A1"
    assert state.seats[2 % players].pile[0] == "A2"
    assert sorted(len(seat.pile) for seat in state.seats) == [36 // players] * players
    odd = opening(3, Mode.TRAINING_A)
    assert [len(odd.seats[(odd.drawer + n) % 3].pile) for n in range(3)] == [6, 5, 5]


def test_gd_s2_of_a_pile_only_the_top_is_seen() -> None:
    state = opening(2)
    seat = game.view(state, 0).seats[1]
    assert (seat.top, seat.pile, seat.loose) == (state.seats[1].pile[0], 18, ())


def test_gd_s3_the_cards_of_a_training_are_shown_to_all() -> None:
    shown = {}
    for mode in Mode:
        event = game.setup(2, Options(mode), Chance("1")).events[0]
        assert isinstance(event, TableSet)
        shown[mode] = len(event.shown)
    assert list(shown.values()) == [6, 6, 5, 0, 0]


def test_the_game_is_in_the_house() -> None:
    assert find("gardeners") is GAMES["gardeners"] is game
    assert (game.is_silent, game.is_simultaneous, game.can_take_back) == (True, True, False)
