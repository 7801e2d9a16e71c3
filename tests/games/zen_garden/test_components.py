"""ZG-C1 to ZG-C7: what is in the box."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import msgspec
import pytest

from tests.games.zen_garden.pictures import LETTERS, draw, garden_of, letters, neat
from tests.games.zen_garden.positions import line, scene
from tuileries.games.zen_garden.components import BOX, CORNERS, TILES, Feature, Tile, load
from tuileries.games.zen_garden.state import price_of

DATA = resources.files("tuileries.games.zen_garden").joinpath("data/box.toml").read_text(encoding="utf-8")

DECORS = ("pagoda", "bench", "buddha", "gate", "crane")
WALKWAYS = ("sand-walkway", "wood-walkway", "stone-walkway")
FLOORS = ("sand", "gravel", "trees", "clay", "water", "cherry-blossom")


def test_zg_c1_every_combination_is_there_once() -> None:
    assert len(TILES) == len(set(TILES)) == 90
    combinations = {(tile.decor.value, tile.walkway.value, tile.floor.value) for tile in TILES}
    assert combinations == {(d, w, f) for d in DECORS for w in WALKWAYS for f in FLOORS}


@pytest.mark.parametrize(("features", "each"), [(DECORS, 18), (WALKWAYS, 30), (FLOORS, 15)])
def test_zg_c1_each_feature_is_on_its_share_of_the_tiles(features: tuple[str, ...], each: int) -> None:
    shown = Counter(feature for tile in TILES for feature in Feature if tile.shows(feature))
    assert {shown[Feature(feature)] for feature in features} == {each}


def test_zg_c2_a_bend_turns_around_one_of_four_corners() -> None:
    assert [corner.value for corner in CORNERS] == ["nw", "ne", "se", "sw"]
    ring = """
        ?s?╭ ?s?╮
        ?s?╰ ?s?╯
    """
    assert line(scene(ring).state, 0, "ZG-F2").count == 1
    assert line(scene(ring.replace("╯", "╰")).state, 0, "ZG-F2").count == 0


def test_zg_c3_there_is_an_emperor_for_each_feature() -> None:
    assert BOX.emperors.total == len(Feature) == 14
    assert tuple(feature.value for feature in BOX.tiles.features) == DECORS + WALKWAYS + FLOORS


def test_zg_c4_three_rows_of_four_cost_nothing_one_and_two() -> None:
    assert [price_of(space) for space in range(12)] == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]


def test_zg_c5_the_grid_is_four_by_four_and_the_track_ends_at_25() -> None:
    assert (BOX.garden.side, BOX.coins.most) == (4, 25)


def test_zg_c6_three_each_of_the_point_tiles() -> None:
    missions = sum(BOX.boards.missions)
    assert Counter(BOX.points.stack * missions) == {5: 3, 3: 3, 1: 3}
    assert BOX.points.total == 9


def test_zg_c7_five_boards_and_three_missions_on_the_last_two() -> None:
    assert BOX.boards.names == ("basics", "unity", "minimalist", "two-missions", "one-mission")
    assert BOX.boards.missions == (0, 0, 0, 2, 1)


@pytest.mark.parametrize(
    ("whole", "damaged", "message"),
    [
        ("total = 90", "total = 91", "the garden tiles do not add up to 91"),
        ("per_decor = 18", "per_decor = 17", "the garden tiles do not add up to 90"),
        ("per_walkway = 30", "per_walkway = 31", "the garden tiles do not add up to 90"),
        ("per_floor = 15", "per_floor = 14", "the garden tiles do not add up to 90"),
        ('"gate", "crane"', '"gate"', "the garden tiles do not add up to 90"),
        ('"gate", "crane"', '"gate", "gate"', "there is one emperor tile for each feature"),
        ("total = 14", "total = 13", "there is one emperor tile for each feature"),
        ("total = 9\n", "total = 10\n", "the stacks of the missions do not add up to 10 point tiles"),
        ("[5, 3, 1]", "[5, 3]", "the stacks of the missions do not add up to 9 point tiles"),
        ('"one-mission"]', "]", "every preference board says how many missions it has"),
        ("[0, 1, 2]", "[1, 1, 2]", "the bottom row is free"),
        ("columns = 4", "columns = 3", "has a tile for each of four turns"),
        ("start = 12", "start = 26", "the coin track ends at 25"),
        ("[[1], [1, 2],", "[[2], [1, 2],", "a level is board 1 and any of the others"),
        ("[[1], [1, 2],", "[[1], [1, 9],", "a level is board 1 and any of the others"),
        ('"crane"', '"heron"', "Invalid enum value 'heron'"),
        ("side = 4", 'side = "4"', "Expected `int`, got `str`"),
        ("side = 4", "", "missing required field `side`"),
        ("side = 4", "side = 4\nlength = 4", "unknown field `length`"),
        ('provenance = "public"', 'provenance = "rumour"', "Invalid enum value 'rumour'"),
    ],
)
def test_a_damaged_box_is_refused(whole: str, damaged: str, message: str) -> None:
    assert DATA.count(whole) == 1
    with pytest.raises(msgspec.ValidationError, match=message):
        load(DATA.replace(whole, damaged).encode())


def test_the_whole_box_is_read() -> None:
    assert load(DATA.encode()) == BOX


def test_a_picture_is_drawn_as_it_is_read() -> None:
    picture = """
         .... PwG╯ BtB╭
        *UsS╰ CtW╮ ....
         GwC╯ .... ....
    """
    assert draw(garden_of(picture)) == neat(picture)


def test_every_tile_has_letters_of_its_own() -> None:
    assert len({letters(tile) for tile in TILES}) == len(TILES)
    assert letters(Tile(Feature.BUDDHA, Feature.STONE_WALKWAY, Feature.CHERRY_BLOSSOM)) == "UtB"
    assert set(LETTERS) == set(Feature)
