"""ZG-R1 to ZG-R8: whose turn it is, and the end of a round."""

from __future__ import annotations

import pytest

from tests.games.zen_garden.pictures import draw_market, find_tiles, fold, neat
from tests.games.zen_garden.positions import deal_of, play_through, refusals, scene, written
from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.game import Player, Step
from tuileries.games.zen_garden.events import (
    DiscardsShuffled,
    Event,
    GameEnded,
    MarketFilled,
    RoundBegun,
    RowDiscarded,
)
from tuileries.games.zen_garden.moves import Choices
from tuileries.games.zen_garden.rounds import slide_down
from tuileries.games.zen_garden.state import Round, State
from tuileries.games.zen_garden.turn import choices, legal_moves, play, why_not
from tuileries.games.zen_garden.view import to_move

LAST_OF_TWO = Round(number=3, first=1, turns=3)
"""Player 0 has the last turn of this round."""

BOARD = """
    PsS PsG PsT PsC
    BsS ... BsT ...
    ... GsG ... GsC
"""


def turns(players: int) -> list[tuple[int, Player]]:
    """The round and the player of every turn of a game."""
    states = [step.state for step in play_through(players)]
    return [(state.round.number, player) for state in states for player in to_move(state)]


def clockwise(players: int, *, rounds: int, each: int) -> list[tuple[int, Player]]:
    """So many rounds of so many turns; every round begins one seat further on than the last."""
    (_, first), *_ = turns(players)
    return [(1 + n, (first + n + turn) % players) for n in range(rounds) for turn in range(each)]


@pytest.mark.parametrize("players", [3, 4])
def test_zg_r1_sixteen_rounds_of_one_turn_each_clockwise(players: int) -> None:
    assert turns(players) == clockwise(players, rounds=16, each=players)


@pytest.mark.parametrize("player", [0, 2, None])
def test_zg_r1_nobody_moves_out_of_turn(player: Player | None) -> None:
    state, (move,) = scene("", "+P", "", during=Round(number=1, first=0, turns=1))
    refused = (Refusal("ZG-R1", "turn", {"player": 1}),)
    assert why_not(state, 1, move) == ()
    assert why_not(state, player, move) == refused
    with pytest.raises(IllegalMove) as caught:
        play(state, player, move)
    assert caught.value.refusals == refused


@pytest.mark.parametrize("player", [1, 2])
def test_zg_r1_who_waits_is_offered_nothing(player: Player) -> None:
    state = scene("", "", "").state
    assert choices(state, player) == Choices(tiles=(), cells=())
    assert list(legal_moves(state, player)) == []


def test_zg_r2_two_players_have_eight_rounds_of_two_turns_each() -> None:
    assert turns(2) == clockwise(2, rounds=8, each=4)


@pytest.mark.parametrize("player", [1, None])
def test_zg_r2_two_players_alternate(player: Player | None) -> None:
    state, (move,) = scene("+P")
    assert why_not(state, 0, move) == ()
    assert why_not(state, player, move) == (Refusal("ZG-R2", "turn", {"player": 0}),)


def end_round(
    market: str, text: str = "d2 d4 nw", supply: int | None = None
) -> tuple[State, Step[State, Event]]:
    """The last turn of a round of two players: before it, and what it leads to."""
    state = scene("", "P", market=market, supply=supply, during=LAST_OF_TWO).state
    return state, play(state, 0, written(state, text))


def test_zg_r3_what_is_left_in_the_bottom_row_is_discarded() -> None:
    _, step = end_round(BOARD)
    left = tuple(find_tiles(["GsG", "GsC"]))
    assert RowDiscarded(left) in step.events
    assert step.state.discards == tuple(sorted(left))


def test_zg_r3_an_empty_bottom_row_discards_nothing() -> None:
    _, step = end_round("""
        PsS PsG PsT PsC
        BsS ... BsT ...
        ... ... ... ...
    """)
    assert not any(isinstance(event, RowDiscarded) for event in step.events)
    assert step.state.discards == ()


def test_zg_r4_tiles_slide_as_far_as_they_can() -> None:
    state = scene(market=BOARD).state
    assert draw_market(slide_down(state.market)) == neat("""
        ... ... ... ...
        PsS ... PsT ...
        BsS PsG BsT PsC
    """)


def test_zg_r4_a_tile_over_two_empty_spaces_slides_two_rows() -> None:
    state, step = end_round(BOARD, "a1 d4 nw")
    assert draw_market(step.state.market, new=state.supply) == neat("""
        new new new new
        new new PsT new
        PsS PsG BsT PsC
    """)


def test_zg_r5_new_tiles_fill_the_bottom_row_first_left_to_right() -> None:
    state, step = end_round(
        """
        ... PsG PsT PsC
        ... ... BsT ...
        GsS GsG GsT GsC
        """,
        "c1 d4 nw",
    )
    assert draw_market(step.state.market, new=state.supply) == neat("""
        new new new new
        new new new new
        new PsG PsT PsC
    """)
    drawn = state.supply[:9]
    assert (step.state.market[0], *step.state.market[4:]) == drawn
    assert step.state.supply == state.supply[9:]
    assert MarketFilled(step.state.market, drawn) in step.events
    assert step.revealed


def test_zg_r5_nothing_is_filled_within_a_round() -> None:
    state, (move,) = scene("+P", during=Round(number=1, first=0, turns=2))
    step = play(state, 0, move)
    assert step.state.market == (None, *state.market[1:])
    assert (step.state.supply, step.state.round.turns) == (state.supply, 3)
    assert not step.revealed


def test_zg_r6_when_the_supply_runs_out_the_discards_are_shuffled_into_a_new_one() -> None:
    state, step = end_round(BOARD, supply=2)
    discarded = {*state.discards, *find_tiles(["GsG", "GsC"])}
    (filled,) = [event for event in step.events if isinstance(event, MarketFilled)]
    assert DiscardsShuffled(len(discarded)) in step.events
    assert filled.drawn[:2] == state.supply
    assert {*filled.drawn[2:], *step.state.supply} == discarded
    assert step.state.discards == ()
    assert None not in step.state.market
    assert step.state.chance.drawn > state.chance.drawn


def test_zg_r6_the_tiles_discarded_this_round_may_come_back() -> None:
    _, step = end_round(BOARD, supply=0)
    assert set(find_tiles(["GsG", "GsC"])) <= {*step.state.market, *step.state.supply}


@pytest.mark.parametrize(("supply", "shuffles"), [(7, 0), (6, 1)])
def test_zg_r6_a_supply_that_is_enough_is_not_shuffled(supply: int, shuffles: int) -> None:
    state, step = end_round(BOARD, supply=supply)
    assert sum(isinstance(event, DiscardsShuffled) for event in step.events) == shuffles
    assert len(step.state.supply) == (len(state.discards) + 2 - 1 if shuffles else 0)
    assert sorted(deal_of(step.state)) == sorted(deal_of(state))


@pytest.mark.parametrize(("players", "first"), [(2, 1), (2, 0), (4, 3), (4, 1)])
def test_zg_r7_the_marker_passes_to_the_left(players: int, first: Player) -> None:
    state = scene(*[""] * players, during=Round(number=5, first=first, turns=3)).state
    (player,) = to_move(state)
    step = play(state, player, next(legal_moves(state, player)))
    following = (first + 1) % players
    assert step.state.round == Round(number=6, first=following, turns=0)
    assert step.events[-1] == RoundBegun(6, first=following)
    assert to_move(step.state) == (following,)


def test_zg_r8_the_game_ends_without_a_refill_when_all_gardens_are_full() -> None:
    full, almost = fold(*["P"] * 16), fold(*["B"] * 15, "+B")
    state, (move,) = scene(full, almost, coins=(9, 5), during=Round(number=8, first=0, turns=3))
    step = play(state, 1, move)
    assert step.state.market == (None, *state.market[1:])
    assert (step.state.supply, step.state.discards) == (state.supply, state.discards)
    assert isinstance(step.events[-1], GameEnded)
    assert not any(isinstance(event, RowDiscarded | MarketFilled | RoundBegun) for event in step.events)
    assert to_move(step.state) == ()
    assert list(legal_moves(step.state, 0)) == list(legal_moves(step.state, 1)) == []


@pytest.mark.parametrize("player", [0, 1, None])
def test_zg_r8_nobody_moves_once_the_game_is_over(player: Player | None) -> None:
    state, (move,) = scene(
        fold(*["P"] * 16), fold(*["B"] * 15, "+B"), during=Round(number=8, first=0, turns=3)
    )
    assert refusals(state, move) == ()
    assert why_not(play(state, 1, move).state, player, move) == (Refusal("ZG-R8"),)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_zg_r8_every_game_ends_with_sixteen_tiles_each(players: int) -> None:
    *_, end = play_through(players)
    assert [len(seat.garden) for seat in end.state.seats] == [16] * players
    assert end.state.round.number == (8 if players == 2 else 16)
