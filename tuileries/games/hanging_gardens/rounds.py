"""HG-R1 to HG-R3: new cards, the bouquet, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tuileries.core.game import Step
from tuileries.games.hanging_gardens.components import BOX
from tuileries.games.hanging_gardens.events import Event, GameEnded, RoundBegun, TilesShown
from tuileries.games.hanging_gardens.scoring import outcome
from tuileries.games.hanging_gardens.state import Round, State, ToLay
from tuileries.games.hanging_gardens.tiles import is_exhausted


def cards_per_round(players: int) -> int:
    """HG-R1, HG-R2: as many cards as turns: 4 with 2 or 4 players, 3 with 3."""
    return BOX.rounds.cards[players]


def rounds(players: int) -> int:
    return BOX.cards.building_cards // cards_per_round(players)


def deal(state: State, turn: Round) -> tuple[State, RoundBegun]:
    """HG-R1: new cards lie face up."""
    number = cards_per_round(len(state.seats))
    cards, deck = state.deck[:number], state.deck[number:]
    state = replace(state, cards=cards, deck=deck, round=turn, stage=ToLay())
    return state, RoundBegun(turn.number, turn.first, cards)


def end_turn(state: State, events: tuple[Event, ...], *, revealed: bool = False) -> Step[State, Event]:
    """HG-R2: the next in turn, or the next round, or the end."""
    turns = state.round.turns + 1
    state = replace(state, round=replace(state.round, turns=turns), stage=ToLay())
    if turns < cards_per_round(len(state.seats)):
        return Step(state, events, revealed)
    if not state.deck or is_exhausted(state):
        state = replace(state, stage=None)
        return Step(state, (*events, *closing(state)), revealed=True)
    first = (state.round.first + 1) % len(state.seats)
    state, begun = deal(state, Round(state.round.number + 1, first))
    return Step(state, (*events, begun), revealed=True)


def closing(state: State) -> Iterator[Event]:
    """HG-R3, HG-B9, HG-F5: what was unseen is turned up, and the winner is known."""
    for player, seat in enumerate(state.seats):
        if seat.unseen:
            yield TilesShown(player, tuple(tile for tile in seat.unseen if tile is not None))
    result = outcome(state)
    assert result is not None
    yield GameEnded(result.winners, tuple(sheet.total for sheet in result.scores), result.reason)
