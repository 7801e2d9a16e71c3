"""No panel changes its size or its place when its content does."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import House, Person
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import Visitor

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
MOVES = {"zen-garden": 12, "hanging-gardens": 2, "gardeners": 0}
PIECES = {
    "zen-garden": '[data-space][aria-disabled="false"]',
    "hanging-gardens": "[data-card]:not(:has(.unfit))",
    "gardeners": ".mine [data-tile]",
}
CLOSED = '[data-place][aria-disabled="true"]'
OPEN = '[data-place][aria-disabled="false"]'

BOXES = """() => {
  const panels = ["header", ".source", ".own", ".bar", "div.hand", ".others", ".side", ".talk", ".more"];
  const found = panels.flatMap((name) => [...document.querySelectorAll(`main ${name}`)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [name, ...[x, y + scrollY, width, height].map(Math.round)].join(" ");
  }));
  return [...found, document.documentElement.scrollHeight];
}"""


def sit(visitor: Visitor, running: House, game: str) -> None:
    table = visitor.open_quickly("human", "human", game=game)
    Person(running.address, "Béla").join(table)
    visitor.start_quickly(table)
    play_on(running, table, MOVES[game], until=0)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[data-place]").first).to_be_attached()
    visitor.settle()


def boxes(visitor: Visitor) -> list[str]:
    visitor.page.evaluate("scrollTo(0, 0)")
    visitor.settle()
    found: list[str] = visitor.page.evaluate(BOXES)
    return found


def press(visitor: Visitor, what: Locator) -> None:
    """With a finger where there is one; also on what is greyed."""
    if visitor.page.evaluate("navigator.maxTouchPoints"):
        what.tap(force=True)
    else:
        what.click(force=True)


def turn_until_it_fits(visitor: Visitor) -> None:
    for _ in range(4):
        if visitor.page.locator(OPEN).count():
            return
        press(visitor, visitor.page.locator(".hand .buttons .button").first)


@pytest.mark.parametrize("screen", sorted(SCREENS))
@pytest.mark.parametrize("game", sorted(MOVES))
def test_no_panel_changes_with_its_content(invite: Invite, running: House, game: str, screen: str) -> None:
    ada = invite("Ada", locale="de-DE", **SCREENS[screen])
    sit(ada, running, game)
    empty = boxes(ada)
    press(ada, ada.page.locator(PIECES[game]).first)
    expect(ada.page.locator("div.hand .button").first).to_be_visible()
    assert boxes(ada) == empty, "held"
    press(ada, ada.page.locator(CLOSED).first)
    expect(ada.page.locator(".preview .refusal").first).to_be_visible()
    assert boxes(ada) == empty, "refused"
    turn_until_it_fits(ada)
    version = ada.version
    press(ada, ada.page.locator(OPEN).first)
    if game != "gardeners" and screen != "desk":
        expect(ada.page.locator("div.hand .button.main")).to_be_visible()
        assert boxes(ada) == empty, "put"
        press(ada, ada.page.locator("div.hand .button.main"))
    ada.wait_past(version)
    assert boxes(ada) == empty, "waits"
