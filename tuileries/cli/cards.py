"""The cards of Gardeners, listed."""

from __future__ import annotations

import msgspec
from rich.table import Table

from tuileries.cli.screen import Screen
from tuileries.core.phrases import Phrase
from tuileries.games.gardeners.cards import CARDS, REPLACED, Card
from tuileries.games.gardeners.text import back_name
from tuileries.games.gardeners.wording import card_text


def print_cards(screen: Screen, *, as_json: bool) -> None:
    if as_json:
        listed = [described(screen, card) for card in in_the_decks()]
        screen.print_text(msgspec.json.encode(listed).decode())
    else:
        screen.out.print(cards_table(screen))


def in_the_decks() -> list[Card]:
    return [card for card in CARDS.values() if card.id not in REPLACED]


def described(screen: Screen, card: Card) -> dict[str, str]:
    text = screen.say(card_text(card.constraint))
    return {"id": card.id, "deck": card.deck, "family": card.back.family, "back": card.back, "text": text}


def cards_table(screen: Screen) -> Table:
    table = Table()
    for key in ("cards-id", "cards-deck", "cards-back", "cards-text"):
        table.add_column(screen.say(Phrase(key)))
    for card in in_the_decks():
        deck, back = Phrase(f"gardeners-deck-{card.deck}"), back_name(card.back)
        table.add_row(card.id, screen.say(deck), screen.say(back), screen.say(card_text(card.constraint)))
    return table
