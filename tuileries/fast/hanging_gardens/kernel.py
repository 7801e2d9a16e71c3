"""What search asks of The Hanging Gardens: `tuileries.fast.kernel.Kernel`."""

from __future__ import annotations

import numpy

from tuileries.core.chance import Chance
from tuileries.fast.hanging_gardens import eye, playouts, rules
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import words
from tuileries.fast.hanging_gardens.structures import new_glance
from tuileries.fast.hanging_gardens.weights import NAMES, judgement, sight
from tuileries.fast.hanging_gardens.worlds import CELL, move_of, pack
from tuileries.fast.kernel import Reals, Words
from tuileries.games.hanging_gardens.setup import setup
from tuileries.games.hanging_gardens.state import Options

__all__ = ["legal_moves", "move_of", "pack", "rate", "sides", "try_moves", "turn", "warm"]

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
    sums = numpy.zeros((len(moves), playouts.POINTS + players))
    weights = NO_EYE if foresight is None else sight(foresight, players)
    horizon = FOREVER if foresight is None else HORIZON
    first, games, turns = words([tries.start, len(tries), horizon])
    luck, judge, glance = words([seed]), judgement(players), new_glance()
    playouts.try_moves(world, moves, first, games, turns, luck, weights, judge, BLUR, glance, sums)
    return sums


def warm() -> None:
    """A move of everything that search calls."""
    world = pack(setup(2, Options(), Chance("warm")).state)
    moves = legal_moves(world)[:2].copy()
    rate(world, moves, 1.0)
    try_moves(world, moves, range(1), 0, 1.0)
