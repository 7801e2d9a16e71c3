"""What hints need to know of a game's turns: in `bots/<game>/turns`."""

from __future__ import annotations

import importlib
from collections.abc import Hashable, Sequence
from typing import Any, Protocol, cast

from tuileries.core.phrases import Phrase
from tuileries.fast.kernel import Kernel, Words


class Turns(Protocol):
    """A turn of a game, which may be several decisions."""

    def is_begun(self, view: Any) -> bool:
        """Whether a decision of this turn has been made."""

    def ways(self, kernel: Kernel, view: Any) -> Words:
        """Ways to begin a turn, or to bring one that has begun to its end."""

    def likeness(self, view: Any, number: int) -> Hashable:
        """What makes this way another idea than the next."""

    def unlearned(self, before: Any, after: Any) -> Any:
        """The later view without what its viewer drew since the earlier one: nobody can foresee it."""

    def decisions(self, moves: Sequence[Any], events: Sequence[Any]) -> tuple[Any, ...]:
        """All decisions of a turn, also those that are not asked because they have one answer."""

    def told(self, view: Any, moves: Sequence[Any], events: Sequence[Any]) -> tuple[Phrase, ...]:
        """A turn in sentences, for whoever is to play it."""


def find(game: str) -> Turns:
    return cast(Turns, importlib.import_module(f"tuileries.bots.{game.replace('-', '_')}.turns"))
