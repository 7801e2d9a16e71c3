"""The garden: which tile lies where, and how it is turned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from tuileries.core.grids import Cell, bounding_box
from tuileries.games.gardeners.components import TILES, TILES_BY_SIZE, Thing, TileId
from tuileries.games.gardeners.constraints import Selector, matches

UP, RIGHT, DOWN, LEFT = Cell(-1, 0), Cell(0, 1), Cell(1, 0), Cell(0, -1)
SIDES = (UP, RIGHT, DOWN, LEFT)
"""The sides of a tile, clockwise from the top. An unturned bench faces the first."""

OPENINGS: dict[Thing | None, tuple[int, int]] = {Thing.BEND: (0, 1), Thing.STRAIGHT: (0, 2)}
"""On which sides an unturned path tile opens."""


class Laid(Struct, frozen=True, gc=False):
    """A tile in the garden, after so many quarter turns clockwise."""

    tile: TileId
    cell: Cell
    turn: int = 0

    @property
    def faces(self) -> Cell:
        return SIDES[self.turn]

    @property
    def openings(self) -> tuple[Cell, ...]:
        """GD-K8: the neighbouring cells that a path leads to."""
        sides = OPENINGS.get(TILES[self.tile].thing, ())
        return tuple(step(self.cell, SIDES[(side + self.turn) % 4]) for side in sides)


class Garden(Struct, frozen=True):
    """GD-A3, GD-O1: it fits into a square of this side. Only a fixed frame has a known corner."""

    size: int
    laid: tuple[Laid, ...] = ()
    corner: Cell | None = None


def step(cell: Cell, by: Cell) -> Cell:
    return Cell(cell[0] + by[0], cell[1] + by[1])


def is_full(garden: Garden) -> bool:
    return len(garden.laid) == garden.size**2


def lying(garden: Garden) -> dict[Cell, Laid]:
    return {laid.cell: laid for laid in garden.laid}


def find_laid(garden: Garden, tile: TileId) -> Laid | None:
    return next((laid for laid in garden.laid if laid.tile == tile), None)


def with_laid(garden: Garden, laid: Laid) -> Garden:
    return replace(garden, laid=(*garden.laid, laid))


def without_laid(garden: Garden, tile: TileId) -> Garden:
    return replace(garden, laid=tuple(laid for laid in garden.laid if laid.tile != tile))


class Plot:
    """A garden in one of the squares it can come to fill. An empty cell may get any tile that is left."""

    def __init__(self, garden: Garden, corner: Cell) -> None:
        self.size = garden.size
        self.corner = corner
        self.laid = lying(garden)
        used = {laid.tile for laid in garden.laid}
        self.spare = [tile for tile in TILES_BY_SIZE[garden.size] if tile.id not in used]
        self._sure: dict[Selector, frozenset[Cell]] = {}

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        top, left = self.corner
        return tuple(
            Cell(top + row, left + column) for row in range(self.size) for column in range(self.size)
        )

    @cached_property
    def gaps(self) -> frozenset[Cell]:
        return frozenset(self.cells) - set(self.laid)

    @cached_property
    def inner(self) -> frozenset[Cell]:
        """GD-K6: the cells inside the outer ring."""
        top, left = self.corner
        within = range(1, self.size - 1)
        return frozenset(Cell(top + row, left + column) for row in within for column in within)

    def sure(self, selector: Selector) -> frozenset[Cell]:
        """Where such a tile lies."""
        if selector not in self._sure:
            found = (cell for cell, laid in self.laid.items() if matches(TILES[laid.tile], selector))
            self._sure[selector] = frozenset(found)
        return self._sure[selector]

    def possible(self, selector: Selector) -> frozenset[Cell]:
        """Where such a tile lies or may come to lie."""
        return self.sure(selector) | self.gaps if self.has_spare(selector) else self.sure(selector)

    def has_spare(self, selector: Selector) -> bool:
        return any(matches(tile, selector) for tile in self.spare)


def plots(garden: Garden) -> Iterator[Plot]:
    """Every square of the garden's size that holds all its tiles; one where the frame is fixed or full."""
    if garden.corner is not None or not garden.laid:
        yield Plot(garden, garden.corner or Cell(0, 0))
        return
    box = bounding_box([laid.cell for laid in garden.laid])
    for row in range(box.bottom - garden.size + 1, box.top + 1):
        for column in range(box.right - garden.size + 1, box.left + 1):
            yield Plot(garden, Cell(row, column))
