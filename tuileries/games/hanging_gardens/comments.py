"""What a bot says about its last move in an open lesson: from what lies open, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from tuileries.core.game import Player
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.hanging_gardens.components import BOX, LETTERS
from tuileries.games.hanging_gardens.events import CardLaid, Event, TempleDeclined, TileTaken
from tuileries.games.hanging_gardens.garden import Laid, gained, square, structure
from tuileries.games.hanging_gardens.text import feature_name, tile_name
from tuileries.games.hanging_gardens.view import View, project

PAIR = 2
"""So many squares of a feature want one more."""


def comment(speaker: Player, before: View, events: Sequence[Event], after: View) -> Phrase | None:
    for event in reversed(events):
        match event:
            case TileTaken(player=player, memory=False) if player == speaker:
                return about_tile(event, before, after)
            case TempleDeclined(player=player) if player == speaker:
                return said("declined")
            case CardLaid(player=player) if player == speaker:
                return about_card(event, before, after)
    return None


def about_tile(event: TileTaken, before: View, after: View) -> Phrase:
    points = total(after, event.player) - total(before, event.player)
    series = BOX.series.get(event.tile)
    number = after.seats[event.player].taken.count(event.tile)
    if series and len(series.values) > 1 and number % len(series.values) == 0:
        return said("full", tile=tile_name(event.tile), points=points)
    return said("taken" if points else "hope", tile=tile_name(event.tile), points=points)


def total(view: View, player: Player) -> int:
    return project(view)[player].total


def about_card(event: CardLaid, before: View, after: View) -> Phrase:
    """The largest structure that the card made larger."""
    garden = after.seats[event.player].garden
    fresh = gained(before.seats[event.player].garden, Laid(event.card, event.cell, event.turn))
    largest = max((structure(garden, cell) for cell in fresh), key=len, default=())
    if len(largest) <= PAIR and is_last(after):
        return said("last")
    if len(largest) < PAIR:
        return said("small")
    feature = feature_name(LETTERS[square(garden, next(iter(largest)))])
    return said("pair" if len(largest) == PAIR else "grown", feature=feature, size=len(largest))


def is_last(after: View) -> bool:
    """HG-R2: whether no card is left for whoever has just placed one."""
    return not after.deck and len(after.cards) < len(after.seats)


def said(key: str, **args: Argument) -> Phrase:
    return Phrase(f"hanging-gardens-comment-{key}", args)
