"""Boards of Gardeners: a garden of at most eight rows on 64 bits, for the compiled search.

Eight columns make a row, so that neighbours are shifts; bits outside the garden are masked away. Sides are
counted clockwise from the top.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy

from tuileries.fast.bits import bits_in, lowest_bit
from tuileries.fast.compiler import inner
from tuileries.fast.kernel import Word, Words

CELLS = 64


class Ground(NamedTuple):
    """What only depends on the size of the garden."""

    garden: Word
    places: Words
    ends: Words
    """The boards of the first and last row and column."""

    rays: Words
    """For each cell and side, the board of the cells before it."""


@inner
def bit(place: Word) -> Word:
    return 1 << place


@inner
def beside(board: Word) -> Word:
    """The cells that share an edge with those of the board, and cells beyond the garden."""
    return (board << 1) | (board >> 1) | (board << 8) | (board >> 8)


@inner
def neighbour(cell: Word, side: Word) -> Word:
    """The board of the cell on this side."""
    if side == 0:
        return cell >> 8
    if side == 1:
        return cell << 1
    if side == 2:
        return cell << 8
    return cell >> 1


@inner
def flood(seed: Word, within: Word) -> Word:
    """The seed, and all that hangs together with it."""
    before = 0
    while seed != before:
        before = seed
        seed |= beside(seed) & within
    return seed


@inner
def ray(place: Word, side: Word, garden: Word) -> Word:
    """The cells before a bench, to the edge of the garden."""
    line, cell = 0, neighbour(bit(place), side) & garden
    while cell:
        line |= cell
        cell = neighbour(cell, side) & garden
    return line


@inner
def survey(size: Word) -> Ground:
    garden, row = 0, (1 << size) - 1
    for _ in range(size):
        garden = garden << 8 | row
    places, rays = numpy.empty(size * size, dtype=numpy.uint64), numpy.zeros((CELLS, 4), dtype=numpy.uint64)
    rest = garden
    for number in range(size * size):
        place = lowest_bit(rest)
        rest &= rest - 1
        places[number] = place
        for side in range(4):
            rays[place, side] = ray(place, side, garden)
    return Ground(garden, places, first_and_last(size, garden), rays)


@inner
def first_and_last(size: Word, garden: Word) -> Words:
    """The boards of the first and last row, and of the first and last column."""
    ends = numpy.empty(4, dtype=numpy.uint64)
    ends[0] = (1 << size) - 1
    ends[1] = ends[0] << (8 * (size - 1))
    ends[2] = garden & 0x0101010101010101
    ends[3] = ends[2] << (size - 1)
    return ends


@inner
def off_by(board: Word, least: Word, most: Word) -> Word:
    """How many tiles the group that comes nearest lacks, or has too many."""
    nearest = least
    while board:
        group = flood(board & (~board + 1), board)
        board &= ~group
        size = bits_in(group)
        if size < least:
            nearest = min(nearest, least - size)
        else:
            nearest = min(nearest, size - most if size > most else 0)
    return nearest


@inner
def breaks(board: Word, start: Word, end: Word, garden: Word) -> Word:
    """How many more tiles would close a chain from one side to the other."""
    reached, missing = flood(start & board, board), 0
    while not reached & end:
        missing += 1
        reached = flood((reached | beside(reached) | start) & garden, board)
    return missing


@inner
def loose(paths: Word, opens: Words) -> Word:
    """How many path tiles are joined to no other."""
    up = right = down = left = 0
    rest = paths
    while rest:
        place = lowest_bit(rest)
        rest &= rest - 1
        sides, here = opens[place], bit(place)
        up |= here * (sides & 1)
        right |= here * (sides >> 1 & 1)
        down |= here * (sides >> 2 & 1)
        left |= here * (sides >> 3 & 1)
    joined = (up & (down << 8)) | (down & (up >> 8)) | (left & (right << 1)) | (right & (left >> 1))
    return bits_in(paths & ~joined)
