"""How many lines of play there are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import tuileries
from tests.golden.zen_garden.games import FOLDER
from tuileries.core.chance import Chance
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options, State

MIDDLES = [
    ("2-players-level-1", 13, (352, 112640)),
    ("2-players-level-5", 24, (128, 22528)),
    ("3-players-level-3", 20, (320, 122880)),
    ("4-players-level-4", 41, (220, 12000)),
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
        (2, "perft 1", (48, 2112, 337920)),
        (3, "perft 2", (48, 2112, 84480)),
        (4, "perft 3", (48, 2112, 84480)),
    ],
)
def test_perft_from_the_setup(players: int, seed: str, counts: tuple[int, ...]) -> None:
    state = game.setup(players, Options((1,)), Chance(seed)).state
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(("name", "version", "counts"), MIDDLES)
def test_perft_from_the_middle_of_a_game(name: str, version: int, counts: tuple[int, ...]) -> None:
    record = tuileries.load((FOLDER / f"{name}.jsonl").read_text())
    table = tuileries.replay(replace(record, lines=record.lines[: version + 1]))
    assert tuple(perft(table.state, depth) for depth in range(1, len(counts) + 1)) == counts
