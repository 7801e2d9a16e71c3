"""How far a garden is from what a card asks, in halves of a tile: compiled, for gardens with gaps too.

A code is a look and how it is turned, a number below 64; a set of codes is a word. A tile that is wrong
counts two halves, one that is missing and can still come counts one.
"""

from __future__ import annotations

from typing import NamedTuple

from tuileries.fast.bits import bits_in, lowest_bit, word
from tuileries.fast.compiler import apart, compiled, inner
from tuileries.fast.gardeners.boards import Ground, beside, breaks, flood
from tuileries.fast.kernel import Reals, Word, Words

NEAR, APART, GROUP, GROUP_EXACTLY, VIEW, CHAIN, RING, INSIDE, PATTERN, RUN, JOINED = range(11)
"""What a row of rules asks: its sort, two sets of codes, a number, and where its patterns begin and end."""

EMPTY = 64
"""The code of a cell without a tile."""

FAR = 1000
separate = apart({})


class Sheet(NamedTuple):
    """What cards ask, and what codes are."""

    rules: Words
    patterns: Words
    """For each way to lay a pattern, its cells and the codes that each may have; no codes end it."""

    opens: Words
    """The sides to which each code opens: bits for top, right, bottom and left."""

    faces: Words
    """The side that each bench looks to."""


@inner
def board_of(codes: Words, within: Word, wanted: Word) -> Word:
    """Where tiles with one of these codes lie."""
    found = 0
    while within and wanted:
        place = lowest_bit(within)
        within &= within - 1
        found |= (wanted >> codes[place] & 1) << place
    return found


@inner
def taken_cells(codes: Words, garden: Word) -> Word:
    taken = 0
    while garden:
        place = lowest_bit(garden)
        garden &= garden - 1
        taken |= word(codes[place] != EMPTY) << place
    return taken


@inner
def lonely(one: Word, other: Word, gaps: Word) -> Word:
    """Tiles without the neighbour they need: where one can still come, half as bad."""
    alone = one & ~beside(other)
    return 2 * bits_in(alone) - bits_in(alone & beside(gaps))


@inner
def group_off(board: Word, gaps: Word, number: Word) -> Word:
    """What the largest group lacks; where it can grow into gaps, half as bad."""
    nearest, rest = 2 * number, board
    while rest:
        group = flood(rest & (~rest + 1), board)
        rest &= ~group
        size = bits_in(group)
        if size >= number:
            return 0
        can_grow = word(bits_in(flood(group, board | gaps)) >= number)
        nearest = min(nearest, (2 - can_grow) * (number - size))
    return nearest


@inner
def exact_group_off(board: Word, number: Word) -> Word:
    nearest, rest = 2 * number, board
    while rest:
        group = flood(rest & (~rest + 1), board)
        rest &= ~group
        size = bits_in(group)
        nearest = min(nearest, 2 * (number - size if size < number else size - number))
    return nearest


@inner
def blind_off(sheet: Sheet, codes: Words, ground: Ground, seen: Word, benches: Word, taken: Word) -> Word:
    """Benches before which nothing lies that they should see."""
    off = 0
    while benches:
        place = lowest_bit(benches)
        benches &= benches - 1
        line = ground.rays[place, sheet.faces[codes[place]]]
        if not line & seen:
            off += 1 + word(line & ~taken == 0)
    return off


@inner
def chain_off(board: Word, gaps: Word, ground: Ground) -> Word:
    """What the shortest chain lacks; where gaps alone can close it, half as bad."""
    down = one_chain(board, gaps, ground.ends[0], ground.ends[1], ground.garden)
    return min(down, one_chain(board, gaps, ground.ends[2], ground.ends[3], ground.garden))


@inner
def one_chain(board: Word, gaps: Word, start: Word, end: Word, garden: Word) -> Word:
    both = board | gaps
    can_close = word(flood(start & both, both) & end != 0)
    return (2 - can_close) * breaks(board, start, end, garden)


@inner
def pattern_off(sheet: Sheet, codes: Words, first: Word, last: Word) -> Word:
    """Where a pattern comes nearest, the tiles that are wrong or missing."""
    nearest = word(FAR)
    for number in range(first, last):
        if nearest == 0:
            break
        off, part = word(0), 0
        while off < nearest and part < sheet.patterns.shape[1] and sheet.patterns[number, part, 1]:
            code = codes[sheet.patterns[number, part, 0]]
            if code == EMPTY:
                off += 1
            else:
                off += 2 - 2 * (sheet.patterns[number, part, 1] >> code & 1)
            part += 1
        nearest = min(nearest, off)
    return nearest


@inner
def openings(sheet: Sheet, codes: Words, taken: Word, side: Word) -> Word:
    """The path tiles that open to this side."""
    found = 0
    while taken:
        place = lowest_bit(taken)
        taken &= taken - 1
        found |= (sheet.opens[codes[place]] >> side & 1) << place
    return found


@inner
def run_off(sheet: Sheet, codes: Words, taken: Word, gaps: Word, number: Word) -> Word:
    """What the longest joined run lacks."""
    up, right = openings(sheet, codes, taken, 0), openings(sheet, codes, taken, 1)
    down, left = openings(sheet, codes, taken, 2), openings(sheet, codes, taken, 3)
    longest, rest = word(0), up | right | down | left
    while rest:
        run, before = rest & (~rest + 1), word(0)
        while run != before:
            before = run
            run |= (((run & up) >> 8) & down) | (((run & down) << 8) & up)
            run |= (((run & left) >> 1) & right) | (((run & right) << 1) & left)
        rest &= ~run
        longest = max(longest, bits_in(run))
    lacks = number - longest if longest < number else word(0)
    return lacks * (2 - word(gaps != 0))


@inner
def loose_off(sheet: Sheet, codes: Words, taken: Word, gaps: Word) -> Word:
    """Path tiles that are joined to no other; those that open to a gap half as bad."""
    up, right = openings(sheet, codes, taken, 0), openings(sheet, codes, taken, 1)
    down, left = openings(sheet, codes, taken, 2), openings(sheet, codes, taken, 3)
    joined = (up & (down << 8)) | (down & (up >> 8)) | (left & (right << 1)) | (right & (left >> 1))
    hoping = (up & (gaps << 8)) | (down & (gaps >> 8)) | (left & (gaps << 1)) | (right & (gaps >> 1))
    alone = (up | right | down | left) & ~joined
    return 2 * bits_in(alone) - bits_in(alone & hoping)


@inner
def distance(sheet: Sheet, ground: Ground, codes: Words, taken: Word, rule: Words) -> Word:
    """How far a garden is from one rule."""
    board, other = board_of(codes, taken, rule[1]), board_of(codes, taken, rule[2])
    return distance_of(sheet, ground, codes, taken, rule, board, other)


@separate
def distance_of(
    sheet: Sheet, ground: Ground, codes: Words, taken: Word, rule: Words, board: Word, other: Word
) -> Word:
    """The same, where it is known where the tiles of its two sets lie."""
    gaps, sort = ground.garden & ~taken, rule[0]
    if sort == VIEW:
        return blind_off(sheet, codes, ground, board, other, taken)
    if sort == PATTERN:
        return pattern_off(sheet, codes, rule[4], rule[5])
    if sort == RUN:
        return run_off(sheet, codes, taken, gaps, rule[3])
    if sort == JOINED:
        return loose_off(sheet, codes, taken, gaps)
    if sort == NEAR:
        return lonely(board, other, gaps)
    if sort == APART:
        return 2 * bits_in(board & beside(other))
    if sort == CHAIN:
        return chain_off(board, gaps, ground)
    if sort == GROUP:
        return group_off(board, gaps, rule[3])
    if sort == GROUP_EXACTLY:
        return exact_group_off(board, rule[3])
    inner_cells = ground.garden & ~(ground.ends[0] | ground.ends[1] | ground.ends[2] | ground.ends[3])
    return 2 * bits_in(board & ~inner_cells if sort == INSIDE else board & inner_cells)


@compiled
def distances(sheet: Sheet, ground: Ground, codes: Words, found: Reals) -> None:
    """How many tiles the garden is from each rule."""
    taken = taken_cells(codes, ground.garden)
    for number in range(len(sheet.rules)):
        found[number] = 0.5 * distance(sheet, ground, codes, taken, sheet.rules[number])


@compiled
def distances_after(sheet: Sheet, ground: Ground, codes: Words, changes: Words, found: Reals) -> None:
    """The same after each of some changes: a cell and the code that it then has."""
    for number in range(len(changes)):
        place, code = changes[number, 0], changes[number, 1]
        before = codes[place]
        codes[place] = code
        taken = taken_cells(codes, ground.garden)
        for rule in range(len(sheet.rules)):
            found[number, rule] = 0.5 * distance(sheet, ground, codes, taken, sheet.rules[rule])
        codes[place] = before
