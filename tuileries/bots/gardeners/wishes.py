"""What a garden is worth to a bot: cards met, surely or probably, and work left alone."""

from __future__ import annotations

import numpy

from tuileries.bots.gardeners.codes import (
    FIRSTS,
    LOOK,
    TURNS,
    ground_of,
    sheet_of,
    told_apart,
)
from tuileries.bots.gardeners.manner import Taste
from tuileries.bots.gardeners.memory import Gone, Lying, Memory, beside, free_in, places_in
from tuileries.bots.gardeners.recall import Mind
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.fast.gardeners.boards import CELLS
from tuileries.fast.gardeners.distances import EMPTY
from tuileries.fast.gardeners.plans import Wish, improve
from tuileries.fast.kernel import Reals, Words
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.components import TILES_BY_SIZE
from tuileries.games.gardeners.constraints import Joined, Loop, Panorama, Run

LEAST = 0.02
"""Cards that are less likely are not thought of."""

MOST_CARDS = 64
"""A plan thinks of no more: only a puzzle that cannot be solved has so many."""

MOST_CHURN = 8
"""How often something was moved at most, as far as it counts: else nothing could be moved any more."""

LIKELY = 0.5
"""What is more likely is taken to be so."""

COOL = 0.08
"""How readily a plan takes a change for the worse at last."""

TURNING = Panorama | Loop | Run | Joined
"""What cards ask to which it matters how a bench or a path is turned."""


def weights_of(mind: Mind, taste: Taste) -> dict[CardId, float]:
    """How much each card counts: one's own and open ones in full, others by how likely they are."""
    found = dict[CardId, float]()
    for player in range(len(mind.belief.suspects)):
        caution = caution_towards(mind, player, taste)
        for card, chance in mind.belief.chances(player).items():
            if chance >= LEAST:
                found[card] = max(found.get(card, 0.0), chance**caution)
    return found


def caution_towards(mind: Mind, player: Player, taste: Taste) -> float:
    """Whoever is angry and has not said more by what they do needs others who try."""
    return taste.caution / (1 + 2 * mind.memory.angry[player])


def wish_for(mind: Mind, taste: Taste) -> Wish:
    chances, size = weights_of(mind, taste), mind.memory.size
    cards = tuple(sorted(sorted(chances, key=lambda card: -chances[card])[:MOST_CARDS]))
    weights = [(taste.missed * chances[card], taste.wrong * chances[card]) for card in cards]
    return Wish(
        sheet=sheet_of(cards, size),
        told=told_apart(cards, size),
        weights=numpy.array(weights).reshape(len(cards), 2),
        costs=costs_of(mind, taste),
        first=FIRSTS,
        turns=TURNS,
    )


def costs_of(mind: Mind, taste: Taste) -> Reals:
    """For each cell, what it costs to have each code there."""
    memory, player = mind.memory, mind.belief.player
    found = numpy.zeros((CELLS, CELLS))
    depth, dear = depths(memory), respects(mind, taste)
    for cell, lying in memory.garden.items():
        place = memory.place_of(cell)
        churn = taste.churn * min(MOST_CHURN, memory.moved[lying.tile] + memory.opened[cell])
        cost = taste.move + taste.buried * depth[place] + churn + dear[place]
        if depth[place]:
            cost += min(dear[other] for other in places_in(beside(1 << place)))
        found[place] += cost
        found[place, lying.code] -= cost
    for gone in memory.gone:
        age = memory.deeds - gone.deed
        if gone.deed >= memory.began and age <= 2 * taste.fresh and gone.place >= 0:
            first, turns = int(FIRSTS[gone.code]), int(TURNS[gone.code])
            codes = [gone.code] if may_turn(mind, gone) else range(first, first + turns)
            found[gone.place, codes] += taste.taboo * (1.0 if gone.player != player else 0.5)
    return found


def respects(mind: Mind, taste: Taste) -> dict[int, float]:
    """What it costs to take out each tile for the sake of whoever laid it."""
    memory = mind.memory
    return {memory.place_of(cell): respect_for(mind, lying, taste) for cell, lying in memory.garden.items()}


def respect_for(mind: Mind, lying: Lying, taste: Taste) -> float:
    memory = mind.memory
    if lying.player == mind.belief.player or lying.deed < memory.began:
        return 0.0
    is_fresh = memory.deeds - lying.deed <= taste.fresh
    return taste.respect * (0.1 + 0.1 * is_fresh + 0.8 * mind.belief.meant(lying.player, lying.gains))


def may_turn(mind: Mind, gone: Gone) -> bool:
    """Whether somebody may have taken a tile out to have it turned."""
    if TURNS[gone.code] == 1:
        return False
    chances = mind.belief.chances(gone.player)
    return sum(chance for card, chance in chances.items() if is_turning(card)) > LIKELY


def is_turning(card: CardId) -> bool:
    return isinstance(CARDS[card].constraint, TURNING)


def depths(memory: Memory) -> dict[int, int]:
    """How many layers of tiles lie between each tile and the open."""
    found, left, layer = dict[int, int](), memory.taken, 0
    while left:
        free = free_in(left)
        found |= dict.fromkeys(places_in(free), layer)
        left, layer = left & ~free, layer + 1
    return found


def filled(memory: Memory, luck: Chance) -> Words:
    """The garden that lies there, its gaps filled with what is left, in any order."""
    codes, lying = memory.codes(), {lying.tile for lying in memory.garden.values()}
    left, _ = luck.shuffle([LOOK[tile.id] for tile in TILES_BY_SIZE[memory.size] if tile.id not in lying])
    if left:
        places = ground_of(memory.size).places
        codes[places[codes[places] == EMPTY]] = left
    return codes


def target(mind: Mind, taste: Taste, luck: Chance) -> Words:
    """The full garden that a bot wants: the best of a few that it thinks of."""
    wish, ground = wish_for(mind, taste), ground_of(mind.memory.size)
    found = list[tuple[float, int, Words]]()
    for number in range(taste.tries):
        codes = filled(mind.memory, Chance(f"{luck.seed}/gaps/{number}"))
        seed, _ = Chance(f"{luck.seed}/plan/{number}").below(2**63)
        words = numpy.array([seed], dtype=numpy.uint64)
        heat = numpy.array([taste.warmth, COOL])
        found.append((improve(wish, ground, codes, taste.steps, heat, words), number, codes))
    return min(found, key=lambda one: one[:2])[2]
