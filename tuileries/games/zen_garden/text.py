"""The names of things and the sentences of the log, as keys of the catalogues."""

from __future__ import annotations

from collections.abc import Iterable

from tuileries.core.grids import Cell
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.zen_garden.components import BOX, Corner, Feature, Tile
from tuileries.games.zen_garden.events import (
    DiscardsShuffled,
    Event,
    LineCompleted,
    MarketFilled,
    MissionDone,
    RoundBegun,
    RowDiscarded,
    TableSet,
    TileLaid,
)
from tuileries.games.zen_garden.state import Preferences

ROLES = Preferences.__struct_fields__
HOME = 3
"""The first tile of a garden is called d4, in the middle of all it can grow into."""


def feature_name(feature: Feature) -> Phrase:
    return Phrase(f"zen-garden-feature-{feature}")


def tile_marks(tile: Tile) -> tuple[Phrase, Phrase, Phrase]:
    """Short names for drawings: seven letters for the decor, three each for walkway and floor."""
    decor, walkway, floor = (Phrase(f"zen-garden-mark-{f}") for f in (tile.decor, tile.walkway, tile.floor))
    return decor, walkway, floor


def corner_name(corner: Corner) -> Phrase:
    return Phrase(f"zen-garden-corner-{corner}")


def line_name(rule: str) -> Phrase:
    return Phrase(f"zen-garden-line-{rule}")


def tile_name(tile: Tile) -> Phrase:
    args = {"decor": tile.decor, "walkway": tile.walkway, "floor": tile.floor}
    return Phrase("zen-garden-tile", {role: feature_name(feature) for role, feature in args.items()})


def cell_name(cell: Cell) -> str:
    """A place in a garden, such as e4: columns are letters, rows are numbers, the first tile is d4."""
    return f"{chr(ord('a') + HOME + cell.column)}{1 + HOME + cell.row}"


def space_name(space: int) -> str:
    """A space of the selection board, such as b1: its column and its price."""
    row, column = divmod(space, BOX.market.columns)
    return f"{chr(ord('a') + column)}{BOX.market.prices[row]}"


def tile_names(tiles: Iterable[Tile]) -> tuple[Phrase, ...]:
    return tuple(map(tile_name, tiles))


def feature_names(features: Iterable[Feature]) -> tuple[Phrase, ...]:
    return tuple(map(feature_name, features))


def mission_name(features: Iterable[Feature]) -> Phrase:
    first, second = feature_names(features)
    return Phrase("zen-garden-mission", {"first": first, "second": second})


def sentence(event: Event) -> Phrase:
    """The line of the log that tells an event."""
    match event:
        case TableSet():
            return Phrase("zen-garden-log-table-set", setting(event))
        case TileLaid():
            return Phrase("zen-garden-log-tile-laid", laying(event))
        case LineCompleted(player=player, decor=decor):
            paid = {"coins": event.coins, "lost": event.lost}
            return Phrase("zen-garden-log-line", {"player": player, "decor": feature_name(decor), **paid})
        case MissionDone(player=player, mission=mission, points=points):
            number = mission + 1
            return Phrase("zen-garden-log-mission", {"player": player, "number": number, "points": points})
        case RowDiscarded(tiles=tiles):
            return Phrase("zen-garden-log-discarded", {"tiles": tile_names(tiles), "number": len(tiles)})
        case DiscardsShuffled(tiles=number):
            return Phrase("zen-garden-log-shuffled", {"number": number})
        case MarketFilled(drawn=drawn):
            return Phrase("zen-garden-log-filled", {"number": len(drawn)})
        case RoundBegun(number=number, first=first):
            return Phrase("zen-garden-log-round", {"number": number, "player": first})
    winners = tuple(Phrase("seat", {"player": player}) for player in event.winners)
    return Phrase(f"zen-garden-log-ended-{event.reason}", {"winners": winners, "points": max(event.totals)})


def remark(before: Event, event: Event) -> None:
    """Every event says all that follows from it."""


def setting(event: TableSet) -> dict[str, Argument]:
    wanted = {role: feature_name(getattr(event.preferences, role)) for role in ROLES}
    missions = tuple(map(mission_name, event.missions))
    boards = ", ".join(map(str, event.boards))
    return {**wanted, "player": event.first, "boards": boards, "missions": missions, "number": len(missions)}


def laying(event: TileLaid) -> dict[str, Argument]:
    return {
        "player": event.player,
        "tile": tile_name(event.tile),
        "price": event.price,
        "cell": cell_name(event.cell),
        "corner": corner_name(event.corner),
    }
