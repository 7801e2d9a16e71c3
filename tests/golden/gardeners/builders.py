"""How players who know what they want build it, within the rules: with few tiles torn down, then built up."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.core.game import Player
from tuileries.core.grids import Cell, bounding_box
from tuileries.core.table import Table
from tuileries.games.gardeners.building import open_cells, removable
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import TILES, TileId
from tuileries.games.gardeners.garden import Garden, Laid, find_laid
from tuileries.games.gardeners.moves import Add, Place, Remove
from tuileries.solver import complete
from tuileries.solver.completions import moved_by

Goal = dict[TileId, Laid]
Handling = Add | Place | Remove
Moves = Iterator[tuple[Player, Handling]]


def wanted(table: Table) -> Garden | None:
    """A garden that keeps to all cards that bind, with as few changes as can be, in a corner of its own."""
    found = complete(table.state.garden, [CARDS[held.card].constraint for held in table.state.cards])
    if found is None:
        return None
    box = bounding_box([laid.cell for laid in found.garden.laid])
    return moved_by(found.garden, Cell(-box.top, -box.left))


def rebuild(table: Table, target: Garden) -> Moves:
    """The moves that make the garden of the table the wanted one. Each is played before the next one."""
    if table.header.players == 1:
        for laid in target.laid:
            if laid not in table.state.garden.laid:
                yield 0, Place(laid.tile, laid.cell, laid.turn)
        return
    if not table.state.garden.laid:
        yield from loosen(table, target)
    goal = goal_of(table.state.garden, target)
    if not any(goal[laid.tile] == laid for laid in table.state.garden.laid):
        yield from tear_to_one(table)
        goal = goal_of(table.state.garden, target)
    yield from tear_down(table, goal)
    yield from build_up(table, goal)


def goal_of(garden: Garden, target: Garden) -> Goal:
    """Where each tile belongs: as the garden lies, or around the one tile that is left of it."""
    box = bounding_box([laid.cell for laid in garden.laid])
    by = Cell(box.top, box.left)
    if len(garden.laid) == 1:
        there = find_laid(target, garden.laid[0].tile)
        assert there is not None
        by = Cell(box.top - there.cell.row, box.left - there.cell.column)
    return {
        laid.tile: Laid(laid.tile, Cell(laid.cell.row + by.row, laid.cell.column + by.column), laid.turn)
        for laid in target.laid
    }


def loosen(table: Table, target: Garden) -> Moves:
    """The first tile stays; every other is laid beside it and given back, so that it lies loose."""
    first = table.state.drawer
    laid = find_laid(target, table.state.seats[first].pile[0])
    assert laid is not None
    yield first, Add(laid.tile, Cell(0, 0), laid.turn)
    for player in range(table.header.players):
        while table.state.seats[player].pile:
            tile = table.state.seats[player].pile[0]
            yield player, Add(tile, open_cells(table.state.garden)[0])
            yield (player + 1) % table.header.players, Remove(tile, player)


def tear_to_one(table: Table) -> Moves:
    """All but one tile that cannot be turned."""
    keep = next(laid.tile for laid in table.state.garden.laid if TILES[laid.tile].turns == 1)
    while len(table.state.garden.laid) > 1:
        yield give(table, next(tile for tile in removable(table.state.garden) if tile != keep))


def tear_down(table: Table, goal: Goal) -> Moves:
    """What lies wrong goes, and whatever is in its way."""
    while wrong := [laid for laid in table.state.garden.laid if goal[laid.tile] != laid]:
        free = [laid for laid in table.state.garden.laid if laid.tile in removable(table.state.garden)]
        yield give(table, min(free, key=lambda laid: min(apart(laid, other) for other in wrong)).tile)


def apart(laid: Laid, other: Laid) -> int:
    return abs(laid.cell.row - other.cell.row) + abs(laid.cell.column - other.cell.column)


def give(table: Table, tile: TileId) -> tuple[Player, Remove]:
    """The players take turns in taking out, and give to the next."""
    player = table.version % table.header.players
    return player, Remove(tile, (player + 1) % table.header.players)


def build_up(table: Table, goal: Goal) -> Moves:
    while open_now := open_cells(table.state.garden):
        yield next(
            (player, Add(tile, goal[tile].cell, goal[tile].turn))
            for player, seat in enumerate(table.state.seats)
            for tile in seat.at_hand
            if goal[tile].cell in open_now
        )
