"""A copy of the database taken while people play, and what it is good for."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import httpx
import pytest

import tuileries
from tests.cli.test_cli import Terminal, terminal
from tests.server.house import House, Person, house
from tests.server.test_endurance import play_until_dead, stored
from tuileries.locales import LANGUAGES

__all__ = ["terminal"]

PLAYERS, COPIES, APART = 3, 3, 6
"""Copies are taken at least so many moves apart."""


def open_table(person: Person) -> str:
    table = person.open("human", "human")
    person.join(table, name="Béla")
    person.start(table)
    return table


def address_of(file: Path) -> str:
    return f"sqlite:///{file}"


async def play_and_copy(person: Person, terminal: Terminal, folder: Path) -> list[dict[str, int]]:
    """Take copies while games are played; what was acknowledged before each of them."""
    acknowledged: dict[str, int] = {}
    done = asyncio.Event()

    async def play_on() -> None:
        while not done.is_set():
            await play_until_dead(person, await asyncio.to_thread(open_table, person), acknowledged)

    playing = [asyncio.create_task(play_on()) for _ in range(PLAYERS)]
    noted = list[dict[str, int]]()
    for number in range(1, COPIES + 1):
        while sum(acknowledged.values()) < number * APART:
            await asyncio.sleep(0.01)
        noted.append(dict(acknowledged))
        words = ["backup", str(copy_in(folder, number)), "--database", address_of(folder / "games.sqlite3")]
        code, out, _ = await asyncio.to_thread(terminal, *words)
        assert (code, "was copied" in out) == (0, True)
    done.set()
    await asyncio.gather(*playing)
    return noted


def copy_in(folder: Path, number: int) -> Path:
    """Each in a folder of its own, under the name that a server expects."""
    file = folder / f"copy-{number}" / "games.sqlite3"
    file.parent.mkdir(exist_ok=True)
    return file


def restore(copy: Path, file: Path) -> None:
    """As docs/operation.md says."""
    shutil.copy(copy, file)
    for ending in ("-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)


def finish(running: House, person: Person) -> list[str]:
    """Play all games that are running to their end, and verify them."""
    person.address, person.http.base_url = running.address, httpx.URL(f"http://{running.address}")
    tables = [table for (table,) in running.read("SELECT id FROM tables WHERE stage = 'running'")]

    async def play() -> None:
        await asyncio.gather(*(play_until_dead(person, table, {}) for table in tables))

    asyncio.run(play())
    for table in tables:
        record = tuileries.load(person.http.get(f"/api/tables/{table}/record").text)
        assert tuileries.replay(record).outcome is not None
    return tables


def test_a_backup_taken_while_people_play_has_every_move_they_were_told_of(
    terminal: Terminal, tmp_path: Path
) -> None:
    with house(tmp_path) as running:
        ada = Person(running.address, "Ada")
        resting = open_table(ada)
        noted = asyncio.run(play_and_copy(ada, terminal, tmp_path))
    for number, acknowledged in enumerate(noted, start=1):
        copy = copy_in(tmp_path, number)
        versions = stored(copy.parent)
        assert all(versions[table] == [*range(len(versions[table]))] for table in versions)
        assert all(versions[table][-1] >= version for table, version in acknowledged.items())
        assert copy.stat().st_mode & 0o777 == 0o600
        assert terminal("doctor", "--database", address_of(copy))[0] == 0

    restore(copy_in(tmp_path, 1), tmp_path / "games.sqlite3")
    with house(tmp_path) as again:
        assert resting in finish(again, ada)
    assert terminal("doctor", "--database", address_of(tmp_path / "games.sqlite3"))[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_backup_never_replaces_a_file(terminal: Terminal, tmp_path: Path, language: str) -> None:
    with house(tmp_path):
        pass
    copy = tmp_path / "copy.sqlite3"
    words = ("backup", str(copy), "--database", address_of(tmp_path / "games.sqlite3"), "--lang", language)
    assert terminal(*words)[0] == 0
    before = copy.read_bytes()
    code, _, error = terminal(*words)
    assert (code, "File exists" in error) == (2, True)
    assert copy.read_bytes() == before


def test_what_cannot_be_copied_leaves_nothing_behind(terminal: Terminal, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(b"SQLite format 3\0" + bytes(5000))
    folder = tmp_path / "copies"
    folder.mkdir()
    for file in (tmp_path / "missing.sqlite3", damaged):
        code, _, error = terminal("backup", str(folder / "copy.sqlite3"), "--database", address_of(file))
        assert (code, file.name in error) == (2, True)
    assert not [*folder.iterdir()]
