"""Textbook UCT with chance nodes over worlds of Zen Garden, with uniform playouts."""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

import numpy

from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level, seed_from
from tuileries.core.chance import Chance
from tuileries.fast.bits import word
from tuileries.fast.kernel import Kernel, Reals, Word, Words
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

CHILD, SIBLING, CHILDREN, MOVER = range(4)
VISITS, VICTORIES = range(2)
EXPLORE = sqrt(2.0)
DEEPEST = 200
MOST_NODES = 400_000
BATCH = 128
"""Playouts between two looks at the clock."""


class Uct(Level, frozen=True):
    """Not a level of anybody's, but like one it thinks on a kernel and can be told for how long."""

    def choose(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> int:
        assert self.budget is not None
        return grow_tree(world, self.budget, seed_from(luck))


class Tree(NamedTuple):
    """Nodes by their number; the root is 0, and so 0 also says that there is no such node."""

    links: Words
    """The first child, the next sibling, how many children, and who moved."""

    keys: Words
    """The move that leads to a node, or what came into the market."""

    stats: Reals
    """Visits, and victories of whoever moved."""

    size: Words
    """How many nodes there are."""


def grow_tree(world: Words, budget: Budget, seed: int) -> int:
    """The move that is tried most."""
    luck, tree = words([seed]), plant(min(MOST_NODES, (budget.playouts or MOST_NODES) + 2))
    for part in budget.slices(1):
        for games in part.batches(1, BATCH):
            search(world, tree, luck, games)
    return most_visited(tree)


def plant(nodes: int) -> Tree:
    """A tree that is only a root."""
    links, keys = numpy.zeros((nodes, 4), dtype=numpy.uint64), numpy.zeros(nodes, dtype=numpy.uint64)
    return Tree(links, keys, numpy.zeros((nodes, 2)), words([1]))


def most_visited(tree: Tree) -> int:
    """The move of the root that was tried most."""
    child, best = int(tree.links[0, CHILD]), 0
    while child:
        best = child if not best or tree.stats[child, VISITS] > tree.stats[best, VISITS] else best
        child = int(tree.links[child, SIBLING])
    return int(tree.keys[best])


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
        for place in range(depth):
            tree.stats[path[place], VISITS] += 1.0
            tree.stats[path[place], VICTORIES] += won[tree.links[path[place], MOVER]]


@inner
def descend(world: Words, tree: Tree, luck: Words, listed: Words, path: Words) -> Word:
    """Follow the tree to its edge and add a node there; how long the path is."""
    node, depth, is_new = 0, 1, False
    path[0] = 0
    while not (is_new or is_over(world)):
        mover = active_player(world)
        node, is_new = next_move(world, tree, node, listed)
        if not node:
            return depth
        path[depth] = node
        depth += 1
        if lay(world, tree.keys[node]):
            close_round(world, luck, NO_TILES)
            if not is_new:
                node, is_new = next_market(world, tree, node, mover)
                path[depth] = node
                depth += word(node != 0)
    return depth


@inner
def next_move(world: Words, tree: Tree, node: Word, listed: Words) -> tuple[Word, bool]:
    """A move that was not tried here yet, or else the best; and whether it is new."""
    number, tried = legal_moves(world, listed), tree.links[node, CHILDREN]
    if tried == number:
        return best_child(tree, node), False
    move = listed[(node * 97 + tried) % number]
    return add_child(tree, node, move, active_player(world)), True


@inner
def next_market(world: Words, tree: Tree, node: Word, mover: Word) -> tuple[Word, bool]:
    """The node of what came when the market was filled; and whether it is new."""
    key = market_key(world)
    child = child_with(tree, node, key)
    if child:
        return child, False
    return add_child(tree, node, key, mover), True


@inner
def market_key(world: Words) -> Word:
    """What lies in the market, as a number."""
    key = 0
    for space in range(SPACES):
        key = key * 97 + world[at.MARKET + space]
    return key


@inner
def add_child(tree: Tree, parent: Word, key: Word, mover: Word) -> Word:
    """A new child; where there is no room, none (0)."""
    node = tree.size[0]
    if node == word(len(tree.keys)):
        return 0
    tree.size[0] += 1
    tree.keys[node], tree.links[node, MOVER] = key, mover
    tree.links[node, SIBLING] = tree.links[parent, CHILD]
    tree.links[parent, CHILD] = node
    tree.links[parent, CHILDREN] += 1
    return node


@inner
def best_child(tree: Tree, parent: Word) -> Word:
    """UCB1: what has won most often, or has hardly been tried."""
    best, highest, known = 0, -1.0, log(tree.stats[parent, VISITS] + 1.0)
    child = tree.links[parent, CHILD]
    while child:
        tries = tree.stats[child, VISITS]
        worth = tree.stats[child, VICTORIES] / tries + EXPLORE * sqrt(known / tries)
        if worth > highest:
            best, highest = child, worth
        child = tree.links[child, SIBLING]
    return best


@inner
def child_with(tree: Tree, parent: Word, key: Word) -> Word:
    """The child with this key, or none (0)."""
    child = tree.links[parent, CHILD]
    while child and tree.keys[child] != key:
        child = tree.links[child, SIBLING]
    return child
