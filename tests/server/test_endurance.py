"""Killed servers, killed bots, and a flood of nonsense."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import tuileries
from tests.games.pebbles import game as small_game
from tests.server import fuzz
from tests.server.chaos import LOST
from tests.server.house import PATIENCE, Person, Process, fetch, first_move, house, wait_for
from tests.server.test_messages import newest
from tuileries.games import GAMES

MOST_BEFORE_A_KILL = 50
"""Moves at all tables together, which have room for more."""


async def play_until_dead(person: Person, table: str, acknowledged: dict[str, int]) -> None:
    """Play both seats of a table as fast as it goes, and note what was acknowledged."""
    with contextlib.suppress(*LOST):
        async with person.at(table, 0) as first, person.at(table, 1) as second:
            seats = (first, second)
            update = await first.hear("Update")
            await second.hear("Update")
            while update["outcome"] is None:
                seat = seats[update["view"]["to_move"][0]]
                mine = await newest(seat, update["version"])
                answer = await seat.ask("Play", version=mine["version"], move=first_move(mine))
                acknowledged[table] = max(acknowledged.get(table, 0), answer["version"])
                update = await newest(first, answer["version"])


def stored(folder: Path) -> dict[str, list[int]]:
    with contextlib.closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        rows = connection.execute("SELECT table_id, version FROM lines ORDER BY table_id, version").fetchall()
    versions: dict[str, list[int]] = {}
    for table, version in rows:
        versions.setdefault(table, []).append(version)
    return versions


Between = Callable[[Process, Person, dict[str, int]], None]
"""What else befalls a server from one kill to the next; moves that are acknowledged are noted."""


def crash(
    folder: Path, kills: int, tables: int, luck: random.Random, between: Between | None = None
) -> dict[str, int]:
    """Kill the server again and again under load. Returns what was acknowledged, checked against the disk."""
    acknowledged: dict[str, int] = {}
    server = Process(folder, warm=False)
    server.start()
    ada = Person(server.address, "Ada")
    names: list[str] = []

    async def load() -> None:
        async with asyncio.TaskGroup() as group:
            for table in names[-tables:]:
                group.create_task(play_until_dead(ada, table, acknowledged))
            group.create_task(asyncio.to_thread(kill_soon))

    def kill_soon() -> None:
        """After some moves, and a moment that has nothing to do with them."""
        enough = sum(acknowledged.values()) + luck.randrange(MOST_BEFORE_A_KILL)
        wait_for(lambda: sum(acknowledged.values()) >= enough)
        time.sleep(luck.uniform(0, 0.05))
        server.kill()

    for _ in range(kills):
        for _ in range(tables):
            table = ada.open("human", "human")
            ada.post(f"/api/tables/{table}/join", {"name": "Béla"})
            ada.start(table)
            names.append(table)
        if between is not None:
            between(server, ada, acknowledged)
        asyncio.run(load())
        check_disk(folder, acknowledged)
        server.start()
        for table in names:
            assert ada.get(f"/api/tables/{table}")["frozen"] is None
    assert server.stop() in (0, -signal.SIGTERM)
    return acknowledged


def check_disk(folder: Path, acknowledged: dict[str, int]) -> None:
    versions = stored(folder)
    for table, version in acknowledged.items():
        assert versions[table] == list(range(len(versions[table])))
        assert versions[table][-1] >= version, "an acknowledged move was lost"


def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    acknowledged = crash(tmp_path, kills=3, tables=4, luck=random.Random(7))
    assert sum(acknowledged.values()) > 0


def test_a_running_table_goes_on_with_its_bot_after_a_kill(tmp_path: Path) -> None:
    server = Process(tmp_path, warm=False)
    server.start()
    ada = Person(server.address, "Ada")
    table = ada.open("human", "regular")
    ada.start(table)

    async def one_move() -> int:
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            while not update["choices"]:
                update = await seat.hear("Update")
            return int(
                (await seat.ask("Play", version=update["version"], move=first_move(update)))["version"]
            )

    before = asyncio.run(one_move())
    server.kill()
    server.start()
    assert asyncio.run(one_move()) > before
    assert server.stop() in (0, -signal.SIGTERM)


def test_a_killed_bot_process_is_replaced_and_thinks_again(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    ada = Person(server.address, "Ada")
    table = ada.open("human", "regular", options={"boards": [1, 2, 3, 4, 5]})
    ada.start(table)

    async def play_and_kill() -> dict[str, Any]:
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            kills = 0
            while update["outcome"] is None:
                if update["choices"]:
                    answer = await seat.ask("Play", version=update["version"], move=first_move(update))
                    update = await newest(seat, answer["version"])
                    if kills < 3 and not update["choices"]:
                        kills += kill_children(server.process.pid)
                else:
                    update = await seat.hear("Update")
            assert kills
            return update

    assert asyncio.run(play_and_kill())["outcome"]["winners"]
    server.stop()


def kill_children(parent: int) -> int:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, check=False)
    children = [int(word) for word in listed.stdout.split()]
    for child in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    return len(children)


def test_a_planned_stop_tells_the_clients(tmp_path: Path) -> None:
    server = Process(tmp_path, warm=False)
    server.start()
    ada = Person(server.address, "Ada")
    table = ada.open("human", "human")

    async def wait_for_the_end() -> None:
        async with ada.at(table, 0) as seat:
            await seat.hear("TableInfo")
            server.process.send_signal(signal.SIGTERM)
            await seat.hear("Leaving")

    asyncio.run(wait_for_the_end())
    assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)


@pytest.mark.parametrize("game", fuzz.GAMES)
def test_hostile_messages_crash_nothing_and_are_refused_with_a_reason(tmp_path: Path, game: str) -> None:
    with house(tmp_path) as running:
        told = asyncio.run(fuzz.hostile(running.address, messages=1000, seed=1, game=game))
        assert fetch(running.address, "/health").status_code == 200
    assert told["refused"] > 500
    assert told["leaked"] == 0
    assert told["untyped"] == 0


def test_a_lost_timer_is_taken_up_again(tmp_path: Path) -> None:
    GAMES["pebbles"] = small_game
    with house(tmp_path) as running:
        ada = Person(running.address, "Ada")
        table = ada.open("human", "human", game="pebbles", options={"limit": 1000})
        ada.post(f"/api/tables/{table}/join", {"name": "Béla"})
        ada.start(table)
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        connection.execute("UPDATE timers SET due = due - 1000")
        connection.commit()
    with house(tmp_path) as again:
        ada.http.base_url = httpx.URL(f"http://{again.address}")
        wait_for(lambda: ada.get(f"/api/tables/{table}")["stage"] == "over")
        record = tuileries.load(ada.http.get(f"/api/tables/{table}/record").text)
    del GAMES["pebbles"]
    assert json.loads(record.dumps().splitlines()[-1])["player"] is None
