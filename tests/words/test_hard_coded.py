"""Whatever a person reads or types is in the catalogues, and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tuileries
from tests.words.svelte import LITERAL, components, expressions, texts
from tuileries import games
from tuileries.cli.person import Command, commands
from tuileries.core.record import Played
from tuileries.core.table import Table
from tuileries.locales import LANGUAGES

SOURCE = Path(tuileries.__file__).parent
GOLDEN = Path(__file__).parents[1] / "golden"
OURS = "Tuileries"
WORD = re.compile(r"[^\W\d_]{3,}")
"""Two letters may be a sign, such as a corner of a tile; three are a word."""


def texts_of_a_page(source: str) -> Iterator[str]:
    """Letters between the tags of a component, in a label, or as a sentence in what it works out."""
    yield from (text.strip() for text in texts(source) if re.search(r"[^\W\d_]{2}", text.replace(OURS, "")))
    for expression in expressions(source):
        for literal in LITERAL.findall(expression):
            yield from (text for text in literal if re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", text))


def test_no_page_has_a_text_of_its_own() -> None:
    faults = {file.name: list(texts_of_a_page(file.read_text(encoding="utf-8"))) for file in components()}
    assert len(faults) > 50
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize(
    "planted",
    [
        "<p>Your turn</p>",
        '<p>{t("web-score")} points</p>',
        '<button aria-label="Close"><Sign name="close" /></button>',
        '<img alt="A garden" src="x.png" />',
        '<p>{full ? "All seats are taken" : ""}</p>',
    ],
)
def test_a_text_on_a_page_is_seen(planted: str) -> None:
    assert list(texts_of_a_page(planted))


def test_what_is_no_text_is_not_complained_of() -> None:
    script = '<script lang="ts">\n  const word = "not shown";\n</script>\n'
    title = '<title>{t("web-rules")} – Tuileries</title>'
    fine = '<p class:held={a > b} style:left="{x * 100}%">{t("web-go")} →</p><style>p { color: red; }</style>'
    assert not list(texts_of_a_page(script + title + fine))


def words_of_a_module(source: str) -> Iterator[str]:
    """Words among what a module knows from the start; a class of letters in a pattern is no word."""
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            for node in ast.walk(statement):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield from WORD.findall(re.sub(r"\[[^\]]*\]", "", node.value))


@pytest.mark.parametrize("file", [*SOURCE.glob("games/*/notation.py"), SOURCE / "cli/person.py"], ids=str)
def test_moves_and_commands_are_read_without_words_of_their_own(file: Path) -> None:
    assert list(words_of_a_module(file.read_text(encoding="utf-8"))) == []


def test_a_word_in_a_module_is_seen() -> None:
    assert list(words_of_a_module('NONE = ("-", "none")')) == ["none"]
    assert list(words_of_a_module('WORDS: dict[str, int] = {**dict.fromkeys(("go", "start"), 1)}')) == [
        "start"
    ]
    assert not list(words_of_a_module('LAY = re.compile(r"([1-9])\\\\s*x[nesw]?")'))


@pytest.mark.parametrize("name", ["zen_garden/one-line", "hanging_gardens/unseen", "gardeners/discards"])
def test_a_move_is_written_the_same_in_every_language(name: str) -> None:
    """Signs, places and corners: no word of any language."""
    record = tuileries.load((GOLDEN / f"{name}.jsonl").read_text())
    table = Table(games.find(record.header.game), record.header)
    for line in record.lines:
        if isinstance(line, Played):
            written = table.game.notation(table.view(line.player), line.move)
            assert not WORD.search(written), written
            table.play(line.player, line.move, at=line.at)
    assert table.outcome is not None


def test_commands_are_the_words_of_the_catalogues() -> None:
    assert set(commands().values()) == set(Command)
    assert len(commands()) > len(LANGUAGES) * 2
