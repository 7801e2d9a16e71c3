"""Written, then told: what happens when writing fails."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from importlib import resources
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.games.pebbles import game as small_game
from tests.server.house import PATIENCE, House, Person, first_move, house, wait_for
from tests.server.test_messages import newest, two_people
from tuileries.games import GAMES
from tuileries.server.store import sqlite
from tuileries.server.store.protocol import Statement
from tuileries.server.store.sqlite import Job, SqliteStore, connect, migrate


def other(number: int) -> Statement:
    return "INSERT INTO guests (id, created) VALUES (?, 0.0)", (number,)


def counted_groups(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many jobs each commit takes from now on."""
    groups: list[int] = []
    commit = sqlite.commit

    def counted(connection: sqlite3.Connection, group: list[Job]) -> list[Exception | None]:
        groups.append(len(group))
        return commit(connection, group)

    monkeypatch.setattr(sqlite, "commit", counted)
    return groups


def test_jobs_that_come_together_are_one_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups = counted_groups(monkeypatch)

    async def main() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        await asyncio.gather(*(store.write(other(number)) for number in range(500)))
        await store.close()

    asyncio.run(main())
    assert sum(groups) == 500
    assert len(groups) < 250
    assert max(groups) <= sqlite.LARGEST_GROUP


class Rest:
    """Instead of the clock's: it lasts until it is over."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.over = threading.Event()

    def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        assert self.over.wait(PATIENCE)


def test_a_commit_leaves_others_the_time_to_join_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups, rest = counted_groups(monkeypatch), Rest()
    monkeypatch.setattr(sqlite, "time", rest)

    async def main() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        await store.write(other(0))
        others = [asyncio.ensure_future(store.write(other(number))) for number in range(1, 11)]
        await asyncio.sleep(0)
        rest.over.set()
        await asyncio.gather(*others)
        await store.close()

    asyncio.run(main())
    assert groups == [1, 10]
    assert rest.asked == [sqlite.GAP] * 2


def test_what_was_asked_for_before_the_end_is_still_written(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        writing = [asyncio.ensure_future(store.write(other(number))) for number in range(10)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)

    asyncio.run(main())
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        assert connection.execute("SELECT count(*) FROM guests").fetchone() == (10,)


def test_whoever_stops_waiting_harms_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "games.sqlite3")
        impatient = asyncio.ensure_future(store.write(other(1)))
        await asyncio.sleep(0)
        impatient.cancel()
        await store.write(other(2))
        assert await store.read("SELECT count(*) FROM guests") == [(2,)]
        await store.close()

    asyncio.run(main())


def test_a_disk_that_cannot_take_a_group_refuses_all_of_it(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    writer = connect(file)
    migrate(writer)
    writer.execute("PRAGMA busy_timeout = 0")
    loop = asyncio.new_event_loop()
    with contextlib.closing(connect(file)) as another:
        another.execute("BEGIN IMMEDIATE")
        job = Job((other(1),), loop, loop.create_future())
        errors = sqlite.commit(writer, [job, job])
        another.execute("ROLLBACK")
    assert all(isinstance(error, sqlite3.OperationalError) for error in errors)
    assert sqlite.commit(writer, [job]) == [None]
    writer.close()
    loop.close()


def old_database(file: Path, form: int, **table: Any) -> None:
    """A database as it was after the first steps, with a table in it."""
    steps = resources.files("tuileries.server.store").joinpath("migrations", "sqlite")
    row = {"id": "x", "game": "zen-garden", "options": "{}", "listed": 0, "shuffled": 0, "host": 1}
    row |= {"secret": "secret", "stage": "open", "created": 0, **table}
    with contextlib.closing(connect(file)) as connection:
        for number in range(1, form + 1):
            step = steps.joinpath(f"{number:04}.sql").read_text(encoding="utf-8")
            connection.executescript(f"{step} PRAGMA user_version = {number};")
        connection.execute("INSERT INTO guests VALUES (1, 0)")
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))


def test_a_table_of_the_first_form_plays_with_aids(tmp_path: Path) -> None:
    old_database(tmp_path / "games.sqlite3", 1)
    store = SqliteStore(tmp_path / "games.sqlite3")
    assert asyncio.run(store.read("SELECT id, aids, hints FROM tables")) == [("x", 1, 1)]
    store.let_go()


@pytest.mark.parametrize("aids", [0, 1])
def test_a_table_that_once_agreed_to_play_without_aids_gives_no_hints(tmp_path: Path, aids: int) -> None:
    old_database(tmp_path / "games.sqlite3", 2, aids=aids)
    store = SqliteStore(tmp_path / "games.sqlite3")
    assert asyncio.run(store.read("SELECT aids, hints FROM tables")) == [(aids, aids)]
    store.let_go()


class FullDisk:
    """A disk on which nothing can be written while it is full; there may be room for a few commits yet."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None
        self.refused = 0
        self._commit = sqlite.commit
        monkeypatch.setattr(sqlite, "commit", self.commit)

    def commit(self, connection: sqlite3.Connection, group: list[Job]) -> list[Exception | None]:
        if self.room == 0:
            self.refused += 1
            return [sqlite3.OperationalError("database or disk is full")] * len(group)
        if self.room is not None:
            self.room -= 1
        return self._commit(connection, group)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    return FullDisk(monkeypatch)


def versions(running: House, table: str) -> list[int]:
    sql = "SELECT version FROM lines WHERE table_id = ? ORDER BY version"
    return [version for (version,) in running.read(sql, table)]


def test_a_move_that_cannot_be_written_is_refused_and_never_happened(running: House, disk: FullDisk) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            updates = [await first.hear("Update"), await second.hear("Update")]
            (mover,) = updates[0]["view"]["to_move"]
            seats = [first, second]
            disk.room = 0
            answer = await seats[mover].ask("Play", version=0, move=first_move(updates[mover]), id="once")
            assert (answer["type"], answer["reason"]["key"]) == ("Refused", "server-not-written")
            for seat in seats:
                with pytest.raises(ConnectionClosed):
                    await seat.hear("Update", "Done")
        disk.room = None
        assert versions(running, table) == [0]
        async with [ada, bela][mover].at(table, mover, since=0) as again:
            update = await again.hear("Update")
            assert (update["version"], update["events"]) == (0, [])
            done = await again.ask("Play", version=0, move=first_move(update), id="once")
            assert (done["type"], done["version"]) == ("Done", 1)
            assert (await newest(again, 1))["version"] == 1

    asyncio.run(main())
    assert versions(running, table) == [0, 1]


def test_a_bot_whose_move_could_not_be_written_moves_when_it_can(tmp_path: Path, disk: FullDisk) -> None:
    with house(tmp_path, away_after=1000, warm=True) as running:
        ada = Person(running.address, "Ada")
        table = ada.open("human", "beginner")
        ada.start(table)

        async def until_the_bot_has_to_move() -> None:
            async with ada.at(table, 0) as seat:
                update = await seat.hear("Update")
                while not update["choices"]:
                    update = await seat.hear("Update")
                room = running.hub.rooms[table]
                disk.room = 1
                done = await seat.ask("Play", version=update["version"], move=first_move(update))
                assert done["type"] == "Done"
                with pytest.raises(ConnectionClosed):
                    await seat.hear("nothing")
                assert room is not running.hub.rooms.get(table)

        async def hear_the_bot() -> None:
            """Who comes just when the table goes once more comes again."""
            while True:
                with contextlib.suppress(ConnectionClosed):
                    async with ada.at(table, 0) as seat:
                        while not (await seat.hear("Update"))["choices"]:
                            pass
                        return

        asyncio.run(until_the_bot_has_to_move())
        disk.room = None
        asyncio.run(hear_the_bot())


def test_a_table_that_could_not_be_started_is_still_open(running: House, disk: FullDisk) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    ada.join(table, name="Béla")
    disk.room = 0
    assert ada.http.post(f"/api/tables/{table}/start").status_code == 503
    disk.room = None
    assert ada.get(f"/api/tables/{table}")["stage"] == "open"
    ada.start(table)
    wait_for(lambda: ada.get(f"/api/tables/{table}")["stage"] == "running")


def test_a_table_of_a_game_that_is_no_longer_here_harms_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "pebbles", small_game)
    with house(tmp_path) as running:
        ada = Person(running.address, "Ada")
        tables = [ada.open("human", "human", game=game, listed=True) for game in ("pebbles", "zen-garden")]
        for table in tables:
            ada.join(table, name="Béla")
            ada.start(table)
    monkeypatch.delitem(GAMES, "pebbles")
    with house(tmp_path) as running:
        ada.http.base_url = httpx.URL(f"http://{running.address}")
        assert [table["id"] for table in ada.get("/api/tables")] == tables[1:]
        assert ada.http.get(f"/api/tables/{tables[0]}").json()["key"] == "error-unknown-game"


def test_the_timer_of_a_game_goes_when_the_game_is_abandoned(running: House) -> None:
    ada, bela, table = two_people(running, game="pebbles", options={"limit": 1000})

    def timers() -> list[Any]:
        return running.read("SELECT key FROM timers WHERE table_id = ?", table)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            assert timers()
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)
            assert not timers()

    asyncio.run(main())
    assert ada.get(f"/api/tables/{table}")["stage"] == "abandoned"
