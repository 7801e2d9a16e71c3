"""Bots think in a process of their own, with or without a kernel."""

from __future__ import annotations

import asyncio

import pytest

from tuileries.core.chance import Chance
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options
from tuileries.server.thinking import Thinkers


@pytest.mark.parametrize("warm", [True, False])
def test_a_level_thinks_in_a_process_of_its_own(*, warm: bool) -> None:
    state = game.setup(2, Options((1, 2)), Chance("think")).state
    (player,) = game.to_move(state)

    async def think() -> object:
        thinkers = Thinkers(1, warm=warm)
        try:
            return await thinkers.think(game.name, game.view(state, player), player, "champion", "luck")
        finally:
            thinkers.close()

    move = asyncio.run(think())
    assert game.why_not(state, player, move) == ()  # type: ignore[arg-type]
