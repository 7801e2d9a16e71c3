"""HG-C1 to HG-C6: what is in the box. The numbers stand in data/box.toml, the cards in data/cards.toml."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from importlib import resources
from typing import Literal

import msgspec
from msgspec import Struct

Provenance = Literal["book", "public", "reconstructed"]

Card = str
"""HG-C1: a card is its picture, row by row, such as `T-P/--A`. No two building cards are alike."""

Shape = tuple[str, ...]
"""A card as it lies, turned: its rows from the top, a letter for each square."""

GROUND = "-"


class Feature(StrEnum):
    """HG-C1: what a square can show besides building ground."""

    TERRACE = "terrace"
    PARK = "park"
    ARCADE = "arcade"
    FOUNTAIN = "fountain"


LETTERS = {"T": Feature.TERRACE, "P": Feature.PARK, "A": Feature.ARCADE, "F": Feature.FOUNTAIN}
"""How the features are written in cards and gardens."""


class Tile(StrEnum):
    """HG-C3: the kinds of point tiles, seven series and five persons."""

    QUEEN = "queen"
    KING = "king"
    TIGER = "tiger"
    GARDEN = "garden"
    STATUE = "statue"
    CHALICE = "chalice"
    GATE = "gate"
    TAMER = "tamer"
    GARDENER = "gardener"
    SCULPTOR = "sculptor"
    PRIEST = "priest"
    GUARD = "guard"


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    start: Card
    start_cards: int
    building_cards: int
    per_feature: int
    by_features: tuple[int, ...]
    provenance: Provenance


class Temples(Struct, frozen=True, forbid_unknown_fields=True):
    per_player: int
    smallest: int
    unseen_from: int
    provenance: Provenance


class Display(Struct, frozen=True, forbid_unknown_fields=True):
    columns: int
    rows: int
    provenance: Provenance


class Rounds(Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[int, int]
    provenance: Provenance


class Exhausted(Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    provenance: Provenance


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    provenance: Provenance


class Series(Struct, frozen=True, forbid_unknown_fields=True):
    """HG-C4: how many of them there are, and what 1, 2, 3 … of them pay."""

    number: int
    number_source: Provenance
    values: tuple[int, ...]
    sources: tuple[Provenance, ...]


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """HG-C5: what a person pays without and with a full series."""

    series: Tile
    values: tuple[int, int]
    sources: tuple[Provenance, Provenance]


class Guard(Struct, frozen=True, forbid_unknown_fields=True):
    series: Tile
    per_tile: int
    provenance: Provenance


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box but the building cards, checked against its totals."""

    cards: Cards
    temples: Temples
    display: Display
    rounds: Rounds
    exhausted: Exhausted
    tiles: Tiles
    series: dict[Tile, Series]
    persons: dict[Tile, Person]
    guard: Guard

    def __post_init__(self) -> None:
        if [*self.series, *self.persons, Tile.GUARD] != list(Tile):
            raise ValueError("there are seven series, four persons and the guard")
        if self.tiles.total != sum(series.number for series in self.series.values()) + len(self.persons) + 1:
            raise ValueError(f"the point tiles do not add up to {self.tiles.total}")
        if any(len(series.values) != len(series.sources) for series in self.series.values()):
            raise ValueError("every value of a series names its source")
        if not {self.guard.series, *(person.series for person in self.persons.values())} <= set(self.series):
            raise ValueError("every person belongs to a series")
        if any(self.cards.building_cards % dealt for dealt in self.rounds.cards.values()):
            raise ValueError("the building cards are dealt out evenly")


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A building card of the file."""

    squares: Card
    provenance: Provenance


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Entry, ...]


def load_box(text: bytes) -> Box:
    return msgspec.toml.decode(text, type=Box)


def load_cards(text: bytes, box: Cards) -> tuple[Card, ...]:
    """HG-C2: the building cards, if they are what the box says."""
    cards = tuple(entry.squares for entry in msgspec.toml.decode(text, type=Deck).cards)
    if any([len(row) for row in card.split("/")] != [3, 3] for card in cards):
        raise ValueError("a card has two rows of three squares")
    if not set("".join(cards)) <= {*LETTERS, GROUND, "/"}:
        raise ValueError("a square is ground or one of four features")
    if len({min(card, card[::-1]) for card in cards}) != box.building_cards:
        raise ValueError(f"there are {box.building_cards} different building cards")
    sizes = Counter(6 - card.count(GROUND) for card in cards)
    if tuple(sizes[number] for number in range(1, 5)) != box.by_features:
        raise ValueError(f"the cards do not carry 1 to 4 features {box.by_features} times")
    if any("".join(cards).count(letter) != box.per_feature for letter in LETTERS):
        raise ValueError(f"there are not {box.per_feature} squares of each feature")
    return cards


def shapes(card: Card) -> tuple[Shape, ...]:
    """HG-T2: the card in each of its turns, by quarters, clockwise; turns that look alike only once."""
    turned = [tuple(card.split("/"))]
    for _ in range(3):
        turned.append(tuple("".join(column) for column in zip(*reversed(turned[-1]), strict=True)))
    return tuple(dict.fromkeys(turned))


FOLDER = resources.files(__package__).joinpath("data")
BOX = load_box(FOLDER.joinpath("box.toml").read_bytes())
CARDS = load_cards(FOLDER.joinpath("cards.toml").read_bytes(), BOX.cards)
SHAPES = {card: shapes(card) for card in CARDS}
TILES = tuple(tile for tile in Tile for _ in range(BOX.series[tile].number if tile in BOX.series else 1))
