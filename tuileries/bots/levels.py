"""The levels people play against. They err as people do: they overlook, and they are short-sighted."""

from __future__ import annotations

from typing import Any

import numpy
from msgspec import Struct

from tuileries import fast
from tuileries.bots.budget import Budget
from tuileries.bots.greedy import worth
from tuileries.bots.search import Judged, Manner, think
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player
from tuileries.fast.kernel import Kernel, Words


class Level(Struct, frozen=True):
    """What a player does not see, how far ahead it values things, and how long it tries moves out."""

    overlooks: float = 0.0
    foresight: float = 1.0
    budget: Budget | None = None
    manner: Manner = Manner()

    def __call__(self, game: AnyGame, view: Any, player: Player, chance: Chance) -> Any:
        kernel = fast.find(game.name)
        if kernel is None:
            return without_kernel(game, view, player, chance, self.overlooks)
        world = kernel.pack(view)
        moves, luck = noticed(kernel, kernel.legal_moves(world), self.overlooks, chance)
        return kernel.move_of(world, self.choose(kernel, world, moves, luck))

    def choose(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> int:
        if self.budget is not None:
            return self.think(kernel, world, moves, luck)[0].move
        rated = kernel.rate(world, moves, self.foresight)
        best = moves[numpy.flatnonzero(rated >= rated.max() - 1e-9)]
        number, _ = luck.below(len(best))
        return int(best[number])

    def think(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> list[Judged]:
        assert self.budget is not None
        return think(kernel, world, moves, self.manner, self.budget, seed_from(luck))


def seed_from(luck: Chance) -> int:
    number, _ = Chance(luck.seed + "/search", luck.drawn).below(2**63)
    return number


def noticed(kernel: Kernel, moves: Words, overlooks: float, chance: Chance) -> tuple[Words, Chance]:
    """The moves left to a player who overlooks this part of what can be taken and of where it can go."""
    luck, keep = Chance(chance.seed + "/notice"), numpy.ones(len(moves), dtype=bool)
    if not overlooks:
        return moves, luck
    for side in kernel.sides(moves):
        there = [int(part) for part in numpy.unique(side[keep])]
        order, luck = luck.shuffle(there)
        number, luck = about(len(there) * (1 - overlooks), luck)
        keep &= numpy.isin(side, order[: max(1, number)])
    return moves[keep], luck


def about(number: float, luck: Chance) -> tuple[int, Chance]:
    """A whole number near this one, and this one on average: to overlook a little less always counts."""
    part, luck = luck.below(1000)
    return int(number) + (part < 1000 * (number % 1)), luck


def without_kernel(game: AnyGame, view: Any, player: Player, chance: Chance, overlooks: float) -> Any:
    """What any game allows: the sheet after each move; pieces and places are overlooked, hence the square."""
    world = game.imagine(view, chance)
    moves = tuple(game.legal_moves(world, player))
    order, _ = Chance(chance.seed + "/notice").shuffle(moves)
    seen = order[: max(1, round(len(order) * (1 - overlooks) ** 2))]
    return max(seen, key=lambda move: worth(game, world, player, move))
