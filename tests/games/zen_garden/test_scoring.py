"""ZG-F1 to ZG-F10: the lines of the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.zen_garden.pictures import fold
from tests.games.zen_garden.positions import line, play_through, scene
from tuileries.core.game import ScoreLine
from tuileries.games.zen_garden.components import Feature
from tuileries.games.zen_garden.scoring import outcome, own_lines
from tuileries.games.zen_garden.view import project, view

THREE_RINGS = """
    ?s?╭ ?s?╮ ?w?╭ ?w?╮
    ?s?╰ ?s?╯ ?w?╰ ?w?╯
    ?t?╭ ?t?╮ ?s?╭ ?s?╮
    ?t?╰ ?t?╯ ?s?╰ ?w?╯
"""
FOUR_RINGS = """
    ?s?╭ ?s?╮ ?w?╭ ?w?╮
    ?s?╰ ?s?╯ ?w?╰ ?w?╯
    ?t?╭ ?t?╮ ?s?╭ ?s?╮
    ?t?╰ ?t?╯ ?s?╰ ?s?╯
"""
TWO_RINGS = """
    ?t?╯ ?s?╭ ?s?╮ ?w?╯
    ?t?╯ ?s?╰ ?s?╯ ?w?╯
    ?t?╭ ?t?╮ ?w?╯ ?w?╭
    ?t?╰ ?t?╯ ?w?╯ ?w?╰
"""
TURNED_AWAY = """
    ?s?╯ ?s?╰
    ?s?╮ ?s?╭
"""
THREE_QUARTERS = """
    ?s?╭ ?s?╮
    ?s?╰ .
"""
UNITED = """
    ??S ??S ??S ??G
    ??S ??T ??G ??G
    ??T ??T ??W ??G
    ??C ??W ??W ??B
"""
SPLIT = """
    ??S ??S ??G ??W
    ??S ??S ??T ??G
    ??T ??T ??T ??G
    ??C ??W ??W ??B
"""
CORNER_TO_CORNER = """
    ??S ??G
    ??G ??T
"""


def pays(picture: str, rule: str, **wishes: Feature) -> tuple[int, int]:
    """What this line of the sheet would pay for a garden, and what it counted."""
    found = line(scene(picture, boards=(1, 2, 3), wishes=wishes).state, 0, rule)
    return found.points, found.count


@pytest.mark.parametrize("coins", [0, 1, 25])
def test_zg_f1_a_coin_is_a_point(coins: int) -> None:
    state = scene(coins=(coins, 7)).state
    assert line(state, 0, "ZG-F1") == ScoreLine("ZG-F1", points=coins, count=coins)
    assert line(state, 1, "ZG-F1") == ScoreLine("ZG-F1", points=7, count=7)


def test_zg_f2_three_rings_and_a_square_of_mixed_walkways_pay_ten() -> None:
    assert pays(THREE_RINGS, "ZG-F2") == (10, 3)


@pytest.mark.parametrize(
    ("picture", "paid"),
    [
        (FOUR_RINGS, (15, 4)),
        (TWO_RINGS, (6, 2)),
        (TURNED_AWAY, (0, 0)),
        (THREE_QUARTERS, (0, 0)),
        ("", (0, 0)),
    ],
)
def test_zg_f2_only_closed_rings_of_one_walkway_count(picture: str, paid: tuple[int, int]) -> None:
    assert pays(picture, "ZG-F2") == paid


@pytest.mark.parametrize("row", [0, 1, 2])
@pytest.mark.parametrize("column", [0, 1, 2])
def test_zg_f2_a_ring_may_lie_around_any_of_nine_centres(row: int, column: int) -> None:
    bends = ["╯"] * 16
    for place, bend in zip((0, 1, 4, 5), "╭╮╰╯", strict=True):
        bends[4 * row + column + place] = bend
    assert pays(fold(*(f"?s?{bend}" for bend in bends)), "ZG-F2") == (3, 1)


def test_zg_f3_eight_gates_and_six_pagodas_pay_ten() -> None:
    picture = """
        G G G G
        G G G G
        P P P P
        P P B C
    """
    assert pays(picture, "ZG-F3")[0] == 7 + 3


@pytest.mark.parametrize(
    ("number", "points"),
    [(0, 0), (5, 0), (6, 3), (7, 5), (8, 7), (9, 10), (10, 13), (11, 16), (12, 20), (13, 20), (16, 20)],
)
def test_zg_f3_six_of_a_decor_begin_to_pay(number: int, points: int) -> None:
    others = ("B", "U", "P", "C") * 4
    assert pays(fold(*["G"] * number, *others[number:]), "ZG-F3")[0] == points


def test_zg_f4_nine_stone_walkways_pay_nine() -> None:
    picture = fold(*["?t"] * 9, *["?s"] * 7)
    assert pays(picture, "ZG-F4", minor=Feature.STONE_WALKWAY) == (9, 9)
    assert pays(picture, "ZG-F4", minor=Feature.WOOD_WALKWAY) == (0, 0)


def test_zg_f5_eight_gates_pay_sixteen() -> None:
    picture = fold(*["G"] * 8, *["P", "B"] * 4)
    assert pays(picture, "ZG-F5", major=Feature.GATE) == (16, 8)
    assert pays(picture, "ZG-F5", major=Feature.CRANE) == (0, 0)


def majority(*counts: int) -> list[int]:
    """What the majority pays when these many waters lie in the gardens."""
    gardens = [fold(*["??W"] * number, "??S") for number in counts]
    state = scene(*gardens, wishes={"majority": Feature.WATER}).state
    lines = [line(state, player, "ZG-F6") for player in range(len(counts))]
    assert [line.count for line in lines] == list(counts)
    return [line.points for line in lines]


def test_zg_f6_three_waters_and_second_place_pay_four() -> None:
    assert majority(4, 3, 2) == [8, 4, 0]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 5), [4, 8]),
        ((1, 3, 2, 5), [0, 4, 0, 8]),
        ((3, 3), [8, 8]),
        ((4, 4, 3), [8, 8, 0]),
        ((4, 2, 2, 1), [8, 4, 4, 0]),
        ((2, 2, 2, 2), [8, 8, 8, 8]),
        ((3, 0), [8, 0]),
        ((2, 1, 0, 0), [8, 4, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_zg_f6_most_and_second_most_pay_all_who_tie(counts: Sequence[int], points: list[int]) -> None:
    assert majority(*counts) == points


def test_zg_f7_four_gravels_pay_two() -> None:
    picture = fold(*["??G"] * 4, *["??S"] * 12)
    assert pays(picture, "ZG-F7", detail=Feature.GRAVEL) == (2, 4)


@pytest.mark.parametrize(
    ("number", "points"), [(0, 0), (1, -4), (2, -2), (3, -1), (4, 2), (5, 5), (6, 8), (7, 8), (15, 8)]
)
def test_zg_f7_a_little_of_it_is_worse_than_none(number: int, points: int) -> None:
    picture = fold(*["??G"] * number, "??S")
    assert pays(picture, "ZG-F7", detail=Feature.GRAVEL) == (points, number)


def test_zg_f8_every_floor_in_one_area_pays_ten() -> None:
    assert pays(UNITED, "ZG-F8") == (10, 6)


def test_zg_f8_gravel_and_water_split_pay_nothing() -> None:
    assert pays(SPLIT, "ZG-F8") == (0, 8)


@pytest.mark.parametrize(
    ("picture", "points"),
    [("", 0), ("??S", 10), ("??S ??S", 10), ("??S ??G", 10), ("??S ??G ??S", 0), (CORNER_TO_CORNER, 0)],
)
def test_zg_f8_areas_hang_together_edge_to_edge(picture: str, points: int) -> None:
    assert pays(picture, "ZG-F8")[0] == points


def test_zg_f9_four_different_floors_pay_six() -> None:
    assert pays(fold(*["??S", "??G", "??T", "??C"] * 3), "ZG-F9") == (6, 4)


@pytest.mark.parametrize(
    ("floors", "points"), [("", 0), ("S", 18), ("SG", 18), ("SGT", 12), ("SGTCW", 0), ("SGTCWB", 0)]
)
def test_zg_f9_the_fewer_floors_the_better(floors: str, points: int) -> None:
    assert pays(fold(*(f"??{floor}" for floor in floors * 2)), "ZG-F9") == (points, len(floors))


def test_zg_f10_the_point_tiles_count() -> None:
    *_, end = play_through(4, boards=(1, 4, 5), seed="missions")
    taken = [seat.awards for seat in end.state.seats]
    lines = [line(end.state, player, "ZG-F10") for player in range(4)]
    assert [line.points for line in lines] == [sum(award.points for award in awards) for awards in taken]
    assert [line.count for line in lines] == [len(awards) for awards in taken]
    assert sum(line.points for line in lines) > 0


@pytest.mark.parametrize(
    ("boards", "lines"),
    [
        ((1,), []),
        ((1, 2), ["ZG-F8"]),
        ((1, 3), ["ZG-F9"]),
        ((1, 4), ["ZG-F10"]),
        ((1, 5), ["ZG-F10"]),
        ((1, 2, 3, 4, 5), ["ZG-F8", "ZG-F9", "ZG-F10"]),
    ],
)
def test_zg_c7_a_board_that_is_not_in_play_pays_nothing(boards: tuple[int, ...], lines: list[str]) -> None:
    *_, end = play_through(2, boards=boards)
    basics = [f"ZG-F{number}" for number in range(1, 8)]
    result = outcome(end.state)
    assert result is not None
    assert [[line.rule for line in sheet.lines] for sheet in result.scores] == [basics + lines] * 2
    assert project(view(end.state, None)) == result.scores


def test_what_is_kept_of_a_seat_is_what_it_scores() -> None:
    for step in play_through(4, boards=(1, 2, 3, 4, 5)):
        for seat in step.state.seats:
            known = (seat, step.state.preferences, step.state.options.boards)
            assert own_lines(*known) == own_lines.__wrapped__(*known)
