"""What can happen. Everything in Zen Garden happens in the open."""

from __future__ import annotations

from tuileries.core.game import Player, PublicEvent
from tuileries.core.grids import Cell
from tuileries.games.zen_garden.components import Corner, Feature, Tile
from tuileries.games.zen_garden.state import Market, Preferences


class TableSet(PublicEvent, frozen=True):
    """ZG-S1 to ZG-S5: the boards, the emperor's wishes and the first player are known."""

    players: int
    boards: tuple[int, ...]
    preferences: Preferences
    missions: tuple[tuple[Feature, ...], ...]
    first: Player


class TileLaid(PublicEvent, frozen=True):
    """ZG-T1 to ZG-T6: a tile was taken from its space, paid for and laid."""

    player: Player
    tile: Tile
    space: int
    price: int
    cell: Cell
    corner: Corner


class LineCompleted(PublicEvent, frozen=True):
    """ZG-T7, ZG-T8: four of a decor in line paid coins; some of them may be lost."""

    player: Player
    decor: Feature
    cells: tuple[Cell, ...]
    coins: int
    lost: int


class MissionDone(PublicEvent, frozen=True):
    """ZG-T9: a mission gave its top point tile, or came too late (0)."""

    player: Player
    mission: int
    points: int


class RowDiscarded(PublicEvent, frozen=True):
    """ZG-R3: what was left in the bottom row is gone."""

    tiles: tuple[Tile, ...]


class DiscardsShuffled(PublicEvent, frozen=True):
    """ZG-R6: the discards became a new supply."""

    tiles: int


class MarketFilled(PublicEvent, frozen=True):
    """ZG-S4, ZG-R4, ZG-R5: the tiles slid down and new ones came; this is the board now."""

    market: Market
    drawn: tuple[Tile, ...]


class RoundBegun(PublicEvent, frozen=True):
    """ZG-R7: a new round, and who begins it."""

    number: int
    first: Player


class GameEnded(PublicEvent, frozen=True):
    """ZG-R8, ZG-F11: all gardens are full."""

    winners: tuple[Player, ...]
    totals: tuple[int, ...]
    reason: str


Event = (
    TableSet
    | TileLaid
    | LineCompleted
    | MissionDone
    | RowDiscarded
    | DiscardsShuffled
    | MarketFilled
    | RoundBegun
    | GameEnded
)
