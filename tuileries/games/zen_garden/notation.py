"""Moves in writing: `b1 e4 ne` is the tile in column b at price 1, laid on e4, its bend at the north-east."""

from __future__ import annotations

import re

from tuileries.core.errors import BadNotation, IllegalMove, Refusal
from tuileries.core.grids import Cell
from tuileries.games.zen_garden.components import BOX, Corner, Tile
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.text import HOME, cell_name, space_name
from tuileries.games.zen_garden.view import View

WRITTEN = re.compile(r"([a-d])\s*([0-2])[\s,-]*([a-g])\s*([1-7])[\s,-]*(nw|ne|se|sw)")


def notation(view: View, move: Take) -> str:
    space = view.market.index(move.tile)
    return f"{space_name(space)} {cell_name(move.cell)} {move.corner}"


def parse(view: View, text: str) -> Take:
    match = WRITTEN.fullmatch(text.strip().lower())
    if match is None:
        raise BadNotation("zen-garden-notation", text=text)
    column, price, across, down, corner = match.groups()
    cell = Cell(int(down) - 1 - HOME, ord(across) - ord("a") - HOME)
    return Take(
        tile_on(view, BOX.market.prices.index(int(price)), ord(column) - ord("a")), cell, Corner(corner)
    )


def tile_on(view: View, row: int, column: int) -> Tile:
    """ZG-T2: a space that was emptied stays empty until the end of the round."""
    space = row * BOX.market.columns + column
    tile = view.market[space]
    if tile is None:
        raise IllegalMove((Refusal("ZG-T2", "empty", {"space": space_name(space)}),))
    return tile
