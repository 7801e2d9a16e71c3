"""What a move of Zen Garden looks worth at a glance: the eye that playouts, search and weaker levels share.

A move is worth what its tile brings plus what its place brings, and the two are looked at apart: twelve tiles
and a dozen cells instead of some 250 moves.
"""

from __future__ import annotations

import numpy

from tuileries.fast.bits import bits_in, lowest_bit
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.luck import random_word
from tuileries.fast.weights import Weights
from tuileries.fast.zen_garden import box
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import both, compiled, inner
from tuileries.fast.zen_garden.places import floor_worth, line_worth, ring_worth
from tuileries.fast.zen_garden.rules import active_player, affordable, open_cells, stretch_of
from tuileries.fast.zen_garden.tiles import tile_worth

OPEN = 16
"""Room for open cells, numbered as their bits rise: 13 at most are open."""

GLANCE = numpy.dtype(
    [
        ("tiles", float, box.SPACES),
        ("rings", float, (box.WALKWAYS, OPEN, 4)),  # by walkway, cell and bend
        ("lines", float, (box.DECORS, OPEN)),
        ("floors", float, (box.FLOORS, OPEN)),
        ("best_rings", float, (box.WALKWAYS, OPEN)),  # with the best bend, seen through noise
    ]
)
"""What the offered tiles and the open cells look worth."""

LOWEST = -1.0e9


def new_glance() -> Word:
    """Room to look, from outside compiled code: there an array is gone as soon as its record is taken."""
    return numpy.empty(1, dtype=GLANCE)[0]


@inner
def look(world: Words, weights: Weights, glance: Word) -> None:
    """Fill the glance for whoever is to move."""
    player = active_player(world)
    seat = stretch_of(player)
    row, cells = weights[world[seat + at.LAID]], open_cells(world, seat)
    look_at_tiles(world, player, row, glance.tiles)
    ring_worth(world, seat, cells, row, glance.rings)
    line_worth(world, seat, cells, row, glance.lines)
    if world[at.BOARDS] & at.UNITY:
        floor_worth(world, seat, cells, row, glance.floors)
    else:
        glance.floors[:] = 0.0


@inner
def look_at_tiles(world: Words, player: Word, row: Word, worths: Reals) -> None:
    spaces = affordable(world, stretch_of(player))
    while spaces:
        space = lowest_bit(spaces)
        price = numpy.float64(box.PRICE_OF[space])
        worths[space] = tile_worth(world, player, world[at.MARKET + space], row) - price * row.coin
        spaces &= spaces - 1


@both
def choose(world: Words, weights: Weights, noise: float, luck: Words, glance: Word) -> Word:
    """The move that looks best, each tile and each cell seen through a little noise."""
    look(world, weights, glance)
    seat = stretch_of(active_player(world))
    cells = open_cells(world, seat)
    blur_cells(bits_in(cells), noise, luck, glance)
    space, place = best_pair(world, affordable(world, seat), bits_in(cells), noise, luck, glance)
    walkway = box.WALKWAY_OF[world[at.MARKET + space]] - box.FIRST_WALKWAY
    bend = best_bend(glance.rings[walkway, place], random_word(luck))
    for _ in range(place):
        cells &= cells - 1
    return (space << 8) | (lowest_bit(cells) << 2) | bend


@inner
def blur(noise: float, luck: Words) -> float:
    return noise * numpy.float64(random_word(luck) >> 48) * (1.0 / 65536.0)


@inner
def blur_cells(number: Word, noise: float, luck: Words, glance: Word) -> None:
    for place in range(number):
        error = blur(noise, luck)
        for walkway in range(box.WALKWAYS):
            bends = glance.rings[walkway, place]
            best = max(max(bends[0], bends[1]), max(bends[2], bends[3]))
            glance.best_rings[walkway, place] = best + error


@inner
def best_pair(
    world: Words, spaces: Word, number: Word, noise: float, luck: Words, glance: Word
) -> tuple[Word, Word]:
    """The space and the place among the open cells that look best together."""
    chosen_space, chosen_place, highest = 0, 0, LOWEST
    while spaces:
        space = lowest_bit(spaces)
        tile = world[at.MARKET + space]
        rings = glance.best_rings[box.WALKWAY_OF[tile] - box.FIRST_WALKWAY]
        lines, floors = glance.lines[box.DECOR_OF[tile]], glance.floors[box.FLOOR_OF[tile] - box.FIRST_FLOOR]
        worth = glance.tiles[space] + blur(noise, luck)
        for place in range(number):
            total = worth + rings[place] + lines[place] + floors[place]
            if total > highest:
                highest, chosen_space, chosen_place = total, space, place
        spaces &= spaces - 1
    return chosen_space, chosen_place


@inner
def best_bend(worths: Reals, word: Word) -> Word:
    """The bend worth most; among equals, chance."""
    best, highest = 0, LOWEST
    for turn in range(4):
        bend = (word + turn) & 3
        if worths[bend] > highest:
            best, highest = bend, worths[bend]
    return best


@compiled
def rate_moves(world: Words, weights: Weights, moves: Words, glance: Word, worths: Reals) -> None:
    """What each of these legal moves looks worth."""
    look(world, weights, glance)
    cells = open_cells(world, stretch_of(active_player(world)))
    for number in range(len(moves)):
        move = moves[number]
        tile = world[at.MARKET + (move >> 8)]
        place = bits_in(cells & ((1 << (move >> 2 & 63)) - 1))
        worths[number] = (
            glance.tiles[move >> 8]
            + glance.rings[box.WALKWAY_OF[tile] - box.FIRST_WALKWAY, place, move & 3]
            + glance.lines[box.DECOR_OF[tile], place]
            + glance.floors[box.FLOOR_OF[tile] - box.FIRST_FLOOR, place]
        )
