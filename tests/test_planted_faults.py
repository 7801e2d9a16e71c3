"""Each law is seen to fail, on a fault that was planted for it. Leaks have a file of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from tests import laws
from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import (
    Choices,
    Dealt,
    Ended,
    Happening,
    Move,
    Options,
    PutDown,
    State,
    TimeUp,
    View,
)
from tests.games.pebbles.test_laws import CASE
from tests.laws import Case
from tests.planted import planted, shown_to, telling
from tuileries.core.chance import Chance
from tuileries.core.errors import BadRecord, Refusal
from tuileries.core.game import Alarm, Event, Player, Sheet, Step
from tuileries.core.table import Table

Fault = Callable[[Case], Case]
calls = count()


class Silent(Event, frozen=True):
    """Does not say who sees it."""


def instead(**changes: Any) -> Fault:
    return lambda case: planted(case, **changes)


def lossy_setup(players: int, options: Options, chance: Chance) -> Step[State, Happening]:
    step = small_game.setup(players, options, chance)
    return replace(step, state=replace(step.state, bag=step.state.bag[1:]))


def without_draw(state: State, player: Player) -> Choices:
    return replace(small_game.choices(state, player), may_draw=False)


def none_at_all(state: State, player: Player) -> Iterator[Move]:
    return iter(())


def one_too_many(state: State, player: Player) -> Iterator[Move]:
    yield from small_game.legal_moves(state, player)
    yield PutDown(99)


def twice(state: State, player: Player) -> Iterator[Move]:
    yield from small_game.legal_moves(state, player)
    yield from small_game.legal_moves(state, player)


def now_so_now_so(state: State, player: Player) -> Iterator[Move]:
    return iter(sorted(small_game.legal_moves(state, player), key=str, reverse=next(calls) % 2 > 0))


def still_to_move(state: State) -> tuple[Player, ...]:
    """Even when the game is over."""
    return small_game.to_move(state) or (0,)


def without_rule(state: State, player: Player | None, move: Move) -> tuple[Refusal, ...]:
    return tuple(replace(refusal, rule="") for refusal in small_game.why_not(state, player, move))


def lenient(state: State, player: Player | None, move: Move) -> tuple[Refusal, ...]:
    """Lets anyone put down any pebble."""
    return () if isinstance(move, PutDown) else small_game.why_not(state, player, move)


def idle(state: State, player: Player | None, move: Move) -> Step[State, Happening]:
    """Nothing comes of any move, allowed or not."""
    return Step(state, ())


def never(state: State) -> None:
    return None


def for_ever(state: State) -> Alarm[Move]:
    return Alarm("time", 1.0, TimeUp())


def view_of_lists(state: State, viewer: Player | None) -> View:
    view = small_game.view(state, viewer)
    return replace(view, shown=list(view.shown))


def open_view(state: State, viewer: Player | None) -> View:
    return replace(small_game.view(state, viewer), shown=state.bag)


def empty_bag(view: View, chance: Chance) -> State:
    return replace(small_game.imagine(view, chance), bag=())


def generous(view: View) -> tuple[Sheet, ...]:
    return small_game.sheets(points + 1 for points in view.points)


def numbered(event: Ended, state: State) -> Ended:
    return Ended(str(next(calls)))


def open_hands(case: Case) -> Case:
    return telling(case, Dealt, shown_to(Dealt, lambda event, viewer: True), "setup")


FAULTS: list[tuple[laws.Law, Fault]] = [
    (laws.choices_are_the_legal_moves_in_short, instead(choices=without_draw)),
    (laws.a_turn_game_ends_in_time, instead(play=idle)),
    (laws.a_timed_game_ends_at_the_word_of_the_table, instead(alarm=never)),
    (laws.a_timed_game_ends_at_the_word_of_the_table, instead(alarm=for_ever)),
    (laws.a_timed_game_ends_at_the_word_of_the_table, instead(play=idle)),
    (laws.pieces_are_conserved, instead(setup=lossy_setup)),
    (laws.a_game_that_is_not_over_has_a_legal_move, instead(legal_moves=none_at_all)),
    (laws.a_game_that_is_not_over_has_a_legal_move, instead(to_move=still_to_move)),
    (laws.every_legal_move_can_be_played, instead(legal_moves=one_too_many)),
    (laws.every_other_move_is_refused_by_rule, instead(why_not=without_rule)),
    (laws.every_other_move_is_refused_by_rule, instead(why_not=lenient)),
    (laws.every_other_move_is_refused_by_rule, instead(play=idle)),
    (laws.legal_moves_come_in_a_fixed_order_and_once, instead(legal_moves=twice)),
    (laws.legal_moves_come_in_a_fixed_order_and_once, instead(legal_moves=now_so_now_so)),
    (laws.everything_survives_json, instead(view=view_of_lists)),
    (laws.a_record_replays, lambda case: telling(case, Ended, numbered)),
    (laws.nothing_depends_on_what_a_viewer_may_not_know, instead(view=open_view)),
    (laws.the_set_up_tells_no_secrets, open_hands),
    (laws.an_imagined_world_looks_the_same, instead(imagine=empty_bag)),
    (laws.the_last_projection_is_the_score, instead(project=generous)),
    (laws.without_secrets_everyone_is_told_the_same, instead(has_secrets=False)),
    (laws.every_event_says_who_sees_it, instead(types=small_game.types._replace(event=Happening | Silent))),
]


def tables(case: Case) -> Iterator[Table]:
    """Played by sound rules, and then judged by those with the fault."""
    for number in range(24):
        table = laws.walk(
            CASE, 2 + number % 2, Options(3, limit=float(number % 2)), f"fault {number}", number
        )
        table.game = case.game
        yield table


def named(value: Any) -> str:
    return getattr(value, "__name__", "")


@pytest.mark.parametrize(("law", "fault"), FAULTS, ids=named)
def test_a_law_is_seen_to_fail(law: laws.Law, fault: Fault) -> None:
    judge(law, CASE)
    with pytest.raises((AssertionError, BadRecord, pytest.fail.Exception)):
        judge(law, fault(CASE))


def judge(law: laws.Law, case: Case) -> None:
    for table in tables(case):
        law(case, table)


def test_every_law_has_its_fault() -> None:
    assert {law for law, _ in FAULTS} == set(laws.LAWS)


@pytest.mark.parametrize("changes", [{"games": tuple}, {"scramble": lambda state, *_: state}], ids="".join)
def test_what_was_never_compared_is_found(changes: dict[str, Any]) -> None:
    """Too few games, or a scramble that changes nothing: a world is not to be compared with itself."""
    with pytest.raises(AssertionError):
        laws.every_kind_of_event_keeps_its_secrets(CASE._replace(**changes))
