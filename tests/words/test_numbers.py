"""Beside a number a noun has the form that the number asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent

from tests.words.catalogue import GLOSSARY, LANGUAGE, catalogues, messages, patterns

NOT_COUNTED = """
player name by winners angry to game bot level idea reason more detail known rule line thing ground
id text card tile other new back mode grade feature decor walkway floor minor major majority
missions boards corner cell cells from space spaces square temple example offered removable file
command commitment url address host time date first second stack pairs goal better ratio totals seed
rules table every no near many of centre arm arms edge inside role decision word version last step
recorded present length limit source target
"""
"""Arguments that never say how many; any other is taken for a number."""


def bare_numbers(source: str, language: str) -> Iterator[str]:
    """Messages in which a word follows a number without being chosen by it."""
    for message in messages(source):
        for pattern in patterns(message):
            if list(faults(pattern, language, frozenset())):
                yield message.id.name


def faults(pattern: fluent.Pattern, language: str, chosen: frozenset[str]) -> Iterator[str]:
    elements = pattern.elements
    for element, following in zip(elements, [*elements[1:], None], strict=True):
        match element:
            case fluent.Placeable(expression=fluent.SelectExpression() as select):
                yield from faults_in_select(select, language, chosen)
            case fluent.Placeable(expression=fluent.VariableReference(id=fluent.Identifier(name=name))):
                if name not in {*NOT_COUNTED.split(), *chosen} and has_noun(following, language):
                    yield name


def faults_in_select(select: fluent.SelectExpression, language: str, chosen: frozenset[str]) -> Iterator[str]:
    """Inside, the number has chosen; but only if one thing is told apart from many."""
    selector = select.selector
    name = selector.id.name if isinstance(selector, fluent.VariableReference) else ""
    keys = {key_of(variant) for variant in select.variants}
    if keys & {"one", "1"}:
        chosen |= {name}
    for variant in select.variants:
        yield from faults(variant.value, language, chosen)


def key_of(variant: fluent.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, fluent.Identifier) else str(key.value)


def has_noun(following: fluent.TextElement | fluent.Placeable | None, language: str) -> bool:
    if not isinstance(following, fluent.TextElement):
        return False
    word = re.match(r"[ \u00a0\u202f]([^\W\d_]+’?)", following.value)
    return word is not None and word[1] not in GLOSSARY["small"][language].split()


@LANGUAGE
def test_a_number_chooses_the_form_of_its_noun(language: str) -> None:
    found = [key for _, source in catalogues(language) for key in bare_numbers(source, language)]
    assert found == []


def said_of_none(source: str) -> Iterator[str]:
    """French: the form for one is also the form for none, so it cannot say “un” or “une”."""
    for message in messages(source):
        for pattern in patterns(message):
            for element in pattern.elements:
                match element:
                    case fluent.Placeable(expression=fluent.SelectExpression(variants=variants)):
                        told = {key_of(variant): variant.value for variant in variants}
                        if "one" in told and "0" not in told and says_one(told["one"]):
                            yield message.id.name


def says_one(pattern: fluent.Pattern) -> bool:
    texts = (part.value for part in pattern.elements if isinstance(part, fluent.TextElement))
    return any(re.search(r"\b[Uu]ne?\b", text) for text in texts)


def test_in_french_none_is_not_told_as_one() -> None:
    assert [key for _, source in catalogues("fr") for key in said_of_none(source)] == []


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("en", "deck = { $deck } cards to come"),
        (
            "en",
            "span = { $rows } rows, { $columns ->\n    [one] a column\n   *[other] { $columns } columns\n}",
        ),
        ("en", "left = { $deck ->\n    [0] nothing left\n   *[other] { $deck } cards left\n}"),
        ("en", "log = Said.\n    .details = { $tiles } tiles"),
        ("fr", "deck = { $deck }\u00a0cartes à venir"),
        ("de", "deck = noch { $deck } Karten"),
    ],
)
def test_a_bare_number_is_seen(language: str, planted: str) -> None:
    assert list(bare_numbers(planted, language))


def test_a_number_that_chooses_is_not_complained_of() -> None:
    chosen = "{ $deck ->\n    [one] { $deck } card\n   *[other] { $deck } cards\n}"
    fine = f"deck = {chosen} of {{ $name }} here, {{ $at }} of {{ $last }}"
    assert not list(bare_numbers(fine, "en"))


def test_one_that_is_also_none_is_seen() -> None:
    planted = "n = { $n ->\n    [one] Une tuile\n   *[other] { $n } tuiles\n}"
    assert list(said_of_none(planted))
    assert not list(said_of_none(planted.replace("[one]", "[0] Rien\n    [one]")))
