"""The names of things and the sentences of the log, as keys of the catalogues."""

from __future__ import annotations

from collections.abc import Iterable

from tuileries.core import grids
from tuileries.core.grids import ALPHABET, Cell
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.hanging_gardens.components import BOX, LETTERS, Card, Feature, Tile
from tuileries.games.hanging_gardens.events import (
    CardLaid,
    CardSetAside,
    Event,
    FiveNoted,
    RoundBegun,
    TableSet,
    TempleBuilt,
    TempleDeclined,
    TileDrawn,
    TilesRanOut,
    TilesShown,
    TileTaken,
)
from tuileries.games.hanging_gardens.state import Stage, ToBuild, ToMove, ToTake

HOME = Cell(20, 12)
"""The start card's top left square is called m20, which leaves room on all sides."""

TURNS = "nesw"
"""Where the top of a card points after 0, 1, 2, 3 quarter turns."""


def feature_name(feature: Feature) -> Phrase:
    return Phrase(f"hanging-gardens-feature-{feature}")


def feature_names(features: Iterable[Feature]) -> tuple[Phrase, ...]:
    return tuple(map(feature_name, features))


def card_features(card: Card) -> tuple[Phrase, ...]:
    """What a card shows, row by row."""
    return feature_names(LETTERS[letter] for letter in card if letter in LETTERS)


def tile_name(tile: Tile) -> Phrase:
    return Phrase(f"hanging-gardens-tile-{tile}")


def tile_names(tiles: Iterable[Tile]) -> tuple[Phrase, ...]:
    return tuple(map(tile_name, tiles))


def line_name(rule: str) -> Phrase:
    return Phrase(f"hanging-gardens-line-{rule}")


def column_name(column: int) -> str:
    return grids.column_name(column + HOME.column)


def cell_name(cell: Cell) -> str:
    """A place in a garden, such as m20."""
    return grids.cell_name(cell, HOME)


def space_name(space: int) -> str:
    """A space of the display, such as b1: its column and its row."""
    column, row = divmod(space, BOX.display.rows)
    return f"{ALPHABET[column]}{row + 1}"


def stage_name(stage: Stage | None) -> str:
    """What is to be decided, as the catalogues call it."""
    match stage:
        case ToBuild():
            return "build"
        case ToMove():
            return "move"
        case ToTake():
            return "take"
    return "lay"


def sentence(event: Event) -> Phrase:
    """The line of the log that tells an event."""
    match event:
        case TableSet(first=first):
            shown = tuple(tile for tile in event.display if tile is not None)
            return Phrase("hanging-gardens-log-table-set", {"player": first, "tiles": tile_names(shown)})
        case RoundBegun(number=number, first=first):
            return Phrase("hanging-gardens-log-round", {"number": number, "player": first})
        case CardLaid():
            return Phrase("hanging-gardens-log-laid", laying(event))
        case CardSetAside(player=player, card=card):
            return Phrase("hanging-gardens-log-set-aside", {"player": player, "card": card_features(card)})
        case TempleBuilt():
            return temple_sentence(event)
        case TempleDeclined(player=player):
            return Phrase("hanging-gardens-log-declined", {"player": player})
        case TileDrawn() | TileTaken() | FiveNoted() | TilesRanOut() | TilesShown():
            return tile_sentence(event)
    winners = tuple(Phrase("seat", {"player": player}) for player in event.winners)
    args: dict[str, Argument] = {"winners": winners, "points": max(event.totals)}
    return Phrase(f"hanging-gardens-log-ended-{event.reason}", args)


def remark(before: Event, event: Event) -> None:
    """Every event says all that follows from it."""


def laying(event: CardLaid) -> dict[str, Argument]:
    return {
        "player": event.player,
        "card": card_features(event.card),
        "cell": cell_name(event.cell),
        "degrees": 90 * event.turn,
    }


def temple_sentence(event: TempleBuilt) -> Phrase:
    args: dict[str, Argument] = {
        "player": event.player,
        "cell": cell_name(event.cell),
        "feature": feature_name(event.feature),
        "size": event.size,
    }
    if event.moved is None:
        return Phrase("hanging-gardens-log-built", args)
    return Phrase("hanging-gardens-log-moved", {**args, "from": cell_name(event.moved)})


def tile_sentence(event: TileDrawn | TileTaken | FiveNoted | TilesRanOut | TilesShown) -> Phrase:
    """HG-B9: what was drawn unseen is told to its owner alone; with `memory`, what was taken to nobody."""
    match event:
        case TileDrawn(player=player, tile=None):
            return Phrase("hanging-gardens-log-drawn", {"player": player})
        case TileDrawn(player=player, tile=Tile() as tile):
            return Phrase("hanging-gardens-log-drawn-seen", {"player": player, "tile": tile_name(tile)})
        case TileTaken(player=player, memory=True):
            return Phrase("hanging-gardens-log-taken-memory", {"player": player})
        case TileTaken(player=player, tile=tile, new=None):
            return Phrase("hanging-gardens-log-taken-last", {"player": player, "tile": tile_name(tile)})
        case TileTaken(player=player, tile=tile, new=Tile() as new):
            names: dict[str, Argument] = {"tile": tile_name(tile), "new": tile_name(new)}
            return Phrase(
                "hanging-gardens-log-taken", {"player": player, "space": space_name(event.space), **names}
            )
        case FiveNoted(player=player, points=points):
            return Phrase("hanging-gardens-log-five", {"player": player, "points": points})
        case TilesShown(player=player, tiles=tiles):
            return Phrase("hanging-gardens-log-shown", {"player": player, "tiles": tile_names(tiles)})
    return Phrase("hanging-gardens-log-ran-out")
