"""HG-B1 to HG-B3, HG-B7, HG-B8: building temples, and moving them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tuileries.core.errors import Refusal
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.components import BOX
from tuileries.games.hanging_gardens.garden import Garden, Structure, structure


def sites(garden: Garden, fresh: tuple[Cell, ...]) -> tuple[Structure, ...]:
    """HG-B1, HG-B2, HG-B7: structures that the new card enlarged, large enough and without a temple."""
    found = dict.fromkeys(structure(garden, cell) for cell in fresh)
    return tuple(
        cells
        for cells in found
        if len(cells) >= BOX.temples.smallest and not any(cell in garden.temples for cell in cells)
    )


def why_not_build(garden: Garden, fresh: tuple[Cell, ...], cell: Cell) -> Iterator[Refusal]:
    cells = structure(garden, cell)
    if not cells:
        yield Refusal("HG-B1", "nothing", cells=(cell,))
    elif len(cells) < BOX.temples.smallest:
        yield Refusal("HG-B1", "small", {"size": len(cells), "smallest": BOX.temples.smallest}, cells)
    if cells and not any(place in fresh for place in cells):
        yield Refusal("HG-B2", "old", cells=cells)
    if standing := tuple(place for place in garden.temples if place in cells):
        yield Refusal("HG-B7", "temple", cells=standing)


def is_moving(garden: Garden) -> bool:
    """HG-B8: with all temples out, building means moving one."""
    return len(garden.temples) == BOX.temples.per_player


def sizes(garden: Garden) -> dict[Cell, int]:
    """HG-B8: how large the structure under each temple is now; merged temples each count the whole."""
    return {cell: len(structure(garden, cell)) for cell in garden.temples}


def movable(garden: Garden) -> tuple[Cell, ...]:
    """HG-B8: the temples on the smallest structures."""
    under = sizes(garden)
    return tuple(sorted(cell for cell, size in under.items() if size == min(under.values())))


def why_not_move(garden: Garden, cell: Cell) -> Iterator[Refusal]:
    under = sizes(garden)
    if cell not in under:
        yield Refusal("HG-B8", "none", cells=(cell,))
    elif under[cell] > (smallest := min(under.values())):
        yield Refusal("HG-B8", "larger", {"size": under[cell], "smallest": smallest}, movable(garden))


def place_temple(garden: Garden, cell: Cell, moved: Cell | None) -> Garden:
    """HG-B2, HG-B8: a temple of the supply, or the one that moves."""
    staying = tuple(temple for temple in garden.temples if temple != moved)
    return replace(garden, temples=(*staying, Cell(*cell)))
