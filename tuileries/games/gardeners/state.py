"""What lies on the table."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from tuileries.core.game import Player
from tuileries.games.gardeners.cards import CardId
from tuileries.games.gardeners.components import BOX, Mode, Terms, TileId
from tuileries.games.gardeners.garden import Garden


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """GD-S1, GD-S2, GD-P1: the mode, if expert cards join, if the deal is fair; the cards of a puzzle."""

    mode: Mode = Mode.TRAINING_A
    expert: bool = False
    fair: bool = False
    puzzle: tuple[CardId, ...] = ()

    @property
    def terms(self) -> Terms:
        """GD-P1: a puzzle has the garden and the tiles of its mode, but no timer."""
        terms = BOX.modes[self.mode]
        return replace(terms, is_timed=False) if self.puzzle else terms

    @property
    def is_training(self) -> bool:
        """GD-P1: a puzzle in the garden of a training is none."""
        return self.terms.is_training and not self.puzzle

    @property
    def has_grade(self) -> bool:
        """GD-E3, GD-O1, GD-P2: a training is passed, a puzzle solved."""
        return not (self.is_training or self.puzzle)


class Stage(StrEnum):
    """Reading the first card, building, deciding after a round won alone (GD-O3), or over."""

    READING = "reading"
    BUILDING = "building"
    WON = "won"
    OVER = "over"


class Seat(Struct, frozen=True):
    """GD-S2, GD-A4: a player's pile, its top first, and the loose tiles beside it."""

    pile: tuple[TileId, ...] = ()
    loose: tuple[TileId, ...] = ()
    is_ready: bool = False

    @property
    def at_hand(self) -> tuple[TileId, ...]:
        """GD-A2: what can be added."""
        return self.pile[:1] + self.loose


class Held(Struct, frozen=True):
    """A card that binds; face up, all may read it."""

    card: CardId
    player: Player
    is_open: bool


class State(Struct, frozen=True):
    """Everything, secrets included. Cards lie in the order in which they came, the oldest first.

    `moods` and `missed` are what the last check said, as long as it was in vain.
    """

    options: Options
    garden: Garden
    seats: tuple[Seat, ...]
    cards: tuple[Held, ...]
    deck: tuple[CardId, ...]
    scored: tuple[CardId, ...]
    discarded: tuple[CardId, ...]
    round: int
    drawer: Player
    stage: Stage
    scorings: int = 0
    reason: str | None = None
    moods: tuple[bool | None, ...] = ()
    missed: tuple[CardId, ...] = ()


def is_solo(state: State) -> bool:
    return len(state.seats) == 1


def with_seat(state: State, player: Player, seat: Seat) -> State:
    return replace(state, seats=(*state.seats[:player], seat, *state.seats[player + 1 :]))


def without_ready(state: State) -> State:
    """GD-V1: nobody is ready any more."""
    return replace(state, seats=tuple(replace(seat, is_ready=False) for seat in state.seats))


def cards_of(state: State, player: Player) -> tuple[CardId, ...]:
    return tuple(held.card for held in state.cards if held.player == player)
