"""What points that are expected mean for a victory, while there is still a game to play."""

from __future__ import annotations

import numpy

from tuileries.fast.bits import bits_in
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import inner
from tuileries.fast.kernel import Reals, Word, Words

UNSURE = numpy.array([0.0, 0.0, 2.5, 1.75, 1.0])
"""How much a turn can change, in points, by players: `benchmarks/calibrate_hanging_gardens.py`."""


@inner
def chance_to_win(world: Words, player: Word, points: Reals) -> float:
    """Of a seat, by the points that each may end with and the turns that are to come."""
    turns = numpy.float64(bits_in(world[at.DECK]) + world[at.CARDS])
    players = world[at.PLAYERS]
    total, scale = 0.0, 1.0 / (UNSURE[players] * numpy.sqrt(turns))
    for seat in range(players):
        total += numpy.exp((points[seat] - points[player]) * scale)
    return float(1.0 / total)
