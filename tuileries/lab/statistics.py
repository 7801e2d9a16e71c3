"""Means and intervals."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean, stdev

from msgspec import Struct

Z = NormalDist().inv_cdf(0.975)


class Rate(Struct, frozen=True):
    """A share of `games`, with the interval that holds the true share 95 times in 100 (Wilson)."""

    games: int
    share: float
    low: float
    high: float


def rate(won: float, games: int) -> Rate:
    share = won / games
    spread = 1 + Z**2 / games
    middle = (share + Z**2 / (2 * games)) / spread
    reach = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2)) / spread
    return Rate(games, share, max(0.0, middle - reach), min(1.0, middle + reach))


class Mean(Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    error: float


def mean(values: list[int]) -> Mean:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(fmean(values), error)
