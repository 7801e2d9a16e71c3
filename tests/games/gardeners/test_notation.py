"""Moves in writing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.gardeners.positions import all_ready, building, full, kept, opening, scene
from tests.secrecy import some
from tuileries.core.errors import BadNotation, IllegalMove
from tuileries.core.grids import Cell
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.moves import (
    Add,
    Discard,
    GoOn,
    Lift,
    Move,
    Place,
    Ready,
    Remove,
    Score,
    Start,
    TimeUp,
)
from tuileries.games.gardeners.state import State
from tuileries.locales import LANGUAGES, voice

TOGETHER: list[tuple[str, Move]] = [
    ("A5 j11", Add("A5", Cell(1, 0))),
    ("b1 k10 w", Add("B1", Cell(0, 1), 3)),
    ("B1, k10 s", Add("B1", Cell(0, 1), 2)),
    ("c5 j9 s", Add("C5", Cell(-1, 0), 0)),
    ("A5 i10 e", Add("A5", Cell(0, -1), 0)),
    ("x j10 2", Remove("A1", 1)),
    ("x j10", Remove("A1", 1)),
    ("d s14", Discard("S14")),
    ("!", Ready()),
    (" + ", GoOn()),
    ("0:00", TimeUp()),
]
ALONE: list[tuple[str, Move]] = [
    ("A5 j11", Place("A5", Cell(1, 0))),
    ("j10 k11 w", Place("B1", Cell(1, 1), 3)),
    ("j10 k11", Place("B1", Cell(1, 1), 2)),
    ("x j10", Lift("B1")),
]


def alone() -> State:
    return game.play(building(1), 0, Place("B1", Cell(0, 0), 2)).state


@pytest.mark.parametrize(("text", "move"), TOGETHER)
def test_a_move_is_read_together(text: str, move: Move) -> None:
    assert game.parse(game.view(scene("#"), 0), text) == move


@pytest.mark.parametrize(("text", "move"), ALONE)
def test_a_move_is_read_alone(text: str, move: Move) -> None:
    assert game.parse(game.view(alone(), 0), text) == move


def test_one_sign_does_what_is_due() -> None:
    won = all_ready(full(kept("S1"), ("S1", 0), players=1))[0]
    assert game.parse(game.view(opening(2), 0), "!") == Start()
    assert game.parse(game.view(alone(), 0), "!") == Ready()
    assert game.parse(game.view(won, 0), "!") == Score()


def test_a_laid_tile_is_written_by_its_place() -> None:
    view = game.view(alone(), 0)
    assert game.notation(view, Lift("B1")) == "x j10"
    assert game.notation(view, Place("B1", Cell(1, 1), 3)) == "j10 k11 w"
    assert game.notation(view, Place("B2", Cell(1, 1))) == "B2 k11 n"


@pytest.mark.parametrize("text", ["", "j10 k11", "A1", "x", "d", "e4 e5 e6", "!!"])
def test_what_means_nothing_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game.parse(game.view(scene("#"), 0), text)
    assert caught.value.phrase.key == "gardeners-notation"
    with pytest.raises(BadNotation) as caught:
        game.parse(game.view(alone(), 0), "nothing")
    assert caught.value.phrase.key == "gardeners-notation-alone"


def test_a_place_without_a_tile_is_refused_by_rule() -> None:
    with pytest.raises(IllegalMove) as caught:
        game.parse(game.view(scene("#"), 0), "x j11 2")
    assert [refusal.rule for refusal in caught.value.refusals] == ["GD-A4"]


def test_a_tile_that_is_not_in_the_box_is_read_and_left_to_the_rules() -> None:
    move = game.parse(game.view(scene("#"), 0), "c99 k10 e")
    assert move == Add("C99", Cell(0, 1), 1)
    assert game.why_not(scene("#"), 0, move)


@pytest.mark.parametrize(
    "state",
    [
        opening(2),
        scene("# #\n# #"),
        alone(),
        full(kept("S1"), ("S1", 0)),
        all_ready(full(kept("S1"), ("S1", 0), players=1))[0],
    ],
    ids=["reading", "together", "alone", "full", "won"],
)
def test_every_legal_move_can_be_written_and_read(state: State) -> None:
    for player in game.to_move(state):
        view = game.view(state, player)
        for move in some(game.legal_moves(state, player), 40):
            assert game.parse(view, game.notation(view, move)) == move
    assert game.notation(game.view(state, None), TimeUp()) == "0:00"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_is_told(language: str) -> None:
    say = voice(language)
    together = say(game.offer(game.view(scene("# #"), 0)))
    assert "j11" in together
    assert "A3" in together
    loose = replace(scene("# #"), seats=tuple(replace(s, pile=()) for s in scene("# #").seats))
    states = [opening(2), alone(), full(kept("S1"), ("S1", 0)), loose, building(2, Mode.TRAINING_B)]
    states.append(all_ready(full(kept("S1"), ("S1", 0), players=1))[0])
    assert len({say(game.offer(game.view(state, 0))) for state in states}) == len(states)
