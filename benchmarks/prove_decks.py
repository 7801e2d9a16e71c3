"""Prove what the decks of Gardeners promise, and write the evidence down.

`python -m benchmarks.prove_decks` writes docs/reports/decks.md and, for deals that are to be fair, which
cards cannot be met together: tuileries/games/gardeners/data/conflicts.toml. It ends with an error where a
condition does not hold.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, combinations
from pathlib import Path
from typing import NamedTuple

from tests.games.gardeners.gardens import garden_of, random_layout
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

GARDENS, SOLVED, SEEDS, SECONDS = 2000, 400, 15, 60.0
SELDOM = 0.4
"""A card that more random gardens than this meet would too often be met when it is drawn."""

ENOUGH = 0.95
"""How many triples of standard cards there must be a garden for."""

STANDARD = deck(Deck.STANDARD)
BOTH = (*STANDARD, *deck(Deck.EXPERT))
Cards = tuple[CardId, ...]

PAGE = """# The decks of Gardeners, proved

The book shows the faces of two standard cards, S60 and S61. No source shows the other standard and expert
cards; ours are reconstructed. `python -m benchmarks.prove_decks` proves what the rules page requires of them
and writes this page. The rules' evaluator checks every garden that is found; where none is found, an exact
solver proves that there is none.

{conditions}

## Three cards at once

Of all {standard:,} triples of standard cards, {standard_met:,} can be fulfilled ({share:.2f} %); with the
expert cards mixed in, {both_met:,} of {both:,}. Finding a garden for standard cards took
{median:.1f} milliseconds of CPU time at the median, {most:.1f} at the 95th percentile and {worst:.0f} at
worst; a proof that there is none took up to {proof:.0f}. These triples are impossible; no two cards are, so
no set is larger than it needs to be:

| cards | what they ask |
|---|---|
{excluded}

## Card by card

Chance: how many of {gardens:,} random full gardens fulfil the card. Accident: how many of {solved} gardens
made for three other standard cards also fulfil it. Alone, in threes: milliseconds of CPU time to find a
garden for the card alone, and to decide about it with two standard cards (medians). Excluded: triples with
two standard cards that cannot be fulfilled.

| card | asks | chance % | accident % | alone ms | in threes ms | excluded |
|---|---|--:|--:|--:|--:|--:|
{cards}
"""

LISTED = """# Cards of Gardeners that no garden meets together, though any fewer of them can be met: all
# such sets of at most three standard and expert cards. Written by benchmarks/prove_decks.py.

conflicts = [
{conflicts}
]
"""


class Judged(NamedTuple):
    """Some cards: whether they can be met together, and how many milliseconds of a core it took to know."""

    cards: Cards
    can_be_met: bool
    cost: float


def judge(cards: Cards) -> Judged:
    start = time.process_time()
    garden = solver.solve([CARDS[card].constraint for card in cards], seconds=SECONDS)
    return Judged(cards, garden is not None, (time.process_time() - start) * 1000)


def judge_all(number: int) -> list[Judged]:
    with ProcessPoolExecutor(initializer=solver.warm) as pool:
        return list(pool.map(judge, combinations(BOTH, number), chunksize=100))


def is_met(card: CardId, garden: Garden) -> bool:
    return holds(CARDS[card].constraint, garden).status == Status.MET


def solve_some(triples: Sequence[Judged]) -> list[tuple[Cards, Garden]]:
    """Gardens as they lie at the end of a round."""
    some = random.Random("solved").sample([each.cards for each in triples if each.can_be_met], SOLVED)
    gardens = (solver.solve([CARDS[card].constraint for card in cards]) for cards in some)
    return [(cards, garden) for cards, garden in zip(some, gardens, strict=True) if garden]


class Evidence:
    """All that was found out about the decks."""

    def __init__(self) -> None:
        solver.warm()
        luck = random.Random("decks")
        self.singles, self.pairs, self.triples = (judge_all(number) for number in (1, 2, 3))
        self.standard = [each for each in self.triples if set(each.cards) <= set(STANDARD)]
        self.solved = solve_some(self.standard)
        gardens = [garden_of(random_layout(6, luck)) for _ in range(GARDENS)]
        self.met = {card: [is_met(card, garden) for garden in gardens] for card in BOTH}

    def conditions(self) -> Iterator[tuple[str, bool]]:
        yield "Every card can be fulfilled.", all(each.can_be_met for each in self.singles)
        chances = [statistics.mean(met) for met in self.met.values()]
        yield f"No card is fulfilled by more than {SELDOM:.0%} of random gardens.", max(chances) <= SELDOM
        yield "No two cards mean the same: some garden fulfils one and not the other.", self.all_differ()
        yield "No two cards are impossible together.", all(each.can_be_met for each in self.pairs)
        share = statistics.mean(each.can_be_met for each in self.standard)
        yield f"At least {ENOUGH:.0%} of all triples of standard cards can be fulfilled.", share >= ENOUGH

    def all_differ(self) -> bool:
        """Judged by gardens that were each made for one card."""
        made = [garden for card in BOTH if (garden := solver.solve([CARDS[card].constraint]))]
        return len({tuple(is_met(card, garden) for garden in made) for card in BOTH}) == len(BOTH)

    def excluded(self) -> list[Cards]:
        """The smallest sets that cannot be met together."""
        found = list[Cards]()
        for each in chain(self.singles, self.pairs, self.triples):
            if not each.can_be_met and not any(set(few) <= set(each.cards) for few in found):
                found.append(each.cards)
        return found

    def accident(self, card: CardId) -> float:
        """How often a garden made for three other cards meets this one as well."""
        return statistics.mean(is_met(card, garden) for cards, garden in self.solved if card not in cards)

    def in_threes(self, card: CardId) -> list[Judged]:
        """The triples of this card with two standard ones."""
        known = {*STANDARD, card}
        return [each for each in self.triples if card in each.cards and known.issuperset(each.cards)]


def cost_alone(card: CardId) -> float:
    costs = []
    for seed in range(SEEDS):
        start = time.process_time()
        solver.solve([CARDS[card].constraint], seed=seed)
        costs.append((time.process_time() - start) * 1000)
    return statistics.median(costs)


def asks(card: CardId) -> str:
    return voice("en")(card_text(CARDS[card].constraint))


def card_row(card: CardId, evidence: Evidence) -> str:
    chance, threes = statistics.mean(evidence.met[card]), evidence.in_threes(card)
    cells = (
        card,
        asks(card),
        f"{100 * chance:.1f}",
        f"{100 * evidence.accident(card):.1f}",
        f"{cost_alone(card):.1f}",
        f"{statistics.median(each.cost for each in threes):.1f}",
        str(sum(not each.can_be_met for each in threes)),
    )
    return f"| {' | '.join(cells)} |"


def page(evidence: Evidence) -> str:
    standard, triples, excluded = evidence.standard, evidence.triples, evidence.excluded()
    conditions = (f"* {'Holds' if so else '**Fails**'}: {what}" for what, so in evidence.conditions())
    met = sorted(each.cost for each in standard if each.can_be_met)
    return PAGE.format(
        conditions="\n".join(conditions),
        standard=len(standard),
        standard_met=len(met),
        share=100 * len(met) / len(standard),
        both=len(triples),
        both_met=sum(each.can_be_met for each in triples),
        median=statistics.median(met),
        most=met[len(met) * 95 // 100],
        worst=met[-1],
        proof=max(each.cost for each in triples if not each.can_be_met),
        excluded="\n".join(f"| {', '.join(cards)} | {' '.join(map(asks, cards))} |" for cards in excluded),
        gardens=GARDENS,
        solved=SOLVED,
        cards="\n".join(card_row(card, evidence) for card in BOTH),
    )


def main() -> None:
    evidence = Evidence()
    conflicts = "\n".join(f"    {list(cards)},".replace("'", '"') for cards in evidence.excluded())
    CONFLICTS.write_text(LISTED.format(conflicts=conflicts), encoding="utf-8")
    REPORT.write_text(page(evidence), encoding="utf-8")
    sys.exit(not all(so for _, so in evidence.conditions()))


if __name__ == "__main__":
    main()
