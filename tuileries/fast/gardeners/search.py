"""Look for gardens of Gardeners that keep to some constraints: local search over 64-bit boards, compiled.

Tiles that look alike are one look, a number below 64, and a selector is a set of looks. For every selector
there is a board of where such tiles lie, toggled when two tiles change places. What a pattern, a loop or a
run asks for is chosen at random at each fresh start, as demands on single cells; everything else has a
penalty that says how far off a garden is.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy

from tuileries.fast.compiler import bits_in, compiled, lowest_bit
from tuileries.fast.gardeners.boards import (
    CELLS,
    II,
    III,
    Ground,
    I,
    O,
    beside,
    bit,
    breaks,
    loose,
    neighbour,
    off_by,
    survey,
)
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.luck import U, random_below, random_word

NEAR, APART, GROUP, GROUP_EXACTLY, VIEW, CHAIN, JOINED, PATTERN, LOOP, RUN = (U(n) for n in range(10))
"""What a row of rules asks: its sort, two selectors by their numbers, and a number."""

NO_PATH, BEND, STRAIGHT = O, I, II
BENDS = numpy.array([3, 6, 12, 9], dtype=numpy.uint64)
STRAIGHTS = numpy.array([5, 10, 5, 10], dtype=numpy.uint64)
"""On which sides a path opens after so many quarter turns: bits for top, right, bottom and left."""

TRIES = 50
"""How often demands are drawn again that cannot stand together, before a start is given up."""


class Task(NamedTuple):
    """What is looked for. A board is a word, a row of words is indexed by cell unless said otherwise."""

    size: Word
    looks: Words
    """The look of each tile; any order."""

    allowed: Words
    """The looks that each cell may have."""

    sets: Words
    """The looks of each selector. The first is the benches."""

    rules: Words
    patterns: Words
    """For each way to lay a pattern, its cells and the looks that each may have."""

    loops: Words
    """For each loop, the sides to which each cell opens."""

    insides: Words
    """For each loop, the board of the cells inside it."""

    shaped: Words
    """The looks that are bends, and those that are straights, after a word for those that are neither."""

    hopes: Reals
    """How likely a change for the worse by 0, 1, 2 … is kept, in 2 ** 53rds."""


class Scene(NamedTuple):
    """A garden as it is being changed about."""

    at: Words
    """The look of each cell."""

    opens: Words
    """The sides to which the path in each cell opens."""

    boards: Words
    """For each selector, where such tiles lie."""

    demands: Words
    """The looks that each cell should have."""

    musts: Words
    """The sides to which a path in each cell should open."""


@compiled
def blind(benches: Word, rules: Words, boards: Words, rays: Words) -> Word:
    """How many views are missed when every bench faces where it misses least."""
    missed = O
    while benches:
        place = lowest_bit(benches)
        benches &= benches - I
        least = U(len(rules))
        for side in range(4):
            line, misses = rays[place, side], O
            for rule in rules:
                if rule[0] == VIEW and not line & boards[rule[1]]:
                    misses += I
            least = min(least, misses)
        missed += least
    return missed


@compiled
def penalty(task: Task, ground: Ground, scene: Scene) -> Word:
    """How far a garden is from keeping to all rules that are not demands on single cells."""
    boards, ends, total, has_views = scene.boards, ground.ends, O, False
    for rule in task.rules:
        sort = rule[0]
        if sort >= PATTERN:
            break
        one = boards[rule[1]]
        if sort == NEAR:
            total += bits_in(one & ~beside(boards[rule[2]]))
        elif sort == APART:
            total += bits_in(one & beside(boards[rule[2]]))
        elif sort == GROUP:
            total += off_by(one, rule[3], U(CELLS))
        elif sort == GROUP_EXACTLY:
            total += off_by(one, rule[3], rule[3])
        elif sort == CHAIN:
            down = breaks(one, ends[0], ends[1], ground.garden)
            total += min(down, breaks(one, ends[2], ends[3], ground.garden))
        elif sort == JOINED:
            total += loose(one, scene.opens)
        else:
            has_views = True
    if has_views:
        total += blind(boards[0], task.rules, boards, ground.rays)
    return total


@compiled
def shape_of(task: Task, look: Word) -> Word:
    if task.shaped[BEND] >> look & I:
        return BEND
    return STRAIGHT if task.shaped[STRAIGHT] >> look & I else NO_PATH


@compiled
def turn_path(task: Task, look: Word, must: Word, luck: Words) -> Word:
    """How a path tile opens: at random among the ways that open where it must, if there is any."""
    shape = shape_of(task, look)
    if shape == NO_PATH:
        return O
    ways = BENDS if shape == BEND else STRAIGHTS
    first = random_word(luck) >> U(62)
    for step in range(4):
        sides = ways[(first + U(step)) & III]
        if sides & must == must:
            return sides
    return ways[first]


@compiled
def choose_demands(task: Task, ground: Ground, scene: Scene, luck: Words) -> bool:
    """A pattern here, a loop there: chosen anew, and whether they can stand together."""
    scene.demands[:] = task.allowed
    scene.musts[:] = O
    loop, longest = U(len(task.loops)), O
    for rule in task.rules:
        if rule[0] == PATTERN:
            chosen = task.patterns[rule[1] + random_below(luck, rule[2])]
            for number in range(len(chosen)):
                scene.demands[chosen[number, 0]] &= chosen[number, 1]
        elif rule[0] == LOOP:
            if loop == U(len(task.loops)) or is_head(luck):
                loop = random_below(luck, U(len(task.loops)))
                longest = demand_loop(task, scene, loop)
            if rule[3]:
                if not task.insides[loop]:
                    return False
                scene.demands[random_bit(task.insides[loop], luck)] &= task.sets[rule[1]]
        elif rule[0] == RUN:
            is_served = longest >= rule[3] and is_head(luck)
            if not is_served and not demand_run(ground, scene, rule[3], luck):
                return False
    return are_sound(task, ground, scene)


@compiled
def is_head(luck: Words) -> bool:
    return bool(random_word(luck) >> U(63))


@compiled
def demand_loop(task: Task, scene: Scene, loop: Word) -> Word:
    """Demand a closed loop; how many tiles it has."""
    number = O
    for place in range(CELLS):
        sides = task.loops[loop, place]
        scene.musts[place] |= sides
        number += U(sides != O)
    return number


@compiled
def random_bit(board: Word, luck: Words) -> Word:
    for _ in range(int(random_below(luck, bits_in(board)))):
        board &= board - I
    return lowest_bit(board)


@compiled
def demand_run(ground: Ground, scene: Scene, number: Word, luck: Words) -> bool:
    """Demand a joined run of so many tiles along a random walk; false if it gets stuck."""
    seen, place = O, ground.places[random_below(luck, U(len(ground.places)))]
    side = random_word(luck) >> U(62)
    for _ in range(int(number) - 1):
        seen |= bit(place)
        word = random_word(luck)
        if word & III == O:
            side = (side + I + (word >> II & II)) & III
        after = neighbour(bit(place), side) & ground.garden & ~seen
        if not after:
            return False
        scene.musts[place] |= I << side
        place = lowest_bit(after)
        scene.musts[place] |= I << (side ^ II)
    return True


@compiled
def are_sound(task: Task, ground: Ground, scene: Scene) -> bool:
    """Turn openings into demands for bends and straights; false where too much is asked."""
    bends, straights = task.shaped[BEND], task.shaped[STRAIGHT]
    for place in ground.places:
        must = scene.musts[place]
        if bits_in(must) > II:
            return False
        if must == U(5) or must == U(10):
            scene.demands[place] &= straights
        elif bits_in(must) == II:
            scene.demands[place] &= bends
        elif must:
            scene.demands[place] &= bends | straights
        if not scene.demands[place]:
            return False
    return not (
        is_short(task, ground, scene, bends)
        or is_short(task, ground, scene, straights)
        or is_short(task, ground, scene, bends | straights)
    )


@compiled
def is_short(task: Task, ground: Ground, scene: Scene, wanted: Word) -> bool:
    """Whether more cells ask for these looks, and for no others, than there are tiles of them."""
    asked = there = O
    for place in ground.places:
        asked += U(scene.demands[place] & ~wanted == O)
    for look in task.looks:
        there += wanted >> look & I
    return bool(asked > there)


@compiled
def fits(scene: Scene, place: Word, look: Word) -> Word:
    return scene.demands[place] >> look & I


@compiled
def shuffle(looks: Words, luck: Words) -> None:
    for number in range(len(looks) - 1, 0, -1):
        other = random_below(luck, U(number + 1))
        looks[number], looks[other] = looks[other], looks[number]


@compiled
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


@compiled
def lay_out(task: Task, ground: Ground, scene: Scene, looks: Words, luck: Words) -> Word:
    """Lay the tiles in this order; how many cells do not get what they demand."""
    scene.boards[:] = O
    misfits = O
    for number in range(len(looks)):
        place, look = ground.places[number], looks[number]
        scene.at[place] = look
        scene.opens[place] = turn_path(task, look, scene.musts[place], luck)
        misfits += I - fits(scene, place, look)
        for each in range(len(task.sets)):
            scene.boards[each] |= (task.sets[each] >> look & I) << place
    return misfits


@compiled
def swap(task: Task, scene: Scene, one: Word, other: Word) -> None:
    """Two tiles change places."""
    first, second = scene.at[one], scene.at[other]
    both = bit(one) | bit(other)
    for number in range(len(task.sets)):
        if (task.sets[number] >> first ^ task.sets[number] >> second) & I:
            scene.boards[number] ^= both
    scene.at[one], scene.at[other] = second, first


@compiled
def improve(task: Task, ground: Ground, scene: Scene, misfits: Word, steps: int, luck: Words) -> bool:
    """Change tiles about until everything is met; true then."""
    turns_count = False
    for rule in task.rules:
        turns_count |= rule[0] == JOINED
    number = U(len(ground.places))
    now = penalty(task, ground, scene) + misfits
    for _ in range(steps):
        if not now:
            return True
        one, other = ground.places[random_below(luck, number)], ground.places[random_below(luck, number)]
        first, second = scene.at[one], scene.at[other]
        if first == second and not (turns_count and shape_of(task, first)):
            continue
        was_one, was_other = scene.opens[one], scene.opens[other]
        off = misfits + fits(scene, one, first) + fits(scene, other, second)
        off -= fits(scene, one, second) + fits(scene, other, first)
        swap(task, scene, one, other)
        scene.opens[one] = turn_path(task, second, scene.musts[one], luck)
        scene.opens[other] = turn_path(task, first, scene.musts[other], luck)
        then = penalty(task, ground, scene) + off
        if then <= now or is_hoped(task, then - now, luck):
            now, misfits = then, off
        else:
            swap(task, scene, one, other)
            scene.opens[one], scene.opens[other] = was_one, was_other
    return not now


@compiled
def is_hoped(task: Task, worse: Word, luck: Words) -> bool:
    return bool(worse < len(task.hopes) and numpy.float64(random_word(luck) >> U(11)) < task.hopes[worse])


@compiled
def look_for(task: Task, starts: int, steps: int, luck: Words, at: Words, opens: Words) -> bool:
    """Start afresh so many times; true once everything is met, with the garden in `at` and `opens`."""
    ground, looks = survey(task.size), task.looks.copy()
    scene = Scene(
        at, opens, numpy.empty_like(task.sets), numpy.empty_like(task.allowed), numpy.empty_like(task.allowed)
    )
    for _ in range(starts):
        tries = 0
        while tries < TRIES and not choose_demands(task, ground, scene, luck):
            tries += 1
        if tries == TRIES:
            continue
        shuffle(looks, luck)
        settle(ground, scene, looks)
        misfits = lay_out(task, ground, scene, looks, luck)
        if improve(task, ground, scene, misfits, steps, luck):
            return True
    return False
