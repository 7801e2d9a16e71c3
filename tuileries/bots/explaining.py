"""What a bot expects: its chance to win, its score at the end, and what the best moves are good for."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tuileries import fast
from tuileries.bots.budget import Budget
from tuileries.bots.levels import seed_from
from tuileries.bots.search import Judged, Manner, think
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player


class Idea(Struct, frozen=True):
    """A move: how often it wins, what it ends with on average, and what it gains now by score line."""

    move: Any
    victory: float
    points: float
    gains: dict[str, int]


class Expectation(Struct, frozen=True):
    """How a seat stands if it plays on as well as the bot can, and its best ideas, the best first."""

    victory: float
    points: float
    ideas: tuple[Idea, ...]


def explain(
    game: AnyGame, view: Any, player: Player, budget: Budget, chance: Chance, *, ideas: int = 3
) -> Expectation | None:
    """What to expect for whoever is to move; None for a game that has no kernel, or none yet."""
    kernel = fast.find(game.name)
    if kernel is None:
        return None
    world = kernel.pack(view)
    found = think(kernel, world, kernel.legal_moves(world), Manner(), budget, seed_from(chance))
    best = [idea(game, view, player, kernel.move_of(world, one.move), one) for one in found[:ideas]]
    return Expectation(best[0].victory, best[0].points, tuple(best))


def idea(game: AnyGame, view: Any, player: Player, move: Any, found: Judged) -> Idea:
    return Idea(move, found.victories, found.points, gains(game, view, player, move))


def gains(game: AnyGame, view: Any, player: Player, move: Any) -> dict[str, int]:
    """What the lines of the score sheet say more, or less, right after the move."""
    after = game.play(game.imagine(view, Chance("gains")), player, move).state
    sheets = (game.project(view), game.project(game.view(after, player)))
    now, then = (
        {line.rule: line.points for line in sheet[player].lines} if sheet else {} for sheet in sheets
    )
    return {rule: then[rule] - now[rule] for rule in now if then[rule] != now[rule]}
