"""Look for a full garden that is worth most: near what lies there, and near what cards ask, compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy

from tuileries.fast.bits import lowest_bit, word
from tuileries.fast.compiler import compiled, inner
from tuileries.fast.gardeners.boards import CELLS, Ground, bit, survey
from tuileries.fast.gardeners.distances import Sheet, board_of, distance_of, distances, distances_after
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.luck import random_below, random_word

SLACK = 1e-6
"""By how much sums that are added up in another order may differ."""


class Wish(NamedTuple):
    """What a garden should be like."""

    sheet: Sheet
    told: Words
    """For each two codes, the rules to which they are not the same, as bits."""

    weights: Reals
    """For each rule, what it costs to miss it at all, and what for each tile that is wrong."""

    costs: Reals
    """For each cell, what each code there costs."""

    first: Words
    """For each code, the first of those that are the same look."""

    turns: Words
    """In how many ways the look of each code can lie."""


class Scene(NamedTuple):
    """A garden as it is being changed about."""

    codes: Words
    boards: Words
    """For each rule, where the tiles of its two sets lie."""

    costs: Reals
    """What each rule costs, and what it would cost after a change that is tried."""

    trial: Reals


@inner
def chance_of(luck: Words) -> float:
    return numpy.float64(random_word(luck) >> 11) / 9007199254740992.0


@inner
def patience(warmth: float, luck: Words) -> float:
    """How much worse a change may be that is kept in the hope of what comes after."""
    most: float = -warmth * numpy.log(max(chance_of(luck), 1e-12))
    return most


@inner
def missed(wish: Wish, ground: Ground, scene: Scene, rule: Word) -> float:
    """What it costs to be so far from a rule."""
    board, other = scene.boards[rule, 0], scene.boards[rule, 1]
    asked, garden = wish.sheet.rules[rule], ground.garden
    halves = distance_of(wish.sheet, ground, scene.codes, garden, asked, board, other)
    if halves == 0:
        return 0.0
    cost: float = wish.weights[rule, 0] + 0.5 * wish.weights[rule, 1] * numpy.float64(halves)
    return cost


@inner
def turned(wish: Wish, code: Word, luck: Words) -> Word:
    """The same look, turned at random."""
    return wish.first[code] + random_below(luck, wish.turns[code])


class Change(NamedTuple):
    """Two cells, perhaps the same, and the codes that they would have."""

    one: Word
    other: Word
    code_one: Word
    code_other: Word


@inner
def propose(wish: Wish, ground: Ground, codes: Words, luck: Words) -> Change:
    """Two tiles change places and perhaps turn, or one turns."""
    number = word(len(ground.places))
    one, other = ground.places[random_below(luck, number)], ground.places[random_below(luck, number)]
    first, second = codes[other], codes[one]
    if one == other:
        first = second = turned(wish, codes[one], luck)
    else:
        if random_word(luck) >> 63:
            first = turned(wish, first, luck)
        if random_word(luck) >> 63:
            second = turned(wish, second, luck)
    return Change(one, other, first, second)


@inner
def is_idle(wish: Wish, codes: Words, change: Change) -> bool:
    """Whether nothing would look different: a tile that does not turn, or two that look the same."""
    if change.one == change.other:
        return bool(codes[change.one] == change.code_one)
    return bool(wish.first[codes[change.one]] == wish.first[codes[change.other]])


@inner
def lying_costs(wish: Wish, codes: Words, change: Change) -> float:
    """What the cells themselves say to it."""
    one, other = change.one, change.other
    more = wish.costs[one, change.code_one] - wish.costs[one, codes[one]]
    if one != other:
        more += wish.costs[other, change.code_other] - wish.costs[other, codes[other]]
    return float(more)


@inner
def told_by(wish: Wish, codes: Words, change: Change) -> Word:
    """The rules to which a change makes a difference, as bits."""
    return wish.told[codes[change.one], change.code_one] | wish.told[codes[change.other], change.code_other]


@inner
def make(wish: Wish, scene: Scene, change: Change, told: Word) -> Change:
    """Make a change; gives back the one that undoes it."""
    codes = scene.codes
    back = Change(change.one, change.other, codes[change.one], codes[change.other])
    codes[change.one], codes[change.other] = change.code_one, change.code_other
    while told:
        rule = lowest_bit(told)
        told &= told - 1
        for number in range(2):
            wanted, board = wish.sheet.rules[rule, 1 + number], scene.boards[rule, number]
            board &= ~(bit(change.one) | bit(change.other))
            board |= (wanted >> change.code_one & 1) << change.one
            scene.boards[rule, number] = board | (wanted >> change.code_other & 1) << change.other
    return back


@inner
def most_spared(scene: Scene, told: Word) -> float:
    """What a change would spare if all rules to which it makes a difference were met then."""
    owed = 0.0
    while told:
        owed += float(scene.costs[lowest_bit(told)])
        told &= told - 1
    return owed


@inner
def try_rules(wish: Wish, ground: Ground, scene: Scene, told: Word, owed: float, most: float) -> float:
    """What the rules say to a change that was made, until it is surely worse by more than `most`."""
    more = 0.0
    while told:
        rule = lowest_bit(told)
        told &= told - 1
        scene.trial[rule] = missed(wish, ground, scene, rule)
        more += float(scene.trial[rule] - scene.costs[rule])
        owed -= float(scene.costs[rule])
        if more - owed > most + SLACK:
            return more - owed
    return more


@inner
def settle(scene: Scene, told: Word) -> None:
    """A change stays: what was tried is so from now on."""
    while told:
        rule = lowest_bit(told)
        told &= told - 1
        scene.costs[rule] = scene.trial[rule]


@inner
def scene_of(wish: Wish, ground: Ground, codes: Words) -> Scene:
    number = len(wish.sheet.rules)
    boards = numpy.zeros((number, 2), dtype=numpy.uint64)
    for rule in range(number):
        boards[rule, 0] = board_of(codes, ground.garden, wish.sheet.rules[rule, 1])
        boards[rule, 1] = board_of(codes, ground.garden, wish.sheet.rules[rule, 2])
    return Scene(codes, boards, numpy.zeros(number), numpy.zeros(number))


@inner
def cost_of(wish: Wish, ground: Ground, scene: Scene) -> float:
    total = 0.0
    for rule in range(len(scene.costs)):
        scene.costs[rule] = missed(wish, ground, scene, rule)
        total += scene.costs[rule]
    for place in ground.places:
        total += wish.costs[place, scene.codes[place]]
    return total


@inner
def rule_costs(scene: Scene) -> float:
    total = 0.0
    for rule in range(len(scene.costs)):
        total += scene.costs[rule]
    return total


@inner
def copy_to(kept: Words, codes: Words) -> None:
    """Cell by cell: to assign a whole row takes Numba long to compile."""
    for place in range(len(codes)):
        kept[place] = codes[place]


@compiled
def improve(wish: Wish, ground: Ground, codes: Words, steps: int, heat: Reals, luck: Words) -> float:
    """Change tiles about, ever more choosily; leaves the best garden in `codes`, and says what it costs."""
    scene = scene_of(wish, ground, codes)
    now = cost_of(wish, ground, scene)
    best, kept, owed = now, codes.copy(), rule_costs(scene)
    warmth, cooling = heat[0] * 1.0, (heat[1] / heat[0]) ** (1.0 / steps)
    for _ in range(steps):
        warmth *= cooling
        change = propose(wish, ground, codes, luck)
        if is_idle(wish, codes, change):
            continue
        most, more = patience(warmth, luck), lying_costs(wish, codes, change)
        if more - owed > most + SLACK:
            continue
        told = told_by(wish, codes, change)
        spared = most_spared(scene, told)
        if more - spared > most + SLACK:
            continue
        back = make(wish, scene, change, told)
        more += try_rules(wish, ground, scene, told, spared, most - more)
        if more > most:
            make(wish, scene, back, told)
            continue
        settle(scene, told)
        now, owed = now + more, rule_costs(scene)
        if now < best - 1e-9:
            best = now
            copy_to(kept, codes)
    copy_to(codes, kept)
    return best


@compiled
def survey_of(size: int) -> Ground:
    """What only depends on the size of the garden, for whoever asks from outside."""
    return survey(size)


def warm() -> None:
    """Compile all that bots call, or load what was compiled before."""
    ground = Ground(numpy.uint64(0), *survey_of(4)[1:])
    codes, sides = numpy.zeros(CELLS, dtype=numpy.uint64), numpy.ones(CELLS, dtype=numpy.uint64)
    rules = numpy.zeros((0, 6), dtype=numpy.uint64)
    sheet = Sheet(rules, numpy.zeros((0, 1, 2), dtype=numpy.uint64), codes, codes)
    costs = numpy.zeros((CELLS, CELLS))
    wish = Wish(sheet, numpy.zeros((1, 1), dtype=numpy.uint64), numpy.zeros((0, 2)), costs, codes, sides)
    distances(sheet, ground, codes, numpy.zeros(0))
    distances_after(sheet, ground, codes, numpy.zeros((0, 2), dtype=numpy.uint64), numpy.zeros((0, 0)))
    improve(wish, ground, codes, 1, numpy.ones(2), numpy.zeros(1, dtype=numpy.uint64))
