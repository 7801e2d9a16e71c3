"""How long it is until the table acts by itself."""

from __future__ import annotations

from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import Draw, Options, TimeUp
from tuileries.core.hourglass import Hourglass
from tuileries.core.record import Header, time_of
from tuileries.core.table import Table


def test_it_runs_on_through_moves_and_waits_for_nothing_once_it_is_over() -> None:
    table = Table(small_game, Header("pebbles", "1", 2, Options(limit=60.0), seed="7"))
    hourglass = Hourglass()
    assert hourglass.left(table, 2.0) == 60
    table.play(0, Draw(), at=12)
    assert hourglass.left(table, 12.0) == 50
    table.play(None, TimeUp(), at=62)
    assert hourglass.left(table, 62.0) is None
    assert [time_of(line) for line in table.lines] == [None, 12, 62]


def test_a_table_without_an_alarm_waits_for_nothing() -> None:
    table = Table(small_game, Header("pebbles", "1", 2, Options(), seed="7"))
    assert Hourglass().left(table, 0.0) is None
