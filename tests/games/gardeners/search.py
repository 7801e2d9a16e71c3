"""Look for gardens that keep to some cards, by local search from a seed.

`python -m tests.games.gardeners.search` writes gardens.json anew: for each card a garden that meets it and
one that does not, and for each training a garden that meets all its cards at once.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from tuileries.core.grids import Cell
from tuileries.games.gardeners.cards import CARDS, deck
from tuileries.games.gardeners.components import TILES, TILES_BY_SIZE, Deck, Thing, Tile
from tuileries.games.gardeners.constraints import Agglomeration, Constraint, Link, Loop, Run
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.games.gardeners.judging import Status, holds, reach

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


def looped_layout(luck: random.Random) -> tuple[Layout, set[int]]:
    """A garden with a closed loop of 3 x 3 somewhere inside, which is not to be touched."""
    top, left = luck.randrange(4), luck.randrange(4)
    turns = {(0, 0): 1, (0, 1): 1, (0, 2): 2, (1, 0): 0, (1, 2): 0, (2, 0): 0, (2, 1): 1, (2, 2): 3}
    fixed = {(top + row) * 6 + left + column: turn for (row, column), turn in turns.items()}
    others = random_layout(6, luck)
    bends = [tile for tile, _ in others if tile.thing == Thing.BEND]
    straights = [tile for tile, _ in others if tile.thing == Thing.STRAIGHT]
    ring = {
        number: ((bends if (row != 1) == (column != 1) else straights).pop(), turns[row, column])
        for (row, column), number in zip(turns, fixed, strict=True)
    }
    used = {tile.id for tile, _ in ring.values()}
    rest = iter([pair for pair in others if pair[0].id not in used])
    return [ring.get(number) or next(rest) for number in range(36)], set(ring)


def cost(rule: Constraint, garden: Garden) -> int:
    """How far a garden is from keeping to a card."""
    verdict = holds(rule, garden)
    if verdict.status == Status.MET:
        return 0
    match rule:
        case Agglomeration(number=number) | Run(number=number):
            return 1 + abs(number - len(verdict.faults))
        case Link():
            return 1 + garden.size - (reach(verdict.faults) if verdict.faults else 0)
    return 1 + len(verdict.faults)


def total(rules: Collection[Constraint], layout: Layout) -> int:
    garden = garden_of(layout)
    return sum(cost(rule, garden) for rule in rules)


def layout_of(garden: Garden) -> Layout:
    ordered = sorted(garden.laid, key=lambda laid: laid.cell)
    return [(TILES[laid.tile], laid.turn) for laid in ordered]


def look_for(
    rules: Sequence[Constraint], size: int, seed: str, *, start: Garden | None = None, steps: int = 6000
) -> Garden | None:
    """A garden that keeps to all of these, if chance finds one in so many steps."""
    luck = random.Random(seed)
    layout, fixed = layout_of(start) if start else random_layout(size, luck), set[int]()
    loops = [rule for rule in rules if isinstance(rule, Loop)]
    if loops and total(loops, layout):
        layout, fixed = looped_layout(luck)
    free = [number for number in range(size**2) if number not in fixed]
    now = total(rules, layout)
    for number in range(steps):
        if not now:
            return garden_of(layout)
        tried = changed(layout, free, luck)
        then = total(rules, tried)
        if then <= now or luck.random() < math.exp((now - then) / (0.3 + 1.2 * (1 - number / steps))):
            layout, now = tried, then
    return None


def changed(layout: Layout, free: Sequence[int], luck: random.Random) -> Layout:
    """Two tiles change places, and one of them turns."""
    tried = list(layout)
    one, other = luck.sample(free, 2)
    tried[one], tried[other] = tried[other], tried[one]
    tile = tried[one][0]
    tried[one] = tile, luck.randrange(tile.turns)
    return tried


def first_found(rules: Sequence[Constraint], size: int, name: str) -> Garden:
    tries = (look_for(rules, size, f"{name} {number}") for number in range(100))
    return next(garden for garden in tries if garden is not None)


def missing(rule: Constraint, size: int) -> Garden:
    tries = (garden_of(random_layout(size, random.Random(f"miss {number}"))) for number in range(100))
    return next(garden for garden in tries if holds(rule, garden).status == Status.LOST)


def gardens() -> Iterator[tuple[str, dict[str, str]]]:
    for card in CARDS.values():
        size = SIZES.get(card.deck, 6)
        met = first_found([card.constraint], size, card.id)
        yield card.id, {"met": written(met), "missed": written(missing(card.constraint, size))}
    for mode in ("training-a", "training-b", "training-c"):
        rules = [CARDS[card].constraint for card in deck(Deck(mode))]
        yield mode, {"met": written(first_found(rules, SIZES.get(Deck(mode), 6), mode))}


if __name__ == "__main__":
    FILE.write_text(json.dumps(dict(gardens()), indent=1) + "\n", encoding="utf-8")
