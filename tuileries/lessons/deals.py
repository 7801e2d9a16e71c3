"""Deals laid out by name, so that nobody has to count cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeVar, cast

import msgspec

from tuileries.core.chance import Chance
from tuileries.core.errors import BadOptions
from tuileries.core.game import AnyGame

T = TypeVar("T")
Top = tuple[str | int, ...]
"""What comes first: the names of pieces, or a number."""


class Stack:
    """Stands in for chance while a game is set up, and notes what it gave."""

    def __init__(self, tops: Sequence[Top]) -> None:
        self._tops = list(tops)
        self.deal: list[tuple[int, ...]] = []

    def below(self, limit: int) -> tuple[int, Self]:
        """The number that is named; without one, the first there is."""
        number = next(iter(self._next()), 0)
        if not isinstance(number, int) or number >= limit:
            raise BadOptions("error-lesson-deal", name=str(number))
        self.deal.append((number,))
        return number, self

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Self]:
        """What is named, then the rest as it lies in the box."""
        left = list(range(len(items)))
        order = [self._pick(items, left, str(name)) for name in self._next()] + left
        self.deal.append(tuple(order))
        return tuple(items[index] for index in order), self

    def _next(self) -> Top:
        return self._tops.pop(0) if self._tops else ()

    def _pick(self, items: Sequence[T], left: list[int], name: str) -> int:
        for index in left:
            if spelled(items[index]) == name:
                left.remove(index)
                return index
        raise BadOptions("error-lesson-deal", name=name)


def spelled(item: Any) -> str:
    """A piece that is made of several features is spelled `pagoda/sand-walkway/trees`."""
    parts = msgspec.structs.astuple(item) if isinstance(item, msgspec.Struct) else (item,)
    return "/".join(map(str, parts))


def laid_out(game: AnyGame, players: int, options: Any, tops: Sequence[Top]) -> tuple[tuple[int, ...], ...]:
    """The explicit deal in which the named pieces come first."""
    stack = Stack(tops)
    game.setup(players, options, cast(Chance, stack))
    return tuple(stack.deal)
