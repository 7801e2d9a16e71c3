"""GD-K1 to GD-K8: what a card can ask of a garden, as data. What it means is judged in `judging`."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import assert_never

from msgspec import Struct

from tuileries.core.grids import Cell
from tuileries.games.gardeners.components import TILES, Thing, Tile


class Kind(StrEnum):
    """A kind of tile: its ground, what lies on it, or that nothing does."""

    FLOWER = "flower"
    GREEN_FLOWER = "green-flower"
    FUCHSIA_FLOWER = "fuchsia-flower"
    ORANGE_FLOWER = "orange-flower"
    TREE = "tree"
    GREEN_TREE = "green-tree"
    FUCHSIA_TREE = "fuchsia-tree"
    ORANGE_TREE = "orange-tree"
    PLANT = "plant"
    GREEN_PLANT = "green-plant"
    FUCHSIA_PLANT = "fuchsia-plant"
    ORANGE_PLANT = "orange-plant"
    BENCH = "bench"
    FOUNTAIN = "fountain"
    PATH = "path"
    GRASS = "grass"
    EARTH = "earth"
    SAND = "sand"
    BARE = "bare"


Selector = tuple[Kind, ...]
"""Tiles of any of these kinds."""

MOST_KINDS = 2
"""How many kinds a card can join."""

WIDER = {
    Thing.FLOWER: ("flower", "plant"),
    Thing.TREE: ("tree", "plant"),
    Thing.BEND: ("path",),
    Thing.STRAIGHT: ("path",),
}
"""The words that a thing goes by, where it is not its own alone."""


@cache
def is_a(tile: Tile, kind: Kind) -> bool:
    *colours, word = kind.split("-")
    named = WIDER.get(tile.thing, (tile.thing,)) if tile.thing else ("bare",)
    return word in (tile.ground, *named) and all(tile.colour == colour for colour in colours)


@cache
def matches(tile: Tile, selector: Selector) -> bool:
    return any(is_a(tile, kind) for kind in selector)


class Rule(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=str.lower):
    """What all constraints have in common: in a file the type is written in small letters."""


class Proximity(Rule, frozen=True):
    """GD-K1: every one of these is adjacent to one of those."""

    every: Selector
    near: Selector


class Distance(Rule, frozen=True):
    """GD-K2: none of these is adjacent to one of those."""

    no: Selector
    near: Selector


class Agglomeration(Rule, frozen=True):
    """GD-K3: a connected group of at least so many, or of exactly so many."""

    of: Selector
    number: int
    exactly: bool = False


class Panorama(Rule, frozen=True):
    """GD-K4: every bench has one of these in the line it faces."""

    sees: Selector


class Link(Rule, frozen=True):
    """GD-K5: a chain of these between two opposite sides."""

    of: Selector


class Border(Rule, frozen=True):
    """GD-K6: every one of these lies on the outer ring, or inside it."""

    of: Selector
    inside: bool = False


class Cross(Rule, frozen=True):
    """GD-K7: a tile and its four neighbours, clockwise from the top."""

    centre: Selector
    arms: tuple[Selector, Selector, Selector, Selector]


class Square(Rule, frozen=True):
    """GD-K7: 3 x 3 tiles. A part that is empty may be anything."""

    corners: Selector = ()
    edges: Selector = ()
    centre: Selector = ()


class Quad(Rule, frozen=True):
    """GD-K7: 2 x 2 tiles, clockwise from the top left."""

    tiles: tuple[Selector, Selector, Selector, Selector]


class Loop(Rule, frozen=True):
    """GD-K8: a closed loop, perhaps with one of these strictly inside."""

    around: Selector = ()


class Run(Rule, frozen=True):
    """GD-K8: a joined run of at least so many path tiles."""

    number: int


class Joined(Rule, frozen=True):
    """GD-K8: every path tile is joined to another."""


Geometry = Cross | Square | Quad
Constraint = (
    Proximity
    | Distance
    | Agglomeration
    | Panorama
    | Link
    | Border
    | Cross
    | Square
    | Quad
    | Loop
    | Run
    | Joined
)

Pattern = dict[Cell, Selector]
"""Which tiles a geometry asks for, counted from a corner."""


def pattern(geometry: Geometry) -> Pattern:
    """GD-K7: as it stands on the card."""
    match geometry:
        case Cross(centre=centre, arms=(top, right, bottom, left)):
            return {
                Cell(0, 1): top,
                Cell(1, 0): left,
                Cell(1, 1): centre,
                Cell(1, 2): right,
                Cell(2, 1): bottom,
            }
        case Quad(tiles=(first, second, third, fourth)):
            return {Cell(0, 0): first, Cell(0, 1): second, Cell(1, 1): third, Cell(1, 0): fourth}
        case Square(corners=corners, edges=edges, centre=centre):
            parts = (corners, edges, centre)
            cells = (Cell(row, column) for row in range(3) for column in range(3))
            asked = {cell: parts[(cell.row == 1) + (cell.column == 1)] for cell in cells}
            return {cell: selector for cell, selector in asked.items() if selector}
    assert_never(geometry)


def turned(shape: Pattern) -> Pattern:
    """A quarter turn clockwise, pushed back into its corner."""
    last = max(cell.row for cell in shape)
    return {Cell(cell.column, last - cell.row): selector for cell, selector in shape.items()}


@cache
def rotations(geometry: Geometry) -> tuple[Pattern, ...]:
    """GD-K7: in its four turns, those that look alike only once; never mirrored."""
    shapes = [pattern(geometry)]
    for _ in range(3):
        shapes.append(turned(shapes[-1]))
    return tuple(shape for number, shape in enumerate(shapes) if shape not in shapes[:number])


class Back(StrEnum):
    """GD-C3: what everyone sees of a card: its family and, for four of them, its sort."""

    PROXIMITY = "proximity"
    DISTANCE_ONE = "distance-one"
    DISTANCE_TWO = "distance-two"
    AGGLOMERATION_ONE = "agglomeration-one"
    AGGLOMERATION_TWO = "agglomeration-two"
    PANORAMA = "panorama"
    LINK = "link"
    BORDER_OUTER = "border-outer"
    BORDER_INNER = "border-inner"
    GEOMETRY_CROSS = "geometry-cross"
    GEOMETRY_SQUARE = "geometry-square"
    PATHS = "paths"

    @property
    def family(self) -> str:
        return self.split("-")[0]


def back_of(constraint: Constraint) -> Back:
    match constraint:
        case Proximity():
            return Back.PROXIMITY
        case Distance(no=no, near=near):
            return Back.DISTANCE_ONE if no == near else Back.DISTANCE_TWO
        case Agglomeration(of=of):
            return Back.AGGLOMERATION_ONE if len(of) == 1 else Back.AGGLOMERATION_TWO
        case Panorama():
            return Back.PANORAMA
        case Link():
            return Back.LINK
        case Border(inside=inside):
            return Back.BORDER_INNER if inside else Back.BORDER_OUTER
        case Cross():
            return Back.GEOMETRY_CROSS
        case Square() | Quad():
            return Back.GEOMETRY_SQUARE
        case Loop() | Run() | Joined():
            return Back.PATHS
    assert_never(constraint)


def selectors(constraint: Constraint) -> tuple[Selector, ...]:
    """The kinds that are named on a card; what a square or a loop leaves open is not."""
    match constraint:
        case Proximity(every=one, near=other) | Distance(no=one, near=other):
            return one, other
        case Agglomeration(of=of) | Link(of=of) | Border(of=of):
            return (of,)
        case Panorama(sees=sees):
            return (sees,)
        case Cross(centre=centre, arms=arms):
            return centre, *arms
        case Quad(tiles=tiles):
            return tiles
        case Square(corners=corners, edges=edges, centre=centre):
            return tuple(filter(None, (corners, edges, centre)))
        case Loop(around=around):
            return (around,) if around else ()
        case Run() | Joined():
            return ()
    assert_never(constraint)


def faults(constraint: Constraint) -> Iterator[str]:
    """What cannot be said on a card, or be asked of the tiles in the box."""
    named = selectors(constraint)
    for selector in named:
        if not selector:
            yield "names no kind of tile"
        elif len(selector) > MOST_KINDS or len(set(selector)) < len(selector):
            yield f"names {', '.join(selector)}: a card joins two different kinds at most"
    if isinstance(constraint, Square) and not named:
        yield "asks for nothing"
    if isinstance(constraint, Agglomeration | Run):
        of = constraint.of if isinstance(constraint, Agglomeration) else (Kind.PATH,)
        there = sum(matches(tile, of) for tile in TILES.values())
        if not 1 < constraint.number <= there:
            yield f"asks for {constraint.number} of the {there} such tiles in the box"
