"""What annoyed somebody who sat down for the first time."""

from __future__ import annotations

import base64
from itertools import islice

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.server.house import House, Person
from tests.web.backstage import play_on, shorten_timer
from tests.web.conftest import Invite
from tests.web.gardeners import fill, play_moves, table_of
from tests.web.people import Visitor
from tests.web.test_hanging_gardens import build_until
from tests.web.test_panels import OPEN, PHONE, SCREENS, boxes, press, sit
from tuileries.games.gardeners.moves import Start
from tuileries.games.hanging_gardens.state import ToBuild

LISTEN = """() => {
  const heard = window.heard = [];
  const note = () => heard.push(document.querySelector("p.turn")?.innerText.trim());
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}"""
PIXELS = """async ([picture, ...places]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return places.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""


def box(here: Locator) -> FloatRect:
    found = here.bounding_box()
    assert found is not None
    return found


def pixels(page: Page, *places: tuple[int, int]) -> list[list[int]]:
    """What the picture of a page shows there, read where nobody minds how."""
    picture = base64.b64encode(page.screenshot()).decode()
    browser = page.context.browser
    assert browser is not None
    elsewhere = browser.new_page()
    found: list[list[int]] = elsewhere.evaluate(PIXELS, [picture, *places])
    elsewhere.close()
    return found


def test_a_bot_is_seen_to_think(ada: Visitor) -> None:
    ada.play_now()
    ada.wait_for_turn()
    ada.page.evaluate(LISTEN)
    for _ in range(2):  # of its four turns in a round a bot has two
        ada.take_turn()
        ada.wait_for_turn()
    heard = ada.page.evaluate("heard")
    assert any(one and one.endswith("(beginner) is thinking") for one in heard), set(heard)


@pytest.mark.parametrize("screen", sorted(SCREENS))
@pytest.mark.parametrize(
    ("game", "rounds"), [("zen-garden", "Runde 4 von 8"), ("hanging-gardens", "Runde 1 von 15")]
)
def test_how_long_the_game_is_stands_in_the_header(
    invite: Invite, running: House, game: str, rounds: str, screen: str
) -> None:
    ada = invite("Ada", locale="de-DE", **SCREENS[screen])
    sit(ada, running, game)
    told = ada.page.locator("header .round")
    expect(told).to_have_text(rounds)
    turn, first = ada.page.locator("header .turn"), ada.page.locator("header button").first
    assert box(told)["x"] + box(told)["width"] <= box(first)["x"]
    assert box(turn)["x"] + box(turn)["width"] <= box(first)["x"]
    assert ada.page.locator("header").evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_no_name_moves_when_the_turn_does(invite: Invite, running: House, game: str) -> None:
    ada = invite("Ada", **PHONE)
    sit(ada, running, game)
    name = ada.page.locator("#own-garden .name")
    before, panels = box(name), boxes(ada)
    play_on(running, ada.table, 1, until=1)
    expect(ada.page.locator("p.turn")).to_have_text("Béla’s turn")
    assert box(name) == before
    assert boxes(ada) == panels


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_the_last_word_has_its_place_before_it_can_be_said(invite: Invite, running: House, game: str) -> None:
    """Who taps twice where *Place* will be puts nothing back."""
    ada = invite("Ada", **PHONE)
    sit(ada, running, game)
    press(ada, ada.page.locator('[data-space][aria-disabled="false"], [data-card]:not(:has(.unfit))').first)
    place, back = ada.button("Place"), ada.button("Put back")
    expect(place).to_be_disabled()
    before = box(place), box(back)
    while not ada.page.locator(OPEN).count():
        expect(ada.page.locator(".prompt")).to_have_text("It fits nowhere this way round. Turn it.")
        press(ada, ada.button("Turn"))
    press(ada, ada.page.locator(OPEN).first)
    expect(place).to_be_enabled()
    assert (box(place), box(back)) == before


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_what_can_be_pressed_for_a_temple_stands_in_one_line(
    invite: Invite, running: House, locale: str
) -> None:
    ada = invite("Ada", locale=locale, **PHONE)
    table = ada.open_quickly("human", "human", game="hanging-gardens")
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    build_until(running, table, lambda state: isinstance(state.stage, ToBuild) and state.round.first == 0)
    ada.go(f"/t/{table}")
    press(ada, ada.page.locator(OPEN).first)
    buttons = ada.page.locator(".hand .buttons")
    expect(buttons.locator(".button.main")).to_be_enabled()
    assert {round(box(one)["height"]) for one in buttons.locator(".button").all()} == {44}
    assert buttons.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_ghost_is_plainly_a_ghost(invite: Invite, running: House) -> None:
    ada = invite("Ada", **PHONE)
    sit(ada, running, "zen-garden")
    press(ada, ada.page.locator('[data-space][aria-disabled="false"]').first)
    press(ada, ada.page.locator(OPEN).first)
    ghost = ada.page.locator("[data-ghost]")
    hatched = "one => getComputedStyle(one, '::after').backgroundImage"
    assert "repeating-linear-gradient" in ghost.evaluate(hatched)
    assert float(ghost.locator("> *").evaluate("one => getComputedStyle(one).opacity")) < 0.7


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_beside_a_sheet_no_strip_stays_bright(invite: Invite, scheme: str) -> None:
    ada = invite("Ada", color_scheme=scheme)
    ada.go("/")
    ada.play_button.click()
    expect(ada.start_button).to_be_visible()
    ada.settle()
    page, strip = pixels(ada.page, (4, 700), (1279, 700))
    assert max(abs(one - other) for one, other in zip(page, strip, strict=True)) <= 2


@pytest.mark.parametrize(("locale", "times"), [("en-GB", "3 times"), ("fr-FR", "3 fois"), ("de-DE", "3-mal")])
def test_what_is_done_several_times_in_a_row_is_told_once_and_in_its_order(
    invite: Invite, running: House, locale: str, times: str
) -> None:
    ada = invite("Ada", locale=locale)
    table = ada.open_quickly("human", "human", game="gardeners", options={"mode": "normal"})
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    begun = table_of(running, table)
    play_moves(running, table, [(begun.state.drawer, Start())])
    play_moves(running, table, islice(fill(begun, turns=3), 7))
    ada.go(f"/t/{table}")
    lines = ada.page.locator('[data-log="gardeners-log-added"]')
    expect(lines).to_contain_text(["Ada", "Béla", "Ada"])
    expect(lines.locator(".times")).to_have_text([times, times])


def test_who_looks_at_their_own_game_again_sits_in_front(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.open_quickly("beginner", "human")
    ada.start_quickly(table)
    ada.go(f"/replay/{table}")
    expect(ada.page.locator("#own-garden .name")).to_have_text("Ada")


def test_while_a_card_is_read_the_clock_alarms_nobody(ada: Visitor, running: House) -> None:
    table = ada.open_quickly("human", "human", game="gardeners", options={"mode": "normal"})
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    clock = ada.page.get_by_role("timer")
    expect(clock).to_contain_text("starts in")
    expect(ada.page.locator(".clock.late")).to_have_count(0)


def test_how_a_team_did_is_told_at_home_in_words(ada: Visitor, running: House) -> None:
    table = ada.open_quickly("human", "human", game="gardeners", options={"mode": "normal"})
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    play_moves(running, table, [(table_of(running, table).state.drawer, Start())])
    shorten_timer(running, table, 0.2)
    ada.go(f"/t/{table}")
    expect(ada.page.locator("dialog")).to_be_visible()
    ada.go("/")
    expect(ada.page.get_by_text("The king would rather look away")).to_be_visible()


def test_that_the_line_is_lost_is_told_in_one_line(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.expect_trouble("WebSocket", "ERR_INTERNET_DISCONNECTED")
    ada.play_now()
    ada.wait_for_turn()
    ada.page.evaluate("addEventListener('offline', () => undefined)")
    ada.context.set_offline(True)
    told = ada.page.locator(".connection p")
    expect(told).to_be_visible()
    assert box(told)["height"] < 80
    dot = box(told.locator(".dot"))
    assert dot["width"] == dot["height"]


def test_on_a_tablet_what_the_emperor_likes_is_in_sight_beside_the_tiles(
    invite: Invite, running: House
) -> None:
    ada = invite("Ada", viewport={"width": 820, "height": 1180})
    table = ada.open_quickly("human", "human")
    ada.join_quickly(table, "Béla")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    wish = ada.page.get_by_text("Major preference").first
    expect(wish).to_be_in_viewport()
    expect(ada.market.first).to_be_in_viewport()
    expect(ada.legal_places.last).to_be_in_viewport()
