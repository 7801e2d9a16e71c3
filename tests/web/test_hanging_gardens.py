"""The Hanging Gardens in the browser: whole games, by hand, keyboard and tap, in three languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from colorsys import rgb_to_hls
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.golden.hanging_gardens.builder import build_large
from tests.server.house import House
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor, to_move
from tuileries.games.hanging_gardens.state import State
from tuileries.locales import LANGUAGES

GAME = "hanging-gardens"
OPEN_PLACES = '[data-place][aria-disabled="false"]'
OPEN_TILES = '[data-tile][aria-disabled="false"]'


def decide(visitor: Visitor) -> None:
    """Whatever is to be decided, in the first way that is offered."""
    visitor.wait_for_turn()
    before = visitor.version
    page = visitor.page
    if page.locator(OPEN_TILES).count():
        page.locator(OPEN_TILES).first.click()
    elif page.locator(OPEN_PLACES).count():
        page.locator(OPEN_PLACES).first.click()
    else:
        lay_a_card(visitor)
    visitor.wait_past(before)


def lay_a_card(visitor: Visitor) -> None:
    """A card may fit only when it is turned, or nowhere."""
    visitor.page.locator("[data-card]").first.click()
    if visitor.button("Remove from the game").count():
        visitor.press("Remove from the game")
        return
    while not visitor.page.locator(OPEN_PLACES).count():
        visitor.key("r")
    visitor.page.locator(OPEN_PLACES).first.click()


def play_with_a_bot(visitor: Visitor, running: House, moves: int = 0, **more: Any) -> str:
    """A table with a bot, so many moves into its game."""
    table = visitor.open_quickly("human", "regular", game=GAME, **more)
    visitor.start_quickly(table)
    play_on(running, table, moves)
    visitor.go(f"/t/{table}")
    return table


def test_two_friends_play_to_the_score_sheet(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human", game=GAME)
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    for visitor in (ada, bela):
        visitor.go(f"/t/{table}")
    version = 0
    while not running.hub.rooms[table].is_over:
        mover = to_move(version, ada, bela)
        decide(mover)
        version = mover.version
        ada.wait_for_version(version)
    assert ada.final_totals() == bela.final_totals()
    assert ada.winners() == bela.winners()


def test_by_keyboard_alone(ada: Visitor, running: House) -> None:
    play_with_a_bot(ada, running)
    for _ in range(3):
        ada.wait_for_turn()
        before = ada.version
        if ada.page.locator(OPEN_TILES).count():
            ada.tab_to(OPEN_TILES)
        elif ada.page.locator(OPEN_PLACES).count():
            ada.tab_to("[data-place]")
            ada.key("Tab")
            ada.tab_to(".hand .button")
        else:
            ada.tab_to("[data-card]")
            ada.key("Enter")
            expect(ada.page.locator("[data-place]:focus")).to_have_count(1)
        ada.key("Enter")
        ada.wait_past(before)


def test_a_card_on_bare_table_is_refused_by_rule(ada: Visitor, running: House) -> None:
    play_with_a_bot(ada, running)
    ada.wait_for_turn()
    ada.page.locator("[data-card]").first.click()
    ada.page.locator("[data-place]").first.hover()
    refusal = ada.page.locator(".refusal a")
    expect(refusal).to_have_attribute("href", f"/rules/{GAME}#HG-T3")
    expect(ada.page.locator(".wrong")).not_to_have_count(0)
    ada.go(f"/rules/{GAME}#HG-T3")
    expect(ada.page.locator("#HG-T3.wanted")).to_be_in_viewport()


def test_what_is_drawn_unseen_never_reaches_the_others(invite: Invite, running: House) -> None:
    """Neither the page nor the network tells a spectator which tile was drawn."""
    ada, watcher = invite("Ada"), invite("Watcher")
    table = ada.open_quickly("human", "regular", game=GAME)
    ada.start_quickly(table)
    watcher.go(f"/t/{table}")
    play_on(running, table, 400)
    watcher.wait_until(lambda: any('"outcome":{' in frame for frame in watcher.frames))
    updates = [json.loads(frame) for frame in watcher.frames if '"type":"Update"' in frame]
    for update in updates:
        if update["outcome"] is None:
            assert update["choices"] is None
            assert all(tile is None for seat in update["view"]["seats"] for tile in seat["unseen"])
            drawn = [event for _, event, _ in update["events"] if event and event["type"] == "TileDrawn"]
            assert all(event["tile"] is None for event in drawn)


def build_until(running: House, table: str, is_enough: Callable[[State], bool]) -> None:
    """Both build as large as they can: chance alone may leave somebody without a tile."""

    async def build() -> None:
        room = await running.hub.room(table)
        assert room.table is not None
        while not is_enough(room.table.state):
            async with room.lock:
                (player,) = room.table.to_move
                await room.play(player, build_large(room.table.state, player))

    running.inside(build())


def test_with_memory_the_page_hides_what_the_others_took(
    ada: Visitor, invite: Invite, running: House
) -> None:
    table = ada.open_quickly("human", "human", game=GAME, options={"memory": True})
    invite("Béla").join_quickly(table, "Béla")
    ada.start_quickly(table)
    build_until(running, table, lambda state: bool(state.seats[1].tiles))
    ada.go(f"/t/{table}")
    expect(ada.page.locator(".others .picture").first).to_be_visible()
    assert ada.page.locator(".others .picture[title]").count() == 0


@pytest.mark.parametrize("locale", LANGUAGES[1:])
def test_in_other_languages(invite: Invite, running: House, locale: str) -> None:
    visitor = invite("Zoé", locale=locale)
    play_with_a_bot(visitor, running, 20)
    visitor.settle()
    assert visitor.untranslated() == []
    visitor.go(f"/rules/{GAME}")
    visitor.settle()
    assert visitor.untranslated() == []


def test_on_a_phone_by_tap(invite: Invite, running: House) -> None:
    ada = invite("Ada", **PHONE)
    play_with_a_bot(ada, running)
    for _ in range(2):
        ada.wait_for_turn()
        before = ada.version
        if not ada.page.locator(f"{OPEN_PLACES}, {OPEN_TILES}").count():
            ada.page.locator("[data-card]").first.tap()
        ada.page.locator(f"{OPEN_PLACES}, {OPEN_TILES}").first.tap()
        ada.page.locator(".hand .button.main").tap()
        ada.wait_past(before)
    assert ada.width() <= 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(invite: Invite, running: House, scheme: str) -> None:
    ada = invite("Ada", color_scheme=scheme)
    play_with_a_bot(ada, running, 24)
    ada.settle()
    assert ada.axe() == []
    ada.go(f"/new/{GAME}")
    ada.settle()
    assert ada.axe() == []
    ada.go(f"/rules/{GAME}")
    ada.settle()
    assert ada.axe() == []


def test_which_square_of_a_card_goes_to_the_chosen_place_is_seen_and_said(
    invite: Invite, running: House
) -> None:
    ada = invite("Ada", **PHONE)
    table = ada.open_quickly("human", "human", game=GAME)
    ada.join_quickly(table, "Béla")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    card = ada.page.locator("[data-card]").first
    expect(card.locator(".held")).to_have_count(0)
    card.tap()
    expect(card.locator(".held")).to_have_count(1)
    expect(ada.page.locator(".prompt")).to_contain_text("its square with the dot")
    place = ada.page.locator('[data-place="0,1"]')
    expect(place).to_have_accessible_name("n20: building ground, allowed: the card covers m20 to o21")
    place.tap()
    mark = ada.page.locator(".own .ghost .held").bounding_box()
    here = place.bounding_box()
    assert mark
    assert here
    assert abs(mark["x"] + mark["width"] / 2 - here["x"] - here["width"] / 2) < 2
    assert abs(mark["y"] + mark["height"] / 2 - here["y"] - here["height"] / 2) < 2


HUES = {"terrace": (0, 30), "park": (80, 160), "arcade": (40, 60), "fountain": (170, 250)}
"""HG-C1: red, green, yellow and blue, as degrees of hue."""


def test_hg_c1_features_are_drawn_in_the_colours_that_the_rules_name(ada: Visitor) -> None:
    ada.go("/pieces.html?game=hanging-gardens")
    for feature, (least, most) in HUES.items():
        ground = ada.page.locator(f"#hg-square-{feature} > rect").first
        colour = ground.evaluate("one => getComputedStyle(one).fill.match(/\\d+/g).map(Number)")
        hue = rgb_to_hls(*(part / 255 for part in colour))[0] * 360
        assert least <= hue <= most, feature
