"""Full disks, locked and damaged databases, clocks that jump: afterwards everything goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.pebbles import game as small_game
from tests.server.house import PATIENCE, House, Person, Process, free_port, house, wait_for
from tests.server.test_messages import newest, two_people
from tests.server.test_store import FullDisk, disk
from tuileries.games import GAMES
from tuileries.server import hub as hubs
from tuileries.server.socket import endpoint, inbox
from tuileries.server.store import queries
from tuileries.server.store.rows import save_timer
from tuileries.server.store.sqlite import SqliteStore
from tuileries.server.table import connections
from tuileries.server.table.changes import Change
from tuileries.server.workers.bots import Bots

__all__ = ["disk"]

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def figure(running: House, name: str) -> float:
    text = Person(running.address, "Watch").http.get("/metrics").text
    return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(name))


def lines_of(running: House, table: str) -> int:
    return len(running.read("SELECT version FROM lines WHERE table_id = ?", table))


# Awake


class Slow:
    """Bots that answer when they are let."""

    def __init__(self, bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
        self._think = bots.think
        self.may_go_on = threading.Event()
        monkeypatch.setattr(bots, "think", self.think)

    async def think(self, *asked: Any, guest: int) -> Any:
        await asyncio.to_thread(self.may_go_on.wait, PATIENCE)
        return await self._think(*asked, guest=guest)


def test_all_bots_move_again_after_a_disk_was_full_for_long(
    tmp_path: Path, disk: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "PAUSE", 0.05)
    with house(tmp_path, away_after=0.1, warm=False) as running:
        slow = Slow(running.hub.bots, monkeypatch)
        ada = Person(running.address, "Ada")
        opened = [ada.open("beginner", "human") for _ in range(12)]
        for table in opened:
            ada.start(table)
        wait_for(lambda: all(running.hub.rooms[table].away == {1} for table in opened))
        tables = [table for table in opened if running.hub.rooms[table].running().to_move == (0,)]
        assert tables, "a bot begins at some of them"
        disk.room = 0
        slow.may_go_on.set()
        wait_for(lambda: disk.refused > 5 * len(tables))
        disk.room = None
        wait_for(lambda: all(has_moved(running, table) for table in tables))


def has_moved(running: House, table: str) -> bool:
    """Whoever else had to move did, and it is the person's turn."""
    room = running.hub.rooms.get(table)
    return room is not None and room.version > 0 and room.running().to_move == (1,)


def test_a_timer_that_could_not_be_written_ends_when_it_can(
    tmp_path: Path, disk: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "PAUSE", 0.05)
    monkeypatch.setitem(GAMES, "pebbles", small_game)
    with house(tmp_path, away_after=1000, warm=False) as running:
        _, _, table = two_people(running, game="pebbles", options={"limit": 1})
        disk.room = 0
        refused = disk.refused
        wait_for(lambda: disk.refused > refused + 3)
        disk.room = None
        wait_for(lambda: running.hub.rooms[table].is_over if table in running.hub.rooms else False)


# One server, one file


def test_a_second_server_on_the_same_file_refuses_to_start_with_a_sentence(tmp_path: Path) -> None:
    first = Process(tmp_path, warm=False)
    first.start()
    words = ["serve", "--port", str(free_port()), "--database", f"sqlite:///{tmp_path}/games.sqlite3"]
    code = "from tuileries.cli import main; main()"
    second = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert second.returncode == 2
    assert "Another server is using" in second.stderr
    assert "Traceback" not in second.stderr
    ada = Person(first.address, "Ada")
    table = ada.open("human", "human")
    first.kill()
    first.start()
    assert ada.get(f"/api/tables/{table}")["id"] == table
    first.stop()


def test_a_damaged_file_is_said_in_a_sentence_and_doctor_finds_it(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with house(tmp_path, warm=False) as running:
        for _ in range(30):
            Person(running.address, "Ada").open("human", "human")
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    data[4096 * 3 : 4096 * 5] = b"\x5a" * 8192
    file.write_bytes(bytes(data))
    code = "from tuileries.cli import main; main()"
    for words in (["serve", "--port", str(free_port())], ["doctor"]):
        told = subprocess.run(
            [sys.executable, "-c", code, *words, "--database", f"sqlite:///{file}"],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert told.returncode == 2
        assert "damaged" in told.stdout + told.stderr
        assert "Traceback" not in told.stderr


def test_file_and_folder_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "games.sqlite3"
    store = SqliteStore(file)
    asyncio.run(store.write(("INSERT INTO guests (id, created) VALUES (1, 0)", ())))
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert set(modes.values()) == {0o600}, modes
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    store.let_go()
    file.chmod(0o644)
    SqliteStore(file).let_go()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


# What is said of it


def test_whatever_fails_in_here_is_a_phrase_is_written_down_and_counted(
    running: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> Any:
        raise ZeroDivisionError("a secret in a message")

    before = figure(running, "tuileries_failures_total")
    monkeypatch.setattr(queries, "tables_for", fail)
    with caplog.at_level(logging.ERROR, "tuileries"):
        answer = Person(running.address, "Ada").http.get("/api/tables")
    assert (answer.status_code, answer.json()) == (500, {"key": "server-failed", "args": {}})
    assert [type(record.exc_info[1]) for record in caplog.records if record.exc_info] == [ZeroDivisionError]
    assert figure(running, "tuileries_failures_total") == before + 1


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path, disk: FullDisk) -> None:
    with house(tmp_path, warm=False) as running:
        watch = Person(running.address, "Watch").http
        assert watch.get("/ready").json() == {"status": "ready"}
        disk.room = 0
        wait_for(lambda: watch.get("/ready").status_code == 503)
        assert watch.get("/ready").json() == {"status": "cannot-write"}
        assert watch.get("/health").status_code == 200
        disk.room = None
        wait_for(lambda: watch.get("/ready").status_code == 200)


# Clocks


@pytest.mark.parametrize("jump", [-100_000.0, 100_000.0])
def test_a_clock_that_is_set_moves_no_timer(
    running: House, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    ada, _, table = two_people(running, game="pebbles", options={"limit": 1000})
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + jump)

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            assert 0 < update["alarm"] <= 1000
            done = await seat.ask("Play", version=0, move={"type": "Draw"})
            assert done["type"] == "Done"
            update = await newest(seat, done["version"])
            assert 0 < update["alarm"] <= 1000
            assert 0 <= update["at"] < 1000

    asyncio.run(main())


def test_after_a_restart_no_timer_is_longer_than_it_ever_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock was set back meanwhile: what was nearly over would last for days."""
    monkeypatch.setitem(GAMES, "pebbles", small_game)
    with house(tmp_path, warm=False, away_after=50) as running:
        _, _, table = two_people(running, game="pebbles", options={"limit": 1000})
        ((key,),) = running.read("SELECT key FROM timers WHERE table_id = ? AND key LIKE 'game:%'", table)
        later = time.time() + 1_000_000
        running.inside(
            running.hub.store.write(save_timer(table, key, later), save_timer(table, "away:0", later))
        )
    with house(tmp_path, warm=False, away_after=50) as running:
        room = running.inside(running.hub.room(table))
        assert room.alarm_left is not None
        assert room.alarm_left <= 1000
        assert room.timers["away:0"] - time.time() <= 50


# Answers


def test_a_repeated_id_is_answered_as_before_on_any_socket_of_its_owner(running: House) -> None:
    ada, _, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as seat, ada.at(table) as other:
            await seat.hear("Update")
            done = await seat.ask("Chat", id="once", text="Hello")
            assert await other.ask("Chat", id="once", text="Hello") == done
            assert (await other.ask("Chat", id="twice", text="Hello"))["type"] == "Refused"

    asyncio.run(main())


def test_what_one_stranger_was_refused_is_not_another_strangers_answer(running: House) -> None:
    _, _, table = two_people(running)

    async def main() -> None:
        async with (
            Person(running.address, "X").at(table) as one,
            Person(running.address, "Y").at(table) as two,
        ):
            first = await one.ask("Chat", id="1", text="Hello")
            second = await two.ask("Vote", id="1", agree=True)
            assert (first["type"], second["type"]) == ("Refused", "Refused")

    asyncio.run(main())
    assert not running.hub.rooms[table]._refused


def test_whoever_lets_a_bot_play_cannot_take_its_moves_back(running: House) -> None:
    ada, bela, table = two_people(running)

    async def let_bots_play() -> None:
        room = await running.hub.room(table)
        seats = {number: replace(seat, substitute="beginner") for number, seat in enumerate(room.seats)}
        async with room.lock:
            await room.save(Change(seats=seats))

    running.inside(let_bots_play())

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            update = await newest(first, 1)
            for seat in (first, second):
                answer = await seat.ask("TakeBack", version=update["version"])
                assert answer["reason"]["key"] in ("server-substituted", "server-stale"), answer
        assert lines_of(running, table) > 1

    asyncio.run(main())


def test_every_code_that_ends_a_connection_is_in_the_protocol() -> None:
    codes = {
        value
        for module in (endpoint, inbox, connections)
        for value in vars(module).values()
        if isinstance(value, int) and 1000 <= value < 5000
    }
    assert codes
    told = set(map(int, re.findall(r"^\| (\d{4}) \|", PROTOCOL, re.MULTILINE)))
    assert codes <= told
