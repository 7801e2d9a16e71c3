"""Textbook UCT with chance nodes over worlds of Zen Garden, with uniform playouts."""

from __future__ import annotations

from math import log, sqrt

import numpy
from numpy.typing import NDArray

from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level, seed_from
from tuileries.core.chance import Chance
from tuileries.fast.compiler import compiled
from tuileries.fast.kernel import Kernel, Reals, Word, Words
from tuileries.fast.zen_garden.box import SPACES, U, words
from tuileries.fast.zen_garden.rules import (
    MARKET,
    MOST_MOVES,
    NO_TILES,
    active_player,
    close_round,
    copy_world,
    is_over,
    lay,
    legal_moves,
    play,
    sample_move,
    shares,
)

Links = NDArray[numpy.int64]

CHILD, SIBLING, CHILDREN, MOVER = range(4)
EXPLORE = sqrt(2.0)
DEEPEST = 200
NINETY_SEVEN = U(97)
MOST_NODES = 400_000
BATCH = 128
"""Playouts between two looks at the clock."""


class Uct(Level, frozen=True):
    """Not a level of anybody's, but like one it thinks on a kernel and can be told for how long."""

    def choose(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> int:
        assert self.budget is not None
        return grow_tree(world, self.budget, seed_from(luck))


def grow_tree(world: Words, budget: Budget, seed: int) -> int:
    """The move that is tried most."""
    luck, nodes = words([seed]), min(MOST_NODES, (budget.playouts or MOST_NODES) + 2)
    links, keys, stats, size = plant(nodes)
    for part in budget.slices(1):
        for games in part.batches(1, BATCH):
            search(world, links, keys, stats, size, luck, games)
    return most_visited(links, keys, stats)


def plant(nodes: int) -> tuple[Links, Words, Reals, Links]:
    """A tree that is only a root: links, keys, visits with victories, and how many nodes there are."""
    links = numpy.zeros((nodes, 4), dtype=numpy.int64)
    return links, numpy.zeros(nodes, dtype=numpy.uint64), numpy.zeros((nodes, 2)), numpy.ones(1, numpy.int64)


@compiled
def grow(links: Links, keys: Words, size: Links, parent: Word, key: Word, mover: Word) -> Word:
    """A new child; where there is no room, none (0)."""
    node = size[0]
    if node == keys.size:
        return 0
    size[0] += 1
    keys[node], links[node, MOVER] = key, mover
    links[node, SIBLING] = links[parent, CHILD]
    links[parent, CHILD] = node
    links[parent, CHILDREN] += 1
    return node


@compiled
def best_child(links: Links, stats: Reals, parent: Word) -> Word:
    """UCB1: what has won most often, or has hardly been tried."""
    best, highest, known = 0, -1.0, log(stats[parent, 0] + 1.0)
    child = links[parent, CHILD]
    while child:
        tries = stats[child, 0]
        worth = stats[child, 1] / tries + EXPLORE * sqrt(known / tries)
        if worth > highest:
            best, highest = child, worth
        child = links[child, SIBLING]
    return best


@compiled
def child_with(links: Links, keys: Words, parent: Word, key: Word) -> Word:
    child = links[parent, CHILD]
    while child and keys[child] != key:
        child = links[child, SIBLING]
    return child


@compiled
def market_key(world: Words) -> Word:
    """What came when the market was filled, as a number."""
    key = U(0)
    for space in range(SPACES):
        key = key * NINETY_SEVEN + world[MARKET + space]
    return key


@compiled
def descend(
    world: Words,
    links: Links,
    keys: Words,
    stats: Reals,
    size: Links,
    luck: Words,
    listed: Words,
    path: Links,
) -> int:
    """Follow the tree to its edge and add a node there; how long the path is."""
    node, depth = 0, 1
    path[0] = 0
    while not is_over(world):
        number, mover = legal_moves(world, listed), int(active_player(world))
        grown = links[node, CHILDREN] < int(number)
        if grown:
            start = (U(node) * NINETY_SEVEN + U(links[node, CHILDREN])) % number
            node = grow(links, keys, size, node, listed[start], mover)
        else:
            node = best_child(links, stats, node)
        if not node:
            return depth
        path[depth] = node
        depth += 1
        if lay(world, keys[node]):
            close_round(world, luck, NO_TILES)
            if not grown:
                key, before = market_key(world), node
                node = child_with(links, keys, before, key)
                grown = not node
                node = node if node else grow(links, keys, size, before, key, mover)
                path[depth] = node
                depth += 1 if node else 0
        if grown:
            return depth
    return depth


@compiled
def search(
    start: Words, links: Links, keys: Words, stats: Reals, size: Links, luck: Words, games: int
) -> None:
    """So many playouts more."""
    world, listed = numpy.empty_like(start), numpy.empty(MOST_MOVES, dtype=numpy.uint64)
    path, won = numpy.zeros(DEEPEST, dtype=numpy.int64), numpy.zeros(4)
    for _ in range(games):
        copy_world(start, world)
        depth = descend(world, links, keys, stats, size, luck, listed, path)
        while not is_over(world):
            play(world, sample_move(world, luck), luck)
        shares(world, won)
        for place in range(depth):
            stats[path[place], 0] += 1.0
            stats[path[place], 1] += won[links[path[place], MOVER]]


def most_visited(links: Links, keys: Words, stats: Reals) -> int:
    """The move of the root that was tried most."""
    child, best = int(links[0, CHILD]), 0
    while child:
        best = child if not best or stats[child, 0] > stats[best, 0] else best
        child = int(links[child, SIBLING])
    return int(keys[best])
