"""Known methods on the kernel of The Hanging Gardens, and `whole-turn`: values set by hand, no playouts."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

import numpy

from benchmarks.peers.tree import DEEPEST, Tree, Uct, give_back, next_move, next_sight
from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level, seed_from
from tuileries.bots.search import Judged, Manner, think
from tuileries.core.chance import Chance
from tuileries.fast.bits import word
from tuileries.fast.hanging_gardens import box, kernel, playouts
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import compiled, inner, words
from tuileries.fast.hanging_gardens.eye import rate_moves
from tuileries.fast.hanging_gardens.judge import NO_NET, Judge
from tuileries.fast.hanging_gardens.kernel import BLUR, HORIZON
from tuileries.fast.hanging_gardens.rules import (
    active_player,
    copy_world,
    deal_hidden,
    is_over,
    list_moves,
    play,
    sample_move,
    turn_now,
)
from tuileries.fast.hanging_gardens.scoring import shares
from tuileries.fast.hanging_gardens.structures import new_glance
from tuileries.fast.hanging_gardens.weights import EARLY, NAMES, STEPS, read_rows, sight
from tuileries.fast.kernel import POINTS, Kernel, Reals, Sight, Word, Words
from tuileries.fast.weights import Weights, between

YOUNG = NAMES.row(
    step=[5, 10, 4, 6, 4, 5, 6, 4, 6, 7, 4, 6, 11, 3, 3, 4, 5, 8, 4, 6, 7, 11],
    person=[1.0, 0.6, 0.3, 0.1, 0.0, 0.0],
    deny=0.25,
    unseen=1.0,
    free=[0.5, 2.5, 3.5, 4.0, 4.5, 5.0, 5.5, 5.5, 5.5],
    temple=[0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.0, 3.0],
    spare=1.0,
    covered=0.8,
    edge=0.0,
    turn=0.0,
)
LAST = NAMES.row(
    step=STEPS,
    person=[1, 0, 0, 0, 0, 0],
    deny=0.25,
    unseen=1,
    free=0,
    temple=0,
    spare=0,
    covered=0,
    edge=0,
    turn=0,
)
WEIGHTS = NAMES.named(between(LAST, YOUNG, EARLY + 1))


def rate(world: Words, moves: Words, foresight: float) -> Reals:
    """What each move looks worth by these values: a card for the best temple and tile that it allows."""
    worths = numpy.zeros(len(moves))
    rate_moves(world, WEIGHTS, moves, new_glance(), worths)
    return worths


def try_moves(world: Words, moves: Words, tries: range, seed: int, foresight: float | None) -> Reals:
    """Playouts by these values, which also say what a garden is worth where one stops."""
    return added(played(world, moves, tries, seed, WEIGHTS, Judge(NO_NET, WEIGHTS)))


def played(
    world: Words,
    moves: Words,
    tries: range,
    seed: int,
    eye: Weights,
    judge: Judge,
    horizon: int = HORIZON,
) -> Reals:
    """Games by any eye, for as many turns as one likes, and judged by anyone: a row each."""
    results = numpy.zeros((len(moves), len(tries), POINTS + int(world[at.PLAYERS])))
    first, games, turns = words([tries.start, len(tries), horizon])
    luck, glance = words([seed]), new_glance()
    playouts.try_moves(world, moves, first, games, turns, luck, eye, judge, BLUR, glance, results)
    return results


def added(results: Reals) -> Reals:
    return numpy.asarray(results.sum(axis=1))


@cache
def line(players: int) -> Judge:
    """A sum of weights, fitted to what games among so many came to: `benchmarks/fit_hanging_gardens.py`."""
    text = Path(__file__).with_name("data").joinpath(f"line-{players}.toml").read_bytes()
    return Judge(NO_NET, NAMES.named(read_rows(text)))


class ByLine(NamedTuple):
    """The eye of the bots, whose playouts are judged by a line."""

    rate: Callable[[Words, Words, float], Reals] = kernel.rate

    def try_moves(
        self, world: Words, moves: Words, tries: range, seed: int, foresight: float | None
    ) -> Reals:
        players = int(world[at.PLAYERS])
        return added(played(world, moves, tries, seed, sight(1.0, players), line(players)))


class Linear(Level, frozen=True):
    """`master` with the line as its judge."""

    def think(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> list[Judged]:
        assert self.budget is not None
        return think(ByLine(), world, moves, self.manner, self.budget, seed_from(luck))


class WholeTurn(Level, frozen=True):
    """Not a level of anybody's, but like one it looks at a world of the kernel. With a budget it plays on."""

    def choose(self, kernel: Kernel, world: Words, moves: Words, luck: Chance) -> int:
        if self.budget is not None:
            eye = cast(Sight, sys.modules[__name__])
            return think(eye, world, moves, self.manner, self.budget, seed_from(luck))[0].move
        return int(moves[rate(world, moves, 1.0).argmax()])


@compiled
def search(start: Words, tree: Tree, luck: Words, games: int) -> None:
    """So many playouts more."""
    world, room = numpy.empty_like(start), numpy.empty(at.MOST_MOVES, dtype=numpy.uint64)
    path, won = numpy.zeros(DEEPEST, dtype=numpy.uint64), numpy.zeros(4)
    for _ in range(games):
        copy_world(start, world)
        deal_hidden(world, luck)
        depth = descend(world, tree, luck, room, path)
        while not is_over(world):
            play(world, sample_move(world, luck, room), luck, room)
        shares(world, won)
        give_back(tree, path, depth, won)


@inner
def descend(world: Words, tree: Tree, luck: Words, room: Words, path: Words) -> Word:
    """Follow the tree to its edge and add a node there; how long the path is."""
    node, depth, is_new = 0, 1, False
    path[0] = 0
    while not (is_new or is_over(world)):
        mover, turn = active_player(world), turn_now(world)
        node, is_new = next_move(tree, node, room, list_moves(world, room), mover)
        if not node:
            return depth
        path[depth] = node
        depth += 1
        play(world, tree.keys[node], luck, room)
        if not is_new and turn != turn_now(world):
            node, is_new = next_sight(tree, node, sight_key(world), mover)
            path[depth] = node
            depth += word(node != 0)
            is_new |= node == 0
    return depth


@inner
def sight_key(world: Words) -> Word:
    """The cards and tiles that lie there, as a number."""
    key = 0
    for place in range(world[at.CARDS]):
        key = key * 61 + world[at.FACE_UP + place]
    for space in range(box.SPACES):
        key = key * 23 + world[at.DISPLAY + space]
    return key


PEERS: dict[str, Bot] = {
    "whole-turn": WholeTurn(),
    "uct": Uct(budget=Budget(seconds=0.05), search=search),
    "uniform-monte-carlo": Level(budget=Budget(seconds=0.05), manner=Manner(foresight=None, halving=False)),
    "linear-judge": Linear(budget=Budget(seconds=0.05), manner=Manner(arms=8)),
    "greedy-monte-carlo": WholeTurn(budget=Budget(seconds=0.05), manner=Manner(arms=8)),
}
