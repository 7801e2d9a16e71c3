"""Proofs: whether there is a garden at all, decided by an exact solver."""

from __future__ import annotations

import time
from collections.abc import Sequence

from pysat.solvers import Cadical195

from tuileries.core.errors import TuileriesError
from tuileries.games.gardeners.garden import Garden
from tuileries.solver.formula import Clause, Formula
from tuileries.solver.puzzle import Puzzle

CONFLICTS = 1000
"""How often the solver may err before it looks at the clock."""


class Undecided(TuileriesError):
    """The time was up before it was known."""


class Prover:
    """Clauses, and all that was learned about them so far."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        self.solver = Cadical195(bootstrap_with=clauses)

    def model(self, due: float, assumptions: Sequence[int] = ()) -> list[int] | None:
        """What can be true at once, or the certainty that nothing can; Undecided when the time has come."""
        while True:
            self.solver.conf_budget(CONFLICTS)
            answer = self.solver.solve_limited(assumptions=list(assumptions))
            if answer is not None:
                found: list[int] | None = self.solver.get_model() if answer else None
                return found
            if time.monotonic() > due:
                raise Undecided("solve-undecided")


class Decision:
    """Whether there is a garden; it can be asked again when it was not known yet."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.formula = Formula(puzzle)
        self.prover = Prover(self.formula.clauses)

    def garden(self, due: float) -> Garden | None:
        """A garden, or the certainty that there is none."""
        model = self.prover.model(due)
        if model is None:
            return None
        garden = self.puzzle.garden(self.formula.lying(model))
        assert self.puzzle.is_met_by(garden), "what the solver finds keeps to the rules"
        return garden
