"""What a tile of The Hanging Gardens looks worth to a seat, and what a structure of some size would bring."""

from __future__ import annotations

import numpy

from tuileries.fast.hanging_gardens import box
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import inner, shared
from tuileries.fast.hanging_gardens.rules import count, open_spaces, tiles_in
from tuileries.fast.hanging_gardens.scoring import held_by
from tuileries.fast.kernel import Reals, Word, Words

LOWEST = -1.0e9
PRIZES = box.UNSEEN_FROM - box.SMALLEST + 1
"""What a structure brings differs by its size from SMALLEST to UNSEEN_FROM."""


@inner
def lacking(tiles: Word, kind: Word) -> Word:
    """How many tiles the first series of a kind still lacks."""
    has = count(tiles, kind)
    return box.FULL[kind] - has if has < box.FULL[kind] else 0


@shared
def tile_worth(world: Words, tiles: Word, kind: Word, weights: Word) -> float:
    """What one more of a kind brings to whoever holds these tiles; `weights` is a row."""
    if kind < box.SERIES:
        return series_worth(world, tiles, kind, weights)
    if kind == box.GUARD:
        return guard_worth(tiles, weights)
    person = kind - box.SERIES
    return float(box.LOW[person] + bonus(person) * weights.person[lacking(tiles, box.SERIES_OF[person])])


@inner
def bonus(person: Word) -> float:
    """HG-F2: what a full series adds to a person."""
    return numpy.float64(box.HIGH[person] - box.LOW[person])


@inner
def guard_worth(tiles: Word, weights: Word) -> float:
    """HG-F3: what the guard brings: for the gates that are there, and a part for those a series lacks."""
    lacks = lacking(tiles, box.GUARDED)
    return float(box.GUARD_PAYS * (count(tiles, box.GUARDED) + lacks * weights.person[lacks]))


@inner
def series_worth(world: Words, tiles: Word, kind: Word, weights: Word) -> float:
    """HG-F1 to HG-F3: a step towards a full series, as long as there are enough tiles to fill it."""
    has = count(tiles, kind)
    step = has % box.FULL[kind]
    worth = numpy.float64(box.SERIES_PAYS[kind, has + 1] - box.SERIES_PAYS[kind, has])
    if step + 1 + left_of(world, kind) >= box.FULL[kind]:
        worth = weights.step[box.STEP_OF[kind] + step]
    lacks = lacking(tiles, kind)
    if lacks:
        for person in range(box.PERSONS):
            if box.SERIES_OF[person] == kind and count(tiles, box.SERIES + person):
                worth += bonus(person) * (weights.person[lacks - 1] - weights.person[lacks])
    if kind == box.GUARDED and count(tiles, box.GUARD):
        worth += numpy.float64(box.GUARD_PAYS)
    return worth


@inner
def tiles_worth(world: Words, tiles: Word, weights: Word) -> float:
    """What these tiles will have brought at the end, as far as it can be seen."""
    worth = 0.0
    for kind in range(box.SERIES):
        rest = count(tiles, kind) % box.FULL[kind]
        worth += numpy.float64(box.SERIES_PAYS[kind, count(tiles, kind) - rest])
        is_alive = rest + left_of(world, kind) >= box.FULL[kind]
        for step in range(rest if is_alive else 0):
            worth += weights.step[box.STEP_OF[kind] + step]
        if not is_alive:
            worth += numpy.float64(box.SERIES_PAYS[kind, rest])
    for kind in range(box.SERIES, box.KINDS):
        if count(tiles, kind):
            worth += tile_worth(world, tiles, kind, weights)
    return worth


@inner
def left_of(world: Words, kind: Word) -> Word:
    """How many tiles of a kind can still come."""
    number = count(world[at.BAG], kind)
    for space in range(box.SPACES):
        if world[at.DISPLAY + space] == kind + 1:
            number += 1
    return number


@inner
def look_at_display(world: Words, player: Word, weights: Word, worths: Reals) -> None:
    """What each tile that lies face up is worth to a seat: to have it, and that no other has it."""
    mine = held_by(world, player)
    for space in range(box.SPACES):
        if not world[at.DISPLAY + space]:
            worths[space] = LOWEST
            continue
        kind, most = world[at.DISPLAY + space] - 1, 0.0
        worths[space] = tile_worth(world, mine, kind, weights)
        if weights.deny != 0.0:
            for other in range(world[at.PLAYERS]):
                if other != player:
                    most = max(most, tile_worth(world, held_by(world, other), kind, weights))
            worths[space] += weights.deny * most


@inner
def unseen_worth(world: Words, player: Word, weights: Word) -> float:
    """HG-B5, HG-B10: what a tile drawn unseen brings on average; points, where there is none."""
    if not world[at.SUPPLY]:
        return numpy.float64(box.FIVE)
    mine, worth = held_by(world, player), 0.0
    for kind in range(box.KINDS):
        number = count(world[at.BAG], kind)
        if number:
            worth += number * tile_worth(world, mine, kind, weights)
    return worth * float(weights.unseen) / float(tiles_in(world[at.BAG]))


@inner
def best_space(world: Words, size: Word, worths: Reals) -> Word:
    """HG-B4: the tile worth most that a structure of this size opens; SPACES where there is none."""
    best, highest, spaces = box.SPACES, LOWEST, open_spaces(world, size)
    for space in range(box.SPACES):
        if spaces >> space & 1 and worths[space] > highest:
            best, highest = space, worths[space]
    return best


@inner
def look_at_prizes(world: Words, player: Word, weights: Word, worths: Reals, prizes: Reals) -> None:
    """HG-B4, HG-B5, HG-B10: what a temple on a structure brings in tiles and points, by its size."""
    for step in range(PRIZES):
        space = best_space(world, box.SMALLEST + step, worths)
        prizes[step] = worths[space] if space < box.SPACES else numpy.float64(box.FIVE)
    prizes[PRIZES - 1] += unseen_worth(world, player, weights)
