"""What the score sheet of The Hanging Gardens says, over worlds of words."""

from __future__ import annotations

import numpy

from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import compiled, inner
from tuileries.fast.hanging_gardens.gardens import stretch_of
from tuileries.fast.hanging_gardens.rules import count, tiles_in
from tuileries.fast.kernel import Reals, Word, Words


@inner
def series_points(tiles: Word) -> Word:
    """HG-F1: full series pay the last value, the rest pays the value of its number."""
    points = 0
    for kind in range(box.SERIES):
        points += box.SERIES_PAYS[kind, count(tiles, kind)]
    return points


@inner
def person_points(tiles: Word) -> Word:
    """HG-F2: the high value with at least one full series of its type, otherwise the low one."""
    points = 0
    for person in range(box.PERSONS):
        if count(tiles, box.SERIES + person):
            series = box.SERIES_OF[person]
            is_full = count(tiles, series) >= box.FULL[series]
            points += box.HIGH[person] if is_full else box.LOW[person]
    return points


@inner
def guard_points(tiles: Word) -> Word:
    """HG-F3: for each gate, besides what the gates pay."""
    return box.GUARD_PAYS * count(tiles, box.GUARDED) if count(tiles, box.GUARD) else 0


@inner
def points_of(tiles: Word) -> Word:
    """HG-F1 to HG-F3: what these tiles pay."""
    return series_points(tiles) + person_points(tiles) + guard_points(tiles)


@inner
def held_by(world: Words, player: Word) -> Word:
    """All tiles of a seat that are known."""
    seat = stretch_of(player)
    return world[seat + at.TAKEN] + world[seat + at.UNSEEN]


@compiled
def score_tiles(tiles: Word, fives: Word, lines: Words) -> None:
    """HG-F1 to HG-F4: the lines of a score sheet."""
    lines[0], lines[1], lines[2] = series_points(tiles), person_points(tiles), guard_points(tiles)
    lines[3] = box.FIVE * fives


@inner
def score_lines(world: Words, player: Word, lines: Reals) -> None:
    """HG-F1 to HG-F4: what each line of the sheet of a seat says now."""
    tiles = held_by(world, player)
    lines[0], lines[1], lines[2] = series_points(tiles), person_points(tiles), guard_points(tiles)
    lines[3] = box.FIVE * world[stretch_of(player) + at.FIVES]


@inner
def score(world: Words, player: Word) -> float:
    """HG-F1 to HG-F4: what the score sheet of a seat says now."""
    points = points_of(held_by(world, player)) + box.FIVE * world[stretch_of(player) + at.FIVES]
    return numpy.float64(points)


@compiled
def shares(world: Words, won: Reals) -> None:
    """HG-F5: what part of the victory each seat has: most points, then most tiles, then shared."""
    best, winners = -1.0, 0.0
    for player in range(world[at.PLAYERS]):
        rank = 64.0 * score(world, player) + numpy.float64(tiles_in(held_by(world, player)))
        won[player] = rank
        if rank > best:
            best, winners = rank, 0.0
        if rank == best:
            winners += 1.0
    for player in range(world[at.PLAYERS]):
        won[player] = 1.0 / winners if won[player] == best else 0.0


@inner
def margin(world: Words, player: Word) -> float:
    """By how many points a seat is ahead of the best of the others."""
    best = -1000.0
    for other in range(world[at.PLAYERS]):
        if other != player:
            best = max(best, score(world, other))
    return score(world, player) - best
