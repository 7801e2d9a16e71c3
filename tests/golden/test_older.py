"""Games of older rules, under those of today: whole, or up to the first difference, which is named."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import tuileries
from tests.golden.older.games import DATABASE, FOLDER, GAMES, TABLES
from tuileries.cli.doctor import stored_games
from tuileries.core.errors import OtherRules
from tuileries.core.record import Record, is_as_written
from tuileries.core.table import Table, trace

RULES = {"zen-garden": "1", "hanging-gardens": "1", "gardeners": "2"}

every_game = pytest.mark.parametrize("name", GAMES)


def written(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text()


def older(name: str) -> Record:
    return tuileries.load(written(name))


def played(record: Record) -> tuple[Table | None, int | None]:
    """What can be shown of a record, and as of which version it differs."""
    try:
        table, differs = trace(tuileries.GAMES[record.header.game], record)
    except OtherRules as error:
        return None, error.version
    return table, None if differs is None else differs.version


def test_every_older_game_is_named_and_in_the_database(tmp_path: Path) -> None:
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(GAMES)
    tables = json.loads((FOLDER / TABLES).read_text())
    stored = dict(stored_games(Path(shutil.copy(FOLDER / DATABASE, tmp_path))))
    assert {name: stored[tables[name]] for name in GAMES} == {name: written(name) for name in GAMES}


def test_the_database_has_tables_of_every_game_at_every_stage() -> None:
    with closing(sqlite3.connect(f"file:{FOLDER / DATABASE}?immutable=1", uri=True)) as connection:
        found = connection.execute("SELECT DISTINCT game, stage FROM tables").fetchall()
    assert set(found) == {(game, stage) for game in RULES for stage in ("running", "over", "abandoned")}


@every_game
def test_an_older_game_is_taken_for_what_a_table_wrote(name: str) -> None:
    record = older(name)
    assert record.header.rules == RULES[record.header.game]
    assert is_as_written(tuileries.GAMES[record.header.game], record, written(name))


@every_game
def test_an_older_game_replays_whole_or_up_to_a_difference(name: str) -> None:
    record = older(name)
    table, version = played(record)
    if version is not None:
        assert tuileries.GAMES[record.header.game].rules != record.header.rules
        assert version < len(record.lines)
    shown = () if table is None else tuple(table.lines)
    assert shown == record.lines[:version]
