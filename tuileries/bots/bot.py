"""What a bot is: something that chooses a move from what its seat sees, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player
from tuileries.core.story import Story

Bot = Callable[[AnyGame, Any, Player, Chance], Any]
"""Chooses a move for a seat, with luck of its own: from that seat's view, or its story if it remembers."""


class Remembering(Struct, frozen=True):
    """A bot that is given all that its seat saw since the start, and not only how things stand.

    Where all act at once it may answer None: it would rather wait.
    """

    choose: Callable[[AnyGame, Story[Any, Any], Player, Chance], Any]

    def __call__(self, game: AnyGame, story: Story[Any, Any], player: Player, chance: Chance) -> Any:
        return self.choose(game, story, player, chance)


class Seen(Protocol):
    """What a table shows to a seat."""

    def view(self, viewer: Player | None = None) -> Any: ...

    def story(self, viewer: Player | None = None, *, waited: int = 0) -> Story[Any, Any]: ...


def seen_by(bot: Bot, table: Seen, player: Player, *, waited: int = 0) -> Any:
    """What this bot is given in this seat, after it has waited so often."""
    return table.story(player, waited=waited) if isinstance(bot, Remembering) else table.view(player)


def type_of_seen(bot: Bot, game: AnyGame) -> Any:
    """What it is made of, for whoever sends it to another process."""
    return Story[game.types.event, game.types.view] if isinstance(bot, Remembering) else game.types.view  # type: ignore[name-defined]
