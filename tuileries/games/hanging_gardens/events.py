"""What can happen. All of it is seen by all, but for the tiles drawn unseen."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from tuileries.core.game import Event as CoreEvent
from tuileries.core.game import Player, PublicEvent
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.components import Card, Feature, Tile
from tuileries.games.hanging_gardens.state import Display


class TableSet(PublicEvent, frozen=True):
    """HG-S1 to HG-S3: start cards and temples are given out, the first tiles lie face up."""

    players: int
    first: Player
    display: Display


class RoundBegun(PublicEvent, frozen=True):
    """HG-R1, HG-R2: new cards, and who has the bouquet."""

    number: int
    first: Player
    cards: tuple[Card, ...]


class CardLaid(PublicEvent, frozen=True):
    """HG-T1 to HG-T6: a card lies in a garden."""

    player: Player
    card: Card
    cell: Cell
    turn: int


class CardSetAside(PublicEvent, frozen=True):
    """HG-T7: a card that fitted nowhere is back in the box."""

    player: Player
    card: Card


class TempleBuilt(PublicEvent, frozen=True):
    """HG-B2, HG-B8: a temple stands on a structure of this size, new or moved from another."""

    player: Player
    cell: Cell
    feature: Feature
    size: int
    moved: Cell | None = None


class TempleDeclined(PublicEvent, frozen=True):
    """HG-B3: a player could have built and did not."""

    player: Player


class TileDrawn(CoreEvent, frozen=True):
    """HG-B5, HG-B9: a tile from the supply; only its owner sees which."""

    player: Player
    tile: Tile | None

    def seen_by(self, viewer: Player | None) -> Self:
        return self if viewer == self.player else replace(self, tile=None)


class TileTaken(PublicEvent, frozen=True):
    """HG-B4, HG-B6: a tile of the display, and the one in its place; `memory` leaves it out of the log."""

    player: Player
    space: int
    tile: Tile
    new: Tile | None
    memory: bool = False


class FiveNoted(PublicEvent, frozen=True):
    """HG-B10: points instead of a tile that could not be had, be it of the display or from the supply."""

    player: Player
    points: int
    unseen: bool


class TilesRanOut(PublicEvent, frozen=True):
    """HG-B10: there is no tile left anywhere, and this round is the last."""


class TilesShown(PublicEvent, frozen=True):
    """HG-B9: at the end a player turns up what they drew unseen."""

    player: Player
    tiles: tuple[Tile, ...]


class GameEnded(PublicEvent, frozen=True):
    """HG-R3, HG-F5: the gardens are finished."""

    winners: tuple[Player, ...]
    totals: tuple[int, ...]
    reason: str


Event = (
    TableSet
    | RoundBegun
    | CardLaid
    | CardSetAside
    | TempleBuilt
    | TempleDeclined
    | TileDrawn
    | TileTaken
    | FiveNoted
    | TilesRanOut
    | TilesShown
    | GameEnded
)
