"""What a viewer gets: everything but the order of the supply."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.zen_garden.pictures import draw_board, garden_of, neat
from tests.games.zen_garden.positions import deal_of, play_through, scene
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.games.zen_garden.state import Garden
from tuileries.games.zen_garden.view import imagine, project, standing, to_move, view


@pytest.mark.parametrize(
    ("picture", "board"),
    [
        (
            "P",
            """
            . . . .
            . P . .
            . . . .
            . . . .
            """,
        ),
        (
            "P B G",
            """
            . . . .
            . P B G
            . . . .
            . . . .
            """,
        ),
        (
            "P B G U",
            """
            . . . .
            P B G U
            . . . .
            . . . .
            """,
        ),
        (
            "U B *P",
            """
            . . . .
            U B P .
            . . . .
            . . . .
            """,
        ),
        (
            """
            B U
            G .
            C *P
            """,
            """
            B U . .
            G . . .
            C P . .
            . . . .
            """,
        ),
    ],
)
def test_zg_t6_a_garden_slides_only_as_far_as_a_tile_needs(picture: str, board: str) -> None:
    assert draw_board(garden_of(picture)) == neat(board)


def test_zg_t6_an_empty_garden_waits_for_its_first_tile_in_the_middle() -> None:
    assert standing(()) == standing(garden_of("P")) == Cell(1, 1)


def off_board(garden: Garden, where: Cell) -> int:
    """How far the last tile would be off the board, if the garden stood there."""
    row, column = garden[-1].cell
    return sum(max(0, -place, place - 3) for place in (where.row + row, where.column + column))


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_zg_t6_the_whole_garden_stays_on_its_board_and_moves_no_more_than_it_must(seed: str) -> None:
    *_, end = play_through(4, seed=seed)
    for seat in end.state.seats:
        for size in range(1, 17):
            garden = seat.garden[:size]
            before, after = standing(garden[:-1]), standing(garden)
            places = [(after.row + laid.cell.row, after.column + laid.cell.column) for laid in garden]
            assert all(0 <= row <= 3 and 0 <= column <= 3 for row, column in places)
            moved = abs(after.row - before.row) + abs(after.column - before.column)
            assert moved == off_board(garden, before)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_zg_s4_everyone_sees_all_but_the_order_of_the_supply(viewer: Player | None) -> None:
    state = scene("P B", "G", supply=40).state
    seen = view(state, viewer)
    assert seen.viewer == viewer
    assert (seen.options, seen.preferences, seen.missions) == (
        state.options,
        state.preferences,
        state.missions,
    )
    assert (seen.seats, seen.market, seen.discards) == (state.seats, state.market, state.discards)
    assert (seen.supply, seen.round, seen.to_move) == (40, state.round, (0,))
    assert seen.standing == (Cell(1, 1), Cell(1, 1))
    reordered = replace(state, supply=state.supply[::-1], chance=Chance("another"))
    assert view(reordered, viewer) == seen


def test_zg_r8_nobody_is_to_move_at_the_end() -> None:
    *_, end = play_through(3)
    assert to_move(end.state) == view(end.state, 1).to_move == ()


def test_a_projection_of_empty_gardens_counts_their_coins() -> None:
    seats = project(view(scene(boards=(1, 2, 3)).state, None))
    assert [sheet.total for sheet in seats] == [12, 12]
    assert {line.points for line in seats[0].lines if line.rule != "ZG-F1"} == {0}


@pytest.mark.parametrize("turn", [0, 1, 17, 40])
@pytest.mark.parametrize("viewer", [None, 2])
def test_an_imagined_world_looks_the_same(turn: int, viewer: Player | None) -> None:
    state = list(play_through(3, boards=(1, 4)))[turn].state
    seen = view(state, viewer)
    imagined = imagine(seen, Chance("dream"))
    assert view(imagined, viewer) == seen
    assert sorted(deal_of(imagined)) == sorted(deal_of(state))
    assert imagined.supply != state.supply
    assert imagine(seen, Chance("another dream")).supply != imagined.supply
