"""ZG-S1 to ZG-S5: before the first turn."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.zen_garden.pictures import draw_market, neat
from tuileries.core.chance import Chance
from tuileries.core.errors import IllegalSetup, Refusal, UnknownName
from tuileries.games import GAMES, find
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.components import TILES, Feature
from tuileries.games.zen_garden.events import MarketFilled, RoundBegun, TableSet
from tuileries.games.zen_garden.setup import PRESETS, setup, why_not_boards
from tuileries.games.zen_garden.state import Mission, Options, Preferences, Round, Seat, State

SUBSETS = [others for size in range(5) for others in combinations((2, 3, 4, 5), size)]
IN_THE_BOX = (tuple(range(14)), tuple(range(90)), (1,))
"""A deal that leaves the emperor tiles and the garden tiles as they lie, and lets player 1 begin."""


def dealt(*boards: int, players: int = 2, seed: str = "7") -> State:
    return setup(players, Options(boards), Chance(seed)).state


def test_zg_s1_any_boards_may_join_the_first() -> None:
    tables = [dealt(1, *others).options.boards for others in SUBSETS]
    assert len(set(tables)) == 16
    assert all(boards[0] == 1 for boards in tables)


def test_zg_s1_boards_are_sorted_and_counted_once() -> None:
    assert dealt(5, 1, 3, 1) == dealt(1, 3, 5)


def test_zg_s1_the_levels_add_a_board_each() -> None:
    assert {level: options.boards for level, options in PRESETS.items()} == {
        "level-1": (1,),
        "level-2": (1, 2),
        "level-3": (1, 2, 3),
        "level-4": (1, 2, 3, 4),
        "level-5": (1, 2, 3, 4, 5),
    }


@pytest.mark.parametrize(
    ("boards", "refused"),
    [
        ((2, 3), [Refusal("ZG-S1", "basics")]),
        ((), [Refusal("ZG-S1", "basics")]),
        ((1, 6), [Refusal("ZG-S1", "unknown", {"boards": "6", "last": 5})]),
        ((0, 7), [Refusal("ZG-S1", "unknown", {"boards": "0, 7", "last": 5}), Refusal("ZG-S1", "basics")]),
    ],
)
def test_zg_s1_the_first_board_is_always_there_and_others_must_exist(
    boards: tuple[int, ...], refused: list[Refusal]
) -> None:
    assert list(why_not_boards(boards)) == refused
    with pytest.raises(IllegalSetup) as caught:
        setup(2, Options(boards), Chance("7"))
    assert list(caught.value.refusals) == refused


def test_zg_s2_four_emperors_for_the_first_board_and_two_for_each_mission() -> None:
    state = setup(2, Options((1, 4, 5)), Chance("7", deal=IN_THE_BOX)).state
    assert state.preferences == Preferences(
        minor=Feature.PAGODA, major=Feature.BENCH, majority=Feature.BUDDHA, detail=Feature.GATE
    )
    assert [mission.features for mission in state.missions] == [
        (Feature.CRANE, Feature.SAND_WALKWAY),
        (Feature.WOOD_WALKWAY, Feature.STONE_WALKWAY),
        (Feature.SAND, Feature.GRAVEL),
    ]


@pytest.mark.parametrize(("boards", "missions"), [((1, 2, 3), 0), ((1, 5), 1), ((1, 4), 2), ((1, 4, 5), 3)])
def test_zg_s2_the_boards_say_how_many_missions_there_are(boards: tuple[int, ...], missions: int) -> None:
    assert len(dealt(*boards).missions) == missions


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_zg_c3_all_emperors_in_play_are_different(seed: str) -> None:
    state = dealt(1, 4, 5, seed=seed)
    wanted = state.preferences
    features = [wanted.minor, wanted.major, wanted.majority, wanted.detail]
    features += [feature for mission in state.missions for feature in mission.features]
    assert len(set(features)) == len(features) == 10


def test_zg_s3_each_mission_has_a_five_over_a_three_over_a_one() -> None:
    assert [mission.stack for mission in dealt(1, 4, 5).missions] == [(5, 3, 1)] * 3


def test_zg_s4_the_board_fills_from_the_bottom_left() -> None:
    step = setup(2, Options(), Chance("7", deal=IN_THE_BOX))
    assert step.state.market + step.state.supply == TILES
    assert draw_market(step.state.market) == neat("""
        PwT PwC PwW PwB
        PsW PsB PwS PwG
        PsS PsG PsT PsC
    """)
    assert MarketFilled(step.state.market, TILES[:12]) in step.events


def test_zg_s4_the_tiles_are_shuffled() -> None:
    one, other = dealt(1, seed="a"), dealt(1, seed="b")
    assert one.market != other.market
    assert set(one.market + one.supply) == set(other.market + other.supply) == set(TILES)
    assert one.discards == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_zg_s5_everyone_starts_with_twelve_coins_and_an_empty_garden(players: int) -> None:
    assert dealt(1, players=players).seats == (Seat(coins=12, garden=(), awards=()),) * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_zg_s5_the_first_player_is_drawn(players: int) -> None:
    firsts = {dealt(1, players=players, seed=str(seed)).round.first for seed in range(40)}
    assert firsts == set(range(players))


def test_zg_s5_the_setup_is_told() -> None:
    step = setup(2, Options((1, 5)), Chance("7", deal=IN_THE_BOX))
    wishes = Preferences(Feature.PAGODA, Feature.BENCH, Feature.BUDDHA, Feature.GATE)
    assert step.state.round == Round(number=1, first=1, turns=0)
    assert step.state.missions == (Mission((Feature.CRANE, Feature.SAND_WALKWAY), (5, 3, 1)),)
    assert step.events[0] == TableSet(2, (1, 5), wishes, ((Feature.CRANE, Feature.SAND_WALKWAY),), first=1)
    assert step.events[-1] == RoundBegun(1, first=1)
    assert step.revealed


def test_the_game_is_found_by_its_name() -> None:
    assert find("zen-garden") is GAMES["zen-garden"] is game
    assert list(game.players) == [2, 3, 4]


def test_a_game_that_does_not_exist_is_not_found() -> None:
    with pytest.raises(UnknownName) as caught:
        find("chess")
    assert caught.value.phrase.key == "error-unknown-game"
    assert caught.value.phrase.args == {"name": "chess", "known": ", ".join(GAMES)}
