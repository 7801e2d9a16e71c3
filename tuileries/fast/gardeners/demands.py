"""What patterns, loops and runs ask of single cells: chosen at random at each fresh start of a search."""

from __future__ import annotations

from tuileries.fast.bits import bits_in, lowest_bit, word
from tuileries.fast.compiler import inner
from tuileries.fast.gardeners.boards import CELLS, Ground, bit, neighbour
from tuileries.fast.gardeners.task import (
    BEND,
    LOOP,
    PATTERN,
    RIGHT_AND_LEFT,
    RUN,
    STRAIGHT,
    UP_AND_DOWN,
    Scene,
    Task,
)
from tuileries.fast.kernel import Word, Words
from tuileries.fast.luck import random_below, random_word

ANY = 2**64 - 1


@inner
def choose_demands(task: Task, ground: Ground, scene: Scene, luck: Words) -> bool:
    """A pattern here, a loop there: chosen anew, and whether they can stand together."""
    clear_demands(task, scene)
    loops = word(len(task.loops))
    loop, longest = loops, 0
    for rule in task.rules:
        if rule[0] == PATTERN:
            demand_pattern(scene, task.patterns[rule[1] + random_below(luck, rule[2])])
        elif rule[0] == LOOP:
            if loop == loops or is_head(luck):
                loop = random_below(luck, loops)
                longest = demand_loop(task, scene, loop)
            if rule[3] and not demand_inside(task, scene, loop, rule[1], luck):
                return False
        elif rule[0] == RUN and not is_served(ground, scene, rule[3], longest, luck):
            return False
    return are_sound(task, ground, scene)


@inner
def clear_demands(task: Task, scene: Scene) -> None:
    """Cell by cell: to assign a whole row, Numba compiles the words of an error, which takes two seconds."""
    for place in range(CELLS):
        scene.demands[place] = task.allowed[place]
        scene.musts[place] = 0


@inner
def is_head(luck: Words) -> bool:
    return bool(random_word(luck) >> 63)


@inner
def demand_pattern(scene: Scene, chosen: Words) -> None:
    for number in range(len(chosen)):
        scene.demands[chosen[number, 0]] &= chosen[number, 1]


@inner
def demand_loop(task: Task, scene: Scene, loop: Word) -> Word:
    """Demand a closed loop; how many tiles it has."""
    number = 0
    for place in range(CELLS):
        sides = task.loops[loop, place]
        scene.musts[place] |= sides
        number += word(sides != 0)
    return number


@inner
def demand_inside(task: Task, scene: Scene, loop: Word, selector: Word, luck: Words) -> bool:
    """Demand something of a cell inside a loop; false if there is none."""
    if not task.insides[loop]:
        return False
    scene.demands[random_bit(task.insides[loop], luck)] &= task.sets[selector]
    return True


@inner
def random_bit(board: Word, luck: Words) -> Word:
    for _ in range(random_below(luck, bits_in(board))):
        board &= board - 1
    return lowest_bit(board)


@inner
def is_served(ground: Ground, scene: Scene, number: Word, longest: Word, luck: Words) -> bool:
    """A run of so many tiles: a loop may do, or else it is demanded."""
    if longest >= number and is_head(luck):
        return True
    return demand_run(ground, scene, number, luck)


@inner
def demand_run(ground: Ground, scene: Scene, number: Word, luck: Words) -> bool:
    """Demand a joined run of so many tiles along a random walk; false if it gets stuck."""
    seen, place = 0, ground.places[random_below(luck, word(len(ground.places)))]
    side = random_word(luck) >> 62
    for _ in range(number - 1):
        seen |= bit(place)
        chance = random_word(luck)
        if chance & 3 == 0:
            side = (side + 1 + (chance >> 2 & 2)) & 3
        after = neighbour(bit(place), side) & ground.garden & ~seen
        if not after:
            return False
        scene.musts[place] |= 1 << side
        place = lowest_bit(after)
        scene.musts[place] |= 1 << (side ^ 2)
    return True


@inner
def are_sound(task: Task, ground: Ground, scene: Scene) -> bool:
    """Turn openings into demands for bends and straights; false where too much is asked."""
    bends, straights = task.shaped[BEND], task.shaped[STRAIGHT]
    for place in ground.places:
        scene.demands[place] &= shapes_for(scene.musts[place], bends, straights)
        if not scene.demands[place]:
            return False
    return not (
        is_short(task, ground, scene, bends)
        or is_short(task, ground, scene, straights)
        or is_short(task, ground, scene, bends | straights)
    )


@inner
def shapes_for(must: Word, bends: Word, straights: Word) -> Word:
    """The looks of tiles that open to these sides; no tile opens to three."""
    if bits_in(must) > 2:
        return 0
    if must in (UP_AND_DOWN, RIGHT_AND_LEFT):
        return straights
    if bits_in(must) == 2:
        return bends
    return bends | straights if must else ANY


@inner
def is_short(task: Task, ground: Ground, scene: Scene, wanted: Word) -> bool:
    """Whether more cells ask for these looks, and for no others, than there are tiles of them."""
    asked = there = 0
    for place in ground.places:
        asked += word(scene.demands[place] & ~wanted == 0)
    for look in task.looks:
        there += wanted >> look & 1
    return bool(asked > there)
