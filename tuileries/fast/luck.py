"""Luck for compiled code: a splitmix64 stream, whose only state is a word."""

from __future__ import annotations

from tuileries.fast.compiler import inner
from tuileries.fast.kernel import Word, Words


@inner
def random_word(luck: Words) -> Word:
    luck[0] += 0x9E3779B97F4A7C15
    z = luck[0]
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB
    return z ^ (z >> 31)


@inner
def random_below(luck: Words, limit: Word) -> Word:
    """A number below the limit, which is no more than 32 bits long."""
    return ((random_word(luck) >> 32) * limit) >> 32
