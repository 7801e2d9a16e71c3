"""What is to be solved: constraints, and the tiles of the garden, told apart only by their looks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from tuileries.core.errors import BadOptions
from tuileries.core.grids import Cell
from tuileries.games.gardeners.components import TILES_BY_SIZE, Colour, Ground, Thing, Tile
from tuileries.games.gardeners.constraints import Constraint, Selector, matches
from tuileries.games.gardeners.garden import OPENINGS, Garden, Laid, is_full, plots
from tuileries.games.gardeners.judging import Status, judge


class Look(NamedTuple):
    """All that constraints can see of a tile. Tiles that look alike can be exchanged."""

    ground: Ground
    thing: Thing | None
    colour: Colour | None


class Lying(NamedTuple):
    """A look in a cell, after so many quarter turns."""

    look: int
    turn: int


def look_of(tile: Tile) -> Look:
    return Look(tile.ground, tile.thing, tile.colour)


class Puzzle:
    """Constraints to be met together by all these tiles in a square garden."""

    def __init__(self, constraints: Iterable[Constraint], tiles: Sequence[Tile], size: int) -> None:
        if len(tiles) != size**2:
            raise BadOptions("error-solver-size", size=size, tiles=len(tiles))
        self.constraints = tuple(dict.fromkeys(constraints))
        self.tiles = tuple(tiles)
        self.size = size

    @cached_property
    def by_look(self) -> dict[Look, list[Tile]]:
        found = defaultdict[Look, list[Tile]](list)
        for tile in self.tiles:
            found[look_of(tile)].append(tile)
        return dict(found)

    @cached_property
    def looks(self) -> tuple[Look, ...]:
        return tuple(self.by_look)

    @cached_property
    def counts(self) -> tuple[int, ...]:
        return tuple(len(tiles) for tiles in self.by_look.values())

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(Cell(row, column) for row in range(self.size) for column in range(self.size))

    def matching(self, selector: Selector) -> frozenset[int]:
        """The numbers of the looks that a selector means."""
        return meant(self.looks, selector)

    def number(self, looks: Iterable[int]) -> int:
        """How many tiles look like one of these."""
        return sum(self.counts[look] for look in looks)

    def with_thing(self, *things: Thing) -> frozenset[int]:
        return frozenset(number for number, look in enumerate(self.looks) if look.thing in things)

    def is_inner(self, cell: Cell) -> bool:
        return 0 < cell.row < self.size - 1 and 0 < cell.column < self.size - 1

    def garden(self, lying: dict[Cell, Lying], kept: Iterable[Laid] = ()) -> Garden:
        """Looks become tiles: those that are kept stay where they lie."""
        at = {laid.cell: laid.tile for laid in kept}
        used = set(at.values())
        left = {
            look: [tile.id for tile in tiles if tile.id not in used] for look, tiles in self.by_look.items()
        }
        laid = (
            Laid(at.get(cell) or left[self.looks[look]].pop(0), cell, turn)
            for cell, (look, turn) in sorted(lying.items())
        )
        return Garden(self.size, tuple(laid), Cell(0, 0))

    def is_met_by(self, garden: Garden) -> bool:
        """As the evaluator of the rules judges it."""
        is_whole = {laid.tile for laid in garden.laid} == {tile.id for tile in self.tiles}
        return is_whole and is_full(garden) and meets_all(garden, self.constraints)


def meets_all(garden: Garden, constraints: Iterable[Constraint]) -> bool:
    """As the evaluator of the rules judges a full garden."""
    plot = next(plots(garden))
    return all(judge(rule, plot).status == Status.MET for rule in constraints)


@cache
def meant(looks: tuple[Look, ...], selector: Selector) -> frozenset[int]:
    return frozenset(number for number, look in enumerate(looks) if matches(Tile("", *look), selector))


def puzzle(constraints: Iterable[Constraint], tiles: Sequence[Tile] | None, size: int) -> Puzzle:
    """With the tiles of the box for a garden of this size, unless others are given."""
    if tiles is None and size not in TILES_BY_SIZE:
        raise BadOptions("error-solver-no-size", size=size, known=", ".join(map(str, TILES_BY_SIZE)))
    return Puzzle(constraints, TILES_BY_SIZE[size] if tiles is None else tiles, size)


def openings(thing: Thing | None, turn: int) -> frozenset[int]:
    """The sides on which a path opens, clockwise from the top."""
    return frozenset((side + turn) % 4 for side in OPENINGS.get(thing, ()))
