"""What moves is seen to move: pieces in mid-flight, and where they come from and go to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Person
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import Visitor

HOLD = """() => {
  const held = (window.held = []);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeType === 1 && node.classList.contains("journey"))
          queueMicrotask(() => {
            for (const flight of node.getAnimations()) {
              flight.pause();
              held.push({ node, flight });
            }
          });
  }).observe(document.body, { childList: true });
}"""
"""From now on whatever begins to travel stands still."""

AT = """(part) => window.held.map(({ node, flight }) => {
  const { delay, duration } = flight.effect.getTiming();
  flight.currentTime = delay + part * duration;
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
"""Where they are after a part of their way."""


def centre(visitor: Visitor, selector: str) -> tuple[float, float]:
    box = visitor.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_near(one: Any, other: Any) -> bool:
    return bool(abs(one[0] - other[0]) < 8 and abs(one[1] - other[1]) < 8)


def is_between(one: Any, start: Any, end: Any) -> bool:
    """On the way, and neither here nor there."""
    inside = all(min(a, b) - 1 <= c <= max(a, b) + 1 for a, b, c in zip(start, end, one, strict=True))
    return inside and not is_near(one, start) and not is_near(one, end)


def watch(invite: Invite, running: House, game: str, **options: Any) -> Visitor:
    """Ada at a table where Béla is to move."""
    ada = invite("Ada", reduced_motion="no-preference")
    table = ada.open_quickly("human", "human", game=game, options=options)
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    play_on(running, table, 2, until=1)
    ada.go(f"/t/{table}")
    expect(ada.page.locator("article [data-piece]").first).to_be_attached()
    ada.settle()
    return ada


@pytest.fixture
def table(invite: Invite, running: House) -> Visitor:
    return watch(invite, running, "zen-garden", boards=[1])


def keys(visitor: Visitor, selector: str) -> set[str]:
    return {str(one.get_attribute("data-piece")) for one in visitor.page.locator(selector).all()}


def test_a_tile_of_another_player_travels_from_the_market_to_their_garden(
    table: Visitor, running: House
) -> None:
    before = keys(table, "[data-space][data-piece]")
    places = {key: centre(table, f'[data-space][data-piece="{key}"]') for key in before}
    table.page.evaluate(HOLD)
    version = table.version
    play_on(running, table.table, 1)
    table.wait_for_version(version + 1)
    (moved,) = before & keys(table, "article [data-piece]")
    start, end = places[moved], centre(table, f'article [data-piece="{moved}"]')
    flights = [table.page.evaluate(AT, part) for part in (0, 0.4, 1)]
    first = next(number for number, place in enumerate(flights[0]) if is_near(place, start))
    assert is_between(flights[1][first], start, end)
    assert is_near(flights[2][first], end)


def test_a_card_of_another_player_travels_into_the_drawing_of_their_garden(
    invite: Invite, running: House
) -> None:
    ada = watch(invite, running, "hanging-gardens")
    before = keys(ada, "[data-card][data-piece]")
    places = {key: centre(ada, f'[data-card][data-piece="{key}"]') for key in before}
    ada.page.evaluate(HOLD)
    version = ada.version
    play_on(running, ada.table, 1)
    ada.wait_for_version(version + 1)
    (moved,) = before & keys(ada, "article [data-piece]")
    flights = [ada.page.evaluate(AT, part) for part in (0, 0.4)]
    first = next(number for number, place in enumerate(flights[0]) if is_near(place, places[moved]))
    end = centre(ada, f'article [data-piece="{moved}"]')
    assert is_between(flights[1][first], places[moved], end)


def at_own_turn(invite: Invite, running: House) -> Visitor:
    ada = invite("Ada", reduced_motion="no-preference")
    table = ada.open_quickly("human", "human")
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    play_on(running, table, 0, until=0)
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    return ada


def test_what_was_picked_travels_without_the_frame_of_a_choice(invite: Invite, running: House) -> None:
    ada = at_own_turn(invite, running)
    ada.page.evaluate(HOLD)
    ada.take_turn()
    framed = "window.held.map(({ node }) => getComputedStyle(node).outlineStyle)"
    assert set(ada.page.evaluate(framed)) == {"none"}


def test_a_round_ends_with_tiles_that_go_and_tiles_that_come(table: Visitor, running: House) -> None:
    table.page.evaluate(HOLD)
    before = keys(table, "[data-space][data-piece]")
    while keys(table, "[data-space][data-piece]") <= before:
        version = table.version
        table.page.evaluate("window.held.length = 0")
        play_on(running, table.table, 1, dearly=True)
        table.wait_for_version(version + 1)
    supply = centre(table, '[data-origin="supply"]')
    flights = [table.page.evaluate(AT, part) for part in (0, 1)]
    came = [place for place in flights[0] if is_near(place, supply)]
    went = [place for place in flights[1] if is_near(place, supply)]
    assert came
    assert went


def test_what_is_taken_back_travels_back(invite: Invite, running: House) -> None:
    ada = at_own_turn(invite, running)
    before = keys(ada, ".own [data-piece]")
    ada.take_turn()
    ada.settle()
    (laid,) = keys(ada, ".own [data-piece]") - before - {"coins-0"}
    start = centre(ada, f'.own [data-piece="{laid}"]')
    ada.page.evaluate(HOLD)
    ada.press("Undo")
    expect(ada.page.locator(f'[data-space][data-piece="{laid}"]')).to_be_attached()
    end = centre(ada, f'[data-space][data-piece="{laid}"]')
    flights = ada.page.evaluate(AT, 0.4)
    assert any(is_between(place, start, end) for place in flights)


def test_nothing_moves_for_whoever_wants_it_so(invite: Invite, running: House) -> None:
    ada = invite("Ada")
    table = ada.open_quickly("human", "human")
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    ada.settle()
    ada.page.evaluate(HOLD)
    play_on(running, table, 3)
    ada.wait_for_version(3)
    assert ada.page.evaluate("window.held.length") == 0


def test_slow_movement_takes_longer(table: Visitor, running: House) -> None:
    def duration() -> float:
        version = table.version
        play_on(running, table.table, 1)
        table.wait_for_version(version + 1)
        times = table.page.evaluate("window.held.map(({ flight }) => flight.effect.getTiming().duration)")
        return float(max(times))

    table.page.evaluate(HOLD)
    usual = duration()
    table.page.get_by_label("Table and settings").click()
    table.page.get_by_label("Animations").select_option("slow")
    table.page.evaluate("window.held.length = 0")
    assert duration() > 2 * usual
