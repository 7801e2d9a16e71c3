"""Luck for compiled code: a splitmix64 stream, whose only state is a word."""

from __future__ import annotations

import numpy

from tuileries.fast.compiler import compiled
from tuileries.fast.kernel import Word, Words

U = numpy.uint64
GOLDEN, MIX_1, MIX_2 = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)
S27, S30, S31, S32 = U(27), U(30), U(31), U(32)


@compiled
def random_word(luck: Words) -> Word:
    luck[0] += GOLDEN
    z = luck[0]
    z = (z ^ (z >> S30)) * MIX_1
    z = (z ^ (z >> S27)) * MIX_2
    return z ^ (z >> S31)


@compiled
def random_below(luck: Words, limit: Word) -> Word:
    return ((random_word(luck) >> S32) * limit) >> S32
