"""Each compiled kernel agrees with the rules, through hundreds of random games; the soak plays thousands."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from tests import laws
from tests.fast.laws import Twin, a_kernel_agrees_with_the_rules, twin_of
from tuileries.fast import KERNELS
from tuileries.fast.kernel import OWN_CHOICE, POINTS

GAMES = 24
"""With each of the options, spread over the numbers of players; benchmarks/soak_kernel.py plays more."""


@pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name in KERNELS for options in twin_of(name).options], ids=str
)
def test_a_kernel_agrees_with_the_rules(name: str, options: Any) -> None:
    twin = twin_of(name)
    players = twin.case.game.players
    for seed in range(GAMES):
        a_kernel_agrees_with_the_rules(twin, players[seed % len(players)], options, seed)


def with_moves_turned_round(twin: Twin) -> Twin:
    kernel: Any = SimpleNamespace(**vars(twin.kernel))
    kernel.legal_moves = lambda world: twin.kernel.legal_moves(world)[::-1]
    return twin._replace(kernel=kernel)


FAULTS = {
    "a move is forgotten": lambda twin: twin._replace(follow=lambda world, number, step: None),
    "a point too many": lambda twin: twin._replace(scores=lambda world: [n + 1 for n in twin.scores(world)]),
    "it does not end": lambda twin: twin._replace(active=lambda world: twin.active(world) or 0),
    "nobody wins": lambda twin: twin._replace(winners=lambda world: ()),
    "another order": with_moves_turned_round,
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_that_disagrees_is_found(name: str, fault: str) -> None:
    twin = twin_of(name)
    with pytest.raises(AssertionError):
        a_kernel_agrees_with_the_rules(FAULTS[fault](twin), twin.case.game.players[0], twin.options[-1], 0)


@pytest.mark.parametrize("version", [4, 40])
@pytest.mark.parametrize("name", KERNELS)
def test_what_is_foreseen_of_a_game_adds_up(name: str, version: int) -> None:
    twin = twin_of(name)
    table, kernel = laws.walk(twin.case, 3, twin.options[-1], "foreseen", version), twin.kernel
    player, world = table.to_move[0], kernel.pack(table.state)
    moves = numpy.array([OWN_CHOICE, kernel.legal_moves(world)[0]], dtype=numpy.uint64)
    for row in kernel.foresee(world, moves, range(20), 5).reshape(40, -1):
        points, shares, lines = numpy.split(row[POINTS:], [3, 6])
        assert len(lines) == len(kernel.LINES)
        assert lines.sum() == pytest.approx(points[player])
        assert shares.sum() == pytest.approx(1)
        assert row[0] == pytest.approx(shares[player])
        assert row[1] == pytest.approx(points[player] - max(numpy.delete(points, player)))


@pytest.mark.parametrize("name", KERNELS)
def test_left_to_itself_the_eye_chooses_well(name: str) -> None:
    """What it chooses comes to more than the average move."""
    twin = twin_of(name)
    world = twin.kernel.pack(laws.walk(twin.case, 2, twin.options[-1], "own choice", 12).state)
    moves = numpy.append(numpy.uint64(OWN_CHOICE), twin.kernel.legal_moves(world)[:40])
    own, *others = twin.kernel.foresee(world, moves, range(100), 5)[:, :, 1].mean(axis=1)
    assert own > sum(others) / len(others)
