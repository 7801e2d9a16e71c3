"""What a cell of a Zen Garden looks worth: to rings by walkway and bend, to lines by decor, to floors."""

from __future__ import annotations

from typing import NamedTuple

import numpy

from tuileries.fast.bits import bits_in, lowest_bit
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.zen_garden import box
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import inner, words
from tuileries.fast.zen_garden.rules import beside, count
from tuileries.fast.zen_garden.scoring import parts, rings, spread

SQUARE = 0b11 | 0b11 << 8
"""Four cells, seen from the one at the top left."""

TOP_LEFT = words({box.SE: 0, box.SW: 1, box.NE: 8, box.NW: 9}[corner] for corner in range(4))
"""By corner: how far a tile that turns around it lies from the top left of its ring."""


@inner
def ring_worth(world: Words, seat: Word, cells: Word, weights: Word, worths: Reals) -> None:
    """ZG-F2: what each cell brings to rings: a step for the square it turns into, a loss for others."""
    taken, allowed = world[seat + at.TAKEN_CELLS], world[seat + at.ALLOWED]
    fits = allowed & (allowed >> 1) & (allowed >> 8) & (allowed >> 9)
    done = weights.ring_done[min(rings(world, seat), 3)]
    for walkway in range(box.WALKWAYS):
        alive = fits & ~spoilt(world, seat, walkway)
        ring_gains(cells, alive, taken, done, weights, worths[walkway])
    ring_losses(world, seat, cells, fits, weights, worths)


@inner
def spoilt(world: Words, seat: Word, walkway: Word) -> Word:
    """Squares, by their top left, with a tile that cannot be of a ring of this walkway."""
    taken, same = world[seat + at.TAKEN_CELLS], world[seat + at.PLANES + box.FIRST_WALKWAY + walkway]
    bends = seat + at.BENDS
    other = taken ^ (same & world[bends + box.SE])
    other |= (taken ^ (same & world[bends + box.SW])) >> 1
    other |= (taken ^ (same & world[bends + box.NE])) >> 8
    other |= (taken ^ (same & world[bends + box.NW])) >> 9
    return other


@inner
def ring_gains(cells: Word, alive: Word, taken: Word, done: float, weights: Word, worths: Reals) -> None:
    """By bend: what a cell brings to the square that its walkway then turns into."""
    place = 0
    while cells:
        for bend in range(4):
            start, worth = lowest_bit(cells) - TOP_LEFT[bend], 0.0
            if start < 64 and alive >> start & 1:
                size = bits_in(taken >> start & SQUARE)
                worth = done if size == 3 else weights.ring_step[size]
            worths[place, bend] = worth
        cells &= cells - 1
        place += 1


@inner
def ring_losses(world: Words, seat: Word, cells: Word, fits: Word, weights: Word, worths: Reals) -> None:
    """Whatever comes to a cell spoils the squares that could have been rings and now have it in them."""
    place = 0
    while cells:
        loss = ring_loss(world, seat, lowest_bit(cells), fits, weights)
        for walkway in range(box.WALKWAYS):
            for bend in range(4):
                worths[walkway, place, bend] -= loss
        cells &= cells - 1
        place += 1


@inner
def ring_loss(world: Words, seat: Word, cell: Word, fits: Word, weights: Word) -> float:
    taken, loss = world[seat + at.TAKEN_CELLS], 0.0
    for bend in range(4):
        start = cell - TOP_LEFT[bend]
        if start < 64 and fits >> start & 1:
            size = bits_in(taken >> start & SQUARE)
            if size and is_alive(world, seat, start, size):
                loss += weights.ring_step[size - 1]
    return loss


@inner
def is_alive(world: Words, seat: Word, start: Word, size: Word) -> bool:
    """Whether all tiles of a square could still be of one ring."""
    bends = seat + at.BENDS
    turned = (world[bends + box.SE] >> start & 1) | (world[bends + box.SW] >> start & 1 << 1)
    turned |= (world[bends + box.NE] >> start & 1 << 8) | (world[bends + box.NW] >> start & 1 << 9)
    for walkway in range(box.FIRST_WALKWAY, box.FIRST_FLOOR):
        if bits_in(world[seat + at.PLANES + walkway] >> start & turned) == size:
            return True
    return False


@inner
def line_worth(world: Words, seat: Word, cells: Word, weights: Word, worths: Reals) -> None:
    """ZG-T7: what each cell brings to lines, by decor."""
    free = ~world[seat + at.TAKEN_CELLS] & world[seat + at.ALLOWED]
    room = numpy.float64(min(box.LINE_BONUS, box.MOST_COINS - world[seat + at.COINS]))
    for decor in range(box.DECORS):
        same, left, place = world[seat + at.PLANES + decor], cells, 0
        is_begun = count(world, seat, decor) >= 2
        while left:
            worth = 0.0
            if is_begun:
                worth = lines_through(lowest_bit(left), same, free, weights, room)
            worths[decor, place] = worth
            left &= left - 1
            place += 1


@inner
def lines_through(cell: Word, same: Word, free: Word, weights: Word, room: float) -> float:
    """The lines in which this cell would be the third or the fourth of a decor."""
    worth = 0.0
    for way in range(4):
        line = box.LINES[way, cell]
        size = bits_in(same & line)
        if size == 3:
            worth += weights.line_done * room
        elif size == 2 and bits_in((same | free) & line) >= 4:
            worth += weights.line_step
    return worth


class Ways(NamedTuple):
    """How floors can still grow: boards, and whether any floor has fallen apart."""

    free: Word
    gates: Word
    """Cells that are the only way out for a floor."""

    shared: Word
    """Those that are it for two."""

    is_split: bool


@inner
def ways_out(world: Words, seat: Word) -> Ways:
    free = world[seat + at.ALLOWED] & ~world[seat + at.TAKEN_CELLS]
    gates, shared, is_split = 0, 0, False
    for floor in range(box.FIRST_FLOOR, box.ALL_FEATURES):
        board = world[seat + at.PLANES + floor]
        is_split |= parts(board) > 1
        way_out = beside(board) & free
        if board and not way_out & (way_out - 1):
            shared |= gates & way_out
            gates |= way_out
    return Ways(free, gates, shared, is_split)


@inner
def floor_worth(world: Words, seat: Word, cells: Word, weights: Word, worths: Reals) -> None:
    """ZG-F8: what each cell does to the unity of the floors, by floor."""
    ways = ways_out(world, seat)
    for floor in range(box.FLOORS):
        board = world[seat + at.PLANES + box.FIRST_FLOOR + floor]
        is_split, left, place = parts(board) > 1, cells, 0
        while left:
            bit = left & (~left + 1)
            worths[floor, place] = unity_worth(bit, board, is_split, ways, weights)
            left &= left - 1
            place += 1


@inner
def unity_worth(bit: Word, board: Word, is_split: bool, ways: Ways, weights: Word) -> float:  # noqa: FBT001
    """What a tile on this cell does to a floor that lies on the board."""
    near, worth = beside(board), 0.0
    if bit & ways.gates and not (near & ways.free == bit and not ways.shared & bit):
        worth -= weights.close
    if not board:
        if not beside(bit) & ways.free:
            worth -= weights.close
    elif bit & near:
        if is_split and spread(bit, board | bit) == board | bit:
            worth += weights.reunite
        if not (near | beside(bit)) & ways.free & ~bit:
            worth -= weights.close
    else:
        worth -= weights.split_more if ways.is_split else weights.split
    return worth
