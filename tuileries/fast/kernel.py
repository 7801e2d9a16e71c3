"""What search asks of a compiled game."""

from __future__ import annotations

from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

Word = Any
"""A 64-bit unsigned word; within compiled code the exact types are Numba's to infer."""

Words = NDArray[numpy.uint64]
Reals = NDArray[numpy.float64]


class Sight(Protocol):
    """What a move looks worth, and comes to when games are played on."""

    def rate(self, world: Words, moves: Words, foresight: float) -> Reals:
        """What each move looks worth at a glance; without foresight, what the score sheet says next."""

    def try_moves(
        self, world: Words, moves: Words, tries: range, seed: int, foresight: float | None
    ) -> Reals:
        """Playouts from each move by the same lucks. None: at random.

        A row a move: victories and margins of whoever is to move, then the points of each seat.
        """


class Kernel(Sight, Protocol):
    """The rules of a game over worlds of words; a move is a number."""

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
