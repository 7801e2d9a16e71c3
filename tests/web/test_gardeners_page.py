"""The page of Gardeners in every language, by day and by night, on a small screen, for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.golden.gardeners.builders import rebuild
from tests.server.house import House
from tests.web.backstage import shorten_timer
from tests.web.conftest import Invite
from tests.web.gardeners import (
    GAME,
    OPEN,
    fill,
    laid,
    play_alone,
    play_moves,
    reserve,
    sit_together,
    table_of,
    wish,
)
from tests.web.people import PHONE, Visitor
from tests.web.test_quality import DEVICES, barriers
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.moves import Ready, Start
from tuileries.games.gardeners.wording import card_text
from tuileries.locales import LANGUAGES, voice


def win_a_round(running: House, name: str) -> None:
    table = table_of(running, name)
    play_moves(running, name, [(table.state.drawer, Start())])
    play_moves(running, name, rebuild(table, wish(table)))
    play_moves(running, name, [(0, Ready()), (1, Ready())])


@pytest.mark.parametrize("locale", LANGUAGES[1:])
def test_a_little_game_in_other_languages(invite: Invite, running: House, locale: str) -> None:
    """Card sentences, a hint or a refusal, a verdict and the end: nothing is left without words."""
    zoe, bela = invite("Zoé", locale=locale), invite("Béla", locale=locale)
    name = sit_together(zoe, bela, mode="beginner")
    win_a_round(running, name)
    for visitor in (zoe, bela):
        expect(visitor.page.locator(".card .text")).to_have_count(2)
        visitor.settle()
        assert visitor.untranslated() == []
    table, say = table_of(running, name), voice(locale[:2])
    told = [text for visitor in (zoe, bela) for text in visitor.page.locator(".card .text").all_inner_texts()]
    for held in table.state.cards:
        assert say(card_text(CARDS[held.card].constraint)) in told

    laid(zoe).nth(14).click()  # closed in on all sides
    expect(zoe.page.locator(".refusal")).to_be_visible()
    assert zoe.untranslated() == []
    shorten_timer(running, name, 0)
    expect(zoe.page.locator(".end .winner")).not_to_be_empty()
    assert zoe.untranslated() == []


@pytest.mark.parametrize("locale", LANGUAGES[1:])
def test_the_rules_and_a_solo_game_in_other_languages(invite: Invite, locale: str) -> None:
    visitor = invite("Zoé", locale=locale)
    play_alone(visitor)
    reserve(visitor).first.click()
    visitor.page.locator(OPEN).first.click()
    expect(laid(visitor)).to_have_count(1)
    visitor.settle()
    assert visitor.untranslated() == []
    visitor.go(f"/rules/{GAME}")
    visitor.settle()
    assert visitor.untranslated() == []


@pytest.fixture(params=DEVICES)
def visitor(invite: Invite, request: pytest.FixtureRequest) -> Visitor:
    return invite("Ada", **DEVICES[request.param])


def test_axe_finds_nothing_in_play_and_at_the_end(visitor: Visitor, invite: Invite, running: House) -> None:
    bela = invite("Béla")
    name = sit_together(visitor, bela, mode="normal")
    table = table_of(running, name)
    found = barriers(visitor, "the first card is read")
    play_moves(running, name, [(table.state.drawer, Start())])
    play_moves(running, name, fill(table), enough=lambda: len(table.state.garden.laid) == 12)
    expect(laid(visitor)).to_have_count(12)
    reserve(visitor).first.click()
    found += barriers(visitor, "a tile from the pile in the hand")
    visitor.page.locator("[data-place]").first.click(force=True)
    expect(visitor.page.locator(".refusal")).not_to_have_count(0)
    found += barriers(visitor, "refused")
    visitor.key("Escape")
    laid(visitor).last.click()
    expect(visitor.button("Give to Béla")).to_be_visible()
    found += barriers(visitor, "a tile from the garden in the hand")
    play_moves(running, name, fill(table))
    play_moves(running, name, rebuild(table, wish(table)))
    play_moves(running, name, [(0, Ready()), (1, Ready())])
    expect(visitor.page.locator(".face")).to_have_count(1)
    found += barriers(visitor, "the verdict")
    shorten_timer(running, name, 0)
    expect(visitor.page.locator(".end .winner")).not_to_be_empty()
    found += barriers(visitor, "the end")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_before_and_alone(visitor: Visitor) -> None:
    found = []
    for path in (f"/new/{GAME}", f"/rules/{GAME}"):
        visitor.go(path)
        visitor.settle()
        found += barriers(visitor, path)
    play_alone(visitor)
    reserve(visitor).first.click()
    found += barriers(visitor, "alone")
    assert not found, "\n".join(found)


def test_nothing_is_wider_than_a_phone(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada", **PHONE), invite("Béla", **PHONE)
    name = sit_together(ada, bela, mode="normal")
    win_a_round(running, name)
    expect(laid(ada)).to_have_count(36)
    widths = [ada.width()]
    ada.page.locator("[data-laid]").first.tap()
    widths.append(ada.width())
    shorten_timer(running, name, 0)
    expect(ada.page.locator(".end .winner")).not_to_be_empty()
    widths.append(ada.width())
    assert max(widths) <= PHONE["viewport"]["width"]
