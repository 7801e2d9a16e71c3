"""What search asks of Zen Garden: `tuileries.fast.kernel.Kernel`."""

from __future__ import annotations

import numpy

from tuileries.core.chance import Chance
from tuileries.fast.kernel import POINTS, Reals, Words
from tuileries.fast.weights import Weights
from tuileries.fast.zen_garden import eye, playouts, rules
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import words
from tuileries.fast.zen_garden.weights import NAMES, sight
from tuileries.fast.zen_garden.worlds import move_of, pack
from tuileries.games.zen_garden.setup import setup
from tuileries.games.zen_garden.state import Options

__all__ = ["LINES", "foresee", "legal_moves", "move_of", "pack", "rate", "sides", "try_moves", "turn", "warm"]

LINES = tuple(f"ZG-F{number}" for number in range(1, 11))
NO_EYE = numpy.zeros(0, dtype=NAMES.dtype)
BLUR = 2.0
"""How much the eye of playouts errs, in points: without it all playouts would be the same."""


def legal_moves(world: Words) -> Words:
    moves = numpy.zeros(at.MOST_MOVES, dtype=numpy.uint64)
    return moves[: int(rules.legal_moves(world, moves))]


def turn(world: Words) -> int:
    return int(world[at.ROUND]) << 8 | int(world[at.TURN])


def sides(moves: Words) -> tuple[Words, Words]:
    """The space each move takes from, and the cell it lays on."""
    space, cell = numpy.uint64(8), numpy.uint64(2)
    return moves >> space, moves >> cell & numpy.uint64(63)


def rate(world: Words, moves: Words, foresight: float) -> Reals:
    worths = numpy.zeros(len(moves))
    eye.rate_moves(world, sight(foresight), moves, eye.new_glance(), worths)
    return worths


def try_moves(world: Words, moves: Words, tries: range, seed: int, foresight: float | None) -> Reals:
    weights = NO_EYE if foresight is None else sight(foresight)
    return numpy.asarray(
        played(world, moves, tries, seed, weights, POINTS + int(world[at.PLAYERS])).sum(axis=1)
    )


def foresee(world: Words, moves: Words, tries: range, seed: int) -> Reals:
    width = POINTS + 2 * int(world[at.PLAYERS]) + len(LINES)
    return played(world, moves, tries, seed, sight(1.0), width)


def played(world: Words, moves: Words, tries: range, seed: int, weights: Weights, width: int) -> Reals:
    """What games come to, a row each: as wide as one wants to know it."""
    results = numpy.zeros((len(moves), len(tries), width))
    first, games = words([tries.start, len(tries)])
    playouts.try_moves(world, moves, first, games, words([seed]), weights, BLUR, eye.new_glance(), results)
    return results


def warm() -> None:
    """A move of everything that search calls."""
    world = pack(setup(2, Options((1, 2)), Chance("warm")).state)
    moves = legal_moves(world)[:2].copy()
    rate(world, moves, 1.0)
    try_moves(world, moves, range(1), 0, 1.0)
