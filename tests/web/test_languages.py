"""The language: the browser's choice, and the person's."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import Visitor
from tuileries.locales import LANGUAGES, voice

PAGES = ("/", "/new/zen-garden", "/join", "/settings", "/rules/zen-garden", "/nothing/here")
SPOKEN = [("fr-FR", "fr", "Jouer"), ("de-AT", "de", "spielen")]


def choose_language(visitor: Visitor, language: str) -> None:
    visitor.page.locator("select:visible:has(option[value=fr])").select_option(language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(("locale", "language", "word"), SPOKEN)
def test_the_house_speaks_the_language_of_the_browser(
    invite: Invite, locale: str, language: str, word: str
) -> None:
    ada = invite("Ada", locale=locale)
    for path in PAGES:
        ada.go(path)
        expect(ada.page.locator("main h1")).not_to_be_empty()
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        assert not ada.untranslated(), path
    ada.go("/")
    expect(ada.play_button).to_contain_text(word)
    ada.play_button.click()
    expect(ada.page.get_by_role("radio").first).to_be_visible()
    assert not ada.untranslated()
    ada.begin()
    for _ in range(3):
        ada.take_turn()
    ada.wait_for_turn()
    ada.pick()
    ada.closed_places.first.hover(force=True)
    expect(ada.page.locator(".preview .refusal")).not_to_have_count(0)
    assert not ada.untranslated()
    for popover in ada.page.locator("details > summary").all():
        popover.click()
        assert not ada.untranslated()


def test_every_language_says_something_else(invite: Invite) -> None:
    ada = invite("Ada")
    ada.go("/rules/zen-garden#ZG-T4")
    said = set()
    for language in LANGUAGES:
        ada.go("/settings")
        choose_language(ada, language)
        ada.go("/rules/zen-garden#ZG-T4")
        said.add(ada.page.locator("#ZG-T4 .text").inner_text())
    assert len(said) == len(LANGUAGES)


def test_every_language_is_offered_by_its_own_name(ada: Visitor) -> None:
    ada.go("/settings")
    offered = ada.page.locator("select:has(option[value=fr]) option")
    expect(offered).to_have_text([voice(language).name for language in LANGUAGES])


def test_the_language_is_changed_at_the_table_without_a_reload(ada: Visitor) -> None:
    ada.play_now()
    ada.take_turn()
    ada.wait_for_turn()
    ada.page.evaluate("window.sameAsEver = true")
    english = set(ada.texts())
    ada.page.locator("details > summary").last.click()
    bot = ada.page.locator(".name", has_text=re.compile(r" \("))
    for language, name in (("fr", "Robot"), ("de", "Bot")):
        choose_language(ada, language)
        assert not ada.untranslated()
        expect(bot.first).to_contain_text(name)
        left = [text for text in english & set(ada.texts()) if len(re.findall("[a-z]+", text)) > 3]
        assert not left, f"still English in {language}"
    assert ada.page.evaluate("window.sameAsEver")
    ada.key("Escape")
    ada.take_turn()
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
