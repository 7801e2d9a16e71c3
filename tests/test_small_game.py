"""The laws of tests/laws.py, held against a game with secrets, and seen to fail where they should."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from tests import laws, small_game
from tests.small_game import Choices, Draw, Move, Options, PutDown, State, TimeUp
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player
from tuileries.core.table import Table


def pieces(state: State) -> list[Hashable]:
    hands = [pebble for seat in state.seats for pebble in seat.hand]
    down = [seat.down for seat in state.seats if seat.down is not None]
    return [*hands, *down, *state.bag, *state.shown]


def hidden(state: State, viewer: Player | None) -> list[int]:
    """The hands and put-down pebbles of the others, and the bag."""
    others = [seat for player, seat in enumerate(state.seats) if player != viewer]
    held = [pebble for seat in others for pebble in (*seat.hand, seat.down) if pebble is not None]
    return [*held, *state.bag]


def scramble(state: State, viewer: Player | None, chance: Chance) -> State:
    """Every pebble this viewer cannot see is another one of those."""
    unseen = hidden(state, viewer)
    swap = dict(zip(unseen, unseen[1:] + unseen[:1], strict=True))
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


def near_misses(state: State) -> Iterator[Move]:
    yield from map(PutDown, (-1, *range(14), 10**9))
    yield from (Draw(), TimeUp())


def expand(offered: Choices) -> Iterator[Move]:
    yield from map(PutDown, offered.pebbles)
    if offered.may_draw:
        yield Draw()


def table_moves(state: State) -> set[Move]:
    return set() if small_game.is_over(state) else {TimeUp()}


options = st.sampled_from([Options(3), Options(4), Options(3, limit=60.0)])
CASE = laws.Case(
    small_game, options, pieces, scramble, near_misses, expand, hidden, table_moves, most_moves=21
)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[laws.Case, Table], None]) -> None:
    laws.must_hold(law, CASE)


def test_the_scramble_changes_what_is_hidden() -> None:
    laws.the_scramble_changes_what_is_hidden(CASE, laws.walk(CASE, 2, Options(), "scramble", 2))


def test_every_event_says_who_sees_it() -> None:
    laws.every_event_says_who_sees_it(CASE)


def leaky(**changes: Any) -> laws.Case:
    names = [name for name in dir(small_game) if not name.startswith("_")]
    game: AnyGame = SimpleNamespace(**{name: getattr(small_game, name) for name in names} | changes)
    return CASE._replace(game=game)


def peeking_view(state: State, viewer: Player | None) -> small_game.View:
    """Shows every pebble that lies face down."""
    down = tuple(seat.down or 0 for seat in state.seats)
    return replace(small_game.view(state, viewer), shown=state.shown + down)


def peeking_choices(state: State, player: Player) -> Choices:
    """Offers to draw only when the next pebble is a high one."""
    return replace(small_game.choices(state, player), may_draw=bool(state.bag) and state.bag[0] > 6)


@pytest.mark.parametrize(
    "changes", [{"view": peeking_view}, {"choices": peeking_choices}], ids=["view", "choices"]
)
def test_the_secrecy_law_finds_a_leak(changes: dict[str, Any]) -> None:
    case = leaky(**changes)
    with pytest.raises(AssertionError):
        look_for_leaks(case)


def look_for_leaks(case: laws.Case) -> None:
    for number in range(20):
        table = laws.walk(CASE, 3, Options(3), f"leak {number}", number % 7)
        laws.nothing_depends_on_what_a_viewer_may_not_know(case, table)
