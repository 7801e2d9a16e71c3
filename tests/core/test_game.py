"""The small game that the tests play keeps the contract."""

from __future__ import annotations

from types import ModuleType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import PEBBLES, Draw, Move, Options, PutDown, State, TimeUp, WasPutDown
from tuileries.core import chance, errors, fairness, game, phrases, record
from tuileries.core.chance import Chance
from tuileries.core.errors import BadNotation
from tuileries.core.game import AnyGame
from tuileries.core.phrases import Phrase
from tuileries.core.record import Header
from tuileries.core.table import Table

GAME: AnyGame = small_game


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table somewhere in its game."""
    players, options = draw(st.integers(2, 3)), draw(st.sampled_from(list(GAME.presets.values())))
    table = Table(GAME, Header("pebbles", "1", players, options, seed=draw(st.text("abc"))))
    for _ in range(draw(st.integers(0, 20))):
        if not table.to_move:
            break
        player = draw(st.sampled_from(table.to_move))
        table.play(player, draw(st.sampled_from(list(table.legal_moves(player)))))
    if draw(st.integers(0, 5)) == 0 and table.to_move:
        table.play(None, TimeUp())
    return table


@pytest.mark.parametrize("module", [chance, errors, fairness, game, phrases, record, small_game])
def test_all_data_is_frozen(module: ModuleType) -> None:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    assert [kind for kind in kinds if kind is not Struct and not kind.__struct_config__.frozen] == []
    assert len(kinds) > 1


def small_table(*, hand: int = 3) -> Table:
    return Table(GAME, Header("pebbles", "1", 3, Options(hand), seed="7"))


@given(tables())
def test_pebbles_are_conserved(table: Table) -> None:
    state: State = table.state
    held = [pebble for seat in state.seats for pebble in (*seat.hand, seat.down) if pebble is not None]
    assert sorted([*held, *state.bag, *state.shown]) == list(PEBBLES)


@given(tables())
def test_a_game_that_is_not_over_can_go_on_and_one_that_is_over_cannot(table: Table) -> None:
    assert bool(table.to_move) == (table.outcome is None)
    assert all(any(table.legal_moves(player)) for player in table.to_move)


@given(tables())
def test_legal_moves_choices_and_refusals_agree(table: Table) -> None:
    everything: list[Move] = [*map(PutDown, range(-1, 14)), Draw(), TimeUp()]
    for player in range(table.header.players):
        legal = list(table.legal_moves(player))
        offered = table.choices(player)
        assert legal == [*map(PutDown, offered.pebbles), *([Draw()] if offered.may_draw else [])]
        assert [move for move in everything if not table.why_not(player, move)] == legal
    assert [move for move in everything if not table.why_not(None, move)] == [TimeUp()] * bool(table.to_move)


@given(tables(), st.text("xyz"))
def test_an_imagined_world_looks_just_like_the_real_one(table: Table, seed: str) -> None:
    for viewer in (*range(table.header.players), None):
        view = table.view(viewer)
        assert GAME.view(GAME.imagine(view, Chance(seed)), viewer) == view


@given(tables())
def test_everything_survives_json(table: Table) -> None:
    kinds = GAME.types
    viewer = 0
    for thing, kind in [
        (table.state, kinds.state),
        (table.view(viewer), kinds.view),
        (table.choices(viewer), kinds.choices),
        *((event, kinds.event) for line in table.lines for event in getattr(line, "events", ())),
    ]:
        assert msgspec.json.decode(msgspec.json.encode(thing), type=kind) == thing


@given(tables())
def test_every_move_can_be_written_and_read(table: Table) -> None:
    view = table.view(0)
    for move in (*table.legal_moves(0), TimeUp()):
        assert GAME.parse(view, f" {GAME.notation(view, move).upper()} ") == move


@pytest.mark.parametrize("text", ["", "pebble", "-1", "1.5", "9" * 5000, "٣"])
def test_what_is_not_a_move_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.parse(small_table().view(0), text)
    assert error.value.phrase == Phrase("pebbles-notation", {"text": text})


def test_a_seat_is_drawn_with_what_its_viewer_may_see() -> None:
    table = Table(GAME, Header("pebbles", "1", 2, Options(), seed="7", deal=(tuple(range(12)),)))
    table.play(0, PutDown(3))

    def drawn(viewer: int | None) -> list[str]:
        lines = GAME.draw(table.view(viewer), lambda phrase: f"{phrase.key} {phrase.args['player']}")
        return ["".join(text for text, _ in line) for line in lines]

    assert drawn(0) == ["seat 0 0: 1 5 3", "seat 1 0: ? ? ? -"]
    assert drawn(1) == ["seat 0 0: ? ? ?", "seat 1 0: 2 4 6 -"]
    assert drawn(None) == ["seat 0 0: ? ? ?", "seat 1 0: ? ? ? -"]


def test_the_log_tells_everything_but_the_deal() -> None:
    table = Table(GAME, Header("pebbles", "1", 2, Options(), seed="7", deal=(tuple(range(12)),)))
    table.play(0, Draw())
    table.play(0, PutDown(7))
    table.play(1, PutDown(2))
    table.play(None, TimeUp())
    told = [GAME.sentence(event) for _, event in table.events(1)]
    assert told == [
        None,
        Phrase("pebbles-log-drawn", {"player": 0}),
        Phrase("pebbles-log-put-down", {"player": 0}),
        Phrase("pebbles-log-put-down", {"player": 1}),
        Phrase("pebbles-log-shown", {"pebbles": "7, 2", "player": 0}),
        Phrase("pebbles-log-ended-time"),
    ]
    assert GAME.sentence(WasPutDown(1, 2)) == GAME.sentence(WasPutDown(1, None))
