"""Processes that think, so that those who wait for an answer to a message do not wait for a thought."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any

from tuileries import fast
from tuileries.server.workers.queue import Queue

MOST_ATTEMPTS = 5

LOW = 10
"""The priority of what may take long, as `nice` counts it: bots and answers go first."""

REST = 0.2
"""Seconds between the death of a process and the start of the next."""


class Lost(Exception):
    """A thought that comes to nothing: it takes too long, or kills its process each time."""


class Pool:
    """A few processes that are asked functions of modules, and answer in bytes."""

    def __init__(self, processes: int, *, warm: bool = True, priority: int = 0) -> None:
        self.queue = Queue(processes)
        self._processes = processes
        self._warm = warm
        self._priority = priority
        self._executor: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None

    async def ask(self, what: Callable[..., bytes], *given: Any, limit: float | None = None) -> bytes:
        """A process that was killed is replaced and asked again. Raises Lost where that does not help."""
        for _ in range(MOST_ATTEMPTS):
            executor = self._ready()
            try:
                async with asyncio.timeout(limit):
                    return await asyncio.get_running_loop().run_in_executor(executor, what, *given)
            except TimeoutError:
                self._end(executor)
                raise Lost from None
            except BrokenProcessPool:
                self._end(executor)
                await asyncio.sleep(REST)
        raise Lost

    def _end(self, executor: ProcessPoolExecutor) -> None:
        """With its processes, even where one is caught in a thought; the next that is asked starts anew."""
        for process in list((executor._processes or {}).values()):  # there is no other way to reach them
            process.kill()
        if self._executor is executor:
            self.close()

    def _ready(self) -> ProcessPoolExecutor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            held, self._leash = context.Pipe(duplex=False)
            self._executor = ProcessPoolExecutor(
                self._processes,
                mp_context=context,
                initializer=prepare,
                initargs=(held, self._warm, self._priority),
            )
        return self._executor

    def close(self) -> None:
        """Whatever is still being thought is of no use any more."""
        executor, self._executor = self._executor, None
        leash, self._leash = self._leash, None
        if executor is not None and leash is not None:
            executor.shutdown(wait=False, cancel_futures=True)
            leash.close()


def prepare(leash: Connection, warm: bool, priority: int) -> None:  # noqa: FBT001 - an executor passes no names
    """A process leaves interrupts to the server, and goes when the server lets go of it or is gone.

    Its kernels come to be while it already plays: until they are there, it thinks without them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(priority)
    if warm:
        fast.prepare_in_background()
    threading.Thread(target=leave_with_the_server, args=(leash,), daemon=True).start()


def leave_with_the_server(leash: Connection) -> None:
    """Nothing ever comes: the pipe ends when its other end does, however that happens."""
    try:
        leash.recv_bytes()
    except EOFError:
        os._exit(0)
