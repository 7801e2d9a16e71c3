"""Bots think in processes of their own, never where messages are answered."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from tuileries import bots, fast, games
from tuileries.core.chance import Chance
from tuileries.core.game import Player

REST = 0.2
"""Seconds between the death of a process and the start of the next."""


class Thinkers:
    """A few processes that are given views and give back moves."""

    def __init__(self, processes: int, *, warm: bool = True) -> None:
        self._processes = processes
        self._warm = warm
        self._pool: ProcessPoolExecutor | None = None

    async def warm_up(self) -> None:
        """Have a process ready before the first bot has to think."""
        with contextlib.suppress(BrokenProcessPool):
            await asyncio.get_running_loop().run_in_executor(self._ready(), bots.find, "random")

    async def think(self, game: str, view: Any, player: Player, bot: str, luck: str) -> Any:
        """A move for this seat. A process that was killed is replaced and thinks again."""
        sent = msgspec.json.encode(view)
        while True:
            pool = self._ready()
            try:
                loop = asyncio.get_running_loop()
                told = await loop.run_in_executor(pool, choose, game, sent, player, bot, luck)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                await asyncio.sleep(REST)
                continue
            return msgspec.json.decode(told, type=games.find(game).types.move)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_prepare, initargs=(self._warm,)
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


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
