"""Zen Garden's kernel beside its rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import chain, combinations

import numpy
from msgspec.structs import replace

from tests.fast.laws import Twin
from tests.games.zen_garden.test_laws import CASE
from tuileries.core.game import Player, Step
from tuileries.fast.kernel import Words
from tuileries.fast.zen_garden import kernel, rules, scoring
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.worlds import NUMBER, unpack
from tuileries.games.zen_garden.events import Event, MarketFilled
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.state import Options, State

NO_LUCK = numpy.zeros(1, dtype=numpy.uint64)


def sorted_out(state: State) -> State:
    seats = tuple(
        replace(
            seat,
            garden=tuple(sorted(seat.garden, key=lambda laid: laid.cell)),
            awards=tuple(sorted(seat.awards, key=lambda award: award.mission)),
        )
        for seat in state.seats
    )
    return replace(state, seats=seats, supply=tuple(sorted(state.supply)))


def follow(world: Words, number: int, step: Step[State, Event]) -> None:
    """ZG-R5: the tiles that came to the market are those that came there."""
    if rules.lay(world, numpy.uint64(number)):
        filled = [event for event in step.events if isinstance(event, MarketFilled)]
        drawn = [NUMBER[tile] for event in filled for tile in event.drawn]
        rules.close_round(world, NO_LUCK, numpy.array(drawn, dtype=numpy.uint64))


def active(world: Words) -> Player | None:
    return None if rules.is_over(world) else int(rules.active_player(world))


def scores(world: Words) -> list[int]:
    return [int(scoring.score(world, numpy.uint64(player))) for player in range(int(world[at.PLAYERS]))]


def winners(world: Words) -> tuple[Player, ...]:
    won = numpy.zeros(4)
    scoring.shares(world, won)
    return tuple(map(int, numpy.flatnonzero(won)))


def wish(state: State, luck: random.Random) -> Callable[[Take], bool]:
    """Some collect what the emperor likes, or look for missions; others take what comes."""
    wished = luck.choice([None, *state.preferences.__struct_fields__, "mission"])
    if wished is None:
        return lambda move: True
    if wished == "mission":
        features = {feature for mission in state.missions for feature in mission.features}
    else:
        features = {getattr(state.preferences, wished)}
    return lambda move: any(map(move.tile.shows, features))


TWIN = Twin(
    kernel=kernel,
    case=CASE,
    options=[
        Options((1, *some)) for some in chain.from_iterable(combinations((2, 3, 4, 5), n) for n in range(5))
    ],
    unpack=unpack,
    sorted_out=sorted_out,
    follow=follow,
    active=active,
    scores=scores,
    winners=winners,
    wish=wish,
)
