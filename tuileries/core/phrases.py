"""Sentences before they are put into a language."""

from __future__ import annotations

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """A key of the catalogues and what fills its places.

    An argument called `player` is a seat and is told by its name.
    """

    key: str
    args: dict[str, Argument] = {}


Argument = int | str | Phrase | tuple[Phrase, ...]
