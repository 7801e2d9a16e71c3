"""The compiled kernel agrees with the rules of Zen Garden, through thousands of random games."""

from __future__ import annotations

import random
from itertools import chain, combinations

import numpy
import pytest
from msgspec.structs import replace

from tuileries.core.chance import Chance
from tuileries.fast import zen_garden as kernel
from tuileries.fast import zen_garden_rules as rules
from tuileries.fast.kernel import Words
from tuileries.fast.zen_garden_tables import U
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.events import Event, MarketFilled
from tuileries.games.zen_garden.state import Options, State

OTHERS = [2, 3, 4, 5]
BOARDS = [(1, *others) for others in chain.from_iterable(combinations(OTHERS, n) for n in range(5))]
GAMES = 45
"""Of each of 16 sets of boards, a third with each number of players: 720 games in `make test`."""


def sorted_out(state: State) -> State:
    """A state without the orders that a world does not keep."""
    seats = tuple(
        replace(
            seat,
            garden=tuple(sorted(seat.garden, key=lambda laid: laid.cell)),
            awards=tuple(sorted(seat.awards, key=lambda award: award.mission)),
        )
        for seat in state.seats
    )
    return replace(state, seats=seats, supply=tuple(sorted(state.supply)))


def drawn_in(events: tuple[Event, ...]) -> Words:
    filled = [event for event in events if isinstance(event, MarketFilled)]
    return numpy.array([kernel.NUMBER[tile] for event in filled for tile in event.drawn], dtype=numpy.uint64)


def check_position(state: State, world: Words) -> list[int]:
    """Same state, same scores, same legal moves in the same order; gives back the moves."""
    assert kernel.unpack(world, state) == sorted_out(state)
    scores = game.project(game.view(state, None))
    assert [rules.score(world, U(player)) for player in range(len(scores))] == [s.total for s in scores]
    to_move = game.to_move(state)
    assert rules.is_over(world) == (not to_move)
    if not to_move:
        return []
    assert int(rules.active_player(world)) == to_move[0]
    moves = list(game.legal_moves(state, to_move[0]))
    numbers = [int(number) for number in kernel.legal_moves(world)]
    assert [kernel.move_of(world, number) for number in numbers] == moves
    return numbers


def compare_game(boards: tuple[int, ...], players: int, seed: int) -> None:
    luck, unused = random.Random(f"{boards} {players} {seed}"), numpy.zeros(1, dtype=numpy.uint64)
    state = game.setup(players, Options(boards), Chance(str(luck.random()))).state
    world = kernel.pack(state)
    # Some play like people who collect, or missions and lines would hardly ever be done.
    wish = luck.choice([None, *state.preferences.__struct_fields__, "mission"])
    while numbers := check_position(state, world):
        number = luck.choice(wished(state, world, numbers, wish))
        step = game.play(state, game.to_move(state)[0], kernel.move_of(world, number))
        if rules.lay(world, U(number)):
            rules.close_round(world, unused, drawn_in(step.events))
        state = step.state
    won = numpy.zeros(4)
    rules.shares(world, won)
    outcome = game.outcome(state)
    assert outcome is not None
    assert tuple(numpy.flatnonzero(won)) == outcome.winners


def wished(state: State, world: Words, numbers: list[int], wish: str | None) -> list[int]:
    if wish is None:
        return numbers
    if wish == "mission":
        features = {feature for mission in state.missions for feature in mission.features}
    else:
        features = {getattr(state.preferences, wish)}
    liked = [n for n in numbers if any(map(kernel.move_of(world, n).tile.shows, features))]
    return liked or numbers


@pytest.mark.parametrize("boards", BOARDS)
def test_the_kernel_agrees_with_the_rules(boards: tuple[int, ...]) -> None:
    for seed in range(GAMES):
        compare_game(boards, 2 + seed % 3, seed)
