"""The peer that only benchmarks know."""

from __future__ import annotations

import pytest

from benchmarks.peers.uct import Uct
from tests import laws
from tests.games.zen_garden.test_laws import CASE
from tuileries.bots.budget import Budget
from tuileries.core.chance import Chance
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options


@pytest.mark.parametrize("version", [0, 9, 40])
def test_uct_chooses_the_same_in_worlds_it_cannot_tell_apart(version: int) -> None:
    table = laws.walk(CASE, 3, Options((1, 2, 3, 4, 5)), f"levels {version}", version)
    (player,) = table.to_move
    other = CASE.scramble(table.state, player, Chance("scramble"))
    views = [game.view(world, player) for world in (table.state, other)]
    chosen = [Uct(budget=Budget(playouts=300))(game, view, player, Chance("luck")) for view in views]
    assert chosen[0] == chosen[1]
    assert table.why_not(player, chosen[0]) == ()
