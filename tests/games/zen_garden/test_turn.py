"""ZG-T1 to ZG-T6: a tile is taken, paid for and laid."""

from __future__ import annotations

import pytest

from tests.games.zen_garden.pictures import (
    draw,
    draw_board,
    draw_market,
    find_tiles,
    garden_of,
    letters,
    neat,
)
from tests.games.zen_garden.positions import refusals, scene, written
from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.grids import Cell
from tuileries.games.zen_garden.components import CORNERS, TILES, Corner
from tuileries.games.zen_garden.events import TileLaid
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.state import price_of
from tuileries.games.zen_garden.text import tile_name
from tuileries.games.zen_garden.turn import choices, legal_moves, open_cells, play, why_not

MARKET = """
    PsS PsG PsT PsC
    BsS BsG BsT BsC
    GsS GsG GsT GsC
"""


def open_picture(picture: str) -> str:
    """The garden, with `+` wherever a tile may go."""
    garden = garden_of(picture)
    return draw(garden, marks=1, places=list(open_cells(garden)))


def test_zg_t1_a_turn_takes_one_tile_pays_its_price_and_lays_it() -> None:
    state = scene("UtW╭", market=MARKET).state
    step = play(state, 0, written(state, "b1 e4 sw"))
    assert draw_market(step.state.market) == neat("""
        PsS PsG PsT PsC
        BsS ... BsT BsC
        GsS GsG GsT GsC
    """)
    assert draw(step.state.seats[0].garden) == "UtW╭ BsG╮"
    assert step.state.seats[0].coins == 11
    assert step.state.seats[1] == state.seats[1]
    (bench,) = find_tiles(["BsG"])
    assert step.events == (TileLaid(0, bench, space=5, price=1, cell=Cell(0, 1), corner=Corner.SW),)


@pytest.mark.parametrize(("space", "price"), [("c2", 2), ("c1", 1), ("c0", 0)])
def test_zg_t1_the_top_row_costs_two_coins_and_the_middle_row_one(space: str, price: int) -> None:
    state = scene(market=MARKET).state
    assert play(state, 0, written(state, f"{space} d4 nw")).state.seats[0].coins == 12 - price


def test_zg_t1_only_what_is_on_the_board_can_be_taken() -> None:
    state = scene("P").state
    absent = state.supply[0]
    move = Take(absent, Cell(0, 1), Corner.NW)
    refused = (Refusal("ZG-T1", "absent", {"tile": tile_name(absent)}),)
    assert refusals(state, move) == refused
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, move)
    assert caught.value.refusals == refused


def test_zg_t2_the_space_stays_empty_until_the_end_of_the_round() -> None:
    state = scene(market=MARKET).state
    taken = written(state, "b1 d4 nw")
    after = play(state, 0, taken).state
    assert refusals(after, taken) == (Refusal("ZG-T1", "absent", {"tile": tile_name(taken.tile)}),)
    with pytest.raises(IllegalMove) as caught:
        written(after, "b1 d4 nw")
    assert caught.value.refusals == (Refusal("ZG-T2", "empty", {"space": "b1"}),)
    for player, text in ((1, "a1 d4 nw"), (0, "c1 e4 nw"), (1, "c0 e4 nw")):
        assert after.market[5] is None
        after = play(after, player, written(after, text)).state
    assert after.market[5] is not None


@pytest.mark.parametrize(("coins", "rows"), [(0, 1), (1, 2), (2, 3), (25, 3)])
def test_zg_t3_the_purse_says_which_rows_are_open(coins: int, rows: int) -> None:
    state = scene(coins=(coins, 12)).state
    assert choices(state, 0).tiles == state.market[: 4 * rows]
    for space, tile in enumerate(state.market):
        assert tile is not None
        price = {"price": price_of(space), "coins": coins}
        expected = () if space < 4 * rows else (Refusal("ZG-T3", "price", {**price}),)
        assert refusals(state, Take(tile, Cell(0, 0), Corner.NW)) == expected


def test_zg_t4_the_first_tile_goes_anywhere_and_anywhere_is_one_place() -> None:
    state, (move,) = scene("+PwG╰")
    assert choices(state, 0).cells == (Cell(0, 0),)
    assert draw(play(state, 0, move).state.seats[0].garden) == "PwG╰"


def test_zg_t6_the_first_tile_is_where_cells_are_counted_from() -> None:
    state, (move,) = scene("+P")
    elsewhere = Take(move.tile, Cell(0, 1), Corner.NW)
    assert refusals(state, elsewhere) == (Refusal("ZG-T6", "origin", cells=(Cell(0, 1),)),)


def test_zg_t4_a_tile_goes_beside_another() -> None:
    picture = """
        P P
        . B
    """
    assert open_picture(picture) == neat("""
        . + + .
        + P P +
        . + B +
        . . + .
    """)


def test_zg_t4_a_space_holds_one_tile() -> None:
    state, (move,) = scene("P P +P")
    taken = Take(move.tile, Cell(0, 1), Corner.NW)
    assert refusals(state, taken) == (Refusal("ZG-T4", "taken", cells=(Cell(0, 1),)),)


@pytest.mark.parametrize(
    ("picture", "cell"), [("P . +P", Cell(0, 2)), ("P .\n. +P", Cell(1, 1)), (". +P\nP .", Cell(-1, 1))]
)
def test_zg_t4_a_tile_apart_or_at_a_corner_is_refused(picture: str, cell: Cell) -> None:
    state, (move,) = scene(picture)
    assert refusals(state, move) == (Refusal("ZG-T4", "apart", cells=(cell,)),)


def test_zg_t5_a_tile_may_be_turned_in_any_way() -> None:
    state, (move,) = scene("PwG╯ +UtS")
    for corner, drawn in zip(CORNERS, ("UtS╯", "UtS╰", "UtS╭", "UtS╮"), strict=True):
        turned = Take(move.tile, move.cell, corner)
        assert turned in legal_moves(state, 0)
        assert draw(play(state, 0, turned).state.seats[0].garden) == f"PwG╯ {drawn}"


def test_zg_t5_a_laid_tile_is_never_turned_again() -> None:
    state, (move,) = scene("PwG╭ BtS╮ +UtS╰")
    assert draw(play(state, 0, move).state.seats[0].garden) == "PwG╭ BtS╮ UtS╰"
    again = Take(state.seats[0].garden[1].tile, Cell(0, 1), Corner.NW)
    assert [refusal.rule for refusal in refusals(state, again)] == ["ZG-T1", "ZG-T4"]


def test_zg_t6_a_garden_grows_to_any_side() -> None:
    assert open_picture("P") == neat("""
        . + .
        + P +
        . + .
    """)


def test_zg_t6_three_columns_and_four_rows_shift_sideways_only() -> None:
    picture = """
        P P P
        P . P
        P . .
        P P P
    """
    assert open_picture(picture) == neat("""
        + P P P +
        + P + P +
        + P + + .
        + P P P +
    """)


def test_zg_t6_a_garden_that_spans_both_ways_is_locked() -> None:
    picture = """
        P P P P
        P . . .
        P . . .
        P . . .
    """
    assert open_picture(picture) == neat("""
        P P P P
        P + + +
        P + . .
        P + . .
    """)


@pytest.mark.parametrize(
    ("picture", "rows", "columns", "cell"),
    [
        ("P P P P +P", 1, 5, Cell(0, 4)),
        ("+P P P P P", 1, 5, Cell(0, -1)),
        ("P\nP\nP\nP\n+P", 5, 1, Cell(4, 0)),
        ("+P . .\n P P P\n P . .\n P . .\n P . .", 5, 3, Cell(-1, 0)),
    ],
)
def test_zg_t6_a_garden_never_spans_five(picture: str, rows: int, columns: int, cell: Cell) -> None:
    state, (move,) = scene(picture)
    size = {"rows": rows, "columns": columns, "side": 4}
    assert refusals(state, move) == (Refusal("ZG-T6", "span", {**size}, cells=(cell,)),)
    assert move not in legal_moves(state, 0)


def test_zg_t6_the_tiles_shift_up_so_that_a_new_one_goes_below_them() -> None:
    state, (move,) = scene("""
         P  B
         G  U
         C  .
        +P  .
    """)
    assert draw_board(state.seats[0].garden) == neat("""
        . . . .
        . P B .
        . G U .
        . C . .
    """)
    assert draw_board(play(state, 0, move).state.seats[0].garden) == neat("""
        . P B .
        . G U .
        . C . .
        . P . .
    """)


def test_every_reason_is_given_at_once() -> None:
    state, (move,) = scene("P P P P . +P", coins=(0, 12), price=2)
    reasons = [(refusal.rule, refusal.case) for refusal in refusals(state, move)]
    assert reasons == [("ZG-T3", "price"), ("ZG-T4", "apart"), ("ZG-T6", "span")]


@pytest.mark.parametrize("picture", ["", "P", "P P\n. B", "P P P\nP . P\nP . .\nP P P", "P P P P\nP . . ."])
def test_moves_choices_and_refusals_agree(picture: str) -> None:
    state = scene(picture, coins=(1, 12)).state
    legal = set(legal_moves(state, 0))
    around = [Cell(row, column) for row in range(-5, 6) for column in range(-5, 6)]
    moves = [Take(tile, cell, corner) for tile in TILES[::9] for cell in around for corner in CORNERS[:2]]
    moves += [Take(tile, Cell(0, 1), Corner.SE) for tile in TILES]
    offered = choices(state, 0)
    assert legal == {Take(t, c, corner) for t in offered.tiles for c in offered.cells for corner in CORNERS}
    for move in moves:
        assert (move in legal) == (why_not(state, 0, move) == ()), letters(move.tile)
