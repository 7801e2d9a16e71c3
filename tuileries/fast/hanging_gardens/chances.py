"""What points that are expected mean for a victory, while there is still a game to play."""

from __future__ import annotations

import numpy

from tuileries.fast.bits import bits_in
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import inner
from tuileries.fast.kernel import Reals, Word, Words

UNSURE = 3.0
"""How much a turn can change, in points: `benchmarks/calibrate_hanging_gardens.py`."""


@inner
def chance_to_win(world: Words, player: Word, points: Reals) -> float:
    """Of a seat, by the points that each may end with and the turns that are to come."""
    turns = numpy.float64(bits_in(world[at.DECK]) + world[at.CARDS])
    total, scale = 0.0, 1.0 / (UNSURE * numpy.sqrt(turns))
    for seat in range(world[at.PLAYERS]):
        total += numpy.exp((points[seat] - points[player]) * scale)
    return float(1.0 / total)
