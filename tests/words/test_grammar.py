"""What French and German do not allow around a place that anything may fill."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.words.catalogue import catalogues, messages, rules_pages

VOWELS = {
    "player",
    "name",
    "game",
    "winners",
    "by",
    "bot",
    "level",
    "to",
    "angry",
    "feature",
    "tile",
    "idea",
    "mode",
}
"""Arguments that may begin with a vowel, or with an article."""

ARTICLES = {"game"}
"""Arguments that may begin with an article."""

ELIDED = re.compile(r"(?:^|[\s(])(?:[Dd]e|à le|[Dd]u|[Dd]’|[Qq]ue|l’)[ \u00a0]?$")
DATIVE = re.compile(r"(?:^|[\s(])(?:von|mit|in|aus|zu|bei|nach|für|gegen) $", re.IGNORECASE)
PLAIN = re.compile(r" [:;!?»%](?!\w)|« ")


class Neighbours(Visitor):
    """Every argument of a message with the text right before it."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        before = ""
        for element in node.elements:
            match element:
                case fluent.Placeable(expression=fluent.VariableReference(id=fluent.Identifier(name=name))):
                    self.found.append((name, before))
            before = element.value if isinstance(element, fluent.TextElement) else ""
        self.generic_visit(node)


def misplaced(source: str, names: set[str], before: re.Pattern[str]) -> Iterator[str]:
    for message in messages(source):
        neighbours = Neighbours()
        neighbours.visit(message)
        if any(name in names and before.search(text) for name, text in neighbours.found):
            yield message.id.name


def test_in_french_nothing_that_may_begin_with_a_vowel_follows_de() -> None:
    found = [key for _, source in catalogues("fr") for key in misplaced(source, VOWELS, ELIDED)]
    assert found == []


def test_in_german_nothing_that_may_begin_with_an_article_follows_a_preposition() -> None:
    found = [key for _, source in catalogues("de") for key in misplaced(source, ARTICLES, DATIVE)]
    assert found == []


def plain_spaces(source: str) -> Iterator[str]:
    """French: before these signs a line must not break."""
    yield from (line for line in source.splitlines() if PLAIN.search(line))


def test_french_has_no_plain_space_before_a_sign() -> None:
    texts = [*catalogues("fr"), *rules_pages("fr")]
    assert [line for _, text in texts for line in plain_spaces(text)] == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_size_stays_on_one_line(language: str) -> None:
    lines = [line for _, source in catalogues(language) for line in source.splitlines()]
    assert [line for line in lines if " ×" in line or "× " in line] == []


@pytest.mark.parametrize(
    "planted",
    [
        "turn = Au tour de { $name }",
        "rules = Règles de { $game }",
        "n = { $n ->\n   *[other] Jardin de { $player }\n}",
    ],
)
def test_a_vowel_after_de_is_seen(planted: str) -> None:
    assert list(misplaced(planted, VOWELS, ELIDED))
    assert not list(misplaced("size = un jardin de { $size } × { $size }", VOWELS, ELIDED))


def test_an_article_after_a_preposition_is_seen() -> None:
    assert list(misplaced("rules = Regeln von { $game }", ARTICLES, DATIVE))
    assert not list(misplaced("rules = { $game }: Regeln", ARTICLES, DATIVE))


@pytest.mark.parametrize("planted", ["Points : 5", "Où ?", "« Ada\u00a0»", "95 %", "«\u00a0Ada »"])
def test_a_plain_space_is_seen(planted: str) -> None:
    assert list(plain_spaces(planted))
    assert not list(plain_spaces("«\u00a0Ada\u00a0»\u00a0: où\u202f? 95\u00a0%"))
