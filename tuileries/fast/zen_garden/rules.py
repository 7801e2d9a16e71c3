"""The rules of Zen Garden over 64-bit words, compiled for search; held equal to the rules by test.

A world is one row of unsigned words: what is common, then a stretch for each seat. The supply is an unordered
bag: whoever searches draws from it and cannot know its order. A move is a number, `space << 8 | cell << 2 |
corner`, so that legal moves in the order of the rules are numbers in rising order. Numbers are unsigned
throughout: where signed and unsigned meet, Numba makes them floating.
"""

from __future__ import annotations

import numpy

from tuileries.fast.compiler import bits_in, compiled, lowest_bit
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.luck import random_below, random_word
from tuileries.fast.zen_garden.box import (
    ALL_FEATURES,
    COLUMNS,
    DECOR_OF,
    DECOR_PAYS,
    DECORS,
    DETAIL_PAYS,
    FIRST_FLOOR,
    FIRST_WALKWAY,
    FLOOR_OF,
    FLOORS_PAY,
    FRAME,
    FULL,
    HEIGHT_OF_STACK,
    LINE_BONUS,
    LINES,
    MAJOR_PAYS,
    MAJORITY_PAYS,
    MINOR_PAYS,
    MOST_COINS,
    NE,
    NEAR,
    NEEDED,
    NW,
    ORIGIN,
    PAYABLE,
    PRICE_OF,
    RING_PAYS,
    SE,
    SECOND_PAYS,
    SPACES,
    STACK,
    SW,
    TILES_IN_ALL,
    TURNS,
    UNITY_PAYS,
    WALKWAY_OF,
    U,
)

O, I, II, III, FOUR, SIX, EIGHT, BYTE = (U(n) for n in (0, 1, 2, 3, 4, 6, 8, 255))  # noqa: E741

# What is common: where it stands in a world.
PLAYERS, BOARDS, MINOR, MAJOR, MAJORITY, DETAIL, MISSIONS = (U(n) for n in range(7))
WANTED, TAKEN = U(7), U(13)
ROUND, FIRST, TURN = U(16), U(17), U(18)
OFFERED, MARKET = U(19), U(20)
SUPPLY, DISCARDS, ACTIVE, BAG = U(32), U(33), U(35), U(36)
SEATS = BAG + U(TILES_IN_ALL)

# What a seat has: where it stands in its stretch.
PLANES, BENDS, TAKEN_CELLS, ALLOWED, COINS, LAID, COUNTS, AWARDS = (
    U(n) for n in (0, 14, 18, 19, 20, 21, 22, 24)
)
STRETCH = U(25)
LENGTH = int(SEATS + STRETCH * FOUR)
MOST_MOVES = int(SPACES * FULL * FOUR)

ROW, ALL_SPACES = (I << COLUMNS) - I, (I << SPACES) - I
assert SPACES == III * COLUMNS, "the kernel knows three rows"
MANY, FEW = (tuple(U(half) for half in halves) for halves in ((32, 16, 8, 4, 2, 1), (8, 4, 2, 1)))
NO_TILES = numpy.zeros(0, dtype=numpy.uint64)


@compiled
def bit_number(board: Word, number: Word, halves: tuple[Word, ...]) -> Word:
    """Where the bit of this number (from 0) stands: by halves, without a branch to guess wrong."""
    place = O
    for half in halves:
        low = bits_in(board & ((I << half) - I))
        beyond = U(number >= low)
        number -= beyond * low
        board >>= beyond * half
        place += beyond * half
    return place


@compiled
def beside(board: Word) -> Word:
    """The cells that share an edge with those of the board."""
    return ((board << I) | (board >> I) | (board << EIGHT) | (board >> EIGHT)) & FRAME


@compiled
def stretch_of(player: Word) -> Word:
    return SEATS + STRETCH * player


@compiled
def count(world: Words, seat: Word, feature: Word) -> Word:
    """How many tiles of a garden show a feature."""
    return (world[seat + COUNTS + (feature >> III)] >> ((feature & U(7)) << III)) & BYTE


@compiled
def active_player(world: Words) -> Word:
    """ZG-R1, ZG-R2: clockwise from the first player."""
    return world[ACTIVE]


@compiled
def is_over(world: Words) -> bool:
    return bool(world[stretch_of(active_player(world)) + LAID] == FULL)


@compiled
def open_cells(world: Words, seat: Word) -> Word:
    """ZG-T4, ZG-T6: beside a laid tile, and within a 4 x 4 box."""
    taken = world[seat + TAKEN_CELLS]
    return beside(taken) & ~taken & world[seat + ALLOWED] if taken else ORIGIN


@compiled
def affordable(world: Words, seat: Word) -> Word:
    """ZG-T1, ZG-T3: the spaces with a tile that the player can pay."""
    return world[OFFERED] & PAYABLE[world[seat + COINS]]


@compiled
def legal_moves(world: Words, moves: Words) -> Word:
    """Write down all legal moves, in the order of the rules, and say how many there are."""
    seat = stretch_of(active_player(world))
    spaces, cells, number = affordable(world, seat), open_cells(world, seat), O
    first = lowest_bit(spaces) << EIGHT
    while cells:
        move = first | (lowest_bit(cells) << II)
        for corner in range(FOUR):
            moves[number + corner] = move | corner
        number += FOUR
        cells &= cells - I
    block = number
    spaces &= spaces - I
    while spaces:
        shift = (lowest_bit(spaces) << EIGHT) - first
        for n in range(block):
            moves[number + n] = moves[n] + shift
        number += block
        spaces &= spaces - I
    return number


@compiled
def sample_move(world: Words, luck: Words) -> Word:
    """Any legal move, each as likely as any other, without listing them."""
    seat = stretch_of(active_player(world))
    spaces, cells = affordable(world, seat), open_cells(world, seat)
    word = random_word(luck)
    space = ((word & U(0xFFFFFF)) * bits_in(spaces)) >> U(24)
    cell = (((word >> U(24)) & U(0xFFFFFF)) * bits_in(cells)) >> U(24)
    corner = (word >> U(48)) & III
    return (bit_number(spaces, space, FEW) << EIGHT) | (bit_number(cells, cell, MANY) << II) | corner


@compiled
def line_coins(world: Words, seat: Word, decor: Word, cell: Word) -> None:
    """ZG-T7, ZG-T8: each line of four pays at once, and nobody has more than the track holds."""
    same = world[seat + PLANES + decor]
    for way in range(FOUR):
        if bits_in(same & LINES[way, cell]) == FOUR:
            world[seat + COINS] = min(world[seat + COINS] + LINE_BONUS, MOST_COINS)


@compiled
def award_missions(world: Words, seat: Word, decor: Word, walkway: Word, floor: Word) -> None:
    """ZG-T9: each mission that this garden now meets for the first time gives its top point tile."""
    for mission in range(world[MISSIONS]):
        shift = mission << III
        one, two = world[WANTED + II * mission], world[WANTED + II * mission + I]
        shown = one in (decor, walkway, floor) or two in (decor, walkway, floor)
        if not shown or (world[seat + AWARDS] >> shift) & BYTE:
            continue
        if count(world, seat, one) >= NEEDED and count(world, seat, two) >= NEEDED:
            taken, points = world[TAKEN + mission], O
            if taken < HEIGHT_OF_STACK:
                points = STACK[taken]
                world[TAKEN + mission] = taken + I
            world[seat + AWARDS] |= (points + I) << shift


@compiled
def lay(world: Words, move: Word) -> bool:
    """ZG-T1 to ZG-T9: pay, lay, be paid; says whether the round must be closed before the next turn."""
    player = active_player(world)
    seat = stretch_of(player)
    space, cell, corner = move >> EIGHT, (move >> II) & U(63), move & III
    tile = world[MARKET + space]
    decor, walkway, floor = DECOR_OF[tile], WALKWAY_OF[tile], FLOOR_OF[tile]
    bit = I << cell
    world[OFFERED] &= ~(I << space)
    world[seat + COINS] -= PRICE_OF[space]
    world[seat + PLANES + decor] |= bit
    world[seat + PLANES + walkway] |= bit
    world[seat + PLANES + floor] |= bit
    world[seat + BENDS + corner] |= bit
    world[seat + TAKEN_CELLS] |= bit
    world[seat + ALLOWED] &= NEAR[cell]
    world[seat + LAID] += I
    world[seat + COUNTS] += (I << (decor << III)) + (I << (walkway << III))
    world[seat + COUNTS + I] += I << ((floor & U(7)) << III)
    if count(world, seat, decor) >= FOUR:
        line_coins(world, seat, decor, cell)
    if world[MISSIONS]:
        award_missions(world, seat, decor, walkway, floor)
    world[TURN] += I
    player += I
    world[ACTIVE] = player if player < world[PLAYERS] else O
    if world[TURN] < TURNS[world[PLAYERS]]:
        return False
    return bool(world[stretch_of(world[FIRST]) + LAID] < FULL)


@compiled
def draw_tile(world: Words, place: Word) -> Word:
    """Take the tile at this place of the bag; the last one moves there."""
    tile, last = world[BAG + place], world[SUPPLY] - I
    world[BAG + place] = world[BAG + last]
    world[SUPPLY] = last
    return tile


@compiled
def refill_bag(world: Words) -> None:
    """ZG-R6: the discards become the supply."""
    for half in range(II):
        left = world[DISCARDS + half]
        while left:
            world[BAG + world[SUPPLY]] = lowest_bit(left) + (half << SIX)
            world[SUPPLY] += I
            left &= left - I
        world[DISCARDS + half] = O


@compiled
def place_in_bag(world: Words, tile: Word) -> Word:
    place = O
    while world[BAG + place] != tile:
        place += I
    return place


@compiled
def slide_down(world: Words) -> None:
    """ZG-R3, ZG-R4: the bottom row goes; the others sink to the lowest empty space of their column.

    Without a branch: what is offered is known by its bit, so it does no harm to move what is not there.
    """
    offered = world[OFFERED]
    low, middle, top = offered & ROW, (offered >> COLUMNS) & ROW, offered >> (COLUMNS + COLUMNS)
    for column in range(COLUMNS):
        tile = world[MARKET + column]
        world[DISCARDS + (tile >> SIX)] |= ((low >> column) & I) << (tile & U(63))
        stays = (middle >> column) & I
        above = world[MARKET + COLUMNS + COLUMNS + column]
        world[MARKET + column] = world[MARKET + COLUMNS + column] if stays else above
        world[MARKET + COLUMNS + column] = above
    world[OFFERED] = (middle | top) | ((middle & top) << COLUMNS)


@compiled
def close_round(world: Words, luck: Words, drawn: Words) -> None:
    """ZG-R3 to ZG-R7: clear, slide, fill and begin the next round; `drawn` tells what comes, or luck does."""
    slide_down(world)
    come, empty = 0, ALL_SPACES & ~world[OFFERED]
    while empty:
        space = lowest_bit(empty)
        empty &= empty - I
        if not world[SUPPLY]:
            refill_bag(world)
        if drawn.size:
            place = place_in_bag(world, drawn[come])
            come += 1
        else:
            place = random_below(luck, world[SUPPLY])
        world[MARKET + space] = draw_tile(world, place)
    world[OFFERED] = ALL_SPACES
    world[ROUND] += I
    world[TURN] = O
    first = world[FIRST] + I
    world[FIRST] = first if first < world[PLAYERS] else O
    world[ACTIVE] = world[FIRST]


@compiled
def play(world: Words, move: Word, luck: Words) -> None:
    """A move and all that follows from it."""
    if lay(world, move):
        close_round(world, luck, NO_TILES)


@compiled
def rings(world: Words, seat: Word) -> Word:
    """ZG-F2: squares of one walkway whose four bends turn around their centre."""
    corners, number = seat + BENDS, O
    for walkway in range(FIRST_WALKWAY, FIRST_FLOOR):
        same = world[seat + PLANES + walkway]
        top = (same & world[corners + SE]) & ((same & world[corners + SW]) >> I)
        bottom = ((same & world[corners + NE]) >> EIGHT) & ((same & world[corners + NW]) >> U(9))
        number += bits_in(top & bottom)
    return number


@compiled
def spread(start: Word, within: Word) -> Word:
    """All cells of a board that hang together with these."""
    while True:
        more = (start | beside(start)) & within
        if more == start:
            return start
        start = more


@compiled
def parts(board: Word) -> Word:
    """How many connected areas a board has."""
    number = O
    while board:
        board &= ~spread(board & (~board + I), board)
        number += I
    return number


@compiled
def is_united(world: Words, seat: Word) -> bool:
    """ZG-F8: every floor is one area."""
    for floor in range(FIRST_FLOOR, ALL_FEATURES):
        board = world[seat + PLANES + floor]
        if spread(board & (~board + I), board) != board:
            return False
    return True


@compiled
def floors_shown(world: Words, seat: Word) -> Word:
    number = O
    for floor in range(FIRST_FLOOR, ALL_FEATURES):
        if world[seat + PLANES + floor]:
            number += I
    return number


@compiled
def majority(world: Words, player: Word) -> int:
    """ZG-F6: most and second most; all who tie are paid in full, and a tie for first leaves no second."""
    mine = count(world, stretch_of(player), world[MAJORITY])
    if not mine:
        return 0
    above = O
    for other in range(world[PLAYERS]):
        if count(world, stretch_of(other), world[MAJORITY]) > mine:
            above += I
    if not above:
        return MAJORITY_PAYS
    return SECOND_PAYS if above == I else 0


@compiled
def score(world: Words, player: Word) -> Word:
    """ZG-F1 to ZG-F10: what the score sheet of a seat says now."""
    seat = stretch_of(player)
    points = numpy.int64(world[seat + COINS]) + RING_PAYS[rings(world, seat)]
    for decor in range(DECORS):
        points += DECOR_PAYS[count(world, seat, decor)]
    points += MINOR_PAYS * numpy.int64(count(world, seat, world[MINOR]))
    points += MAJOR_PAYS * numpy.int64(count(world, seat, world[MAJOR]))
    points += majority(world, player) + DETAIL_PAYS[count(world, seat, world[DETAIL])]
    boards = world[BOARDS]
    if boards & II and world[seat + LAID] and is_united(world, seat):
        points += UNITY_PAYS
    if boards & FOUR:
        points += FLOORS_PAY[floors_shown(world, seat)]
    for mission in range(world[MISSIONS]):
        award = (world[seat + AWARDS] >> (mission << III)) & BYTE
        if award:
            points += numpy.int64(award - I)
    return points


@compiled
def shares(world: Words, won: Reals) -> None:
    """ZG-F11: what part of the victory each seat has: most points, then most coins, then shared."""
    players, best, winners = world[PLAYERS], numpy.int64(-1000), 0
    for player in range(players):
        rank = score(world, player) * 64 + numpy.int64(world[stretch_of(player) + COINS])
        won[player] = rank
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners += 1
    for player in range(players):
        won[player] = 1.0 / winners if won[player] == best else 0.0


@compiled
def copy_world(source: Words, target: Words) -> None:
    """Only as far as there are seats."""
    for place in range(SEATS + STRETCH * source[PLAYERS]):
        target[place] = source[place]


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
    listed = numpy.empty(MOST_MOVES, dtype=numpy.uint64)
    for _ in range(games):
        copy_world(start, world)
        while not is_over(world):
            number = random_below(luck, legal_moves(world, listed))
            play(world, listed[number], luck)
            moves += 1
    return moves
