"""How many points a seat will have at the end: a small net over all that lies on the table.

What is seen are counts: of a seat, of the others on average, of what all share. A layer of units adds them
up, each by weights of its own, and keeps what is above 0; what the units say is added up by weights for this
part of the game. `benchmarks/learn_hanging_gardens.py` finds the weights.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy

from tuileries.fast.bits import bits_in, lowest_bit
from tuileries.fast.hanging_gardens import box, signs
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import inner, shared
from tuileries.fast.hanging_gardens.eye import outlook, turns_left
from tuileries.fast.hanging_gardens.gardens import LAST_SIX, back, cell_at, forth, plane_of, stretch_of
from tuileries.fast.hanging_gardens.rules import count
from tuileries.fast.hanging_gardens.scoring import held_by, score
from tuileries.fast.hanging_gardens.structures import by_size, take_out
from tuileries.fast.hanging_gardens.tiles import bonus, lacking, left_of
from tuileries.fast.hanging_gardens.weights import NAMES
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.weights import Weights


class Judge(NamedTuple):
    """A net; where it has no rows, a line: the same sum of weights by which the eye goes, with others."""

    net: Reals
    line: Weights


NO_NET, NO_LINE = numpy.zeros((0, signs.UNITS)), NAMES.named(numpy.zeros((0, len(NAMES))))


@cache
def learned(players: int) -> Judge:
    """What games among so many came to from where things stood: for whoever says what it will be.

    Who chooses well need not know that: a victory asks only which of two moves is better.
    """
    with resources.files(__package__).joinpath("data", f"net-{players}.npy").open("rb") as file:
        net = numpy.load(file).astype(float)
    assert net.shape == (signs.ROWS, signs.UNITS), "a net reads what a judge sees"
    return Judge(net, NO_LINE)


@inner
def part_of(world: Words) -> Word:
    return min(turns_left(world) >> 1, signs.PARTS - 1)


@shared
def see_table(world: Words, judge: Judge, glance: Word) -> None:
    """All that a net sees of each seat and of what they share."""
    if not len(judge.net):
        return
    for player in range(world[at.PLAYERS]):
        see_seat(world, player, glance.own[player], glance)
    common = glance.common
    for kind in range(box.KINDS):
        common[signs.LYING + kind] = 0.0
        common[signs.COMING + kind] = numpy.float64(count(world[at.BAG], kind))
    for space in range(box.SPACES):
        if world[at.DISPLAY + space]:
            common[signs.LYING + world[at.DISPLAY + space] - 1] += 1.0
    common[signs.SUPPLY], common[signs.LEFT] = (
        numpy.float64(world[at.SUPPLY]),
        numpy.float64(turns_left(world)),
    )
    common[signs.TURN], common[signs.NEXT] = numpy.float64(world[at.TURN]), 0.0


@inner
def see_seat(world: Words, player: Word, own: Reals, glance: Word) -> None:
    seat = stretch_of(player)
    for number in range(signs.OWN):
        own[number] = 0.0
    see_structures(world, seat, own, glance)
    see_ground(world, seat, own)
    see_tiles(world, held_by(world, player), own)
    own[signs.BUILT], own[signs.FIVES] = (
        numpy.float64(world[seat + at.BUILT]),
        numpy.float64(world[seat + at.FIVES]),
    )
    own[signs.SCORE] = score(world, player)


@inner
def see_structures(world: Words, seat: Word, own: Reals, glance: Word) -> None:
    """By size, and the largest of each feature."""
    top, bottom = world[seat + at.TOP], world[seat + at.TOP] + world[seat + at.HEIGHT]
    for feature in range(box.FEATURES):
        plane, widest = plane_of(seat, feature), 0
        for row in range(top, bottom):
            glance.rest[row & LAST_SIX] = world[plane + (row & LAST_SIX)]
        for row in range(top, bottom):
            while glance.rest[row & LAST_SIX]:
                cell = cell_at(row, lowest_bit(glance.rest[row & LAST_SIX]))
                size, is_templed = take_out(world, seat, plane, cell, glance)
                own[(signs.TEMPLED if is_templed else signs.FREE) + by_size(size)] += 1.0
                widest = max(widest, 0 if is_templed else size)
        own[signs.WIDEST + feature] = numpy.float64(widest)


@inner
def see_ground(world: Words, seat: Word, own: Reals) -> None:
    """Where cards lie, and where structures could grow."""
    top, bottom = world[seat + at.TOP], world[seat + at.TOP] + world[seat + at.HEIGHT]
    for row in range(top, bottom):
        covered, shown = world[seat + at.COVERED + (row & LAST_SIX)], 0
        free = covered & ~near_temples(world, seat, row)
        for feature in range(box.FEATURES):
            plane = plane_of(seat, feature)
            shown |= world[plane + (row & LAST_SIX)]
            beside, between = around(world, plane, row)
            fresh = covered & ~world[plane + (row & LAST_SIX)]
            own[signs.BESIDE + feature] += numpy.float64(bits_in(beside & fresh))
            own[signs.BETWEEN + feature] += numpy.float64(bits_in(between & fresh))
        own[signs.AREA] += numpy.float64(bits_in(covered))
        own[signs.GROUND] += numpy.float64(bits_in(covered & ~shown))
        own[signs.OPEN] += numpy.float64(bits_in(free))
    own[signs.HEIGHT] = numpy.float64(world[seat + at.HEIGHT])
    own[signs.WIDTH] = numpy.float64(world[seat + at.WIDTH])


@inner
def near_temples(world: Words, seat: Word, row: Word) -> Word:
    """The places of a row with a temple on them or around them."""
    temples = seat + at.TEMPLES
    found = world[temples + (row & LAST_SIX)]
    found |= world[temples + ((row - 1) & LAST_SIX)] | world[temples + ((row + 1) & LAST_SIX)]
    return found | forth(found, 1) | back(found, 1)


@inner
def around(world: Words, plane: Word, row: Word) -> tuple[Word, Word]:
    """The places of a row that are beside a square of a feature, and those beside two or more."""
    here = world[plane + (row & LAST_SIX)]
    left, right = forth(here, 1), back(here, 1)
    above, below = world[plane + ((row - 1) & LAST_SIX)], world[plane + ((row + 1) & LAST_SIX)]
    between = (left & right) | (above & below) | ((left | right) & (above | below))
    return left | right | above | below, between


@inner
def see_tiles(world: Words, tiles: Word, own: Reals) -> None:
    """Series, whole and begun, and the other kinds."""
    for kind in range(box.SERIES):
        whole, rest = count(tiles, kind) // box.FULL[kind], count(tiles, kind) % box.FULL[kind]
        own[signs.WHOLE + kind] = numpy.float64(whole)
        for step in range(rest):
            own[signs.STEPS + box.STEP_OF[kind] + step] = 1.0
        if rest and rest + left_of(world, kind) < box.FULL[kind]:
            own[signs.HOPELESS + kind] = 1.0
    for kind in range(box.SERIES, box.KINDS):
        own[signs.PEOPLE + kind - box.SERIES] = numpy.float64(count(tiles, kind))
    see_waiting(tiles, own)


@inner
def see_waiting(tiles: Word, own: Reals) -> None:
    """HG-F2, HG-F3: what a full series would add to persons and to the guard."""
    for person in range(box.PERSONS):
        lacks = lacking(tiles, box.SERIES_OF[person])
        if lacks and count(tiles, box.SERIES + person):
            own[signs.WAITING + lacks - 1] += bonus(person)
    lacks = lacking(tiles, box.GUARDED)
    if lacks and count(tiles, box.GUARD):
        own[signs.WAITING + lacks - 1] += numpy.float64(box.GUARD_PAYS * lacks)


@inner
def foretold(world: Words, player: Word, judge: Judge, glance: Word) -> float:
    """The points of a seat at the end, once the table was seen."""
    if not len(judge.net):
        return outlook(world, player, judge.line, glance)
    add_units(world, player, judge.net, glance)
    points, part = float(glance.own[player][signs.SCORE]), signs.LAST + part_of(world)
    for unit in range(signs.UNITS):
        points += max(glance.units[unit], 0.0) * judge.net[part, unit]
    return points


@inner
def add_units(world: Words, player: Word, net: Reals, glance: Word) -> None:
    """What each unit makes of what a seat has, of the others on average, and of the table."""
    units, others = glance.units, 1.0 / numpy.float64(world[at.PLAYERS] - 1)
    for unit in range(signs.UNITS):
        units[unit] = net[0, unit]
    for seat in range(world[at.PLAYERS]):
        first, share = (1, 1.0) if seat == player else (1 + signs.OWN, others)
        add_up(glance.own[seat], signs.OWN, share, first, net, units)
    glance.common[signs.NEXT] = numpy.float64(world[at.ACTIVE] == player)
    add_up(glance.common, signs.COMMON, 1.0, 1 + 2 * signs.OWN, net, units)


@inner
def add_up(seen: Reals, number: Word, share: float, first: Word, net: Reals, units: Reals) -> None:
    """Most things are not there: what is 0 is passed over."""
    for one in range(number):
        if seen[one] != 0.0:
            times = share * seen[one]
            for unit in range(signs.UNITS):
                units[unit] += times * net[first + one, unit]
