"""Look for a full garden that is worth most: near what lies there, and near what cards ask, compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy

from tuileries.fast.bits import word
from tuileries.fast.compiler import compiled, inner
from tuileries.fast.gardeners.boards import CELLS, Ground, survey
from tuileries.fast.gardeners.distances import Sheet, distance, distances, distances_after
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.fast.luck import random_below, random_word


class Wish(NamedTuple):
    """What a garden should be like."""

    sheet: Sheet
    classes: Words
    """For each rule, codes of one class are the same to it."""

    weights: Reals
    """For each rule, what it costs to miss it at all, and what for each tile that is wrong."""

    costs: Reals
    """For each cell, what each code there costs."""

    first: Words
    """For each code, the first of those that are the same look."""

    turns: Words
    """In how many ways the look of each code can lie."""


@inner
def chance_of(luck: Words) -> float:
    return numpy.float64(random_word(luck) >> 11) / 9007199254740992.0


@inner
def missed(wish: Wish, ground: Ground, codes: Words, rule: Word) -> float:
    """What it costs to be so far from a rule."""
    halves = distance(wish.sheet, ground, codes, ground.garden, wish.sheet.rules[rule])
    if halves == 0:
        return 0.0
    cost: float = wish.weights[rule, 0] + 0.5 * wish.weights[rule, 1] * numpy.float64(halves)
    return cost


@inner
def turned(wish: Wish, code: Word, luck: Words) -> Word:
    """The same look, turned at random."""
    return wish.first[code] + random_below(luck, wish.turns[code])


@inner
def is_same(wish: Wish, rule: Word, was: Word, now: Word) -> bool:
    return bool(wish.classes[rule, was] == wish.classes[rule, now])


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
def make(codes: Words, change: Change) -> Change:
    """Make a change; gives back the one that undoes it."""
    back = Change(change.one, change.other, codes[change.one], codes[change.other])
    codes[change.one], codes[change.other] = change.code_one, change.code_other
    return back


@inner
def try_rules(
    wish: Wish, ground: Ground, codes: Words, change: Change, back: Change, costs: Reals, trial: Reals
) -> float:
    """What the rules say to a change that was made; only those are asked that can tell it."""
    more = 0.0
    for rule in range(len(costs)):
        trial[rule] = costs[rule]
        is_told = not (
            is_same(wish, rule, back.code_one, change.code_one)
            and is_same(wish, rule, back.code_other, change.code_other)
        )
        if is_told:
            trial[rule] = missed(wish, ground, codes, rule)
            more += trial[rule] - costs[rule]
    return more


@inner
def cost_of(wish: Wish, ground: Ground, codes: Words, costs: Reals) -> float:
    total = 0.0
    for rule in range(len(costs)):
        costs[rule] = missed(wish, ground, codes, rule)
        total += costs[rule]
    for place in ground.places:
        total += wish.costs[place, codes[place]]
    return total


@inner
def copy_to(kept: Words, codes: Words) -> None:
    """Cell by cell: to assign a whole row takes Numba long to compile."""
    for place in range(len(codes)):
        kept[place] = codes[place]


@compiled
def improve(wish: Wish, ground: Ground, codes: Words, steps: int, heat: Reals, luck: Words) -> float:
    """Change tiles about, ever more choosily; leaves the best garden in `codes`, and says what it costs."""
    costs, trial = numpy.zeros(len(wish.sheet.rules)), numpy.zeros(len(wish.sheet.rules))
    now = cost_of(wish, ground, codes, costs)
    best, kept = now, codes.copy()
    warmth, cooling = heat[0] * 1.0, (heat[1] / heat[0]) ** (1.0 / steps)
    for _ in range(steps):
        warmth *= cooling
        change = propose(wish, ground, codes, luck)
        if is_idle(wish, codes, change):
            continue
        more = lying_costs(wish, codes, change)
        back = make(codes, change)
        more += try_rules(wish, ground, codes, change, back, costs, trial)
        if more > -warmth * numpy.log(max(chance_of(luck), 1e-12)):
            make(codes, back)
            continue
        now += more
        costs, trial = trial, costs
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
    sheet = Sheet(rules, numpy.zeros((0, 1, 2), dtype=numpy.uint64), codes, codes, numpy.uint64(0))
    costs = numpy.zeros((CELLS, CELLS))
    wish = Wish(sheet, numpy.zeros((0, 1), dtype=numpy.uint64), numpy.zeros((0, 2)), costs, codes, sides)
    distances(sheet, ground, codes, numpy.zeros(0))
    distances_after(sheet, ground, codes, numpy.zeros((0, 2), dtype=numpy.uint64), numpy.zeros((0, 0)))
    improve(wish, ground, codes, 1, numpy.ones(2), numpy.zeros(1, dtype=numpy.uint64))
