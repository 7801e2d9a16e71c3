"""What a bot expects: its chance to win, the scores at the end, and what the best moves are good for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import numpy
from msgspec import Struct

from tuileries import fast
from tuileries.bots.budget import Budget
from tuileries.bots.levels import seed_from
from tuileries.bots.search import Judged, Manner, think
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player
from tuileries.fast.kernel import Kernel, Words


class Idea(Struct, frozen=True):
    """A move, the turn it begins as it is written, how often it wins, its points, what it gains by rule."""

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
    best = [idea(game, kernel, view, player, one) for one in islice(different(kernel, found), ideas)]
    return Expectation(best[0].victory, tuple(round(mean, 1) for mean in found[0].points), tuple(best))


def different(kernel: Kernel, found: list[Judged]) -> Iterator[Judged]:
    """Without those that take the same to the same place as a better one: they would be no other idea."""
    seen, moves = set(), numpy.array([one.move for one in found], dtype=numpy.uint64)
    for one, *sides in zip(found, *kernel.sides(moves), strict=True):
        if tuple(sides) not in seen:
            seen.add(tuple(sides))
            yield one


def idea(game: AnyGame, kernel: Kernel, view: Any, player: Player, found: Judged) -> Idea:
    move = kernel.move_of(kernel.pack(view), found.move)
    turn = whole_turn(game, kernel, view, player, move)
    return Idea(
        move=move,
        notation=", ".join(turn.written),
        victory=round(found.victories, 3),
        points=round(found.points[player], 1),
        gains=gains(game, view, game.view(turn.after, player), player),
    )


class Turn(NamedTuple):
    """A turn as its decisions are written, and a state after it that the player could find."""

    written: tuple[str, ...]
    after: Any


def whole_turn(game: AnyGame, kernel: Kernel, view: Any, player: Player, move: Any) -> Turn:
    """The turn that begins with a move, as it looks best; up to a draw, which nobody can foresee."""
    state, written = game.imagine(view, Chance("gains")), list[str]()
    turn = kernel.turn(kernel.pack(view))
    while True:
        written.append(game.notation(game.view(state, player), move))
        step = game.play(state, player, move)
        world = kernel.pack(game.view(step.state, player))
        if kernel.turn(world) != turn or not game.to_move(step.state):
            return Turn(tuple(written), step.state)
        if step.revealed:
            return Turn(tuple(written), state)
        state, move = step.state, kernel.move_of(world, looks_best(kernel, world))


def looks_best(kernel: Kernel, world: Words) -> int:
    moves = kernel.legal_moves(world)
    return int(moves[kernel.rate(world, moves, 1.0).argmax()])


def gains(game: AnyGame, before: Any, after: Any, player: Player) -> dict[str, int]:
    """What the lines of the score sheet say more, or less, from one view to another."""
    now, then = (
        {line.rule: line.points for line in sheet[player].lines} if sheet else {}
        for sheet in (game.project(before), game.project(after))
    )
    return {rule: then[rule] - now[rule] for rule in now if then[rule] != now[rule]}
