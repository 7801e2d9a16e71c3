"""HG-C1 to HG-C6: what is in the box."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import msgspec
import pytest

from tests.games.hanging_gardens.deck import FILE, SEED, TOUCHING, deal, is_varied, kinds, lay_out
from tests.games.hanging_gardens.pictures import draw, garden_of, neat
from tuileries.core.chance import Chance
from tuileries.games.hanging_gardens.components import (
    BOX,
    CARDS,
    LETTERS,
    SHAPES,
    TILES,
    Feature,
    load_box,
    load_cards,
)
from tuileries.games.hanging_gardens.garden import START

FOLDER = resources.files("tuileries.games.hanging_gardens").joinpath("data")
DATA = FOLDER.joinpath("box.toml").read_text(encoding="utf-8")
DECK = FOLDER.joinpath("cards.toml").read_text(encoding="utf-8")


def test_hg_c1_there_are_64_cards_of_two_by_three_squares() -> None:
    assert len(CARDS) + BOX.cards.start_cards == 64
    assert {tuple(len(row) for row in card.split("/")) for card in CARDS} == {(3, 3)}
    assert START == ("---", "---")


def test_hg_c1_a_square_is_ground_or_one_of_four_features() -> None:
    assert set("".join(CARDS)) == set("TPAF-/")
    assert [LETTERS[letter] for letter in "TPAF"] == list(Feature)


def test_hg_c2_the_building_cards_carry_one_to_four_features() -> None:
    sizes = Counter(sum(letter in LETTERS for letter in card) for card in CARDS)
    assert sizes == {1: 8, 2: 24, 3: 20, 4: 8}
    assert {"".join(CARDS).count(letter) for letter in "TPAF"} == {37}


def test_hg_c2_no_two_cards_are_alike_however_they_are_turned() -> None:
    assert len({frozenset(SHAPES[card]) for card in CARDS}) == 60


def test_hg_c2_equal_features_sometimes_touch_and_sometimes_do_not() -> None:
    lying = Counter(kind for card in CARDS for kind in kinds(card.replace("/", "")))
    assert min(lying["touching"], lying["apart"], lying["mixed"]) >= 15
    assert len(TOUCHING) == 7


def test_hg_c2_the_cards_stand_as_the_script_laid_them_out() -> None:
    assert is_varied(deal(Chance(SEED)))
    assert lay_out(SEED) == FILE.read_text(encoding="utf-8") == DECK


def test_hg_c3_44_series_tiles_and_5_persons() -> None:
    assert Counter(map(str, TILES)) == {
        "queen": 4,
        "king": 4,
        "tiger": 6,
        "garden": 6,
        "statue": 6,
        "chalice": 10,
        "gate": 8,
        **dict.fromkeys(("tamer", "gardener", "sculptor", "priest", "guard"), 1),
    }
    assert len(TILES) == BOX.tiles.total == 49
    persons = {**{str(name): str(person.series) for name, person in BOX.persons.items()}}
    assert persons == {"tamer": "tiger", "gardener": "garden", "sculptor": "statue", "priest": "chalice"}
    assert BOX.guard.series == "gate"


def test_hg_c4_what_a_series_pays() -> None:
    assert {str(name): series.values for name, series in BOX.series.items()} == {
        "queen": (1, 15),
        "king": (4, 11),
        "tiger": (3, 7, 14),
        "garden": (2, 8, 16),
        "statue": (1, 3, 20),
        "chalice": (1, 3, 6, 11, 20),
        "gate": (0, 5, 12, 25),
    }


def test_hg_c4_what_no_source_gives_is_marked() -> None:
    marked = {
        (str(name), value)
        for name, series in BOX.series.items()
        for value, source in zip(series.values, series.sources, strict=True)
        if source == "reconstructed"
    }
    whole = {(name, value) for name in ("king", "tiger", "chalice") for value in BOX.series[name].values}  # type: ignore[index]
    assert marked == {*whole, ("gate", 12)}


def test_hg_c5_what_a_person_pays() -> None:
    assert {str(name): person.values for name, person in BOX.persons.items()} == {
        "tamer": (3, 10),
        "gardener": (3, 11),
        "sculptor": (3, 12),
        "priest": (3, 13),
    }
    assert BOX.guard.per_tile == 3
    marked = {str(name) for name, person in BOX.persons.items() if person.sources[1] == "reconstructed"}
    assert marked == {"sculptor", "priest"}


def test_hg_c6_everyone_has_five_temples() -> None:
    assert BOX.temples.per_player == 5


@pytest.mark.parametrize(
    ("whole", "damaged", "message"),
    [
        ("total = 49", "total = 50", "the point tiles do not add up to 50"),
        ("number = 10", "number = 9", "the point tiles do not add up to 49"),
        ("[series.queen]", "[series.knave]", "Invalid enum value 'knave'"),
        ("[series.queen]", "[series.guard]", "there are seven series, four persons and the guard"),
        ("values = [1, 15]", "values = [1, 2, 15]", "every value of a series names its source"),
        ('series = "gate"', 'series = "tamer"', "every person belongs to a series"),
        ('series = "tiger"', 'series = "priest"', "every person belongs to a series"),
        ('"3" = 3', '"3" = 7', "the building cards are dealt out evenly"),
        ("per_tile = 3", 'per_tile = "3"', "Expected `int`, got `str`"),
        ("per_tile = 3", "", "missing required field `per_tile`"),
        ("per_tile = 3", "per_tile = 3\nper_guard = 1", "unknown field `per_guard`"),
    ],
)
def test_a_damaged_box_is_refused(whole: str, damaged: str, message: str) -> None:
    assert DATA.count(whole) == 1
    with pytest.raises(msgspec.ValidationError, match=message):
        load_box(DATA.replace(whole, damaged).encode())


@pytest.mark.parametrize(
    ("whole", "damaged", "message"),
    [
        ('"--A/---"', '"--A/--"', "a card has two rows of three squares"),
        ('"--A/---"', '"--A---"', "a card has two rows of three squares"),
        ('"--A/---"', '"--X/---"', "a square is ground or one of four features"),
        ('"--A/---"', '"---/-P-"', "there are 60 different building cards"),
        ('"--A/---"', '"A-A/---"', "the cards do not carry 1 to 4 features"),
        ('"--A/---"', '"--T/---"', "there are not 37 squares of each feature"),
    ],
)
def test_damaged_cards_are_refused(whole: str, damaged: str, message: str) -> None:
    assert DECK.count(whole) == 1
    with pytest.raises(ValueError, match=message):
        load_cards(DECK.replace(whole, damaged).encode(), BOX.cards)


def test_the_whole_box_is_read() -> None:
    assert load_box(DATA.encode()) == BOX
    assert load_cards(DECK.encode(), BOX.cards) == CARDS


def test_a_picture_is_drawn_as_it_is_read() -> None:
    picture = """
        . T!P
        - - A
        . F!-
    """
    assert draw(garden_of(picture)) == neat(picture)
