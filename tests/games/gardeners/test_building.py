"""GD-A1 to GD-A6: adding and removing. `#` is a tile, `+` where one may go or be taken from."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import (
    all_ready,
    building,
    full,
    kept,
    neat,
    picture_of,
    refused,
    scene,
    some_tile,
    tile_at,
    with_open_cells,
    with_removable,
)
from tuileries.core.errors import IllegalMove
from tuileries.core.grids import Cell
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.events import TileAdded, TileRemoved
from tuileries.games.gardeners.garden import Laid
from tuileries.games.gardeners.moves import Add, Place, Remove, Start
from tuileries.games.gardeners.state import Seat

FULL = "\n".join(["# # # # # #"] * 6)


def test_gd_a1_all_may_act_at_once_and_the_second_hand_on_a_tile_is_refused() -> None:
    state = scene("# #\n# #", players=3)
    assert game.to_move(state) == (0, 1, 2)
    corner = tile_at(state, 0, 0)
    state = game.play(state, 2, Remove(corner, 0)).state
    assert refused(state, 1, Remove(corner, 0)) == ["GD-A4 gone"]


def test_gd_a1_the_second_tile_on_a_cell_is_refused() -> None:
    state = scene("# #")
    first, second = (seat.pile[0] for seat in state.seats)
    state = game.play(state, 0, Add(first, Cell(1, 0))).state
    assert refused(state, 1, Add(second, Cell(1, 0))) == ["GD-A2 taken"]
    with pytest.raises(IllegalMove, match="GD-A2"):
        game.play(state, 1, Add(second, Cell(1, 0)))
    assert refused(state, 1, Add(second, Cell(1, 1))) == []


def test_gd_a1_together_nobody_places_or_lifts_freely_and_there_is_no_other_seat() -> None:
    state = scene("# #")
    tile = state.seats[0].pile[0]
    assert refused(state, 0, Place(tile, Cell(1, 0))) == ["GD-A1 together"]
    assert refused(state, 5, Add(tile, Cell(1, 0))) == ["GD-A1 nobody"]
    assert refused(state, None, Add(tile, Cell(1, 0))) == ["GD-A1 table"]
    assert refused(state, None, Start()) == ["GD-A1 table"]


def test_gd_a1_whoever_has_nothing_to_do_is_not_to_move() -> None:
    """All other tiles are before player 0, the last one lies in the garden, and no card can be discarded."""
    state = scene("#")
    tiles = state.seats[0].pile + state.seats[1].pile
    state = replace(state, seats=(Seat(tiles), Seat()), deck=())
    assert game.to_move(state) == (0,)
    assert list(game.legal_moves(state, 1)) == []


def test_gd_a2_the_top_of_the_pile_or_a_loose_tile() -> None:
    state = scene("#")
    seat = state.seats[0]
    below, loose = seat.pile[1], state.seats[1].pile[-1]
    state = replace(state, seats=(replace(seat, loose=(loose,)), Seat(state.seats[1].pile[:-1])))
    assert refused(state, 0, Add(seat.pile[0], Cell(0, 1))) == []
    assert refused(state, 0, Add(loose, Cell(0, 1))) == []
    assert refused(state, 0, Add(below, Cell(0, 1))) == ["GD-A2 tile"]
    assert refused(state, 0, Add(state.seats[1].pile[0], Cell(0, 1))) == ["GD-A2 tile"]
    assert refused(state, 0, Add("Z9", Cell(0, 1))) == ["GD-A2 tile"]
    step = game.play(state, 0, Add(loose, Cell(0, 1)))
    assert step.state.seats[0] == seat
    assert not step.revealed


def test_gd_a2_the_next_tile_of_the_pile_comes_to_light() -> None:
    state = scene("#")
    top, following = state.seats[0].pile[:2]
    step = game.play(state, 0, Add(top, Cell(0, 1)))
    assert step.events == (TileAdded(0, top, Cell(0, 1), 0, following),)
    assert step.revealed
    assert step.state.seats[0].pile[0] == following


def test_gd_a2_beside_a_tile_of_the_garden() -> None:
    state = scene("# #\n# .")
    assert with_open_cells(state) == neat("""
        . + + .
        + # # +
        + # + .
        . + . .
        """)
    tile = state.seats[0].pile[0]
    assert refused(state, 0, Add(tile, Cell(2, 2))) == ["GD-A2 apart"]
    assert refused(state, 0, Add(tile, Cell(0, 1))) == ["GD-A2 taken"]


def test_gd_a2_the_first_tile_is_where_the_garden_begins() -> None:
    state = building()
    tile = state.seats[0].pile[0]
    assert game.choices(state, 0).cells == (Cell(0, 0),)
    assert refused(state, 0, Add(tile, Cell(4, 7))) == ["GD-A2 first"]
    assert game.play(state, 0, Add(tile, Cell(0, 0))).state.garden.laid == (Laid(tile, Cell(0, 0)),)


def test_gd_a2_a_tile_turns_only_where_that_means_something() -> None:
    state = scene("#")
    tiles = tuple(some_tile(thing) for thing in ("bench", "straight", "fountain"))
    state = replace(state, seats=(Seat(loose=tiles), Seat()))
    turns = {
        tile: [turn for turn in range(-1, 6) if not refused(state, 0, Add(tile, Cell(0, 1), turn))]
        for tile in tiles
    }
    assert list(turns.values()) == [[0, 1, 2, 3], [0, 1], [0]]
    assert refused(state, 0, Add(tiles[2], Cell(0, 1), 1)) == ["GD-A2 turn"]


def test_gd_a3_a_tile_that_would_make_the_garden_7_wide_is_refused() -> None:
    state = scene("# # # # # #\n. # . . . .")
    assert with_open_cells(state) == neat("""
        + + + + + +
        # # # # # #
        + # + + + +
        . + . . . .
        """)
    assert refused(state, 0, Add(state.seats[0].pile[0], Cell(0, 6))) == ["GD-A3 wide"]


def test_gd_a3_the_garden_is_not_anchored() -> None:
    """A row of six may still grow upwards or downwards, and wanders when its ends are taken away."""
    state = scene("# # # # # #")
    assert with_open_cells(state) == neat("+ + + + + +\n# # # # # #\n+ + + + + +")
    state = game.play(state, 0, Remove(tile_at(state, 0, 0), 1)).state
    assert refused(state, 0, Add(state.seats[0].pile[0], Cell(0, 6))) == []


def test_gd_a3_in_a_training_the_garden_is_smaller() -> None:
    state = scene("# # # #", mode=Mode.TRAINING_A)
    assert refused(state, 0, Add(state.seats[0].pile[0], Cell(0, 4))) == ["GD-A3 wide"]


def test_gd_a4_a_tile_with_a_free_side_if_the_rest_hangs_together() -> None:
    state = scene("""
        # # #
        . # .
        # # #
        """)
    assert with_removable(state) == neat("""
        + # +
        . # .
        + # +
        """)
    assert refused(state, 0, Remove(tile_at(state, 1, 1), 1)) == ["GD-A4 splits"]


def test_gd_a4_a_tile_closed_in_on_four_sides_must_first_be_uncovered() -> None:
    state = scene("# # #\n# # #\n# # #")
    middle, edge = tile_at(state, 1, 1), tile_at(state, 0, 1)
    assert refused(state, 0, Remove(middle, 1)) == ["GD-A4 closed"]
    state = game.play(state, 0, Remove(edge, 1)).state
    assert refused(state, 0, Remove(middle, 1)) == []


def test_gd_a4_a_hole_is_a_free_side_too() -> None:
    state = scene("""
        # # # # #
        # # # # #
        # # . # #
        # # # # #
        # # # # #
        """)
    assert refused(state, 0, Remove(tile_at(state, 1, 2), 1)) == []
    assert refused(state, 0, Remove(tile_at(state, 1, 1), 1)) == ["GD-A4 closed"]


def test_gd_a4_the_last_tile_stays() -> None:
    state = scene("#")
    assert refused(state, 0, Remove(tile_at(state, 0, 0), 1)) == ["GD-A4 last"]
    assert game.choices(state, 0).removable == ()


def test_gd_a4_what_is_removed_lies_loose_before_another_player() -> None:
    state = scene("# #", players=3)
    tile = tile_at(state, 0, 1)
    step = game.play(state, 0, Remove(tile, 2))
    assert step.events == (TileRemoved(0, tile, Cell(0, 1), 2),)
    assert [seat.loose for seat in step.state.seats] == [(), (), (tile,)]
    assert picture_of(step.state.garden) == "#"
    assert refused(state, 0, Remove(tile, 3)) == ["GD-A4 nobody"]


def test_gd_a5_whoever_removes_a_tile_cannot_keep_it() -> None:
    state = scene("# #")
    tile = tile_at(state, 0, 1)
    assert refused(state, 0, Remove(tile, 0)) == ["GD-A5 keep"]
    assert refused(state, 0, Remove(tile, 1)) == []
    assert game.choices(state, 0).others == (1,)


def test_gd_a5_a_tile_of_the_garden_is_not_laid_again() -> None:
    state = scene("# #")
    assert refused(state, 0, Add(tile_at(state, 0, 1), Cell(1, 0))) == ["GD-A2 tile"]


def test_gd_a6_the_next_round_starts_from_the_garden_as_it_is() -> None:
    state = full(kept("S1"), ("S1", 0))
    after, _ = all_ready(state)
    assert after.round == state.round + 1
    assert after.garden == state.garden
    assert picture_of(after.garden) == FULL
    assert game.choices(after, 0).cells == ()
    assert len(game.choices(after, 0).removable) == 20
