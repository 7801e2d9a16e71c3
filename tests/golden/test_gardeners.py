"""How many lines of play there are."""

from __future__ import annotations

import pytest

from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.moves import Start
from tuileries.games.gardeners.state import Options, State


def perft(state: State, depth: int, player: Player = 0) -> int:
    """How many lines of play there are, this many moves deep, when the players act in turn."""
    moves = game.legal_moves(state, player)
    if depth == 1:
        return sum(1 for _ in moves)
    after = (player + 1) % len(state.seats)
    return sum(perft(game.play(state, player, move).state, depth - 1, after) for move in moves)


@pytest.mark.parametrize(
    ("players", "mode", "counts"),
    [
        (2, Mode.TRAINING_A, (1, 4, 32, 288)),
        (3, Mode.NORMAL, (2, 10, 88, 848)),
        (1, Mode.TRAINING_A, (258, 66564)),
    ],
)
def test_perft_from_the_setup(players: int, mode: Mode, counts: tuple[int, ...]) -> None:
    state = game.setup(players, Options(mode), Chance("perft")).state
    if mode != Mode.TRAINING_A:
        state = game.play(state, None, Start()).state
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts
