"""Ways to lay a card of The Hanging Gardens: all places of a garden are tried at once.

For that a garden is written down as a sheet: its rows, from its margin on, follow each other in as few words
as its width allows, four rows a word for most. Bit by bit a sheet has the order in which the rules name ways.
What lies some rows below and columns to the right of each place is the same sheet, shifted; so where a card
fits is what some shifted sheets have in common, and these are shared by all cards.
"""

from __future__ import annotations

from tuileries.fast.bits import bits_in, lowest_bit, nth_bit, word
from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import inner
from tuileries.fast.hanging_gardens.gardens import LAST_SIX, back, cell_at
from tuileries.fast.kernel import Word, Words

MARGIN = 2
"""How far a card can stick out of a garden. One margin is enough: it is also right of the row above."""

EVERYWHERE = (1 << 64) - 1
AT_ONCE = 8
OF_64 = (32, 16, 8, 4, 2, 1)
"""The halves in which a bit is looked for."""


@inner
def row_length(world: Words, seat: Word) -> Word:
    """How many bits a row has on a sheet, as a power of two."""
    room = world[seat + at.WIDTH] + MARGIN
    return 3 + word(room > 8) + word(room > 16) + word(room > 32)


@inner
def lay_out(world: Words, seat: Word) -> tuple[Word, Word]:
    """Write down the sheets of a garden; how many words they have, and how long a row is."""
    length = row_length(world, seat)
    words = ((world[seat + at.HEIGHT] + MARGIN - 1) >> (6 - length)) + 1
    write_sheet(world, seat, at.COVERED, words, length)
    for down in range(3):
        for right in range(3):
            shifted = at.SHIFTED + (3 * down + right) * box.SHEET
            for number in range(words):
                world[shifted + number] = shift(world, number, (down << length) + right)
    if world[seat + at.BUILT]:
        write_sheet(world, seat, at.TEMPLES, words, length)
        write_open(world, words, 1 << length)
    else:
        for number in range(words):
            world[at.OPEN + number], world[at.OPEN + box.SHEET + number] = EVERYWHERE, EVERYWHERE
    return words, length


@inner
def write_sheet(world: Words, seat: Word, board: Word, words: Word, length: Word) -> None:
    """The rows of a board one after the other, and nothing after the last."""
    row, left = world[seat + at.TOP] - MARGIN, world[seat + at.LEFT] - MARGIN
    for number in range(words):
        together = 0
        for part in range(64 >> length):
            together |= back(world[seat + board + (row & LAST_SIX)], left) << (part << length)
            row += 1
        world[at.SHEET + number] = together
    for number in range(words, words + 3):
        world[at.SHEET + number] = 0


@inner
def shift(world: Words, number: Word, bits: Word) -> Word:
    """A word of the sheet when it is moved towards its start; in two steps, for no machine shifts by 64."""
    place = at.SHEET + number + (bits >> 6)
    return (world[place] >> (bits & LAST_SIX)) | ((world[place + 1] << 1) << (~bits & LAST_SIX))


@inner
def write_open(world: Words, words: Word, down: Word) -> None:
    """HG-T5: where no square of a card would lie on a temple, for cards that lie and for cards that stand."""
    for number in range(words):
        both = shift(world, number, 0) | shift(world, number, 1)
        both |= shift(world, number, down) | shift(world, number, down + 1)
        lying = shift(world, number, 2) | shift(world, number, down + 2)
        upright = shift(world, number, 2 * down) | shift(world, number, 2 * down + 1)
        world[at.OPEN + number] = ~(both | lying)
        world[at.OPEN + box.SHEET + number] = ~(both | upright)


@inner
def fitting(world: Words, card: Word, turn: Word, number: Word) -> Word:
    """HG-T3 to HG-T5: where the top left square may lie, in a word of the sheet."""
    board = world[at.OPEN + (turn & 1) * box.SHEET + number]
    for square in range(box.MOST_FEATURES):
        board &= world[at.SHIFTED + box.LIES[card, turn, square] + number]
    return board


@inner
def count_ways(world: Words, card: Word, turn: Word, words: Word) -> Word:
    total = 0
    for number in range(words):
        total += bits_in(fitting(world, card, turn, number))
    return total


@inner
def cell_on(world: Words, seat: Word, place: Word, length: Word) -> Word:
    """The cell of a bit of the sheet."""
    corner = cell_at(world[seat + at.TOP] - MARGIN, world[seat + at.LEFT] - MARGIN)
    return corner + cell_at(place >> length, place & ((1 << length) - 1))


@inner
def nth_cell(
    world: Words, seat: Word, card: Word, turn: Word, words: Word, length: Word, number: Word
) -> Word:
    """Where a card lies by the way of this number (from 0); 0 where there are fewer."""
    for place in range(words):
        board = fitting(world, card, turn, place)
        if number < bits_in(board):
            return cell_on(world, seat, (place << 6) | nth_bit(board, number, OF_64), length)
        number -= bits_in(board)
    return 0


@inner
def list_places(
    world: Words, seat: Word, place: Word, words: Word, length: Word, moves: Words, number: Word
) -> Word:
    """HG-T1, HG-T2, HG-T7: every way to lay a card, or to set it aside; how many moves there are now."""
    card, listed = world[at.FACE_UP + place], number
    for turn in range(box.TURNS_OF[card]):
        way = at.LAID | (place << at.CARD) | (turn << at.QUARTERS)
        for part in range(words):
            board = fitting(world, card, turn, part)
            write_down(world, seat, way, board, part << 6, length, moves, listed)
            listed += bits_in(board)
    if listed == number:
        moves[listed] = at.LAID | (place << at.CARD)
        listed += 1
    return listed


@inner
def write_down(
    world: Words, seat: Word, way: Word, board: Word, place: Word, length: Word, moves: Words, number: Word
) -> None:
    """A move for each bit: eight at once, some too many, for a machine cannot guess well when to stop."""
    way += cell_on(world, seat, 0, length)
    while board:
        for one in range(AT_ONCE):
            bit = place | lowest_bit(board)
            moves[number + one] = way + cell_at(bit >> length, bit & ((1 << length) - 1))
            board &= board - 1
        number += AT_ONCE


@inner
def has_choice(world: Words, seat: Word, card: Word) -> bool:
    """Whether there are two ways to lay a card: looked for row by row, and mostly found in the first."""
    found = 0
    for turn in range(box.TURNS_OF[card]):
        for row in range(world[seat + at.TOP] - MARGIN, world[seat + at.TOP] + world[seat + at.HEIGHT]):
            found += bits_in(fitting_in_row(world, seat, card, turn, row))
            if found > 1:
                return True
    return False


@inner
def fitting_in_row(world: Words, seat: Word, card: Word, turn: Word, row: Word) -> Word:
    """The same as `fitting`, for a row of the garden as it is."""
    board, standing = EVERYWHERE, 0
    for square in range(box.SQUARES):
        below = (row + box.DOWN[card, turn, square]) & LAST_SIX
        right = box.RIGHT[card, turn, square]
        standing |= back(world[seat + at.TEMPLES + below], right)
        if square < box.FEATURES_OF[card]:
            board &= back(world[seat + at.COVERED + below], right)
    return board & ~standing
