"""What the structures of a garden look worth, and what a card would make of them.

All structures of a garden are looked at once and get a number each, so that for each way to lay a card it is
only asked which of them it joins and which it covers. A structure that a card cuts in two looks whole then. A
closer look lays the card, and counts anew.
"""

from __future__ import annotations

import numpy

from tuileries.fast.bits import bits_in, lowest_bit, word
from tuileries.fast.hanging_gardens import box, signs
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import inner, shared
from tuileries.fast.hanging_gardens.gardens import (
    LAST_SIX,
    RIM,
    back,
    cell_at,
    find_structure,
    forth,
    has_temple,
    plane_of,
    put_down,
    site_size,
    size_found,
    structure_in,
    window,
)
from tuileries.fast.hanging_gardens.tiles import LOWEST, PRIZES
from tuileries.fast.kernel import Word, Words

GRID = box.SIDE + 4
CELLS = GRID * GRID
"""How long the rows of a glance are: they hold a garden, and two squares around it that a card can reach."""

AWAY = box.DOWN * numpy.uint64(GRID) + box.RIGHT
"""How far each square of a card is from its first in a glance, by card and turn."""

LABELS = 64
"""Structures have numbers below this; should there be more, they share the last."""

CLOSELY = 5
"""How many ways to lay a card the eye looks at closely."""

GLANCE = numpy.dtype(
    [
        ("near", numpy.uint64, (CELLS, box.FEATURES)),  # structures of a feature that a place is of or beside
        ("shown", numpy.uint64, CELLS),  # the feature seen at a place; FEATURES: ground; one more: table
        ("loss", float, CELLS),  # what is lost where a place is covered; bare table is a gain
        ("rest", numpy.uint64, box.SIDE),  # rows that are still to be looked at
        ("size", numpy.uint64, LABELS),  # of each structure
        ("worth", float, LABELS),
        ("now", float, 1),  # what the garden is worth
        ("templed", numpy.uint64, 1),  # structures with a temple
        ("smallest", numpy.uint64, 1),  # the size of the smallest of them
        ("tiles", float, box.SPACES),  # what each tile of the display is worth
        ("prizes", float, PRIZES),  # what a temple on a structure brings, by size
        ("kept", numpy.uint64, (box.FEATURES + 1, 3)),  # rows of a garden under a card that is only tried
        ("best", float, CLOSELY),  # what the moves that look best are worth, the best first
        ("moves", numpy.uint64, CLOSELY),  # these moves
        ("group", numpy.uint64, (2, box.FEATURES + 1)),  # of a card: the structures it joins, its new squares
        ("own", float, (4, signs.OWN)),  # what a judge sees of each seat
        ("common", float, signs.COMMON),  # and of the table
        ("units", float, signs.UNITS),  # of its net
    ]
)
"""What a garden and the display look worth to whoever is to move."""


def new_glance() -> Word:
    """Room to look, from outside compiled code: there an array is gone as soon as its record is taken."""
    return numpy.empty(1, dtype=GLANCE)[0]


@inner
def place_of(world: Words, seat: Word, cell: Word) -> Word:
    """Where a cell is found in a glance."""
    row, column = (cell >> 8) - world[seat + at.TOP] + 2, (cell & 255) - world[seat + at.LEFT] + 2
    return row * GRID + column


@inner
def by_size(size: Word) -> Word:
    """Where the weight of a size stands."""
    return min(size, box.LARGEST) - 1


@inner
def structure_worth(size: Word, is_templed: bool, weights: Word) -> float:  # noqa: FBT001
    """What a structure will bring; `weights` is a row."""
    if not size:
        return 0.0
    return float(weights.temple[by_size(size)] if is_templed else weights.free[by_size(size)])


@shared
def look_at_garden(world: Words, seat: Word, weights: Word, glance: Word) -> float:
    """Number the structures of a garden, and say what they are worth together."""
    clear(world, seat, weights, glance)
    label, total = 0, 0.0
    top, bottom = world[seat + at.TOP], world[seat + at.TOP] + world[seat + at.HEIGHT]
    for feature in range(box.FEATURES):
        plane = plane_of(seat, feature)
        for row in range(top, bottom):
            glance.rest[row & LAST_SIX] = world[plane + (row & LAST_SIX)]
        for row in range(top, bottom):
            while glance.rest[row & LAST_SIX]:
                cell = cell_at(row, lowest_bit(glance.rest[row & LAST_SIX]))
                first, last = find_structure(world, plane, cell)
                total += note_structure(world, seat, feature, label, first, last, weights, glance)
                label = min(label + 1, LABELS - 1)
    return total + area_worth(world, seat, weights)


@inner
def area_worth(world: Words, seat: Word, weights: Word) -> float:
    """What it is worth that there is ground to build on."""
    area, top = 0, world[seat + at.TOP]
    for row in range(top, top + world[seat + at.HEIGHT]):
        area += bits_in(world[seat + at.COVERED + (row & LAST_SIX)])
    return float(weights.covered * area)


@inner
def garden_worth(world: Words, seat: Word, weights: Word, glance: Word) -> float:
    """What a garden is worth, structure by structure."""
    total = area_worth(world, seat, weights)
    top, bottom = world[seat + at.TOP], world[seat + at.TOP] + world[seat + at.HEIGHT]
    for feature in range(box.FEATURES):
        plane = plane_of(seat, feature)
        for row in range(top, bottom):
            glance.rest[row & LAST_SIX] = world[plane + (row & LAST_SIX)]
        for row in range(top, bottom):
            while glance.rest[row & LAST_SIX]:
                cell = cell_at(row, lowest_bit(glance.rest[row & LAST_SIX]))
                size, is_templed = take_out(world, seat, plane, cell, glance)
                total += structure_worth(size, is_templed, weights)
    return total


@inner
def take_out(world: Words, seat: Word, plane: Word, cell: Word, glance: Word) -> tuple[Word, bool]:
    """Look no more at the structure whose first square is here; its size, and whether a temple is on it."""
    found, row, temples = structure_in(window(world, plane, cell)), cell >> 8, 0
    if found & RIM:
        first, last = find_structure(world, plane, cell)
        for row in range(first, last):
            glance.rest[row & LAST_SIX] &= ~world[at.FOUND + (row & LAST_SIX)]
        return size_found(world, first, last), has_temple(world, seat, first, last)
    size, found = bits_in(found), found >> 24
    while found:
        board = forth(found & 255, cell - 3)
        glance.rest[row & LAST_SIX] &= ~board
        temples |= board & world[seat + at.TEMPLES + (row & LAST_SIX)]
        row, found = row + 1, found >> 8
    return size, temples != 0


@shared
def close_worth(
    world: Words, seat: Word, card: Word, turn: Word, cell: Word, weights: Word, glance: Word
) -> float:
    """What a garden and the best temple are worth with a card there: it is laid, and taken back."""
    top, left = world[seat + at.TOP], world[seat + at.LEFT]
    height, width = world[seat + at.HEIGHT], world[seat + at.WIDTH]
    keep_rows(world, seat, cell, glance)
    put_down(world, seat, card, turn, cell)
    worth, best = garden_worth(world, seat, weights, glance), 0.0
    for fresh in range(4):
        site = world[at.FRESH + fresh]
        size = site_size(world, seat, site) if site else 0
        if size:
            best = max(best, temple_worth(world, seat, size, weights, glance))
    bring_back(world, seat, cell, glance)
    world[seat + at.TOP], world[seat + at.LEFT] = top, left
    world[seat + at.HEIGHT], world[seat + at.WIDTH] = height, width
    return worth + best


@inner
def keep_rows(world: Words, seat: Word, cell: Word, glance: Word) -> None:
    for down in range(3):
        row = ((cell >> 8) + down) & LAST_SIX
        glance.kept[box.FEATURES, down] = world[seat + at.COVERED + row]
        for feature in range(box.FEATURES):
            glance.kept[feature, down] = world[plane_of(seat, feature) + row]


@inner
def bring_back(world: Words, seat: Word, cell: Word, glance: Word) -> None:
    for down in range(3):
        row = ((cell >> 8) + down) & LAST_SIX
        world[seat + at.COVERED + row] = glance.kept[box.FEATURES, down]
        for feature in range(box.FEATURES):
            world[plane_of(seat, feature) + row] = glance.kept[feature, down]


@inner
def clear(world: Words, seat: Word, weights: Word, glance: Word) -> None:
    """Nothing is near anything, as far as a card can reach."""
    top, left = world[seat + at.TOP] - 2, world[seat + at.LEFT] - 2
    for down in range(world[seat + at.HEIGHT] + 4):
        covered = back(world[seat + at.COVERED + ((top + down) & LAST_SIX)], left)
        for right in range(world[seat + at.WIDTH] + 4):
            place = down * GRID + right
            is_bare = ~(covered >> right) & 1
            glance.shown[place] = box.FEATURES + is_bare
            glance.loss[place] = -weights.covered if is_bare else 0.0
            for feature in range(box.FEATURES):
                glance.near[place, feature] = 0
    glance.templed[0], glance.smallest[0] = 0, CELLS


@inner
def note_structure(
    world: Words, seat: Word, feature: Word, label: Word, first: Word, last: Word, weights: Word, glance: Word
) -> float:
    """Note the structure in FOUND, where it is near, what is lost with a square of it; what it is worth."""
    size, is_templed = size_found(world, first, last), has_temple(world, seat, first, last)
    worth = structure_worth(size, is_templed, weights)
    loss = worth - structure_worth(size - 1, is_templed, weights)
    glance.size[label], glance.worth[label] = size, worth
    if is_templed:
        glance.templed[0] |= 1 << label
        glance.smallest[0] = min(glance.smallest[0], size)
    left = world[seat + at.LEFT]
    for row in range(first, last):
        board = world[at.FOUND + (row & LAST_SIX)]
        glance.rest[row & LAST_SIX] &= ~board
        start, board = place_of(world, seat, cell_at(row, left)), back(board, left)
        while board:
            note_square(start + lowest_bit(board), feature, 1 << label, loss, glance)
            board &= board - 1
    return worth


@inner
def note_square(place: Word, feature: Word, bit: Word, loss: float, glance: Word) -> None:
    glance.shown[place], glance.loss[place] = feature, loss
    glance.near[place, feature] |= bit
    glance.near[place - 1, feature] |= bit
    glance.near[place + 1, feature] |= bit
    glance.near[place - GRID, feature] |= bit
    glance.near[place + GRID, feature] |= bit


@inner
def card_worth(
    world: Words, seat: Word, card: Word, turn: Word, cell: Word, weights: Word, glance: Word
) -> float:
    """What a card there makes of a garden, and the best temple it allows."""
    worth, best, groups = 0.0, 0.0, box.GROUPS_OF[card, turn, 0]
    start = place_of(world, seat, cell)
    for group in range(box.FEATURES + 1):
        glance.group[0, group], glance.group[1, group] = 0, 0
    for square in range(box.SQUARES):
        place, shown = start + AWAY[card, turn, square], box.SHOWN[card, turn, square]
        group, is_new, loss = box.GROUP[card, turn, square], glance.shown[place] != shown, glance.loss[place]
        glance.group[0, group] |= glance.near[place, shown % box.FEATURES]
        glance.group[1, group] += word(is_new)
        worth -= loss if is_new else 0.0
    join_groups(card, turn, glance)
    for group in range(groups):
        gain, prize = group_worth(world, seat, group, weights, glance)
        worth += gain
        best = max(best, prize)
    return worth + best


@inner
def join_groups(card: Word, turn: Word, glance: Word) -> None:
    """Squares of one feature on a card that join the same structure are one."""
    for one in range(box.GROUPS_OF[card, turn, 0]):
        for other in range(one):
            same = box.GROUP_SHOWS[card, turn, one] == box.GROUP_SHOWS[card, turn, other]
            if same and glance.group[0, one] & glance.group[0, other]:
                glance.group[0, other] |= glance.group[0, one]
                glance.group[1, other] += glance.group[1, one]
                glance.group[1, one] = 0


@inner
def group_worth(world: Words, seat: Word, group: Word, weights: Word, glance: Word) -> tuple[float, float]:
    """What a structure gains by new squares, and what a temple on it would bring."""
    size, before = glance.group[1, group], 0.0
    joined = glance.group[0, group]
    is_templed = bool(joined & glance.templed[0])
    if not size:
        return 0.0, 0.0
    while joined:
        label = lowest_bit(joined)
        size += glance.size[label]
        before += glance.worth[label]
        joined &= joined - 1
    gain = structure_worth(size, is_templed, weights) - before
    return gain, 0.0 if is_templed else temple_worth(world, seat, size, weights, glance)


@inner
def temple_worth(world: Words, seat: Word, size: Word, weights: Word, glance: Word) -> float:
    """HG-B2 to HG-B5, HG-B8: what a temple on a structure of this size brings, and what it costs."""
    if size < box.SMALLEST:
        return LOWEST
    worth = glance.prizes[min(size - box.SMALLEST, PRIZES - 1)]
    worth += when_templed(size, weights)
    if world[seat + at.BUILT] < box.TEMPLES:
        return float(worth - weights.spare)
    return float(worth - when_templed(glance.smallest[0], weights))


@inner
def when_templed(size: Word, weights: Word) -> float:
    """What a temple adds to the worth of a structure."""
    return float(weights.temple[by_size(size)] - weights.free[by_size(size)])
