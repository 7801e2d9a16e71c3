"""Gardens as text, so that a test shows the position it is about.

A tile is its decor, walkway, floor and bend: `PwG╯` is a pagoda, a wood walkway bent around the north-west,
and gravel. `?` is any tile still left, and so is what is left off: `P` is some pagoda, `??W` some water.
`.` is an empty cell; `+` marks a tile about to be laid. The first tile laid is the first one read, unless
another has a `*`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from textwrap import dedent
from typing import NamedTuple

from tuileries.core.grids import Box, Cell, bounding_box, neighbours
from tuileries.games.zen_garden.components import TILES, Corner, Feature, Tile
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.state import Garden, Laid, Market
from tuileries.games.zen_garden.view import standing

LETTERS = {
    Feature.PAGODA: "P",
    Feature.BENCH: "B",
    Feature.BUDDHA: "U",
    Feature.GATE: "G",
    Feature.CRANE: "C",
    Feature.SAND_WALKWAY: "s",
    Feature.WOOD_WALKWAY: "w",
    Feature.STONE_WALKWAY: "t",
    Feature.SAND: "S",
    Feature.GRAVEL: "G",
    Feature.TREES: "T",
    Feature.CLAY: "C",
    Feature.WATER: "W",
    Feature.CHERRY_BLOSSOM: "B",
}
BENDS = {"╯": Corner.NW, "╰": Corner.NE, "╭": Corner.SE, "╮": Corner.SW, "?": Corner.NW}
SIGNS = {corner: sign for sign, corner in BENDS.items() if sign != "?"}
MARK = re.compile(r"([*+]?)([^\s*+]+)")
SIDE = 4
HOME = Cell(0, 0)


class Sketch(NamedTuple):
    """What a picture shows: a garden, and what is about to be laid in it."""

    garden: Garden
    coming: tuple[Take, ...]


class Drawn(NamedTuple):
    sign: str
    token: str
    cell: Cell


Piece = tuple[Drawn, Tile]


def neat(picture: str) -> str:
    return dedent(picture).strip("\n")


def read(picture: str) -> Iterator[Drawn]:
    for row, line in enumerate(neat(picture).splitlines()):
        for column, (sign, token) in enumerate(MARK.findall(line)):
            if token.strip("."):
                yield Drawn(sign, token.ljust(4, "?"), Cell(row, column))


def letters(tile: Tile) -> str:
    return LETTERS[tile.decor] + LETTERS[tile.walkway] + LETTERS[tile.floor]


def find_tiles(tokens: Sequence[str]) -> list[Tile]:
    """A different tile for each token; those that say most choose first."""
    found: dict[int, Tile] = {}
    left = dict.fromkeys(TILES)
    for index in sorted(range(len(tokens)), key=lambda index: tokens[index][:3].count("?")):
        wanted = tokens[index][:3].ljust(3, "?").replace("?", ".")
        fits = [tile for tile in left if re.fullmatch(wanted, letters(tile))]
        if not fits:
            raise ValueError(f"no tile is left for {tokens[index]}")
        found[index] = fits[0]
        del left[fits[0]]
    return [found[index] for index in range(len(tokens))]


def identify(*pictures: str) -> list[list[Piece]]:
    """What these pictures show, each with its tile; no tile is shown twice."""
    drawn = [list(read(picture)) for picture in pictures]
    tiles = iter(find_tiles([piece.token for pieces in drawn for piece in pieces]))
    return [[(piece, next(tiles)) for piece in pieces] for pieces in drawn]


def assemble(pieces: Sequence[Piece]) -> Sketch:
    """The garden that the pieces make up, counted from the tile that was laid first."""
    ranks = {"*": 0, "": 1, "+": 2}
    _, home = min(((ranks[drawn.sign], drawn.cell) for drawn, _ in pieces), default=(1, HOME))
    laid, coming = list[Laid](), list[Take]()
    for (sign, token, where), tile in pieces:
        cell = Cell(where.row - home.row, where.column - home.column)
        if sign == "+":
            coming.append(Take(tile, cell, BENDS[token[3]]))
        else:
            laid.append(Laid(tile, cell, BENDS[token[3]]))
    return Sketch(tuple(grow(laid)), tuple(coming))


def grow(pieces: list[Laid]) -> Iterator[Laid]:
    """The pieces in an order in which they can be laid, the one at (0, 0) first."""
    reached = {HOME}
    while pieces:
        piece = next((piece for piece in pieces if piece.cell in reached), None)
        if piece is None:
            raise ValueError("a garden hangs together edge to edge")
        yield piece
        pieces.remove(piece)
        reached.update(neighbours(piece.cell))


def garden_of(picture: str) -> Garden:
    (pieces,) = identify(picture)
    return assemble(pieces).garden


def draw(garden: Garden, *, marks: int = 4, places: Collection[Cell] = ()) -> str:
    """The garden by the first letters of its tiles; `+` on the given places."""
    shown = dict.fromkeys(places, " " + "+" * marks) | show(garden, marks)
    if min(laid.cell for laid in garden) != HOME:
        shown[HOME] = "*" + shown[HOME][1:]
    return lines(shown, bounding_box(shown), marks)


def draw_board(garden: Garden, *, marks: int = 1) -> str:
    """The garden where it stands on its board."""
    row, column = standing(garden)
    return lines(show(garden, marks), Box(-row, -column, SIDE - 1 - row, SIDE - 1 - column), marks)


def show(garden: Garden, marks: int) -> dict[Cell, str]:
    return {laid.cell: " " + (letters(laid.tile) + SIGNS[laid.corner])[:marks] for laid in garden}


def lines(shown: Mapping[Cell, str], box: Box, marks: int) -> str:
    nothing = " " + "." * marks
    columns = range(box.left, box.right + 1)
    rows = range(box.top, box.bottom + 1)
    return neat("\n".join("".join(shown.get(Cell(row, c), nothing) for c in columns) for row in rows))


def draw_market(market: Market, *, new: Collection[Tile] = ()) -> str:
    """The selection board, its dearest row on top; the tiles that just came are `new`."""
    shown = ["..." if tile is None else "new" if tile in new else letters(tile) for tile in market]
    return "\n".join(" ".join(shown[space : space + 4]) for space in (8, 4, 0))


def fold(*tokens: str) -> str:
    """A picture of these tokens, four in a row."""
    return "\n".join(" ".join(tokens[start : start + SIDE]) for start in range(0, len(tokens), SIDE))
