"""The rules pages: one screen first, then the terms, then numbered rules with their notes below them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec import Struct

from tests.test_locales import rule_ids
from tuileries.games import GAMES
from tuileries.locales import LANGUAGES, rules_page

PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
IDS = re.compile(r"^\*\*([A-Z]{2}-[A-Z]\d+)\*\*", re.MULTILINE)
LABELS = re.compile(r"^> \*\*(.+?)\.\*\* ", re.MULTILINE)

FIRST = {
    "en": ("Aim of the game", "How to play", "How it ends", "Key terms", "About this page"),
    "fr": ("But du jeu", "Comment jouer", "Fin de partie", "Vocabulaire", "À propos de cette page"),
    "de": ("Spielziel", "So wird gespielt", "So endet das Spiel", "Begriffe", "Über diese Seite"),
}
WORDS_ON_A_SCREEN = 300

RULING, RECONSTRUCTED, HOUSE_RULE = range(3)
NOTES = {
    "en": ("Ruling", "Reconstructed", "House rule"),
    "fr": ("Décision", "Reconstitué", "Règle maison"),
    "de": ("Entscheidung", "Rekonstruiert", "Hausregel"),
}
NAMES = re.compile("|".join(name for names in NOTES.values() for name in names), re.IGNORECASE)

MARKED = {
    "zen-garden": {
        RULING: "C2 C3 C4 T7 T9 R2 R4 R6 F6 F8 F9 F11",
    },
    "hanging-gardens": {
        RULING: "S2 S3 T2 T7 B2 B5 B7 B8 B9 B10 F1 F2 F3 F5",
        RECONSTRUCTED: "C2 C4 C5",
    },
    "gardeners": {
        RULING: "C3 K3 K7 S2 R1 R5 A4 V1 V2 E1 E3 O1 O3",
        RECONSTRUCTED: "C1 C2 C3 C4",
        HOUSE_RULE: "S2 P1 P2",
    },
}
"""Where the printed rules are silent or contradict themselves, and where we go beyond them."""


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
    return rules_page(game, language).split("\n## ")


def numbered(game: str, language: str) -> Iterator[Rule]:
    for section in sections(game, language):
        _, *parts = IDS.split(section)
        for rule, text in zip(parts[::2], parts[1::2], strict=True):
            said, bar, notes = text.partition("\n> ")
            yield Rule(rule, said, (bar + notes).strip())


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_begins_with_one_screen_and_the_terms(game: str, language: str) -> None:
    top, *titled = sections(game, language)
    assert tuple(text.split("\n")[0] for text in titled[:5]) == FIRST[language]
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
    noted: dict[int, list[str]] = {}
    for rule in numbered(game, language):
        assert not NAMES.search(rule.said), rule.id
        for kind in sorted(set(rule.kinds(language))):
            noted.setdefault(kind, []).append(rule.id[3:])
    assert {kind: " ".join(rules) for kind, rules in noted.items()} == MARKED[game]


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
    page = rules_page(game, "fr")
    assert not re.findall(r".*[ \n][:;!?%»].*|.*«[ \n].*", page)
    assert not re.findall(r".*\w[:;!?%»](?:\s|$).*|.*«\w.*", page, flags=re.MULTILINE)
