"""GD-K1 to GD-K7: whether a garden keeps to a constraint, and which tiles are at fault where it does not.

A garden with gaps is judged too: what is met or lost however it is filled, and what is still open.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from tuileries.core.grids import Cell, areas, bounding_box, neighbours
from tuileries.games.gardeners.constraints import (
    Agglomeration,
    Border,
    Constraint,
    Cross,
    Distance,
    Geometry,
    Joined,
    Kind,
    Link,
    Loop,
    Panorama,
    Pattern,
    Proximity,
    Quad,
    Run,
    Square,
    rotations,
)
from tuileries.games.gardeners.garden import Garden, Laid, Plot, plots, step
from tuileries.games.gardeners.paths import links, loops, may_close, runs, surrounded


class Status(StrEnum):
    MET = "met"
    LOST = "lost"
    OPEN = "open"


class Verdict(Struct, frozen=True):
    """What a garden is worth to a card; where it is lost, the cells of the tiles at fault."""

    status: Status
    faults: tuple[Cell, ...] = ()


MET, OPEN = Verdict(Status.MET), Verdict(Status.OPEN)


def lost(cells: Collection[Cell]) -> Verdict:
    return Verdict(Status.LOST, tuple(sorted(cells)))


def holds(constraint: Constraint, garden: Garden) -> Verdict:
    """The same in every square that the garden can come to fill, or else it is open."""
    verdicts = [judge(constraint, plot) for plot in plots(garden)]
    first = verdicts[0]
    return first if all(verdict.status == first.status for verdict in verdicts) else OPEN


def judge(constraint: Constraint, plot: Plot) -> Verdict:
    match constraint:
        case Proximity():
            return judge_proximity(constraint, plot)
        case Distance():
            return judge_distance(constraint, plot)
        case Agglomeration():
            return judge_agglomeration(constraint, plot)
        case Panorama():
            return judge_panorama(constraint, plot)
        case Link():
            return judge_link(constraint, plot)
        case Border():
            return judge_border(constraint, plot)
        case Cross() | Square() | Quad():
            return judge_geometry(constraint, plot)
        case Loop() | Run() | Joined():
            return judge_paths(constraint, plot)
    assert_never(constraint)


def judge_proximity(rule: Proximity, plot: Plot) -> Verdict:
    """GD-K1: whoever seeks finds a neighbour."""
    hoped = plot.possible(rule.near)
    lonely = [cell for cell in plot.sure(rule.every) if hoped.isdisjoint(neighbours(cell))]
    if lonely:
        return lost(lonely)
    found = plot.sure(rule.near)
    return OPEN if any(found.isdisjoint(neighbours(cell)) for cell in plot.possible(rule.every)) else MET


def judge_distance(rule: Distance, plot: Plot) -> Verdict:
    """GD-K2: both tiles of a pair that touches are at fault."""
    touching = set(pairs(plot.sure(rule.no), plot.sure(rule.near)))
    if touching:
        return lost({cell for pair in touching for cell in pair})
    return OPEN if any(pairs(plot.possible(rule.no), plot.possible(rule.near))) else MET


def pairs(some: Collection[Cell], others: Collection[Cell]) -> Iterator[tuple[Cell, Cell]]:
    return ((cell, beside) for cell in some for beside in neighbours(cell) if beside in others)


def judge_agglomeration(rule: Agglomeration, plot: Plot) -> Verdict:
    """GD-K3: the group that comes nearest is at fault."""
    groups = list(areas(plot.sure(rule.of)))
    hoped = plot.possible(rule.of)
    if any(is_enough(rule, group, hoped) for group in groups):
        return MET
    if plot.gaps and any(len(group) >= rule.number for group in areas(hoped)):
        return OPEN
    nearest = min(groups, key=lambda group: (abs(len(group) - rule.number), sorted(group)), default=())
    return lost(nearest)


def is_enough(rule: Agglomeration, group: Collection[Cell], hoped: frozenset[Cell]) -> bool:
    """GD-K3: a group of exactly so many must not be able to grow."""
    if not rule.exactly:
        return len(group) >= rule.number
    return len(group) == rule.number and not any(pairs(group, hoped - set(group)))


def judge_panorama(rule: Panorama, plot: Plot) -> Verdict:
    """GD-K4: nothing blocks the view, and no bench sees itself."""
    benches = [plot.laid[cell] for cell in plot.sure((Kind.BENCH,))]
    hoped, found = plot.possible(rule.sees), plot.sure(rule.sees)
    blind = [bench.cell for bench in benches if hoped.isdisjoint(sight(bench, plot))]
    if blind:
        return lost(blind)
    is_settled = all(not found.isdisjoint(sight(bench, plot)) for bench in benches)
    return MET if is_settled and not plot.has_spare((Kind.BENCH,)) else OPEN


def sight(bench: Laid, plot: Plot) -> list[Cell]:
    """The cells before a bench, to the edge of the garden."""
    line, cell = list[Cell](), step(bench.cell, bench.faces)
    while cell in plot.cells:
        line.append(cell)
        cell = step(cell, bench.faces)
    return line


def judge_link(rule: Link, plot: Plot) -> Verdict:
    """GD-K5: the group that reaches farthest is at fault."""
    groups = list(areas(plot.sure(rule.of)))
    if any(reach(group) == plot.size for group in groups):
        return MET
    if any(reach(group) == plot.size for group in areas(plot.possible(rule.of))):
        return OPEN
    return lost(max(groups, key=lambda group: (reach(group), sorted(group)), default=()))


def reach(group: Collection[Cell]) -> int:
    """How many rows or columns a group spans: all of them when it joins two opposite sides."""
    box = bounding_box(group)
    return max(box.rows, box.columns)


def judge_border(rule: Border, plot: Plot) -> Verdict:
    """GD-K6: on the outer ring, or inside it."""
    allowed = plot.inner if rule.inside else frozenset(plot.cells) - plot.inner
    astray = plot.sure(rule.of) - allowed
    if astray:
        return lost(astray)
    return MET if plot.possible(rule.of) <= allowed else OPEN


def judge_geometry(rule: Geometry, plot: Plot) -> Verdict:
    """GD-K7: where it comes nearest, the tiles that do not fit are at fault."""
    nearest = min((misfits(shape, plot) for shape in placements(rule, plot)), key=len)
    if not nearest:
        return MET
    if any(may_fit(shape, plot) for shape in placements(rule, plot)):
        return OPEN
    return lost([cell for cell in nearest if cell in plot.laid])


def placements(rule: Geometry, plot: Plot) -> Iterator[Pattern]:
    """The pattern in each of its turns, wherever it has room."""
    within = set(plot.cells)
    for shape in rotations(rule):
        for corner in plot.cells:
            placed = {step(corner, cell): selector for cell, selector in shape.items()}
            if within.issuperset(placed):
                yield placed


def misfits(shape: Pattern, plot: Plot) -> list[Cell]:
    return [cell for cell, selector in shape.items() if cell not in plot.sure(selector)]


def may_fit(shape: Pattern, plot: Plot) -> bool:
    return all(cell in plot.possible(selector) for cell, selector in shape.items())


def judge_paths(rule: Loop | Run | Joined, plot: Plot) -> Verdict:
    """GD-K8: loops, runs, and joined paths."""
    match rule:
        case Loop():
            return judge_loop(rule, plot)
        case Run(number=number):
            return judge_run(number, plot)
        case Joined():
            return judge_joined(plot)
    assert_never(rule)


def judge_run(number: int, plot: Plot) -> Verdict:
    """GD-K8: the longest run is at fault."""
    longest = longest_run(plot)
    if len(longest) >= number:
        return MET
    is_open = any(len(run) >= number for run in runs(links(plot, hoping=True)))
    return OPEN if is_open else lost(longest)


def longest_run(plot: Plot) -> frozenset[Cell]:
    return max(runs(links(plot)), key=lambda run: (len(run), sorted(run)), default=frozenset[Cell]())


def judge_loop(rule: Loop, plot: Plot) -> Verdict:
    """GD-K8: a loop, or what it holds; where there is none, the longest run is at fault."""
    inside = {cell for loop in loops(links(plot)) for cell in surrounded(loop, plot)}
    if inside & plot.sure(rule.around) if rule.around else any(loops(links(plot))):
        return MET
    is_open = bool(plot.gaps) and may_close(links(plot, hoping=True))
    return OPEN if is_open else lost(longest_run(plot))


def judge_joined(plot: Plot) -> Verdict:
    loose = [cell for cell, others in links(plot, hoping=True).items() if not others and cell in plot.laid]
    if loose:
        return lost(loose)
    is_settled = all(links(plot).values()) and not plot.has_spare((Kind.PATH,))
    return MET if is_settled else OPEN
