"""Bots think in a process of their own, with or without a kernel."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import pytest

from tests.server.house import PATIENCE, wait_for
from tuileries import fast
from tuileries.bots.expectations import Expectation
from tuileries.core.chance import Chance
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options
from tuileries.server.workers import pool as pools
from tuileries.server.workers.bots import Bots, expect
from tuileries.server.workers.pool import Pool


@pytest.mark.parametrize("warm", [True, False])
def test_a_level_thinks_in_a_process_of_its_own(*, warm: bool) -> None:
    state = game.setup(2, Options((1, 2)), Chance("think")).state
    (player,) = game.to_move(state)

    async def think() -> object:
        pool = Pool(1, warm=warm)
        try:
            return await Bots(pool).think(
                game.name, game.view(state, player), player, "champion", "luck", guest=1
            )
        finally:
            pool.close()

    move = asyncio.run(think())
    assert game.why_not(state, player, move) == ()  # type: ignore[arg-type]


def pid() -> bytes:
    return str(os.getpid()).encode()


def is_alive(process: int) -> bool:
    """Until the pool has taken note of its end."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def rest(begun: Path) -> bytes:
    begun.touch()
    time.sleep(2 * PATIENCE)
    return b""


def test_what_is_still_being_thought_ends_with_the_server(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def leave() -> None:
        pool = Pool(1, warm=False)
        process = int(await pool.ask(pid))
        thought = asyncio.create_task(pool.ask(rest, begun))
        await asyncio.to_thread(wait_for, begun.exists)
        assert is_alive(process)
        thought.cancel()
        pool.close()
        pool.close()
        await asyncio.to_thread(wait_for, lambda: not is_alive(process))

    asyncio.run(leave())


def test_an_adviser_thinks_in_a_process_of_its_own() -> None:
    state = game.setup(3, Options((1, 2)), Chance("advise")).state
    (player,) = game.to_move(state)

    async def advise() -> list[Expectation | None]:
        pool = Pool(1, warm=False)
        try:
            assert int(await pool.ask(pid)) != os.getpid()
            view = game.view(state, player)
            return [await Bots(pool).advise(game.name, view, player, "luck", guest=1) for _ in range(2)]
        finally:
            pool.close()

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


def die() -> bytes:
    os._exit(1)


def test_what_kills_its_process_each_time_is_given_up_and_others_have_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "REST", 0.0)

    async def main() -> None:
        pool = Pool(1, warm=False)
        with pytest.raises(BrokenProcessPool):
            await pool.ask(die)
        assert int(await pool.ask(pid)) != os.getpid()
        pool.close()

    asyncio.run(main())
