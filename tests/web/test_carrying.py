"""A piece is carried with mouse or finger: there is one of it, and it is where it is seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Person
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor

TWIN = "body > .in-hand"
GHOST = "[data-ghost]"
PIECES = {
    "zen-garden": '[data-space][aria-disabled="false"]',
    "hanging-gardens": "[data-card]",
    "gardeners": ".mine [data-tile]",
}
PLACES = {
    "zen-garden": ".place.open",
    "hanging-gardens": '[data-place="0,0"]',
    "gardeners": ".place.open",
}


def sit(visitor: Visitor, running: House, game: str) -> None:
    """At a table where it is this person's turn; a first move gives the garden something to fit to."""
    table = visitor.open_quickly("human", "human", game=game)
    Person(running.address, "Béla").join(table)
    visitor.start_quickly(table)
    play_on(running, table, 0 if game == "gardeners" else 2, until=0)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[data-place]").first).to_be_attached()
    visitor.settle()


def middle(visitor: Visitor, selector: str) -> tuple[float, float]:
    box = visitor.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(visitor: Visitor, game: str) -> None:
    """Take the first piece with the mouse, and hold it where nothing is."""
    visitor.page.mouse.move(*middle(visitor, PIECES[game]))
    visitor.page.mouse.down()
    visitor.page.mouse.move(4, 4, steps=4)


@pytest.mark.parametrize("game", sorted(PIECES))
def test_a_piece_gives_way_to_its_ghost(ada: Visitor, running: House, game: str) -> None:
    sit(ada, running, game)
    lift(ada, game)
    expect(ada.page.locator(TWIN)).to_be_visible()
    expect(ada.page.locator(GHOST)).to_have_count(0)
    ada.page.mouse.move(*middle(ada, PLACES[game]), steps=3)
    expect(ada.page.locator(GHOST)).to_be_visible()
    expect(ada.page.locator(TWIN)).to_be_hidden()
    ada.page.mouse.move(4, 4, steps=3)
    expect(ada.page.locator(GHOST)).to_have_count(0)
    expect(ada.page.locator(TWIN)).to_be_visible()
    ada.page.mouse.up()
    expect(ada.page.locator(TWIN)).to_have_count(0)


@pytest.mark.parametrize("game", sorted(PIECES))
def test_only_a_trace_is_left_of_it_where_it_lay(ada: Visitor, running: House, game: str) -> None:
    sit(ada, running, game)
    lift(ada, game)
    expect(ada.page.locator(".carried")).to_have_css("opacity", "0.2")
    ada.page.mouse.up()
    expect(ada.page.locator(".carried")).to_have_count(0)


def test_a_piece_let_go_of_over_its_ghost_lies_there_already(invite: Invite, running: House) -> None:
    ada = invite("Ada", reduced_motion="no-preference")
    sit(ada, running, "zen-garden")
    lift(ada, "zen-garden")
    x, y = middle(ada, PLACES["zen-garden"])
    ada.page.mouse.move(x + 9, y + 9, steps=3)
    expect(ada.page.locator(GHOST)).to_be_visible()
    ada.page.evaluate(COUNT_JOURNEYS)
    version = ada.version
    ada.page.mouse.up()
    ada.wait_past(version)
    ada.settle()
    assert "laid" not in ada.page.evaluate("window.travelled")


COUNT_JOURNEYS = """() => {
  const travelled = (window.travelled = []);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.classList?.contains("journey")) travelled.push(node.classList[0]);
  }).observe(document.body, { childList: true });
}"""


def test_under_a_finger_a_piece_is_where_it_is_seen(invite: Invite, running: House) -> None:
    ada = invite("Ada", **PHONE)
    sit(ada, running, "zen-garden")
    ada.affordable.first.tap()
    place = ada.page.locator(PLACES["zen-garden"]).first
    name = place.get_attribute("data-place")
    lifted = ada.page.locator(PIECES["zen-garden"]).first.bounding_box()
    assert lifted is not None
    touch = ada.context.new_cdp_session(ada.page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        message: dict[str, Any] = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        touch.send("Input.dispatchTouchEvent", message)

    finger("touchStart", middle(ada, PIECES["zen-garden"]))
    x, y = middle(ada, f'[data-place="{name}"]')
    below = y + 0.6 * lifted["height"]
    finger("touchMove", (x, below + 40))
    finger("touchMove", (x, below))
    expect(ada.page.locator(f'[data-place="{name}"].held')).to_have_count(1)
    finger("touchEnd")
