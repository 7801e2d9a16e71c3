"""What a viewer may know: all but the order of the supply."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from tuileries.core.chance import Chance
from tuileries.core.game import Player, Scores
from tuileries.core.grids import Cell, bounding_box
from tuileries.games.zen_garden.components import BOX, TILES, Tile
from tuileries.games.zen_garden.rounds import active_player, rounds
from tuileries.games.zen_garden.scoring import sheets
from tuileries.games.zen_garden.state import (
    REMEMBERED,
    Garden,
    Market,
    Mission,
    Options,
    Preferences,
    Round,
    Seat,
    State,
)

MIDDLE = Cell(1, 1)


class View(Struct, frozen=True):
    """The table as anyone sees it; `standing` is where each garden's first tile is on its board."""

    viewer: Player | None
    options: Options
    preferences: Preferences
    missions: tuple[Mission, ...]
    seats: tuple[Seat, ...]
    standing: tuple[Cell, ...]
    market: Market
    supply: int
    discards: tuple[Tile, ...]
    round: Round
    rounds: int
    to_move: tuple[Player, ...]


def view(state: State, viewer: Player | None) -> View:
    return View(
        viewer=viewer,
        options=state.options,
        preferences=state.preferences,
        missions=state.missions,
        seats=state.seats,
        standing=tuple(map(standing_of, state.seats)),
        market=state.market,
        supply=len(state.supply),
        discards=state.discards,
        round=state.round,
        rounds=rounds(len(state.seats)),
        to_move=to_move(state),
    )


def to_move(state: State) -> tuple[Player, ...]:
    active = active_player(state)
    return () if active is None else (active,)


def alarm(state: State) -> None:
    """Zen Garden knows no timer."""


@lru_cache(maxsize=REMEMBERED)
def standing_of(seat: Seat) -> Cell:
    return standing(seat.garden)


def standing(garden: Garden) -> Cell:
    """ZG-T6: the garden starts in the middle of its board and slides only when a tile needs it to."""
    if not garden:
        return MIDDLE
    box, last = bounding_box([laid.cell for laid in garden]), BOX.garden.side - 1
    row = min(max(MIDDLE.row, -box.top), last - box.bottom)
    return Cell(row, min(max(MIDDLE.column, -box.left), last - box.right))


def project(view: View) -> Scores:
    return sheets(view.options, view.preferences, view.seats)


def imagine(view: View, chance: Chance) -> State:
    """Every tile that is nowhere to be seen is in the supply, in any order."""
    seen = {*view.market, *view.discards, *(laid.tile for seat in view.seats for laid in seat.garden)}
    supply, chance = chance.shuffle([tile for tile in TILES if tile not in seen])
    return State(
        options=view.options,
        preferences=view.preferences,
        missions=view.missions,
        seats=view.seats,
        market=view.market,
        supply=supply,
        discards=view.discards,
        round=view.round,
        chance=chance,
    )
