"""What things are worth to whoever plays The Hanging Gardens, in points: by name, early and late."""

from __future__ import annotations

from functools import cache
from importlib import resources

from tuileries.fast.hanging_gardens.box import LARGEST
from tuileries.fast.kernel import Reals
from tuileries.fast.weights import Names, Weights, between
from tuileries.games.hanging_gardens.components import BOX

STEPS = [
    after - before
    for series in BOX.series.values()
    for before, after in zip((0, *series.values), series.values, strict=False)
]
"""What one more of a series adds: queens, kings, tigers, gardens, statues, chalices, gates."""

LACKING = max(len(series.values) for series in BOX.series.values())

NAMES = Names(
    # What a tile brings.
    ("step", float, len(STEPS)),  # one more of a series, by series and by how many it has
    ("person", float, LACKING + 1),  # the part of a person's bonus, by how many tiles its series lacks
    ("deny", float),  # a point that a tile would have brought to another
    ("unseen", float),  # a point that a tile drawn unseen brings on average
    # What a garden will bring.
    ("free", float, LARGEST),  # a structure without a temple, by size from 1
    ("temple", float, LARGEST),  # a structure with one
    ("spare", float),  # a temple that is not built yet
    ("covered", float),  # a square where no card lay
    ("edge", float),  # a square beside a temple where a card lies
    ("turn", float),  # a turn that is still to come
)

EARLY = 12
"""So many turns from the end, or more, a game is young. Each has a row of weights, the last turn first."""


def sheet() -> Reals:
    """The score sheet as it stands and nothing beyond it: what a short-sighted player sees."""
    return NAMES.row(
        step=STEPS,
        person=[1, *[0] * LACKING],
        deny=0,
        unseen=1,
        free=0,
        temple=0,
        spare=0,
        covered=0,
        edge=0,
        turn=0,
    )


@cache
def seasoned(players: int) -> Reals:
    """What self-play found things to be worth to whoever chooses, among so many players."""
    return read_rows(resources.files(__package__).joinpath("data", f"weights-{players}.toml").read_bytes())


def read_rows(text: bytes) -> Reals:
    """A row of weights for each part of a game."""
    early, late = NAMES.read(text)
    return between(late, early, EARLY + 1)


@cache
def sight(foresight: float, players: int) -> Weights:
    """From the bare score sheet (0) to what a seasoned player sees (1)."""
    return NAMES.named(sheet() * (1 - foresight) + seasoned(players) * foresight)
