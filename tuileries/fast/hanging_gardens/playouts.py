"""Games of The Hanging Gardens played on: by the eye, by two eyes against each other, at random."""

from __future__ import annotations

import numpy

from tuileries.fast.bits import word
from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import compiled, inner
from tuileries.fast.hanging_gardens.chances import chance_to_win
from tuileries.fast.hanging_gardens.eye import choose
from tuileries.fast.hanging_gardens.judge import Judge, foretold, see_table
from tuileries.fast.hanging_gardens.rules import (
    STRIDE,
    active_player,
    copy_world,
    deal_hidden,
    is_over,
    list_moves,
    play,
    sample_move,
)
from tuileries.fast.hanging_gardens.scoring import margin, score, score_lines, shares
from tuileries.fast.hanging_gardens.tiles import LOWEST
from tuileries.fast.kernel import OWN_CHOICE, POINTS, Reals, Word, Words
from tuileries.fast.luck import random_below
from tuileries.fast.weights import Weights

SPLIT = 1 << 40
"""Keeps the luck of thoughts apart from the luck of the game."""


@compiled
def try_moves(
    start: Words,
    moves: Words,
    first: Word,
    games: Word,
    horizon: Word,
    seed: Words,
    eye: Weights,
    judge: Judge,
    noise: float,
    glance: Word,
    results: Reals,
) -> None:
    """Play on from each move by the same lucks; a row a game, as `tuileries.fast.kernel` describes them."""
    world, won = numpy.empty_like(start), numpy.zeros(4)
    room = numpy.empty(at.MOST_MOVES, dtype=numpy.uint64)
    luck, thoughts, end = seed.copy(), seed.copy(), turns_taken(start) + horizon
    for number in range(len(moves)):
        for game in range(games):
            copy_world(start, world)
            luck[0] = seed[0] + (first + game) * STRIDE * STRIDE
            thoughts[0] = luck[0] ^ SPLIT
            deal_hidden(world, luck)
            world[at.FATE] = luck[0] | 1
            move = moves[number]
            if move == OWN_CHOICE:
                move = next_move(world, eye, noise, thoughts, room, glance)
            while move:
                play(world, move, luck, room)
                is_far = turns_taken(world) >= end and world[at.STAGE] == at.LAYING
                move = 0 if is_far else next_move(world, eye, noise, thoughts, room, glance)
            write_result(world, active_player(start), judge, won, results[number, game], glance)


@inner
def turns_taken(world: Words) -> Word:
    """Since the game began."""
    return (world[at.ROUND] - 1) * box.DEALT[world[at.PLAYERS]] + world[at.TURN]


@inner
def next_move(world: Words, eye: Weights, noise: float, luck: Words, room: Words, glance: Word) -> Word:
    """By the eye; without weights, at random. 0 when the game is over."""
    if is_over(world):
        return 0
    if len(eye):
        return choose(world, eye, noise, luck, room, glance)
    return sample_move(world, luck, room)


@inner
def write_result(world: Words, player: Word, judge: Judge, won: Reals, row: Reals, glance: Word) -> None:
    """What the game came to; or what a judge expects where it was left."""
    best, mine, ended, players = LOWEST, 0.0, is_over(world), world[at.PLAYERS]
    if not ended:
        see_table(world, judge, glance)
    for seat in range(players):
        points = score(world, seat) if ended else foretold(world, seat, judge, glance)
        row[POINTS + seat] = points
        won[seat] = points
        if seat == player:
            mine = points
        else:
            best = max(best, points)
    if ended:
        shares(world, won)
        row[0] = won[player]
    else:
        row[0] = chance_to_win(world, player, won)
    row[1] = mine - best
    if len(row) > POINTS + players:
        for seat in range(players):
            row[POINTS + players + seat] = won[seat] if ended else chance_to_win(world, seat, won)
        lines = row[POINTS + 2 * players :]
        score_lines(world, player, lines)
        lines[box.LINES] = mine - score(world, player)


@compiled
def compare_eyes(
    worlds: Words, one: Weights, other: Weights, noise: float, seed: Words, glance: Word, sums: Reals
) -> None:
    """From each start, `one` in each seat among copies of `other`: victories, margins, points, games."""
    world, room = numpy.empty_like(worlds[0]), numpy.empty(at.MOST_MOVES, dtype=numpy.uint64)
    luck, thoughts, won = seed.copy(), seed.copy(), numpy.zeros(4)
    for number in range(word(len(worlds))):
        for seat in range(worlds[number, at.PLAYERS]):
            copy_world(worlds[number], world)
            luck[0], thoughts[0] = seed[0] + number, seed[0] ^ (number + SPLIT)
            while not is_over(world):
                eye = one if active_player(world) == seat else other
                play(world, choose(world, eye, noise, thoughts, room, glance), luck, room)
            shares(world, won)
            sums[0] += won[seat] * world[at.PLAYERS] * 0.5
            sums[1] += margin(world, seat)
            sums[2] += score(world, seat)
            sums[3] += 1.0


@compiled
def play_at_random(start: Words, luck: Words, games: int, is_listed: bool) -> int:  # noqa: FBT001
    """Play games to their end by sampled moves, or by listed ones; how many moves that took."""
    world, moves = numpy.empty_like(start), 0
    room = numpy.empty(at.MOST_MOVES, dtype=numpy.uint64)
    for _ in range(games):
        copy_world(start, world)
        while not is_over(world):
            if is_listed:
                move = room[random_below(luck, list_moves(world, room))]
            else:
                move = sample_move(world, luck, room)
            play(world, move, luck, room)
            moves += 1
    return moves
