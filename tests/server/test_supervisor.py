"""Several workers behind one port, as `tuileries serve --workers 2` starts them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Person, Process, fetch, wait_for
from tests.server.nodes import Crowd, check, table_of
from tests.server.postgres import Postgres, ask
from tuileries.server.store.nodes import LIVE


class Workers(Process):
    """A supervisor with two workers."""

    def __init__(self, folder: Path, database: str) -> None:
        super().__init__(folder, warm=False, environment={"TUILERIES_WORKERS": "2"}, database=database)
        self.database = database

    def start(self) -> None:
        super().start()
        wait_for(self.are_ready)

    def are_ready(self) -> bool:
        return len(self.ids()) == 2 == len(self.nodes())

    def nodes(self) -> set[str]:
        """What is known of them in the database."""
        return {node for (node,) in ask(self.database, LIVE)}

    def ids(self) -> set[int]:
        """The processes of the workers; beside them runs one that tidies up after all."""
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8").split()
        return {int(child) for child in children if "spawn_main" in command_of(int(child))}


def command_of(process: int) -> str:
    """Empty where it has ended, also where nobody has asked how."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text(encoding="utf-8")
    except OSError:
        return ""


@pytest.fixture(scope="module")
def kept(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    workers = Workers(tmp_path_factory.mktemp("workers"), postgres.new_database())
    workers.start()
    yield workers
    if workers.process.poll() is None:
        workers.stop()


@pytest.fixture
def workers(kept: Workers) -> Workers:
    """Started again where a test ended it."""
    if kept.process.poll() is not None:
        kept.start()
    return kept


@contextlib.contextmanager
def asleep(process: int) -> Iterator[None]:
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def test_each_worker_answers_at_the_one_port(workers: Workers) -> None:
    for other in workers.ids():
        with asleep(other):
            assert fetch(workers.address, "/health").json() == {"status": "alive"}


def test_a_worker_that_is_killed_is_replaced(workers: Workers) -> None:
    (killed, other), before = workers.ids(), workers.nodes()
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: len(workers.nodes() - before) == 1 and workers.are_ready())
    assert workers.ids() & {killed, other} == {other}


def test_workers_are_renewed_while_people_play_on(workers: Workers) -> None:
    """Game after game is played; somebody else sits still meanwhile, is asked to come back, and goes on."""
    ada = Person(workers.address, "Ada")
    crowd, before = Crowd(ada, [workers], random.Random(1), "workers were renewed"), workers.nodes()

    def is_renewed() -> bool:
        return len(workers.nodes() - before) == 2 and workers.are_ready()

    async def play() -> None:
        while not is_renewed():
            await crowd.play(await asyncio.to_thread(table_of, ada))
            await asyncio.sleep(1)

    async def sit(table: str) -> None:
        async with ada.at(table, 0) as seat:
            await seat.hear("Update")
            workers.process.send_signal(signal.SIGHUP)
            await seat.hear("Leaving")
            with pytest.raises(ConnectionClosed):
                await seat.hear("nothing")
        await crowd.play(table)

    async def both() -> None:
        await asyncio.gather(sit(table_of(ada)), play())

    asyncio.run(both())
    check(workers.database, crowd.acknowledged)


def test_workers_end_with_their_supervisor(workers: Workers) -> None:
    ids = workers.ids()
    assert workers.stop() == 0
    assert not any(map(command_of, ids))
    assert not workers.nodes()


@pytest.mark.parametrize("end", [Workers.stop, Workers.kill])
def test_a_supervisor_that_ends_while_it_starts_leaves_nobody_behind(
    kept: Workers, end: Callable[[Workers], int | None]
) -> None:
    """However it ends: whoever starts the next one needs the port."""
    if kept.process.poll() is None:
        kept.stop()
    kept.launch()
    wait_for(kept.ids)
    ids = kept.ids()
    assert not end(kept)
    wait_for(lambda: not any(map(command_of, ids)))
