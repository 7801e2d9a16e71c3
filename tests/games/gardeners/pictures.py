"""Gardens as text, so that a test shows the position it is about.

A tile is a ground (G grass, E earth, S sand, or any) and a thing: `fg` a green flower (g, f, o), `tg` a
tree, `b^` a bench that faces up (^ > v <), `O` the fountain, `└ ┌ ┐ ┘ │ ─` a path, `.` nothing. `_` is no
tile. `!` after a tile marks it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tuileries.core.grids import Cell
from tuileries.games.gardeners.components import TILES, Thing, Tile
from tuileries.games.gardeners.garden import Garden, Laid

WORD = re.compile(r"([GES]?)(f[gfo]|t[gfo]|b[\^>v<]|[O.└┌┐┘│─])(!?)")
GROUNDS = {"G": "grass", "E": "earth", "S": "sand"}
COLOURS = {"g": "green", "f": "fuchsia", "o": "orange"}
PATHS = {"└": 0, "┌": 1, "┐": 2, "┘": 3, "│": 0, "─": 1}
FACING = "^>v<"


def read(picture: str) -> Iterator[tuple[Laid, bool]]:
    """Each tile of a picture, and whether it is marked. A tile may lie in a picture more than once."""
    for row, line in enumerate(picture.strip().splitlines()):
        for column, word in enumerate(line.split()):
            if word != "_":
                found = WORD.fullmatch(word)
                assert found, word
                tile, turn = tile_of(found[1], found[2])
                yield Laid(tile.id, Cell(row, column), turn), bool(found[3])


def tile_of(ground: str, word: str) -> tuple[Tile, int]:
    thing, turn, colour = None, 0, None
    if word[0] in "ft":
        thing, colour = Thing.FLOWER if word[0] == "f" else Thing.TREE, COLOURS[word[1]]
    elif word[0] == "b":
        thing, turn = Thing.BENCH, FACING.index(word[1])
    elif word in PATHS:
        thing, turn = Thing.STRAIGHT if word in "│─" else Thing.BEND, PATHS[word]
    elif word == "O":
        thing = Thing.FOUNTAIN
    return next(
        tile
        for tile in TILES.values()
        if (tile.thing, tile.colour) == (thing, colour) and tile.ground == GROUNDS.get(ground, tile.ground)
    ), turn


def garden_of(picture: str, size: int | None = None) -> Garden:
    laid = tuple(laid for laid, _ in read(picture))
    return Garden(size or len(picture.strip().splitlines()), laid)


def marked(picture: str) -> tuple[Cell, ...]:
    return tuple(sorted(laid.cell for laid, is_marked in read(picture) if is_marked))
