"""Afterwards: what a teammate believed at some moment, and the garden it was up to."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from tuileries.bots.gardeners.codes import CODES, FIRSTS, LOOK, ground_of
from tuileries.bots.gardeners.levels import Teammate
from tuileries.bots.gardeners.thoughts import work_of
from tuileries.bots.gardeners.work import Work
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.story import Story
from tuileries.games.gardeners.cards import CardId
from tuileries.games.gardeners.components import TILES_BY_SIZE
from tuileries.games.gardeners.constraints import Back
from tuileries.games.gardeners.events import Event
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.games.gardeners.view import View

MOST_REASONS = 3
STRONG = 0.3
"""How much more likely something makes a card before it counts as a reason."""


class Face(Struct, frozen=True):
    """A card that somebody may hold, and how likely it seems."""

    card: CardId
    chance: float


class Suspected(Struct, frozen=True):
    """A card of which a seat sees the back alone: its possible faces, the most likely first."""

    player: Player
    back: Back
    faces: tuple[Face, ...]
    reasons: tuple[int, ...]
    """The versions at which somebody did or said what speaks most for the likeliest face."""


class Thought(Struct, frozen=True):
    """What a bot believed of the hidden cards, the garden it wanted, and the cells that it wanted changed."""

    cards: tuple[Suspected, ...]
    garden: Garden
    changed: tuple[Cell, ...]


def explain(story: Story[Event, View], player: Player, bot: Teammate, luck: Chance) -> Thought:
    work = work_of(story, player, bot.manner, bot.taste, luck)
    return Thought(tuple(suspected(work)), wanted(work), tuple(changed(work)))


def suspected(work: Work) -> list[Suspected]:
    """Card by card, in the order in which they came."""
    found, slots = list[Suspected](), dict[Player, int]()
    for seen in work.view.cards:
        slot = slots.get(seen.player, 0)
        slots[seen.player] = slot + 1
        if seen.player != work.player and not seen.is_open:
            chances = work.mind.belief.suspects[seen.player].slot(slot)
            ordered = sorted(chances.items(), key=lambda one: (-one[1], one[0]))
            faces = tuple(Face(card, round(chance, 3)) for card, chance in ordered)
            found.append(Suspected(seen.player, seen.back, faces, reasons(work, seen.player, faces[0].card)))
    return found


def reasons(work: Work, player: Player, card: CardId) -> tuple[int, ...]:
    """What spoke most for a card, in the order in which it happened."""
    gains = defaultdict[int, float](float)
    for clue in work.mind.belief.clues:
        if clue.player == player:
            gains[clue.version] += clue.speaks_for(card)
    strong = sorted((gain, version) for version, gain in gains.items() if gain > STRONG)
    return tuple(sorted(version for _, version in strong[-MOST_REASONS:]))


def changed(work: Work) -> list[Cell]:
    memory, codes = work.mind.memory, work.mind.memory.codes()
    places = map(int, ground_of(memory.size).places)
    return [memory.cell_at(place) for place in places if codes[place] != work.target[place]]


def wanted(work: Work) -> Garden:
    """Tiles that stay are the same; of those that come, one that looks so."""
    memory = work.mind.memory
    lying = {memory.place_of(cell): one for cell, one in memory.garden.items()}
    stay = {place: one.tile for place, one in lying.items() if one.code == work.target[place]}
    left = [tile.id for tile in TILES_BY_SIZE[memory.size] if tile.id not in stay.values()]
    laid = list[Laid]()
    for place in map(int, ground_of(memory.size).places):
        code = int(work.target[place])
        tile = stay.get(place) or next(one for one in left if LOOK[one] == FIRSTS[code])
        if place not in stay:
            left.remove(tile)
        laid.append(Laid(tile, memory.cell_at(place), CODES[code].turn))
    return Garden(memory.size, tuple(laid), memory.corner)
