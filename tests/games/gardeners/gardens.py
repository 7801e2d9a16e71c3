"""Gardens that are kept for the tests.

`python -m tests.games.gardeners.gardens` writes gardens.json anew: for each card a garden that meets it and
one that does not, and for each training a garden that meets all its cards at once.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from tuileries.core.grids import Cell
from tuileries.games.gardeners.cards import CARDS, deck
from tuileries.games.gardeners.components import TILES_BY_SIZE, Deck, Tile
from tuileries.games.gardeners.constraints import Constraint
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.games.gardeners.judging import Status, holds
from tuileries.solver import solve

FILE = Path(__file__).parent / "gardens.json"
SIZES = {Deck.TRAINING_A: 4, Deck.TRAINING_B: 5}
TURNS = "nesw"
Layout = list[tuple[Tile, int]]
"""The tiles row by row, each with its turn."""


def garden_of(layout: Layout) -> Garden:
    size = math.isqrt(len(layout))
    cells = (Cell(row, column) for row in range(size) for column in range(size))
    laid = (Laid(tile.id, cell, turn) for cell, (tile, turn) in zip(cells, layout, strict=True))
    return Garden(size, tuple(laid))


def written(garden: Garden) -> str:
    """A full garden row by row, each tile with the side its top points to."""
    return " ".join(f"{laid.tile}{TURNS[laid.turn]}" for laid in garden.laid)


def read(text: str) -> Garden:
    words = text.split()
    size = math.isqrt(len(words))
    cells = (Cell(number // size, number % size) for number in range(len(words)))
    laid = (Laid(word[:-1], cell, TURNS.index(word[-1])) for word, cell in zip(words, cells, strict=True))
    return Garden(size, tuple(laid))


def kept() -> dict[str, dict[str, str]]:
    """The gardens of the file, by what they do to the card or the training that they are kept for."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def random_layout(size: int, luck: random.Random) -> Layout:
    tiles = list(TILES_BY_SIZE[size])
    luck.shuffle(tiles)
    return [(tile, luck.randrange(tile.turns)) for tile in tiles]


def solved(rules: Sequence[Constraint], size: int) -> Garden:
    garden = solve(rules, size=size)
    assert garden is not None
    return garden


def missing(rule: Constraint, size: int) -> Garden:
    tries = (garden_of(random_layout(size, random.Random(f"miss {number}"))) for number in range(100))
    return next(garden for garden in tries if holds(rule, garden).status == Status.LOST)


def gardens() -> Iterator[tuple[str, dict[str, str]]]:
    for card in CARDS.values():
        size = SIZES.get(card.deck, 6)
        met = solved([card.constraint], size)
        yield card.id, {"met": written(met), "missed": written(missing(card.constraint, size))}
    for mode in ("training-a", "training-b", "training-c"):
        rules = [CARDS[card].constraint for card in deck(Deck(mode))]
        yield mode, {"met": written(solved(rules, SIZES.get(Deck(mode), 6)))}


if __name__ == "__main__":
    FILE.write_text(json.dumps(dict(gardens()), indent=1) + "\n", encoding="utf-8")
