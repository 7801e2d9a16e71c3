"""What the score sheet of Zen Garden says, over worlds of words."""

from __future__ import annotations

import numpy

from tuileries.fast.bits import bits_in
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.zen_garden import box
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import both, inner
from tuileries.fast.zen_garden.rules import award_of, beside, count, stretch_of


@inner
def rings(world: Words, seat: Word) -> Word:
    """ZG-F2: squares of one walkway whose four bends turn around their centre."""
    bends, number = seat + at.BENDS, 0
    for walkway in range(box.FIRST_WALKWAY, box.FIRST_FLOOR):
        same = world[seat + at.PLANES + walkway]
        top = (same & world[bends + box.SE]) & ((same & world[bends + box.SW]) >> 1)
        bottom = ((same & world[bends + box.NE]) >> 8) & ((same & world[bends + box.NW]) >> 9)
        number += bits_in(top & bottom)
    return number


@inner
def spread(start: Word, within: Word) -> Word:
    """All cells of a board that hang together with these."""
    while True:
        more = (start | beside(start)) & within
        if more == start:
            return start
        start = more


@inner
def parts(board: Word) -> Word:
    """How many connected areas a board has."""
    number = 0
    while board:
        board &= ~spread(board & (~board + 1), board)
        number += 1
    return number


@inner
def is_united(world: Words, seat: Word) -> bool:
    """ZG-F8: every floor is one area."""
    for floor in range(box.FIRST_FLOOR, box.ALL_FEATURES):
        board = world[seat + at.PLANES + floor]
        if spread(board & (~board + 1), board) != board:
            return False
    return True


@inner
def floors_shown(world: Words, seat: Word) -> Word:
    """ZG-F9: how many different floors a garden has."""
    number = 0
    for floor in range(box.FIRST_FLOOR, box.ALL_FEATURES):
        if world[seat + at.PLANES + floor]:
            number += 1
    return number


@inner
def majority(world: Words, player: Word) -> Word:
    """ZG-F6: most and second most; all who tie are paid in full, and a tie for first leaves no second."""
    feature = world[at.MAJORITY]
    mine, above = count(world, stretch_of(player), feature), 0
    if not mine:
        return 0
    for other in range(world[at.PLAYERS]):
        if count(world, stretch_of(other), feature) > mine:
            above += 1
    if not above:
        return box.MAJORITY_PAYS
    return box.SECOND_PAYS if above == 1 else 0


@inner
def missions(world: Words, seat: Word) -> Word:
    """ZG-F10: the points of the tiles taken."""
    points = 0
    for mission in range(world[at.MISSIONS]):
        award = award_of(world, seat, mission)
        if award:
            points += award - 1
    return points


@inner
def by_table(world: Words, seat: Word) -> Word:
    """ZG-F2, ZG-F3, ZG-F7, ZG-F9: what the sheet has tables for; the only points that can be negative."""
    points = box.RING_PAYS[rings(world, seat)] + box.DETAIL_PAYS[count(world, seat, world[at.DETAIL])]
    for decor in range(box.DECORS):
        points += box.DECOR_PAYS[count(world, seat, decor)]
    if world[at.BOARDS] & at.MINIMALIST:
        points += box.FLOORS_PAY[floors_shown(world, seat)]
    return points


@both
def score(world: Words, player: Word) -> Word:
    """ZG-F1 to ZG-F10: what the score sheet of a seat says now; signed."""
    seat = stretch_of(player)
    points = world[seat + at.COINS] + majority(world, player) + missions(world, seat)
    points += box.MINOR_PAYS * count(world, seat, world[at.MINOR])
    points += box.MAJOR_PAYS * count(world, seat, world[at.MAJOR])
    if world[at.BOARDS] & at.UNITY and world[seat + at.LAID] and is_united(world, seat):
        points += box.UNITY_PAYS
    return numpy.int64(points) + by_table(world, seat)


@inner
def score_lines(world: Words, player: Word, lines: Reals) -> None:
    """ZG-F1 to ZG-F10: what each line of the sheet of a seat says now."""
    seat, boards = stretch_of(player), world[at.BOARDS]
    lines[0] = world[seat + at.COINS]
    lines[1] = box.RING_PAYS[rings(world, seat)]
    lines[2] = 0.0
    for decor in range(box.DECORS):
        lines[2] += box.DECOR_PAYS[count(world, seat, decor)]
    lines[3] = box.MINOR_PAYS * count(world, seat, world[at.MINOR])
    lines[4] = box.MAJOR_PAYS * count(world, seat, world[at.MAJOR])
    lines[5] = majority(world, player)
    lines[6] = box.DETAIL_PAYS[count(world, seat, world[at.DETAIL])]
    is_whole = boards & at.UNITY and world[seat + at.LAID] and is_united(world, seat)
    lines[7] = box.UNITY_PAYS if is_whole else 0
    lines[8] = box.FLOORS_PAY[floors_shown(world, seat)] if boards & at.MINIMALIST else 0
    lines[9] = missions(world, seat)


@both
def shares(world: Words, won: Reals) -> None:
    """ZG-F11: what part of the victory each seat has: most points, then most coins, then shared."""
    best, winners = -1.0e9, 0.0
    for player in range(world[at.PLAYERS]):
        rank = 64.0 * score(world, player) + world[stretch_of(player) + at.COINS]
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
    best = numpy.int64(-1000)
    for other in range(world[at.PLAYERS]):
        if other != player:
            best = max(best, score(world, other))
    return float(score(world, player) - best)
