"""The same seed, options and moves give the same events, under any hash seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests import laws
from tests.cases import CASES
from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import Move, State
from tests.planted import planted
from tuileries.core.game import Player
from tuileries.games import GAMES


def in_the_order_of_a_set(state: State, player: Player) -> Iterator[Move]:
    return (move for _, move in {(str(move), move) for move in small_game.legal_moves(state, player)})


FAULTY = planted(CASES["pebbles"], legal_moves=in_the_order_of_a_set)


def digest(case: laws.Case) -> str:
    """The fingerprint of a long game of as many as can play."""
    *_, options = case.game.presets.values()
    table = laws.walk(case, case.game.players[-1], options, "the same everywhere", case.usual_moves)
    return hashlib.sha256(table.record().dumps().encode()).hexdigest()


def digests() -> list[str]:
    return list(map(digest, (*CASES.values(), FAULTY)))


@pytest.fixture(scope="module")
def elsewhere() -> list[list[str]]:
    """The same in processes with hash seeds of their own."""
    code = "from tests.test_hash_seeds import digests; print(*digests())"
    environments = [{**os.environ, "PYTHONHASHSEED": seed} for seed in ("0", "4242")]
    command = [sys.executable, "-c", code]
    return [subprocess.check_output(command, env=one, text=True).split() for one in environments]


def test_the_same_seed_gives_the_same_game_under_any_hash_seed(elsewhere: list[list[str]]) -> None:
    assert set(GAMES) <= set(CASES)
    here = digests()
    for there in elsewhere:
        assert there[:-1] == here[:-1]


def test_a_game_that_follows_the_order_of_a_set_is_found(elsewhere: list[list[str]]) -> None:
    assert elsewhere[0][-1] != elsewhere[1][-1]
