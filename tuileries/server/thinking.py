"""Bots think in processes of their own, never where messages are answered."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from typing import Any

import msgspec

from tuileries import bots, fast, games
from tuileries.bots.budget import Budget
from tuileries.bots.explaining import Expectation, explain
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.record import Record, loads

REST = 0.2
"""Seconds between the death of a process and the start of the next."""

ADVICE = Budget(playouts=4000)
"""Some tenths of a second. A number and no time, so that whoever asks again hears the same."""

REVIEWERS = {"gardeners": "tuileries.solver.reviews"}
"""Who looks back at a game; by name, because importing one starts the compiler."""


class Thinkers:
    """A few processes that are given views and give back moves, or what to expect."""

    def __init__(self, processes: int, *, warm: bool = True) -> None:
        self._processes = processes
        self._warm = warm
        self._pool: ProcessPoolExecutor | None = None

    async def warm_up(self) -> None:
        """Have a process ready before the first bot has to think."""
        with contextlib.suppress(BrokenProcessPool):
            await asyncio.get_running_loop().run_in_executor(self._ready(), bots.find, "random")

    async def think(self, game: str, view: Any, player: Player, bot: str, luck: str) -> Any:
        """A move for this seat."""
        told = await self._ask(choose, game, msgspec.json.encode(view), player, bot, luck)
        return msgspec.json.decode(told, type=games.find(game).types.move)

    async def advise(self, game: str, view: Any, player: Player, luck: str) -> Expectation | None:
        """What this seat may expect; None while the process cannot say yet."""
        told = await self._ask(expect, game, msgspec.json.encode(view), player, luck)
        return msgspec.json.decode(told, type=Expectation | None)

    async def lay_out(self, day: date) -> bytes:
        """The gardens of a day by their difficulty, in JSON."""
        return await self._ask(gardens, day)

    async def review(self, record: Record) -> bytes:
        """What could have been done in a game that is over, in JSON."""
        return await self._ask(look_back, record.header.game, record.dumps())

    async def _ask(self, what: Callable[..., bytes], *given: Any) -> bytes:
        """A process that was killed is replaced and asked again."""
        while True:
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, what, *given)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                await asyncio.sleep(REST)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_prepare, initargs=(self._warm,)
            )
        return self._pool

    def close(self) -> None:
        """Whatever is still being thought is of no use any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list(pool._processes.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def _prepare(warm: bool) -> None:  # noqa: FBT001 - an executor passes no names
    """A bot's process leaves interrupts to the server, and goes when the server is gone.

    Its kernels come to be while it already plays: until they are there, it thinks without them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if warm:
        fast.prepare_in_background()
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    if (server := multiprocessing.parent_process()) is not None:
        server.join()
    os._exit(0)


def choose(game_name: str, sent: bytes, player: Player, bot: str, luck: str) -> bytes:
    game = games.find(game_name)
    view = msgspec.json.decode(sent, type=game.types.view)
    return msgspec.json.encode(bots.find(bot)(game, view, player, Chance(luck)))


def expect(game_name: str, sent: bytes, player: Player, luck: str) -> bytes:
    game = games.find(game_name)
    view = msgspec.json.decode(sent, type=game.types.view)
    return msgspec.json.encode(explain(game, view, player, ADVICE, Chance(luck)))


def gardens(day: date) -> bytes:
    # Not before it is needed: the solver brings a compiler along.
    from tuileries.solver.days import gardens_of

    return msgspec.json.encode(gardens_of(day))


def look_back(game_name: str, record: str) -> bytes:
    reviewer = importlib.import_module(REVIEWERS[game_name])
    return msgspec.json.encode(reviewer.review(loads(record, games.find)))
