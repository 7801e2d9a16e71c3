"""The peers that only benchmarks know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from benchmarks.peers import hanging_gardens, zen_garden
from tests import laws
from tests.games.hanging_gardens.test_laws import CASE as HANGING_GARDENS
from tests.games.zen_garden.test_laws import CASE as ZEN_GARDEN
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level
from tuileries.core.chance import Chance
from tuileries.core.table import Table
from tuileries.games.hanging_gardens.state import Options as HangingOptions
from tuileries.games.zen_garden.state import Options as ZenOptions

CASES = {
    "zen-garden": (ZEN_GARDEN, ZenOptions((1, 2, 3, 4, 5)), zen_garden.PEERS),
    "hanging-gardens": (HANGING_GARDENS, HangingOptions(), hanging_gardens.PEERS),
}
PEERS = [(game, name) for game, (_, _, peers) in CASES.items() for name in peers]


def peer(game: str, name: str) -> Level:
    """With a number of playouts, so that it depends on nothing but what it sees."""
    bot = CASES[game][2][name]
    assert isinstance(bot, Level)
    return bot if bot.budget is None else replace(bot, budget=Budget(playouts=300))


@pytest.mark.parametrize(("game", "name"), PEERS)
@pytest.mark.parametrize("version", [0, 9, 40])
def test_a_peer_chooses_the_same_in_worlds_it_cannot_tell_apart(game: str, name: str, version: int) -> None:
    case, options, _ = CASES[game]
    table: Table = laws.walk(case, 3, options, f"levels {version}", version)
    (player,) = table.to_move
    other = case.scramble(table.state, player, Chance("scramble"))
    views = [table.game.view(world, player) for world in (table.state, other)]
    chosen = [peer(game, name)(table.game, view, player, Chance("luck")) for view in views]
    assert chosen[0] == chosen[1]
    assert table.why_not(player, chosen[0]) == ()
