"""Recorded games still happen as they did, and show what they were kept for."""

from __future__ import annotations

import pytest

import tuileries
from tests.golden.gardeners.games import FOLDER, GAMES, playthrough
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.moves import Start
from tuileries.games.gardeners.state import Options, State


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays(name: str) -> None:
    text = (FOLDER / f"{name}.jsonl").read_text()
    table = tuileries.replay(tuileries.load(text))
    assert table.outcome is not None
    assert table.header.players == GAMES[name].players
    assert table.header.options == GAMES[name].options
    assert GAMES[name].shows(table)
    assert table.record().dumps() == text


def test_every_kept_game_is_named() -> None:
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(GAMES)


def test_the_printed_playthrough_reads_the_same() -> None:
    assert playthrough() == (FOLDER / "playthrough.txt").read_text()


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
        (2, Mode.TRAINING_A, (1, 5, 36, 356)),
        (3, Mode.NORMAL, (2, 10, 88, 848)),
        (1, Mode.TRAINING_A, (258, 66564)),
    ],
)
def test_perft_from_the_setup(players: int, mode: Mode, counts: tuple[int, ...]) -> None:
    state = game.setup(players, Options(mode), Chance("perft")).state
    if mode != Mode.TRAINING_A:
        state = game.play(state, None, Start()).state
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts
