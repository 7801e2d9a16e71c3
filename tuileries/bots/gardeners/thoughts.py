"""What a teammate thinks from one action to the next: it remembers, believes, wants, and takes a step."""

from __future__ import annotations

from msgspec.structs import replace

from tuileries.bots.gardeners.discards import give_up, own_cards
from tuileries.bots.gardeners.manner import Manner, Taste
from tuileries.bots.gardeners.moves import next_move
from tuileries.bots.gardeners.recall import Mind, recall
from tuileries.bots.gardeners.removals import is_laden
from tuileries.bots.gardeners.solo import after_round, next_alone
from tuileries.bots.gardeners.wishes import target
from tuileries.bots.gardeners.work import Work, tiles_of
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.story import Story
from tuileries.games.gardeners.events import Event
from tuileries.games.gardeners.garden import is_full
from tuileries.games.gardeners.moves import Move, Start
from tuileries.games.gardeners.state import Stage
from tuileries.games.gardeners.view import View


def choose(
    story: Story[Event, View], player: Player, manner: Manner, taste: Taste, luck: Chance
) -> Move | None:
    """The next move, or None: there is nothing to do but wait for the others."""
    match story.view.stage:
        case Stage.READING:
            return Start()
        case Stage.WON:
            return after_round(story.view, taste)
    if is_idle(story, player):
        return None
    work = work_of(story, player, manner, taste, luck)
    return next_alone(work) if len(story.view.seats) == 1 else give_up(work) or next_move(work)


def is_idle(story: Story[Event, View], player: Player) -> bool:
    """Whether there is nothing to think about: ready as before, or no tile to lay and nobody to take one."""
    seat, others = story.view.seats[player], [s for n, s in enumerate(story.view.seats) if n != player]
    if is_full(story.view.garden):
        return seat.is_ready and story.waited > 0
    return bool(others) and not tiles_of(seat) and all(is_laden(other, story.waited) for other in others)


def work_of(story: Story[Event, View], player: Player, manner: Manner, taste: Taste, luck: Chance) -> Work:
    """What this seat knows, and the garden it wants."""
    mind = recall(story, player, manner)
    taste = bolder(taste, mind, story.waited) if len(story.view.seats) > 1 else alone(taste)
    work = Work(mind, story.view, player, target(mind, taste, luck), taste, story.waited)
    return work if is_good(work) else replace(work, target=target(mind, harder(taste), luck))


def bolder(taste: Taste, mind: Mind, waited: int) -> Taste:
    """GD-V2: where a check was in vain and nobody does anything, somebody has to look at it afresh."""
    if waited == 0 or not mind.memory.is_stuck:
        return taste
    fresh = replace(harder(taste), caution=taste.caution / (1 + waited))
    return replace(fresh, churn=0.0, taboo=0.0, respect=taste.respect / 2)


def is_good(work: Work) -> bool:
    """Whether the garden one wants meets one's own cards."""
    return not work.mind.belief.distances(own_cards(work), work.target).any()


def alone(taste: Taste) -> Taste:
    """GD-O1: there is nobody whose work one would undo, and tiles change places in one move."""
    free = replace(taste, buried=0.0, respect=0.0, taboo=0.0, churn=0.0)
    return replace(free, tries=3, steps=8 * taste.steps, warmth=0.8)


def harder(taste: Taste) -> Taste:
    """Once more, with more patience, and farther from what lies there."""
    return replace(taste, tries=3, steps=4 * taste.steps, warmth=0.6)
