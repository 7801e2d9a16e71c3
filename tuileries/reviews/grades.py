"""What a move is called by what it lost."""

from __future__ import annotations

import numpy

from tuileries.fast.kernel import Reals
from tuileries.reviews.findings import GRADES, Better, Estimate

SURE = 1.96
"""How many standard errors a 95 % interval reaches to either side."""


def estimate(values: Reals) -> Estimate:
    return Estimate(round(float(values.mean()), 3), round(float(error(values)), 3))


def error(values: Reals) -> Reals:
    """How far the interval around the mean of each column reaches."""
    return numpy.asarray(SURE * values.std(axis=0) / len(values) ** 0.5)


def grade(better: Better | None) -> str:
    """`none` where the search cannot tell the moves apart: it could be no loss at all, or an inaccuracy."""
    if better is None:
        return "best"
    points = better.points
    if points.mean - points.error <= 0 and points.mean + points.error >= GRADES["inaccuracy"]:
        return "none"
    return next((name for name, lost in GRADES.items() if points.mean >= lost), "best")


def in_doubt(points: Estimate) -> bool:
    """Whether the interval includes a loss from which on a move is called worse."""
    return any(abs(points.mean - lost) < points.error for lost in GRADES.values())
