"""Which level somebody played like."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tuileries import bots
from tuileries.reviews.levels import level_of, usual

TABLES = [(game, int(players)) for game, tables in usual().losses.items() for players in tables]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_higher_level_loses_less(game: str, players: int) -> None:
    losses = usual().losses[game][str(players)]
    assert list(losses) == [name for name in bots.levels_of(game) if name in losses]
    assert all(weak > strong for weak, strong in pairwise(losses.values()))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whoever_loses_as_much_as_a_level_played_like_it(game: str, players: int) -> None:
    for level, loss in usual().losses[game][str(players)].items():
        assert level_of(game, players, loss) == level


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_beyond_the_levels_is_the_last_of_them_but_nobody_who_loses_far_more(game: str, players: int) -> None:
    most = usual().losses[game][str(players)]["beginner"]
    assert level_of(game, players, 1.2 * most) == "beginner"
    assert level_of(game, players, 1.3 * most) is None
    assert level_of(game, players, 0.0) == list(usual().losses[game][str(players)])[-1]


def test_both_games_are_measured_with_two_and_four_players() -> None:
    assert {(game, players) for game in ("zen-garden", "hanging-gardens") for players in (2, 4)} <= {*TABLES}


@pytest.mark.parametrize(("game", "players"), [("gardeners", 2), ("zen-garden", 1)])
def test_there_is_no_level_where_none_was_measured(game: str, players: int) -> None:
    assert level_of(game, players, 1.0) is None
