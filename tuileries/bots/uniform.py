"""Any legal move, each as likely as any other."""

from __future__ import annotations

from typing import Any

from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player


def uniform(game: AnyGame, view: Any, player: Player, chance: Chance) -> Any:
    moves = list(game.legal_moves(game.imagine(view, chance), player))
    number, _ = Chance(chance.seed + "/choice").below(len(moves))
    return moves[number]
