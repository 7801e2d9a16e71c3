"""What search asks of a compiled game."""

from __future__ import annotations

from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

Word = Any
"""A 64-bit unsigned word; within compiled code the exact types are Numba's to infer."""

Words = NDArray[numpy.uint64]
Reals = NDArray[numpy.float64]

POINTS = 2
"""A game's result is a row: victory and margin of whoever is to move, then from here the points of each seat.

Where more is asked for, each seat's share of the victory follows, then the lines of whoever is to move.
"""

OWN_CHOICE = 2**64 - 1
"""Instead of a move: whatever the eye chooses."""


class Sight(Protocol):
    """What a move looks worth, and comes to when games are played on."""

    def rate(self, world: Words, moves: Words, foresight: float) -> Reals:
        """What each move looks worth at a glance; without foresight, what the score sheet says next."""

    def try_moves(
        self, world: Words, moves: Words, tries: range, seed: int, foresight: float | None
    ) -> Reals:
        """Playouts from each move by the same lucks, added up, a row a move. None: at random."""


class Kernel(Sight, Protocol):
    """The rules of a game over worlds of words; a move is a number."""

    LINES: tuple[str, ...]
    """The lines of a score sheet, by their rules."""

    def foresee(self, world: Words, moves: Words, tries: range, seed: int) -> Reals:
        """Games by the eye from each move, by the same lucks: a row a game, with all that is known of it."""

    def pack(self, seen: Any) -> Words:
        """A world from a view; what is hidden becomes a bag to draw from."""

    def legal_moves(self, world: Words) -> Words:
        """All of them, in the order of the rules."""

    def move_of(self, world: Words, number: int) -> Any:
        """A move as the rules write it."""

    def turn(self, world: Words) -> int:
        """Which turn of the game it is; a turn may be several decisions."""

    def sides(self, moves: Words) -> tuple[Words, Words]:
        """What each move takes and where it puts it: what a person may overlook."""

    def warm(self) -> None:
        """Compile everything, or load what was compiled before."""
