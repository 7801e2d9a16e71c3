"""A house moves to another database, and everybody finds what they left."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import House, Person, first_move, house, settings
from tests.server.nodes import at_another
from tests.server.postgres import Postgres, ask
from tests.server.test_messages import newest, two_people
from tuileries.cli.app import run
from tuileries.server.store import sqlite, transfer

GUEST = "INSERT INTO guests (id, created) VALUES (1, 0.0)"
TABLE = """
    INSERT INTO tables (id, game, options, listed, shuffled, host, secret, stage, created)
    VALUES ('x', 'zen-garden', '{}', 0, 0, 1, 'secret', 'open', 0.0)
"""
ANSWER = "INSERT INTO answers (table_id, guest, message, version) VALUES ('x', 1, ?, 0)"
WORDS = "INSERT INTO chat (table_id, number, seat, text, at) VALUES ('x', 0, 0, ?, 0.0)"


def test_everything_that_is_stored_is_moved_or_left_on_purpose(postgres: Postgres, tmp_path: Path) -> None:
    for database in (f"sqlite:///{tmp_path}/games.sqlite3", postgres.new_database()):
        with transfer.whole(settings(tmp_path, database=database)) as whole:
            names = (
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                if database.startswith("sqlite")
                else "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'form'"
            )
            assert {name for (name,) in whole.read(names)} == {*transfer.TABLES, *transfer.LEFT}


async def play(ada: Person, bela: Person, table: str, moves: int) -> int:
    """So many moves, or as many as the game has; says in which version it ends up."""
    async with ada.at(table, 0) as first, bela.at(table, 1) as second:
        seats, version = (first, second), 0
        updates = [await seat.hear("Update") for seat in seats]
        for _ in range(moves):
            if updates[0]["outcome"] is not None:
                break
            mover = updates[0]["view"]["to_move"][0]
            said = {"version": updates[mover]["version"], "move": first_move(updates[mover])}
            version = (await seats[mover].ask("Play", **said))["version"]
            updates = [await newest(seat, version) for seat in seats]
        await first.ask("Chat", text="See you over there")
        return version


class Lived:
    """A house in which something has happened: one game is over, challenged and played again, one goes on."""

    def __init__(self, running: House) -> None:
        self.ada, self.bela, self.over = two_people(running)
        asyncio.run(play(self.ada, self.bela, self.over, moves=1000))
        self.challenge = self.ada.post(f"/api/tables/{self.over}/challenge", {})["id"]
        Person(running.address, "Cleo").post(f"/api/challenges/{self.challenge}", {"name": "Cleo"})
        self.again = self.ada.post(f"/api/tables/{self.over}/rematch", {})["id"]
        self.table = self.ada.open("human", "human")
        self.bela.join(self.table)
        self.ada.start(self.table)
        self.version = asyncio.run(play(self.ada, self.bela, self.table, moves=3))
        self.phone = Person(running.address, "Ada")
        self.phone.post("/api/codes/redeem", {"code": self.ada.post("/api/codes")["code"]})
        self.record = self.ada.http.get(f"/api/tables/{self.over}/record").text


def check_everything(lived: Lived, running: House) -> None:
    """Whoever has been here goes on with the same cookie."""
    ada, bela, phone = (at_another(person, running) for person in (lived.ada, lived.bela, lived.phone))
    assert ada.http.get(f"/api/tables/{lived.over}/record").text == lived.record
    assert ada.get(f"/api/tables/{lived.over}")["rematch"] == lived.again
    assert len(ada.get(f"/api/tables/{lived.over}/challenge")["results"]) == 1
    assert [device["here"] for device in phone.get("/api/devices")["devices"]] == [False, True]
    assert asyncio.run(play(ada, bela, lived.table, moves=2)) == lived.version + 2


def move(source: str, target: str) -> int:
    return run(["move-database", source, target], "en")


def test_a_house_moves_and_everybody_goes_on(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(tmp_path) as running:
        lived, first = Lived(running), running.settings.database
    second = postgres.new_database()
    assert move(first, second) == 0
    assert "tables: 4" in capsys.readouterr().out
    assert run(["doctor", "--database", second], "en") == 0
    with house(tmp_path, database=second) as running:
        check_everything(lived, running)
    lived.version += 2
    third = f"sqlite:///{tmp_path}/third.sqlite3"
    assert move(second, third) == 0
    assert run(["doctor", "--database", third], "en") == 0
    with house(tmp_path, database=third) as running:
        check_everything(lived, running)


def small_house(folder: Path) -> str:
    """A guest with a table, who once said something under an id that PostgreSQL cannot store."""
    file = folder / "small.sqlite3"
    sqlite.check(file)
    with closing(sqlite.connect(file)) as connection:
        for statement in (GUEST, TABLE):
            connection.execute(statement)
        connection.executemany(ANSWER, [("a",), ("b\0",)])
    return f"sqlite:///{file}"


def test_it_is_all_or_nothing(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = small_house(tmp_path), postgres.new_database()
    with closing(sqlite.connect(tmp_path / "small.sqlite3")) as connection:
        connection.execute(WORDS, ("\0",))
        assert move(source, target) == 2
        assert "nothing has changed" in capsys.readouterr().err
        assert ask(target, "SELECT id FROM guests") == []
        connection.execute("DELETE FROM chat")
    assert move(source, target) == 0
    assert ask(target, "SELECT message FROM answers") == [("a",)]


def test_a_house_that_is_lived_in_does_not_move_and_takes_nobody_in(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small, empty, nowhere = (
        small_house(tmp_path),
        postgres.new_database(),
        f"sqlite:///{tmp_path}/none.sqlite3",
    )
    full = postgres.new_database()
    assert move(small, full) == 0
    with house(tmp_path) as here, house(tmp_path, database=postgres.new_database()) as there:
        for source, target, told in (
            (here.settings.database, empty, "is using"),
            (small, here.settings.database, "is using"),
            (there.settings.database, empty, "is using"),
            (small, there.settings.database, "is using"),
            (small, full, "is not empty"),
            (full, small, "is not empty"),
            (nowhere, empty, "There is no database"),
        ):
            capsys.readouterr()
            assert move(source, target) == 2
            assert told in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite3").exists()
