"""Nobody's bot waits for all the thoughts that somebody else has ordered."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tuileries import bots
from tuileries.bots.levels import Level
from tuileries.server.workers.queue import SMALLEST_SHARE, Queue

ABUSER, ADA, BELA = 1, 2, 3


class Thoughts:
    """Thoughts that end when they are let, and the order in which they began."""

    def __init__(self, places: int) -> None:
        self.queue = Queue(places)
        self.begun: list[str] = []
        self.shares: list[float] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: dict[str, asyncio.Event] = {}

    async def order(self, guest: int, name: str, effort: float = 0.0) -> asyncio.Task[None]:
        self._ends[name] = asyncio.Event()
        task = asyncio.create_task(self._think(guest, name, effort))
        self._tasks.add(task)
        await asyncio.sleep(0)
        return task

    async def _think(self, guest: int, name: str, effort: float) -> None:
        async with self.queue.place(guest, effort) as share:
            self.begun.append(name)
            self.shares.append(share)
            await self._ends[name].wait()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        for _ in range(5):
            await asyncio.sleep(0)

    async def end_all(self) -> None:
        for end in self._ends.values():
            end.set()
        await asyncio.wait(self._tasks)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_guest_with_one_thought_is_next_after_the_one_under_way_however_many_another_ordered() -> None:
    async def main() -> None:
        thoughts = Thoughts(places=1)
        for number in range(99):
            await thoughts.order(ABUSER, f"master {number}", effort=0.5)
        await thoughts.order(ADA, "ada", effort=0.0)
        assert len(thoughts.begun) == 1
        await thoughts.end(thoughts.begun[0])
        assert thoughts.begun[1] == "ada"
        await thoughts.end("ada")
        assert thoughts.begun[2].startswith("master")
        await thoughts.end_all()
        assert len(thoughts.begun) == 100

    run(main())


def test_guests_take_turns_and_the_shortest_of_ones_own_comes_first() -> None:
    async def main() -> None:
        thoughts = Thoughts(places=1)
        await thoughts.order(ABUSER, "first")
        for guest in (ABUSER, ADA, BELA):
            await thoughts.order(guest, f"long of {guest}", effort=1.0)
            await thoughts.order(guest, f"short of {guest}", effort=0.1)
        await thoughts.end("first")
        second = thoughts.begun[1]
        assert second in {f"short of {ADA}", f"short of {BELA}"}
        await thoughts.end(second)
        assert {second, thoughts.begun[2]} == {f"short of {ADA}", f"short of {BELA}"}
        await thoughts.end_all()

    run(main())


def test_one_guest_leaves_a_place_to_others_where_there_are_several() -> None:
    async def main() -> None:
        thoughts = Thoughts(places=3)
        for number in range(5):
            await thoughts.order(ABUSER, str(number))
        assert thoughts.begun == ["0", "1"]
        await thoughts.order(ADA, "ada")
        assert thoughts.begun == ["0", "1", "ada"]
        await thoughts.end_all()

    run(main())


def test_whoever_stops_waiting_leaves_no_gap() -> None:
    async def main() -> None:
        thoughts = Thoughts(places=1)
        await thoughts.order(ADA, "first")
        gone = await thoughts.order(BELA, "gone")
        await thoughts.order(ABUSER, "last")
        gone.cancel()
        await asyncio.sleep(0)
        await thoughts.end("first")
        assert thoughts.begun == ["first", "last"]
        (running,) = (task for task in thoughts._tasks if not task.done())
        running.cancel()
        await asyncio.sleep(0.01)
        await thoughts.order(ADA, "after")
        assert thoughts.begun[-1] == "after"
        await thoughts.end("after")
        assert not thoughts.queue._used
        assert not thoughts.queue._waiting

    run(main())


def test_time_is_shared_when_many_wait_down_to_a_floor() -> None:
    async def main() -> None:
        thoughts = Thoughts(places=1)
        await thoughts.order(ADA, "alone")
        assert thoughts.shares == [1.0]
        for number in range(40):
            await thoughts.order(ABUSER, str(number))
        await thoughts.end("alone")
        assert thoughts.shares[1] == SMALLEST_SHARE
        await thoughts.end_all()
        assert thoughts.shares[-1] == 1.0

    run(main())


@pytest.mark.parametrize(("name", "seconds"), [("master", 0.05), ("champion", None), ("regular", None)])
def test_only_who_goes_by_the_clock_is_hurried(name: str, seconds: float | None) -> None:
    bot = bots.find(name, "zen-garden")
    hurried = bots.hurried(bot, 0.1)
    if seconds is None:
        assert hurried is bot
    else:
        assert isinstance(hurried, Level)
        assert hurried.budget is not None
        assert hurried.budget.seconds == pytest.approx(seconds)
    assert bots.effort("master", "zen-garden") > bots.effort("champion", "zen-garden") > 0
    assert bots.effort("regular", "zen-garden") == 0


def test_whoever_always_has_something_to_think_about_has_their_turn() -> None:
    """Two who come and go, one who never stops: all get about as much."""
    queue, done = Queue(1), {ABUSER: 0, ADA: 0, BELA: 0}

    async def think(guest: int, times: int) -> None:
        for _ in range(times):
            async with queue.place(guest, 0.0):
                await asyncio.sleep(0.002)
                done[guest] += 1
            await asyncio.sleep(0)

    async def main() -> None:
        steady = [asyncio.create_task(think(ABUSER, 10_000)) for _ in range(2)]
        await asyncio.gather(think(ADA, 30), think(BELA, 30))
        for task in steady:
            task.cancel()

    run(main())
    assert done[ABUSER] > 10
