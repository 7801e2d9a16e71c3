"""What must hold for every game. A game brings a `Case`; the laws bring the questions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tuileries.core.chance import Chance
from tuileries.core.errors import IllegalMove
from tuileries.core.game import AnyGame, Event, Player, PublicEvent
from tuileries.core.record import Header, loads
from tuileries.core.table import Table, replay
from tuileries.server.telling import as_told_to, common_update, update_of


class Case(NamedTuple):
    """A game, and what only someone who has read its rulebook can say about it."""

    game: AnyGame
    options: st.SearchStrategy[Any]
    pieces: Callable[[Any], list[Hashable]]  # every piece of the box, wherever it lies
    scramble: Callable[[Any, Player | None, Chance], Any]  # another world that the viewer cannot tell apart
    near_misses: Callable[[Any], Iterable[Any]]  # moves that are nearly legal, or absurd
    expand: Callable[[Any], Iterable[Any]]  # the moves that choices stand for, in order
    hidden: Callable[[Any, Player | None], Any]  # what this viewer may not know
    table_moves: Callable[[Any], set[Any]]  # what the table itself may do now
    most_moves: int


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
    steps = draw(st.integers(0, case.most_moves))
    return walk(case, players, draw(case.options), seed, steps)


def must_hold(law: Callable[[Case, Table], None], case: Case) -> None:
    """At tables of every kind and at every stage."""

    @settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
    @given(tables(case))
    def holds(table: Table) -> None:
        law(case, table)

    holds()


def viewers(table: Table) -> list[Player | None]:
    return [None, *range(table.header.players)]


def some(items: Iterable[Any], number: int = 12) -> list[Any]:
    """A few of many, spread over all of them."""
    everything = list(items)
    return everything[:: max(1, len(everything) // number)]


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
    assert table.version <= case.most_moves


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
        same_to(case, viewer, table.state, other)
        for player in table.to_move:
            for move in some(case.game.legal_moves(table.state, player), 4):
                if case.game.why_not(other, player, move) == ():
                    same_after(case, viewer, player, move, table.state, other)


def the_scramble_changes_what_is_hidden(case: Case, table: Table) -> None:
    """Without this the secrecy law would compare a world with itself."""
    for viewer in viewers(table):
        other = case.scramble(table.state, viewer, Chance("scramble"))
        assert case.hidden(other, viewer) != case.hidden(table.state, viewer)


def same_to(case: Case, viewer: Player | None, state: Any, other: Any) -> None:
    game = case.game
    assert seen(game.view(state, viewer)) == seen(game.view(other, viewer))
    if viewer is None:
        return
    assert seen(game.choices(state, viewer)) == seen(game.choices(other, viewer))
    for move in some(case.near_misses(state)):
        assert seen(game.why_not(state, viewer, move)) == seen(game.why_not(other, viewer, move))


def same_after(case: Case, viewer: Player | None, player: Player, move: Any, state: Any, other: Any) -> None:
    """The same move in both worlds is told in the same words, unless it brings something to light."""
    here, there = (case.game.play(world, player, move) for world in (state, other))
    assert here.revealed == there.revealed
    if not here.revealed:
        told = [[event.seen_by(viewer) for event in step.events] for step in (here, there)]
        assert seen(told[0]) == seen(told[1])
        same_to(case, viewer, here.state, there.state)


def seen(value: Any) -> bytes:
    return msgspec.json.encode(value)


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
        common = common_update(table, aids=True)
        for viewer in viewers(table):
            assert seen(as_told_to(common, table, viewer)) == seen(update_of(table, viewer))


def every_event_says_who_sees_it(case: Case) -> None:
    for kind in case.game.types.event.__args__:
        assert issubclass(kind, PublicEvent) or kind.seen_by is not Event.seen_by


LAWS = (
    choices_are_the_legal_moves_in_short,
    a_turn_game_ends_in_time,
    pieces_are_conserved,
    a_game_that_is_not_over_has_a_legal_move,
    every_legal_move_can_be_played,
    every_other_move_is_refused_by_rule,
    legal_moves_come_in_a_fixed_order_and_once,
    everything_survives_json,
    a_record_replays,
    nothing_depends_on_what_a_viewer_may_not_know,
    an_imagined_world_looks_the_same,
    the_last_projection_is_the_score,
    without_secrets_everyone_is_told_the_same,
)
