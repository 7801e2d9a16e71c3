"""From the garden on the table to one that keeps to all constraints, with the fewest tiles taken out."""

from __future__ import annotations

import time
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace
from pysat.card import ITotalizer

from tuileries.core.grids import Cell
from tuileries.games.gardeners.components import TileId
from tuileries.games.gardeners.garden import Garden, plots, step
from tuileries.solver.formula import Formula
from tuileries.solver.proofs import Prover, Undecided
from tuileries.solver.puzzle import Lying, Puzzle


class Completion(Struct, frozen=True):
    """A garden that keeps to all, and what had to go for it; `is_fewest` where fewer is proved impossible."""

    garden: Garden
    taken_out: tuple[TileId, ...]
    is_fewest: bool


def complete_in_time(garden: Garden, puzzle: Puzzle, seconds: float) -> Completion | None:
    """In whichever square of its size the garden can come to lie; None if no garden meets the puzzle."""
    corners = [plot.corner for plot in plots(garden)]
    best: Completion | None = None
    is_certain = True
    for corner in corners:
        most = len(best.taken_out) - 1 if best else len(garden.laid)
        found, is_decided = complete_at(corner, garden, puzzle, most, seconds / len(corners))
        best, is_certain = found or best, is_certain and is_decided
    if best is None and not is_certain:
        raise Undecided("solve-undecided")
    return best and replace(best, is_fewest=is_certain or not best.taken_out)


def complete_at(
    corner: Cell, garden: Garden, puzzle: Puzzle, most: int, seconds: float
) -> tuple[Completion | None, bool]:
    """In the square with this corner, and whether it is certain that nothing nearer is there."""
    if most < 0:
        return None, True
    moved = moved_by(garden, Cell(-corner.row, -corner.column))
    try:
        found = Nearest(moved, puzzle, seconds).find(most)
    except Undecided:
        return None, False
    if found is None:
        return None, True
    there = replace(moved_by(found.garden, corner), corner=garden.corner)
    return replace(found, garden=there), found.is_fewest


def moved_by(garden: Garden, by: Cell) -> Garden:
    return replace(garden, laid=tuple(replace(laid, cell=step(laid.cell, by)) for laid in garden.laid))


class Nearest:
    """The search for a garden that keeps as many tiles of this one as can be."""

    def __init__(self, garden: Garden, puzzle: Puzzle, seconds: float) -> None:
        self.garden = garden
        self.puzzle = puzzle
        self.formula = Formula(puzzle, by_look=True)
        self.stay = {laid: self.formula.both(*self.formula.lies(laid)) for laid in garden.laid}
        self.seconds = seconds

    def find(self, most: int) -> Completion | None:
        """With at most so many tiles taken out, and then with fewer and fewer."""
        removed = [-literal for literal in self.stay.values()]
        counter = ITotalizer(removed, most, top_id=self.formula.pool.top)
        prover, due = Prover([*self.formula.clauses, *counter.cnf.clauses]), time.monotonic() + self.seconds
        best: Completion | None = None
        while most >= 0:
            try:
                model = prover.model(due, [-counter.rhs[most]] if most < len(removed) else [])
            except Undecided:
                if best is None:
                    raise
                return replace(best, is_fewest=False)
            if model is None:
                break
            best = self.completion(model)
            most = len(best.taken_out) - 1
        return best

    def completion(self, model: Iterable[int]) -> Completion:
        true = set(model)
        kept = {laid.cell: laid for laid, literal in self.stay.items() if literal in true}
        lying = {
            cell: Lying(look, kept[cell].turn if cell in kept else turn)
            for cell, (look, turn) in self.formula.lying(true).items()
        }
        garden = self.puzzle.garden(lying, kept.values())
        assert self.puzzle.is_met_by(garden), "what the solver finds keeps to the rules"
        gone = tuple(laid.tile for laid in self.garden.laid if laid.cell not in kept)
        return Completion(garden, gone, is_fewest=True)
