"""Wald's sequential test: does a bot win at least a share, told after as few deals as that takes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

ERROR = 0.05
"""How often the test may be wrong, either way."""

HIGH = 1 / ERROR - 1
LOW = 1 / HIGH
"""Wald's bounds: nearly exact, and never more than one error in 19."""


class Decision(StrEnum):
    REACHED = "reached"
    NOT_REACHED = "not-reached"
    OPEN = "open"


class Verdict(Struct, frozen=True):
    """How many times as likely the deals are if the bot wins `better` as if it wins `goal`.

    From `high` on the goal is reached: a bot that wins no more than `goal` seldom comes so far. From `low`
    down it is not reached: a bot that wins `better` seldom falls so low. Between the two either may come out.
    """

    goal: float
    better: float
    deals: int
    ratio: float
    low: float
    high: float
    decision: Decision


def judge(goal: float, shares: Iterable[float]) -> Verdict:
    """Deal by deal until it is decided; `better` lies halfway between the goal and 1.

    Games over the same deal depend on each other, so a deal counts once, by the part of its victories that
    the bot has. As powers are convex, errors are no more frequent than said, however its games depend.
    """
    better = (goal + 1) / 2
    deals, ratio = 0, 1.0
    for share in shares:
        deals += 1
        ratio *= (better / goal) ** share * ((1 - better) / (1 - goal)) ** (1 - share)
        if decide(ratio) is not Decision.OPEN:
            break
    return Verdict(goal, better, deals, ratio, LOW, HIGH, decide(ratio))


def decide(ratio: float) -> Decision:
    if ratio >= HIGH:
        return Decision.REACHED
    return Decision.NOT_REACHED if ratio <= LOW else Decision.OPEN
