"""When a card is given up: it excludes others, or all that was tried came to nothing."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.bots.gardeners.work import Work
from tuileries.games.gardeners.cards import CONFLICTS, CardId
from tuileries.games.gardeners.moves import Discard

SURE = 0.9
"""How likely a card has to be before another is given up for it."""

PATIENCE = 20
"""How many deeds of each player a card is worth."""

PAUSES = 3
"""How often one looks again at a garden that was checked in vain before one gives up."""

MANY = 9
"""How many tiles may have to move for a new card as long as the first discard costs nothing."""


def give_up(work: Work) -> Discard | None:
    """GD-R5: a card of one's own, if there is another to draw."""
    if not may_discard(work):
        return None
    return next(map(Discard, (*excluded(work), *costly(work), *worn_out(work))), None)


def may_discard(work: Work) -> bool:
    """GD-R5, GD-O1: not in a training; alone it would be failed."""
    return bool(work.view.deck) and not work.view.options.is_training


def own_cards(work: Work) -> list[CardId]:
    return [seen.card for seen in work.view.cards if seen.player == work.player and seen.card]


def excluded(work: Work) -> Iterator[CardId]:
    """Own cards that exclude cards which lie there almost surely; of those, whoever drew last gives way."""
    belief, seen = work.mind.belief, work.view.cards
    likely = dict[CardId, int]()
    for player, suspect in enumerate(belief.suspects):
        numbers = [number for number, card in enumerate(seen) if card.player == player]
        for slot, number in enumerate(numbers):
            card, chance = max(suspect.slot(slot).items(), key=lambda one: one[1])
            if chance >= SURE:
                likely[card] = number
    mine = set(own_cards(work))
    for conflict in sorted(map(sorted, CONFLICTS)):
        if likely.keys() >= set(conflict):
            newest = max(conflict, key=likely.__getitem__)
            if newest in mine:
                yield newest


def costly(work: Work) -> Iterator[CardId]:
    """GD-E2: the first discard costs nothing, so it spares the team a new card that asks for much."""
    memory, newest = work.mind.memory, work.view.cards[-1]
    is_new = memory.is_full and memory.deeds == memory.began and newest.player == work.player
    if is_new and newest.card and not work.view.discarded and len(work.wrong()) >= MANY:
        yield newest.card


def worn_out(work: Work) -> Iterator[CardId]:
    """After long work, own cards that not even the garden one hopes for would meet."""
    memory = work.mind.memory
    is_stuck = memory.is_stuck and work.waited > PAUSES
    if memory.deeds - memory.began < PATIENCE * len(work.view.seats) and not is_stuck:
        return
    mine = own_cards(work)
    off = work.mind.belief.distances(mine, work.target)
    yield from (card for card, tiles in sorted(zip(mine, off, strict=True), key=lambda one: -one[1]) if tiles)
