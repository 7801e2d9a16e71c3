"""GD-R1 to GD-R5: cards come, are turned up, scored and given up; and the end."""

from __future__ import annotations

from msgspec.structs import replace

from tuileries.core.game import Player, Step
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.events import (
    CardDiscarded,
    CardDrawn,
    CardScored,
    CardTurned,
    Event,
    GameEnded,
)
from tuileries.games.gardeners.scoring import grade_of, is_passed, points
from tuileries.games.gardeners.state import Held, Stage, State, is_solo, without_ready

MOST_BINDING = 3
"""GD-R2: how many cards bind at once, unless one plays alone."""

Happened = tuple[State, tuple[Event, ...]]


def draw_card(state: State, player: Player) -> Happened:
    """GD-R4, GD-O1: the newest card; alone it is open; in trainings and beginner the others are turned up."""
    state, turned = turn_up(state) if state.options.terms.is_open else (state, ())
    card, *deck = state.deck
    held = Held(card, player, is_open=is_solo(state))
    drawn = CardDrawn(player, CARDS[card].back, card, held.is_open)
    return replace(state, cards=(*state.cards, held), deck=tuple(deck)), (*turned, drawn)


def turn_up(state: State) -> Happened:
    """GD-R4: what was hidden lies face up."""
    turned = tuple(CardTurned(held.player, held.card) for held in state.cards if not held.is_open)
    return replace(state, cards=tuple(replace(held, is_open=True) for held in state.cards)), turned


def score_oldest(state: State) -> Happened:
    """GD-R2: the oldest card makes room."""
    oldest, *others = state.cards
    state = replace(state, cards=tuple(others), scored=(*state.scored, oldest.card))
    return state, (CardScored(oldest.player, oldest.card),)


def next_round(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """GD-R1, GD-E1: the next in turn draws, or the game ends for want of a card."""
    if not state.deck:
        return end(state, "deck", events)
    drawer = (state.drawer + 1) % len(state.seats)
    state = replace(state, round=state.round + 1, drawer=drawer, stage=Stage.BUILDING)
    if len(state.cards) == MOST_BINDING and not is_solo(state):
        state, scored = score_oldest(state)
        events += scored
    state, drawn = draw_card(state, drawer)
    return Step(without_ready(state), events + drawn, revealed=True)


def discard(state: State, player: Player, card: CardId) -> Step[State, Event]:
    """GD-R5: the card goes, another comes at once and is the newest."""
    left = tuple(held for held in state.cards if held.card != card)
    state = replace(state, cards=left, discarded=(*state.discarded, card))
    state, drawn = draw_card(without_ready(state), player)
    return Step(state, (CardDiscarded(player, CARDS[card].back, card), *drawn), revealed=True)


def end(state: State, reason: str, events: tuple[Event, ...] = ()) -> Step[State, Event]:
    """GD-E1, GD-E2: what still lies before the players gives nothing, and may be seen."""
    state = replace(without_ready(state), stage=Stage.OVER, reason=reason)
    lying = tuple(held.card for held in state.cards)
    ended = GameEnded(reason, lying, points(state), grade_of(state), is_passed(state))
    return Step(state, (*events, ended), revealed=True)
