"""Gardeners in the terminal: the cards, and a game against the clock."""

from __future__ import annotations

import json
import re
import signal
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

import tuileries
from tests.cli.test_cli import Terminal, records, terminal
from tests.games.gardeners.gardens import kept
from tests.server.house import PATIENCE
from tuileries.cli.clock import Clock, TimeIsUp
from tuileries.core.grids import Cell
from tuileries.core.record import Header, Played
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.components import BOX, Mode
from tuileries.games.gardeners.garden import Garden, Laid
from tuileries.games.gardeners.judging import Status, holds
from tuileries.games.gardeners.moves import Start, TimeUp
from tuileries.games.gardeners.state import Options

__all__ = ["terminal"]


def short(monkeypatch: pytest.MonkeyPatch, *, reading: float, seconds: float) -> None:
    timer = replace(BOX.timer, reading=reading, seconds=seconds)
    monkeypatch.setattr("tuileries.games.gardeners.play.BOX", replace(BOX, timer=timer))


def solo(mode: Mode = Mode.NORMAL) -> Table:
    return Table(game, Header(game.name, game.rules, 1, Options(mode), seed="1"))


def test_all_cards_are_listed(terminal: Terminal) -> None:
    code, out, _ = terminal("cards", "--json")
    assert code == 0
    cards = json.loads(out)
    assert len(cards) == 97
    assert {"S36", "S58"}.isdisjoint(card["id"] for card in cards)
    assert cards[0] == {
        "id": "A1",
        "deck": "training-a",
        "family": "proximity",
        "back": "proximity",
        "text": "Every green flower is next to another green flower.",
    }
    _, french, _ = terminal("cards", "--lang", "fr")
    assert "A3" in french
    assert "éloignement, une sorte" in french


def test_cards_are_solved(terminal: Terminal) -> None:
    code, out, _ = terminal("solve", "--cards", "s1, S31,S57")
    assert code == 0
    assert "S31: Every bench faces a fountain." in out
    assert "This garden fulfils all of them" in out
    assert "h→" in out or "h←" in out or "h↑" in out or "h↓" in out


def test_a_solution_is_for_other_programs_too(terminal: Terminal) -> None:
    code, out, _ = terminal("solve", "--cards", "A1,A5", "--size", "4", "--json")
    answer = json.loads(out)
    assert (code, answer["answer"], answer["cards"]) == (0, "garden", ["A1", "A5"])
    laid = tuple(Laid(each["tile"], Cell(*each["cell"]), each["turn"]) for each in answer["garden"])
    assert all(holds(CARDS[card].constraint, Garden(4, laid)).status == Status.MET for card in ("A1", "A5"))


def test_cards_that_exclude_each_other_are_named(terminal: Terminal) -> None:
    code, out, _ = terminal("solve", "--cards", "S1,S46,S47,S48", "--lang", "de")
    assert code == 0
    assert "Kein Garten erfüllt diese 3 Karten zusammen" in out
    assert "S1:" not in out
    _, out, _ = terminal("solve", "--cards", "S1,S46,S47,S48", "--json")
    assert json.loads(out)["conflict"] == ["S46", "S47", "S48"]


def test_what_is_not_known_in_time_is_not_guessed(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuileries.solver.proofs.CONFLICTS", 1)
    code, out, _ = terminal("solve", "--cards", "S2,S26,S57", "--seconds", "0.01")
    assert code == 1
    assert "No answer" in out


def test_a_solo_training_is_played_to_its_end(terminal: Terminal, tmp_path: Path) -> None:
    """Every tile is laid where a kept garden has it, and so all six cards are met, one after the other."""
    laid = []
    for number, word in enumerate(kept()["training-a"]["met"].split()):
        laid.append(f"{word[:-1]} {'jklm'[number % 4]}{10 + number // 4} {word[-1]}")
    typed = "\n".join(["?", "A1 z9", *laid, "?", "?!", *["!", "+"] * 4, "!", "!"])
    code, out, _ = terminal("play", "gardeners", "--seats", "human", "--seed", "1", typed=typed)
    assert code == 0
    assert "GD-O1: This space is outside the garden, which is 4 × 4." in out
    assert "All cards are scored: you have passed the training" in out
    lines = tuileries.load(records(tmp_path)[0].read_text()).lines
    times = [line.at for line in lines if isinstance(line, Played)]
    assert all(at is not None for at in times)
    assert times == sorted(times)  # type: ignore[type-var]


def test_a_puzzle_is_played_until_it_is_solved(terminal: Terminal, tmp_path: Path) -> None:
    laid = [
        f"{word[:-1]} {'jklm'[number % 4]}{10 + number // 4} {word[-1]}"
        for number, word in enumerate(kept()["training-a"]["met"].split())
    ]
    words = ("play", "gardeners", "--option", "puzzle=A1,A2,A6")
    code, out, _ = terminal(*words, "--seats", "human", typed="\n".join(["d A1", *laid, "!"]))
    assert code == 0
    assert "Gardeners, a puzzle: 3 cards, garden size 4 × 4." in out
    assert "GD-R5" in out
    assert "The puzzle is solved: the garden fulfils all cards." in out
    assert len(tuileries.load(records(tmp_path)[0].read_text()).lines) == 1 + 16 + 1
    for option, refusal in (
        ("A1", "for one player"),
        ("A1,A1", "each card only once"),
        ("A1,Z9", "no card Z9"),
    ):
        seats = "human,human" if option == "A1" else "human"
        code, _, errors = terminal("play", "gardeners", "--option", f"puzzle={option}", "--seats", seats)
        assert (code, refusal in errors) == (2, True)


def test_people_and_programs_take_turns_at_one_terminal(terminal: Terminal, tmp_path: Path) -> None:
    """A game with bots that are offered no more goes on."""
    seats, file = ("human", "greedy", "random"), tmp_path / "begun.jsonl"
    header = Header(game.name, game.rules, 3, Options(), seed="1", names=("Ada", "2", "3"), seats=seats)
    file.write_text(Table(game, header).record().dumps())
    code, _, _ = terminal("resume", str(file), typed="A5 j10\nA5 j10\nquit")
    assert code == 0
    lines = tuileries.load(file.read_text()).lines
    players = [line.player for line in lines if isinstance(line, Played)]
    assert players == ([0, 1, 2] * 3)[: len(players)]


def test_time_runs_out_while_a_person_is_thinking(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    short(monkeypatch, reading=0.05, seconds=1)
    monkeypatch.setattr("tuileries.cli.screen.Screen.ask", lambda *_, **__: time.sleep(60))
    words = ("play", "gardeners", "--seats", "human", "--option", "mode=normal", "--seed", "1")
    code, out, _ = terminal(*words)
    assert code == 0
    assert "Time left: 0:0" in out
    assert "Time is up: 0 points." in out
    moves = [line.move for line in tuileries.load(records(tmp_path)[0].read_text()).lines[1:]]  # type: ignore[union-attr]
    assert moves == [Start(), TimeUp()]


def test_a_game_that_is_taken_up_again_has_no_more_time_than_it_had() -> None:
    table = solo()
    table.play(0, Start(), at=7.0)
    table.play(0, next(table.legal_moves(0)), at=300.0)
    left = Clock(table).left()
    assert left is not None
    assert 607 - PATIENCE < left <= 607


def test_a_table_without_a_timer_is_never_interrupted() -> None:
    clock = Clock(solo(Mode.TRAINING_A))
    assert clock.left() is None
    assert not clock.ring()
    with clock.listening():
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_the_clock_interrupts_and_leaves_no_alarm_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch, reading=0.01, seconds=60)
    clock = Clock(solo())
    with pytest.raises(TimeIsUp), clock.listening():
        time.sleep(60)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert clock.ring()
    assert not clock.ring()


def test_bots_that_win_or_lose_together_are_not_compared(terminal: Terminal) -> None:
    code, _, error = terminal("arena", "gardeners", "--bots", "novice,master", "--games", "1")
    assert code == 2
    assert "wins or loses together" in error


def test_only_teammates_are_simulated(terminal: Terminal) -> None:
    code, _, error = terminal("simulate", "gardeners", "--games", "1")
    assert code == 2
    assert "novice, gardener, master" in error


def test_a_simulated_game_runs_on_a_clock_of_its_own(terminal: Terminal) -> None:
    """A training is passed by two, and a game alone goes on until it is scored."""
    words = ("simulate", "gardeners", "--bots", "gardener@fast", "--games", "1", "--workers", "1", "--json")
    code, out, _ = terminal(*words)
    assert (code, json.loads(out)["reasons"]) == (0, {"deck": 1})
    code, out, _ = terminal(*words, "--players", "1", "--option", "mode=normal")
    assert (code, json.loads(out)["reasons"]) == (0, {"scored": 1})


def test_a_bot_plays_alone_at_ones_own_terminal(terminal: Terminal, tmp_path: Path) -> None:
    code, _, _ = terminal("play", "gardeners", "--seats", "master", "--seed", "1")
    assert code == 0
    assert tuileries.replay(tuileries.load(records(tmp_path)[0].read_text())).outcome is not None


TIMED = Path(__file__).parents[1] / "golden" / "gardeners" / "normal-2.jsonl"


def test_verify_checks_a_game_against_its_clock(terminal: Terminal) -> None:
    code, out, _ = terminal("verify", str(TIMED))
    assert code == 0
    assert "nobody moved after the timer ended" in out


def test_verify_says_where_a_timed_game_has_no_times(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "timeless.jsonl"
    file.write_text(re.sub(r',"at":[0-9.]+', "", TIMED.read_text()))
    code, out, _ = terminal("verify", str(file))
    assert code == 0
    assert "the record has no times, so they could not be verified" in out


@pytest.mark.parametrize(
    ("line", "at", "sentence"),
    [
        (8, 2000.0, "The move at step 6 was played 1,100 seconds after the timer ended"),
        (8, 1.0, "The time of step 6 is earlier than the time of the step before"),
        (-1, 899.0, "the timer ended 1 second too early"),
        (8, None, "Step 6 has no time, although the timer was running"),
    ],
)
def test_verify_finds_a_game_that_was_played_on_or_cut_short(
    terminal: Terminal, tmp_path: Path, line: int, at: float | None, sentence: str
) -> None:
    file = tmp_path / "late.jsonl"
    lines = TIMED.read_text().splitlines()
    number = line - 1 if line > 0 else line
    lines[number] = re.sub(r',"at":[0-9.]+', "" if at is None else f',"at":{at}', lines[number])
    file.write_text("\n".join([*lines, ""]))
    code, _, error = terminal("verify", str(file))
    assert code == 2
    assert sentence in error
