"""HG-B4 to HG-B6, HG-B10: the tile that a temple brings, and what happens when there is none."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tuileries.core.errors import Refusal
from tuileries.core.game import Player
from tuileries.games.hanging_gardens.components import BOX
from tuileries.games.hanging_gardens.events import Event, FiveNoted, TileDrawn, TilesRanOut, TileTaken
from tuileries.games.hanging_gardens.state import Display, Seat, State, column_of
from tuileries.games.hanging_gardens.text import space_name


def open_columns(size: int) -> int:
    """HG-B4: the first column for the smallest structure, one more for each square beyond."""
    return min(size - BOX.temples.smallest + 1, BOX.display.columns)


def open_spaces(display: Display, size: int) -> tuple[int, ...]:
    """HG-B4: the tiles that a structure of this size gives a choice of."""
    columns = open_columns(size)
    return tuple(n for n, tile in enumerate(display) if tile is not None and column_of(n) < columns)


def why_not_take(display: Display, size: int, space: int) -> Iterator[Refusal]:
    if not 0 <= space < len(display):
        yield Refusal("HG-S2", "space", {"spaces": len(display)})
        return
    if column_of(space) >= open_columns(size):
        yield Refusal("HG-B4", "column", {"size": size, "columns": open_columns(size)})
    if display[space] is None:
        yield Refusal("HG-B6", "empty", {"space": space_name(space)})


def with_seat(state: State, player: Player, seat: Seat) -> State:
    return replace(state, seats=(*state.seats[:player], seat, *state.seats[player + 1 :]))


def draw_unseen(state: State, player: Player) -> tuple[State, Event]:
    """HG-B5, HG-B10: a tile of the supply, or points where there is none."""
    if not state.supply:
        return note_five(state, player, unseen=True)
    tile, *supply = state.supply
    seat = state.seats[player]
    state = with_seat(state, player, replace(seat, unseen=(*seat.unseen, tile)))
    return replace(state, supply=tuple(supply)), TileDrawn(player, tile)


def note_five(state: State, player: Player, *, unseen: bool) -> tuple[State, Event]:
    """HG-B10: points instead of a tile."""
    seat = state.seats[player]
    state = with_seat(state, player, replace(seat, fives=seat.fives + 1))
    return state, FiveNoted(player, BOX.exhausted.points, unseen)


def take_tile(state: State, player: Player, space: int) -> tuple[State, tuple[Event, ...]]:
    """HG-B4, HG-B6: the tile goes to the player, and one of the supply takes its place."""
    tile = state.display[space]
    assert tile is not None  # HG-B6 refuses an empty space
    new = next(iter(state.supply), None)
    display = (*state.display[:space], new, *state.display[space + 1 :])
    seat = state.seats[player]
    state = with_seat(state, player, replace(seat, taken=(*seat.taken, tile)))
    state = replace(state, display=display, supply=state.supply[1:])
    taken = TileTaken(player, space, tile, new, state.options.memory)
    return state, (taken, TilesRanOut()) if is_exhausted(state) else (taken,)


def is_exhausted(state: State) -> bool:
    """HG-B10: neither supply nor display has a tile left."""
    return not state.supply and not any(state.display)
