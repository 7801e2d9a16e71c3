"""Textbook UCT with chance nodes and uniform playouts. It knows no game."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import NamedTuple

import numpy

from tuileries.bots.levels import Level, seed_from
from tuileries.core.chance import Chance
from tuileries.fast.bits import word
from tuileries.fast.compiler import compilers
from tuileries.fast.kernel import Kernel, Reals, Word, Words

compiled, inner = compilers({})

CHILD, SIBLING, CHILDREN, MOVER = range(4)
VISITS, VICTORIES = range(2)
EXPLORE = sqrt(2.0)
DEEPEST = 400
MOST_NODES = 400_000
BATCH = 128
"""Playouts between two looks at the clock."""


class Tree(NamedTuple):
    """Nodes by their number; the root is 0, and so 0 also says that there is no such node."""

    links: Words
    """The first child, the next sibling, how many children, and who moved."""

    keys: Words
    """The move that leads to a node, or what came to light."""

    stats: Reals
    """Visits, and victories of whoever moved."""

    size: Words
    """How many nodes there are."""


class Uct(Level, frozen=True, kw_only=True):
    """Not a level of anybody's, but like one it thinks on a kernel and can be told for how long."""

    search: Callable[[Words, Tree, Words, int], None]
    """So many playouts more from a world, in a tree that they make grow, by luck."""

    def choose(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> int:
        assert self.budget is not None
        tree, lucks = plant(self.budget.playouts), numpy.array([seed_from(luck)], dtype=numpy.uint64)
        for part in self.budget.slices(1):
            for games in part.batches(1, BATCH):
                self.search(world, tree, lucks, games)
        return most_visited(tree)


def plant(playouts: int | None) -> Tree:
    """A tree that is only a root, with room for so many playouts."""
    nodes = min(MOST_NODES, 2 * (playouts or MOST_NODES) + 2)
    links, keys = numpy.zeros((nodes, 4), dtype=numpy.uint64), numpy.zeros(nodes, dtype=numpy.uint64)
    return Tree(links, keys, numpy.zeros((nodes, 2)), numpy.array([1], dtype=numpy.uint64))


def most_visited(tree: Tree) -> int:
    """The move of the root that was tried most."""
    child, best = int(tree.links[0, CHILD]), 0
    while child:
        best = child if not best or tree.stats[child, VISITS] > tree.stats[best, VISITS] else best
        child = int(tree.links[child, SIBLING])
    return int(tree.keys[best])


@inner
def next_move(tree: Tree, node: Word, moves: Words, number: Word, mover: Word) -> tuple[Word, bool]:
    """The node of a move that was not tried here yet, or else of the best; and whether it is new."""
    tried = tree.links[node, CHILDREN]
    if tried == number:
        return best_child(tree, node), False
    return add_child(tree, node, moves[(node * 97 + tried) % number], mover), True


@inner
def next_sight(tree: Tree, node: Word, key: Word, mover: Word) -> tuple[Word, bool]:
    """The node of what came to light; and whether it is new."""
    child = child_with(tree, node, key)
    if child:
        return child, False
    return add_child(tree, node, key, mover), True


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


@inner
def give_back(tree: Tree, path: Words, depth: Word, won: Reals) -> None:
    """What a playout came to, to all nodes on its way."""
    for place in range(depth):
        node = path[place]
        tree.stats[node, VISITS] += 1.0
        tree.stats[node, VICTORIES] += won[tree.links[node, MOVER]]
