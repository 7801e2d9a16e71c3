"""How long a bot may think: a time, or a number of playouts."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

from msgspec import Struct

from tuileries.core.errors import BadOptions

PLAYOUTS_A_SECOND = 10_000
"""A guess, to tell long thoughts from short ones."""

WRITTEN = re.compile(r"([1-9][0-9]{0,6})(ms|s|n)")


class Budget(Struct, frozen=True):
    """With playouts alone a bot always chooses the same; with seconds, what time allows."""

    seconds: float | None = None
    playouts: int | None = None

    @property
    def effort(self) -> float:
        """About how many seconds it takes."""
        return self.seconds if self.seconds is not None else (self.playouts or 0) / PLAYOUTS_A_SECOND

    def slices(self, parts: int) -> Iterator[Slice]:
        """The budget in equal parts, one after the other; time that a part leaves goes to the next."""
        start = time.monotonic()
        for part in range(1, parts + 1):
            end = None if self.seconds is None else start + self.seconds * part / parts
            yield Slice(end, None if self.playouts is None else self.playouts / parts)


class Slice(Struct, frozen=True):
    """A part of a budget: until some moment, or so many playouts."""

    end: float | None
    playouts: float | None

    def batches(self, arms: int, size: int) -> Iterator[int]:
        """How many playouts to give each of the arms, again and again until the slice is spent."""
        if self.end is None:
            yield max(1, round((self.playouts or 1) / arms))
            return
        yield 1
        while time.monotonic() < self.end:
            yield max(1, size // arms)


def read_budget(text: str) -> Budget:
    """`50ms` and `2s` are times, `800n` is a number of playouts."""
    match = WRITTEN.fullmatch(text)
    if match is None:
        raise BadOptions("error-budget", text=text)
    number, unit = int(match[1]), match[2]
    if unit == "n":
        return Budget(playouts=number)
    return Budget(seconds=number / 1000 if unit == "ms" else float(number))
