"""Games of Zen Garden played on to their end: by the eye, by two eyes against each other, at random."""

from __future__ import annotations

import numpy

from tuileries.fast.bits import word
from tuileries.fast.kernel import OWN_CHOICE, POINTS, Reals, Word, Words
from tuileries.fast.luck import random_below
from tuileries.fast.weights import Weights
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import compiled, inner
from tuileries.fast.zen_garden.eye import choose
from tuileries.fast.zen_garden.rules import (
    active_player,
    copy_world,
    is_over,
    legal_moves,
    play,
    sample_move,
)
from tuileries.fast.zen_garden.scoring import margin, score, score_lines, shares

STRIDE = 0xD1342543DE82EF95
SPLIT = 1 << 40
"""Keeps the luck of thoughts apart from the luck of the game."""


@inner
def play_out(
    world: Words, weights: Weights, noise: float, luck: Words, thoughts: Words, glance: Word
) -> None:
    """To the end, everyone by the same eye; without weights, at random."""
    while not is_over(world):
        if len(weights):
            move = choose(world, weights, noise, thoughts, glance)
        else:
            move = sample_move(world, thoughts)
        play(world, move, luck)


@compiled
def try_moves(
    start: Words,
    moves: Words,
    first: Word,
    games: Word,
    seed: Words,
    eye: Weights,
    noise: float,
    glance: Word,
    results: Reals,
) -> None:
    """Play on from each move by the same lucks; a row a game, as `tuileries.fast.kernel` describes them."""
    world, won = numpy.empty_like(start), numpy.zeros(4)
    luck, thoughts = seed.copy(), seed.copy()
    for number in range(len(moves)):
        for game in range(games):
            copy_world(start, world)
            luck[0] = seed[0] + (first + game) * STRIDE
            thoughts[0] = luck[0] ^ SPLIT
            if moves[number] != OWN_CHOICE:
                play(world, moves[number], luck)
            play_out(world, eye, noise, luck, thoughts, glance)
            shares(world, won)
            write_result(world, active_player(start), won, results[number, game])


@inner
def write_result(world: Words, player: Word, won: Reals, row: Reals) -> None:
    players = world[at.PLAYERS]
    row[0] = won[player]
    row[1] = margin(world, player)
    for seat in range(players):
        row[POINTS + seat] = score(world, seat)
    if len(row) > POINTS + players:
        for seat in range(players):
            row[POINTS + players + seat] = won[seat]
        score_lines(world, player, row[POINTS + 2 * players :])


@compiled
def compare_eyes(
    worlds: Words, one: Weights, other: Weights, noise: float, seed: Words, glance: Word, sums: Reals
) -> None:
    """From each start, `one` in each seat among copies of `other`: victories, margins, points, games."""
    world, won = numpy.empty_like(worlds[0]), numpy.zeros(4)
    luck, thoughts = seed.copy(), seed.copy()
    for number in range(word(len(worlds))):
        for seat in range(worlds[number, at.PLAYERS]):
            copy_world(worlds[number], world)
            luck[0], thoughts[0] = seed[0] + number, seed[0] ^ (number + SPLIT)
            while not is_over(world):
                eye = one if active_player(world) == seat else other
                play(world, choose(world, eye, noise, thoughts, glance), luck)
            shares(world, won)
            sums[0] += won[seat] * world[at.PLAYERS] * 0.5
            sums[1] += margin(world, seat)
            sums[2] += score(world, seat)
            sums[3] += 1.0


@compiled
def play_at_random(start: Words, luck: Words, games: int) -> int:
    """Play games to their end by sampled moves; how many moves that took."""
    world, moves = numpy.empty_like(start), 0
    for _ in range(games):
        copy_world(start, world)
        while not is_over(world):
            play(world, sample_move(world, luck), luck)
            moves += 1
    return moves


@compiled
def play_from_lists(start: Words, luck: Words, games: int) -> int:
    """The same, with all legal moves listed before each."""
    world, moves = numpy.empty_like(start), 0
    listed = numpy.empty(at.MOST_MOVES, dtype=numpy.uint64)
    for _ in range(games):
        copy_world(start, world)
        while not is_over(world):
            number = random_below(luck, legal_moves(world, listed))
            play(world, listed[number], luck)
            moves += 1
    return moves
