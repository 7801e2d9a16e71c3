"""GD-C3: the constraint cards. They stand in data/cards.toml, written in the language of `constraints`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec
from msgspec import Struct

from tuileries.games.gardeners.components import BOX, FOLDER, Deck, Provenance
from tuileries.games.gardeners.constraints import Back, Constraint, back_of

CardId = str
"""A card by its deck and number, such as `B2` of training B, `S14` (standard) or `X3` (expert)."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    deck: Deck
    provenance: Provenance
    constraint: Constraint

    @property
    def back(self) -> Back:
        return back_of(self.constraint)


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


def load_cards(text: bytes, numbers: dict[Deck, int]) -> dict[CardId, Card]:
    """The cards by their ids, if there are as many as the box says and no two ask the same."""
    cards = msgspec.toml.decode(text, type=CardFile).cards
    if Counter(card.deck for card in cards) != numbers:
        raise ValueError(f"the decks do not have {numbers} cards")
    if len({card.id for card in cards}) != len(cards):
        raise ValueError("two cards have the same id")
    if len({card.constraint for card in cards}) != len(cards):
        raise ValueError("two cards ask the same")
    return {card.id: card for card in cards}


CARDS = load_cards(FOLDER.joinpath("cards.toml").read_bytes(), BOX.decks.cards)


class ConflictFile(Struct, frozen=True, forbid_unknown_fields=True):
    conflicts: tuple[tuple[CardId, ...], ...]


def load_conflicts(text: bytes) -> frozenset[frozenset[CardId]]:
    """Sets of cards that are proved to exclude each other, if there are such cards."""
    conflicts = msgspec.toml.decode(text, type=ConflictFile).conflicts
    if not all(card in CARDS for cards in conflicts for card in cards):
        raise ValueError("a conflict names a card that is not there")
    return frozenset(map(frozenset, conflicts))


CONFLICTS = load_conflicts(FOLDER.joinpath("conflicts.toml").read_bytes())


def can_be_met(cards: Collection[CardId]) -> bool:
    """Whether some garden meets these cards together, up to three of the standard and expert decks."""
    return not any(conflict.issubset(cards) for conflict in CONFLICTS)


def deck(name: Deck) -> tuple[CardId, ...]:
    return tuple(card.id for card in CARDS.values() if card.deck == name)
