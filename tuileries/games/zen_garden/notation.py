"""Moves in writing: `b1 e4 ne` is the tile in column b at price 1, laid on e4, its bend at the north-east."""

from __future__ import annotations

import re

from tuileries.core.errors import BadNotation, IllegalMove, Refusal
from tuileries.core.grids import Cell
from tuileries.core.phrases import Phrase
from tuileries.games.zen_garden.components import BOX, Corner, Tile
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.state import price_of
from tuileries.games.zen_garden.text import HOME, cell_name, space_name
from tuileries.games.zen_garden.turn import ORIGIN, open_cells
from tuileries.games.zen_garden.view import View

WRITTEN = re.compile(r"([a-d])\s*([0-2])[\s,-]*([a-g])\s*([1-7])[\s,-]*(nw|ne|se|sw)")


def notation(view: View, move: Take) -> str:
    space = view.market.index(move.tile)
    return f"{space_name(space)} {cell_name(move.cell)} {move.corner}"


def offer(view: View) -> Phrase:
    """What the viewer can take and where it can go: any of the one on any of the other."""
    seat = view.seats[view.viewer or 0]
    spaces = [n for n, tile in enumerate(view.market) if tile is not None and price_of(n) <= seat.coins]
    cells = " ".join(map(cell_name, open_cells(seat.garden)))
    return Phrase("zen-garden-offer", {"spaces": " ".join(map(space_name, spaces)), "cells": cells})


def parse(view: View, text: str) -> Take:
    match = WRITTEN.fullmatch(text.strip().lower())
    if match is None:
        raise BadNotation("zen-garden-notation", text=text)
    column, price, across, down, corner = match.groups()
    cell = Cell(int(down) - 1 - HOME, ord(across) - ord("a") - HOME)
    if view.viewer is not None and not view.seats[view.viewer].garden:
        cell = ORIGIN  # ZG-T4: the first tile may go on any space, and there all spaces are the same
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
