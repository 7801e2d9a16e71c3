"""What a search for a garden is given, and the garden that it changes about."""

from __future__ import annotations

from typing import NamedTuple

from tuileries.fast.kernel import Reals, Word, Words

NEAR, APART, GROUP, GROUP_EXACTLY, VIEW, CHAIN, JOINED, PATTERN, LOOP, RUN = range(10)
"""What a row of rules asks: its sort, two selectors by their numbers, and a number."""

NO_PATH, BEND, STRAIGHT = range(3)

UP_AND_DOWN, RIGHT_AND_LEFT = 0b0101, 0b1010
"""The sides to which a straight opens: bits for top, right, bottom and left, from the lowest."""


class Task(NamedTuple):
    """What is looked for. A board is a word, a row of words is indexed by cell unless said otherwise."""

    size: Word
    looks: Words
    """The look of each tile; any order."""

    allowed: Words
    """The looks that each cell may have."""

    sets: Words
    """The looks of each selector. The first is the benches."""

    rules: Words
    """A row each, sorted by what they ask: from PATTERN on, only the demands on single cells look at them."""

    patterns: Words
    """For each way to lay a pattern, its cells and the looks that each may have."""

    loops: Words
    """For each loop, the sides to which each cell opens."""

    insides: Words
    """For each loop, the board of the cells inside it."""

    shaped: Words
    """The looks that are bends, and those that are straights, after a word for those that are neither."""

    hopes: Reals
    """How likely a change for the worse by 0, 1, 2 … is kept, in 2 ** 53rds."""


class Scene(NamedTuple):
    """A garden as it is being changed about."""

    at: Words
    """The look of each cell."""

    opens: Words
    """The sides to which the path in each cell opens."""

    boards: Words
    """For each selector, where such tiles lie."""

    demands: Words
    """The looks that each cell should have."""

    musts: Words
    """The sides to which a path in each cell should open."""
