"""Records of other rules in the terminal."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import tuileries
from tests.cli.test_cli import Terminal, no_kernel, terminal
from tests.golden.older.games import DATABASE, FOLDER
from tests.golden.older.games import GAMES as OLDER
from tests.golden.older.later import SAME, STRICTER
from tuileries.core.errors import OtherRules
from tuileries.core.game import AnyGame
from tuileries.games import GAMES

__all__ = ["no_kernel", "terminal"]


@pytest.fixture
def begun(no_kernel: None, terminal: Terminal, tmp_path: Path) -> Path:
    """A game of today's rules of which six or more tiles are laid."""
    file = tmp_path / "begun.jsonl"
    terminal("play", "zen-garden", "--seats", "regular,beginner", "--seed", "5", "--record", str(file))
    begun = "".join(file.read_text().splitlines(keepends=True)[:12])
    file.write_text(begun.replace('"seats":["regular","beginner"]', '"seats":["human","human"]'))
    return file


def by(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "zen-garden", game)


def test_a_game_of_other_rules_that_do_not_touch_it_is_as_good_as_new(
    terminal: Terminal, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by(SAME, monkeypatch)
    before = begun.read_text()
    code, out, _ = terminal("verify", str(begun))
    assert code == 0
    assert "version 1 of the rules. Under version later everything stays the same" in out
    assert terminal("replay", str(begun), "--at", "10")[0] == 0
    code, out, _ = terminal("resume", str(begun), typed="quit")
    assert (code, "The game continues at step 10" in out) == (0, True)
    assert begun.read_text() == before


@pytest.mark.parametrize(
    ("language", "before", "version", "step"),
    [
        ("en", "Verified up to step 5", "with version 1 of the rules; here it is version later", "step 6"),
        ("fr", "jusqu’à l’étape 5", "avec la version 1 des règles", "l’étape 6"),
        ("de", "bis Schritt 5", "mit Version 1 der Regeln", "Schritt 6"),
    ],
)
def test_where_they_touch_it_verify_says_as_of_which_step(
    terminal: Terminal,
    begun: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    before: str,
    version: str,
    step: str,
) -> None:
    by(STRICTER, monkeypatch)
    code, out, error = terminal("verify", str(begun), "--lang", language)
    assert code == 2
    assert before in out
    assert version in error
    assert step in error
    assert "ZG-R8" in error


@pytest.mark.parametrize(
    ("language", "shown", "last"),
    [
        ("en", "this game up to step 5", "5 of 5 ("),
        ("fr", "cette partie jusqu’à l’étape 5", "5 sur 5 ("),
        ("de", "bis Schritt 5 ansehen", "5 von 5 ("),
    ],
)
def test_where_they_touch_it_replay_shows_it_up_to_there_and_says_so(
    terminal: Terminal, begun: Path, monkeypatch: pytest.MonkeyPatch, language: str, shown: str, last: str
) -> None:
    by(STRICTER, monkeypatch)
    code, out, _ = terminal("replay", str(begun), "--lang", language, typed="\n" * 20)
    assert code == 0
    assert shown in out
    assert last in out


def test_a_step_after_the_difference_cannot_be_shown(
    terminal: Terminal, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by(STRICTER, monkeypatch)
    assert terminal("replay", str(begun), "--at", "5")[0] == 0
    code, _, error = terminal("replay", str(begun), "--at", "6")
    assert code == 2
    assert "plays out differently from step 6" in error


def test_a_game_that_differs_is_not_resumed_and_not_changed(
    terminal: Terminal, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by(STRICTER, monkeypatch)
    before = begun.read_text()
    code, _, error = terminal("resume", str(begun), typed="quit")
    assert code == 2
    assert "plays out differently from step 6" in error
    assert begun.read_text() == before


def test_the_doctor_tells_a_change_of_the_rules_from_damage(terminal: Terminal, tmp_path: Path) -> None:
    file = shutil.copy(FOLDER / DATABASE, tmp_path)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute('UPDATE tables SET header = replace(header, \'"rules":"1"\', \'"rules":"0"\')')
        (table, header) = connection.execute("SELECT id, header FROM tables WHERE stage = 'over'").fetchone()
        wrong = header.replace('"options":{', '"options":{"moon":"full",')
        connection.execute("UPDATE tables SET header = ? WHERE id = ?", (wrong, table))
        sql = "SELECT id FROM tables WHERE game = 'zen-garden' AND stage = 'running'"
        (other,) = connection.execute(sql).fetchone()
        connection.execute("UPDATE lines SET line = '{' WHERE table_id = ? AND version = 3", (other,))
    code, out, _ = terminal("doctor", "--database", f"sqlite:///{file}")
    assert code == 1
    assert f"Table {table} was stopped by a change of the rules: This game was played with version" in out
    assert f"Table {other} cannot be replayed: Line 5 of the record is damaged" in out
    assert "16 games in" in out
    assert "damaged: 1." in out


@pytest.mark.parametrize("name", OLDER)
def test_older_games_in_the_terminal(terminal: Terminal, tmp_path: Path, name: str) -> None:
    """Whole, or up to a difference that is named: whatever became of the rules."""
    file = Path(shutil.copy(FOLDER / f"{name}.jsonl", tmp_path))
    record = tuileries.load(file.read_text())
    try:
        tuileries.replay(record)
    except OtherRules as error:
        version = error.version
    else:
        version = len(record.lines)
        assert terminal("verify", str(file))[0] == 0
    for at in range(len(record.lines)):
        if at in (0, version - 1, version):
            assert terminal("replay", str(file), "--at", str(at))[0] == (0 if at < version else 2)
    assert terminal("resume", str(file), typed="quit")[0] == (0 if version == len(record.lines) else 2)
