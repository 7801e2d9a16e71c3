"""The command line, as a person meets it."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from rich.progress import Progress

import tuileries
from tests.games.pebbles import game as small_game
from tests.golden.hanging_gardens.games import FOLDER as HANGING
from tests.golden.zen_garden.games import FOLDER
from tuileries import fast
from tuileries.cli import main, split_language
from tuileries.core.record import Played, Record
from tuileries.games import GAMES, SHELF
from tuileries.games.hanging_gardens.moves import Build
from tuileries.lessons.pictures import MARKER
from tuileries.locales import LANGUAGES, rules_page

SVG = "{http://www.w3.org/2000/svg}"
RECORD = FOLDER / "2-players-level-2.jsonl"


def run(
    capsys: pytest.CaptureFixture[str], *words: str, typed: str | None = None, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    answers = iter(typed.split("\n") if typed is not None else [])

    def ask(*_: object, **__: object) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", ask)
    monkeypatch.setenv("COLUMNS", "100")
    with pytest.raises(SystemExit) as stop:
        main(words)
    told = capsys.readouterr()
    return int(stop.value.code or 0), told.out, told.err


class Terminal:
    """Runs commands and remembers what they said."""

    def __init__(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
    ) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        monkeypatch.setenv("TUILERIES_HOME", str(home))
        monkeypatch.setenv("LANG", "C")

    def __call__(self, *words: str, typed: str | None = None) -> tuple[int, str, str]:
        code, out, error = run(self._capsys, *words, typed=typed, monkeypatch=self._monkeypatch)
        return code, " ".join(out.split()), " ".join(error.split())


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    return Terminal(capsys, monkeypatch, tmp_path)


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels play without it: to compile it would take longer than the test."""
    monkeypatch.setattr(fast, "_ready", {})
    monkeypatch.setattr(fast, "prepare", pytest.fail)
    monkeypatch.setattr(fast, "_in_background", threading.Event())
    fast._in_background.set()
    monkeypatch.setattr("tuileries.cli.play.fast.prepare_in_background", lambda: None)


def records(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.jsonl"))


def test_a_move_a_refusal_a_preview_and_a_take_back(terminal: Terminal, tmp_path: Path) -> None:
    typed = "\n".join(
        [
            "?",
            "? b1 d4 ne",
            "? b1 e4 ne",
            "nonsense",
            "a0 d4 nw",
            "back",
            "b0 d4 se",
            "",
            "b0 d4 ne",
            "log",
            "",
            "quit",
        ]
    )
    code, out, _ = terminal("play", "zen-garden", "--seed", "5", "--seats", "human,human", typed=typed)
    assert code == 0
    assert "There are 48 possible moves" in out
    assert "Coins (ZG-F1): 12 → 11" in out
    assert "This move is allowed." in out
    assert "ZG-T2: Space b0 stays empty until the end of the round." in out
    assert "You can take one of these tiles: a0 b0 c0 d0" in out
    assert "“nonsense” is not a move" in out
    assert "takes back the last move" in out
    assert "Game saved." in out
    (file,) = records(tmp_path)
    kinds = [json.loads(line).get("type") for line in file.read_text().splitlines()]
    assert kinds == [None, "opened", "played", "taken-back", "played"]


@pytest.mark.usefixtures("no_kernel")
def test_a_whole_game_against_itself_can_be_verified(terminal: Terminal, tmp_path: Path) -> None:
    code, out, _ = terminal("play", "zen-garden", "--seats", "regular,casual,beginner", "--preset", "level-5")
    assert code == 0
    assert "The deal is fixed by a secret" in out
    (file,) = records(tmp_path)
    code, out, _ = terminal("verify", str(file))
    assert code == 0
    assert "The secret matches its commitment" in out
    assert "The seed matches the secret and the random values of 3 seats" in out
    assert "48 moves were allowed" in out
    assert "Verified. " in out


@pytest.mark.usefixtures("no_kernel")
def test_bots_and_people_without_a_name_are_told_in_the_language_of_whoever_reads(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    words = ("play", "zen-garden", "--seed", "2", "--seats", "human,regular", "--record", str(file))
    _, out, _ = terminal(*words, typed="a0 d4 ne\n\nquit")
    assert "1 Player 1 · " in out
    assert "2 Bot (regular) · " in out
    _, out, _ = terminal("replay", str(file), "--at", "1", "--lang", "fr")
    assert "1 Joueur 1 · " in out
    assert "2 Robot (habitué) · " in out
    assert '"names":["",""]' in file.read_text()


def test_a_bot_that_nobody_knows_here_is_told_by_its_own_word(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.jsonl"
    file.write_text(RECORD.read_text().replace("}\n", ',"seats":["human","oracle@9s"]}\n', 1))
    _, out, _ = terminal("replay", str(file), "--at", "1")
    assert "2 Bot (oracle@9s) · " in out


@pytest.mark.usefixtures("no_kernel")
def test_a_game_that_was_left_goes_on_and_a_cut_off_line_is_dropped(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    names = ("--names", "Ada,Béla", "--seats", "human,beginner", "--record", str(file))
    terminal("play", "zen-garden", "--seed", "2", *names, typed="a0 d4 ne\n\nquit")
    whole = file.read_text()
    file.write_text(whole + whole.splitlines()[-1][:40])
    code, out, _ = terminal("resume", str(file), typed="quit")
    assert code == 0
    assert "The game continues at step" in out
    assert "Ada" in out
    assert file.read_text().startswith(whole)
    assert terminal("verify", str(file))[0] == 0


def test_leaving_at_the_confirmation_keeps_the_move(terminal: Terminal, tmp_path: Path) -> None:
    terminal("play", "zen-garden", "--seed", "5", "--seats", "human,human", typed="a0 d4 ne\nwhat\nquit")
    assert '"type":"played"' in records(tmp_path)[0].read_text()


def test_what_came_to_light_stands(terminal: Terminal) -> None:
    turns = "\n".join(
        f"{space} {cell} nw\n" for space, cell in [("a0", "d4"), ("b0", "d4"), ("c0", "d5"), ("d0", "d5")]
    )
    code, out, _ = terminal(
        "play", "zen-garden", "--seed", "5", "--seats", "human,human", typed=turns.rstrip() + "\nback"
    )
    assert code == 0
    assert "Round 2" in out
    assert "something has been revealed" in out


@pytest.mark.usefixtures("no_kernel")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_terminal_speaks_every_language(terminal: Terminal, language: str) -> None:
    typed = "?\n? a2 d4 ne\na2 d9 ne\na0 d4 ne\nback\na0 d4 ne\n\nlog\nquit"
    speak = ("--lang", language)
    assert (
        terminal("play", "zen-garden", "--seats", "human,regular", "--seed", "1", *speak, typed=typed)[0] == 0
    )
    assert terminal("replay", str(RECORD), *speak, typed="\nb\n7\nwhat\n99\nq")[0] == 0
    assert terminal("verify", str(RECORD), *speak)[0] == 0
    assert (
        terminal("simulate", "zen-garden", "--games", "2", "--bots", "random", "--workers", "1", *speak)[0]
        == 0
    )
    assert terminal("rules", "zen-garden", *speak)[0] == 0
    assert terminal("--help", *speak)[0] == 0
    assert terminal(*speak)[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_rules_tell_their_pictures(terminal: Terminal, game: str, language: str) -> None:
    page = rules_page(game, language).replace("\u202f", " ").replace("\u00a0", " ")
    code, out, _ = terminal("rules", game, "--lang", language)
    assert code == 0
    assert "position:" not in out
    assert "![" not in out
    assert all(f"*{one['caption']}* – {one['told']}" in out for one in MARKER.finditer(page))


def test_replay_goes_through_a_game_to_its_end(terminal: Terminal) -> None:
    code, out, _ = terminal("replay", str(RECORD), typed="\n" * 40)
    assert code == 0
    assert "Step 32 of 32" in out
    assert " wins with " in out


def test_replay_shows_one_moment(terminal: Terminal) -> None:
    code, out, _ = terminal("replay", str(RECORD), "--at", "4")
    assert code == 0
    assert "round 2" in out
    code, _, error = terminal("replay", str(RECORD), "--at", "33")
    assert code == 2
    assert "steps 0 to 32" in error


def test_simulate_prints_one_json_document(terminal: Terminal) -> None:
    words = (
        "simulate",
        "zen-garden",
        "--players",
        "4",
        "--bots",
        "random",
        "--games",
        "3",
        "--workers",
        "1",
        "--json",
    )
    code, out, _ = terminal(*words)
    assert code == 0
    assert json.loads(out)["played"] == 3


def test_the_arena_rates_bots_and_goes_on_where_it_was(terminal: Terminal) -> None:
    words = ("arena", "zen-garden", "--bots", "expert,random", "--workers", "1", "--games")
    code, out, _ = terminal(*words, "3")
    assert code == 0
    assert "Elo" in out
    assert "●" in out
    code, out, _ = terminal(*words, "6", "--json")
    assert code == 0
    told = json.loads(out)
    assert told["played"] == 6
    assert [standing["bot"] for standing in told["standings"]] == ["expert", "random"]


def test_the_arena_tests_whether_a_share_is_reached(terminal: Terminal) -> None:
    words = ("arena", "zen-garden", "--bots", "expert,random", "--workers", "1", "--at-least", "0.5")
    code, out, _ = terminal(*words, "--games", "2")
    assert code == 0
    assert "expert wins at least 50 %: no answer yet after 1 deal." in out
    assert "1.50, decided at 0.0526 and 19.0." in out
    code, out, _ = terminal(*words, "--games", "100", "--json")
    assert code == 0
    told = json.loads(out)
    assert told["verdict"]["decision"] == "reached"
    assert told["played"] == 2 * told["verdict"]["deals"] < 100
    _, out, _ = terminal(*words, "--lang", "de")
    assert f"erreicht nach {told['verdict']['deals']} Mischungen" in out


def test_the_arena_draws_its_ratings(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ratings.svg"
    words = ("arena", "zen-garden", "--bots", "expert,random", "--workers", "1", "--games", "2")
    code, out, _ = terminal(*words, "--seed", "<&>", "--lang", "de", "--json", "--chart", str(file))
    assert code == 0
    assert json.loads(out)["played"] == 2
    picture = ElementTree.parse(file).getroot()
    told = [part.text or "" for part in picture.iter(f"{SVG}text")]
    assert told[0].startswith("Zen Garden: 2 Partien mit 2 Spielern, Startwert <&>.")
    assert [word for word in told if word in ("expert", "random")] == ["expert", "random"]
    assert len(list(picture.iter(f"{SVG}circle"))) == 2
    code, _, error = terminal(*words, "--chart", str(tmp_path / "nowhere" / "ratings.svg"))
    assert code == 2
    assert "cannot be used" in error


def test_what_bots_think_with_can_be_made_ready(terminal: Terminal) -> None:
    code, out, _ = terminal("warm")
    assert code == 0
    assert "Zen Garden: the bots are ready." in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "“chess”. Available: zen-garden, hanging-gardens, gardeners."),
        (("play", "zen-garden", "--seats", "human,alphago"), "“alphago” cannot be chosen in this game."),
        (("play", "zen-garden", "--seats", "human,greedy"), "in this game. Available: beginner, learner, "),
        (("play", "hanging-gardens", "--seats", "human,greedy"), "casual, regular, skilled"),
        (("play", "gardeners", "--seats", "human,regular"), "Available: novice, gardener, master"),
        (("play", "zen-garden", "--seats", "master"), "must be from 2 to 4"),
        (("play", "zen-garden", "--seats", "human,master@soon"), "“soon” is neither a time such as 50ms"),
        (("play", "zen-garden", "--seats", "human"), "must be from 2 to 4"),
        (("play", "zen-garden", "--names", "Ada"), "1 name was given for 2 seats"),
        (("play", "zen-garden", "--names", "Ada,Ada"), "Each seat needs a different name"),
        (("play", "zen-garden", "--names", "Ada,"), "A name must have 1 to 20 characters."),
        (
            ("play", "zen-garden", "--option", "boards=2,3"),
            "ZG-S1: Preference board 1 is part of every game.",
        ),
        (("play", "zen-garden", "--option", "boards=1,9"), "There is no preference board 9"),
        (("play", "zen-garden", "--option", "boards=one"), "do not fit the game. Available: boards"),
        (("play", "zen-garden", "--option", "colour=red"), "with one of these names: boards"),
        (("play", "zen-garden", "--option", "boards"), "Write name=value"),
        (("play", "zen-garden", "--preset", "level-9"), "Available: level-1, level-2"),
        (("play", "zen-garden", "--preset", "level-2", "--option", "boards=1"), "not both"),
        (("play", "zen-garden", "--record", "/"), "cannot be used"),
        (("play", "zen-garden", "--colour"), "There is no option --colour here."),
        (("play",), "GAME is missing."),
        (("play", "zen-garden", "--seed"), "The option --seed needs a value."),
        (("rules", "zen-garden", "again"), "Unknown command."),
        (("play", "zen-garden", "--seed", "\udcff"), "Please use UTF-8"),
        (("dance",), "Unknown command."),
        (("simulate", "zen-garden", "--games", "0"), "at least 1"),
        (("simulate", "zen-garden", "--games", "many"), "This value is not valid for --games."),
        (("simulate", "zen-garden", "--players", "9"), "must be from 2 to 4"),
        (("simulate", "zen-garden", "--bots", "hal"), "There is no bot called “hal”"),
        (("arena", "gardeners", "--bots", "random,greedy"), "wins or loses together"),
        (("arena", "zen-garden", "--bots", "greedy"), "at least two different bots"),
        (
            ("arena", "zen-garden", "--at-least", "1"),
            "--at-least needs two bots and a share between 0 and 1.",
        ),
        (("arena", "zen-garden", "--bots", "random,greedy,expert", "--at-least", "0.5"), "needs two bots"),
        (("arena", "zen-garden", "--bots", "greedy,master@soon"), "“soon” is neither a time such as 50ms"),
        (("arena", "zen-garden", "--bots", "greedy@50ms,random"), "does not think ahead"),
        (("solve", "--cards", "S1,S99"), "There is no card called “S99”."),
        (
            ("solve", "--cards", "S1", "--size", "7"),
            "There is no garden of size 7 × 7. Possible sizes: 4, 5, 6.",
        ),
        (("solve", "--cards", "S1", "--seconds", "0"), "more than 0 seconds"),
        (("verify", "nowhere.jsonl"), "cannot be used"),
        (("resume", "nowhere.jsonl"), "cannot be used"),
        (("rules", "zen-garden", "--lang", "la"), "There is no language called “la”"),
        (("rules", "zen-garden", "--lang"), "There is no language called “”"),
    ],
)
def test_whatever_a_person_can_put_right_is_one_sentence(
    terminal: Terminal, words: tuple[str, ...], sentence: str
) -> None:
    code, out, error = terminal(*words)
    assert code == 2
    assert out == ""
    assert sentence in error
    assert "Traceback" not in error


@pytest.mark.usefixtures("no_kernel")
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("zen-garden", ("human", "regular")),
        ("hanging-gardens", ("human", "regular")),
        ("gardeners", ("human",)),
    ],
)
def test_whoever_does_not_choose_plays_against_a_bot_that_is_offered_or_alone(
    terminal: Terminal, tmp_path: Path, game: str, seats: tuple[str, ...]
) -> None:
    assert terminal("play", game, typed="quit")[0] == 0
    (file,) = records(tmp_path)
    assert tuileries.load(file.read_text()).header.seats == seats


@pytest.mark.usefixtures("no_kernel")
def test_a_bot_may_be_given_a_time_at_ones_own_machine(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal("play", "zen-garden", "--seats", "human,master@20ms", typed="quit")[0] == 0
    (file,) = records(tmp_path)
    assert tuileries.load(file.read_text()).header.seats == ("human", "master@20ms")


@pytest.mark.usefixtures("no_kernel")
def test_the_luck_of_bots_follows_from_the_deal(terminal: Terminal, tmp_path: Path) -> None:
    words = ("play", "zen-garden", "--seats", "beginner,casual", "--preset", "level-1", "--seed")
    for seed in ("5", "5", "6"):
        assert terminal(*words, seed)[0] == 0
    first, same, other = (tuileries.load(file.read_text()).lines for file in records(tmp_path))
    moves = [[line.move for line in lines if isinstance(line, Played)] for lines in (first, same, other)]
    assert moves[0] == moves[1] != moves[2]


def damaged(lines: list[str]) -> dict[str, str]:
    swapped = [*lines[:5], lines[6], lines[5], *lines[7:]]
    other_price = [line.replace('"price":0', '"price":1', 1) for line in lines]
    log = [lines[0].replace(',"seed":"golden 0"', ""), *lines[1:]]
    return {
        "The record is empty.": "",
        "Line 1 of the record is damaged": "not json at all\n",
        "Line 4 of the record is damaged": "\n".join(lines[:3]) + "\n" + lines[3][:50],
        "does not match the game at step": "\n".join(other_price) + "\n",
        "at step 4": "\n".join(swapped) + "\n",
        "has no seed": "\n".join(log) + "\n",
        "unknown field": "\n".join([lines[0].replace('"game"', '"fame":1,"game"'), *lines[1:]]) + "\n",
        "does not match its seed": "\n".join([lines[0].replace("golden 0", "golden 1"), *lines[1:]]) + "\n",
    }


DAMAGED = damaged(RECORD.read_text().splitlines())


@pytest.mark.parametrize("sentence", DAMAGED)
@pytest.mark.parametrize("command", ["verify", "replay", "resume"])
def test_a_damaged_record_is_named_and_never_changed(
    terminal: Terminal, tmp_path: Path, command: str, sentence: str
) -> None:
    file = tmp_path / "damaged.jsonl"
    file.write_text(DAMAGED[sentence])
    code, _, error = terminal(command, str(file))
    assert code == 2
    if command != "resume" or not sentence.startswith("Line 4"):
        assert sentence in error
    assert file.read_text() == DAMAGED[sentence]


@pytest.mark.usefixtures("no_kernel")
def test_a_broken_promise_is_found(terminal: Terminal, tmp_path: Path) -> None:
    terminal("play", "zen-garden", "--seats", "beginner,beginner")
    (file,) = records(tmp_path)
    header, *lines = file.read_text().splitlines()
    for name, change, sentence in [
        ("secret", "0" * 64, "does not match its commitment"),
        ("nonces", ["a", "b"], "does not match the secret"),
        ("nonces", ["a"], "1 seat added a random value"),
        ("secret", None, "The secret has not been published yet"),
    ]:
        told = json.loads(header)
        told["pledge"][name] = change
        file.write_text(
            "\n".join([json.dumps(told, separators=(",", ":"), ensure_ascii=False), *lines]) + "\n"
        )
        code, _, error = terminal("verify", str(file))
        assert code == 2
        assert sentence in error


def test_an_unfinished_record_says_so(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "unfinished.jsonl"
    file.write_text("\n".join(RECORD.read_text().splitlines()[:10]) + "\n")
    code, out, _ = terminal("verify", str(file))
    assert code == 0
    assert "The game is not over yet." in out


def test_a_record_is_never_written_over(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "precious.jsonl"
    file.write_text("precious")
    code, _, error = terminal("play", "zen-garden", "--record", str(file))
    assert code == 2
    assert "cannot be used" in error
    assert file.read_text() == "precious"


def test_a_record_without_seats_cannot_be_taken_up(terminal: Terminal) -> None:
    code, _, error = terminal("resume", str(RECORD))
    assert code == 2
    assert "does not say who sits where" in error


def test_the_language_may_stand_anywhere() -> None:
    assert split_language(["--lang", "fr", "rules", "x"]) == (["rules", "x"], "fr")
    assert split_language(["rules", "x", "--lang=de"]) == (["rules", "x"], "de")
    assert split_language(["rules"]) == (["rules"], None)


def command(*words: str) -> list[str]:
    return [sys.executable, "-c", "from tuileries.cli import main; main()", *words]


def test_ctrl_c_keeps_what_was_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The interrupt comes as the first batch is counted; it and those under way are kept."""
    advance, pressed = Progress.advance, list[bool]()

    def press(self: Progress, *args: Any) -> None:
        advance(self, *args)
        if not pressed:
            pressed.append(True)
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "advance", press)
    words = ("simulate", "zen-garden", "--games", "2000", "--bots", "random", "--json", "--workers", "2")
    code, out, error = terminal(*words)
    assert code == 0
    assert 0 < json.loads(out)["played"] < 2000
    assert "of 2,000 games. Only finished games count." in error


def test_a_screen_between_two_peoples_secrets(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", small_game)
    code, out, _ = terminal("play", "pebbles", "--seats", "human,human", typed="\nquit")
    assert code == 0
    assert "Pass the keyboard to Player 1, then press Enter." in out
    assert "Player 2 0: ? ? ? -" in out


def test_verify_reads_nothing_that_a_table_would_not_write(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "twice.jsonl"
    file.write_text(RECORD.read_text().replace('"seed":"golden 0"', '"seed":"other","seed":"golden 0"', 1))
    code, _, error = terminal("verify", str(file))
    assert code == 2
    assert "This record was edited" in error


def test_verify_says_when_a_deal_was_laid_out_by_hand(terminal: Terminal) -> None:
    code, out, _ = terminal("verify", str(FOLDER / "coin-cap.jsonl"))
    assert code == 0
    assert "set up by hand" in out


def test_replay_goes_back(terminal: Terminal) -> None:
    _, out, _ = terminal("replay", str(RECORD), typed="\n\nb\nq")
    assert [int(n) for n in re.findall(r"(\d+) of 32", out)] == [0, 1, 2, 1]


def test_a_header_that_names_too_few_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "few.jsonl"
    file.write_text(RECORD.read_text().replace("}\n", ',"seats":["human"]}\n', 1))
    for name in ("verify", "resume", "replay"):
        code, _, error = terminal(name, str(file))
        assert code == 2
        assert "must give names and seats for 2 players" in error


def test_a_full_disk_is_told_and_keeps_what_was_written(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "full.jsonl"
    words = ("play", "zen-garden", "--seats", "human,human", "--seed", "5", "--record", str(file))
    terminal(*words, typed="quit")
    monkeypatch.setattr("os.fsync", full)
    code, _, error = terminal("resume", str(file), typed="a0 d4 ne\nquit")
    assert code == 2
    assert "No space left" in error


def test_a_game_in_a_real_terminal_has_colour_and_survives_being_killed(tmp_path: Path) -> None:
    file = tmp_path / "killed.jsonl"
    host, guest = pty.openpty()
    words = ("play", "zen-garden", "--seed", "5", "--seats", "human,human", "--record", str(file))
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    with subprocess.Popen(
        command(*words), stdin=guest, stdout=guest, stderr=guest, env=environment
    ) as process:
        told = read_until(host, b"for help)>")
        os.write(host, b"a0 d4 ne\n")
        told += read_until(host, b"take back your move>")
        process.kill()
    os.close(host)
    os.close(guest)
    assert b"\x1b[" in told
    assert len(file.read_text().splitlines()) == 3


def read_until(descriptor: int, mark: bytes) -> bytes:
    told = b""
    while mark not in told:
        told += os.read(descriptor, 4096)
    return told


def test_a_turn_of_several_decisions_is_asked_step_by_step(terminal: Terminal) -> None:
    record = str(HANGING / "2-builders.jsonl")
    code, out, _ = terminal("replay", record, typed="\n\nq")
    assert code == 0
    assert "The Hanging Gardens · round 1 of 15" in out
    code, out, _ = terminal("verify", record)
    assert code == 0
    words = ("play", "hanging-gardens", "--seats", "human,human", "--seed", "5")
    code, out, error = terminal(*words, typed="\n1 m20\n\n\n1 zz9\n? 1 m20\n?\nquit")
    assert (code, error) == (0, "")
    assert "Which card will you place, and where?" in out
    assert "HG-T3: 1 square with a feature would be on the bare table" in out
    assert "Place one of the cards: card 1:" in out


def test_whoever_has_more_to_decide_can_take_back_there(terminal: Terminal, tmp_path: Path) -> None:
    """Between a card and the temple it allows nothing comes to light, and there is no pause either."""
    record = tuileries.load((HANGING / "2-builders.jsonl").read_text())
    temple = next(n for n, line in enumerate(record.lines) if isinstance(getattr(line, "move", None), Build))
    lay = record.lines[temple - 1]
    assert isinstance(lay, Played)
    header = replace(record.header, seats=("human", "human"), names=("Ada", "Bo"))
    before = Record(header, record.lines[: temple - 1])
    written = GAMES["hanging-gardens"].notation(tuileries.replay(before).view(lay.player), lay.move)
    file = tmp_path / "temple.jsonl"
    file.write_text(before.dumps())
    code, out, error = terminal("resume", str(file), typed=f"\n{written}\nback\nquit")
    assert (code, error) == (0, "")
    assert "Will you build a temple" in out
    assert "takes back the last move" in out
    assert "Enter to continue" not in out
