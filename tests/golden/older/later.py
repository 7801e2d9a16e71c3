"""Rules as they may be later, for games of today."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.game import AnyGame, Player, Step
from tuileries.games.zen_garden import game as zen_garden
from tuileries.games.zen_garden.state import State


def later(game: AnyGame, **changes: Any) -> AnyGame:
    """The same game by another version of its rules."""
    return cast(AnyGame, SimpleNamespace(**{**vars(game), "rules": "later", **changes}))


def refuse_the_sixth_tile(state: State, player: Player | None, move: Any) -> Step[State, Any]:
    if sum(len(seat.garden) for seat in state.seats) == 5:
        raise IllegalMove((Refusal("ZG-R8"),))
    return zen_garden.play(state, player, move)


SAME = later(zen_garden)
STRICTER = later(zen_garden, play=refuse_the_sixth_tile)
