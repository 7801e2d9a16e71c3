"""How the 60 building cards of data/cards.toml were laid out, for want of a source that shows them.

`python -m tests.games.hanging_gardens.deck` writes the file anew; a test holds it to what stands there.
Corrected by an owner of the game, cards.toml no longer needs this script.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import tuileries.games.hanging_gardens
from tuileries.core.chance import Chance

FILE = Path(tuileries.games.hanging_gardens.__file__).parent / "data/cards.toml"
SEEDS = "hanging gardens {}"
SEED = SEEDS.format(3539)
"""What `find_seed` finds, after some seconds."""
SIZES = (1,) * 8 + (2,) * 24 + (3,) * 20 + (4,) * 8
FEATURES = "TPAF" * 37
TOUCHING = ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5))
HEADING = """\
# The building cards of The Hanging Gardens (HG-C2): two rows of three squares, T terrace, P park, A arcade,
# F fountain, - building ground. No source shows them all, so they were laid out by a seeded script. An owner
# of the game can put the true ones here; their totals are checked against box.toml.
"""


def deal(chance: Chance) -> list[str]:
    """Sixty cards with the features shuffled over them, each on squares drawn at random."""
    features, chance = chance.shuffle(FEATURES)
    coming, cards = iter(features), list[str]()
    for size in SIZES:
        order, chance = chance.shuffle(range(6))
        squares = ["-"] * 6
        for place in order[:size]:
            squares[place] = next(coming)
        cards.append("".join(squares))
    return cards


def kinds(card: str) -> Iterator[str]:
    """How its features lie: equal ones touching, equal ones apart, or none equal."""
    pairs = [(a, b) for a in range(6) for b in range(a + 1, 6) if card[a] == card[b] != "-"]
    if not pairs and card.count("-") < 5:
        yield "mixed"
    yield from {"touching" if pair in TOUCHING else "apart" for pair in pairs}


def is_varied(cards: Sequence[str]) -> bool:
    """All different up to rotation, each feature twice alone, equal features touching, apart or none."""
    if len({min(card, card[::-1]) for card in cards}) < len(cards):
        return False
    alone = Counter(feature for card in cards[:8] for feature in card if feature != "-")
    lying = Counter(chain.from_iterable(map(kinds, cards)))
    return set(alone.values()) == {2} and min(lying[kind] for kind in ("touching", "apart", "mixed")) >= 15


def find_seed() -> str:
    """The first of the numbered seeds that deals varied cards."""
    return next(seed for seed in map(SEEDS.format, range(100_000)) if is_varied(deal(Chance(seed))))


def lay_out(seed: str) -> str:
    entries = (
        f'[[cards]]\nsquares = "{card[:3]}/{card[3:]}"\nprovenance = "reconstructed"\n'
        for card in deal(Chance(seed))
    )
    return "\n".join((HEADING, *entries))


if __name__ == "__main__":
    FILE.write_text(lay_out(find_seed()), encoding="utf-8")
