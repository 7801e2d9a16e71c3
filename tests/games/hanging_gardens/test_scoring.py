"""HG-F1 to HG-F5: what the tiles pay, and who wins."""

from __future__ import annotations

import pytest

from tests.games.hanging_gardens.positions import laying, line, make, play_through, scene
from tuileries.core.game import ScoreLine
from tuileries.games.hanging_gardens.events import GameEnded
from tuileries.games.hanging_gardens.scoring import outcome, sheet
from tuileries.games.hanging_gardens.state import Round
from tuileries.games.hanging_gardens.view import project, view


def total(taken: str) -> int:
    return project(view(scene(taken=[taken]), None))[0].total


@pytest.mark.parametrize(
    ("held", "points"),
    [
        *((1, 2), (2, 8), (3, 16)),
        *((4, 18), (5, 24), (6, 32)),
    ],
)
def test_hg_f1_gardens_pay_by_full_series_and_the_rest(held: int, points: int) -> None:
    """The book's examples: 1, 2, 3 and 5 gardens."""
    assert line(scene(taken=["garden " * held]), 0, "HG-F1") == ScoreLine("HG-F1", points, held)


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ("", 0),
        *(("queen", 1), ("queen queen", 15), ("queen queen queen", 16), ("queen " * 4, 30)),
        *(("king", 4), ("king king king", 15)),
        *(("tiger tiger", 7), ("tiger " * 4, 17)),
        *(("statue statue", 3), ("statue " * 3, 20), ("statue " * 5, 23)),
        *(("chalice " * 4, 11), ("chalice " * 5, 20), ("chalice " * 7, 23)),
        *(("gate", 0), ("gate gate", 5), ("gate " * 3, 12), ("gate " * 4, 25), ("gate " * 5, 25)),
        ("queen king tiger garden statue chalice gate", 1 + 4 + 3 + 2 + 1 + 1 + 0),
    ],
)
def test_hg_f1_every_type_pays_for_itself(taken: str, points: int) -> None:
    assert line(scene(taken=[taken]), 0, "HG-F1").points == points


def test_hg_f1_unseen_tiles_count_too() -> None:
    state = scene(taken=["garden garden"], unseen=["garden"])
    assert [project(view(state, viewer))[0].total for viewer in (0, 1, None)] == [16, 8, 8]


def test_hg_f2_the_gardener_and_one_garden() -> None:
    """The book's example."""
    assert total("gardener garden") == 3 + 2


def test_hg_f2_the_gardener_and_four_gardens() -> None:
    """The book's example."""
    assert total("gardener " + "garden " * 4) == 11 + 16 + 2


@pytest.mark.parametrize(
    ("person", "series", "full", "high"),
    [
        ("tamer", "tiger", 3, 10),
        ("gardener", "garden", 3, 11),
        ("sculptor", "statue", 3, 12),
        ("priest", "chalice", 5, 13),
    ],
)
def test_hg_f2_a_full_series_of_its_type_makes_a_person_pay_high(
    person: str, series: str, full: int, high: int
) -> None:
    numbers = (0, full - 1, full, full + 1)
    paid = [line(scene(taken=[person + f" {series}" * number]), 0, "HG-F2") for number in numbers]
    assert [(found.points, found.count) for found in paid] == [(3, 1), (3, 1), (high, 1), (high, 1)]


def test_hg_f2_another_series_does_not_help() -> None:
    assert line(scene(taken=["tamer garden garden garden"]), 0, "HG-F2").points == 3


def test_hg_f3_the_guard_and_two_gates() -> None:
    """The book's example."""
    assert total("guard gate gate") == 6 + 5


def test_hg_f3_the_guard_and_five_gates() -> None:
    """The book's example."""
    assert total("guard " + "gate " * 5) == 15 + 25


def test_hg_f3_without_a_gate_the_guard_pays_nothing_and_gates_need_no_guard() -> None:
    assert line(scene(taken=["guard"]), 0, "HG-F3") == ScoreLine("HG-F3", 0, 0)
    assert line(scene(taken=["gate gate"]), 0, "HG-F3") == ScoreLine("HG-F3", 0, 0)
    assert line(scene(taken=["guard", "gate gate"]), 0, "HG-F3").points == 0


def test_hg_f4_five_for_each_tile_that_could_not_be_had() -> None:
    assert line(scene(fives=(3,)), 0, "HG-F4") == ScoreLine("HG-F4", 15, 3)
    assert line(scene(fives=(3,)), 1, "HG-F4") == ScoreLine("HG-F4", 0, 0)


@pytest.mark.parametrize(
    ("taken", "unseen", "fives", "winners", "reason"),
    [
        (("queen queen", "garden"), (), (), (0,), "points"),
        (("queen", "king"), (), (), (1,), "points"),
        (("garden", "queen statue"), (), (), (1,), "tiles"),
        (("garden", "queen"), ("", "statue"), (), (1,), "tiles"),
        (("garden", "queen gate"), (), (0, 0), (0,), "points"),
        (("queen king", ""), (), (0, 1), (0,), "tiles"),
        (("garden", "statue queen"), ("gate", ""), (), (0, 1), "shared"),
        (("", ""), (), (), (0, 1), "shared"),
    ],
)
def test_hg_f5_points_then_tiles_then_a_shared_victory(
    taken: tuple[str, ...],
    unseen: tuple[str, ...],
    fives: tuple[int, ...],
    winners: tuple[int, ...],
    reason: str,
) -> None:
    result = outcome(scene(taken=taken, unseen=unseen, fives=fives, stage=None))
    assert result is not None
    assert (result.winners, result.reason) == (winners, reason)


def test_hg_f5_only_the_leaders_tiles_break_a_tie() -> None:
    state = scene(
        *["- - -\n- - -"] * 3, taken=("queen queen", "king king king", "gate chalice statue"), stage=None
    )
    result = outcome(state)
    assert result is not None
    assert [sheet.total for sheet in result.scores] == [15, 15, 2]
    assert (result.winners, result.reason) == ((1,), "tiles")


def test_hg_f5_the_last_card_tells_who_won() -> None:
    last = Round(number=15, first=0, turns=3)
    state = scene(cards=["-P-/---"], deck=0, during=last, taken=("garden garden", "queen"))
    assert outcome(state) is None
    step = make(state, laying("-P-/---", 0, 0))
    assert step.events[-1] == GameEnded(winners=(0,), totals=(8, 1), reason="points")


def test_the_sheet_that_is_kept_is_the_one_that_is_due() -> None:
    for step in play_through(2):
        for seat in view(step.state, 0).seats:
            assert sheet(seat.tiles, seat.fives) == sheet.__wrapped__(seat.tiles, seat.fives)
