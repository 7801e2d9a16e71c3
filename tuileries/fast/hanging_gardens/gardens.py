"""Gardens of The Hanging Gardens over boards: where a card may lie, how it is laid, what hangs together."""

from __future__ import annotations

from tuileries.fast.bits import bits_in, lowest_bit
from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import inner, shared
from tuileries.fast.kernel import Word, Words

LAST_SIX = box.SIDE - 1
EVERY_COLUMN = (1 << box.SIDE) - 1
MARGIN = 2
"""How far a card can stick out of a garden."""


@inner
def stretch_of(player: Word) -> Word:
    """Where the words of a seat begin."""
    return at.SEATS + at.STRETCH * player


@inner
def forth(board: Word, columns: Word) -> Word:
    """A row moved to the right, around the edge."""
    return (board << (columns & LAST_SIX)) | (board >> ((64 - columns) & LAST_SIX))


@inner
def back(board: Word, columns: Word) -> Word:
    """A row moved to the left, around the edge."""
    return (board >> (columns & LAST_SIX)) | (board << ((64 - columns) & LAST_SIX))


@inner
def cell_at(row: Word, column: Word) -> Word:
    return (row << 8) | column


@inner
def bit_of(cell: Word) -> Word:
    """The column of a cell, as a bit of its row."""
    return 1 << (cell & LAST_SIX)


@inner
def row_of(cell: Word) -> Word:
    """The row of a cell, as boards count rows."""
    return cell >> 8 & LAST_SIX


@inner
def plane_of(seat: Word, feature: Word) -> Word:
    """Where the board of a feature begins."""
    return seat + at.PLANES + feature * box.SIDE


@inner
def shown_at(world: Words, seat: Word, cell: Word) -> Word:
    """HG-T6: the feature seen there; FEATURES where there is none."""
    for feature in range(box.FEATURES):
        if world[plane_of(seat, feature) + row_of(cell)] & bit_of(cell):
            return feature
    return box.FEATURES


@inner
def lay_out(world: Words, seat: Word) -> Word:
    """Write down where a garden is free and where temples stand, from its margin on; how many rows to try.

    Rows and columns count from 0: a card is tried in all columns at once, and nothing goes around the edge.
    """
    top, left = world[seat + at.TOP] - MARGIN, world[seat + at.LEFT] - MARGIN
    for row in range(world[seat + at.HEIGHT] + 2 * MARGIN):
        there = (top + row) & LAST_SIX
        temples = back(world[seat + at.TEMPLES + there], left)
        world[at.BLOCKED + row] = temples
        world[at.FREE + row] = back(world[seat + at.COVERED + there], left) & ~temples
    return world[seat + at.HEIGHT] + MARGIN


@inner
def fit(world: Words, seat: Word, card: Word, turn: Word, rows: Word) -> None:
    """HG-T3 to HG-T5: where the top left square may lie: features on cards, nothing on temples."""
    for row in range(rows):
        world[at.FITS + row] = EVERY_COLUMN
    for square in range(box.FEATURES_OF[card]):
        free, right = at.FREE + box.DOWN[card, turn, square], box.RIGHT[card, turn, square]
        for row in range(rows):
            world[at.FITS + row] &= world[free + row] >> right
    if world[seat + at.BUILT]:
        for square in range(box.FEATURES_OF[card], box.SQUARES):
            blocked, right = at.BLOCKED + box.DOWN[card, turn, square], box.RIGHT[card, turn, square]
            for row in range(rows):
                world[at.FITS + row] &= ~(world[blocked + row] >> right)


@inner
def list_places(world: Words, seat: Word, place: Word, rows: Word, moves: Words, number: Word) -> Word:
    """HG-T1, HG-T2, HG-T7: every way to lay a card, or to set it aside; how many moves there are now."""
    card, listed = world[at.FACE_UP + place], number
    corner = cell_at(world[seat + at.TOP] - MARGIN, world[seat + at.LEFT] - MARGIN)
    for turn in range(box.TURNS_OF[card]):
        fit(world, seat, card, turn, rows)
        way = at.LAID | (place << at.CARD) | (turn << at.QUARTERS) | corner
        for row in range(rows):
            board = world[at.FITS + row]
            while board:
                moves[listed] = way + cell_at(row, lowest_bit(board))
                listed += 1
                board &= board - 1
    if listed == number:
        moves[listed] = at.LAID | (place << at.CARD)
        listed += 1
    return listed


@inner
def put_down(world: Words, seat: Word, card: Word, turn: Word, cell: Word) -> None:
    """HG-T6, HG-B2: the card is on top, and the cells that it gave a new feature are noted."""
    fresh = 0
    for square in range(box.SQUARES):
        down, right = box.DOWN[card, turn, square], box.RIGHT[card, turn, square]
        place = cell + cell_at(down, right)
        if cover(world, seat, place, box.SHOWN[card, turn, square]):
            world[at.FRESH + fresh] = place
            fresh += 1
    while fresh < 4:
        world[at.FRESH + fresh] = 0
        fresh += 1
    widen(world, seat, turn, cell)


@inner
def cover(world: Words, seat: Word, cell: Word, feature: Word) -> bool:
    """Whether a feature comes to a place that did not show it."""
    row, bit, is_new = row_of(cell), bit_of(cell), False
    for other in range(box.FEATURES):
        place = plane_of(seat, other) + row
        if other == feature:
            is_new = not world[place] & bit
            world[place] |= bit
        else:
            world[place] &= ~bit
    world[seat + at.COVERED + row] |= bit
    return is_new


@inner
def widen(world: Words, seat: Word, turn: Word, cell: Word) -> None:
    """The box around the garden has room for the card there."""
    row, column = cell >> 8, cell & 255
    top, left = world[seat + at.TOP], world[seat + at.LEFT]
    bottom = max(top + world[seat + at.HEIGHT], row + box.HEIGHT_OF[turn])
    right = max(left + world[seat + at.WIDTH], column + box.WIDTH_OF[turn])
    world[seat + at.TOP], world[seat + at.LEFT] = min(top, row), min(left, column)
    world[seat + at.HEIGHT] = bottom - min(top, row)
    world[seat + at.WIDTH] = right - min(left, column)


@shared
def find_structure(world: Words, plane: Word, cell: Word) -> tuple[Word, Word]:
    """HG-B1: all that hangs together with a cell, in FOUND; its first row, and the one after its last."""
    first, last, grows = cell >> 8, (cell >> 8) + 1, True
    for row in range(first - 2, last + 2):
        found_in(world, row, 0)
    found_in(world, first, bit_of(cell))
    while grows:
        grows = False
        for row in range(first, last):
            grows |= spread(world, plane, row)
        if spread(world, plane, first - 1):
            first, grows = first - 1, True
            found_in(world, first - 2, 0)
        if spread(world, plane, last):
            last, grows = last + 1, True
            found_in(world, last + 1, 0)
    return first, last


@inner
def found_in(world: Words, row: Word, board: Word) -> None:
    world[at.FOUND + (row & LAST_SIX)] = board


@inner
def spread(world: Words, plane: Word, row: Word) -> bool:
    """Take into FOUND what touches it in this row; whether that is anything."""
    place, board = at.FOUND + (row & LAST_SIX), world[plane + (row & LAST_SIX)]
    found = world[place]
    above, below = world[at.FOUND + ((row - 1) & LAST_SIX)], world[at.FOUND + ((row + 1) & LAST_SIX)]
    more = (found | forth(found, 1) | back(found, 1) | above | below) & board
    world[place] = more
    return bool(more != found)


@inner
def size_found(world: Words, first: Word, last: Word) -> Word:
    """How many squares are in FOUND."""
    size = 0
    for row in range(first, last):
        size += bits_in(world[at.FOUND + (row & LAST_SIX)])
    return size


@inner
def has_temple(world: Words, seat: Word, first: Word, last: Word) -> bool:
    """HG-B7: whether a temple stands on the structure in FOUND."""
    temples = 0
    for row in range(first, last):
        temples |= world[at.FOUND + (row & LAST_SIX)] & world[seat + at.TEMPLES + (row & LAST_SIX)]
    return bool(temples)


@inner
def is_found(world: Words, cell: Word, first: Word, last: Word) -> bool:
    """Whether a cell is in FOUND."""
    row = cell >> 8
    return bool(first <= row < last and world[at.FOUND + row_of(cell)] & bit_of(cell))


@inner
def size_at(world: Words, seat: Word, cell: Word) -> Word:
    """HG-B1: how large the structure on a cell is, which shows a feature or nothing: 0."""
    feature = shown_at(world, seat, cell)
    if feature == box.FEATURES:
        return 0
    first, last = find_structure(world, plane_of(seat, feature), cell)
    return size_found(world, first, last)
