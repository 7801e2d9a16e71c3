"""GD-V1 to GD-V3: ready, delighted, angry."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import all_ready, full, kept, kinds, refused, scene
from tuileries.core.grids import Cell
from tuileries.games.gardeners import game
from tuileries.games.gardeners.events import GardenChecked, RoundWon, SaidReady
from tuileries.games.gardeners.moves import Add, Discard, Ready, Remove
from tuileries.games.gardeners.state import Stage, State


def readiness(state: State) -> list[bool]:
    return [seat.is_ready for seat in state.seats]


def test_gd_v1_the_garden_is_checked_when_all_tiles_are_laid_and_all_are_ready() -> None:
    state = full(kept("S1"), ("S1", 0), players=3)
    for player in (2, 0):
        step = game.play(state, player, Ready())
        assert step.events == (SaidReady(player),)
        assert not step.revealed
        state = step.state
    assert kinds(game.play(state, 1, Ready()).events)[:2] == ["SaidReady", "GardenChecked"]


def test_gd_v1_nobody_is_ready_before_the_last_tile_is_laid() -> None:
    assert refused(scene("# #"), 0, Ready()) == ["GD-V1 missing"]
    assert not game.choices(scene("# #"), 0).ready


def test_gd_v1_being_ready_is_said_once() -> None:
    state = game.play(full(kept("S1"), ("S1", 0)), 0, Ready()).state
    assert refused(state, 0, Ready()) == ["GD-V1 already"]
    assert not game.choices(state, 0).ready
    assert game.choices(state, 1).ready


def test_gd_v1_an_action_or_a_discard_withdraws_it_for_all() -> None:
    state = full(kept("S1"), ("S1", 1), players=3)
    state = game.play(state, 0, Ready()).state
    corner = next(laid.tile for laid in state.garden.laid if laid.cell == Cell(0, 0))
    removed = game.play(state, 2, Remove(corner, 0)).state
    assert readiness(removed) == [False] * 3
    assert readiness(game.play(state, 1, Discard("S1")).state) == [False] * 3
    laid_again = game.play(removed, 0, Add(corner, Cell(0, 0))).state
    assert readiness(laid_again) == [False] * 3


def test_gd_v2_delighted_or_angry_is_said_by_player_not_by_card() -> None:
    """Player 0 holds a card that is met and one that is not; player 2 holds none."""
    garden = kept("S14")
    state = full(garden, ("S14", 0), ("S46", 0), ("S14", 1), players=3)
    after, events = all_ready(state)
    assert [event for event in events if isinstance(event, GardenChecked)] == [
        GardenChecked((False, True, None))
    ]
    assert [game.view(after, viewer).moods for viewer in (None, 0)] == [(False, True, None)] * 2
    assert [game.view(after, viewer).missed for viewer in (None, 0)] == [(), ()]


def test_gd_v3_two_cards_of_which_one_is_missed_do_not_win_the_round() -> None:
    state = full(kept("S14"), ("S14", 0), ("S46", 1))
    after, events = all_ready(state)
    assert kinds(events) == ["SaidReady", "SaidReady", "GardenChecked"]
    assert after == replace(state, moods=(True, False), missed=("S46",))
    assert readiness(after) == [False, False]


def test_gd_v3_two_cards_that_are_met_do() -> None:
    state = full(kept("training-c"), ("C1", 0), ("C2", 1))
    after, events = all_ready(state)
    assert RoundWon(1) in events
    assert (after.round, after.stage) == (2, Stage.BUILDING)
    assert [held.card for held in after.cards[:2]] == ["C1", "C2"]


@pytest.mark.parametrize("viewer", [None, 0])
def test_gd_v3_no_hidden_card_is_shown(viewer: int | None) -> None:
    state = full(kept("S14"), ("S14", 1), ("S46", 1))
    after, events = all_ready(state)
    assert [card.card for card in game.view(after, viewer).cards] == [None, None]
    assert "S46" not in str([event.seen_by(viewer) for event in events])


def test_gd_v3_the_timer_never_stops() -> None:
    state = full(kept("S1"), ("S1", 0))
    after, _ = all_ready(state)
    alarms = [game.alarm(world) for world in (state, replace(after, cards=()))]
    assert alarms[0] == alarms[1]
    assert alarms[0] is not None
