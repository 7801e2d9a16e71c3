"""How many triples of standard cards can be met together, by local search.

`python -m benchmarks.soak_triples [TRIPLES]` tries so many (200), drawn from a seed. What the search does not
find may still exist, so the share is a lower bound.
"""

from __future__ import annotations

import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.games.gardeners.search import look_for
from tuileries.games.gardeners.cards import CARDS, deck
from tuileries.games.gardeners.components import Deck

TRIES = 12
STEPS = 3000


def is_met(triple: tuple[str, ...]) -> bool:
    rules = [CARDS[card].constraint for card in triple]
    return any(look_for(rules, 6, f"{triple} {number}", steps=STEPS) for number in range(TRIES))


def main(number: int) -> None:
    start, luck = time.perf_counter(), random.Random("triples")
    triples = [tuple(luck.sample(deck(Deck.STANDARD), 3)) for _ in range(number)]
    with ProcessPoolExecutor() as pool:
        met = list(pool.map(is_met, triples))
    missed = [" ".join(triple) for triple, found in zip(triples, met, strict=True) if not found]
    figures = {"triples": number, "met": sum(met), "not found": missed}
    seconds = round(time.perf_counter() - start)
    print(json.dumps({"figure": "triples of standard cards that can be met", **figures, "seconds": seconds}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
