"""Moves in writing."""

from __future__ import annotations

import pytest

from tests.games.zen_garden.positions import scene, written
from tuileries.core.errors import BadNotation, IllegalMove, Refusal
from tuileries.core.grids import Cell
from tuileries.core.phrases import Phrase
from tuileries.games.zen_garden.components import Corner
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.notation import notation, offer, parse
from tuileries.games.zen_garden.text import cell_name, space_name
from tuileries.games.zen_garden.turn import legal_moves
from tuileries.games.zen_garden.view import view

MARKET = """
    PsS PsG PsT PsC
    BsS BsG BsT ...
    ... GsG GsT GsC
"""


@pytest.mark.parametrize(
    "picture",
    [
        "",
        "P",
        "U B G *P",
        "*P\nB\nG\nU",
        "P P P P\nP . . .\nP . . .\nP . . .",
        "P P P\nP . P\nP . .\nP P *P",
    ],
)
def test_every_legal_move_is_read_as_it_is_written(picture: str) -> None:
    state = scene(picture, market=MARKET).state
    seen = view(state, 0)
    moves = list(legal_moves(state, 0))
    texts = [notation(seen, move) for move in moves]
    assert len(set(texts)) == len(moves) > 0
    assert [parse(seen, text) for text in texts] == moves


@pytest.mark.parametrize(
    "text",
    ["b1 e4 ne", "  b1 e4 ne ", "B1 E4 NE", "b1e4ne", "b1, e4, ne", "b1-e4-ne", "b 1 e 4 ne", "b1\te4\tne"],
)
def test_a_move_may_be_written_loosely(text: str) -> None:
    state = scene("P", market=MARKET).state
    tile = state.market[5]
    assert tile is not None
    assert written(state, text) == Take(tile, Cell(0, 1), Corner.NE)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "b1",
        "b1 e4 ¼",
        "b1 e4",
        "b1 e4 north",
        "e1 e4 ne",
        "b3 e4 ne",
        "b1 h4 ne",
        "b1 e8 ne",
        "b1 e0 ne",
        "b1 e4 ne ne",
    ],
)
def test_anything_else_is_not_a_move(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        written(scene("P").state, text)
    assert caught.value.phrase.key == "zen-garden-notation"
    assert caught.value.phrase.args == {"text": text}


@pytest.mark.parametrize("space", ["d1", "a0"])
def test_zg_t2_an_empty_space_cannot_be_named(space: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        written(scene("P", market=MARKET).state, f"{space} e4 ne")
    assert caught.value.refusals == (Refusal("ZG-T2", "empty", {"space": space}),)


def test_what_is_offered_is_what_can_be_paid_and_where_it_can_go() -> None:
    poor = view(scene("P B", market=MARKET, coins=(1, 12)).state, 0)
    assert offer(poor) == Phrase(
        "zen-garden-offer", {"spaces": "b0 c0 d0 a1 b1 c1", "cells": "d3 e3 c4 f4 d5 e5"}
    )


def test_zg_c4_a_space_is_called_by_its_column_and_its_price() -> None:
    assert [space_name(space) for space in range(12)] == [
        *("a0", "b0", "c0", "d0"),
        *("a1", "b1", "c1", "d1"),
        *("a2", "b2", "c2", "d2"),
    ]


@pytest.mark.parametrize(
    ("cell", "name"),
    [(Cell(0, 0), "d4"), (Cell(0, 1), "e4"), (Cell(1, 0), "d5"), (Cell(-3, 3), "g1"), (Cell(3, -3), "a7")],
)
def test_zg_t6_a_place_is_called_by_how_far_it_is_from_the_first_tile(cell: Cell, name: str) -> None:
    assert cell_name(cell) == name
