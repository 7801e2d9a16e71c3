"""GD-C1 to GD-C4: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.gardeners.positions import building
from tuileries.core.chance import Chance
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS, deck, load_cards, load_conflicts
from tuileries.games.gardeners.components import (
    BOX,
    FOLDER,
    TILES,
    Colour,
    Deck,
    Ground,
    Mode,
    Thing,
    Tile,
    load_box,
    load_tiles,
)
from tuileries.games.gardeners.constraints import Back, Joined, Kind, Panorama, Run
from tuileries.games.gardeners.setup import cards_in_play, setup
from tuileries.games.gardeners.state import Options

BOX_TEXT = FOLDER.joinpath("box.toml").read_text()
TILE_TEXT = FOLDER.joinpath("tiles.toml").read_text()
CARD_TEXT = FOLDER.joinpath("cards.toml").read_text()


def test_gd_c1_there_are_36_tiles_in_three_sets() -> None:
    assert Counter(tile.set for tile in TILES.values()) == {"A": 16, "B": 9, "C": 11}


@pytest.mark.parametrize(
    ("thing", "turns"), [(Thing.BENCH, 4), (Thing.BEND, 4), (Thing.STRAIGHT, 2), (None, 1)]
)
def test_gd_c1_a_tile_turns_only_where_that_means_something(thing: Thing | None, turns: int) -> None:
    assert {tile.turns for tile in TILES.values() if tile.thing == thing} == {turns}


@pytest.mark.parametrize(("thing", "colour"), [(Thing.FLOWER, None), (Thing.BENCH, Colour.GREEN)])
def test_gd_c1_flowers_and_trees_and_nothing_else_have_a_colour(thing: Thing, colour: Colour | None) -> None:
    with pytest.raises(ValueError, match="colour"):
        Tile("A1", Ground.GRASS, thing, colour)


@pytest.mark.parametrize(
    ("name", "things", "grounds"),
    [
        ("A", {"flower": 6, "tree": 3, None: 7}, (7, 5, 4)),
        ("B", {"flower": 3, "tree": 3, "bench": 3}, (3, 3, 3)),
        ("C", {"bend": 4, "straight": 6, "fountain": 1}, (4, 4, 3)),
    ],
)
def test_gd_c2_what_the_sets_are_made_of(name: str, things: dict[str, int], grounds: tuple[int, ...]) -> None:
    tiles = [tile for tile in TILES.values() if tile.set == name]
    assert Counter(tile.thing for tile in tiles) == things
    assert tuple(Counter(tile.ground for tile in tiles)[ground] for ground in Ground) == grounds
    colours = Counter(tile.colour for tile in tiles if tile.colour)
    assert len(set(colours.values())) <= 1


def test_gd_c2_a_file_with_other_tiles_is_refused() -> None:
    with pytest.raises(ValueError, match="sets"):
        load_tiles(TILE_TEXT.replace('id = "A16"', 'id = "B10"').encode(), BOX.tiles.sets)
    with pytest.raises(ValueError, match="same id"):
        load_tiles(TILE_TEXT.replace('id = "A16"', 'id = "A15"').encode(), BOX.tiles.sets)


def test_gd_c3_there_are_97_cards_with_12_backs() -> None:
    assert {name: len(deck(name)) for name in Deck} == {
        Deck.TRAINING_A: 6,
        Deck.TRAINING_B: 6,
        Deck.TRAINING_C: 5,
        Deck.STANDARD: 59,
        Deck.EXPERT: 21,
    }
    assert {card.back for card in CARDS.values()} == set(Back)
    assert len({back.family for back in Back}) == 8


def test_gd_c3_the_standard_deck_has_the_two_faces_that_the_book_shows() -> None:
    shown = {card: CARDS[card].constraint for card in deck(Deck.STANDARD) if CARDS[card].provenance == "book"}
    assert shown == {"S60": Panorama((Kind.GREEN_TREE,)), "S61": Joined()}


def test_gd_c3_a_card_that_was_replaced_is_in_no_deck_and_keeps_its_face() -> None:
    """Tables, records and gardens of earlier days name it."""
    assert {"S36", "S58"}.isdisjoint(deck(Deck.STANDARD))
    assert CARDS["S36"].constraint == Panorama((Kind.GREEN_TREE, Kind.ORANGE_TREE))
    assert CARDS["S58"].constraint == Run(4)
    assert cards_in_play(Options(Mode.NORMAL, puzzle=("S36", "S58"))) == ("S36", "S58")
    setup(1, Options(Mode.NORMAL, puzzle=("S36", "S58")), Chance("7"))


@pytest.mark.parametrize(
    ("card", "back"),
    [
        ("A3", "distance-one"),
        ("A4", "distance-two"),
        ("A5", "agglomeration-one"),
        ("A6", "agglomeration-two"),
        ("B5", "border-outer"),
        ("B6", "border-inner"),
        ("C1", "geometry-cross"),
        ("C2", "geometry-square"),
    ],
)
def test_gd_c3_a_back_shows_the_family_and_its_sort(card: str, back: str) -> None:
    assert CARDS[card].back == back


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('id = "S2"\ndeck = "standard"', 'id = "S2"\ndeck = "expert"', "decks"),
        ('id = "S2"', 'id = "S1"', "same id"),
        ('type = "panorama", sees = ["bench"]', 'type = "panorama", sees = ["fuchsia-tree"]', "ask the same"),
        ('type = "run", number = 8', 'type = "joined"', "ask the same"),
        ('replaces = "S58"', 'replaces = "S1"', "another back"),
        ('replaces = "S58"', 'replaces = "S99"', "not there"),
    ],
)
def test_gd_c3_a_file_with_other_cards_is_refused(old: str, new: str, wrong: str) -> None:
    assert old in CARD_TEXT
    with pytest.raises(ValueError, match=wrong):
        load_cards(CARD_TEXT.replace(old, new).encode(), BOX.decks.cards)


def with_face(card: str, constraint: str) -> bytes:
    """The file of the cards, with another face on this card."""
    before, after = CARD_TEXT.split(f'id = "{card}"\n')
    face, rest = after.split("constraint = {", 1)[0], after.split("}\n", 1)[1]
    return f'{before}id = "{card}"\n{face}constraint = {{ {constraint} }}\n{rest}'.encode()


@pytest.mark.parametrize(
    ("constraint", "wrong"),
    [
        ('type = "agglomeration", of = ["flower", "tree", "bench"], number = 6', "flower, tree, bench"),
        ('type = "proximity", every = ["flower"], near = []', "no kind"),
        ('type = "distance", no = ["tree", "tree"], near = ["bench"]', "tree, tree"),
        ('type = "link", of = []', "no kind"),
        ('type = "cross", centre = [], arms = [["tree"], ["tree"], ["tree"], ["tree"]]', "no kind"),
        ('type = "quad", tiles = [["tree"], [], ["tree"], ["tree"]]', "no kind"),
        ('type = "square"', "nothing"),
        ('type = "loop", around = ["flower", "tree", "bench"]', "flower, tree, bench"),
        ('type = "agglomeration", of = ["grass"], number = 1', "1 of the 14"),
        ('type = "agglomeration", of = ["grass"], number = 15', "15 of the 14"),
        ('type = "run", number = 11', "11 of the 10"),
    ],
)
def test_gd_c3_a_card_that_cannot_be_said_is_refused(constraint: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=f"S31 .*{wrong}"):
        load_cards(with_face("S31", constraint), BOX.decks.cards)


def test_gd_c3_a_square_and_a_loop_may_leave_open_what_they_hold() -> None:
    for constraint in ('type = "square", centre = ["bench"]', 'type = "loop", around = ["sand"]'):
        assert "S31" in load_cards(with_face("S31", constraint), BOX.decks.cards)
    assert not CARDS["S55"].constraint.around  # type: ignore[union-attr]


def test_gd_c3_a_list_of_conflicts_names_cards_that_are_there() -> None:
    assert load_conflicts(b'conflicts = [["S1", "X2"]]') == {frozenset(("S1", "X2"))}
    with pytest.raises(ValueError, match="not there"):
        load_conflicts(b'conflicts = [["S1", "S99"]]')


def test_gd_c4_the_timer_runs_for_a_quarter_of_an_hour() -> None:
    alarm = game.alarm(building())
    assert alarm is not None
    assert alarm.seconds == 15 * 60


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("[modes.normal]", "[modes.beginner2]", "invalid"),
        ("size = 5", "size = 4", "fill"),
        (", expert = 21", "", "every"),
    ],
)
def test_gd_s1_a_box_that_does_not_hold_together_is_refused(old: str, new: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=f"(?i){wrong}"):
        load_box(BOX_TEXT.replace(old, new).encode())
