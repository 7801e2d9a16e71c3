"""All luck there is. Specified byte by byte in docs/chance.md."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tuileries.core.errors import BadRecord

T = TypeVar("T")

WORDS = 2**64


def word(key: bytes, number: int) -> int:
    """The number below 2**64 that stands at this place of the stream."""
    return int.from_bytes(hmac.digest(key, number.to_bytes(8, "big"), "sha256")[:8], "big")


def draw(key: bytes, drawn: int, limit: int) -> tuple[int, int]:
    """A number below `limit`, and how many words are drawn now; words past the last multiple are dropped."""
    if not 0 < limit <= WORDS:
        raise ValueError(f"cannot draw a number below {limit}")
    fair = WORDS - WORDS % limit
    while (number := word(key, drawn)) >= fair:
        drawn += 1
    return number % limit, drawn + 1


class Chance(Struct, frozen=True):
    """A stream of numbers that the seed alone decides.

    A `deal` gives the results of the first draws outright, for tests and puzzles.
    """

    seed: str
    drawn: int = 0
    deal: tuple[tuple[int, ...], ...] = ()

    def below(self, limit: int) -> tuple[int, Chance]:
        """A number from 0 up to but not including `limit`, each as likely as any other."""
        if self.deal:
            (number,), after = self._dealt(limit, length=1)
            return number, after
        number, drawn = draw(self.seed.encode(), self.drawn, limit)
        return number, replace(self, drawn=drawn)

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """The items in an order drawn from all orders."""
        if self.deal:
            order, after = self._dealt(len(items), length=len(items))
            return tuple(items[index] for index in order), after
        key, drawn, shuffled = self.seed.encode(), self.drawn, list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other, drawn = draw(key, drawn, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled), replace(self, drawn=drawn)

    def _dealt(self, limit: int, *, length: int) -> tuple[tuple[int, ...], Chance]:
        result, *rest = self.deal
        if len(set(result)) != length or len(result) != length or not set(result) <= set(range(limit)):
            raise BadRecord("error-deal", length=length, limit=limit)
        return result, replace(self, deal=tuple(rest))
