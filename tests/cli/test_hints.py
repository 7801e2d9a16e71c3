"""Hints in the terminal: the same turns as in the browser, in words and as they are typed."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import pytest

from tests.cli.test_cli import run
from tuileries import bots, fast
from tuileries.locales import LANGUAGES


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What hints are thought with, before the house is elsewhere."""
    for game in fast.KERNELS:
        bots.prepare(game, ["master"])


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUILERIES_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")


def hint(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    *typed: str,
    lang: str = "en",
) -> str:
    words = ("--lang", lang, "play", game, "--seed", "5", "--seats", "human,human")
    answers = "\n".join(["", *typed, "quit"])  # a private view is shown after Enter
    code, out, _ = run(capsys, *words, typed=answers, monkeypatch=monkeypatch)
    assert code == 0
    return " ".join(out.split())


def test_three_turns_are_told_with_chance_and_points(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = hint(capsys, monkeypatch, "hanging-gardens", "hint")
    assert re.search(r"Chance of winning: \d+%\. Expected points: Player 1 \d+ and Player 2 \d+\.", out)
    written = re.findall(r"(\d)\. Type (\d [a-z]+\d+ [nesw])", out)
    assert [number for number, _ in written] == ["1", "2", "3"]
    assert out.count("Place a card (") == 3
    told = hint(capsys, monkeypatch, "hanging-gardens", written[0][1])
    assert "places a card." in told, "it can be typed"


def test_a_turn_of_zen_garden_is_told_with_its_gains(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = hint(capsys, monkeypatch, "zen-garden", "hint")
    assert re.search(r"1\. Type \w\d d4 \w\w Take .* and place it on d4", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_word_for_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    word = {"en": "hint", "fr": "conseil", "de": "tipp"}[language]
    out = hint(capsys, monkeypatch, "hanging-gardens", word, lang=language)
    assert re.search(r"\b3\. \w+ \d [a-z]+\d+ [nesw]", out)


def test_where_nobody_advises_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "There are no hints for this game." in hint(capsys, monkeypatch, "gardeners", "hint")


def test_nobody_waits_for_the_compiler(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "_ready", {})
    monkeypatch.setattr(fast, "_in_background", threading.Event())
    fast._in_background.set()
    assert "Hints are not ready yet." in hint(capsys, monkeypatch, "hanging-gardens", "hint")
