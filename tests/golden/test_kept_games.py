"""Recorded games still happen as they did, and show what they were kept for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import tuileries
from tuileries.core.audit import check_lines

FOLDERS = [file.parent.name for file in sorted(Path(__file__).parent.glob("*/games.py"))]
KEPT = [import_module(f"tests.golden.{folder}.games") for folder in FOLDERS if folder != "older"]

every_game = pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.FOLDER.name)


@pytest.mark.parametrize(
    ("kept", "name"),
    [pytest.param(kept, name, id=f"{kept.FOLDER.name}-{name}") for kept in KEPT for name in kept.GAMES],
)
def test_a_golden_game_replays(kept: ModuleType, name: str) -> None:
    text = (kept.FOLDER / f"{name}.jsonl").read_text()
    table = check_lines(kept.game, tuileries.load(text)).table
    golden = kept.GAMES[name]
    assert table.outcome is not None
    assert table.header.players == golden.players
    assert table.header.options == golden.options
    assert golden.shows(table)
    assert table.record().dumps() == text


@every_game
def test_every_kept_game_is_named(kept: ModuleType) -> None:
    assert {file.stem for file in kept.FOLDER.glob("*.jsonl")} == set(kept.GAMES)


@every_game
def test_the_printed_playthrough_reads_the_same(kept: ModuleType) -> None:
    assert kept.playthrough() == (kept.FOLDER / "playthrough.txt").read_text()
