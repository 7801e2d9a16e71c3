"""Gardens of The Hanging Gardens over boards: where a card may lie, how it is laid, what hangs together."""

from __future__ import annotations

from tuileries.fast.bits import bits_in, lowest_bit, word
from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import inner, shared
from tuileries.fast.kernel import Word, Words

LAST_SIX = box.SIDE - 1
FIRST_COLUMN, LAST_COLUMN = 0x0101010101010101, 0x8080808080808080
RIM = FIRST_COLUMN | LAST_COLUMN | 0xFF000000000000FF
MIDDLE = 1 << 27
"""Of a window: its first and last column, all of its edge, the cell that it is about."""


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
    shown = box.FEATURES
    for feature in range(box.FEATURES):
        there = back(world[plane_of(seat, feature) + row_of(cell)], cell) & 1
        shown -= there * (box.FEATURES - feature)
    return shown


@inner
def put_down(world: Words, seat: Word, card: Word, turn: Word, cell: Word) -> None:
    """HG-T6, HG-B2: the card is on top, and the cells that it gave a new feature are noted."""
    note_fresh(world, seat, card, turn, cell)
    whole = (1 << box.WIDTH_OF[turn]) - 1
    for down in range(box.HEIGHT_OF[turn]):
        row, under = seat + ((row_of(cell) + down) & LAST_SIX), forth(whole, cell)
        world[row + at.COVERED] |= under
        for feature in range(box.FEATURES):
            plane, shown = plane_of(row, feature), forth(box.SHAPE[card, turn, down, feature], cell)
            world[plane] = (world[plane] & ~under) | shown
    widen(world, seat, turn, cell)


@inner
def note_fresh(world: Words, seat: Word, card: Word, turn: Word, cell: Word) -> None:
    """The cells to which a card brings a feature that they do not show: noted, and kept if it is so."""
    fresh = 0
    for square in range(box.FEATURES_OF[card]):
        place = cell + cell_at(box.DOWN[card, turn, square], box.RIGHT[card, turn, square])
        shown = world[plane_of(seat, box.SHOWN[card, turn, square]) + row_of(place)] & bit_of(place)
        world[at.FRESH + fresh] = place
        fresh += word(not shown)
    for rest in range(fresh, 4):
        world[at.FRESH + rest] = 0


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


@inner
def window(world: Words, board: Word, cell: Word) -> Word:
    """What is around a cell, as one word of eight rows of eight: the cell is the fourth of the fourth."""
    around = 0
    for down in range(8):
        row = back(world[board + (((cell >> 8) + down - 3) & LAST_SIX)], cell - 3)
        around |= (row & 255) << (8 * down)
    return around


@inner
def structure_in(around: Word) -> Word:
    """HG-B1: all that hangs together with the middle of a window, as far as the window shows it.

    Most have three squares or fewer: these take the same number of steps, so that a machine can guess it.
    """
    found, before = grown(grown(MIDDLE, around), around), 0
    while found != before:
        before, found = found, grown(found, around)
    return found


@inner
def grown(found: Word, around: Word) -> Word:
    """With all that is beside it."""
    sides = ((found << 1) & ~FIRST_COLUMN) | ((found >> 1) & ~LAST_COLUMN)
    return (found | sides | (found << 8) | (found >> 8)) & around


@shared
def site_size(world: Words, seat: Word, cell: Word) -> Word:
    """HG-B1, HG-B7: the size of the structure on a cell with a feature, if it may get a temple, or 0."""
    plane = plane_of(seat, shown_at(world, seat, cell))
    found = structure_in(window(world, plane, cell))
    size, is_templed = bits_in(found), False
    if found & RIM:
        first, last = find_structure(world, plane, cell)
        size, is_templed = size_found(world, first, last), has_temple(world, seat, first, last)
    elif size >= box.SMALLEST:
        is_templed = bool(found & window(world, seat + at.TEMPLES, cell))
    return 0 if is_templed or size < box.SMALLEST else size


@shared
def find_structure(world: Words, plane: Word, cell: Word) -> tuple[Word, Word]:
    """HG-B1: all that hangs together with a cell, in FOUND; its first row, and the one after its last."""
    found = structure_in(window(world, plane, cell))
    if found & RIM:
        return find_large(world, plane, cell)
    row = (cell >> 8) - 3 + (lowest_bit(found) >> 3)
    first, found = row, found >> (lowest_bit(found) & 56)
    while found:
        found_in(world, row, forth(found & 255, cell - 3))
        row, found = row + 1, found >> 8
    return first, row


@inner
def find_large(world: Words, plane: Word, cell: Word) -> tuple[Word, Word]:
    """The same for a structure that does not fit in a window: row by row, until nothing is added."""
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
