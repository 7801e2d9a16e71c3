"""ZG-R1 to ZG-R8: whose turn it is, and the end of a round."""

from __future__ import annotations

from msgspec.structs import replace

from tuileries.core.game import Player, Step
from tuileries.games.zen_garden.components import BOX, Tile
from tuileries.games.zen_garden.events import (
    DiscardsShuffled,
    Event,
    GameEnded,
    MarketFilled,
    RoundBegun,
    RowDiscarded,
)
from tuileries.games.zen_garden.scoring import outcome
from tuileries.games.zen_garden.state import Market, Round, State, is_full


def turns_per_round(players: int) -> int:
    """ZG-R1, ZG-R2: a turn each, or two each with 2 players."""
    return 4 if players == 2 else players


def rounds(players: int) -> int:
    """ZG-R1, ZG-R2: 16 rounds, or 8 with 2 players."""
    return BOX.garden.side**2 * players // turns_per_round(players)


def active_player(state: State) -> Player | None:
    """ZG-R1, ZG-R2: clockwise from the first player; nobody once all gardens are full."""
    player = (state.round.first + state.round.turns) % len(state.seats)
    return None if is_full(state.seats[player]) else player


def after_turn(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    state = replace(state, round=replace(state.round, turns=state.round.turns + 1))
    if state.round.turns < turns_per_round(len(state.seats)):
        return Step(state, events)
    result = outcome(state)
    if result is not None:
        totals = tuple(sheet.total for sheet in result.scores)
        return Step(state, (*events, GameEnded(result.winners, totals, result.reason)))
    state, closing = end_round(state)
    return Step(state, events + closing, revealed=True)


def end_round(state: State) -> tuple[State, tuple[Event, ...]]:
    left = tuple(tile for tile in state.market[: BOX.market.columns] if tile is not None)
    state = replace(state, discards=tuple(sorted(state.discards + left)))
    state, shuffled = fill(replace(state, market=slide_down(state.market)))
    first = (state.round.first + 1) % len(state.seats)
    state = replace(state, round=Round(state.round.number + 1, first))
    discarded = (RowDiscarded(left),) if left else ()
    return state, (*discarded, *shuffled, RoundBegun(state.round.number, first))


def slide_down(market: Market) -> Market:
    """ZG-R3, ZG-R4: the bottom row goes; the others sink to the lowest empty space of their column."""
    width, height = BOX.market.columns, len(BOX.market.prices)
    columns = [[tile for tile in market[width + column :: width] if tile] for column in range(width)]
    return tuple(
        columns[column][row] if row < len(columns[column]) else None
        for row in range(height)
        for column in range(width)
    )


def fill(state: State) -> tuple[State, tuple[Event, ...]]:
    """ZG-R5, ZG-R6: from the supply, and when it is empty from the shuffled discards."""
    supply, events = state.supply, list[Event]()
    empty = state.market.count(None)
    if empty > len(supply):
        reshuffled, chance = state.chance.shuffle(state.discards)
        supply += reshuffled
        events.append(DiscardsShuffled(len(reshuffled)))
        state = replace(state, discards=(), chance=chance)
    drawn, supply = supply[:empty], supply[empty:]
    market = with_tiles(state.market, drawn)
    events.append(MarketFilled(market, drawn))
    return replace(state, market=market, supply=supply), tuple(events)


def with_tiles(market: Market, drawn: tuple[Tile, ...]) -> Market:
    """ZG-R5: bottom row first, left to right."""
    coming = iter(drawn)
    return tuple(next(coming) if tile is None else tile for tile in market)
