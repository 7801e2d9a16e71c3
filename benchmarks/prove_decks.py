"""Prove what the decks of Gardeners promise, and write the evidence down.

`python -m benchmarks.prove_decks` writes docs/reports/decks.md and, for deals that are to be fair, which cards cannot
be met together: tuileries/games/gardeners/data/conflicts.toml. It ends with an error where a condition fails.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from tests.games.gardeners.search import garden_of, random_layout
from tuileries import solver
from tuileries.games.gardeners.cards import CARDS, CardId, deck
from tuileries.games.gardeners.components import Deck
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.judging import Status, holds
from tuileries.games.gardeners.wording import card_text
from tuileries.locales import voice

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "docs" / "reports" / "decks.md"
CONFLICTS = ROOT / "tuileries" / "games" / "gardeners" / "data" / "conflicts.toml"

GARDENS = 2000
SEEDS = 15
SECONDS = 60.0
SELDOM = 0.4
"""A card that more random gardens than this meet would too often be met when it is drawn."""

ENOUGH = 0.95
"""How many triples of standard cards there must be a garden for."""

STANDARD, EXPERT = deck(Deck.STANDARD), deck(Deck.EXPERT)
BOTH = (*STANDARD, *EXPERT)
Cards = tuple[CardId, ...]


class Judged(NamedTuple):
    """Some cards: whether they can be met together, and how many milliseconds of a core that took to know."""

    cards: Cards
    can_be_met: bool
    cost: float


def judge(cards: Cards) -> Judged:
    start = time.process_time()
    garden = solver.solve([CARDS[card].constraint for card in cards], seconds=SECONDS)
    return Judged(cards, garden is not None, (time.process_time() - start) * 1000)


def judge_all(cards: Sequence[CardId], number: int) -> list[Judged]:
    solver.solve([])
    with ProcessPoolExecutor() as pool:
        return list(pool.map(judge, combinations(cards, number), chunksize=100))


def verdicts(gardens: Iterable[Garden], cards: Sequence[CardId]) -> dict[CardId, list[bool]]:
    """For each card which of the gardens meet it."""
    kept = list(gardens)
    return {
        card: [holds(CARDS[card].constraint, garden).status == Status.MET for garden in kept]
        for card in cards
    }


def random_gardens(number: int) -> list[Garden]:
    luck = random.Random("decks")
    return [garden_of(random_layout(6, luck)) for _ in range(number)]


def solved_gardens(triples: Sequence[Judged]) -> list[tuple[Cards, Garden]]:
    """Gardens as they lie at the end of a round, for some triples."""
    some = random.Random("solved").sample([each for each in triples if each.can_be_met], 400)
    found = ((each.cards, solver.solve([CARDS[card].constraint for card in each.cards])) for each in some)
    return [(cards, garden) for cards, garden in found if garden]


def by_accident(card: CardId, solved: Sequence[tuple[Cards, Garden]]) -> float:
    """How often a garden made for three other cards meets this one as well."""
    others = [garden for cards, garden in solved if card not in cards]
    return statistics.mean(holds(CARDS[card].constraint, each).status == Status.MET for each in others)


def alone(card: CardId) -> float:
    """Milliseconds of a core to find a garden for this card alone: the median over some seeds."""
    costs = []
    for seed in range(SEEDS):
        start = time.process_time()
        solver.solve([CARDS[card].constraint], seed=seed)
        costs.append((time.process_time() - start) * 1000)
    return statistics.median(costs)


def smallest(impossible: Iterable[Judged], known: Sequence[Cards]) -> list[Cards]:
    """Those that hold no smaller set that is impossible already."""
    return [each.cards for each in impossible if not any(set(few) <= set(each.cards) for few in known)]


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def main() -> None:
    singles, pairs, triples = (judge_all(BOTH, number) for number in (1, 2, 3))
    standard = [each for each in triples if set(each.cards) <= set(STANDARD)]
    chance = verdicts(random_gardens(GARDENS), BOTH)
    solved = solved_gardens(standard)
    kept = [garden for _, garden in solved]
    looks = verdicts([*kept, *random_gardens(GARDENS)], BOTH)
    excluded = list[Cards]()
    for judged in (singles, pairs, triples):
        excluded += smallest((each for each in judged if not each.can_be_met), excluded)
    share = statistics.mean(each.can_be_met for each in standard)
    conditions = {
        "Every card alone can be met.": all(each.can_be_met for each in singles),
        f"At most {SELDOM:.0%} of random gardens meet a card.": all(
            statistics.mean(met) <= SELDOM for met in chance.values()
        ),
        "No two cards mean the same: some garden meets one and misses the other.": len(
            {tuple(met) for met in looks.values()}
        )
        == len(BOTH),
        "No two cards exclude each other.": all(each.can_be_met for each in pairs),
        f"At least {ENOUGH:.0%} of all triples of standard cards can be met.": share >= ENOUGH,
    }
    write_conflicts(excluded)
    REPORT.write_text(
        "\n".join(report(conditions, standard, triples, excluded, chance, solved)) + "\n", encoding="utf-8"
    )
    sys.exit(not all(conditions.values()))


def write_conflicts(excluded: Sequence[Cards]) -> None:
    lines = [
        "# Cards of Gardeners that no garden meets together, though any fewer of them can be met: all sets of at",
        "# most three standard and expert cards. Written by benchmarks/prove_decks.py.",
        "",
        "conflicts = [",
        *(f"    {list(cards)},".replace("'", '"') for cards in excluded),
        "]",
    ]
    CONFLICTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def report(
    conditions: dict[str, bool],
    standard: Sequence[Judged],
    triples: Sequence[Judged],
    excluded: Sequence[Cards],
    chance: dict[CardId, list[bool]],
    solved: Sequence[tuple[Cards, Garden]],
) -> Iterable[str]:
    say = voice("en")
    yield from (
        "# The decks of Gardeners, proved",
        "",
        "The faces of the standard and the expert cards are in no source; ours are reconstructed. What the rules page asks",
        "of them is proved by machine. `python -m benchmarks.prove_decks` does it again and writes this page: a garden that",
        "was found is checked by the evaluator of the rules, and where none is found an exact solver proves that there is",
        "none.",
        "",
    )
    yield from (f"* {'holds' if does else '**fails**'}: {what}" for what, does in conditions.items())
    met, cost = sum(each.can_be_met for each in standard), sorted(each.cost for each in standard)
    proofs = [each.cost for each in triples if not each.can_be_met]
    yield from (
        "",
        "## Three cards at once",
        "",
        f"Of all {len(standard):,} triples of standard cards {met:,} can be met ({100 * met / len(standard):.3f} %); with",
        f"the expert cards mixed in, {sum(each.can_be_met for each in triples):,} of {len(triples):,}. To know it took, in",
        f"milliseconds of a core, {statistics.median(cost):.1f} at the median, {cost[len(cost) * 95 // 100]:.1f} at the 95th",
        f"percentile and {cost[-1]:.0f} at worst among the standard triples; a proof that there is no garden took up to",
        f"{max(proofs, default=0):.0f} ms. No two cards exclude each other, so each of these sets is a smallest one:",
        "",
        "| cards | what they ask |",
        "|---|---|",
    )
    for cards in excluded:
        asked = " ".join(say(card_text(CARDS[card].constraint)) for card in cards)
        yield f"| {', '.join(cards)} | {asked} |"
    taken = Counter(card for each in standard if not each.can_be_met for card in each.cards)
    yield from (
        "",
        "## Card by card",
        "",
        f"Chance: how many of {GARDENS:,} random full gardens meet the card. Accident: how many gardens made for three other",
        "standard cards meet it as well. Alone, in threes: milliseconds of a core to find a garden for the card alone, and",
        "with two other standard cards (median). Excluded: triples of standard cards with it that cannot be met.",
        "",
        "| card | asks | chance % | accident % | alone ms | in threes ms | excluded |",
        "|---|---|--:|--:|--:|--:|--:|",
    )
    for card in BOTH:
        threes = [
            each.cost for each in triples if card in each.cards and set(each.cards) - {card} <= set(STANDARD)
        ]
        yield (
            f"| {card} | {say(card_text(CARDS[card].constraint))} | {percent(statistics.mean(chance[card]))} "
            f"| {percent(by_accident(card, solved))} | {alone(card):.1f} | {statistics.median(threes):.1f} "
            f"| {taken[card]} |"
        )


if __name__ == "__main__":
    main()
