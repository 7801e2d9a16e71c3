"""GD-C3: the constraint cards. They stand in data/cards.toml, written in the language of `constraints`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

import msgspec
from msgspec import Struct

from tuileries.games.gardeners.components import BOX, FOLDER, Deck, Provenance
from tuileries.games.gardeners.constraints import Back, Constraint, back_of, faults

CardId = str
"""A card by its deck and number, such as `B2` of training B, `S14` (standard) or `X3` (expert)."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card never changes its face: another replaces it, and tables and records still name the old one."""

    id: CardId
    deck: Deck
    provenance: Provenance
    constraint: Constraint
    replaces: CardId | None = None

    def __post_init__(self) -> None:
        if wrong := "; ".join(faults(self.constraint)):
            raise ValueError(f"{self.id} {wrong}")

    @property
    def back(self) -> Back:
        return back_of(self.constraint)


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


def load_cards(text: bytes, numbers: dict[Deck, int]) -> dict[CardId, Card]:
    """The cards by their ids, if there are as many as the box says and no two of a deck ask the same."""
    listed = msgspec.toml.decode(text, type=CardFile).cards
    cards = {card.id: card for card in listed}
    if len(cards) != len(listed):
        raise ValueError("two cards have the same id")
    replaced = replaced_by(cards)
    if Counter(card.deck for card in listed if card.id not in replaced) != numbers:
        raise ValueError(f"the decks do not have {numbers} cards")
    if len({(drawn_with(card.deck), card.constraint) for card in listed}) != len(listed):
        raise ValueError("two cards ask the same")
    return cards


def replaced_by(cards: Mapping[CardId, Card]) -> dict[CardId, Card]:
    """The cards that are in no deck any more, each with the one that took its place."""
    found = {card.replaces: card for card in cards.values() if card.replaces}
    for old, card in found.items():
        if old not in cards:
            raise ValueError(f"{card.id} replaces {old}, which is not there")
        if (card.deck, card.back) != (cards[old].deck, cards[old].back):
            raise ValueError(f"{card.id} replaces {old}, which is of another deck or has another back")
    return found


def drawn_with(name: Deck) -> Deck:
    """GD-S1: expert cards join the standard deck."""
    return Deck.STANDARD if name == Deck.EXPERT else name


CARDS = load_cards(FOLDER.joinpath("cards.toml").read_bytes(), BOX.decks.cards)
REPLACED = replaced_by(CARDS)


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
    return tuple(card.id for card in CARDS.values() if card.deck == name and card.id not in REPLACED)
