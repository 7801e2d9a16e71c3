"""What people, editors and other programs do to a terminal and its files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_cli import RECORD, Terminal, command, terminal
from tuileries.cli.journal import Journal, whole_lines
from tuileries.core.errors import BadRecord
from tuileries.core.phrases import Phrase
from tuileries.lab.simulate import MOST_WORKERS
from tuileries.locales import LANGUAGES, LARGEST, LONGEST, voice

__all__ = ["terminal"]


def left_game(terminal: Terminal, file: Path) -> str:
    words = ("play", "zen-garden", "--seed", "5", "--seats", "human,human", "--record", str(file))
    terminal(*words, typed="a0 d4 ne\n\nquit")
    return file.read_text()


def test_a_last_line_without_its_line_feed_is_kept(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    whole = left_game(terminal, file)
    file.write_text(whole.removesuffix("\n"))
    assert terminal("resume", str(file), typed="quit")[0] == 0
    assert file.read_text() == whole


def test_only_a_line_that_was_cut_off_is_dropped() -> None:
    assert whole_lines('{"a":1}\n{"b":2}\n') == '{"a":1}\n{"b":2}\n'
    assert whole_lines('{"a":1}\n{"b":2}') == '{"a":1}\n{"b":2}'
    assert whole_lines('{"a":1}\n{"b":') == '{"a":1}\n'
    assert whole_lines("{") == ""


def test_one_game_is_played_in_one_window(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    whole = left_game(terminal, file)
    _, journal = Journal.resume(file)
    with journal:
        code, _, error = terminal("resume", str(file), typed="quit")
    assert code == 2
    assert "in another window" in error
    assert file.read_text() == whole


def test_a_record_that_is_gone_is_noticed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    left_game(terminal, file)
    table, journal = Journal.resume(file)
    file.unlink()
    player = table.to_move[0]
    table.play(player, next(table.legal_moves(player)))
    with journal, pytest.raises(BadRecord, match="No such file"):
        journal.write()
    assert not file.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_from_anywhere_are_shown_short_and_without_control_characters(language: str) -> None:
    said = voice(language, ("\x1b[2JAda",))(Phrase("zen-garden-notation", {"text": "x\x07" * 5000}))
    assert "\x07" not in said
    assert len(said) < LONGEST + 400
    assert "\x1b" not in voice(language, ("\x1b[2JAda",))(Phrase("seat", {"player": 0}))
    assert str(LARGEST * 10) in voice(language)(Phrase("error-version", {"version": LARGEST * 10, "last": 2}))


@pytest.mark.parametrize(
    "words",
    [
        ("play", "x" * 3000),
        ("simulate", "zen-garden", "--players", "9" * 30),
        ("replay", str(RECORD), "--at", "9" * 30),
        ("verify", "/dev/null"),
        ("verify", "/"),
    ],
)
def test_what_is_much_too_large_or_no_file_at_all_is_one_sentence(
    terminal: Terminal, words: tuple[str, ...]
) -> None:
    code, out, error = terminal(*words)
    assert code == 2
    assert out == ""
    assert "Traceback" not in error


def test_a_number_without_end_at_the_replay_is_no_step(terminal: Terminal) -> None:
    code, out, _ = terminal("replay", str(RECORD), typed="9" * 5000)
    assert code == 0
    assert "goes to that step" in out


def test_there_are_never_more_workers_than_make_sense(terminal: Terminal) -> None:
    assert MOST_WORKERS < 100
    words = ("simulate", "zen-garden", "--games", "2", "--bots", "random", "--workers", "99999999")
    assert terminal(*words)[0] == 0


def test_an_old_terminal_shows_what_it_can(tmp_path: Path) -> None:
    environment = {"PYTHONIOENCODING": "ascii", "PATH": "", "TUILERIES_HOME": str(tmp_path)}
    told = subprocess.run(
        command("rules", "zen-garden", "--lang", "fr"), capture_output=True, env=environment
    )
    assert told.returncode == 0
    assert b"Zen Garden" in told.stdout


def test_nobody_reading_on_ends_it_quietly(tmp_path: Path) -> None:
    script = f"{sys.executable} -c 'from tuileries.cli import main; main()' rules zen-garden | head -1"
    told = subprocess.run(["bash", "-c", script], capture_output=True, check=True)
    assert b"Traceback" not in told.stderr


def test_commands_may_be_written_in_any_case_and_language(terminal: Terminal, tmp_path: Path) -> None:
    typed = "HELP\n?a0 d4 ne\na0 d4 ne\nwhat\nzurück\nRetour\nJournal\nEnde"
    words = ("play", "zen-garden", "--seed", "5", "--seats", "human,human")
    code, out, _ = terminal(*words, typed=typed)
    assert code == 0
    assert "possible moves" in out
    assert "Press Enter to continue" in out
    assert "takes back the last move" in out
    assert "Game saved." in out
