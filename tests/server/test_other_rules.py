"""Tables whose rules changed while the server was down: what follows from the rules is kept and shown."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import tuileries
from tests.golden.older.games import DATABASE, FOLDER, TABLES
from tests.golden.older.games import GAMES as OLDER
from tests.golden.older.later import SAME, STRICTER
from tests.server.house import House, Person, first_move, house
from tests.web.backstage import play_on
from tuileries.core.errors import OtherRules
from tuileries.games import GAMES
from tuileries.server.identity import COOKIE, Guests


class Evening:
    """Three tables of Zen Garden: one that goes on after eight tiles, one that is over, one abandoned."""

    def __init__(self, folder: Path) -> None:
        with house(folder) as running:
            self.ada = Person(running.address, "Ada")
            self.running, self.over, self.abandoned = (self.begin(running) for _ in range(3))
            play_on(running, self.running, 8)
            play_on(running, self.over)
            play_on(running, self.abandoned, 7)
            asyncio.run(self.leave())
            self.records = {
                table: stored(folder, table) for table in (self.running, self.over, self.abandoned)
            }

    def begin(self, running: House) -> str:
        table = self.ada.open("human", "human")
        self.ada.join(table, name="Béla")
        self.ada.start(table)
        return table

    async def leave(self) -> None:
        async with self.ada.at(self.abandoned, 0) as ada, self.ada.at(self.abandoned, 1) as bela:
            await ada.ask("Propose", what="abandon")
            assert (await bela.ask("Vote", agree=True))["type"] == "Done"

    def move_to(self, running: House) -> None:
        self.ada.address = running.address
        self.ada.http.base_url = httpx.URL(f"http://{running.address}")


def stored(folder: Path, table: str) -> str:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        (header,) = connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        sql = "SELECT line FROM lines WHERE table_id = ? ORDER BY version"
        return str(header) + "".join(line for (line,) in connection.execute(sql, (table,)))


async def sit_down(person: Person, table: str, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is shown to whoever comes, and the answer to a move."""
    async with person.at(table, seat) as sitting:
        update = await sitting.hear("Update")
        offered = {**update, "choices": update["choices"] or {"tiles": [TILE], "cells": [[0, 0]]}}
        return update, await sitting.ask("Play", version=update["version"], move=first_move(offered))


TILE = {"decor": "gate", "walkway": "stone-walkway", "floor": "sand"}


def test_rules_that_do_not_touch_it_let_a_table_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(tmp_path)
    monkeypatch.setitem(GAMES, "zen-garden", SAME)
    with house(tmp_path) as running:
        evening.move_to(running)
        ada, table = evening.ada, evening.running
        assert ada.get(f"/api/tables/{table}")["frozen"] is None
        seat = running.hub.rooms[table].whole().to_move[0]
        update, answer = asyncio.run(sit_down(ada, table, seat))
        assert (update["version"], answer["type"], answer["version"]) == (8, "Done", 9)
        assert len(ada.get(f"/api/tables/{evening.over}/replay")) == 33
        assert ada.get(f"/api/tables/{evening.over}/verify")["moves"] == 32
    assert stored(tmp_path, table).startswith(evening.records[table])


def test_a_table_that_differs_is_frozen_and_shown_up_to_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(tmp_path)
    monkeypatch.setitem(GAMES, "zen-garden", STRICTER)
    with house(tmp_path) as running:
        evening.move_to(running)
        ada, table = evening.ada, evening.running
        told = ada.get(f"/api/tables/{table}")["frozen"]
        assert (told["key"], told["args"]["last"]) == ("server-part", 5)
        reason = told["args"]["reason"]
        assert reason["key"] == "error-other-rules"
        assert [reason["args"][name] for name in ("recorded", "present", "version")] == ["1", "later", 6]
        for seat in (0, 1):
            update, answer = asyncio.run(sit_down(ada, table, seat))
            assert (update["version"], update["choices"], update["alarm"]) == (5, None, None)
            assert (answer["type"], answer["reason"]["key"]) == ("Refused", "server-part")
        assert [shot["version"] for shot in ada.get(f"/api/tables/{table}/replay?seat=0")] == list(range(6))
        log = tuileries.load(ada.http.get(f"/api/tables/{table}/log?seat=0").text)
        assert (len(log.lines), log.header.seed) == (9, None)
    assert stored(tmp_path, table) == evening.records[table]


def test_games_that_are_over_keep_their_record_and_as_much_of_their_film(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(tmp_path)
    monkeypatch.setitem(GAMES, "zen-garden", STRICTER)
    with house(tmp_path) as running:
        evening.move_to(running)
        for table in (evening.over, evening.abandoned):
            ada = evening.ada
            assert ada.get(f"/api/tables/{table}")["frozen"]["key"] == "replay-part"
            assert len(ada.get(f"/api/tables/{table}/replay")) == 6
            assert ada.http.get(f"/api/tables/{table}/record").text == evening.records[table]
            refused = ada.http.get(f"/api/tables/{table}/verify")
            assert refused.status_code == 400
            assert refused.json()["key"] == "error-other-rules"
            assert refused.json()["args"]["version"] == 6


def test_a_table_whose_very_deal_is_another_still_has_its_log_and_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute(
            "UPDATE lines SET line = replace(line, '\"first\":', '\"last\":') WHERE version = 0"
        )
    monkeypatch.setitem(GAMES, "zen-garden", SAME)
    with house(tmp_path) as running:
        evening.move_to(running)
        ada, table = evening.ada, evening.running
        assert ada.get(f"/api/tables/{table}")["frozen"]["key"] == "server-frozen"
        assert ada.http.get(f"/api/tables/{table}/replay?seat=0").status_code == 400
        assert ada.http.get(f"/api/tables/{table}/log?seat=0").text.count("\n") == 1
        over = ada.http.get(f"/api/tables/{evening.over}/record").text
        assert over == stored(tmp_path, evening.over)


def test_a_damaged_table_says_so_and_nothing_else(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("UPDATE lines SET line = '{' WHERE version = 3")
    with house(tmp_path) as running:
        evening.move_to(running)
        for table in (evening.running, evening.over):
            told = evening.ada.get(f"/api/tables/{table}")["frozen"]
            assert told["key"] == "server-frozen"
            assert told["args"]["reason"]["key"] == "error-record-line"
            for path in ("replay", "log", "verify"):
                assert evening.ada.http.get(f"/api/tables/{table}/{path}").status_code in (400, 409)
        record = evening.ada.http.get(f"/api/tables/{evening.over}/record").text
        assert record == stored(tmp_path, evening.over)


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Today's server over a database of older rules."""
    folder = tmp_path_factory.mktemp("older")
    shutil.copy(FOLDER / DATABASE, folder)
    with house(folder) as running:
        yield running


def guest_at(running: House) -> Person:
    """Whoever played all those games."""
    ((guest,),) = running.inside(running.hub.store.read("SELECT id FROM guests"))
    code = running.inside(Guests(running.hub.store).make_code(guest))
    ada = Person(running.address, "Ada")
    ada.post("/api/codes/redeem", {"code": code})
    assert COOKIE in ada.http.cookies
    return ada


@pytest.mark.parametrize("name", OLDER)
def test_older_tables_are_shown_whole_or_up_to_a_difference(old_house: House, name: str) -> None:
    """Whatever became of the rules since."""
    ada, table = guest_at(old_house), json.loads((FOLDER / TABLES).read_text())[name]
    record = tuileries.load((FOLDER / f"{name}.jsonl").read_text())
    version, frozen = len(record.lines), ada.get(f"/api/tables/{table}")["frozen"]
    try:
        tuileries.replay(record)
    except OtherRules as error:
        version = error.version
        assert frozen["args"]["reason"]["args"]["version"] == version
    else:
        assert frozen is None
    log = ada.http.get(f"/api/tables/{table}/log?seat=0").text.splitlines()
    assert len(log) >= 1 + version
    if version:
        film = ada.get(f"/api/tables/{table}/replay?seat=0")
        rung = name == "normal-running" and frozen is None
        assert [shot["version"] for shot in film] == list(range(version + rung))
    if OLDER[name].stage != "running":
        written = (FOLDER / f"{name}.jsonl").read_text()
        assert ada.http.get(f"/api/tables/{table}/record").text == written
        assert ada.http.get(f"/api/tables/{table}/verify").status_code == (200 if frozen is None else 400)


def test_an_older_table_with_a_bot_goes_on(old_house: House) -> None:
    ada, table = guest_at(old_house), json.loads((FOLDER / TABLES).read_text())["zen-running"]
    if ada.get(f"/api/tables/{table}")["frozen"]:
        return

    async def one_turn() -> None:
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            answer = await seat.ask("Play", version=update["version"], move=first_move(update))
            assert answer["type"] == "Done"
            while update["version"] < answer["version"] + 1:
                update = await seat.hear("Update")

    asyncio.run(one_turn())
