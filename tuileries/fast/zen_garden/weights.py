"""What things are worth to whoever plays Zen Garden, from the first tile to the last."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
import numpy

from tuileries.fast.kernel import Reals
from tuileries.fast.zen_garden.eye import WEIGHTS
from tuileries.games.zen_garden.components import BOX

LAST_TILE = BOX.garden.side**2 - 1


def steps(table: tuple[int, ...], length: int) -> list[float]:
    """What one more of something adds, by how many there are."""
    padded = [*table, *[table[-1]] * (length + 1 - len(table))]
    return [float(padded[n + 1] - padded[n]) for n in range(length)]


def sheet_weights() -> Reals:
    """The score sheet as it stands and nothing beyond it: what a short-sighted player sees."""
    pays = BOX.scoring
    row = [1.0, pays.minor, pays.major, *steps(pays.decor, 13), *steps(pays.detail, 7)]
    row += [0.0, 4.0, 4.0, 0.0, 0.0, *steps(pays.floors, 6), 0.0]
    row += [0.0, float(BOX.points.stack[0]), *[0.0] * 7]
    row += [
        0.0,
        0.0,
        0.0,
        0.0,
        *steps(pays.rings, 4),
        0.0,
        0.0,
        1.0,
        float(pays.unity),
        0.0,
        float(pays.unity),
        0.0,
    ]
    assert len(row) == WEIGHTS
    return numpy.array([row] * (LAST_TILE + 1))


def between(start: Reals, end: Reals) -> Reals:
    """Weights that change evenly from the first tile to the last."""
    parts = numpy.linspace(0.0, 1.0, LAST_TILE + 1)[:, None]
    return numpy.asarray(start * (1 - parts) + end * parts)


def seasoned_weights() -> Reals:
    """What self-play found things to be worth, at the first tile and at the last: tune_zen_garden.py."""
    text = resources.files(__package__).joinpath("data/weights.json").read_bytes()
    start, end = (numpy.array(row) for row in msgspec.json.decode(text, type=tuple[list[float], list[float]]))
    return between(start, end)


@cache
def sight(foresight: float) -> Reals:
    """From the bare score sheet (0) to what a seasoned player sees (1)."""
    return numpy.asarray(sheet_weights() * (1 - foresight) + seasoned_weights() * foresight)
