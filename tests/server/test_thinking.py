"""Bots think in a process of their own, with or without a kernel."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.house import PATIENCE, wait_for
from tuileries import fast
from tuileries.bots.explaining import Expectation
from tuileries.core.chance import Chance
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options
from tuileries.server.thinking import Thinkers, expect


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


def pid() -> bytes:
    return str(os.getpid()).encode()


def rest(begun: Path) -> bytes:
    begun.touch()
    time.sleep(2 * PATIENCE)
    return b""


def test_what_is_still_being_thought_ends_with_the_server(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def leave() -> None:
        thinkers = Thinkers(1, warm=False)
        thought = asyncio.create_task(thinkers._ask(rest, begun))
        await asyncio.to_thread(wait_for, begun.exists)
        assert thinkers._pool is not None
        (process,) = thinkers._pool._processes.values()
        thought.cancel()
        thinkers.close()
        thinkers.close()
        # Not joined: the pool waits for it too, and only one of the two hears of its end at once.
        await asyncio.to_thread(wait_for, lambda: process.exitcode is not None)

    asyncio.run(leave())


def test_an_adviser_thinks_in_a_process_of_its_own() -> None:
    state = game.setup(3, Options((1, 2)), Chance("advise")).state
    (player,) = game.to_move(state)

    async def advise() -> list[Expectation | None]:
        thinkers = Thinkers(1, warm=False)
        try:
            assert int(await thinkers._ask(pid)) != os.getpid()
            view = game.view(state, player)
            return [await thinkers.advise(game.name, view, player, "luck") for _ in range(2)]
        finally:
            thinkers.close()

    first, again = asyncio.run(advise())
    assert first == again, "who asks again hears the same"
    assert first is not None
    assert len(first.points) == len(first.ideas) == 3


def test_an_adviser_who_is_not_ready_says_nothing_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "_ready", {})
    monkeypatch.setattr(fast, "_in_background", threading.Event())
    fast._in_background.set()
    state = game.setup(2, Options((1, 2)), Chance("advise")).state
    (player,) = game.to_move(state)
    assert expect(game.name, msgspec.json.encode(game.view(state, player)), player, "luck") == b"null"
