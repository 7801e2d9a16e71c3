"""What a teammate says about its last move in an open lesson.

It speaks of what everyone saw. Its card stays a secret: it is not in a view of the table that shows no hidden
face, and nothing else is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

from tuileries.core.game import Player
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.gardeners.components import TILES, TileId
from tuileries.games.gardeners.events import (
    CardDrawn,
    Event,
    GardenChecked,
    SaidReady,
    TileAdded,
    TileRemoved,
)
from tuileries.games.gardeners.garden import is_full
from tuileries.games.gardeners.text import back_name
from tuileries.games.gardeners.view import View


def comment(speaker: Player, before: View, events: Sequence[Event], after: View) -> Phrase | None:
    for event in events:
        match event:
            case GardenChecked():
                return about_check(speaker, event, events)
            case TileAdded(player=player) if player == speaker:
                return about_tile(event, before, after)
            case TileRemoved(player=player) if player == speaker:
                return said("removed", tile=thing_name(event.tile))
            case SaidReady(player=player) if player == speaker and len(events) == 1:
                return said("ready")
    return None


def about_check(speaker: Player, event: GardenChecked, events: Sequence[Event]) -> Phrase | None:
    """GD-V2: how everyone looks is seen by all; what a new card's back says, too."""
    if False in event.delighted:
        return said("angry" if event.delighted[speaker] is False else "unhappy")
    for drawn in events:
        if isinstance(drawn, CardDrawn):
            return said("drawn" if drawn.player == speaker else "yours", back=back_name(drawn.back))
    return None


def about_tile(event: TileAdded, before: View, after: View) -> Phrase:
    if is_full(after.garden):
        return said("full")
    was_given = event.tile in before.seats[event.player].loose
    return said("given" if was_given else "added", tile=thing_name(event.tile))


def thing_name(tile: TileId) -> Phrase:
    """What is on it, or its bare ground."""
    told = TILES[tile]
    words = "-".join(word for word in (told.colour, told.thing) if word)
    return Phrase(f"gardeners-thing-{words}") if words else Phrase(f"gardeners-ground-{told.ground}")


def said(key: str, **args: Argument) -> Phrase:
    return Phrase(f"gardeners-comment-{key}", args)
