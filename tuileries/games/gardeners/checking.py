"""GD-V1 to GD-V3: saying that one is ready, and what the holders of the cards say to the garden."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tuileries.core.errors import Refusal
from tuileries.core.game import Player, Step
from tuileries.games.gardeners.cards import CARDS, CardId
from tuileries.games.gardeners.events import Event, GardenChecked, RoundWon, SaidReady
from tuileries.games.gardeners.garden import is_full
from tuileries.games.gardeners.judging import Status, holds
from tuileries.games.gardeners.rounds import end, next_round
from tuileries.games.gardeners.state import Stage, State, cards_of, is_solo, with_seat, without_ready


def why_not_ready(state: State, player: Player) -> Iterator[Refusal]:
    """GD-V1: once, and when every tile is laid."""
    missing = state.garden.size**2 - len(state.garden.laid)
    if missing:
        yield Refusal("GD-V1", "missing", {"tiles": missing})
    if state.seats[player].is_ready:
        yield Refusal("GD-V1", "already")


def is_ripe(state: State, player: Player) -> bool:
    return is_full(state.garden) and not state.seats[player].is_ready


def say_ready(state: State, player: Player) -> Step[State, Event]:
    """GD-V1: the last to be ready brings on the check."""
    state = with_seat(state, player, replace(state.seats[player], is_ready=True))
    said = SaidReady(player)
    if not all(seat.is_ready for seat in state.seats):
        return Step(state, (said,))
    return check(without_ready(state), (said,))


def check(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """GD-V2, GD-V3, GD-P2: all delighted wins the round, or solves the puzzle; otherwise building goes on."""
    moods = tuple(mood(state, player) for player in range(len(state.seats)))
    events = (*events, GardenChecked(moods))
    if False in moods:
        return Step(replace(state, moods=moods, missed=missed(state)), events, revealed=True)
    state, events = replace(state, moods=(), missed=()), (*events, RoundWon(state.round))
    if state.options.puzzle:
        return end(state, "solved", events)
    if is_solo(state):
        return Step(replace(state, stage=Stage.WON), events, revealed=True)
    return next_round(state, events)


def mood(state: State, player: Player) -> bool | None:
    """GD-V2: delighted when all their cards are met; nothing to say without a card."""
    cards = cards_of(state, player)
    return all(is_met(state, card) for card in cards) if cards else None


def missed(state: State) -> tuple[CardId, ...]:
    return tuple(held.card for held in state.cards if not is_met(state, held.card))


def is_met(state: State, card: CardId) -> bool:
    return holds(CARDS[card].constraint, state.garden).status == Status.MET
