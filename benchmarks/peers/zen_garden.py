"""Known methods on the kernel of Zen Garden."""

from __future__ import annotations

import numpy

from benchmarks.peers.tree import DEEPEST, Tree, Uct, give_back, next_move, next_sight
from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level
from tuileries.bots.search import Manner
from tuileries.fast.bits import word
from tuileries.fast.kernel import Word, Words
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import SPACES, compiled, inner
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


PEERS: dict[str, Bot] = {
    "uct": Uct(budget=Budget(seconds=0.05), search=search),
    "uniform-monte-carlo": Level(budget=Budget(seconds=0.05), manner=Manner(foresight=None, halving=False)),
    "greedy-monte-carlo": Level(budget=Budget(seconds=0.05), manner=Manner(foresight=0.0, arms=96)),
}
