"""What things are worth to whoever plays Zen Garden, in points: by name, from the first tile to the last."""

from __future__ import annotations

from functools import cache
from importlib import resources

from tuileries.fast.kernel import Reals
from tuileries.fast.weights import Names, Weights, between
from tuileries.games.zen_garden.components import BOX

NAMES = Names(
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
)

TILES = BOX.garden.side**2
"""There is a row of weights for each tile, from the first to the last."""


def steps(table: tuple[int, ...], length: int) -> list[float]:
    """What one more of something adds, by how many there are."""
    padded = [*table, *[table[-1]] * (length + 1 - len(table))]
    return [float(padded[n + 1] - padded[n]) for n in range(length)]


def sheet() -> Reals:
    """The score sheet as it stands and nothing beyond it: what a short-sighted player sees."""
    pays = BOX.scoring
    most, second = pays.majority
    return NAMES.row(
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
    return between(*NAMES.read(text), TILES)


@cache
def sight(foresight: float) -> Weights:
    """From the bare score sheet (0) to what a seasoned player sees (1)."""
    return NAMES.named(sheet() * (1 - foresight) + seasoned() * foresight)
