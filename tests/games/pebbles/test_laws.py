"""The laws of tests/laws.py, held against a very small game with secrets."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import chain

from hypothesis import strategies as st
from msgspec.structs import replace

from tests import laws
from tests.games.pebbles import game
from tests.games.pebbles.game import PEBBLES, Choices, Draw, Move, Options, PutDown, State, TimeUp
from tests.secrecy import Steps, brought_to_light, mixed, shuffled_to
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.record import Record


def pieces(state: State) -> list[Hashable]:
    hands = [pebble for seat in state.seats for pebble in seat.hand]
    down = [seat.down for seat in state.seats if seat.down is not None]
    return [*hands, *down, *state.bag, *state.shown]


def hidden(state: State, viewer: Player | None) -> list[int]:
    """The hands and put-down pebbles of the others, and the bag."""
    others = [seat for player, seat in enumerate(state.seats) if player != viewer]
    held = [pebble for seat in others for pebble in (*seat.hand, seat.down) if pebble is not None]
    return [*held, *state.bag]


def scramble(state: State, viewer: Player | None, chance: Chance, steps: Steps = ()) -> State:
    """Every pebble this viewer cannot see is another one of those."""
    unseen = hidden(state, viewer)
    others, _ = mixed(unseen, chance, brought_to_light(hidden, state, viewer, steps))
    swap = dict(zip(unseen, others, strict=True))
    seats = [
        seat
        if player == viewer
        else replace(
            seat,
            hand=tuple(sorted(swap[pebble] for pebble in seat.hand)),
            down=None if seat.down is None else swap[seat.down],
        )
        for player, seat in enumerate(state.seats)
    ]
    return replace(state, seats=tuple(seats), bag=tuple(swap[pebble] for pebble in state.bag))


def carry(move: Move, player: Player | None, state: State, other: State) -> Move:
    """A pebble of a hidden hand is another one there, unless it will be shown."""
    if player is None or not isinstance(move, PutDown) or move.pebble in other.seats[player].hand:
        return move
    return PutDown(other.seats[player].hand[state.seats[player].hand.index(move.pebble)])


def deal(state: State) -> tuple[tuple[int, ...], ...]:
    """PB-S1: one pebble to each in turn."""
    hands = zip(*(seat.hand for seat in state.seats), strict=True)
    return (shuffled_to([*chain.from_iterable(hands), *state.bag], PEBBLES),)


def near_misses(state: State) -> Iterator[Move]:
    yield from map(PutDown, (-1, *range(14), 10**9))
    yield from (Draw(), TimeUp())


def expand(offered: Choices) -> Iterator[Move]:
    yield from map(PutDown, offered.pebbles)
    if offered.may_draw:
        yield Draw()


def table_moves(state: State) -> set[Move]:
    return set() if game.is_over(state) else {TimeUp()}


def games() -> Iterator[Record]:
    return (laws.walk(CASE, 3, Options(3), f"game {number}", 21).record() for number in range(3))


CASE = laws.Case(
    game,
    options=st.sampled_from([Options(3), Options(4), Options(3, limit=60.0)]),
    pieces=pieces,
    hidden=hidden,
    scramble=scramble,
    deal=deal,
    near_misses=near_misses,
    expand=expand,
    games=games,
    usual_moves=14,
    most_moves=21,
    carry=carry,
    is_timed=lambda options: options.limit > 0,
    table_moves=table_moves,
)


def test_the_laws_hold() -> None:
    laws.must_hold(CASE)


def test_every_kind_of_event_keeps_its_secrets() -> None:
    laws.every_kind_of_event_keeps_its_secrets(CASE)
