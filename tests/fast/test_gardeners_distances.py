"""How far a garden is from a card, against the rules."""

from __future__ import annotations

import random

import pytest

from tests.bots.gardeners.scenes import codes_of_garden
from tuileries.bots.gardeners.codes import CODES, classes_of, distances
from tuileries.core.grids import Cell
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import TILES_BY_SIZE
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.games.gardeners.judging import Status, holds


def random_garden(luck: random.Random, size: int, gaps: int = 0) -> Garden:
    tiles = list(TILES_BY_SIZE[size])
    luck.shuffle(tiles)
    cells = [Cell(row, column) for row in range(size) for column in range(size)]
    laid = [Laid(tile.id, cell, luck.randrange(tile.turns)) for tile, cell in zip(tiles, cells, strict=True)]
    return Garden(size, tuple(luck.sample(laid, len(laid) - gaps)), Cell(0, 0))


@pytest.mark.parametrize("size", [4, 5, 6])
def test_a_full_garden_is_no_tile_away_exactly_from_what_it_meets(size: int) -> None:
    luck, met = random.Random(size), 0
    for _ in range(60):
        garden = random_garden(luck, size)
        for card, off in zip(CARDS, distances(tuple(CARDS), size, codes_of_garden(garden.laid)), strict=True):
            is_met = holds(CARDS[card].constraint, garden).status == Status.MET
            assert is_met == (off == 0), (card, garden)
            met += is_met
    assert met > 100


def test_a_garden_with_gaps_that_has_lost_a_card_is_some_tiles_away() -> None:
    """Only where tiles are at fault: that too few are left to come is not looked at."""
    luck, lost = random.Random("gaps"), 0
    families = {"proximity", "distance", "border"}
    for _ in range(40):
        garden = random_garden(luck, 6, gaps=8)
        for card, off in zip(CARDS, distances(tuple(CARDS), 6, codes_of_garden(garden.laid)), strict=True):
            verdict = holds(CARDS[card].constraint, garden)
            if verdict.status == Status.LOST and CARDS[card].back.family in families:
                assert off > 0, (card, garden)
                lost += 1
    assert lost > 100


def test_codes_of_one_class_are_the_same_to_a_card() -> None:
    luck = random.Random("classes")
    for card in CARDS:
        classes, garden = classes_of(card, 6), random_garden(luck, 6)
        codes = codes_of_garden(garden.laid)
        before = list(distances((card,), 6, codes))
        for _ in range(20):
            place = luck.choice([0, 1, 9, 10, 18, 45])
            same = [code for code in range(len(CODES)) if classes[code] == classes[int(codes[place])]]
            codes[place] = luck.choice(same)
            assert list(distances((card,), 6, codes)) == before, card
