"""Gardens that are worth most: what the search adds up step by step is what it comes to in the end."""

from __future__ import annotations

import random

import numpy
import pytest

from tests.bots.gardeners.scenes import codes_of_garden
from tests.fast.test_gardeners_distances import random_garden
from tuileries.bots.gardeners.codes import FIRSTS, TURNS, distances, ground_of, sheet_of, told_apart
from tuileries.fast.gardeners.boards import CELLS
from tuileries.fast.gardeners.plans import Wish, improve
from tuileries.fast.kernel import Words
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.setup import cards_in_play
from tuileries.games.gardeners.state import Options

SIZE = 6


def wish_for(cards: tuple[CardId, ...], luck: random.Random) -> Wish:
    weights = [(3 * luck.random(), 5 * luck.random()) for _ in cards]
    costs = [[luck.choice([0.0, 0.0, luck.random()]) for _ in range(CELLS)] for _ in range(CELLS)]
    return Wish(
        sheet_of(cards, SIZE),
        told_apart(cards, SIZE),
        numpy.array(weights),
        numpy.array(costs),
        FIRSTS,
        TURNS,
    )


def cost_of(wish: Wish, cards: tuple[CardId, ...], codes: Words) -> float:
    off = distances(cards, SIZE, codes)
    missed = wish.weights[:, 0] @ (off > 0) + wish.weights[:, 1] @ off
    return float(missed + sum(wish.costs[place, codes[place]] for place in ground_of(SIZE).places))


@pytest.mark.parametrize("number", range(20))
def test_a_plan_costs_what_its_garden_costs(number: int) -> None:
    luck = random.Random(number)
    cards = tuple(sorted(luck.sample(cards_in_play(Options(Mode.NORMAL)), 1 + number)))
    wish, codes = wish_for(cards, luck), codes_of_garden(random_garden(luck, SIZE).laid)
    before, looks = cost_of(wish, cards, codes), sorted(FIRSTS[codes[ground_of(SIZE).places]])
    seed = numpy.array([number], dtype=numpy.uint64)
    cost = improve(wish, ground_of(SIZE), codes, 3000, numpy.array([0.6, 0.08]), seed)
    assert cost == pytest.approx(cost_of(wish, cards, codes))
    assert cost < before
    assert sorted(FIRSTS[codes[ground_of(SIZE).places]]) == looks, "no tile is lost"


def test_cards_tell_codes_apart_that_they_do_not_take_for_the_same() -> None:
    """A change that a card can tell is never taken for one that it cannot."""
    luck = random.Random("told")
    for card in CARDS:
        codes, told = codes_of_garden(random_garden(luck, SIZE).laid), told_apart((card,), SIZE)
        for _ in range(30):
            place, code, before = luck.choice([0, 9, 18, 27]), luck.randrange(len(told)), codes.copy()
            codes[place] = code
            differs = distances((card,), SIZE, before) != distances((card,), SIZE, codes)
            assert told[before[place], code] or not differs.any(), card
