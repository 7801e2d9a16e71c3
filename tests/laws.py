"""What must hold for every game. A game brings a `Case`; the laws bring the questions."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests import secrecy
from tests.secrecy import Decision, Steps, seen, some
from tuileries.core.chance import Chance
from tuileries.core.errors import IllegalMove
from tuileries.core.game import AnyGame, Event, Player, PublicEvent
from tuileries.core.record import Header, Record, loads
from tuileries.core.table import Table, replay
from tuileries.server.table.updates import Common, choices_of, update_of

MOST_ALARMS = 3


class Scramble(Protocol):
    """Another world that the viewer cannot tell apart, neither now nor by what these steps bring to light."""

    def __call__(self, state: Any, viewer: Player | None, chance: Chance, steps: Steps = ()) -> Any: ...


Carry = Callable[[Any, Player | None, Any, Any], Any]
"""A move of one world as the player makes it in the other, where a hidden thing that it names is another."""


class Case(NamedTuple):
    """A game, and what only someone who has read its rulebook can say about it."""

    game: AnyGame
    options: st.SearchStrategy[Any]
    pieces: Callable[[Any], list[Hashable]]  # every piece of the box, wherever it lies
    hidden: Callable[[Any, Player | None], Sequence[Hashable]]  # what this viewer may not know, by its place
    scramble: Scramble
    deal: Callable[[Any], tuple[tuple[int, ...], ...]]  # the shuffles by which a table is set up like this
    near_misses: Callable[[Any], Iterable[Any]]  # moves that are nearly legal, or absurd
    expand: Callable[[Any], Iterable[Any]]  # the moves that choices stand for, in order
    games: Callable[[], Iterable[Record]]  # whole games in which everything happens that can happen
    usual_moves: int  # as many as there are where it is played at random
    most_moves: int | None = None  # None: it need not end by itself
    scenes: Callable[[], Iterable[Decision]] = lambda: ()  # what is too rare for them
    carry: Carry = lambda move, player, state, other: move
    is_timed: Callable[[Any], bool] = lambda options: False  # whether a clock runs, by the options
    table_moves: Callable[[Any], set[Any]] = lambda state: set()  # what the table itself may do now


Law = Callable[[Case, Table], None]


def walk(case: Case, players: int, options: Any, seed: str, steps: int) -> Table:
    """A table after some random moves."""
    header = Header(case.game.name, case.game.rules, players, options, seed=seed)
    table, chance = Table(case.game, header), Chance(seed + " walk")
    while table.to_move and table.version < steps:
        number, chance = chance.below(len(table.to_move))
        player = table.to_move[number]
        moves = list(table.legal_moves(player))
        number, chance = chance.below(len(moves))
        table.play(player, moves[number])
    return table


@st.composite
def tables(draw: st.DrawFn, case: Case) -> Table:
    players = draw(st.sampled_from(list(case.game.players)))
    seed = draw(st.text("abcdefgh", min_size=1, max_size=8))
    steps = draw(st.integers(0, case.usual_moves))
    return walk(case, players, draw(case.options), seed, steps)


def must_hold(case: Case) -> None:
    """At tables of every kind and at every stage."""

    @settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
    @given(tables(case))
    def holds(table: Table) -> None:
        hold(case, table)

    holds()


def hold(case: Case, table: Table) -> None:
    for law in LAWS:
        law(case, table)


def viewers(table: Table) -> list[Player | None]:
    return secrecy.viewers(table.header.players)


def pieces_are_conserved(case: Case, table: Table) -> None:
    start = case.game.setup(table.header.players, table.header.options, Chance("start")).state
    assert sorted(map(str, case.pieces(table.state))) == sorted(map(str, case.pieces(start)))


def a_game_that_is_not_over_has_a_legal_move(case: Case, table: Table) -> None:
    assert (table.outcome is None) == bool(table.to_move)
    assert all(next(table.legal_moves(player), None) is not None for player in table.to_move)
    waiting = set(range(table.header.players)) - set(table.to_move)
    assert all(next(table.legal_moves(player), None) is None for player in waiting)


def every_legal_move_can_be_played(case: Case, table: Table) -> None:
    for player in table.to_move:
        for move in some(table.legal_moves(player)):
            assert table.why_not(player, move) == ()
            case.game.play(table.state, player, move)


def every_other_move_is_refused_by_rule(case: Case, table: Table) -> None:
    for player in (*viewers(table), -1, 99):
        legal = set(table.legal_moves(player)) if player in table.to_move else set()
        if player is None:
            legal = case.table_moves(table.state)
        for move in case.near_misses(table.state):
            refusals = table.why_not(player, move)
            assert (refusals == ()) == (move in legal), (player, move, refusals)
            if refusals:
                assert all(refusal.rule for refusal in refusals)
                must_refuse(case, table, player, move)


def choices_are_the_legal_moves_in_short(case: Case, table: Table) -> None:
    for player in range(table.header.players):
        assert list(case.expand(table.choices(player))) == list(table.legal_moves(player))


def a_turn_game_ends_in_time(case: Case, table: Table) -> None:
    """However it is played on."""
    state, version, luck = table.state, table.version, random.Random(table.version)
    while case.most_moves is not None and (players := case.game.to_move(state)):
        assert version < case.most_moves
        player = luck.choice(players)
        state = case.game.play(state, player, luck.choice(list(case.game.legal_moves(state, player)))).state
        version += 1


def a_timed_game_ends_at_the_word_of_the_table(case: Case, table: Table) -> None:
    """Though nobody moves any more. Without a timer the table has nothing to say."""
    game, state = case.game, table.state
    assert (game.alarm(state) is not None) == (case.is_timed(table.header.options) and bool(table.to_move))
    for _ in range(MOST_ALARMS):
        if alarm := game.alarm(state):
            state = game.play(state, None, alarm.move).state
    assert game.alarm(state) is None
    assert game.outcome(state) is not None or not case.is_timed(table.header.options)


def must_refuse(case: Case, table: Table, player: Player | None, move: Any) -> None:
    with pytest.raises(IllegalMove) as caught:
        case.game.play(table.state, player, move)
    assert caught.value.refusals == table.why_not(player, move)


def legal_moves_come_in_a_fixed_order_and_once(case: Case, table: Table) -> None:
    for player in table.to_move:
        moves = list(table.legal_moves(player))
        assert moves == list(table.legal_moves(player))
        assert len(moves) == len(set(moves))


def everything_survives_json(case: Case, table: Table) -> None:
    types = case.game.types
    survives(table.state, types.state)
    survives(table.outcome, Any if table.outcome is None else type(table.outcome))
    for viewer in viewers(table):
        survives(table.view(viewer), types.view)
    for player in table.to_move:
        survives(table.choices(player), types.choices)
        for move in some(table.legal_moves(player)):
            survives(move, types.move)
    for line in table.lines:
        for event in getattr(line, "events", ()):
            survives(event, types.event)
    text = table.record().dumps()
    assert loads(text, lambda _: case.game).dumps() == text


def survives(value: Any, kind: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


def a_record_replays(case: Case, table: Table) -> None:
    again = replay(case.game, table.record())
    assert again.state == table.state
    assert again.lines == table.lines


def nothing_depends_on_what_a_viewer_may_not_know(case: Case, table: Table) -> None:
    for viewer in viewers(table):
        other = case.scramble(table.state, viewer, Chance("scramble"))
        secrecy.same_to(case, viewer, table.state, other)
    secrecy.same_at(case, table)


def the_set_up_tells_no_secrets(case: Case, table: Table) -> None:
    for viewer in viewers(table):
        secrecy.same_set_up(case, viewer, table.header)


def every_kind_of_event_keeps_its_secrets(case: Case) -> None:
    """In whole games. None is left that was never compared as its owner, another and a spectator see it."""
    missing = set(secrecy.kinds(case.game.types.event.__args__)) - secrecy.same_throughout(case)
    assert not missing


def an_imagined_world_looks_the_same(case: Case, table: Table) -> None:
    for viewer in viewers(table):
        view = table.view(viewer)
        world = case.game.imagine(view, Chance("imagine"))
        assert case.game.view(world, viewer) == view
        assert sorted(map(str, case.pieces(world))) == sorted(map(str, case.pieces(table.state)))
        assert case.game.to_move(world) == table.to_move
        if viewer in table.to_move:
            assert some(case.game.legal_moves(world, viewer)) == some(table.legal_moves(viewer))


def the_last_projection_is_the_score(case: Case, table: Table) -> None:
    if table.outcome is not None:
        assert table.project() == table.outcome.scores


def without_secrets_everyone_is_told_the_same(case: Case, table: Table) -> None:
    """So the server writes it down once; only whose it is and what they may do differs."""
    if not case.game.has_secrets:
        common = Common(update_of(table, None))
        for viewer in viewers(table):
            told = common.told_to(viewer, choices_of(table, viewer))
            assert told == seen(update_of(table, viewer))


def every_event_says_who_sees_it(case: Case, table: Table) -> None:
    for kind in case.game.types.event.__args__:
        assert issubclass(kind, PublicEvent) or kind.seen_by is not Event.seen_by


LAWS: tuple[Law, ...] = (
    choices_are_the_legal_moves_in_short,
    a_turn_game_ends_in_time,
    a_timed_game_ends_at_the_word_of_the_table,
    pieces_are_conserved,
    a_game_that_is_not_over_has_a_legal_move,
    every_legal_move_can_be_played,
    every_other_move_is_refused_by_rule,
    legal_moves_come_in_a_fixed_order_and_once,
    everything_survives_json,
    a_record_replays,
    nothing_depends_on_what_a_viewer_may_not_know,
    the_set_up_tells_no_secrets,
    an_imagined_world_looks_the_same,
    the_last_projection_is_the_score,
    without_secrets_everyone_is_told_the_same,
    every_event_says_who_sees_it,
)
