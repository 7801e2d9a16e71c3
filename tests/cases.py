"""Every game that the laws are held against."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tests.laws import Case

FILES = sorted(Path(__file__).parent.glob("games/*/test_laws.py"))
FOUND: list[Case] = [import_module(f"tests.games.{file.parent.name}.test_laws").CASE for file in FILES]
CASES = {case.game.name: case for case in FOUND}
