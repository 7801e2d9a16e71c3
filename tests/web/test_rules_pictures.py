"""The rules page in pictures: a turn on the first screen, positions of the examples, one page to print."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Invite
from tests.web.people import DESKTOP, PHONE, Visitor
from tests.web.test_quality import SHIFTS, barriers, shifted
from tuileries.games import SHELF
from tuileries.lessons.pictures import MARKER
from tuileries.locales import LANGUAGES, rules_page

DEVICES = {"desktop": DESKTOP, "phone": PHONE}
PICTURES = "[data-picture]"
DRAWN = f"{PICTURES}:has(svg)"
STRIP = ".strip"
each_game = pytest.mark.parametrize("game", SHELF)
each_device = pytest.mark.parametrize("device", DEVICES)
PAGES = re.compile(rb"/Type\s*/Page\b(?!s)")


def read(visitor: Visitor, game: str, part: str = "") -> Locator:
    """Go to a rules page and wait until all its pictures are drawn."""
    visitor.go(f"/rules/{game}{part}")
    visitor.settle()
    drawn = visitor.page.locator(PICTURES)
    expect(visitor.page.locator(DRAWN)).to_have_count(drawn.count())
    return drawn


def lefts(strip: Locator) -> list[float]:
    return [box["x"] for one in strip.locator(PICTURES).all() if (box := one.bounding_box())]


@each_device
@each_game
def test_the_first_screen_has_the_aim_and_a_turn_in_pictures(invite: Invite, game: str, device: str) -> None:
    ada = invite("Ada", **DEVICES[device])
    read(ada, game)
    expect(ada.page.get_by_role("heading", name="Aim of the game")).to_be_in_viewport()
    expect(ada.page.locator("#section-1 p").first).to_be_in_viewport(ratio=1)
    strip = ada.page.locator(STRIP)
    expect(strip.locator(PICTURES)).to_have_count(3)
    expect(strip.locator(PICTURES).first).to_be_in_viewport(ratio=0.6)
    first, second, third = lefts(strip)
    assert first < second < third
    if device == "desktop":
        expect(strip.locator(PICTURES).last).to_be_in_viewport(ratio=1)


@each_game
def test_on_a_phone_one_swipes_and_by_keyboard_one_scrolls(invite: Invite, game: str) -> None:
    ada = invite("Ada", **PHONE)
    read(ada, game)
    strip = ada.page.locator(STRIP)
    expect(strip).to_have_attribute("tabindex", "0")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    strip.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
    expect(strip.locator(PICTURES).last).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize("locale", LANGUAGES)
@each_game
def test_every_picture_is_drawn_told_and_has_its_caption(invite: Invite, game: str, locale: str) -> None:
    ada = invite("Ada", locale=locale)
    drawn = read(ada, game)
    markers = list(MARKER.finditer(rules_page(game, locale)))
    assert [one.get_attribute("data-picture") for one in drawn.all()] == [one["name"] for one in markers]
    assert [one.get_attribute("aria-label") for one in drawn.all()] == [one["told"] for one in markers]
    assert ada.page.locator("figcaption").all_inner_texts() == [one["caption"] for one in markers]
    assert ada.untranslated() == []


@each_device
@each_game
def test_nothing_moves_when_the_pictures_come(invite: Invite, game: str, device: str) -> None:
    """They come long after the text, and find their room kept."""
    ada, late = invite("Ada", **DEVICES[device]), list[Route]()
    ada.context.add_init_script(SHIFTS)
    ada.page.route(re.compile(rf"/assets/({game}-pictures|Scene)-.*\.js"), lambda route: late.append(route))
    ada.go(f"/rules/{game}")
    expect(ada.page.locator(PICTURES)).not_to_have_count(0)
    ada.wait_until(lambda: len(late) > 0)
    expect(ada.page.locator(DRAWN)).to_have_count(0)
    before = [one.bounding_box() for one in ada.page.locator(PICTURES).all()]
    ada.page.evaluate("noted().splice(0)")
    for route in late:
        route.continue_()
    ada.page.unroute_all()
    expect(ada.page.locator(DRAWN)).to_have_count(len(before))
    assert [one.bounding_box() for one in ada.page.locator(PICTURES).all()] == before
    assert shifted(ada) == 0, ada.page.evaluate("window.shifts")


@each_device
@each_game
def test_axe_finds_nothing_in_pictures_and_on_the_page_to_print(
    invite: Invite, game: str, device: str
) -> None:
    ada = invite("Ada", **DEVICES[device])
    found = []
    for part in ("", "/sheet"):
        read(ada, game, part)
        found += barriers(ada, f"{game}{part}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("locale", LANGUAGES)
@each_game
def test_the_page_to_print_is_one_page(invite: Invite, game: str, locale: str) -> None:
    ada = invite("Ada", locale=locale, color_scheme="dark")
    read(ada, game, "/sheet")
    expect(ada.page.locator(PICTURES)).to_have_count(3)
    assert ada.untranslated() == []
    printed = ada.page.pdf(prefer_css_page_size=True)
    assert len(PAGES.findall(printed)) == 1
    box = re.search(rb"/MediaBox \[([^\]]+)\]", printed)
    assert box
    assert [round(float(one)) for one in box[1].split()] == [0, 0, 595, 842], "A4"


def test_two_pages_would_be_seen(ada: Visitor) -> None:
    read(ada, "zen-garden")
    assert len(PAGES.findall(ada.page.pdf(prefer_css_page_size=True))) > 1


@each_game
def test_one_goes_to_the_page_prints_it_and_goes_back(ada: Visitor, game: str) -> None:
    ada.context.add_init_script("window.print = () => (window.printed = (window.printed ?? 0) + 1)")
    read(ada, game)
    ada.link("Short rules to print").click()
    ada.press("Print")
    assert ada.page.evaluate("window.printed") == 1
    expect(ada.page.locator(".scores dt").first).to_be_visible()
    expect(ada.page.locator("footer a").first).to_have_text(f"{ada.base}/rules/{game}")
    ada.page.emulate_media(media="print")
    expect(ada.button("Print")).to_be_hidden()
    expect(ada.link("Settings")).to_be_hidden()
    ada.page.emulate_media(media="screen")
    ada.link("All rules").click()
    expect(ada.page.locator(".strip")).to_be_visible()


def test_only_the_rules_page_fetches_pictures(ada: Visitor) -> None:
    """A table does without them; the rules page fetches those of its own game."""
    table = ada.open_quickly("human", "human")
    ada.join_quickly(table, "Béla")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    expect(ada.page.locator("[data-place]").first).to_be_attached()
    ada.settle()
    assert not [url for url in ada.asked if re.search(r"-pictures-|/Scene-", url)]
    read(ada, "zen-garden")
    fetched = [url for url in ada.asked if "-pictures-" in url]
    assert len(fetched) == 1
    assert "zen-garden-pictures" in fetched[0]
