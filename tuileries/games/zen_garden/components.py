"""ZG-C1 to ZG-C7: what is in the box. The numbers stand in data/box.toml."""

from __future__ import annotations

from enum import StrEnum
from importlib import resources
from itertools import product
from typing import Literal

import msgspec
from msgspec import Struct

Provenance = Literal["book", "public", "deduced"]


class Feature(StrEnum):
    """ZG-C3: what a tile can show and an emperor can want."""

    PAGODA = "pagoda"
    BENCH = "bench"
    BUDDHA = "buddha"
    GATE = "gate"
    CRANE = "crane"
    SAND_WALKWAY = "sand-walkway"
    WOOD_WALKWAY = "wood-walkway"
    STONE_WALKWAY = "stone-walkway"
    SAND = "sand"
    GRAVEL = "gravel"
    TREES = "trees"
    CLAY = "clay"
    WATER = "water"
    CHERRY_BLOSSOM = "cherry-blossom"


class Tile(Struct, frozen=True, order=True, gc=False):
    """ZG-C1: a decor, a walkway and a floor."""

    decor: Feature
    walkway: Feature
    floor: Feature

    def shows(self, feature: Feature) -> bool:
        return feature in (self.decor, self.walkway, self.floor)


class Corner(StrEnum):
    """ZG-C2: the corner of the tile that its walkway bends around."""

    NW = "nw"
    NE = "ne"
    SE = "se"
    SW = "sw"


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    decors: tuple[Feature, ...]
    walkways: tuple[Feature, ...]
    floors: tuple[Feature, ...]
    total: int
    per_decor: int
    per_walkway: int
    per_floor: int
    provenance: Provenance

    def __post_init__(self) -> None:
        counts = (
            (self.total, len(self.decors) * len(self.walkways) * len(self.floors)),
            (self.per_decor * len(self.decors), self.total),
            (self.per_walkway * len(self.walkways), self.total),
            (self.per_floor * len(self.floors), self.total),
        )
        if any(stated != counted for stated, counted in counts):
            raise ValueError(f"the garden tiles do not add up to {self.total}")

    @property
    def features(self) -> tuple[Feature, ...]:
        return self.decors + self.walkways + self.floors


class Emperors(Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    provenance: Provenance


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    prices: tuple[int, ...]
    columns: int
    provenance: Provenance


class GardenBoard(Struct, frozen=True, forbid_unknown_fields=True):
    side: int
    provenance: Provenance


class Coins(Struct, frozen=True, forbid_unknown_fields=True):
    start: int
    most: int
    line_bonus: int
    provenance: Provenance


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    stack: tuple[int, ...]
    total: int
    provenance: Provenance


class Boards(Struct, frozen=True, forbid_unknown_fields=True):
    names: tuple[str, ...]
    missions: tuple[int, ...]
    levels: tuple[tuple[int, ...], ...]
    provenance: Provenance


class Missions(Struct, frozen=True, forbid_unknown_fields=True):
    features: int
    needed: int
    provenance: Provenance


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    rings: tuple[int, ...]
    decor: tuple[int, ...]
    minor: int
    major: int
    majority: tuple[int, int]
    detail: tuple[int, ...]
    unity: int
    floors: tuple[int, ...]
    provenance: Provenance


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box, checked against its totals."""

    tiles: Tiles
    emperors: Emperors
    market: Market
    garden: GardenBoard
    coins: Coins
    points: Points
    boards: Boards
    missions: Missions
    scoring: Scoring

    def __post_init__(self) -> None:
        if sorted(self.tiles.features) != sorted(Feature) or self.emperors.total != len(Feature):
            raise ValueError("there is one emperor tile for each feature")
        if self.market.prices[0] != 0 or self.market.columns < 4:
            raise ValueError("the bottom row is free and has a tile for each of four turns")
        if self.coins.start > self.coins.most:
            raise ValueError(f"the coin track ends at {self.coins.most}")
        if self.points.total != len(self.points.stack) * sum(self.boards.missions):
            raise ValueError(f"the stacks of the missions do not add up to {self.points.total} point tiles")
        if len(self.boards.names) != len(self.boards.missions):
            raise ValueError("every preference board says how many missions it has")
        if any(
            not {1} <= set(level) <= set(range(1, len(self.boards.names) + 1)) for level in self.boards.levels
        ):
            raise ValueError("a level is board 1 and any of the others")


def load(text: bytes) -> Box:
    return msgspec.toml.decode(text, type=Box)


BOX = load(resources.files(__package__).joinpath("data/box.toml").read_bytes())
TILES = tuple(Tile(*features) for features in product(BOX.tiles.decors, BOX.tiles.walkways, BOX.tiles.floors))
CORNERS = tuple(Corner)
