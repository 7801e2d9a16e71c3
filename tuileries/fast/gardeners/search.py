"""Look for gardens of Gardeners that keep to some constraints: local search over 64-bit boards, compiled.

Tiles that look alike are one look, a number below 64, and a selector is a set of looks. For every selector
there is a board of where such tiles lie, toggled when two tiles change places. What a pattern, a loop or a
run asks for is chosen at random at each fresh start, as demands on single cells; everything else has a
penalty that says how far off a garden is.
"""

from __future__ import annotations

import numpy

from tuileries.fast.bits import bits_in, lowest_bit, word
from tuileries.fast.compiler import compiled, inner
from tuileries.fast.gardeners.boards import CELLS, Ground, beside, bit, breaks, loose, off_by, survey
from tuileries.fast.gardeners.demands import choose_demands
from tuileries.fast.gardeners.task import (
    APART,
    BEND,
    CHAIN,
    GROUP_EXACTLY,
    JOINED,
    NEAR,
    NO_PATH,
    PATTERN,
    RIGHT_AND_LEFT,
    STRAIGHT,
    UP_AND_DOWN,
    VIEW,
    Scene,
    Task,
)
from tuileries.fast.kernel import Word, Words
from tuileries.fast.luck import random_below, random_word

BENDS = numpy.array([0b0011, 0b0110, 0b1100, 0b1001], dtype=numpy.uint64)
STRAIGHTS = numpy.array([UP_AND_DOWN, RIGHT_AND_LEFT] * 2, dtype=numpy.uint64)
"""On which sides a path opens after so many quarter turns: bits for top, right, bottom and left."""

TRIES = 50
"""How often demands are drawn again that cannot stand together, before a start is given up."""


@inner
def blind(benches: Word, rules: Words, boards: Words, rays: Words) -> Word:
    """How many views are missed when every bench faces where it misses least."""
    missed = 0
    while benches:
        place = lowest_bit(benches)
        benches &= benches - 1
        least = word(len(rules))
        for side in range(4):
            least = min(least, misses(rays[place, side], rules, boards))
        missed += least
    return missed


@inner
def misses(line: Word, rules: Words, boards: Words) -> Word:
    """How many of the views lack what they should show on this line."""
    number = 0
    for rule in rules:
        if rule[0] == VIEW and not line & boards[rule[1]]:
            number += 1
    return number


@inner
def penalty(task: Task, ground: Ground, scene: Scene) -> Word:
    """How far a garden is from keeping to all rules that are not demands on single cells."""
    boards, total, has_views = scene.boards, 0, False
    for rule in task.rules:
        if rule[0] >= PATTERN:
            break
        if rule[0] == VIEW:
            has_views = True
        elif rule[0] in (NEAR, APART):
            total += neighbours_off(rule[0], boards[rule[1]], boards[rule[2]])
        elif rule[0] == JOINED:
            total += loose(boards[rule[1]], scene.opens)
        else:
            total += area_off(rule[0], boards[rule[1]], rule[3], ground)
    return total + blind(boards[0], task.rules, boards, ground.rays) if has_views else total


@inner
def neighbours_off(sort: Word, one: Word, other: Word) -> Word:
    """How many tiles lack a neighbour they should have, or have one they should not."""
    near = beside(other)
    return bits_in(one & ~near if sort == NEAR else one & near)


@inner
def area_off(sort: Word, board: Word, number: Word, ground: Ground) -> Word:
    """How many tiles a group or a chain lacks, or has too many."""
    ends = ground.ends
    if sort == CHAIN:
        down = breaks(board, ends[0], ends[1], ground.garden)
        return min(down, breaks(board, ends[2], ends[3], ground.garden))
    return off_by(board, number, number if sort == GROUP_EXACTLY else CELLS)


@inner
def shape_of(task: Task, look: Word) -> Word:
    if task.shaped[BEND] >> look & 1:
        return BEND
    return STRAIGHT if task.shaped[STRAIGHT] >> look & 1 else NO_PATH


@inner
def turn_path(task: Task, look: Word, must: Word, luck: Words) -> Word:
    """How a path tile opens: at random among the ways that open where it must, if there is any."""
    shape = shape_of(task, look)
    if shape == NO_PATH:
        return 0
    ways = BENDS if shape == BEND else STRAIGHTS
    first = random_word(luck) >> 62
    for step in range(4):
        sides = ways[(first + step) & 3]
        if sides & must == must:
            return sides
    return ways[first]


@inner
def fits(scene: Scene, place: Word, look: Word) -> Word:
    """1 where a cell may have this look, else 0."""
    return scene.demands[place] >> look & 1


@inner
def shuffle(looks: Words, luck: Words) -> None:
    for left in range(len(looks), 1, -1):
        last, other = word(left) - 1, random_below(luck, word(left))
        looks[last], looks[other] = looks[other], looks[last]


@inner
def settle(ground: Ground, scene: Scene, looks: Words) -> None:
    """Give the cells that demand something what they demand, as far as it is simply found."""
    places = ground.places
    for one in range(len(places)):
        if fits(scene, places[one], looks[one]):
            continue
        for other in range(len(places)):
            is_free = not fits(scene, places[other], looks[other]) or fits(scene, places[other], looks[one])
            if is_free and fits(scene, places[one], looks[other]):
                looks[one], looks[other] = looks[other], looks[one]
                break


@inner
def lay_out(task: Task, ground: Ground, scene: Scene, looks: Words, luck: Words) -> Word:
    """Lay the tiles in this order; how many cells do not get what they demand."""
    scene.boards[:] = 0
    misfits = 0
    for number in range(len(looks)):
        place, look = ground.places[number], looks[number]
        scene.at[place] = look
        scene.opens[place] = turn_path(task, look, scene.musts[place], luck)
        misfits += 1 - fits(scene, place, look)
        for each in range(len(task.sets)):
            scene.boards[each] |= (task.sets[each] >> look & 1) << place
    return misfits


@inner
def swap(task: Task, scene: Scene, one: Word, other: Word) -> None:
    """Two tiles change places."""
    first, second = scene.at[one], scene.at[other]
    both = bit(one) | bit(other)
    for number in range(len(task.sets)):
        if (task.sets[number] >> first ^ task.sets[number] >> second) & 1:
            scene.boards[number] ^= both
    scene.at[one], scene.at[other] = second, first


@inner
def turn_anew(task: Task, scene: Scene, place: Word, luck: Words) -> None:
    scene.opens[place] = turn_path(task, scene.at[place], scene.musts[place], luck)


@inner
def misfits_after(scene: Scene, misfits: Word, one: Word, other: Word) -> Word:
    """How many cells would not get what they demand, once two tiles have changed places."""
    first, second = scene.at[one], scene.at[other]
    before = fits(scene, one, first) + fits(scene, other, second)
    return misfits + before - fits(scene, one, second) - fits(scene, other, first)


@inner
def is_change(task: Task, scene: Scene, one: Word, other: Word) -> bool:
    """Whether it makes a difference if two tiles change places, since paths are then turned anew."""
    look = scene.at[one]
    return bool(look != scene.at[other]) or (shape_of(task, look) != NO_PATH and turns_count(task))


@inner
def turns_count(task: Task) -> bool:
    """Whether a rule looks at how paths are turned."""
    for rule in task.rules:  # noqa: SIM110 - Numba has no any()
        if rule[0] == JOINED:
            return True
    return False


@inner
def random_place(ground: Ground, luck: Words) -> Word:
    return ground.places[random_below(luck, word(len(ground.places)))]


@inner
def improve(task: Task, ground: Ground, scene: Scene, misfits: Word, steps: int, luck: Words) -> bool:
    """Change tiles about until everything is met; true then."""
    now = penalty(task, ground, scene) + misfits
    for _ in range(steps):
        if not now:
            return True
        one, other = random_place(ground, luck), random_place(ground, luck)
        if is_change(task, scene, one, other):
            now, misfits = try_change(task, ground, scene, one, other, now, misfits, luck)
    return not now


@inner
def try_change(
    task: Task, ground: Ground, scene: Scene, one: Word, other: Word, now: Word, misfits: Word, luck: Words
) -> tuple[Word, Word]:
    """Let two tiles change places, and back if need be; how far off the garden is, and its misfits."""
    was_one, was_other = scene.opens[one], scene.opens[other]
    misfits_then = misfits_after(scene, misfits, one, other)
    swap(task, scene, one, other)
    turn_anew(task, scene, one, luck)
    turn_anew(task, scene, other, luck)
    then = penalty(task, ground, scene) + misfits_then
    if then <= now or is_hoped(task, then - now, luck):
        return then, misfits_then
    swap(task, scene, one, other)
    scene.opens[one], scene.opens[other] = was_one, was_other
    return now, misfits


@inner
def is_hoped(task: Task, worse: Word, luck: Words) -> bool:
    """Whether a change for the worse is kept, in the hope of what comes after."""
    if worse >= word(len(task.hopes)):
        return False
    return bool(numpy.float64(random_word(luck) >> 11) < task.hopes[worse])


@compiled
def look_for(task: Task, starts: int, steps: int, luck: Words, at: Words, opens: Words) -> bool:
    """Start afresh so many times; true once everything is met, with the garden in `at` and `opens`."""
    ground, looks = survey(task.size), task.looks.copy()
    scene = Scene(
        at, opens, numpy.empty_like(task.sets), numpy.empty_like(task.allowed), numpy.empty_like(task.allowed)
    )
    for _ in range(starts):
        if not finds_demands(task, ground, scene, luck):
            continue
        shuffle(looks, luck)
        settle(ground, scene, looks)
        misfits = lay_out(task, ground, scene, looks, luck)
        if improve(task, ground, scene, misfits, steps, luck):
            return True
    return False


@inner
def finds_demands(task: Task, ground: Ground, scene: Scene, luck: Words) -> bool:
    """Choose demands that can stand together; false if they never do."""
    for _ in range(TRIES):  # noqa: SIM110 - Numba has no any()
        if choose_demands(task, ground, scene, luck):
            return True
    return False
