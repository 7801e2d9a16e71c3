"""Known methods on the kernel of Zen Garden."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy

from benchmarks.peers.tree import DEEPEST, Tree, Uct, give_back, next_move, next_sight
from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level, seed_from
from tuileries.bots.search import Judged, Manner, think
from tuileries.core.chance import Chance
from tuileries.fast.bits import word
from tuileries.fast.kernel import POINTS, Kernel, Reals, Word, Words
from tuileries.fast.zen_garden import eye, kernel, playouts
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import SPACES, compiled, inner, words
from tuileries.fast.zen_garden.rules import (
    NO_TILES,
    active_player,
    close_round,
    copy_world,
    is_over,
    lay,
    legal_moves,
    play,
    sample_move,
)
from tuileries.fast.zen_garden.scoring import shares
from tuileries.fast.zen_garden.weights import sight

BLUR = 4.0
"""How much the playouts of `greedy-monte-carlo` err, in points; a `master` is best with 2."""


@compiled
def search(start: Words, tree: Tree, luck: Words, games: int) -> None:
    """So many playouts more."""
    world, listed = numpy.empty_like(start), numpy.empty(at.MOST_MOVES, dtype=numpy.uint64)
    path, won = numpy.zeros(DEEPEST, dtype=numpy.uint64), numpy.zeros(4)
    for _ in range(games):
        copy_world(start, world)
        depth = descend(world, tree, luck, listed, path)
        while not is_over(world):
            play(world, sample_move(world, luck), luck)
        shares(world, won)
        give_back(tree, path, depth, won)


@inner
def descend(world: Words, tree: Tree, luck: Words, listed: Words, path: Words) -> Word:
    """Follow the tree to its edge and add a node there; how long the path is."""
    node, depth, is_new = 0, 1, False
    path[0] = 0
    while not (is_new or is_over(world)):
        mover = active_player(world)
        node, is_new = next_move(tree, node, listed, legal_moves(world, listed), mover)
        if not node:
            return depth
        path[depth] = node
        depth += 1
        if lay(world, tree.keys[node]):
            close_round(world, luck, NO_TILES)
            if not is_new:
                node, is_new = next_sight(tree, node, market_key(world), mover)
                path[depth] = node
                depth += word(node != 0)
    return depth


@inner
def market_key(world: Words) -> Word:
    """What lies in the market, as a number."""
    key = 0
    for space in range(SPACES):
        key = key * 97 + world[at.MARKET + space]
    return key


class Blurred(NamedTuple):
    """The eye of the bots, whose playouts err more."""

    rate: Callable[[Words, Words, float], Reals] = kernel.rate

    def try_moves(
        self, world: Words, moves: Words, tries: range, seed: int, foresight: float | None
    ) -> Reals:
        results = numpy.zeros((len(moves), len(tries), POINTS + int(world[at.PLAYERS])))
        first, games = words([tries.start, len(tries)])
        weights, glance = sight(foresight or 0.0), eye.new_glance()
        playouts.try_moves(world, moves, first, games, words([seed]), weights, BLUR, glance, results)
        return numpy.asarray(results.sum(axis=1))


class Greedy(Level, frozen=True):
    """The same search as that of the levels, with playouts that err more."""

    def think(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> list[Judged]:
        assert self.budget is not None
        return think(Blurred(), world, moves, self.manner, self.budget, seed_from(luck))


PEERS: dict[str, Bot] = {
    "uct": Uct(budget=Budget(seconds=0.05), search=search),
    "uniform-monte-carlo": Level(budget=Budget(seconds=0.05), manner=Manner(foresight=None, halving=False)),
    "greedy-monte-carlo": Greedy(
        budget=Budget(seconds=0.05), manner=Manner(foresight=0.0, arms=96, margin=0.3)
    ),
}
