"""Bots think in a process of their own, with or without a kernel."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import PATIENCE, House, Person, first_move, wait_for
from tuileries import fast
from tuileries.bots.expectations import Expectation
from tuileries.core.chance import Chance
from tuileries.core.record import Played
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options
from tuileries.server.workers import pool as pools
from tuileries.server.workers.bots import Bots, expect
from tuileries.server.workers.pool import Lost, Pool


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
        with pytest.raises(Lost):
            await pool.ask(die)
        assert int(await pool.ask(pid)) != os.getpid()
        pool.close()

    asyncio.run(main())


def brood() -> bytes:
    """A thought in compiled code that never lets go, as far as Python can tell."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    re.match(r"(a+)+$", "a" * 60 + "b")
    return b""


def test_a_thought_without_an_end_is_given_up_with_its_process() -> None:
    async def main() -> None:
        pool = Pool(1, warm=False)
        process = int(await pool.ask(pid))
        with pytest.raises(Lost):
            await pool.ask(brood, limit=0.1)
        await asyncio.to_thread(wait_for, lambda: not is_alive(process))
        assert int(await pool.ask(pid)) not in (process, os.getpid())
        pool.close()

    asyncio.run(main())


def test_where_a_thought_is_lost_the_table_goes_on(
    running: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    think, asked = running.hub.bots.think, []

    async def lose(*given: Any, guest: int) -> Any:
        asked.append(given[3])
        if given[3] != "greedy":
            raise Lost
        return await think(*given, guest=guest)

    monkeypatch.setattr(running.hub.bots, "think", lose)
    ada = Person(running.address, "Ada")
    table = ada.open("human", "beginner")
    ada.start(table)

    def has_moved() -> bool:
        lines = running.hub.rooms[table].running().lines
        return any(isinstance(line, Played) and line.player == 1 for line in lines)

    async def move_first() -> None:
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            if update["choices"]:
                await seat.ask("Play", version=update["version"], move=first_move(update))
            await asyncio.to_thread(wait_for, has_moved)

    asyncio.run(move_first())
    assert asked[:2] == ["beginner", "greedy"]
    assert "thought lost" in [record.message for record in caplog.records]
