"""What can happen. Everyone sees it; of a hidden card only its holder sees the face."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from tuileries.core.game import Event as CoreEvent
from tuileries.core.game import Player, PublicEvent
from tuileries.core.grids import Cell
from tuileries.games.gardeners.cards import CardId
from tuileries.games.gardeners.components import Mode, TileId
from tuileries.games.gardeners.constraints import Back


class TableSet(PublicEvent, frozen=True):
    """GD-S1 to GD-S3: the tiles are dealt, and the cards of a training are shown. `tops` are seen by all."""

    mode: Mode
    expert: bool
    first: Player
    tops: tuple[TileId, ...]
    shown: tuple[CardId, ...]


class PuzzleSet(PublicEvent, frozen=True):
    """GD-P1: all tiles lie loose, and the cards of the puzzle open."""

    mode: Mode
    cards: tuple[CardId, ...]


class CardDrawn(CoreEvent, frozen=True):
    """GD-R1, GD-O1: a card binds from now on."""

    player: Player
    back: Back
    card: CardId | None
    is_open: bool

    def seen_by(self, viewer: Player | None) -> Self:
        return self if self.is_open or viewer == self.player else replace(self, card=None)


class CardTurned(PublicEvent, frozen=True):
    """GD-R4: a card lies face up from now on."""

    player: Player
    card: CardId


class CardScored(PublicEvent, frozen=True):
    """GD-R2, GD-O3: a card is scored and binds no longer."""

    player: Player
    card: CardId


class CardDiscarded(CoreEvent, frozen=True):
    """GD-R5: a card was too hard. It is laid aside face down."""

    player: Player
    back: Back
    card: CardId | None

    def seen_by(self, viewer: Player | None) -> Self:
        return self if viewer == self.player else replace(self, card=None)


class TimerStarted(PublicEvent, frozen=True):
    """GD-R1: from now on everyone builds."""

    seconds: int


class TileAdded(PublicEvent, frozen=True):
    """GD-A2: a tile lies in the garden. `top` is the next of the pile, where it came from there."""

    player: Player
    tile: TileId
    cell: Cell
    turn: int
    top: TileId | None = None


class TileRemoved(PublicEvent, frozen=True):
    """GD-A4: a tile of the garden went to another player."""

    player: Player
    tile: TileId
    cell: Cell
    to: Player


class TilePlaced(PublicEvent, frozen=True):
    """GD-O1: a tile was put somewhere; `swapped` is what lay there."""

    tile: TileId
    cell: Cell
    turn: int
    swapped: TileId | None = None


class TileLifted(PublicEvent, frozen=True):
    """GD-O1: a tile was taken out of the garden."""

    tile: TileId
    cell: Cell


class SaidReady(PublicEvent, frozen=True):
    """GD-V1: a player finds that the garden may be checked."""

    player: Player


class GardenChecked(PublicEvent, frozen=True):
    """GD-V2: each player is delighted or angry; None for those without a card."""

    delighted: tuple[bool | None, ...]


class RoundWon(PublicEvent, frozen=True):
    """GD-V3: everyone was delighted."""

    number: int


class GameEnded(PublicEvent, frozen=True, omit_defaults=True):
    """GD-E1 to GD-E3: how it ended, which cards still lay there, and what it is worth, or if it is passed."""

    reason: str
    cards: tuple[CardId, ...]
    points: int | None
    grade: int | None
    is_passed: bool | None = None


Event = (
    TableSet
    | PuzzleSet
    | CardDrawn
    | CardTurned
    | CardScored
    | CardDiscarded
    | TimerStarted
    | TileAdded
    | TileRemoved
    | TilePlaced
    | TileLifted
    | SaidReady
    | GardenChecked
    | RoundWon
    | GameEnded
)
