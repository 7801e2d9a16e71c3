"""What search asks of The Hanging Gardens: `tuileries.fast.kernel.Kernel`."""

from __future__ import annotations

import numpy

from tuileries.core.chance import Chance
from tuileries.fast.hanging_gardens import box, eye, playouts, rules
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import words
from tuileries.fast.hanging_gardens.judge import learned
from tuileries.fast.hanging_gardens.structures import new_glance
from tuileries.fast.hanging_gardens.weights import NAMES, sight
from tuileries.fast.hanging_gardens.worlds import CELL, move_of, pack
from tuileries.fast.kernel import POINTS, Reals, Words
from tuileries.fast.weights import Weights
from tuileries.games.hanging_gardens.setup import setup
from tuileries.games.hanging_gardens.state import Options

__all__ = ["LINES", "foresee", "legal_moves", "move_of", "pack", "rate", "sides", "try_moves", "turn", "warm"]

LINES = (*(f"HG-F{number}" for number in range(1, box.LINES + 1)), "prospects")
"""Last what a garden is good for besides, where a playout stopped before the end."""

NO_EYE = numpy.zeros(0, dtype=NAMES.dtype)
HORIZON, FOREVER = 8, 1000
"""How many turns the eye plays on before it says what it sees."""

BLUR = 1.0
"""How much the eye of playouts errs, in points: without it all playouts would be the same."""


def legal_moves(world: Words) -> Words:
    moves = numpy.zeros(at.MOST_MOVES, dtype=numpy.uint64)
    return moves[: int(rules.legal_moves(world, moves))]


def turn(world: Words) -> int:
    return int(world[at.ROUND]) << 8 | int(world[at.TURN])


def sides(moves: Words) -> tuple[Words, Words]:
    """The card or tile that each move takes, and where a card is laid. Nobody overlooks a temple."""
    card, tile = moves >> words([at.CARD]) & words([3]), moves >> words([at.TAKE])
    return tile << words([2]) | card, moves >> words([at.LAY]) & words([CELL])


def rate(world: Words, moves: Words, foresight: float) -> Reals:
    worths = numpy.zeros(len(moves))
    eye.rate_moves(world, sight(foresight, int(world[at.PLAYERS])), moves, new_glance(), worths)
    return worths


def try_moves(world: Words, moves: Words, tries: range, seed: int, foresight: float | None) -> Reals:
    players = int(world[at.PLAYERS])
    weights = NO_EYE if foresight is None else sight(foresight, players)
    horizon = FOREVER if foresight is None else HORIZON
    return numpy.asarray(played(world, moves, tries, seed, weights, horizon, POINTS + players).sum(axis=1))


def foresee(world: Words, moves: Words, tries: range, seed: int) -> Reals:
    players = int(world[at.PLAYERS])
    width = POINTS + 2 * players + len(LINES)
    return played(world, moves, tries, seed, sight(1.0, players), HORIZON, width)


def played(
    world: Words, moves: Words, tries: range, seed: int, weights: Weights, horizon: int, width: int
) -> Reals:
    """What games come to, a row each: as wide as one wants to know it."""
    results = numpy.zeros((len(moves), len(tries), width))
    first, games, turns = words([tries.start, len(tries), horizon])
    luck, judge, glance = words([seed]), learned(int(world[at.PLAYERS])), new_glance()
    playouts.try_moves(world, moves, first, games, turns, luck, weights, judge, BLUR, glance, results)
    return results


def warm() -> None:
    """A move of everything that search calls."""
    world = pack(setup(2, Options(), Chance("warm")).state)
    moves = legal_moves(world)[:2].copy()
    rate(world, moves, 1.0)
    try_moves(world, moves, range(1), 0, 1.0)
