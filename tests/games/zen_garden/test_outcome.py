"""ZG-F11: who wins, and why."""

from __future__ import annotations

import pytest

from tests.games.zen_garden.positions import scene
from tuileries.games.zen_garden.components import Feature
from tuileries.games.zen_garden.events import GameEnded
from tuileries.games.zen_garden.scoring import outcome
from tuileries.games.zen_garden.state import Round
from tuileries.games.zen_garden.turn import play

ONE_CRANE = """
    PsS PsG PsT PsC
    PsW BsS BsG BsT
    BsC BsW GsS GsG
    GsT GsC GsW CsS
"""
ONE_CRANE_TOO = ONE_CRANE.replace("s", "w")
TWO_CRANES = """
    PwS PwG PwT PwC
    PwW BwS BwG BwT
    BwC BwW GwS GwG
    GwT GwC CwW CwS
"""
LAST = Round(number=8, first=0, turns=4)
ABSENT = [Feature.BUDDHA, Feature.STONE_WALKWAY, Feature.CHERRY_BLOSSOM]
"""Nothing of this is in the gardens above, and no decor or ring of theirs pays: cranes and coins decide."""


def wishes(crane: str) -> dict[str, Feature]:
    """The emperor wants cranes in this way, and otherwise what nobody has."""
    others = [role for role in ("minor", "major", "majority", "detail") if role != crane]
    return {crane: Feature.CRANE, **dict(zip(others, ABSENT, strict=True))}


@pytest.mark.parametrize(
    ("other", "crane", "coins", "totals", "winners", "reason"),
    [
        (ONE_CRANE_TOO, "minor", (10, 8), [11, 9], (0,), "points"),
        (TWO_CRANES, "detail", (9, 8), [5, 6], (1,), "points"),
        (TWO_CRANES, "minor", (10, 9), [11, 11], (0,), "coins"),
        (TWO_CRANES, "detail", (4, 2), [0, 0], (0,), "coins"),
        (ONE_CRANE_TOO, "major", (7, 7), [9, 9], (0, 1), "shared"),
        (TWO_CRANES, "detail", (0, 0), [-4, -2], (1,), "points"),
        (ONE_CRANE_TOO, "detail", (1, 1), [-3, -3], (0, 1), "shared"),
    ],
)
def test_zg_f11_points_then_coins_then_a_shared_victory(
    other: str, crane: str, coins: tuple[int, int], totals: list[int], winners: tuple[int, ...], reason: str
) -> None:
    result = outcome(scene(ONE_CRANE, other, coins=coins, wishes=wishes(crane), during=LAST).state)
    assert result is not None
    assert [sheet.total for sheet in result.scores] == totals
    assert (result.winners, result.reason) == (winners, reason)


def test_zg_f11_only_the_leaders_coins_break_a_tie() -> None:
    stone = ONE_CRANE.replace("s", "t")
    wanted = {"minor": Feature.SAND_WALKWAY, "major": Feature.WOOD_WALKWAY, "detail": Feature.CRANE}
    state = scene(ONE_CRANE, ONE_CRANE_TOO, stone, coins=(18, 2, 20), wishes=wanted, during=LAST).state
    result = outcome(state)
    assert result is not None
    assert [sheet.total for sheet in result.scores] == [18 + 16 - 4, 2 + 32 - 4, 20 - 4]
    assert (result.winners, result.reason) == ((0,), "coins")


def test_zg_f11_the_last_tile_tells_who_won() -> None:
    almost = TWO_CRANES.replace(" CwS", "+CwS")
    last = Round(number=8, first=0, turns=3)
    state, (move,) = scene(ONE_CRANE, almost, coins=(4, 9), wishes=wishes("minor"), during=last)
    assert outcome(state) is None
    step = play(state, 1, move)
    assert step.events[-1] == GameEnded(winners=(1,), totals=(5, 11), reason="points")
