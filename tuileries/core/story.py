"""What a seat saw since the start of a game."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

E = TypeVar("E")
V = TypeVar("V")


class Story(Struct, Generic[E, V], frozen=True):
    """What happened, version by version without what was taken back, and how things stand.

    `waited` is how often this seat let its chance to act go by since anything happened: where all act at
    once nobody has to move.
    """

    events: tuple[tuple[E, ...], ...]
    view: V
    waited: int = 0
