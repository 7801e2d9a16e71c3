"""What a player, or the table itself, can do."""

from __future__ import annotations

from msgspec import Struct

from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.games.gardeners.cards import CardId
from tuileries.games.gardeners.components import TileId
from tuileries.games.gardeners.garden import Laid


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """GD-R1: the first card is read, the timer starts."""


class Add(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """GD-A2: lay this tile there, after so many quarter turns clockwise. The first tile lies on (0, 0)."""

    tile: TileId
    cell: Cell
    turn: int = 0


class Remove(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """GD-A4: take this tile out of the garden and give it to another player."""

    tile: TileId
    to: Player


class Discard(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """GD-R5, GD-O4: give up this card and draw another."""

    card: CardId


class Ready(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """GD-V1: the garden may be checked."""


class Place(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """GD-O1: put this tile there, wherever it is now. What lies there changes places with it."""

    tile: TileId
    cell: Cell
    turn: int = 0


class Lift(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """GD-O1: take this tile out of the garden."""

    tile: TileId


class Score(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """GD-O3: score all cards after a won round."""


class GoOn(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """GD-O2: take another card after a won round."""


class TimeUp(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """GD-E1: the timer has run out. Only the table says so."""


Move = Start | Add | Remove | Discard | Ready | Place | Lift | Score | GoOn | TimeUp
SoloMove = Place | Lift | Score | GoOn


class Choices(Struct, frozen=True, omit_defaults=True):
    """What a player may do now.

    Any of `tiles` may be added on any of `cells`, in each of its turns; any of `removable` may be given to
    any of `others`. Alone, any tile may be placed on any of `cells`, but not where it lies as it lies, and
    those `lying` can be lifted.
    """

    start: bool = False
    tiles: tuple[TileId, ...] = ()
    cells: tuple[Cell, ...] = ()
    removable: tuple[TileId, ...] = ()
    others: tuple[Player, ...] = ()
    lying: tuple[Laid, ...] = ()
    ready: bool = False
    score: bool = False
    go_on: bool = False
    cards: tuple[CardId, ...] = ()
