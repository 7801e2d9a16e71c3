"""GD-C1, GD-C2, GD-C4: what is in the box. Numbers stand in data/box.toml, tiles in data/tiles.toml."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from importlib import resources
from typing import Literal

import msgspec
from msgspec import Struct

Provenance = Literal["book", "public", "reconstructed"]

TileId = str
"""A tile by its set and number, such as `B2`. Tiles that look alike are still two."""


class Ground(StrEnum):
    GRASS = "grass"
    EARTH = "earth"
    SAND = "sand"


class Thing(StrEnum):
    """GD-C1: what can lie on a tile. A bend joins two neighbouring edges, a straight two opposite ones."""

    FLOWER = "flower"
    TREE = "tree"
    BENCH = "bench"
    FOUNTAIN = "fountain"
    BEND = "bend"
    STRAIGHT = "straight"


class Colour(StrEnum):
    GREEN = "green"
    FUCHSIA = "fuchsia"
    ORANGE = "orange"


class Mode(StrEnum):
    """GD-S1: what can be played."""

    TRAINING_A = "training-a"
    TRAINING_B = "training-b"
    TRAINING_C = "training-c"
    BEGINNER = "beginner"
    NORMAL = "normal"


class Deck(StrEnum):
    """GD-C3: the parts that the constraint cards come in."""

    TRAINING_A = "training-a"
    TRAINING_B = "training-b"
    TRAINING_C = "training-c"
    STANDARD = "standard"
    EXPERT = "expert"


class Tile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """GD-C1: a ground and at most one thing; flowers and trees, and nothing else, have a colour."""

    id: TileId
    ground: Ground
    thing: Thing | None = None
    colour: Colour | None = None

    def __post_init__(self) -> None:
        if (self.colour is not None) != (self.thing in (Thing.FLOWER, Thing.TREE)):
            raise ValueError(f"{self.id}: flowers and trees have a colour, nothing else has")

    @property
    def set(self) -> str:
        return self.id[0]

    @property
    def turns(self) -> int:
        """In how many ways the tile can lie. Where turning means nothing there is one."""
        return TURNS.get(self.thing, 1)


TURNS: dict[Thing | None, int] = {Thing.BENCH: 4, Thing.BEND: 4, Thing.STRAIGHT: 2}


class TileFile(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    tiles: tuple[Tile, ...]


class Sets(Struct, frozen=True, forbid_unknown_fields=True):
    sets: dict[str, int]
    provenance: Provenance


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[Deck, int]
    provenance: Provenance


class Timer(Struct, frozen=True, forbid_unknown_fields=True):
    seconds: int
    reading: int
    provenance: Provenance


class Grades(Struct, frozen=True, forbid_unknown_fields=True):
    shared: tuple[int, ...]
    solo: tuple[int, ...]
    provenance: Provenance


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """GD-S1, GD-R4: what a mode is played with, and how."""

    size: int
    sets: tuple[str, ...]
    deck: Deck
    is_timed: bool
    is_open: bool
    is_training: bool


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything but tiles and cards, checked for what must hold together."""

    tiles: Sets
    decks: Decks
    timer: Timer
    grades: Grades
    modes: dict[Mode, Terms]

    def __post_init__(self) -> None:
        if set(self.modes) != set(Mode) or set(self.decks.cards) != set(Deck):
            raise ValueError("every mode and every deck is in the box")
        if any(terms.size**2 != self.number(terms.sets) for terms in self.modes.values()):
            raise ValueError("the tiles of a mode fill its garden")

    def number(self, sets: tuple[str, ...]) -> int:
        return sum(self.tiles.sets[name] for name in sets)


def load_box(text: bytes) -> Box:
    return msgspec.toml.decode(text, type=Box)


def load_tiles(text: bytes, sets: dict[str, int]) -> dict[TileId, Tile]:
    """GD-C2: the tiles by their ids, if there are as many of each set as the box says."""
    tiles = msgspec.toml.decode(text, type=TileFile).tiles
    if Counter(tile.set for tile in tiles) != sets:
        raise ValueError(f"the sets do not have {sets} tiles")
    if len({tile.id for tile in tiles}) != len(tiles):
        raise ValueError("two tiles have the same id")
    return {tile.id: tile for tile in tiles}


FOLDER = resources.files(__package__).joinpath("data")
BOX = load_box(FOLDER.joinpath("box.toml").read_bytes())
TILES = load_tiles(FOLDER.joinpath("tiles.toml").read_bytes(), BOX.tiles.sets)
TILES_BY_SIZE = {
    terms.size: tuple(tile for tile in TILES.values() if tile.set in terms.sets)
    for terms in BOX.modes.values()
}
"""GD-S1: the tiles that fill a garden of this side."""
