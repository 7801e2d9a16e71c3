"""What lies on the table."""

from __future__ import annotations

from msgspec import Struct

from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.games.zen_garden.components import BOX, Corner, Feature, Tile


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """ZG-S1: the preference boards in play."""

    boards: tuple[int, ...] = (1,)


class Laid(Struct, frozen=True, gc=False):
    """A tile in a garden. Cells count from the first tile laid, which is at (0, 0)."""

    tile: Tile
    cell: Cell
    corner: Corner


PRICES = tuple(price for price in BOX.market.prices for _ in range(BOX.market.columns))

Garden = tuple[Laid, ...]
"""ZG-T6: a shape, in the order it was laid; where it stands on the board never matters."""


REMEMBERED = 2**13
"""Seats of which it is kept what they score and where their gardens stand.

A turn changes one seat, and all are shown again. So many are enough for some 1,600 tables of four at a time,
in 12 megabytes.
"""


class Award(Struct, frozen=True):
    """ZG-T9: a mission done, and the point tile it gave (0: it came too late)."""

    mission: int
    points: int


class Seat(Struct, frozen=True, cache_hash=True):
    """What lies before one player."""

    coins: int
    garden: Garden = ()
    awards: tuple[Award, ...] = ()


class Preferences(Struct, frozen=True, cache_hash=True):
    """ZG-S2: the emperor tiles on board 1."""

    minor: Feature
    major: Feature
    majority: Feature
    detail: Feature


class Mission(Struct, frozen=True):
    """ZG-S2, ZG-S3: two features to show, and the point tiles still there."""

    features: tuple[Feature, ...]
    stack: tuple[int, ...]


Market = tuple[Tile | None, ...]
"""ZG-C4: the spaces, bottom row first, left to right."""


class Round(Struct, frozen=True):
    """ZG-R1, ZG-R2: which round it is, who began it and how many turns it has had."""

    number: int
    first: Player
    turns: int = 0


class State(Struct, frozen=True):
    """Everything, secrets included."""

    options: Options
    preferences: Preferences
    missions: tuple[Mission, ...]
    seats: tuple[Seat, ...]
    market: Market
    supply: tuple[Tile, ...]
    discards: tuple[Tile, ...]
    round: Round
    chance: Chance


def price_of(space: int) -> int:
    """ZG-C4: the bottom row is free, each row above costs one coin more."""
    return PRICES[space]


def is_full(seat: Seat) -> bool:
    return len(seat.garden) == BOX.garden.side**2


def count(garden: Garden, feature: Feature) -> int:
    """How many tiles of the garden show this feature."""
    return sum(laid.tile.shows(feature) for laid in garden)
