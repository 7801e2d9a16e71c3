"""The garden of the day: a puzzle for each date and difficulty, the same for everyone on every machine.

A card is taken when a garden was found and left when it is proved that there is none. So a clock can keep a
garden from coming out, but never changes it.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from tuileries.core.chance import Chance
from tuileries.games.gardeners.cards import CARDS, REPLACED, Card, CardId
from tuileries.games.gardeners.components import BOX, TILES_BY_SIZE, Deck, Mode
from tuileries.games.gardeners.constraints import matches
from tuileries.games.gardeners.state import Options
from tuileries.solver import solve
from tuileries.solver.formula import looked_at
from tuileries.solver.proofs import Decision, Undecided
from tuileries.solver.puzzle import puzzle

SOON, PATIENCE = 1.0, 120.0
"""Seconds for the exact solver alone, which mostly takes a hundredth, and then for both by turns."""


NEW_CARDS = date(2026, 11, 16)
"""From this day on S60 and S61 are drawn, and no longer S36 and S58. Days before it keep their gardens."""


class Difficulty(StrEnum):
    GENTLE = "gentle"
    TRICKY = "tricky"
    FIENDISH = "fiendish"


class Level(NamedTuple):
    """The mode that gives garden and tiles, the decks that give cards, and how many of them."""

    mode: Mode
    decks: tuple[Deck, ...]
    cards: int

    @property
    def size(self) -> int:
        return BOX.modes[self.mode].size


LEVELS = {
    Difficulty.GENTLE: Level(Mode.TRAINING_A, (Deck.TRAINING_A, Deck.STANDARD), 3),
    Difficulty.TRICKY: Level(Mode.TRAINING_B, (Deck.TRAINING_B, Deck.STANDARD), 5),
    Difficulty.FIENDISH: Level(Mode.NORMAL, (Deck.STANDARD, Deck.EXPERT), 7),
}


def gardens_of(day: date) -> Mapping[Difficulty, Options]:
    """All that could be decided."""
    found: dict[Difficulty, Options] = {}
    for difficulty in Difficulty:
        with suppress(Undecided):
            found[difficulty] = garden_of(day, difficulty)
    return found


def garden_of(day: date, difficulty: Difficulty) -> Options:
    """The puzzle of a day: no two cards with the same back, and a garden that keeps to all of them."""
    level = LEVELS[difficulty]
    drawn, _ = Chance(f"garden of the day {day.isoformat()} {difficulty}").shuffle(deck_of(level, day))
    chosen: tuple[CardId, ...] = ()
    for card in drawn:
        if len(chosen) < level.cards and is_new(card, chosen) and can_join(card, chosen, level.size):
            chosen = (*chosen, card)
    return Options(level.mode, puzzle=chosen)


def deck_of(level: Level, day: date) -> list[CardId]:
    """As it was on that day."""
    cards = (card for card in CARDS.values() if card.deck in level.decks and is_there(card, day))
    return [card.id for card in cards if asks(card, level.size)]


def is_there(card: Card, day: date) -> bool:
    return not card.replaces if day < NEW_CARDS else card.id not in REPLACED


def asks(card: Card, size: int) -> bool:
    """Whether there is a tile of every kind that the card names; otherwise it asks nothing, or too much."""
    kinds = [kind for selector in looked_at(card.constraint) for kind in selector]
    return all(any(matches(tile, (kind,)) for tile in TILES_BY_SIZE[size]) for kind in kinds)


def is_new(card: CardId, chosen: tuple[CardId, ...]) -> bool:
    return CARDS[card].back not in [CARDS[other].back for other in chosen]


def can_join(card: CardId, chosen: tuple[CardId, ...], size: int) -> bool:
    """Alone it comes first: that a card asks too much is proved soonest without the others."""
    return can_be_met((card,), size) and can_be_met((*chosen, card), size)


def can_be_met(cards: tuple[CardId, ...], size: int) -> bool:
    """One solver proves, the other finds what is hard to prove; the answer is the same, whoever is first."""
    constraints = [CARDS[card].constraint for card in cards]
    with suppress(Undecided):
        return Decision(puzzle(constraints, None, size)).garden(time.monotonic() + SOON) is not None
    return solve(constraints, size=size, seconds=PATIENCE) is not None
