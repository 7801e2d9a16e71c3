"""The rules of Pebbles, one by one."""

from __future__ import annotations

import pytest

from tests.games.pebbles import game
from tests.games.pebbles.game import PEBBLES, Draw, Move, Options, PutDown, TimeUp
from tuileries.core.errors import IllegalSetup
from tuileries.core.record import Header
from tuileries.core.table import Table

IN_ORDER = (tuple(range(12)),)
"""Two players hold 1, 3, 5 and 2, 4, 6."""


def dealt(players: int = 2, *, hand: int = 3) -> Table:
    return Table(game, Header("pebbles", "1", players, Options(hand), seed="7", deal=IN_ORDER))


def rules_against(table: Table, player: int | None, move: Move) -> list[str]:
    return [refusal.rule for refusal in table.why_not(player, move)]


def play_round(table: Table, *pebbles: int) -> None:
    for player, pebble in enumerate(pebbles):
        table.play(player, PutDown(pebble))


def test_pb_s1_everyone_holds_three_or_four_and_the_others_stay_in_the_bag() -> None:
    table = dealt(3, hand=4)
    assert [len(seat.hand) for seat in table.state.seats] == [4, 4, 4]
    assert dealt().state.bag == PEBBLES[6:]
    with pytest.raises(IllegalSetup):
        dealt(hand=5)


def test_pb_r1_a_player_waits_after_putting_a_pebble_down() -> None:
    table = dealt()
    table.play(0, PutDown(1))
    assert rules_against(table, 0, Draw()) == ["PB-R1"]
    assert table.view(1).is_down == (True, False)


def test_pb_r2_a_player_puts_down_only_what_they_hold() -> None:
    assert rules_against(dealt(), 0, PutDown(2)) == ["PB-R2"]


def test_pb_r3_nobody_draws_from_an_empty_bag() -> None:
    assert rules_against(dealt(3), 0, Draw()) == []
    assert rules_against(dealt(3, hand=4), 0, Draw()) == ["PB-R3"]


def test_pb_r4_the_highest_pebble_scores_a_point() -> None:
    table = dealt()
    play_round(table, 5, 4)
    assert table.view(None).points == (1, 0)
    assert table.view(None).shown == (5, 4)


def test_pb_e1_after_three_rounds_most_points_win() -> None:
    table = dealt()
    for pebbles in ((1, 2), (3, 6), (5, 4)):
        play_round(table, *pebbles)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert rules_against(table, 0, Draw()) == ["PB-E1"]


def test_pb_e2_only_the_table_ends_the_time_and_it_does_nothing_else() -> None:
    table = dealt()
    assert rules_against(table, 0, TimeUp()) == ["PB-E2"]
    assert rules_against(table, None, Draw()) == ["PB-E2"]
    table.play(None, TimeUp())
    assert table.outcome is not None
