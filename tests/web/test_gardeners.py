"""Gardeners in the browser: alone and together, against the clock, by mouse, keyboard and tap."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor

GAME = "gardeners"
OPEN = ".place.open:not([data-laid])"


def play_alone(visitor: Visitor, **options: Any) -> str:
    table = visitor.open_quickly("human", game=GAME, options=options)
    visitor.start_quickly(table)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[data-place]").first).to_be_visible()
    return table


def sit_together(ada: Visitor, bela: Visitor, **options: Any) -> str:
    table = ada.open_quickly("human", "human", game=GAME, options=options)
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    for visitor in (ada, bela):
        visitor.go(f"/t/{table}")
        expect(visitor.page.locator("[data-place]").first).to_be_visible()
    return table


def reserve(visitor: Visitor) -> Locator:
    return visitor.page.locator(".mine [data-tile]")


def laid(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-laid]")


def lay(visitor: Visitor) -> None:
    """Lay the first tile at hand on the first place that is open."""
    number = laid(visitor).count()
    reserve(visitor).first.click()
    visitor.page.locator(OPEN).first.click()
    expect(laid(visitor)).to_have_count(number + 1)


def test_alone_through_a_full_garden_to_its_verdict(ada: Visitor) -> None:
    play_alone(ada)
    for _ in range(16):
        lay(ada)
    ada.press("Ready")
    expect(ada.page.locator(".mine .face")).to_be_visible()
    assert ada.button("Ready").count() + ada.button("Draw another card").count() == 1


def test_two_build_a_garden_and_hear_the_verdict(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    sit_together(ada, bela)
    for number in range(16):
        builder = (ada, bela)[number % 2]
        expect(laid(builder)).to_have_count(number)
        lay(builder)
    for visitor in (ada, bela):
        expect(laid(visitor)).to_have_count(16)
        visitor.press("Ready")
    for visitor in (ada, bela):
        expect(visitor.page.locator(".face").first).to_be_visible()


def test_a_tile_is_taken_out_and_given_away(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    sit_together(ada, bela)
    lay(ada)
    lay(ada)
    expect(laid(bela)).to_have_count(2)
    laid(bela).last.click()
    bela.page.get_by_role("button", name="Give to Ada").first.click()
    expect(laid(ada)).to_have_count(1)
    expect(reserve(ada)).to_have_count(2)


def test_a_normal_game_runs_against_the_clock_and_keeps_its_cards(invite: Invite) -> None:
    """The timer runs for both; the face of a hidden card reaches its holder alone."""
    ada, bela = invite("Ada"), invite("Béla")
    sit_together(ada, bela, mode="normal")
    reader, other = (ada, bela) if ada.button("I have read it: start").count() else (bela, ada)
    reader.press("I have read it: start")
    for visitor in (ada, bela):
        expect(visitor.page.get_by_role("timer")).to_contain_text("14:")
    lay(other)
    views = [json.loads(frame)["view"] for frame in other.frames if '"type":"Update"' in frame]
    assert all(card["card"] is None for view in views for card in view["cards"])
    own = [json.loads(frame)["view"] for frame in reader.frames if '"type":"Update"' in frame]
    assert own[-1]["cards"][0]["card"] is not None


def test_a_place_apart_from_the_garden_is_refused_by_rule(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    sit_together(ada, bela)
    lay(ada)
    reserve(ada).first.click()
    ada.page.locator("[data-place]").first.click()
    expect(ada.page.locator(".refusal a").first).to_have_attribute("href", f"/rules/{GAME}#GD-A2")


def test_by_keyboard_alone(ada: Visitor) -> None:
    play_alone(ada)
    for number in range(3):
        ada.tab_to(".mine [data-tile]")
        ada.key("Enter")
        expect(ada.page.locator("[data-place]:focus")).to_have_count(1)
        ada.key("r")
        for _ in range(number):
            ada.key("ArrowRight")
        ada.key("Enter")
        expect(laid(ada)).to_have_count(number + 1)
        ada.key("Escape")


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
def test_in_other_languages(invite: Invite, locale: str) -> None:
    visitor = invite("Zoé", locale=locale)
    play_alone(visitor, mode="normal")
    visitor.settle()
    assert visitor.untranslated() == []
    visitor.go(f"/rules/{GAME}")
    visitor.settle()
    assert visitor.untranslated() == []


def test_on_a_phone_by_tap(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    play_alone(ada)
    for number in range(2):
        reserve(ada).first.tap()
        ada.page.locator(OPEN).first.tap()
        expect(laid(ada)).to_have_count(number + 1)
    assert ada.width() <= 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(invite: Invite, scheme: str) -> None:
    ada, bela = invite("Ada", color_scheme=scheme), invite("Béla")
    sit_together(ada, bela, mode="normal")
    ada.settle()
    assert ada.axe() == []
    for page in (f"/new/{GAME}", f"/rules/{GAME}"):
        ada.go(page)
        ada.settle()
        assert ada.axe() == []
