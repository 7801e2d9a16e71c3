"""What things are worth to whoever plays Zen Garden, in points: by name, from the first tile to the last."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec
import numpy
from msgspec import Struct
from numpy.typing import NDArray

from tuileries.fast.kernel import Reals
from tuileries.games.zen_garden.components import BOX

NAMES = numpy.dtype(
    [
        # What a tile brings wherever it lies.
        ("coin", float),  # a coin of its price
        ("minor", float),  # the feature of the minor preference
        ("major", float),
        ("decor", float, 13),  # one more of its decor, by how many there are
        ("detail", float, 7),  # one more for attention to detail, by how many there are
        ("race", float, 5),  # one more for the majority, from two behind the best of the others to two ahead
        ("floor", float, 6),  # a floor that is new to the garden, where few are wished, by how many there are
        ("unity_floor", float),  # the same, where each should be one area
        ("mission", float, 8),  # for a mission that pays 5, by how many tiles it still needs: 1, 2 …
        # What its place brings.
        ("ring_step", float, 3),  # a square that can still be a ring, with 1, 2 or 3 tiles
        ("ring_done", float, 4),  # a ring, by how many there are
        ("line_step", float),  # the third tile of a line that can be completed
        ("line_done", float),  # a coin for a line of four
        ("split", float),  # lost by the first floor that falls apart
        ("split_more", float),  # lost by another
        ("reunite", float),  # a floor is one area again
        ("close", float),  # lost where a floor can grow no more
    ]
)
"""A row of weights."""

Weights = NDArray[numpy.void]
"""Rows of weights, by how many tiles are laid."""

LAST_TILE = BOX.garden.side**2 - 1


class WeightFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth at the first tile and at the last."""

    provenance: str
    first_tile: dict[str, Any]
    last_tile: dict[str, Any]


def row(**weights: Any) -> Reals:
    """Weights by name as the numbers of a row."""
    names = NAMES.names or ()
    if set(weights) != set(names):
        raise ValueError(f"the weights are {', '.join(names)}, not {', '.join(weights)}")
    return numpy.array([tuple(weights[name] for name in names)], dtype=NAMES).view(float)


def named(rows: Reals) -> Weights:
    """Rows of numbers as weights by name."""
    return numpy.ascontiguousarray(rows).view(NAMES)[..., 0]


def between(first: Reals, last: Reals) -> Reals:
    """Rows that change evenly from the first tile to the last."""
    parts = numpy.linspace(0.0, 1.0, LAST_TILE + 1)[:, None]
    return numpy.asarray(first * (1 - parts) + last * parts)


def steps(table: tuple[int, ...], length: int) -> list[float]:
    """What one more of something adds, by how many there are."""
    padded = [*table, *[table[-1]] * (length + 1 - len(table))]
    return [float(padded[n + 1] - padded[n]) for n in range(length)]


def sheet() -> Reals:
    """The score sheet as it stands and nothing beyond it: what a short-sighted player sees."""
    pays = BOX.scoring
    most, second = pays.majority
    return row(
        coin=1,
        minor=pays.minor,
        major=pays.major,
        decor=steps(pays.decor, 13),
        detail=steps(pays.detail, 7),
        race=[0, most - second, second, 0, 0],
        floor=steps(pays.floors, 6),
        unity_floor=0,
        mission=[BOX.points.stack[0], *[0] * 7],
        ring_step=0,
        ring_done=steps(pays.rings, 4),
        line_step=0,
        line_done=1,
        split=pays.unity,
        split_more=0,
        reunite=pays.unity,
        close=0,
    )


@cache
def seasoned() -> Reals:
    """What self-play found things to be worth."""
    text = resources.files(__package__).joinpath("data/weights.toml").read_bytes()
    found = msgspec.toml.decode(text, type=WeightFile)
    return between(row(**found.first_tile), row(**found.last_tile))


@cache
def sight(foresight: float) -> Weights:
    """From the bare score sheet (0) to what a seasoned player sees (1)."""
    return named(sheet() * (1 - foresight) + seasoned() * foresight)
