"""The time to a first garden of Gardeners, next to CP-SAT on the same cards in the same run.

Ours is measured from the constraints to a garden that the evaluator has checked. CP-SAT gets the same
formula, with sums instead of counters where tiles are counted, from the constraints to its answer; the part
of it that is search alone is told as well. Cards that cannot be met are told apart: that is the time of a
proof. Prints one JSON line for each number of cards.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Sequence

from ortools.sat.python import cp_model

from tuileries import solver
from tuileries.games.gardeners.cards import CARDS, deck
from tuileries.games.gardeners.components import Deck
from tuileries.games.gardeners.constraints import Constraint
from tuileries.solver.formula import Formula
from tuileries.solver.puzzle import puzzle

SAMPLES = {3: 200, 5: 60, 7: 60}
PEERS = {3: 60, 5: 20, 7: 20}
"""How many of them CP-SAT is given as well."""

TUNED = {"num_workers": 1, "linearization_level": 0, "cp_model_probing_level": 0, "symmetry_level": 0}
Settings = dict[str, int]
Rules = Sequence[Constraint]


class Summed(Formula):
    """The formula for a solver that can count."""

    def exactly(self, literals: Sequence[int], number: int) -> None:
        self.sums = [*getattr(self, "sums", []), (literals, number)]


def cp_sat(rules: Rules, settings: Settings) -> tuple[bool, float, float]:
    """Whether there is a garden, the seconds to build the model, and those to search."""
    start = time.perf_counter()
    formula, model = Summed(puzzle(rules, None, 6)), cp_model.CpModel()
    known = [model.new_bool_var(str(number)) for number in range(formula.pool.top + 1)]

    def literal(number: int) -> cp_model.LiteralT:
        return known[number] if number > 0 else ~known[-number]

    for clause in formula.clauses:
        model.add_bool_or([literal(number) for number in clause])
    for literals, number in formula.sums:
        model.add(sum(literal(each) for each in literals) == number)
    search = cp_model.CpSolver()
    for name, value in settings.items():
        setattr(search.parameters, name, value)
    built = time.perf_counter()
    status = search.solve(model)
    return status != cp_model.INFEASIBLE, built - start, time.perf_counter() - built


def ours(rules: Rules) -> tuple[bool, float]:
    start = time.perf_counter()
    return solver.solve(rules, seconds=120) is not None, time.perf_counter() - start


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 95th percentile and worst, in milliseconds."""
    ordered = sorted(1000 * each for each in seconds)
    if not ordered:
        return {}
    p95 = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return {
        "median": round(statistics.median(ordered), 2),
        "p95": round(p95, 2),
        "worst": round(ordered[-1], 2),
    }


def peer_figures(asked: Sequence[Rules], settings: Settings) -> dict[str, object]:
    taken = [cp_sat(rules, settings) for rules in asked]
    whole = spread([built + searched for can, built, searched in taken if can])
    return {**whole, "search_alone": spread([searched for can, _, searched in taken if can])["median"]}


def main() -> None:
    solver.warm()
    cards = deck(Deck.STANDARD)
    for number, samples in SAMPLES.items():
        luck = random.Random(f"bench {number}")
        asked = [[CARDS[card].constraint for card in luck.sample(cards, number)] for _ in range(samples)]
        taken = [ours(rules) for rules in asked]
        found = spread([seconds for can, seconds in taken if can])
        default, tuned = (peer_figures(asked[: PEERS[number]], settings) for settings in ({}, TUNED))
        figures = {
            "figure": f"milliseconds to a first garden for {number} standard cards",
            "asked": samples,
            "found": sum(can for can, _ in taken),
            **found,
            "proofs": spread([seconds for can, seconds in taken if not can]),
            "cp_sat_default": default,
            "cp_sat_tuned": tuned,
            "times_faster": round(float(str(default["median"])) / found["median"]),
        }
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
