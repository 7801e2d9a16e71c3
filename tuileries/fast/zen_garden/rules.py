"""A turn of Zen Garden and the end of a round, over worlds of words."""

from __future__ import annotations

import numpy

from tuileries.fast.bits import bits_in, lowest_bit, nth_bit
from tuileries.fast.kernel import Word, Words
from tuileries.fast.luck import random_below, random_word
from tuileries.fast.zen_garden import box
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import both, inner

ALL_SPACES = (1 << box.SPACES) - 1
LOW_ROW = (1 << box.COLUMNS) - 1
MIDDLE, TOP = box.COLUMNS, 2 * box.COLUMNS
"""The first spaces of the upper rows."""

OF_16, OF_64 = (8, 4, 2, 1), (32, 16, 8, 4, 2, 1)
"""The halves in which a bit is looked for."""

NO_TILES = numpy.zeros(0, dtype=numpy.uint64)


@inner
def beside(board: Word) -> Word:
    """The cells that share an edge with those of the board."""
    return ((board << 1) | (board >> 1) | (board << 8) | (board >> 8)) & box.FRAME


@inner
def stretch_of(player: Word) -> Word:
    """Where the words of a seat begin."""
    return at.SEATS + at.STRETCH * player


@inner
def count(world: Words, seat: Word, feature: Word) -> Word:
    """How many tiles of a garden show a feature."""
    return (world[seat + at.COUNTS + (feature >> 3)] >> ((feature & 7) << 3)) & 255


@both
def active_player(world: Words) -> Word:
    """ZG-R1, ZG-R2: clockwise from the first player."""
    return world[at.ACTIVE]


@both
def is_over(world: Words) -> bool:
    """ZG-R8: whoever would be next has a full garden."""
    return bool(world[stretch_of(active_player(world)) + at.LAID] == box.FULL)


@inner
def open_cells(world: Words, seat: Word) -> Word:
    """ZG-T4, ZG-T6: beside a laid tile, and within a 4 x 4 box."""
    taken = world[seat + at.TAKEN_CELLS]
    return beside(taken) & ~taken & world[seat + at.ALLOWED] if taken else box.ORIGIN


@inner
def affordable(world: Words, seat: Word) -> Word:
    """ZG-T1, ZG-T3: the spaces with a tile that the player can pay."""
    return world[at.OFFERED] & box.PAYABLE[world[seat + at.COINS]]


@both
def legal_moves(world: Words, moves: Words) -> Word:
    """Write down all legal moves, in the order of the rules, and say how many there are."""
    seat = stretch_of(active_player(world))
    spaces = affordable(world, seat)
    first = lowest_bit(spaces) << 8
    block = list_cells(open_cells(world, seat), first, moves)
    number = block
    spaces &= spaces - 1
    while spaces:
        shift = (lowest_bit(spaces) << 8) - first
        for n in range(block):
            moves[number + n] = moves[n] + shift
        number += block
        spaces &= spaces - 1
    return number


@inner
def list_cells(cells: Word, space: Word, moves: Words) -> Word:
    """The moves from one space (`space << 8`); those from another differ in the space alone."""
    number = 0
    while cells:
        move = space | (lowest_bit(cells) << 2)
        for corner in range(4):
            moves[number + corner] = move | corner
        number += 4
        cells &= cells - 1
    return number


@both
def sample_move(world: Words, luck: Words) -> Word:
    """Any legal move, each as likely as any other, without listing them."""
    seat = stretch_of(active_player(world))
    spaces, cells = affordable(world, seat), open_cells(world, seat)
    word = random_word(luck)
    space = ((word & 0xFFFFFF) * bits_in(spaces)) >> 24
    cell = ((word >> 24 & 0xFFFFFF) * bits_in(cells)) >> 24
    corner = word >> 48 & 3
    return (nth_bit(spaces, space, OF_16) << 8) | (nth_bit(cells, cell, OF_64) << 2) | corner


@both
def lay(world: Words, move: Word) -> bool:
    """ZG-T1 to ZG-T9: pay, lay, be paid; says whether the round must be closed before the next turn."""
    seat = stretch_of(active_player(world))
    space, cell, corner = move >> 8, move >> 2 & 63, move & 3
    tile = world[at.MARKET + space]
    world[at.OFFERED] &= ~(1 << space)
    world[seat + at.COINS] -= box.PRICE_OF[space]
    put_down(world, seat, tile, cell, corner)
    if count(world, seat, box.DECOR_OF[tile]) >= 4:
        line_coins(world, seat, box.DECOR_OF[tile], cell)
    if world[at.MISSIONS]:
        award_missions(world, seat, tile)
    return end_turn(world)


@inner
def put_down(world: Words, seat: Word, tile: Word, cell: Word, corner: Word) -> None:
    """ZG-T4 to ZG-T6: the tile is in the garden, and narrows where others may lie."""
    decor, walkway, floor = box.DECOR_OF[tile], box.WALKWAY_OF[tile], box.FLOOR_OF[tile]
    bit = 1 << cell
    world[seat + at.PLANES + decor] |= bit
    world[seat + at.PLANES + walkway] |= bit
    world[seat + at.PLANES + floor] |= bit
    world[seat + at.BENDS + corner] |= bit
    world[seat + at.TAKEN_CELLS] |= bit
    world[seat + at.ALLOWED] &= box.NEAR[cell]
    world[seat + at.LAID] += 1
    world[seat + at.COUNTS] += (1 << (decor << 3)) + (1 << (walkway << 3))
    world[seat + at.COUNTS + 1] += 1 << ((floor & 7) << 3)


@inner
def line_coins(world: Words, seat: Word, decor: Word, cell: Word) -> None:
    """ZG-T7, ZG-T8: each line of four pays at once, and nobody has more than the track holds."""
    same = world[seat + at.PLANES + decor]
    for way in range(4):
        if bits_in(same & box.LINES[way, cell]) == 4:
            world[seat + at.COINS] = min(world[seat + at.COINS] + box.LINE_BONUS, box.MOST_COINS)


@inner
def shows(tile: Word, feature: Word) -> bool:
    return bool(
        box.DECOR_OF[tile] == feature or box.WALKWAY_OF[tile] == feature or box.FLOOR_OF[tile] == feature
    )


@inner
def award_missions(world: Words, seat: Word, tile: Word) -> None:
    """ZG-T9: each mission that this garden now meets for the first time gives its top point tile."""
    for mission in range(world[at.MISSIONS]):
        one, two = world[at.WANTED + 2 * mission], world[at.WANTED + 2 * mission + 1]
        is_touched = shows(tile, one) or shows(tile, two)
        if not is_touched or award_of(world, seat, mission):
            continue
        if count(world, seat, one) >= box.NEEDED and count(world, seat, two) >= box.NEEDED:
            world[seat + at.AWARDS] |= (top_points(world, mission) + 1) << (mission << 3)


@inner
def award_of(world: Words, seat: Word, mission: Word) -> Word:
    """One more than the points a mission gave to a seat; 0: none yet."""
    return world[seat + at.AWARDS] >> (mission << 3) & 255


@inner
def top_points(world: Words, mission: Word) -> Word:
    """ZG-T9: take the top point tile of a mission; when the stack is gone there is none."""
    taken = world[at.TAKEN + mission]
    if taken == box.HEIGHT_OF_STACK:
        return 0
    world[at.TAKEN + mission] = taken + 1
    return box.STACK[taken]


@inner
def end_turn(world: Words) -> bool:
    """ZG-R1, ZG-R2, ZG-R8: the next player; whether the round must be closed before."""
    world[at.TURN] += 1
    player = active_player(world) + 1
    world[at.ACTIVE] = player if player < world[at.PLAYERS] else 0
    if world[at.TURN] < box.TURNS[world[at.PLAYERS]]:
        return False
    return bool(world[stretch_of(world[at.FIRST]) + at.LAID] < box.FULL)


@both
def close_round(world: Words, luck: Words, drawn: Words) -> None:
    """ZG-R3 to ZG-R7: clear, slide, fill and begin the next round; `drawn` tells what comes, or luck does."""
    slide_down(world)
    fill_market(world, luck, drawn)
    world[at.ROUND] += 1
    world[at.TURN] = 0
    first = world[at.FIRST] + 1
    world[at.FIRST] = first if first < world[at.PLAYERS] else 0
    world[at.ACTIVE] = world[at.FIRST]


@inner
def slide_down(world: Words) -> None:
    """ZG-R3, ZG-R4: the bottom row goes; the others sink to the lowest empty space of their column.

    Without a branch: what is offered is known by its bit, so it does no harm to move what is not there.
    """
    offered = world[at.OFFERED]
    low, middle, top = offered & LOW_ROW, offered >> MIDDLE & LOW_ROW, offered >> TOP
    for column in range(box.COLUMNS):
        tile = world[at.MARKET + column]
        world[at.DISCARDS + (tile >> 6)] |= (low >> column & 1) << (tile & 63)
        above = world[at.MARKET + TOP + column]
        stays = middle >> column & 1
        world[at.MARKET + column] = world[at.MARKET + MIDDLE + column] if stays else above
        world[at.MARKET + MIDDLE + column] = above
    world[at.OFFERED] = (middle | top) | ((middle & top) << MIDDLE)


@inner
def fill_market(world: Words, luck: Words, drawn: Words) -> None:
    """ZG-R5, ZG-R6: a tile onto each empty space, from the bottom left."""
    come, empty = 0, ALL_SPACES & ~world[at.OFFERED]
    while empty:
        if not world[at.SUPPLY]:
            refill_bag(world)
        if drawn.size:
            place = place_in_bag(world, drawn[come])
            come += 1
        else:
            place = random_below(luck, world[at.SUPPLY])
        world[at.MARKET + lowest_bit(empty)] = draw_tile(world, place)
        empty &= empty - 1
    world[at.OFFERED] = ALL_SPACES


@inner
def draw_tile(world: Words, place: Word) -> Word:
    """Take the tile at this place of the bag; the last one moves there."""
    tile, last = world[at.BAG + place], world[at.SUPPLY] - 1
    world[at.BAG + place] = world[at.BAG + last]
    world[at.SUPPLY] = last
    return tile


@inner
def refill_bag(world: Words) -> None:
    """ZG-R6: the discards become the supply."""
    for half in range(2):
        left = world[at.DISCARDS + half]
        while left:
            world[at.BAG + world[at.SUPPLY]] = lowest_bit(left) + (half << 6)
            world[at.SUPPLY] += 1
            left &= left - 1
        world[at.DISCARDS + half] = 0


@inner
def place_in_bag(world: Words, tile: Word) -> Word:
    place = 0
    while world[at.BAG + place] != tile:
        place += 1
    return place


@both
def play(world: Words, move: Word, luck: Words) -> None:
    """A move and all that follows from it."""
    if lay(world, move):
        close_round(world, luck, NO_TILES)


@inner
def copy_world(source: Words, target: Words) -> None:
    """Only as far as there are seats."""
    for place in range(stretch_of(source[at.PLAYERS])):
        target[place] = source[place]
