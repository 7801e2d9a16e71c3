"""One thing has one word, on the page, in the terminal, on the server and in the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.words.catalogue import GLOSSARY, LANGUAGE, catalogues, lines, rules_pages
from tuileries.games import GAMES
from tuileries.locales import LANGUAGES


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """A thing and its word in each language; `game` where it is about one game only."""

    words: dict[str, str]
    source: str
    game: str | None = None
    banned: dict[str, list[str]] = {}


def term(read: dict[str, Any]) -> Term:
    words = {language: read.pop(language) for language in LANGUAGES}
    return msgspec.convert({"words": words, **read}, Term)


TERMS = list(map(term, GLOSSARY["terms"]))


def banned_in(language: str, about: str, text: str) -> Iterator[str]:
    """The words of a text that the glossary has another word for."""
    for term in TERMS:
        if term.game in (None, about):
            for word in term.banned.get(language, []):
                if found := re.search(rf"(?<!\w)(?:{word})(?!\w)", text):
                    yield f"“{found[0]}”, not “{term.words[language]}”"


@LANGUAGE
def test_no_catalogue_has_another_word_for_a_thing(language: str) -> None:
    faults = [
        (key, fault)
        for about, source in catalogues(language)
        for key, text in lines(source)
        for fault in banned_in(language, about, text)
    ]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rules_page_has_another_word_for_a_thing(language: str) -> None:
    pages = dict(rules_pages(language))
    faults = {
        paragraph[:60]: found
        for game, page in pages.items()
        for paragraph in page.split("\n\n")
        if (found := list(banned_in(language, game, " ".join(paragraph.split()))))
    }
    assert faults == {}


@pytest.mark.parametrize(
    ("language", "about", "planted"),
    [
        ("en", "web", "Let a program play for {}"),
        ("en", "gardeners", "Every bench touches a tree."),
        ("en", "core", "Back to moment {}."),
        ("fr", "gardeners", "Aucun banc ne touche une tuile nue."),
        ("de", "zen-garden", "Ein Rundweg ist geschlossen."),
    ],
)
def test_another_word_is_seen(language: str, about: str, planted: str) -> None:
    assert list(banned_in(language, about, planted))


def test_a_word_that_is_banned_in_one_game_may_stand_in_another() -> None:
    assert list(banned_in("de", "hanging-gardens", "Punkteplättchen"))
    assert not list(banned_in("de", "zen-garden", "Punkteplättchen"))


def test_the_glossary_has_a_word_for_each_thing_in_each_language() -> None:
    assert len(TERMS) >= 60
    assert {term.game for term in TERMS} <= {None, *GAMES}
    assert all(all(term.words.values()) and term.source for term in TERMS)
    assert all(set(term.banned) <= set(LANGUAGES) for term in TERMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_does_not_ban_its_own_words(language: str) -> None:
    for term in TERMS:
        assert not list(banned_in(language, term.game or "", term.words[language])), term
