"""Help in place: a small card beside whatever is pointed at, focused, held down or named by its rule."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.server.house import House, Person
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import DESKTOP, PHONE, Visitor

CARD = ".help.card"
RESTS, THINKS = 0.6, 1.5
"""Seconds until a mouse that rests is heard; on what one thinks about, longer."""
THINGS = {"zen-garden": "[data-space]", "hanging-gardens": "[data-tile]", "gardeners": "[data-card]:visible"}
OPTIONS: dict[str, Any] = {"zen-garden": {"options": {"boards": [1, 2, 3, 4, 5]}}}
GAME = pytest.mark.parametrize("game", sorted(THINGS))
PIXEL = 1
"""How far an edge of something may be from a whole pixel."""

PLACES = """() => [...document.querySelectorAll("main *")]
  .filter(one => one.checkVisibility() && !one.closest("[popover], .unseen"))
  .flatMap(one => Object.values(one.getBoundingClientRect().toJSON()))"""
UNTOLD = """async ([url, things]) => {
  const { topics } = (await import(url)).default;
  const logged = ({ log = [] }) => log.map(key => `[data-log="${key}"]`);
  const told = topics.flatMap(topic => [topic.at ?? [], logged(topic)].flat());
  const all = [...told, "[data-line]"].join(", ");
  const ours = one => one.checkVisibility() && !one.closest(".tabs, a.rule");
  const hit = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) ?? one;
  };
  return [...document.querySelectorAll(things)]
    .filter(one => ours(one) && ![one, hit(one)].some(there => there.closest(all)))
    .map(one => one.outerHTML.slice(0, 120));
}"""
"""What no topic is about of what lies on a table, as a mouse would find it."""
ALL_THINGS = ", ".join(
    f".room {thing}"
    for thing in (
        "button",
        "[data-piece]",
        "[role=timer]",
        "[role=rowheader]",
        "[role=columnheader]",
        "tbody tr",
        "a[href*='#']",
    )
)


def sit(visitor: Visitor, running: House, game: str, moves: int = 12) -> str:
    """At a table where some moves were made, and it is this person's turn."""
    table = visitor.open_quickly("human", "human", game=game, **OPTIONS.get(game, {}))
    Person(running.address, "Béla").join(table)
    visitor.start_quickly(table)
    play_on(running, table, 4 if game == "gardeners" else moves, until=None if game == "gardeners" else 0)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[data-place]").first).to_be_attached()
    visitor.settle()
    return table


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator(CARD)


def look_around(visitor: Visitor) -> None:
    """What explains is fetched as soon as somebody does something; until it is here the key says nothing."""

    def is_here() -> bool:
        visitor.key("?")
        return card(visitor).count() > 0

    visitor.wait_until(is_here)
    visitor.settle()
    visitor.key("Escape")
    expect(card(visitor)).to_have_count(0)


def box(here: Locator) -> FloatRect:
    found = here.bounding_box()
    assert found is not None
    return found


def point(visitor: Visitor, thing: Locator) -> None:
    here = box(thing)
    visitor.page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2, steps=2)


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return not (
        one["x"] + one["width"] <= other["x"] + PIXEL
        or other["x"] + other["width"] <= one["x"] + PIXEL
        or one["y"] + one["height"] <= other["y"] + PIXEL
        or other["y"] + other["height"] <= one["y"] + PIXEL
    )


# A rule's number


def refuse(visitor: Visitor) -> Locator:
    """Try a place where a tile cannot go; the number of the rule."""
    visitor.pick()
    visitor.closed_places.first.click(force=True)
    return visitor.page.locator(".refusal .rule").first


def test_a_rule_in_a_refusal_is_explained_in_place(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    rule = refuse(ada)
    rule.click()
    expect(card(ada)).to_contain_text("Before you place the tile, you may shift your garden")
    expect(card(ada).get_by_role("link", name="Rules: ZG-T6")).to_have_attribute(
        "href", "/rules/zen-garden#ZG-T6"
    )
    ada.wait_for_focus(CARD)
    assert len(ada.context.pages) == 1
    ada.key("Escape")
    expect(card(ada)).to_have_count(0)
    ada.wait_for_focus(".refusal .rule")
    expect(ada.picked).to_have_count(1)


def test_with_ctrl_the_number_of_a_rule_still_leads_to_its_page(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    rule = refuse(ada)
    with ada.context.expect_page() as opened:
        rule.click(modifiers=["Control"])
    assert urlsplit(opened.value.url).path == "/rules/zen-garden"
    expect(card(ada)).to_have_count(0)


def test_the_rule_of_a_line_of_the_score_is_explained_with_what_it_scores(
    ada: Visitor, running: House
) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    line = ada.page.locator('[data-line="ZG-F2"]')
    line.hover()
    line.locator(".rule").click()
    expect(card(ada)).to_contain_text("Walkways")
    expect(card(ada)).to_contain_text("Points by number of rings: 1 → 3, 2 → 6, 3 → 10, 4 → 15")
    expect(card(ada)).to_contain_text("you score for rings")


def test_what_the_log_tells_is_explained(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.stop_the_clock()
    point(ada, ada.log.filter(has_text="places a tile").last)
    ada.let_pass(RESTS + 0.1)
    expect(card(ada)).to_contain_text("Garden tile")
    expect(card(ada)).to_contain_text("There are 90 garden tiles.")


# A mouse that rests


@GAME
def test_a_mouse_that_rests_on_a_thing_hears_what_it_is(ada: Visitor, running: House, game: str) -> None:
    sit(ada, running, game)
    look_around(ada)
    ada.stop_the_clock()
    point(ada, ada.page.locator(THINGS[game]).first)
    ada.let_pass(RESTS - 0.1)
    expect(card(ada)).to_have_count(0)
    ada.let_pass(0.2)
    expect(card(ada)).to_contain_text("Rules:")
    assert not overlap(box(card(ada)), box(ada.page.locator(THINGS[game]).first))
    assert not ada.is_focused(CARD)
    ada.page.mouse.move(2, 2)
    ada.let_pass(0.3)
    expect(card(ada)).to_have_count(0)


@pytest.mark.parametrize(
    ("button", "told"),
    [
        ("header .undo", "Takes back your last move"),
        ("header .asks", "names its best moves"),
        ("header summary >> nth=0", "The game in brief"),
        ("header summary >> nth=1", "what concerns the whole table"),
        ("#tab-log", "What has happened so far"),
        ("#tab-chat", "Messages to everyone"),
    ],
)
def test_what_is_around_a_table_is_explained_too(
    ada: Visitor, running: House, button: str, told: str
) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.stop_the_clock()
    point(ada, ada.page.locator(button))
    ada.let_pass(RESTS + 0.1)
    expect(card(ada)).to_contain_text(told)


def test_an_open_menu_is_not_explained(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.page.locator("header summary").last.click()
    ada.stop_the_clock()
    point(ada, ada.page.locator("header summary").last)
    ada.let_pass(THINKS)
    expect(card(ada)).to_have_count(0)


def test_a_mouse_that_goes_on_hears_nothing(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.stop_the_clock()
    for tile in ada.market.all()[:4]:
        point(ada, tile)
        ada.let_pass(RESTS - 0.1)
    expect(card(ada)).to_have_count(0)


def test_a_mouse_can_go_to_the_card_and_follow_its_link(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.stop_the_clock()
    point(ada, ada.market.first)
    ada.let_pass(RESTS + 0.1)
    link = card(ada).get_by_role("link")
    point(ada, link)
    ada.let_pass(2)
    with ada.context.expect_page() as opened:
        link.click()
    assert urlsplit(opened.value.url).fragment == "ZG-C1"


def test_a_press_on_what_is_explained_counts_and_closes_the_card(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.stop_the_clock()
    point(ada, ada.affordable.first)
    ada.let_pass(RESTS + 0.1)
    expect(card(ada)).to_have_count(1)
    ada.page.mouse.down()
    expect(card(ada)).to_have_count(0)
    ada.page.mouse.up()
    expect(ada.picked).to_have_count(1)


def test_nothing_is_explained_to_whoever_holds_a_piece(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.pick()
    ada.stop_the_clock()
    for thing in (ada.legal_places.first, ada.closed_places.first, ada.market.last):
        point(ada, thing)
        ada.let_pass(THINKS + 0.1)
        expect(card(ada)).to_have_count(0)


def test_what_has_a_title_shows_one_card_not_two(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    marker = ada.page.locator(".room .first").first
    expect(marker).to_have_attribute("title", "First player")
    point(ada, marker)
    expect(card(ada)).to_contain_text("First player")
    assert marker.get_attribute("title") is None
    ada.page.mouse.move(2, 2)
    expect(marker).to_have_attribute("title", "First player")


def test_the_mouse_can_be_told_to_ask_nothing(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.page.locator("header details").last.locator("summary").click()
    ada.page.get_by_label("Explain what the mouse rests on").uncheck()
    ada.key("Escape")
    ada.stop_the_clock()
    point(ada, ada.market.first)
    ada.let_pass(THINKS + 0.1)
    expect(card(ada)).to_have_count(0)
    ada.market.first.focus()
    ada.key("?")
    expect(card(ada)).to_contain_text("Garden tile")


@GAME
def test_a_card_moves_nothing(ada: Visitor, running: House, game: str) -> None:
    sit(ada, running, game)
    look_around(ada)
    point(ada, ada.page.locator(THINGS[game]).first)
    before = ada.page.evaluate(PLACES)
    expect(card(ada)).to_contain_text("Rules:")
    assert ada.page.evaluate(PLACES) == before


# Keys


@GAME
def test_a_key_explains_what_has_the_focus(ada: Visitor, running: House, game: str) -> None:
    piece = {"zen-garden": "[data-space]", "hanging-gardens": "[data-card]", "gardeners": ".mine [data-tile]"}
    sit(ada, running, game)
    ada.tab_to(piece[game])
    name = ada.page.locator(f"{piece[game]}:focus").get_attribute("aria-label")
    look_around(ada)
    ada.wait_for_focus(piece[game])
    ada.key("?")
    ada.wait_for_focus(CARD)
    expect(card(ada)).to_contain_text(str(name))
    expect(ada.page.get_by_role("dialog")).to_have_count(1)
    assert ada.axe() == []
    ada.key("?")
    expect(card(ada)).to_have_count(0)
    ada.wait_for_focus(piece[game])


def test_tab_leads_through_the_card_and_back(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.tab_to("[data-space]")
    ada.key("?")
    ada.wait_for_focus(CARD)
    for _ in range(4):
        ada.key("Tab")
        ada.wait_for_focus(f"{CARD} :is(a, button)")
    ada.key("Tab")
    expect(card(ada)).to_have_count(0)
    ada.wait_for_focus("[data-space]")


def test_in_a_dialog_the_card_lies_in_it_and_escape_closes_one_after_the_other(
    ada: Visitor, running: House
) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.page.locator(".enlarge").click()
    expect(ada.page.locator("dialog")).to_be_visible()
    ada.key("?")
    ada.wait_for_focus(f"dialog {CARD}")
    card(ada).get_by_role("button", name="Next explanation").click()
    ada.key("Escape")
    expect(card(ada)).to_have_count(0)
    expect(ada.page.locator("dialog")).to_be_visible()
    ada.key("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)


def test_whoever_writes_writes_a_question_mark(ada: Visitor, running: House) -> None:
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.page.get_by_role("tab", name="Chat").click()
    field = ada.page.locator("#side-panel input:not([type=checkbox]), #side-panel textarea").first
    field.press("?")
    expect(field).to_have_value("?")
    expect(card(ada)).to_have_count(0)


# Everything there is


SCREENS = {"en-GB": DESKTOP, "fr-FR": PHONE, "de-DE": PHONE}


@GAME
@pytest.mark.parametrize("locale", SCREENS)
def test_every_card_is_beside_its_thing_inside_the_window(
    invite: Invite, running: House, game: str, locale: str
) -> None:
    ada = invite("Ada", locale=locale, **SCREENS[locale])
    sit(ada, running, game)
    look_around(ada)
    ada.key("?")
    ada.settle()
    window = SCREENS[locale]["viewport"]
    whole: FloatRect = {"x": 0, "y": 0, "width": window["width"], "height": window["height"]}
    read: dict[str, str] = {}
    for _ in range(80):
        ada.page.evaluate("() => new Promise(requestAnimationFrame)")
        text = card(ada).inner_text()
        if text in read.values():
            break
        read[card(ada).locator("h2").inner_text() + text] = text
        here, thing = box(card(ada)), box(ada.page.locator("[popover] > i"))
        inner: FloatRect = {
            "x": thing["x"] + 3,
            "y": thing["y"] + 3,
            "width": thing["width"] - 6,
            "height": thing["height"] - 6,
        }
        assert not overlap(here, inner), text
        assert min(here["x"], here["y"]) >= 0, text
        assert here["x"] + here["width"] <= whole["width"], text
        assert here["y"] + here["height"] <= whole["height"], text
        ada.key("ArrowRight")
    assert len(read) >= 9
    assert ada.untranslated() == []


@GAME
def test_every_thing_on_a_table_can_be_explained(ada: Visitor, running: House, game: str) -> None:
    sit(ada, running, game)
    look_around(ada)
    (url,) = {url for url in ada.asked if "/topics-" in url}
    assert ada.page.evaluate(UNTOLD, [url, ALL_THINGS]) == []
    assert ada.page.evaluate(UNTOLD, [url, "main header a"]) != []


# A finger


class Finger:
    """A finger that comes down, may move, and is lifted later."""

    def __init__(self, visitor: Visitor) -> None:
        self.session = visitor.context.new_cdp_session(visitor.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        message: dict[str, Any] = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        self.session.send("Input.dispatchTouchEvent", message)


def middle(here: Locator) -> tuple[float, float]:
    there = box(here)
    return there["x"] + there["width"] / 2, there["y"] + there["height"] / 2


@GAME
def test_a_finger_held_down_asks_and_does_not_tap(invite: Invite, running: House, game: str) -> None:
    piece = {"zen-garden": "[data-space]", "hanging-gardens": "[data-card]", "gardeners": ".mine [data-tile]"}
    ada = invite("Ada", **PHONE)
    sit(ada, running, game)
    look_around(ada)
    here = ada.page.locator(piece[game]).first
    here.scroll_into_view_if_needed()
    finger = Finger(ada)
    finger.touch("touchStart", middle(here))
    expect(card(ada)).to_contain_text("Rules:")
    finger.touch("touchEnd")
    ada.page.wait_for_timeout(100)
    expect(card(ada)).to_have_count(1)
    expect(here).to_have_attribute("aria-pressed", "false")
    here.tap()
    expect(card(ada)).to_have_count(0)
    expect(here).to_have_attribute("aria-pressed", "true")


def test_a_tap_asks_nothing(invite: Invite, running: House) -> None:
    ada = invite("Ada", **PHONE)
    sit(ada, running, "zen-garden")
    look_around(ada)
    ada.affordable.first.tap()
    expect(ada.picked).to_have_count(1)
    ada.page.wait_for_timeout(700)
    expect(card(ada)).to_have_count(0)


def test_a_finger_that_was_held_down_and_moves_drags(invite: Invite, running: House) -> None:
    ada = invite("Ada", **PHONE)
    sit(ada, running, "zen-garden", moves=2)
    look_around(ada)
    ada.affordable.first.tap()
    place = ada.page.locator(".place.open").first
    name = place.get_attribute("data-place")
    finger = Finger(ada)
    finger.touch("touchStart", middle(ada.picked))
    expect(card(ada)).to_have_count(1)
    x, y = middle(place)
    below = y + 0.6 * box(ada.picked)["height"]
    finger.touch("touchMove", (x, below + 40))
    finger.touch("touchMove", (x, below))
    expect(card(ada)).to_have_count(0)
    expect(ada.page.locator(f'[data-place="{name}"].held')).to_have_count(1)
    finger.touch("touchEnd")
    expect(ada.button("Place")).to_be_enabled()


# In a replay


def test_a_replay_explains_as_well(ada: Visitor, running: House) -> None:
    table = sit(ada, running, "zen-garden")
    play_on(running, table)
    ada.go(f"/replay/{table}?at=10")
    ada.settle()
    look_around(ada)
    expect(ada.button("Review this game")).to_be_visible()
    line = ada.page.locator('[data-line="ZG-F9"]')
    line.scroll_into_view_if_needed()
    point(ada, line)
    expect(card(ada)).to_contain_text("Minimalistic")
