"""GD-A1 to GD-A6: adding tiles to the garden they share, and taking tiles out of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from tuileries.core.errors import Refusal
from tuileries.core.game import Player, Step
from tuileries.core.grids import Cell, areas, bounding_box, neighbours
from tuileries.games.gardeners.components import TILES, TileId
from tuileries.games.gardeners.events import Event, TileAdded, TileRemoved
from tuileries.games.gardeners.garden import Garden, Laid, find_laid, is_full, lying, with_laid, without_laid
from tuileries.games.gardeners.moves import Add, Remove
from tuileries.games.gardeners.state import State, with_seat, without_ready

ORIGIN = Cell(0, 0)
"""GD-A3: the garden is not anchored, so its cells are counted from the first tile."""


def open_cells(garden: Garden) -> list[Cell]:
    """GD-A2, GD-A3: beside a tile, and within a square of the garden's size."""
    if is_full(garden):
        return []
    if not garden.laid:
        return [ORIGIN]
    taken = lying(garden)
    beside = {cell for place in taken for cell in neighbours(place) if cell not in taken}
    return sorted(cell for cell in beside if fits(garden, cell))


def fits(garden: Garden, cell: Cell) -> bool:
    """GD-A3: with this cell the garden is not too wide."""
    box = bounding_box([laid.cell for laid in garden.laid]).with_cell(cell)
    return max(box.rows, box.columns) <= garden.size


def removable(garden: Garden) -> tuple[TileId, ...]:
    """GD-A4: the tiles that can be taken out, in the order they were laid."""
    taken = lying(garden)
    return tuple(laid.tile for laid in garden.laid if not any(why_stuck(taken, laid)))


def why_stuck(taken: Collection[Cell], laid: Laid) -> Iterator[Refusal]:
    """GD-A4: a free side, and what stays is connected and not empty."""
    rest = [cell for cell in taken if cell != laid.cell]
    if not rest:
        yield Refusal("GD-A4", "last", cells=(laid.cell,))
        return
    beside = [cell for cell in neighbours(laid.cell) if cell in taken]
    if len(beside) == 4:
        yield Refusal("GD-A4", "closed", cells=tuple(sorted(beside)))
    parts = sorted(areas(rest), key=lambda part: (-len(part), sorted(part)))
    if len(parts) > 1:
        cut = sorted(cell for part in parts[1:] for cell in part)
        yield Refusal("GD-A4", "splits", {"number": len(cut)}, tuple(cut))


def why_not_tile(tile: TileId, turn: int, at_hand: Collection[TileId]) -> Iterator[Refusal]:
    """GD-A2: the top of one's pile or a loose tile, in one of its turns."""
    if tile not in at_hand:
        yield Refusal("GD-A2", "tile", {"tile": tile})
    elif not 0 <= turn < TILES[tile].turns:
        yield Refusal("GD-A2", "turn", {"turns": TILES[tile].turns})


def why_not_there(garden: Garden, cell: Cell) -> Iterator[Refusal]:
    """GD-A2, GD-A3: where a tile cannot lie."""
    taken = lying(garden)
    if not taken:
        if cell != ORIGIN:
            yield Refusal("GD-A2", "first", cells=(ORIGIN,))
        return
    if cell in taken:
        yield Refusal("GD-A2", "taken", cells=(cell,))
        return
    if not any(beside in taken for beside in neighbours(cell)):
        yield Refusal("GD-A2", "apart", cells=(cell,))
    if not fits(garden, cell):
        yield Refusal("GD-A3", "wide", {"size": garden.size}, (cell,))


def why_not_add(state: State, player: Player, move: Add) -> Iterator[Refusal]:
    yield from why_not_tile(move.tile, move.turn, state.seats[player].at_hand)
    yield from why_not_there(state.garden, Cell(*move.cell))


def why_not_remove(state: State, player: Player, move: Remove) -> Iterator[Refusal]:
    """GD-A4, GD-A5: to another player, never to oneself."""
    if move.to == player:
        yield Refusal("GD-A5", "keep")
    elif not 0 <= move.to < len(state.seats):
        yield Refusal("GD-A4", "nobody")
    laid = find_laid(state.garden, move.tile)
    if laid is None:
        yield Refusal("GD-A4", "gone", {"tile": move.tile})
    else:
        yield from why_stuck(lying(state.garden), laid)


def add(state: State, player: Player, move: Add) -> Step[State, Event]:
    """GD-A2: from the pile its next tile comes to light."""
    seat = state.seats[player]
    is_top = move.tile in seat.pile[:1]
    pile = seat.pile[1:] if is_top else seat.pile
    loose = tuple(tile for tile in seat.loose if tile != move.tile)
    state = with_seat(without_ready(state), player, replace(seat, pile=pile, loose=loose, is_ready=False))
    cell = Cell(*move.cell)
    state = replace(state, garden=with_laid(state.garden, Laid(move.tile, cell, move.turn)))
    top = pile[0] if is_top and pile else None
    return Step(state, (TileAdded(player, move.tile, cell, move.turn, top),), revealed=top is not None)


def remove(state: State, player: Player, move: Remove) -> Step[State, Event]:
    """GD-A4: the tile lies loose before another player."""
    laid = find_laid(state.garden, move.tile)
    assert laid is not None  # GD-A4 refuses a tile that does not lie in the garden
    receiver = state.seats[move.to]
    receiver = replace(receiver, loose=(*receiver.loose, move.tile))
    state = without_ready(with_seat(state, move.to, receiver))
    state = replace(state, garden=without_laid(state.garden, move.tile))
    return Step(state, (TileRemoved(player, move.tile, laid.cell, move.to),))
