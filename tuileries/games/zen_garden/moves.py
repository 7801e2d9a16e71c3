"""What a player can decide."""

from __future__ import annotations

from msgspec import Struct

from tuileries.core.grids import Cell
from tuileries.games.zen_garden.components import Corner, Tile


class Take(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """ZG-T1, ZG-T4, ZG-T5: take this tile, put it there, turned so."""

    tile: Tile
    cell: Cell
    corner: Corner


class Choices(Struct, frozen=True):
    """Any of these tiles may go on any of these cells, turned in any way."""

    tiles: tuple[Tile, ...] = ()
    cells: tuple[Cell, ...] = ()
