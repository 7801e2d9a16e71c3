"""The games. Each is a package in the order of its rulebook and imports `tuileries.core` only."""

from __future__ import annotations

from tuileries.core.errors import UnknownName
from tuileries.core.game import AnyGame
from tuileries.games.gardeners import game as gardeners_game
from tuileries.games.hanging_gardens import game as hanging_gardens_game
from tuileries.games.zen_garden import game as zen_garden_game

GAMES: dict[str, AnyGame] = {
    game.name: game for game in (zen_garden_game, hanging_gardens_game, gardeners_game)
}


def find(name: str) -> AnyGame:
    if name not in GAMES:
        raise UnknownName("error-unknown-game", name=name, known=", ".join(GAMES))
    return GAMES[name]
