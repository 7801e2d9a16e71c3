"""The move after which the score sheet would say most for this seat; among equals, chance."""

from __future__ import annotations

from typing import Any

from tuileries.bots.uniform import uniform
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player


def greedy(game: AnyGame, view: Any, player: Player, chance: Chance) -> Any:
    """Where nothing can be projected, all moves are equal."""
    if game.project(view) is None:
        return uniform(game, view, player, chance)
    world = game.imagine(view, chance)
    best: list[Any] = []
    best_points: int | None = None
    for move in game.legal_moves(world, player):
        points = worth(game, world, player, move)
        if best_points is None or points > best_points:
            best, best_points = [], points
        if points == best_points:
            best.append(move)
    number, _ = Chance(chance.seed + "/choice").below(len(best))
    return best[number]


def worth(game: AnyGame, world: Any, player: Player, move: Any) -> int:
    """What the sheet would say; where the same seat goes on deciding, after the best it can decide then."""
    step = game.play(world, player, move)
    if not step.revealed and not game.is_simultaneous and game.to_move(step.state) == (player,):
        return max(worth(game, step.state, player, then) for then in game.legal_moves(step.state, player))
    scores = game.project(game.view(step.state, player))
    return scores[player].total if scores else 0
