"""Several servers behind one port, each in a process of its own, over one shared database."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any

import msgspec

from tuileries.server.process import log_to_stderr, serve
from tuileries.server.settings import Settings

REST = 1.0
"""Seconds from the start of a worker to that of the one in its place, at least: one may die at once."""

COMING = 60.0
"""Seconds for a new worker to be ready; then it is taken to be broken."""

LEAVING = 15.0
"""Seconds for a worker to leave in order; then it is killed."""

SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)

log = logging.getLogger("tuileries")


def supervise(settings: Settings, listening: socket.socket) -> None:
    """Until SIGINT or SIGTERM. SIGHUP replaces all workers, one after the other, with new ones."""
    log_to_stderr()
    Supervisor(settings, listening).run()


class Supervisor:
    """Starts workers, and replaces those that die."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._workers: list[Worker] = []
        self._is_leaving = False
        self._is_renewing = False
        self._heard, self._alarm = socket.socketpair()

    def run(self) -> None:
        self._listen_to_signals()
        while not self._is_leaving:
            self._fill_up()
            self._wait([worker.sentinel for worker in self._workers], REST)
            if self._is_renewing:
                self._renew()
        self._end_all()

    def _listen_to_signals(self) -> None:
        """A signal that comes while nothing is waited for ends the next wait."""
        for end in (self._heard, self._alarm):
            end.settimeout(0)
        signal.set_wakeup_fd(self._alarm.fileno(), warn_on_full_buffer=False)
        for number in SIGNALS:
            signal.signal(number, self._hear)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if number == signal.SIGHUP:
            self._is_renewing = True
        else:
            self._is_leaving = True

    def _wait(self, objects: Sequence[Any], seconds: float) -> None:
        """For one of these, for a signal, or for so long."""
        if self._heard in wait([*objects, self._heard], seconds):
            self._heard.recv(4096)

    def _fill_up(self) -> None:
        """As many as there should be. One that dies as soon as it starts is not replaced at once."""
        for dead in [worker for worker in self._workers if not worker.is_alive]:
            log.error("worker lost", extra={"fields": {"process": dead.id, "exit": dead.end()}})
            self._workers.remove(dead)
            self._rest(dead.born + REST - time.monotonic())
        while not self._is_leaving and len(self._workers) < self._settings.workers:
            self._workers.append(Worker(self._settings, self._listening))

    def _rest(self, seconds: float) -> None:
        if seconds > 0 and not self._is_leaving:
            self._wait([], seconds)

    def _renew(self) -> None:
        """An old one leaves only once a new one is ready. Where none gets so far, the old ones stay."""
        self._is_renewing = False
        for old in list(self._workers):
            new = Worker(self._settings, self._listening)
            if not self._comes(new):
                log.error("not renewed", extra={"fields": {"process": new.id}})
                new.end()
                return
            self._workers[self._workers.index(old)] = new
            old.end()
        log.info("renewed")

    def _comes(self, worker: Worker) -> bool:
        """Whether it gets ready before it dies, before too long, and before all are to leave."""
        until = time.monotonic() + COMING
        while not self._is_leaving and (left := until - time.monotonic()) > 0:
            self._wait([worker.told], left)
            if worker.told.poll():
                return worker.is_ready
        return False

    def _end_all(self) -> None:
        for worker in self._workers:
            worker.ask_to_leave()
        for worker in self._workers:
            worker.end()


class Worker:
    """A server in an interpreter of its own, which reads the program anew.

    Its settings go over as text: the program may be another by now.
    """

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.told, telling = context.Pipe(duplex=False)
        self.born = time.monotonic()
        self._process = context.Process(target=work, args=(msgspec.json.encode(settings), listening, telling))
        self._process.start()
        telling.close()

    @property
    def id(self) -> int | None:
        return self._process.pid

    @property
    def sentinel(self) -> int:
        return self._process.sentinel

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    @property
    def is_ready(self) -> bool:
        """Asked once, when it has said something or has died."""
        try:
            return bool(self.told.recv_bytes())
        except EOFError:
            return False

    def ask_to_leave(self) -> None:
        self._process.terminate()

    def end(self) -> int | None:
        """In order, where it does not take too long; says how it ended."""
        self.ask_to_leave()
        self._process.join(LEAVING)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.told.close()
        return self._process.exitcode


def work(settings: bytes, listening: socket.socket, telling: Connection) -> None:
    """What a worker does. A key pressed at the terminal reaches it too: only its supervisor is obeyed."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=leave_with_supervisor, name="orphan", daemon=True).start()
    serve(msgspec.json.decode(settings, type=Settings), listening, lambda: telling.send_bytes(b"ready"))


def leave_with_supervisor() -> None:
    """However it ends: whoever starts the next one needs the port."""
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
