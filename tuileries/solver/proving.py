"""Decide by an exact solver whether there is a garden at all."""

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
    """Clauses, and the time there is to decide about them."""

    def __init__(self, clauses: Sequence[Clause], seconds: float) -> None:
        self.due = time.monotonic() + seconds
        self.solver = Cadical195(bootstrap_with=clauses)

    def model(self, assumptions: Sequence[int] = ()) -> list[int] | None:
        """What can be true at once, or the certainty that nothing can."""
        while True:
            self.solver.conf_budget(CONFLICTS)
            answer = self.solver.solve_limited(assumptions=list(assumptions))
            if answer is not None:
                found: list[int] | None = self.solver.get_model() if answer else None
                return found
            if time.monotonic() > self.due:
                raise Undecided("solve-undecided")


def decide(puzzle: Puzzle, seconds: float) -> Garden | None:
    """A garden, or the certainty that there is none."""
    formula = Formula(puzzle)
    model = Prover(formula.clauses, seconds).model()
    if model is None:
        return None
    garden = puzzle.garden(formula.lying(model))
    assert puzzle.is_met_by(garden), "what the solver finds keeps to the rules"
    return garden
