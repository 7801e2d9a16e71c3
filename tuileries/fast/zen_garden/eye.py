"""What a move of Zen Garden looks worth at a glance: the eye that playouts, search and weaker levels share.

A move is worth what its tile brings plus what its place brings, and the two are looked at apart: twelve tiles
and a dozen cells instead of some 250 moves. What each thing is worth stands in a table of weights, a row for
each number of tiles already laid, so that a level may undervalue what people undervalue.
"""

from __future__ import annotations

import numpy

from tuileries.fast.compiler import bits_in, compiled, lowest_bit
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.luck import random_word
from tuileries.fast.zen_garden.box import (
    ALL_FEATURES,
    DECOR_OF,
    DECORS,
    FIRST_FLOOR,
    FIRST_WALKWAY,
    FLOOR_OF,
    FULL,
    HEIGHT_OF_STACK,
    LINE_BONUS,
    LINES,
    MOST_COINS,
    NE,
    NEEDED,
    NW,
    PRICE_OF,
    SE,
    STACK,
    SW,
    WALKWAY_OF,
    U,
)
from tuileries.fast.zen_garden.rules import (
    ALLOWED,
    AWARDS,
    BENDS,
    BOARDS,
    BYTE,
    COINS,
    DETAIL,
    EIGHT,
    FOUR,
    II,
    III,
    LAID,
    MAJOR,
    MAJORITY,
    MARKET,
    MINOR,
    MISSIONS,
    PLANES,
    PLAYERS,
    TAKEN,
    TAKEN_CELLS,
    WANTED,
    I,
    O,
    active_player,
    affordable,
    beside,
    count,
    floors_shown,
    open_cells,
    parts,
    rings,
    spread,
    stretch_of,
)

# Where the weights stand in a row: of a tile …
COIN, MINOR_WEIGHT, MAJOR_WEIGHT = U(0), U(1), U(2)
DECOR_GAIN, DETAIL_GAIN, RACE, FLOOR_GAIN, UNITY_FLOOR, MISSION_GAIN = (U(n) for n in (3, 16, 23, 28, 34, 35))
# … and of its place.
RING_STEP, RING_DONE, LINE_STEP, LINE_DONE = U(44), U(48), U(52), U(54)
BREAK, BREAK_MORE, REUNITE, CLOSE = U(55), U(56), U(57), U(58)
WEIGHTS = 59

SQUARE = U(0b11 | 0b11 << 8)
NINE, TWELVE, SIXTEEN, LAST = U(9), U(12), U(16), U(63)
# The scratch a look needs: the worth of the tiles, then that of the cells (13 at most are open, 16 have room)
# by walkway and bend, by decor, by floor, and at last by walkway with the best bend.
RING_AT, LINE_AT, FLOOR_AT, BEST_AT = (U(n) for n in (12, 204, 284, 380))
SCRATCH = 428
ALPHA = 1.0 / 65536.0


@compiled
def tile_worth(world: Words, player: Word, tile: Word, weights: Reals) -> Word:
    """What a tile brings wherever it is laid, its price aside."""
    seat = stretch_of(player)
    decor, walkway, floor = DECOR_OF[tile], WALKWAY_OF[tile], FLOOR_OF[tile]
    worth = weights[DECOR_GAIN + min(count(world, seat, decor), TWELVE)]
    wanted = world[MINOR]
    if decor == wanted or walkway == wanted or floor == wanted:
        worth += weights[MINOR_WEIGHT]
    wanted = world[MAJOR]
    if decor == wanted or walkway == wanted or floor == wanted:
        worth += weights[MAJOR_WEIGHT]
    wanted = world[DETAIL]
    if decor == wanted or walkway == wanted or floor == wanted:
        worth += weights[DETAIL_GAIN + min(count(world, seat, wanted), U(6))]
    wanted = world[MAJORITY]
    if decor == wanted or walkway == wanted or floor == wanted:
        worth += weights[RACE + lead(world, player, wanted)]
    if not world[seat + PLANES + floor]:
        if world[BOARDS] & FOUR:
            worth += weights[FLOOR_GAIN + min(floors_shown(world, seat), U(5))]
        if world[BOARDS] & II:
            worth += weights[UNITY_FLOOR]
    if world[MISSIONS]:
        worth += mission_worth(world, seat, decor, walkway, floor, weights)
    return worth


@compiled
def lead(world: Words, player: Word, wanted: Word) -> Word:
    """How far a seat is ahead of the best of the others, from two behind or worse (0) to two ahead (4)."""
    most = O
    for other in range(world[PLAYERS]):
        if other != player:
            most = max(most, count(world, stretch_of(other), wanted))
    mine = count(world, stretch_of(player), wanted) + II
    return min(mine - most, FOUR) if mine > most else O


@compiled
def mission_worth(world: Words, seat: Word, decor: Word, walkway: Word, floor: Word, weights: Reals) -> float:
    """What a tile brings towards missions: by how many tiles they still need, and what they still pay."""
    worth = 0.0
    for mission in range(world[MISSIONS]):
        taken = world[TAKEN + mission]
        if (world[seat + AWARDS] >> (mission << III)) & BYTE or taken == HEIGHT_OF_STACK:
            continue
        need, helps = O, O
        for which in range(II):
            wanted = world[WANTED + II * mission + which]
            has = count(world, seat, wanted)
            if has < NEEDED:
                need += NEEDED - has
                helps += U(decor == wanted or walkway == wanted or floor == wanted)
        if helps and need <= FULL - world[seat + LAID]:
            worth += weights[MISSION_GAIN + need] * numpy.float64(STACK[taken]) * 0.2 * helps
    return worth


@compiled
def ring_worth(world: Words, seat: Word, cells: Word, weights: Reals, scratch: Reals) -> None:
    """What each cell brings to rings, by walkway and bend: a step for its own square, a loss for others."""
    taken, allowed, bends = world[seat + TAKEN_CELLS], world[seat + ALLOWED], seat + BENDS
    fits = allowed & (allowed >> I) & (allowed >> EIGHT) & (allowed >> NINE)
    done = weights[RING_DONE + min(rings(world, seat), III)]
    for walkway in range(III):
        same = world[seat + PLANES + FIRST_WALKWAY + walkway]
        other = taken ^ (same & world[bends + SE])
        other |= (taken ^ (same & world[bends + SW])) >> I
        other |= (taken ^ (same & world[bends + NE])) >> EIGHT
        other |= (taken ^ (same & world[bends + NW])) >> NINE
        alive = fits & ~other
        left, place = cells, RING_AT + walkway * U(64)
        while left:
            cell = lowest_bit(left)
            left &= left - I
            for bend in range(FOUR):
                start = cell - ring_offset(bend)
                worth = 0.0
                if start < U(64) and (alive >> start) & I:
                    size = bits_in((taken >> start) & SQUARE)
                    worth = done if size == III else weights[RING_STEP + size + I]
                scratch[place + bend] = worth
            place += FOUR
    left, place = cells, RING_AT
    while left:
        cell = lowest_bit(left)
        left &= left - I
        loss = 0.0
        for bend in range(FOUR):
            start = cell - ring_offset(bend)
            if start < U(64) and (fits >> start) & I:
                size = bits_in((taken >> start) & SQUARE)
                if size and is_alive(world, seat, start, size):
                    loss += weights[RING_STEP + size]
        for walkway in range(III):
            for bend in range(FOUR):
                scratch[place + walkway * U(64) + bend] -= loss
        place += FOUR


@compiled
def ring_offset(bend: Word) -> Word:
    """How far a tile with this bend lies from the top left of its ring."""
    if bend == SE:
        return O
    if bend == SW:
        return I
    return EIGHT if bend == NE else NINE


@compiled
def is_alive(world: Words, seat: Word, start: Word, size: Word) -> bool:
    """Whether all tiles of a square could still be of one ring."""
    bends = seat + BENDS
    turned = ((world[bends + SE] >> start) & I) | ((world[bends + SW] >> start) & II)
    turned |= ((world[bends + NE] >> start) & U(256)) | ((world[bends + NW] >> start) & U(512))
    for walkway in range(FIRST_WALKWAY, FIRST_FLOOR):
        if bits_in((world[seat + PLANES + walkway] >> start) & turned) == size:
            return True
    return False


@compiled
def line_worth(world: Words, seat: Word, cells: Word, weights: Reals, scratch: Reals) -> None:
    """What each cell brings to lines, by decor."""
    taken, allowed = world[seat + TAKEN_CELLS], world[seat + ALLOWED]
    room = numpy.float64(min(LINE_BONUS, MOST_COINS - world[seat + COINS]))
    for decor in range(DECORS):
        same, place = world[seat + PLANES + decor], LINE_AT + decor * SIXTEEN
        left = cells
        free = same | (~taken & allowed)
        few = count(world, seat, decor) < II
        while left:
            cell = lowest_bit(left)
            left &= left - I
            worth = 0.0
            if not few:
                for way in range(FOUR):
                    line = LINES[way, cell]
                    size = bits_in(same & line)
                    if size == III:
                        worth += weights[LINE_DONE] * room
                    elif size == II and bits_in(free & line) >= FOUR:
                        worth += weights[LINE_STEP]
            scratch[place] = worth
            place += I


@compiled
def floor_worth(world: Words, seat: Word, cells: Word, weights: Reals, scratch: Reals) -> None:
    """What each cell does to the unity of the floors, by floor."""
    free = world[seat + ALLOWED] & ~world[seat + TAKEN_CELLS]
    united, gates, gate_of = O, O, O
    for floor in range(FIRST_FLOOR, ALL_FEATURES):
        board = world[seat + PLANES + floor]
        united += U(parts(board) > I)
        way_out = beside(board) & free
        if board and not (way_out & (way_out - I)):
            gate_of |= gates & way_out
            gates |= way_out
    for floor in range(FIRST_FLOOR, ALL_FEATURES):
        board, place = world[seat + PLANES + floor], FLOOR_AT + (floor - FIRST_FLOOR) * SIXTEEN
        near, split = beside(board), parts(board) > I
        own = near & free
        left = cells
        while left:
            bit = left & (~left + I)
            left &= left - I
            worth = 0.0
            if bit & gates and not (own == bit and not (gate_of & bit)):
                worth -= weights[CLOSE]
            if not board:
                if not beside(bit) & free:
                    worth -= weights[CLOSE]
            elif bit & near:
                if split and spread(bit, board | bit) == board | bit:
                    worth += weights[REUNITE]
                if not ((near | beside(bit)) & free & ~bit):
                    worth -= weights[CLOSE]
            else:
                worth -= weights[BREAK_MORE] if united else weights[BREAK]
            scratch[place] = worth
            place += I


@compiled
def look(world: Words, weights: Reals, scratch: Reals) -> None:
    """Fill the scratch for whoever is to move: what each offered tile and each open cell is worth."""
    player = active_player(world)
    seat = stretch_of(player)
    row = weights[world[seat + LAID]]
    spaces, cells = affordable(world, seat), open_cells(world, seat)
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - I
        price = numpy.float64(PRICE_OF[space])
        scratch[space] = tile_worth(world, player, world[MARKET + space], row) - price * row[COIN]
    ring_worth(world, seat, cells, row, scratch)
    line_worth(world, seat, cells, row, scratch)
    if world[BOARDS] & II:
        floor_worth(world, seat, cells, row, scratch)
    else:
        for place in range(FLOOR_AT, BEST_AT):
            scratch[place] = 0.0


@compiled
def choose(world: Words, weights: Reals, noise: float, luck: Words, scratch: Reals) -> Word:
    """The move that looks best, each tile and each cell seen through a little noise."""
    look(world, weights, scratch)
    seat = stretch_of(active_player(world))
    cells = open_cells(world, seat)
    number = bits_in(cells)
    for cell in range(number):
        blur = noise * numpy.float64(random_word(luck) >> U(48)) * ALPHA
        for walkway in range(III):
            ring = RING_AT + walkway * U(64) + cell * FOUR
            best = max(max(scratch[ring], scratch[ring + I]), max(scratch[ring + II], scratch[ring + III]))
            scratch[BEST_AT + walkway * SIXTEEN + cell] = best + blur
    spaces, highest = affordable(world, seat), -1.0e9
    chosen_space: Word = O
    chosen_cell: Word = O
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - I
        tile = world[MARKET + space]
        ring = BEST_AT + (WALKWAY_OF[tile] - FIRST_WALKWAY) * SIXTEEN
        line, floor = LINE_AT + DECOR_OF[tile] * SIXTEEN, FLOOR_AT + (FLOOR_OF[tile] - FIRST_FLOOR) * SIXTEEN
        worth = scratch[space] + noise * numpy.float64(random_word(luck) >> U(48)) * ALPHA
        for cell in range(number):
            total = worth + scratch[ring + cell] + scratch[line + cell] + scratch[floor + cell]
            if total > highest:
                highest, chosen_space, chosen_cell = total, space, cell
    walkway = WALKWAY_OF[world[MARKET + chosen_space]] - FIRST_WALKWAY
    bend = best_bend(scratch, RING_AT + walkway * U(64) + chosen_cell * FOUR, random_word(luck))
    for _ in range(chosen_cell):
        cells &= cells - I
    return (chosen_space << EIGHT) | (lowest_bit(cells) << II) | bend


@compiled
def best_bend(scratch: Reals, place: Word, word: Word) -> Word:
    """The bend worth most; among equals, chance."""
    best, highest = O, -1.0e9
    start = word & III
    for turn in range(FOUR):
        bend = (start + turn) & III
        if scratch[place + bend] > highest:
            best, highest = bend, scratch[place + bend]
    return best


@compiled
def rate_moves(world: Words, weights: Reals, moves: Words, number: Word, worths: Reals) -> None:
    """What each of these legal moves looks worth."""
    scratch = numpy.empty(SCRATCH)
    look(world, weights, scratch)
    cells = open_cells(world, stretch_of(active_player(world)))
    for n in range(number):
        move = moves[n]
        space, cell, bend = move >> EIGHT, (move >> II) & LAST, move & III
        tile = world[MARKET + space]
        place = bits_in(cells & ((I << cell) - I))
        worths[n] = (
            scratch[space]
            + scratch[RING_AT + (WALKWAY_OF[tile] - FIRST_WALKWAY) * U(64) + place * FOUR + bend]
            + scratch[LINE_AT + DECOR_OF[tile] * SIXTEEN + place]
            + scratch[FLOOR_AT + (FLOOR_OF[tile] - FIRST_FLOOR) * SIXTEEN + place]
        )
