"""Every numbered rule has a test, and every test that names a rule names one that exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_locales import rule_ids
from tuileries.games import GAMES

TESTS = Path(__file__).parent / "games"


def names_of_tested_rules(game: str) -> Iterator[str]:
    for file in (TESTS / game.replace("-", "_")).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from named(node.name, game)


def named(test: str, game: str) -> Iterator[str]:
    """`test_zg_t6_a_garden_never_spans_five` names ZG-T6."""
    prefix = rule_ids(game, "en")[0][:2].lower()
    words = test.split("_")
    if words[1] == prefix:
        yield f"{words[1]}-{words[2]}".upper()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_tested_and_every_tested_rule_exists(game: str) -> None:
    assert sorted(set(names_of_tested_rules(game))) == sorted(rule_ids(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_in_the_code_exists(game: str) -> None:
    code = "".join(
        file.read_text(encoding="utf-8")
        for file in (TESTS.parent.parent / "tuileries/games" / game.replace("-", "_")).rglob("*.py")
    )
    prefix = rule_ids(game, "en")[0][:2]
    assert set(re.findall(rf"\b{prefix}-[A-Z]\d+\b", code)) <= set(rule_ids(game, "en"))
