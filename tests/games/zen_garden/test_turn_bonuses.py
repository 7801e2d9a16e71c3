"""ZG-T7 to ZG-T9: what a laid tile brings at once."""

from __future__ import annotations

import pytest

from tests.games.zen_garden.pictures import draw, draw_board, neat
from tests.games.zen_garden.positions import line, scene
from tuileries.core.grids import Cell
from tuileries.games.zen_garden.components import Feature
from tuileries.games.zen_garden.events import Event, LineCompleted, MissionDone
from tuileries.games.zen_garden.state import Award
from tuileries.games.zen_garden.turn import legal_moves, play

ROW = "P P P +P"
COLUMN = "P B\nP B\n+P B\nP B"
DIAGONAL = """
     P  B  .  .
     B +P  B  .
     B  B  P  B
     .  .  B  P
"""
OTHER_DIAGONAL = """
     .  .  B +P
     .  B  P  B
     B  P  B  .
     P  B  .  .
"""
ROW_AND_COLUMN = """
     B  P  B  .
     P +P  P  P
     .  P  B  .
     .  P  .  .
"""
ROW_AND_DIAGONAL = """
     P  B  B  .
     P +P  P  P
     .  B  P  .
     .  .  B  P
"""
THREE = """
    +P  P  P  P
     P  P  B  B
     P  B  P  B
     P  B  B  P
"""


def lines(events: tuple[Event, ...]) -> list[LineCompleted]:
    return [event for event in events if isinstance(event, LineCompleted)]


def test_zg_t7_four_pagodas_in_a_row_bring_three_coins() -> None:
    state, (move,) = scene(ROW, coins=(12, 12))
    step = play(state, 0, move)
    assert draw(step.state.seats[0].garden, marks=1) == "P P P P"
    assert step.state.seats[0].coins == 15
    row = (Cell(0, 0), Cell(0, 1), Cell(0, 2), Cell(0, 3))
    assert lines(step.events) == [LineCompleted(0, Feature.PAGODA, row, coins=3, lost=0)]


@pytest.mark.parametrize(
    ("picture", "coins"),
    [
        (ROW, 3),
        (COLUMN, 3),
        (DIAGONAL, 3),
        (OTHER_DIAGONAL, 3),
        (ROW_AND_COLUMN, 6),
        (ROW_AND_DIAGONAL, 6),
        (THREE, 9),
    ],
)
def test_zg_t7_each_line_that_a_tile_completes_pays(picture: str, coins: int) -> None:
    state, (move,) = scene(picture, coins=(2, 12), price=1)
    step = play(state, 0, move)
    assert step.state.seats[0].coins == 2 - 1 + coins
    assert [event.coins for event in lines(step.events)] == [3] * (coins // 3)
    assert all(len(set(event.cells)) == 4 and move.cell in event.cells for event in lines(step.events))


@pytest.mark.parametrize(
    "picture",
    [
        "P P +P",
        "P P P +B",
        "B P P +P",
        "P P P P\n+P . . .",
        "P P P .\nB B B +P",
        "P B . .\nB P B .\n. B +P .",
    ],
)
def test_zg_t7_anything_less_than_four_of_a_decor_pays_nothing(picture: str) -> None:
    state, (move,) = scene(picture)
    step = play(state, 0, move)
    assert lines(step.events) == []
    assert step.state.seats[0].coins == 12


def test_zg_t7_shifting_completes_nothing() -> None:
    state, (move,) = scene("""
         .  .  .  B
         .  .  .  U
         P  P  P  P
        +B  .  .  .
    """)
    assert draw_board(state.seats[0].garden) == neat("""
        . . . .
        . . . B
        . . . U
        P P P P
    """)
    step = play(state, 0, move)
    assert draw_board(step.state.seats[0].garden) == neat("""
        . . . B
        . . . U
        P P P P
        B . . .
    """)
    assert lines(step.events) == []
    assert step.state.seats[0].coins == 12


@pytest.mark.parametrize(
    ("before", "picture", "after", "paid"),
    [
        (22, ROW, 25, [(3, 0)]),
        (23, ROW, 25, [(2, 1)]),
        (25, ROW, 25, [(0, 3)]),
        (21, ROW_AND_COLUMN, 25, [(3, 0), (1, 2)]),
        (18, THREE, 25, [(3, 0), (3, 0), (1, 2)]),
    ],
)
def test_zg_t8_what_25_coins_cannot_hold_is_lost(
    before: int, picture: str, after: int, paid: list[tuple[int, int]]
) -> None:
    state, (move,) = scene(picture, coins=(before, 12))
    step = play(state, 0, move)
    assert step.state.seats[0].coins == after
    assert [(event.coins, event.lost) for event in lines(step.events)] == paid


def test_zg_t8_the_price_is_paid_before_the_bonus_comes() -> None:
    state, (move,) = scene(ROW, coins=(25, 12), price=2)
    assert play(state, 0, move).state.seats[0].coins == 25


def missions(events: tuple[Event, ...]) -> list[MissionDone]:
    return [event for event in events if isinstance(event, MissionDone)]


def test_zg_t9_the_first_with_four_pagodas_and_four_cherry_blossoms_takes_the_five() -> None:
    garden = """
        PsB  PwB  PtB  UsB
        UwB +PsS   .    .
    """
    state, (move,) = scene(garden, missions=[(Feature.PAGODA, Feature.CHERRY_BLOSSOM)])
    step = play(state, 0, move)
    assert missions(step.events) == [MissionDone(0, mission=0, points=5)]
    assert step.state.seats[0].awards == (Award(mission=0, points=5),)
    assert step.state.missions[0].stack == (3, 1)


def test_zg_t9_three_take_the_point_tiles_and_the_fourth_comes_too_late() -> None:
    garden = """
        ?w ?w ?w  ?w
        ?s ?s ?s +?s
    """
    state, moves = scene(*[garden] * 4, missions=[(Feature.WOOD_WALKWAY, Feature.SAND_WALKWAY)])
    done = list[MissionDone]()
    for player, move in enumerate(moves):
        step = play(state, player, move)
        state = step.state
        done += missions(step.events)
    assert [(event.player, event.points) for event in done] == [(0, 5), (1, 3), (2, 1), (3, 0)]
    assert state.missions[0].stack == ()
    assert [line(state, player, "ZG-F10").points for player in range(4)] == [5, 3, 1, 0]


def test_zg_t9_one_tile_may_count_for_both_features() -> None:
    state, (move,) = scene("?sW ?sW ?sW +?sW", missions=[(Feature.SAND_WALKWAY, Feature.WATER)])
    assert missions(play(state, 0, move).events) == [MissionDone(0, mission=0, points=5)]


def test_zg_t9_one_tile_may_complete_two_missions() -> None:
    garden = """
         PwS PwG PwT BwS
         BsW BtW UsW BtS
        +PsW  .   .   .
    """
    wanted = [
        (Feature.PAGODA, Feature.WOOD_WALKWAY),
        (Feature.WATER, Feature.BENCH),
        (Feature.CRANE, Feature.CLAY),
    ]
    state, (move,) = scene(garden, missions=wanted)
    step = play(state, 0, move)
    assert missions(step.events) == [MissionDone(0, 0, points=5), MissionDone(0, 1, points=5)]
    assert [mission.stack for mission in step.state.missions] == [(3, 1), (3, 1), (5, 3, 1)]


def test_zg_t9_three_of_a_feature_are_not_enough() -> None:
    garden = """
         PsB PwB PtB UsB
        +UwB  .   .   .
    """
    state, (move,) = scene(garden, missions=[(Feature.PAGODA, Feature.CHERRY_BLOSSOM)])
    step = play(state, 0, move)
    assert missions(step.events) == []
    assert step.state.missions == state.missions


def test_zg_t9_a_mission_is_done_once() -> None:
    first = "?sW ?sW ?sW +?sW\n+?sW . . ."
    state, (fourth, fifth) = scene(first, missions=[(Feature.SAND_WALKWAY, Feature.WATER)])
    state = play(state, 0, fourth).state
    *_, other = legal_moves(state, 1)
    state = play(state, 1, other).state
    step = play(state, 0, fifth)
    assert missions(step.events) == []
    assert step.state.seats[0].awards == (Award(0, 5),)
