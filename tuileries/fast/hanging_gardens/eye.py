"""What a move of The Hanging Gardens looks worth at a glance: the eye that playouts, search and levels share.

A card is worth what it makes of the garden, and what the best temple that it allows would bring: whoever lays
it knows for which tile.
"""

from __future__ import annotations

import numpy

from tuileries.fast.bits import bits_in, word
from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import compiled, inner, shared
from tuileries.fast.hanging_gardens.gardens import LAST_SIX, back, row_of, size_at, stretch_of
from tuileries.fast.hanging_gardens.rules import (
    CELL,
    STRIDE,
    active_player,
    list_movable,
    list_moves,
    turn_now,
)
from tuileries.fast.hanging_gardens.scoring import held_by
from tuileries.fast.hanging_gardens.structures import (
    CLOSELY,
    card_worth,
    close_worth,
    garden_worth,
    look_at_garden,
    temple_worth,
)
from tuileries.fast.hanging_gardens.tiles import LOWEST, look_at_display, look_at_prizes, tiles_worth
from tuileries.fast.hanging_gardens.weights import EARLY
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.weights import Weights

MIX = 0x9E3779B97F4A7C15


@inner
def turns_left(world: Words) -> Word:
    """How many turns everyone has after this one, at most: until cards or tiles are gone."""
    players, dealt = world[at.PLAYERS], box.DEALT[world[at.PLAYERS]]
    cards = bits_in(world[at.DECK]) + dealt - world[at.TURN] - 1
    tiles = world[at.SUPPLY]
    for space in range(box.SPACES):
        tiles += word(world[at.DISPLAY + space] != 0)
    return min(cards, tiles) // players


@compiled
def phase(world: Words) -> Word:
    """Which row of weights is of use now."""
    return min(turns_left(world), EARLY)


@inner
def look(world: Words, player: Word, weights: Word, moves: Words, glance: Word) -> None:
    """Fill the glance for whoever is to move, as far as the decision needs it; `weights` is a row."""
    look_at_display(world, player, weights, glance.tiles)
    look_at_prizes(world, player, weights, glance.tiles, glance.prizes)
    seat = stretch_of(player)
    if world[at.STAGE] == at.LAYING:
        glance.now[0] = look_at_garden(world, seat, weights, glance)
    elif world[seat + at.BUILT] == box.TEMPLES:
        list_movable(world, seat, moves)
        glance.smallest[0] = size_at(world, seat, moves[0] >> at.LEAVE & CELL)


@inner
def beside_temple(world: Words, seat: Word, cell: Word) -> float:
    """On how many of the squares around a cell cards lie, itself included."""
    number = 0
    for row in range(row_of(cell) + box.SIDE - 1, row_of(cell) + box.SIDE + 2):
        number += bits_in(back(world[seat + at.COVERED + (row & LAST_SIX)], cell - 1) & 7)
    return numpy.float64(number)


@inner
def move_worth(world: Words, seat: Word, move: Word, weights: Word, glance: Word) -> float:
    """What a legal move looks worth; `weights` is a row."""
    stage = world[at.STAGE]
    if stage == at.TAKING:
        return float(glance.tiles[(move >> at.TAKE) - 1])
    if stage == at.MOVING:
        return -float(weights.edge) * beside_temple(world, seat, move >> at.LEAVE & CELL)
    if stage == at.BUILDING:
        if move >> at.BUILD & at.DECLINED:
            return 0.0
        cell = move >> at.BUILD & CELL
        worth = temple_worth(world, seat, size_at(world, seat, cell), weights, glance)
        return worth + float(weights.edge) * beside_temple(world, seat, cell)
    if not move & CELL:
        return 0.0
    card, turn = world[at.FACE_UP + (move >> at.CARD & 3)], move >> at.QUARTERS & 3
    return close_worth(world, seat, card, turn, move & CELL, weights, glance) - float(glance.now[0])


@compiled
def outlook(world: Words, player: Word, weights: Weights, glance: Word) -> float:
    """How many points a seat will have at the end, as far as it can be seen."""
    seat = stretch_of(player)
    row: Word = weights[phase(world)]
    worth = tiles_worth(world, held_by(world, player), row) + garden_worth(world, seat, row, glance)
    worth += row.spare * numpy.float64(box.TEMPLES - world[seat + at.BUILT])
    return float(worth + row.turn * turns_left(world) + box.FIVE * world[seat + at.FIVES])


@shared
def choose(world: Words, weights: Weights, noise: float, luck: Words, moves: Words, glance: Word) -> Word:
    """The move that looks best, each seen through a little noise."""
    player = active_player(world)
    row, seat = weights[phase(world)], stretch_of(player)
    look(world, player, row, moves, glance)
    number, errors = list_moves(world, moves), luck[0] + turn_now(world) * STRIDE
    if world[at.STAGE] == at.LAYING:
        number = keep_best(world, seat, row, number, noise, errors, moves, glance)
    best, highest = 0, LOWEST * 2.0
    for place in range(number):
        worth = move_worth(world, seat, moves[place], row, glance) + blur(noise, moves[place], errors)
        if worth > highest:
            best, highest = moves[place], worth
    return best


@inner
def keep_best(
    world: Words,
    seat: Word,
    weights: Word,
    number: Word,
    noise: float,
    errors: Word,
    moves: Words,
    glance: Word,
) -> Word:
    """Leave of the moves those that look best from afar, to be looked at closely; how many they are."""
    for place in range(CLOSELY):
        glance.best[place] = LOWEST
    for place in range(number):
        move, worth = moves[place], blur(noise, moves[place], errors)
        if move & CELL:
            card, turn = world[at.FACE_UP + (move >> at.CARD & 3)], move >> at.QUARTERS & 3
            worth += card_worth(world, seat, card, turn, move & CELL, weights, glance)
        if worth > glance.best[CLOSELY - 1]:
            line_up(move, worth, glance)
    for place in range(min(number, CLOSELY)):
        moves[place] = glance.moves[place]
    return min(number, CLOSELY)


@inner
def line_up(move: Word, worth: float, glance: Word) -> None:
    """Put a move among the best, after those that are better; the last one drops out."""
    place = CLOSELY - 1
    while place and glance.best[place - 1] < worth:
        glance.best[place], glance.moves[place] = glance.best[place - 1], glance.moves[place - 1]
        place -= 1
    glance.best[place], glance.moves[place] = worth, move


@inner
def blur(noise: float, move: Word, errors: Word) -> float:
    """An error in what a move looks worth: the same in this turn, whatever came before."""
    return noise * numpy.float64(((errors ^ move) * MIX) >> 48) * (1.0 / 65536.0)


@compiled
def rate_moves(world: Words, weights: Weights, moves: Words, glance: Word, worths: Reals) -> None:
    """What each of these legal moves looks worth."""
    player, room = active_player(world), numpy.empty(at.MOST_MOVES, dtype=numpy.uint64)
    row = weights[phase(world)]
    look(world, player, row, room, glance)
    for number in range(len(moves)):
        worths[number] = move_worth(world, stretch_of(player), moves[number], row, glance)
