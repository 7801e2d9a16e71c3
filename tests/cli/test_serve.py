"""Starting the server from the command line, without serving anybody."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import PATIENCE, free_port
from tuileries.cli import main
from tuileries.cli import serve as serving
from tuileries.server.settings import Settings


class Start:
    """`tuileries serve` up to where it would begin to serve."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.port = free_port()
        self.opened: list[str] = []
        self.settings: Settings
        self._database = f"sqlite:///{folder}/games.sqlite3"
        monkeypatch.setattr(serving, "serve", self._serve)
        monkeypatch.setattr(serving, "lan_address", lambda: "192.0.2.7")
        monkeypatch.setattr(webbrowser, "open", self.opened.append)
        monkeypatch.setenv("LANG", "C")

    def _serve(self, settings: Settings, listening: Any) -> None:
        self.settings = settings
        listening.close()

    def __call__(self, *words: str) -> None:
        with pytest.raises(SystemExit) as stop:
            main(["serve", "--port", str(self.port), "--database", self._database, *words])
        assert not stop.value.code
        for thread in threading.enumerate():
            if thread.daemon and thread.name.startswith("browser"):
                thread.join(PATIENCE)


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Start:
    return Start(monkeypatch, tmp_path)


def test_in_the_house_people_are_invited_to_the_address_of_this_machine(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    start("--lan")
    assert start.settings.address == f"http://192.0.2.7:{start.port}"
    assert start.settings.host == "0.0.0.0"
    assert start.settings.address in capsys.readouterr().out


def test_an_address_that_was_given_stays(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUILERIES_ADDRESS", "https://garden.example")
    start("--lan")
    assert start.settings.address == "https://garden.example"


def test_without_a_word_no_address_is_known_and_no_browser_opened(start: Start) -> None:
    start()
    assert start.settings.address == ""
    assert start.opened == []


@pytest.mark.parametrize("words", [(), ("--lan",)])
def test_the_page_is_opened_where_there_is_a_screen(
    start: Start, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    start("--open", *words)
    assert start.opened == [f"http://127.0.0.1:{start.port}"]
    start("--no-open", *words)
    assert len(start.opened) == 1


def test_where_there_is_no_screen_a_sentence_says_so(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    start("--open")
    assert start.opened == []
    assert "There is no screen here" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("platform", "environment", "there_is"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_screen_is_known_by_its_environment(
    platform: str, environment: dict[str, str], *, there_is: bool
) -> None:
    assert serving.has_display(platform, environment) == there_is
