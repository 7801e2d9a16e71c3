"""The rules pages: one screen first, then the terms, then numbered rules with their notes below them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec import Struct

from tests.test_locales import rule_ids
from tests.words.catalogue import GLOSSARY
from tuileries.games import GAMES
from tuileries.lessons.pictures import MARKER
from tuileries.locales import LANGUAGES, rules_page

PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
IDS = re.compile(r"^\*\*([A-Z]{2}-[A-Z]\d+)\*\*", re.MULTILINE)
LABELS = re.compile(r"^> \*\*(.+?)\.\*\* ", re.MULTILINE)

FIRST: dict[str, list[str]] = GLOSSARY["rules"]["headings"]
WORDS_ON_A_SCREEN = 300

NOTES: dict[str, list[str]] = GLOSSARY["rules"]["notes"]
NAMES = re.compile("|".join(name for names in NOTES.values() for name in names), re.IGNORECASE)


class Rule(Struct, frozen=True):
    id: str
    said: str
    notes: str

    def kinds(self, language: str) -> list[int]:
        return [NOTES[language].index(label) for label in LABELS.findall(self.notes)]

    @property
    def tables(self) -> list[str]:
        """The bars alone, so that tables of different words can be compared."""
        return [re.sub(r"[^|]+", " ", line) for line in self.said.splitlines() if line.startswith("|")]


def sections(game: str, language: str) -> list[str]:
    """What stands above the first heading, then one text for each."""
    return seen(rules_page(game, language)).split("\n## ")


def seen(page: str) -> str:
    """What one reads: of a picture the caption."""
    return MARKER.sub(r"\g<caption>", page)


def numbered(game: str, language: str) -> Iterator[Rule]:
    for section in sections(game, language):
        _, *parts = IDS.split(section)
        for rule, text in zip(parts[::2], parts[1::2], strict=True):
            said, bar, notes = text.partition("\n> ")
            yield Rule(rule, said, (bar + notes).strip())


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_begins_with_one_screen_and_the_terms(game: str, language: str) -> None:
    top, *titled = sections(game, language)
    assert [text.split("\n")[0] for text in titled[:5]] == FIRST[language]
    aim, play, end, terms, _ = titled[:5]
    assert len(" ".join((top, aim, play, end)).split()) <= WORDS_ON_A_SCREEN
    assert "\n1. " in play
    assert terms.count("\n- **") >= 8


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_sections_hold_the_same_rules_in_every_language(game: str, language: str) -> None:
    spoken, english = ([IDS.findall(text) for text in sections(game, said)] for said in (language, "en"))
    assert spoken == english


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_what_was_decided_or_guessed_stands_in_notes(game: str, language: str) -> None:
    for rule in numbered(game, language):
        assert not NAMES.search(rule.said), rule.id


def noted(game: str) -> dict[str, str]:
    """The rules with notes of each kind: each game tells which they are, in its `test_notes.py`."""
    found: dict[str, list[str]] = {}
    for rule in numbered(game, "en"):
        for kind in sorted(set(rule.kinds("en"))):
            found.setdefault(NOTES["en"][kind], []).append(rule.id[3:])
    return {kind: " ".join(rules) for kind, rules in found.items()}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_notes_stand_at_the_foot_of_a_rule_in_whole_sentences(game: str, language: str) -> None:
    for rule in numbered(game, language):
        assert all(line.startswith("> ") for line in rule.notes.splitlines() if line), rule.id
        assert len(rule.kinds(language)) == rule.notes.count("> **"), rule.id
        for note in LABELS.split(rule.notes)[2::2]:
            assert re.fullmatch(r"[A-ZÀÉ„«].*\.", note.strip(), flags=re.DOTALL), f"{rule.id}: {note}"


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_rule_has_the_same_notes_and_tables_in_every_language(game: str, language: str) -> None:
    for spoken, english in zip(numbered(game, language), numbered(game, "en"), strict=True):
        assert spoken.kinds(language) == english.kinds("en"), spoken.id
        assert spoken.tables == english.tables, spoken.id


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_rule_that_is_named_exists(game: str, language: str) -> None:
    named = re.findall(r"\b[A-Z]{2}-[A-Z]\d+\b", rules_page(game, language))
    assert set(named) == set(rule_ids(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_no_french_line_can_break_before_a_sign(game: str) -> None:
    page = MARKER.sub(r"\g<told> \g<caption>", rules_page(game, "fr"))
    assert not re.findall(r".*[ \n][:;!?%»].*|.*«[ \n].*", page)
    assert not re.findall(r".*\w[:;!?%»](?:\s|$).*|.*«\w.*", page, flags=re.MULTILINE)
