"""How many lines of play there are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import tuileries
from tests.golden.hanging_gardens.games import FOLDER
from tuileries.core.chance import Chance
from tuileries.core.table import Table
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.state import Options, State

MIDDLES = [
    ("2-players", 40, (217, 28485)),
    ("3-builders", 72, (4, 8, 248, 21762)),
    ("4-builders", 89, (2, 4, 428, 20068)),
    ("unseen", 41, (4, 180, 16362)),
]


def perft(state: State, depth: int) -> int:
    """How many lines of play there are, this many moves deep."""
    (player,) = game.to_move(state)
    moves = game.legal_moves(state, player)
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(perft(game.play(state, player, move).state, depth - 1) for move in moves)


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [
        (2, "perft 1", (38, 984, 22952)),
        (3, "perft 2", (24, 312, 1344)),
        (4, "perft 3", (48, 1464, 23808)),
    ],
)
def test_perft_from_the_setup(players: int, seed: str, counts: tuple[int, ...]) -> None:
    state = game.setup(players, Options(), Chance(seed)).state
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts


def moment(name: str, version: int) -> Table:
    """A kept game as it stood at this version."""
    record = tuileries.load((FOLDER / f"{name}.jsonl").read_text())
    return tuileries.replay(replace(record, lines=record.lines[: version + 1]))


@pytest.mark.parametrize(("name", "version", "counts"), MIDDLES)
def test_perft_from_the_middle_of_a_game(name: str, version: int, counts: tuple[int, ...]) -> None:
    state = moment(name, version).state
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts
