"""A bot's luck at a table: the same for the same seat and view, another for any other."""

from __future__ import annotations

import pytest

from tests import laws
from tests.games.hanging_gardens.test_laws import CASE as HANGING_GARDENS
from tests.games.zen_garden.test_laws import CASE
from tuileries import bots
from tuileries.bots.luck import luck_of
from tuileries.core.chance import Chance
from tuileries.core.fairness import commitment, seed_of
from tuileries.games.hanging_gardens.state import Options as HangingOptions
from tuileries.games.zen_garden.state import Options


def test_luck_follows_from_the_secret_the_seat_and_the_view() -> None:
    table = laws.walk(CASE, 3, Options((1, 2)), "luck", 6)
    later = laws.walk(CASE, 3, Options((1, 2)), "luck", 7)
    lucks = {
        luck_of(secret, player, position.view(player))
        for secret in ("pebble", "moss")
        for player in range(3)
        for position in (table, later)
    }
    assert len(lucks) == 12
    assert luck_of("pebble", 0, table.view(0)) == luck_of("pebble", 0, table.view(0))
    assert luck_of("pebble", 0, table.view(0)) != luck_of("pebble", 1, table.view(0))


def test_luck_comes_back_with_the_position() -> None:
    table = laws.walk(CASE, 2, Options((1, 2)), "back", 4)
    before = [luck_of("pebble", player, table.view(player)) for player in (0, 1)]
    (player,) = table.to_move
    table.play(player, next(table.legal_moves(player)))
    table.return_to(4)
    assert table.version == 6
    assert [luck_of("pebble", player, table.view(player)) for player in (0, 1)] == before


def test_luck_says_nothing_of_what_is_hidden_and_is_no_hash_that_is_told() -> None:
    table = laws.walk(HANGING_GARDENS, 3, HangingOptions(), "hidden", 21)
    other = HANGING_GARDENS.scramble(table.state, 0, Chance("scramble"))
    views = (table.view(0), table.game.view(other, 0))
    assert luck_of("pebble", 0, views[0]) == luck_of("pebble", 0, views[1])
    assert luck_of("pebble", 0, None) not in (commitment("pebble"), seed_of("pebble", ["", ""]))


@pytest.mark.parametrize("secret", ["", "7", "x" * 1000, "Jardin d’été 枯山水"])
def test_any_secret_will_do(secret: str) -> None:
    assert len(luck_of(secret, 0, {})) == 64


def test_a_bot_may_vary_where_there_is_a_clock_or_a_kernel_to_wait_for() -> None:
    for level in bots.LEVELS:
        assert bots.may_vary(level, "zen-garden")
        assert bots.may_vary(level, "hanging-gardens")
    for simple in bots.SIMPLE:
        assert not bots.may_vary(simple, "zen-garden")
