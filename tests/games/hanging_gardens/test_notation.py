"""Moves in writing."""

from __future__ import annotations

import pytest

from tests.games.hanging_gardens.positions import START, play_through, scene
from tuileries.core.errors import BadNotation, IllegalMove, Refusal
from tuileries.core.grids import Cell
from tuileries.core.phrases import Phrase
from tuileries.games.hanging_gardens.moves import Build, Decline, Lay, Move, MoveTemple, SetAside, Take
from tuileries.games.hanging_gardens.notation import cell_of, notation, offer, parse
from tuileries.games.hanging_gardens.state import Stage, ToBuild, ToLay, ToMove, ToTake
from tuileries.games.hanging_gardens.text import cell_name, column_name, space_name
from tuileries.games.hanging_gardens.turn import legal_moves
from tuileries.games.hanging_gardens.view import to_move, view

LAY, BUILD, MOVE, TAKE = ToLay(), ToBuild((Cell(0, 0),)), ToMove(Cell(0, 0)), ToTake(5)
FULL = """
    T!T T - P!P P
    F!F - - A!A A
    P!P - - A A A
"""
BLOCKED = "P!- -\nT T T!"


@pytest.mark.parametrize(
    ("picture", "stage"), [(START, LAY), (BLOCKED, LAY), (FULL, BUILD), (FULL, MOVE), (START, TAKE)]
)
def test_every_legal_move_is_read_as_it_is_written(picture: str, stage: Stage) -> None:
    state = scene(picture, cards=["A-T/-FT", "--P/P--", "T--/---"], stage=stage)
    seen, moves = view(state, 0), list(legal_moves(state, 0))
    texts = [notation(seen, move) for move in moves]
    assert len(set(texts)) == len(moves) > 0
    assert [parse(seen, text) for text in texts] == moves


def test_a_whole_game_can_be_written_down() -> None:
    step, *others = play_through(2, seed="written")
    for after in others:
        (player,) = to_move(step.state)
        seen = view(step.state, player)
        for move in list(legal_moves(step.state, player))[::7]:
            assert parse(seen, notation(seen, move)) == move
        step = after


@pytest.mark.parametrize(
    ("stage", "text", "move"),
    [
        (LAY, "2 l19 e", Lay("-P-/---", Cell(-1, -1), 1)),
        (LAY, " 2L19E ", Lay("-P-/---", Cell(-1, -1), 1)),
        (LAY, "2, l19, w", Lay("-P-/---", Cell(-1, -1), 3)),
        (LAY, "2: l 19", Lay("-P-/---", Cell(-1, -1), 0)),
        (LAY, "1 za-3 s", Lay("--A/---", Cell(-23, 14), 2)),
        (LAY, "3 X", SetAside("T--/---")),
        (BUILD, "M20", Build(Cell(0, 0))),
        (BUILD, "n 21", Build(Cell(1, 1))),
        (BUILD, "-", Decline()),
        (BUILD, "–", Decline()),
        (BUILD, " 0 ", Decline()),
        (MOVE, "m20", MoveTemple(Cell(0, 0))),
        (TAKE, "b1", Take(2)),
        (TAKE, "C 2", Take(5)),
    ],
)
def test_a_move_may_be_written_loosely(stage: Stage, text: str, move: Move) -> None:
    assert parse(view(scene(stage=stage), 0), text) == move


def test_a_card_that_looks_the_same_upside_down_may_be_written_either_way() -> None:
    seen = view(scene(cards=["--P/P--"]), 0)
    assert parse(seen, "1 m20 s") == parse(seen, "1 m20 n") == Lay("--P/P--", Cell(0, 0), 0)
    assert parse(seen, "1 m20 w") == parse(seen, "1 m20 e") == Lay("--P/P--", Cell(0, 0), 1)


@pytest.mark.parametrize(
    ("stage", "key", "texts"),
    [
        (
            LAY,
            "lay",
            ["", "pass", "2", "l19", "2 l19 north", "2 lm19", "0 l19", "2 l²", "b1", "-"],
        ),
        (BUILD, "build", ["", "20", "m", "2 m20 n", "mm20", "m20 n", "yes"]),
        (MOVE, "move", ["", "-", "2 m20", "temple"]),
        (TAKE, "take", ["", "d1", "b3", "b", "-", "m20"]),
        (None, "lay", ["2 l19 e", "-"]),
    ],
)
def test_anything_else_is_not_a_move(stage: Stage | None, key: str, texts: list[str]) -> None:
    for text in texts:
        with pytest.raises(BadNotation) as caught:
            parse(view(scene(stage=stage), 0), text)
        assert caught.value.phrase == Phrase(f"hanging-gardens-notation-{key}", {"text": text})


@pytest.mark.parametrize("text", ["3 m20 n", "9 x"])
def test_hg_t1_a_card_that_is_not_there_cannot_be_named(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse(view(scene(cards=["-P-/---", "T--/---"]), 0), text)
    assert caught.value.refusals == (Refusal("HG-T1", "number", {"number": int(text[0]), "cards": 2}),)


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        (Cell(0, 0), "m20"),
        (Cell(1, 2), "o21"),
        (Cell(-25, -12), "a-5"),
        (Cell(0, 13), "z20"),
        (Cell(0, 14), "za20"),
        (Cell(0, 39), "zz20"),
        (Cell(0, 40), "zza20"),
        (Cell(0, -13), "az20"),
        (Cell(0, -38), "aa20"),
        (Cell(0, -39), "aaz20"),
    ],
)
def test_hg_t1_places_are_named_from_the_start_card_in_all_directions(cell: Cell, name: str) -> None:
    assert cell_name(cell) == name


def test_every_column_has_a_name_of_its_own() -> None:
    names = [column_name(column) for column in range(-99, 100)]
    assert len(set(names)) == len(names)
    assert [cell_of(name, "20").column for name in names] == list(range(-99, 100))


def test_hg_s2_a_space_is_called_by_its_column_and_its_row() -> None:
    assert [space_name(space) for space in range(6)] == ["a1", "a2", "b1", "b2", "c1", "c2"]


def test_what_is_offered_is_told() -> None:
    cards = offer(view(scene(BLOCKED, cards=["A-T/-FT", "T--/---"]), 0)).args["offered"]
    assert isinstance(cards, tuple)
    assert [phrase.args["ways"] for phrase in cards] == [0, 4]
    assert cards[0].args["example"] == "1 x"
    assert offer(view(scene("T T T\n- - -", stage=BUILD), 0)).args["offered"] == "m20 n20 o20"
    assert offer(view(scene(FULL, stage=MOVE), 0)).args["offered"] == "m21 m22"
    spaces = offer(view(scene(shown="queen - - king - -", supply="", stage=TAKE), 0)).args["offered"]
    assert isinstance(spaces, tuple)
    assert [phrase.args["space"] for phrase in spaces] == ["a1", "b2"]
