"""What a bot expects: its chance to win, the scores at the end, and what the best moves are good for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy
from msgspec import Struct

from tuileries import fast
from tuileries.bots.budget import Budget
from tuileries.bots.levels import seed_from
from tuileries.bots.search import Judged, Manner, think
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player
from tuileries.fast.kernel import Kernel


class Idea(Struct, frozen=True):
    """A move: as it is written, how often it wins, the points it ends with, and what it gains now by rule."""

    move: Any
    notation: str
    victory: float
    points: float
    gains: dict[str, int]


class Expectation(Struct, frozen=True):
    """A seat's chance to win and the points of all seats, if it plays as well as the bot; its best ideas."""

    victory: float
    points: tuple[float, ...]
    ideas: tuple[Idea, ...]


def can_explain(game: AnyGame) -> bool:
    """Whether there will be something to say of this game, once its kernel is ready."""
    return game.name in fast.KERNELS


def explain(
    game: AnyGame, view: Any, player: Player, budget: Budget, chance: Chance, *, ideas: int = 3
) -> Expectation | None:
    """What to expect for whoever is to move; None for a game that has no kernel, or none yet."""
    kernel = fast.find(game.name)
    if kernel is None:
        return None
    world = kernel.pack(view)
    found = think(kernel, world, kernel.legal_moves(world), Manner(), budget, seed_from(chance))
    best = [
        idea(game, view, player, kernel.move_of(world, one.move), one)
        for one in islice(different(kernel, found), ideas)
    ]
    return Expectation(best[0].victory, tuple(round(mean, 1) for mean in found[0].points), tuple(best))


def different(kernel: Kernel, found: list[Judged]) -> Iterator[Judged]:
    """Without those that take the same to the same place as a better one: they would be no other idea."""
    seen, moves = set(), numpy.array([one.move for one in found], dtype=numpy.uint64)
    for one, *sides in zip(found, *kernel.sides(moves), strict=True):
        if tuple(sides) not in seen:
            seen.add(tuple(sides))
            yield one


def idea(game: AnyGame, view: Any, player: Player, move: Any, found: Judged) -> Idea:
    return Idea(
        move=move,
        notation=game.notation(view, move),
        victory=round(found.victories, 3),
        points=round(found.points[player], 1),
        gains=gains(game, view, player, move),
    )


def gains(game: AnyGame, view: Any, player: Player, move: Any) -> dict[str, int]:
    """What the lines of the score sheet say more, or less, right after the move."""
    after = game.play(game.imagine(view, Chance("gains")), player, move).state
    sheets = (game.project(view), game.project(game.view(after, player)))
    now, then = (
        {line.rule: line.points for line in sheet[player].lines} if sheet else {} for sheet in sheets
    )
    return {rule: then[rule] - now[rule] for rule in now if then[rule] != now[rule]}
