"""The move after which the score sheet would say most for this seat; among equals, chance."""

from __future__ import annotations

from typing import Any

from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player


def greedy(game: AnyGame, view: Any, player: Player, chance: Chance) -> Any:
    world = game.imagine(view, chance)
    best: list[Any] = []
    best_points: int | None = None
    for move in game.legal_moves(world, player):
        scores = game.project(game.view(game.play(world, player, move).state, player))
        points = scores[player].total if scores else 0
        if best_points is None or points > best_points:
            best, best_points = [], points
        if points == best_points:
            best.append(move)
    number, _ = Chance(chance.seed + "/choice").below(len(best))
    return best[number]
