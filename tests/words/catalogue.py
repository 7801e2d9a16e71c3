"""The texts of the catalogues and rules pages, taken apart for the tests of words.

Whoever checks something gets a text as it is written and says what is wrong with it, so that a planted text
can show that the check sees.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from importlib import resources
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tuileries.games import GAMES
from tuileries.lessons.pictures import MARKER
from tuileries.locales import FIRST, LANGUAGES, folder, rules_page

GLOSSARY = tomllib.loads(
    resources.files("tuileries.locales").joinpath("glossary.toml").read_text(encoding="utf-8")
)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def catalogues(language: str) -> Iterator[tuple[str, str]]:
    """Each catalogue of a language: what it is about, such as a game or the page, and its text."""
    for file in folder(language).iterdir():
        if file.name.endswith(".ftl"):
            yield file.name.removesuffix(".ftl"), file.read_text(encoding="utf-8")


def wordless(keys: Iterable[str]) -> list[str]:
    """Those of these keys without a message; all languages have the same."""
    known = {message.id.name for _, source in catalogues(FIRST) for message in messages(source)}
    return [key for key in keys if key not in known]


def rules_pages(language: str) -> Iterator[tuple[str, str]]:
    """Each page as it is read, with what is told of its pictures."""
    yield from ((game, MARKER.sub(r"\g<told> \g<caption>", rules_page(game, language))) for game in GAMES)


def messages(source: str) -> Iterator[fluent.Message]:
    yield from (entry for entry in FluentParser().parse(source).body if isinstance(entry, fluent.Message))


def patterns(message: fluent.Message) -> Iterator[fluent.Pattern]:
    """What it says, and what its attributes say."""
    if message.value is not None:
        yield message.value
    yield from (attribute.value for attribute in message.attributes)


def said(pattern: fluent.Pattern) -> list[str]:
    """Everything a pattern can say, with {} for what fills its places."""
    return ["".join(parts) for parts in product(*map(alternatives, pattern.elements))]


def alternatives(element: fluent.TextElement | fluent.Placeable) -> list[str]:
    match element:
        case fluent.TextElement(value=text):
            return [text]
        case fluent.Placeable(expression=fluent.SelectExpression(variants=variants)):
            return [text for variant in variants for text in said(variant.value)]
        case fluent.Placeable(expression=fluent.StringLiteral(value=text)):
            return [text]
    return ["{}"]


def lines(source: str) -> Iterator[tuple[str, str]]:
    """Every text of a catalogue with the key of its message."""
    for message in messages(source):
        for pattern in patterns(message):
            yield from ((message.id.name, text) for text in dict.fromkeys(said(pattern)))
