"""What a seat saw since the start of a game."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

E = TypeVar("E")
V = TypeVar("V")


class Sight(Struct, Generic[E, V], frozen=True):
    """What a seat saw at one version: what happened, and how things stood then."""

    version: int
    events: tuple[E, ...]
    view: V


Story = tuple[Sight[E, V], ...]
