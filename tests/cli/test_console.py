"""Lines of the terminal, whatever its width, keep the French signs with their words."""

from __future__ import annotations

import pytest

from tuileries.cli import main
from tuileries.cli.cards import print_cards
from tuileries.cli.screen import Screen


def torn(printed: str) -> list[str]:
    """Lines that start with a sign of the line before, or end with one of the line after."""
    cells = [cell.strip(" ") for line in printed.splitlines() for cell in line.split("│")]
    return [cell for cell in cells if cell.startswith((":", ";", "!", "?", "»", "%")) or cell.endswith("«")]


@pytest.mark.parametrize("width", range(60, 101))
def test_a_message_does_not_break_at_a_no_break_space(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    Screen("fr").tell("play-help", moves=44, example="a0 d4 nw")
    printed = capsys.readouterr().out
    assert "«\u00a0journal\u00a0»" in printed
    assert not torn(printed)


@pytest.mark.parametrize("width", [73, 88, 96])
def test_a_table_does_not_break_there_either(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    print_cards(Screen("fr"), as_json=False)
    assert not torn(capsys.readouterr().out)


@pytest.mark.parametrize("width", [64, 70])
def test_nor_does_the_help(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    with pytest.raises(SystemExit):
        main(("--lang", "fr", "solve", "--help"))
    printed = capsys.readouterr().out
    assert "«\u00a0tuileries" in printed
    assert not torn(printed)
