"""Judges whole turns by values set by hand, without playouts: card, temple and tile together."""

from __future__ import annotations

import numpy

from tuileries.bots.levels import Level
from tuileries.core.chance import Chance
from tuileries.fast.hanging_gardens.eye import rate_moves
from tuileries.fast.hanging_gardens.weights import EARLY, NAMES, STEPS
from tuileries.fast.kernel import Kernel, Words
from tuileries.fast.weights import between

YOUNG = NAMES.row(
    step=[5, 10, 4, 6, 4, 5, 6, 4, 6, 7, 4, 6, 11, 3, 3, 4, 5, 8, 4, 6, 7, 11],
    person=[1.0, 0.6, 0.3, 0.1, 0.0, 0.0],
    deny=0.25,
    unseen=1.0,
    free=[0.5, 2.5, 3.5, 4.0, 4.5, 5.0, 5.5, 5.5, 5.5],
    temple=[0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.0, 3.0],
    spare=1.0,
    covered=0.8,
    edge=0.0,
    turn=0.0,
)
LAST = NAMES.row(
    step=STEPS,
    person=[1, 0, 0, 0, 0, 0],
    deny=0.25,
    unseen=1,
    free=0,
    temple=0,
    spare=0,
    covered=0,
    edge=0,
    turn=0,
)
WEIGHTS = NAMES.named(between(LAST, YOUNG, EARLY + 1))


class WholeTurn(Level, frozen=True):
    """Not a level of anybody's, but like one it looks at a world of the kernel."""

    def choose(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> int:
        worths = numpy.zeros(len(moves))
        rate_moves(world, WEIGHTS, moves, worths)
        return int(moves[worths.argmax()])
