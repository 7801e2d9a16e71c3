"""From a seat's story to what it remembers and believes; a story that goes on is not read again."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from tuileries.bots.gardeners.belief import Belief
from tuileries.bots.gardeners.manner import Manner
from tuileries.bots.gardeners.memory import Memory
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.story import Story
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.events import (
    CardDiscarded,
    CardDrawn,
    CardScored,
    CardTurned,
    Event,
    GardenChecked,
    PuzzleSet,
    RoundWon,
    SaidReady,
    TileAdded,
    TileLifted,
    TilePlaced,
    TileRemoved,
)
from tuileries.games.gardeners.setup import cards_in_play
from tuileries.games.gardeners.view import View

MOST_READ = 32
"""How many stories are kept, read as far as they went."""


class Mind(NamedTuple):
    """What a seat has in mind after what it saw."""

    memory: Memory
    belief: Belief


Events = tuple[tuple[Event, ...], ...]
_read: OrderedDict[tuple[object, ...], tuple[Events, Mind]] = OrderedDict()


def recall(story: Story[Event, View], player: Player, manner: Manner) -> Mind:
    """What this seat remembers and believes. Reading on from what was read before gives the same."""
    key = (player, manner, story.view.options, story.events[0])
    before, mind = _read.pop(key, ((), None))
    if mind is None or story.events[: len(before)] != before:
        before, mind = (), fresh(story.view, player, manner)
    for version, events in enumerate(story.events[len(before) :], len(before)):
        mind.belief.version = version
        for event in events:
            read(mind, event)
    _read[key] = story.events, mind
    if len(_read) > MOST_READ:
        _read.popitem(last=False)
    return mind


def fresh(view: View, player: Player, manner: Manner) -> Mind:
    players, deck = len(view.seats), cards_in_play(view.options)
    memory = Memory(view.options, players)
    return Mind(memory, Belief(player, players, deck, memory.size, manner))


def read(mind: Mind, event: Event) -> None:
    memory, belief = mind
    match event:
        case TileAdded():
            memory.mark(Cell(*event.cell), belief.saw(memory.added(event)))
        case TileRemoved():
            belief.saw(memory.removed(event))
        case TilePlaced():
            memory.placed(event)
        case TileLifted():
            memory.lifted(event)
        case SaidReady(player=player):
            belief.said_ready(player, memory.codes())
        case GardenChecked(delighted=delighted):
            belief.checked(delighted, memory.codes())
            memory.checked(delighted)
        case RoundWon():
            memory.begin_round()
        case _:
            read_card(mind, event)


def read_card(mind: Mind, event: Event) -> None:
    memory, belief = mind
    match event:
        case CardDrawn(player=player, back=back, card=card):
            belief.drawn(player, back, card)
        case CardTurned(player=player, card=card):
            belief.turned(player, card)
        case CardScored(player=player, card=card):
            belief.scored(player, card)
        case CardDiscarded(player=player, back=back, card=shown):
            belief.discarded(player, back, shown)
            memory.begin_round()
        case PuzzleSet(cards=cards):
            for card in cards:
                belief.drawn(0, CARDS[card].back, card)
