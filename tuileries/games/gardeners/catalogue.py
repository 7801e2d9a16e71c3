"""Everything a client needs to know to draw tiles and cards, and to say what cards ask."""

from __future__ import annotations

from msgspec import Struct

from tuileries.core.phrases import Phrase
from tuileries.games.gardeners.cards import CARDS, Card, CardId
from tuileries.games.gardeners.components import BOX, TILES, Box, Deck, Tile, TileId
from tuileries.games.gardeners.constraints import Back, Constraint
from tuileries.games.gardeners.wording import Pictogram, card_text, pictogram


class CardEntry(Struct, frozen=True):
    """A card with its sentence, to be put into a language, and its picture."""

    id: CardId
    deck: Deck
    back: Back
    constraint: Constraint
    text: Phrase
    pictogram: Pictogram


class TileEntry(Struct, frozen=True):
    """A tile, and in how many ways it can lie."""

    tile: Tile
    turns: int


class Catalogue(Struct, frozen=True):
    box: Box
    tiles: dict[TileId, TileEntry]
    cards: dict[CardId, CardEntry]


def entry(card: Card) -> CardEntry:
    rule = card.constraint
    return CardEntry(card.id, card.deck, card.back, rule, card_text(rule), pictogram(rule))


def catalogue() -> Catalogue:
    tiles = {tile.id: TileEntry(tile, tile.turns) for tile in TILES.values()}
    return Catalogue(BOX, tiles, {card.id: entry(card) for card in CARDS.values()})
