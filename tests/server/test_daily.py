"""The garden of the day: told, opened, solved; neither early nor with its solution."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import PATIENCE, House, Person
from tests.server.test_lobby import refused
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.state import Options
from tuileries.server.store.sqlite import SqliteStore
from tuileries.server.workers.days import FIRST, TODAYS, Days, today
from tuileries.server.workers.pool import Pool
from tuileries.solver import solve
from tuileries.solver.days import LEVELS, Difficulty, garden_of

DAY = "2025-11-15"


def solution(options: dict[str, Any]) -> list[dict[str, Any]]:
    """The moves of somebody who knows what to do."""
    size = LEVELS[Difficulty.GENTLE].size
    garden = solve([CARDS[card].constraint for card in options["puzzle"]], size=size)
    assert garden is not None
    laid = [{"type": "Place", "tile": one.tile, "cell": one.cell, "turn": one.turn} for one in garden.laid]
    return [*laid, {"type": "Ready"}]


def opened(person: Person, garden: str) -> str:
    table = str(person.post(f"/api/daily/{garden}")["id"])
    person.join(table)
    person.start(table)
    return table


def test_today_has_a_garden_of_each_difficulty(running: House) -> None:
    told = Person(running.address, "Ada").get("/api/daily")
    assert told["date"] == today().isoformat()
    for told_garden, difficulty in zip(told["gardens"], Difficulty, strict=True):
        level, options = LEVELS[difficulty], garden_of(today(), difficulty)
        cards = list(options.puzzle)
        assert told_garden == {"difficulty": difficulty, "size": level.size, "cards": cards}


def test_a_day_that_has_come_is_told_and_no_other(running: House) -> None:
    ada = Person(running.address, "Ada")
    assert ada.get(f"/api/daily/{DAY}")["date"] == DAY
    assert ada.get(f"/api/daily/{FIRST}")["date"] == FIRST.isoformat()
    tomorrow = today() + timedelta(1)
    assert refused(ada.http.get(f"/api/daily/{tomorrow}")) == (404, "server-garden-to-come")
    assert refused(ada.http.post(f"/api/daily/{tomorrow}/gentle")) == (404, "server-garden-to-come")
    for day in (FIRST - timedelta(1), "20251115", "2025-W46-6", "2025-02-30", "now"):
        assert refused(ada.http.get(f"/api/daily/{day}")) == (404, "server-no-garden")
    assert refused(ada.http.post(f"/api/daily/{DAY}/hopeless")) == (404, "server-no-garden")


def test_it_is_played_alone_and_solved_and_can_be_played_again(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = opened(ada, f"{DAY}/gentle")
    info = ada.get(f"/api/tables/{table}")
    assert (info["daily"], info["stage"], info["listed"]) == (f"{DAY}/gentle", "running", False)
    assert info["options"]["puzzle"] == list(garden_of(date.fromisoformat(DAY), Difficulty.GENTLE).puzzle)
    assert 0 <= info["elapsed"] < PATIENCE
    moves = solution(info["options"])

    async def main() -> dict[str, Any]:
        async with ada.at(table, 0) as seat:
            for version, move in enumerate(moves):
                assert (await seat.ask("Play", version=version, move=move))["type"] == "Done"
        return next(one for one in reversed(seat.heard) if one["type"] == "Update")

    last = asyncio.run(main())
    assert last["outcome"]["reason"] == "solved"
    assert last["version"] == 17
    assert info["elapsed"] < last["at"] < PATIENCE
    assert ada.get(f"/api/tables/{table}")["elapsed"] is None
    again = ada.post(f"/api/tables/{table}/rematch", {})
    assert (again["daily"], again["options"]) == (f"{DAY}/gentle", info["options"])


def test_no_other_table_is_called_a_garden_of_a_day(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", game="gardeners", options={"puzzle": ["A1", "A2"]})
    assert ada.get(f"/api/tables/{table}")["daily"] is None
    assert ada.get(f"/api/tables/{table}")["elapsed"] is None
    body = {"game": "gardeners", "seats": ["human", "human"], "options": {"puzzle": ["A1"]}}
    assert refused(ada.http.post("/api/tables", json=body)) == (400, "error-forbidden")


def test_a_day_is_worked_out_once_even_if_many_ask_and_again_after_a_restart(tmp_path: Path) -> None:
    asked: list[date] = []

    class Slow(Pool):
        async def ask(self, what: Callable[..., bytes], *given: Any, limit: float | None = None) -> bytes:
            (day,) = given
            asked.append(day)
            await asyncio.sleep(0)
            if len(asked) == 1:
                raise OSError("the first try fails")
            return msgspec.json.encode({"gentle": Options(puzzle=("A1",))})

    async def main() -> list[Any]:
        store = SqliteStore(tmp_path / "games.sqlite3")
        days = Days(Slow(1), store)
        with pytest.raises(OSError, match="fails"):
            await days.gardens(FIRST)
        found = await asyncio.gather(*(days.garden(FIRST, "gentle") for _ in range(5)))
        found.append(await Days(Slow(1), store).garden(FIRST, "gentle"))
        await store.close()
        return found

    assert len(set(asyncio.run(main()))) == 1
    assert len(asked) == 2


def test_the_gardens_of_today_come_before_those_of_other_days(tmp_path: Path) -> None:
    asked: list[date] = []
    going = asyncio.Event()

    class Slow(Pool):
        async def ask(self, what: Callable[..., bytes], *given: Any, limit: float | None = None) -> bytes:
            asked.extend(given)
            await going.wait()
            return msgspec.json.encode({"gentle": Options(puzzle=("A1",))})

    async def main() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        pool = Slow(1)
        days = Days(pool, store)
        old = [asyncio.create_task(days.gardens(FIRST + timedelta(days=number))) for number in range(98)]
        while not asked:
            await asyncio.sleep(0.01)
        new = asyncio.create_task(days.gardens(today()))
        while TODAYS not in pool.queue._waiting:
            await asyncio.sleep(0.01)
        going.set()
        await new
        assert asked.index(today()) == 1, "after the one that was under way"
        await asyncio.gather(*old)
        await store.close()

    asyncio.run(main())
