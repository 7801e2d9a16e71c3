"""GD-K8: how stretches of path join."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.core.grids import Cell, neighbours
from tuileries.games.gardeners.constraints import Kind
from tuileries.games.gardeners.garden import UP, Plot, step

Links = dict[Cell, set[Cell]]
"""For each path tile the neighbouring path tiles it is joined to."""


def links(plot: Plot, *, hoping: bool = False) -> Links:
    """Two neighbours are joined when both open on the shared edge; a gap, if one hopes, opens everywhere."""
    opening = {cell: set(plot.laid[cell].openings) for cell in plot.sure((Kind.PATH,))}
    if hoping and plot.has_spare((Kind.PATH,)):
        opening |= {cell: set(neighbours(cell)) for cell in plot.gaps}
    return {
        cell: {other for other in others if cell in opening.get(other, ())}
        for cell, others in opening.items()
    }


def runs(joined: Links) -> list[frozenset[Cell]]:
    """The parts that hang together."""
    left, found = set(joined), []
    while left:
        run, edge = set[Cell](), [min(left)]
        while edge:
            cell = edge.pop()
            run.add(cell)
            edge += joined[cell] - run
        left -= run
        found.append(frozenset(run))
    return found


def loops(joined: Links) -> Iterator[frozenset[Cell]]:
    """A path tile has two ends, so a run without a loose end is a closed loop."""
    return (run for run in runs(joined) if all(len(joined[cell]) == 2 for cell in run))


def may_close(joined: Links) -> bool:
    """Whether anything is left when loose ends are taken away until there are none."""
    left = {cell: set(others) for cell, others in joined.items()}
    while ends := [cell for cell, others in left.items() if len(others) < 2]:
        for cell in ends:
            for other in left.pop(cell):
                left[other].discard(cell)
    return bool(left)


def surrounded(loop: frozenset[Cell], plot: Plot) -> Iterator[Cell]:
    """The cells strictly inside: a line to the left of them crosses the loop an odd number of times."""
    rising = {cell for cell in loop if step(cell, UP) in plot.laid[cell].openings}
    for row, column in plot.cells:
        crossed = sum(Cell(row, left) in rising for left in range(plot.corner.column, column))
        if crossed % 2 and (row, column) not in loop:
            yield Cell(row, column)
