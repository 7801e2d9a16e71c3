"""A garden for some cards of Gardeners, or the cards that stand in each other's way."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from tuileries import solver
from tuileries.cli.screen import Screen
from tuileries.core.errors import BadOptions, UnknownName
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.drawing import draw_garden
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.games.gardeners.text import card_name

TOLD = {"garden": "solve-garden", "impossible": "solve-impossible", "undecided": "solve-undecided"}


class Answer(Struct, frozen=True, omit_defaults=True):
    """For other programs: a garden, or a smallest set of cards that exclude each other, or neither known."""

    answer: str
    cards: tuple[CardId, ...]
    garden: tuple[Laid, ...] = ()
    conflict: tuple[CardId, ...] = ()


def solve_cards(screen: Screen, cards: Sequence[CardId], *, size: int, seconds: float, as_json: bool) -> int:
    """0 when it is known, 1 when the time was too short."""
    for card in cards:
        if card not in CARDS:
            raise UnknownName("error-unknown-card", name=card)
    if seconds <= 0:
        raise BadOptions("error-seconds")
    found = decided(tuple(cards), size, seconds)
    if as_json:
        screen.print_text(msgspec.json.encode(found).decode())
    else:
        show(screen, found, size)
    return int(found.answer == "undecided")


def decided(cards: tuple[CardId, ...], size: int, seconds: float) -> Answer:
    rules = [CARDS[card].constraint for card in cards]
    try:
        garden = solver.solve(rules, size=size, seconds=seconds)
        if garden is not None:
            return Answer("garden", cards, garden=garden.laid)
        excluded = solver.conflict(rules, size=size, seconds=seconds)
        return Answer(
            "impossible", cards, conflict=tuple(c for c in cards if CARDS[c].constraint in excluded)
        )
    except solver.Undecided:
        return Answer("undecided", cards)


def show(screen: Screen, found: Answer, size: int) -> None:
    for card in found.conflict or found.cards:
        screen.tell_phrase(card_name(card))
    screen.tell(TOLD[found.answer], cards=len(found.conflict))
    if found.garden:
        screen.draw(draw_garden(Garden(size, found.garden)))
