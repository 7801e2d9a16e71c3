"""Drawings for the terminal: lines of styled pieces of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

Span = tuple[str, str]
"""A piece of a line and its style, such as `("pagoda", "bold red")`; the style may be empty."""

Line = list[Span]


def fit(text: str, width: int) -> str:
    """The text in exactly this many columns."""
    return text[:width].ljust(width)


def width_of(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def beside(left: Sequence[Line], right: Sequence[Line], *, width: int) -> Iterator[Line]:
    """Two drawings next to each other; the right one starts at column `width`."""
    nothing: Line = []
    for first, second in zip_longest(left, right, fillvalue=nothing):
        gap = " " * (width - width_of(first)) if second else ""
        yield [*first, (gap, ""), *second]
