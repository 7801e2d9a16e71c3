"""What lies on the table."""

from __future__ import annotations

from msgspec import Struct

from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.components import BOX, Card, Tile
from tuileries.games.hanging_gardens.garden import Garden


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """HG-B9: with `memory`, page and log do not say who took which tile."""

    memory: bool = False


class Seat(Struct, frozen=True):
    """What lies before one player; in a view, an unseen tile of somebody else is None."""

    garden: Garden = Garden()
    taken: tuple[Tile, ...] = ()
    unseen: tuple[Tile | None, ...] = ()
    fives: int = 0

    @property
    def tiles(self) -> tuple[Tile | None, ...]:
        return self.taken + self.unseen


class ToLay(Struct, frozen=True, tag=True):
    """HG-T1: a card is to be taken and laid."""


class ToBuild(Struct, frozen=True, tag=True):
    """HG-B2: a temple may be built on a structure with one of these squares, which are new in the garden."""

    fresh: tuple[Cell, ...]


class ToMove(Struct, frozen=True, tag=True):
    """HG-B8: one of several temples is to move to this square."""

    site: Cell


class ToTake(Struct, frozen=True, tag=True):
    """HG-B4: a tile is due for a structure of this size."""

    size: int


Stage = ToLay | ToBuild | ToMove | ToTake
"""What the player to move has to decide."""

Display = tuple[Tile | None, ...]
"""HG-S2: the tiles that lie face up, column by column."""


class Round(Struct, frozen=True):
    """HG-R2: which round it is, who has the bouquet and how many turns it has had."""

    number: int
    first: Player
    turns: int = 0


class State(Struct, frozen=True):
    """Everything, secrets included. There is no stage once the game is over."""

    options: Options
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    deck: tuple[Card, ...]
    boxed: tuple[Card, ...]
    display: Display
    supply: tuple[Tile, ...]
    round: Round
    stage: Stage | None = ToLay()


def active_player(state: State) -> Player | None:
    """HG-R2: clockwise from whoever has the bouquet; nobody once the game is over."""
    return None if state.stage is None else (state.round.first + state.round.turns) % len(state.seats)


def column_of(space: int) -> int:
    """HG-S2: the columns are counted from 0."""
    return space // BOX.display.rows
