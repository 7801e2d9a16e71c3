"""What is no move, no seat or no time is refused in one place, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields, replace

import tuileries
from tests.games.pebbles.game import Draw, PutDown
from tuileries.core.errors import BadOptions, IllegalMove, WrongType
from tuileries.core.record import Played
from tuileries.core.table import Table
from tuileries.games import GAMES
from tuileries.games.gardeners.moves import GoOn
from tuileries.games.gardeners.state import Stage
from tuileries.games.hanging_gardens.moves import Decline, Take
from tuileries.locales import LANGUAGES, voice

TABLES: dict[str, Callable[[], Table]] = {
    "zen-garden": lambda: tuileries.new("zen-garden", players=2, seed="7"),
    "hanging-gardens": lambda: tuileries.new("hanging-gardens", players=3, seed="7"),
    "gardeners": lambda: tuileries.new("gardeners", players=2, seed="7", options={"mode": "training-a"}),
    "gardeners alone": lambda: tuileries.new(
        "gardeners", players=1, seed="7", options={"mode": "training-a"}
    ),
}
every_table = pytest.mark.parametrize("new", TABLES.values(), ids=TABLES)

NO_MOVES: tuple[Any, ...] = (
    None,
    True,
    0,
    1.5,
    "take",
    b"take",
    [],
    (),
    {},
    object(),
    int,
    GAMES,
    float("nan"),
    "\ud800",
)
WRONG = (None, True, 1.5, "zz", b"nw", [0], {"row": 0}, object(), 10**30, -(10**30), "\ud800", float("nan"))
NO_SEATS = (True, False, "0", 0.0, 1.0, [0], b"0", float("nan"), object())


def kind(value: object) -> str:
    return type(value).__name__


def unchanged(table: Table, attempt: Callable[[], object], *errors: type[Exception]) -> None:
    before = (table.record(), table.state)
    with pytest.raises(errors):
        attempt()
    assert (table.record(), table.state) == before


def ways(table: Table, player: Any, move: Any) -> Iterator[Callable[[], object]]:
    """All that a table can be asked about a move."""
    yield lambda: table.play(player, move)
    yield lambda: table.why_not(player, move)
    yield lambda: table.preview(player, move)


@every_table
@pytest.mark.parametrize("move", NO_MOVES, ids=kind)
def test_what_is_no_move_is_refused(new: Callable[[], Table], move: Any) -> None:
    table = new()
    for attempt in ways(table, table.to_move[0], move):
        unchanged(table, attempt, WrongType)


@every_table
def test_a_move_as_plain_data_or_of_another_game_is_refused(new: Callable[[], Table]) -> None:
    table = new()
    player = table.to_move[0]
    move = next(table.legal_moves(player))
    other = PutDown(1) if table.game.name == "hanging-gardens" else Take(0)
    for wrong in (msgspec.to_builtins(move), msgspec.json.encode(move), type(move), other, [move]):
        for attempt in ways(table, player, wrong):
            unchanged(table, attempt, WrongType)


@every_table
def test_a_move_with_something_wrong_in_it_is_refused_or_kept_whole(new: Callable[[], Table]) -> None:
    """Whatever a table lets pass, its record can be read and replayed."""
    for wrong in WRONG:
        table = new()
        player = table.to_move[0]
        for move in {type(move): move for move in table.legal_moves(player)}.values():
            for field in fields(move):
                changed = replace(move, **{field.name: wrong})
                unchanged(table, lambda: table.play(player, changed), WrongType, IllegalMove)  # noqa: B023


@every_table
def test_a_place_inside_a_move_is_a_place(new: Callable[[], Table]) -> None:
    table = new()
    player = table.to_move[0]
    move = next(move for move in table.legal_moves(player) if hasattr(move, "cell"))
    for cell in ((0,), (0, 0, 0), (0, "0"), (0, 0.5), (True, 0), [0, 0], {0, 1}, "ab", ((0, 0), 0)):
        unchanged(table, lambda: table.play(player, replace(move, cell=cell)), WrongType)  # noqa: B023


@every_table
@pytest.mark.parametrize("seat", NO_SEATS, ids=kind)
def test_what_is_no_seat_is_refused(new: Callable[[], Table], seat: Any) -> None:
    table = new()
    move = next(table.legal_moves(table.to_move[0]))
    asked: tuple[Callable[[], object], ...] = (
        *ways(table, seat, move),
        lambda: table.legal_moves(seat),
        lambda: table.choices(seat),
        lambda: table.view(seat),
        lambda: table.project(seat),
        lambda: table.log(seat),
        lambda: next(table.events(seat)),
        lambda: table.take_back(seat),
        lambda: table.why_not_take_back(seat),
    )
    for attempt in asked:
        unchanged(table, attempt, WrongType)


@pytest.mark.parametrize("at", ["noon", True, float("nan"), float("inf"), [1], object()], ids=kind)
def test_what_is_no_time_is_refused(at: Any) -> None:
    table = TABLES["zen-garden"]()
    player = table.to_move[0]
    unchanged(table, lambda: table.play(player, next(table.legal_moves(player)), at=at), WrongType)


def test_a_seat_that_is_not_there_is_still_for_the_rules_to_refuse() -> None:
    table = TABLES["zen-garden"]()
    move = next(table.legal_moves(table.to_move[0]))
    unchanged(table, lambda: table.play(7, move), IllegalMove)
    unchanged(table, lambda: table.preview(7, move), BadOptions)


def test_nothing_starts_the_next_round_of_a_garden_but_going_on() -> None:
    """`None` once passed for going on, after a round won alone."""
    table = TABLES["gardeners alone"]()
    table._path[-1] = table._path[-1]._replace(state=replace(table.state, stage=Stage.WON))
    unchanged(table, lambda: table.play(0, None), WrongType)
    assert table.play(0, GoOn())


def test_a_corner_that_is_none_is_not_written_down() -> None:
    table = TABLES["zen-garden"]()
    player = table.to_move[0]
    move = next(table.legal_moves(player))
    unchanged(table, lambda: table.play(player, replace(move, corner="zz")), WrongType)


def test_what_is_equal_to_a_move_is_kept_as_the_move() -> None:
    """A plain pair for a cell and a word for a corner are as good; the record holds what it would read."""
    table = TABLES["zen-garden"]()
    player = table.to_move[0]
    move = next(table.legal_moves(player))
    table.play(player, replace(move, cell=tuple(move.cell), corner=str(move.corner)))
    line = table.lines[-1]
    assert isinstance(line, Played)
    kept: Any = line.move
    assert (type(kept.cell), type(kept.corner)) == (type(move.cell), type(move.corner))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_can_be_read(language: str) -> None:
    table = TABLES["hanging-gardens"]()
    seats: tuple[Any, ...] = (0, "0")
    for seat, move in zip(seats, (Draw(), Decline()), strict=True):
        with pytest.raises(WrongType) as error:
            table.play(seat, move)
        assert voice(language)(error.value.phrase)
