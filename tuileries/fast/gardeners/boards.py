"""Boards of Gardeners: a garden of at most eight rows on 64 bits, for the compiled search.

Eight columns make a row, so that neighbours are shifts; bits outside the garden are masked away. Sides are
counted clockwise from the top. Numbers are unsigned throughout, as in the other kernels.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy

from tuileries.fast.compiler import bits_in, compiled, lowest_bit
from tuileries.fast.kernel import Word, Words
from tuileries.fast.luck import U

O, I, II, III, VIII = (U(n) for n in (0, 1, 2, 3, 8))  # noqa: E741
CELLS = 64


class Ground(NamedTuple):
    """What only depends on the size of the garden."""

    garden: Word
    places: Words
    ends: Words
    """The boards of the first and last row and column."""

    rays: Words
    """For each cell and side, the board of the cells before it."""


@compiled
def bit(place: Word) -> Word:
    return I << place


@compiled
def beside(board: Word) -> Word:
    """The cells that share an edge with those of the board, and cells beyond the garden."""
    return (board << I) | (board >> I) | (board << VIII) | (board >> VIII)


@compiled
def neighbour(cell: Word, side: Word) -> Word:
    """The board of the cell on this side."""
    if side == O:
        return cell >> VIII
    if side == I:
        return cell << I
    if side == II:
        return cell << VIII
    return cell >> I


@compiled
def flood(seed: Word, within: Word) -> Word:
    """The seed, and all that hangs together with it."""
    before = O
    while seed != before:
        before = seed
        seed |= beside(seed) & within
    return seed


@compiled
def ray(place: Word, side: Word, garden: Word) -> Word:
    """The cells before a bench, to the edge of the garden."""
    line, cell = O, neighbour(bit(place), side) & garden
    while cell:
        line |= cell
        cell = neighbour(cell, side) & garden
    return line


@compiled
def survey(size: Word) -> Ground:
    garden, row = O, (I << size) - I
    for _ in range(size):
        garden = garden << VIII | row
    places = numpy.empty(int(size * size), dtype=numpy.uint64)
    rays = numpy.zeros((CELLS, 4), dtype=numpy.uint64)
    rest = garden
    for number in range(len(places)):
        place = lowest_bit(rest)
        rest &= rest - I
        places[number] = place
        for side in range(4):
            rays[place, side] = ray(place, U(side), garden)
    ends = numpy.empty(4, dtype=numpy.uint64)
    ends[0], ends[1] = row, row << (VIII * (size - I))
    ends[2] = garden & U(0x0101010101010101)
    ends[3] = ends[2] << (size - I)
    return Ground(garden, places, ends, rays)


@compiled
def off_by(board: Word, least: Word, most: Word) -> Word:
    """How many tiles the group that comes nearest lacks, or has too many."""
    nearest = least
    while board:
        group = flood(board & (~board + I), board)
        board &= ~group
        size = bits_in(group)
        if size < least:
            nearest = min(nearest, least - size)
        else:
            nearest = min(nearest, size - most if size > most else O)
    return nearest


@compiled
def breaks(board: Word, start: Word, end: Word, garden: Word) -> Word:
    """How many more tiles would close a chain from one side to the other."""
    reached, missing = flood(start & board, board), O
    while not reached & end:
        missing += I
        reached = flood((reached | beside(reached) | start) & garden, board)
    return missing


@compiled
def loose(paths: Word, opens: Words) -> Word:
    """How many path tiles are joined to no other."""
    up = right = down = left = O
    rest = paths
    while rest:
        place = lowest_bit(rest)
        rest &= rest - I
        sides, here = opens[place], bit(place)
        up |= here * (sides & I)
        right |= here * (sides >> I & I)
        down |= here * (sides >> II & I)
        left |= here * (sides >> III & I)
    joined = (up & (down << VIII)) | (down & (up >> VIII)) | (left & (right << I)) | (right & (left >> I))
    return bits_in(paths & ~joined)
