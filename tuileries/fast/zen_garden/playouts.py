"""Playouts and trees over worlds of Zen Garden."""

from __future__ import annotations

import numpy

from tuileries.fast.compiler import compiled
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.zen_garden.eye import SCRATCH, choose
from tuileries.fast.zen_garden.rules import (
    PLAYERS,
    active_player,
    copy_world,
    is_over,
    play,
    sample_move,
    score,
    shares,
)

STRIDE = numpy.uint64(0xD1342543DE82EF95)
SPLIT = numpy.uint64(1 << 40)
"""Keeps the luck of thoughts apart from the luck of the game."""

POINTS = numpy.uint64(2)
"""Where in the sums the points of the first seat stand."""


@compiled
def play_out(
    world: Words, weights: Reals, noise: float, luck: Words, thoughts: Words, scratch: Reals
) -> None:
    """To the end, everyone by the same eye; without weights, at random."""
    while not is_over(world):
        if weights.size:
            move = choose(world, weights, noise, thoughts, scratch)
        else:
            move = sample_move(world, thoughts)
        play(world, move, luck)


@compiled
def compare_eyes(worlds: Words, one: Reals, other: Reals, noise: float, seed: Words, sums: Reals) -> None:
    """From each start, `one` in each seat in turn among copies of `other`: victories, margins, games."""
    world, scratch = numpy.empty_like(worlds[0]), numpy.empty(SCRATCH)
    luck, thoughts, won = seed.copy(), seed.copy(), numpy.zeros(4)
    for number in range(worlds.shape[0]):
        for seat in range(worlds[number][PLAYERS]):
            copy_world(worlds[number], world)
            luck[0], thoughts[0] = seed[0] + number, seed[0] ^ (number + SPLIT)
            while not is_over(world):
                mine = active_player(world) == seat
                move = choose(world, one if mine else other, noise, thoughts, scratch)
                play(world, move, luck)
            shares(world, won)
            sums[0] += won[seat] * world[PLAYERS] * 0.5
            sums[1] += margin(world, seat)
            sums[2] += 1.0


@compiled
def margin(world: Words, player: Word) -> float:
    """By how many points a seat is ahead of the best of the others."""
    best = -1000
    for other in range(world[PLAYERS]):
        if other != player:
            best = max(best, score(world, other))
    return float(score(world, player) - best)


@compiled
def try_moves(
    start: Words, moves: Words, first: int, games: int, seed: Words, eye: Reals, noise: float, sums: Reals
) -> None:
    """Play on from each move by the same lucks: victories and margins of whoever is to move, all points."""
    world, scratch = numpy.empty_like(start), numpy.empty(SCRATCH)
    luck, thoughts, won = seed.copy(), seed.copy(), numpy.zeros(4)
    player = active_player(start)
    for number in range(moves.size):
        for game in range(first, first + games):
            copy_world(start, world)
            luck[0] = seed[0] + numpy.uint64(game) * STRIDE
            thoughts[0] = luck[0] ^ SPLIT
            play(world, moves[number], luck)
            play_out(world, eye, noise, luck, thoughts, scratch)
            shares(world, won)
            sums[number, 0] += won[player]
            sums[number, 1] += margin(world, player)
            for seat in range(world[PLAYERS]):
                sums[number, POINTS + seat] += score(world, seat)
