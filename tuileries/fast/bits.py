"""Boards of 64 bits: what a machine does with all of them at once."""

from __future__ import annotations

from typing import Any

import numpy
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from tuileries.fast.compiler import inner
from tuileries.fast.kernel import Word


@intrinsic
def ones(_typing: Any, board: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.ctpop(given[0])

    return types.uint64(types.uint64), generate


@intrinsic
def zeros_below(_typing: Any, board: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


# Numba calls the makers above; kernels call what they make, of which type checkers know nothing.
_ones: Any = ones
_zeros_below: Any = zeros_below


@inner
def word(number: Word) -> Word:
    """What is true or false, or is known to be positive, as a word."""
    return numpy.uint64(number)


@inner
def bits_in(board: Word) -> Word:
    """How many bits of a board are set: one instruction of the machine."""
    return _ones(board)


@inner
def lowest_bit(board: Word) -> Word:
    """Where the lowest bit of a board stands, if it has one: one instruction of the machine."""
    return _zeros_below(board)


@inner
def nth_bit(board: Word, number: Word, halves: tuple[Word, ...]) -> Word:
    """Where the bit of this number (from 0) stands: by halves, without a branch to guess wrong."""
    place = 0
    for half in halves:
        low = bits_in(board & ((1 << half) - 1))
        beyond = word(number >= low)
        number -= beyond * low
        board >>= beyond * half
        place += beyond * half
    return place
