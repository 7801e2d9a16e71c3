"""What holds on every page: no barrier, no jump, no motion where none is wanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import AT_REST, DESKTOP, PHONE, Visitor
from tuileries.locales import LANGUAGES

DEVICES = {"desktop": DESKTOP, "phone": PHONE}
PLAIN = ("/", "/new/zen-garden", "/join", "/settings", "/nothing/here", "/pieces.html")


def barriers(visitor: Visitor, path: str) -> list[str]:
    """What axe finds in light and in dark."""
    found = []
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found += [f"{path} ({scheme}): {one}" for one in visitor.axe()]
    return found


@pytest.fixture(params=DEVICES)
def visitor(invite: Invite, request: pytest.FixtureRequest) -> Visitor:
    return invite("Ada", **DEVICES[request.param])


def game_of(visitor: Visitor, running: House, moves: int | None) -> str:
    options: dict[str, Any] = {"boards": [1, 2, 3, 4, 5]}
    table = visitor.open_quickly("human", "human", options=options, listed=True)
    visitor.join_quickly(table, "Béla")
    visitor.start_quickly(table)
    play_on(running, table, moves)
    return table


def test_axe_finds_nothing_in_the_house(visitor: Visitor, running: House) -> None:
    game_of(visitor, running, 2)
    game_of(visitor, running, None)
    found = []
    for path in PLAIN:
        visitor.go(path)
        visitor.settle()
        found += barriers(visitor, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_the_rules(invite: Invite, language: str) -> None:
    ada = invite("Ada", locale=language)
    ada.go("/rules/zen-garden#ZG-T4")
    expect(ada.page.locator(".rule.wanted")).to_be_visible()
    expect(ada.page.locator("figure").first).to_be_visible()
    assert not barriers(ada, "/rules")


def test_axe_finds_nothing_in_the_waiting_room(visitor: Visitor) -> None:
    visitor.go(f"/t/{visitor.open_quickly('human', 'human')}")
    expect(visitor.button("Take a seat")).to_be_visible()
    assert not barriers(visitor, "waiting room")


def test_axe_finds_nothing_at_the_table(visitor: Visitor, running: House) -> None:
    visitor.go(f"/t/{game_of(visitor, running, 12)}")
    visitor.wait_for_turn()
    visitor.affordable.first.click()
    found = barriers(visitor, "a tile picked")
    visitor.closed_places.first.click(force=True)
    expect(visitor.page.locator(".preview .refusal")).not_to_have_count(0)
    found += barriers(visitor, "refused")
    visitor.page.get_by_label("Table and settings").click()
    found += barriers(visitor, "menu")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_the_end_and_afterwards(visitor: Visitor, running: House) -> None:
    table = game_of(visitor, running, None)
    visitor.go(f"/t/{table}")
    visitor.press("Verify the deal")
    expect(visitor.page.locator(".good")).to_be_visible()
    found = barriers(visitor, "the end")
    visitor.go(f"/replay/{table}?at=20")
    expect(visitor.page.locator(".laid")).to_have_count(20)
    found += barriers(visitor, "replay")
    assert not found, "\n".join(found)


SHIFTS = """
  window.shifts = [];
  const note = (entries) => {
    for (const one of entries)
      window.shifts.push({
        value: one.value,
        asked: one.hadRecentInput,
        who: one.sources.map((source) => source.node?.className || source.node?.nodeName || "?"),
      });
  };
  const watch = new PerformanceObserver((list) => note(list.getEntries()));
  watch.observe({ type: "layout-shift", buffered: true });
  window.noted = () => (note(watch.takeRecords()), window.shifts);
"""


def shifted(visitor: Visitor) -> float:
    """How much moved by itself, as the browser counts it."""
    visitor.page.evaluate(AT_REST)
    shifts = visitor.page.evaluate("noted()")
    return float(sum(one["value"] for one in shifts if not one["asked"]))


@pytest.mark.parametrize("device", DEVICES)
def test_nothing_jumps_while_the_house_loads(invite: Invite, device: str) -> None:
    ada = invite("Ada", **DEVICES[device])
    ada.context.add_init_script(SHIFTS)
    for path in ("/", "/new/zen-garden", "/rules/zen-garden", "/settings"):
        ada.go(path)
        ada.settle()
        assert shifted(ada) < 0.1, (path, ada.page.evaluate("window.shifts"))


def test_nothing_jumps_during_two_turns(invite: Invite) -> None:
    ada = invite("Ada", reduced_motion="no-preference")
    ada.context.add_init_script(SHIFTS)
    ada.play_now()
    ada.wait_for_turn()
    ada.take_turns(2)
    ada.wait_for_turn()
    assert shifted(ada) < 0.1, ada.page.evaluate("window.shifts")


MOVING = """
  window.longest = 0;
  window.moving = new Set();
  const look = () => {
    for (const one of document.getAnimations()) {
      const { duration, iterations } = one.effect.getComputedTiming();
      const length = Number(duration) * iterations;
      const who = one.effect.target?.getAttribute("class");
      if (length > 5) window.moving.add(`${who} ${length}`);
      window.longest = Math.max(window.longest, length);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


def test_nothing_moves_where_no_motion_is_wanted(ada: Visitor) -> None:
    ada.context.add_init_script(MOVING)
    ada.play_now()
    ada.take_turns(3)
    ada.wait_for_turn()
    assert ada.page.evaluate("window.longest") <= 5, ada.page.evaluate("[...window.moving]")


def test_things_move_where_motion_is_wanted(invite: Invite) -> None:
    """So that the test above does not pass because it sees nothing."""
    ada = invite("Ada", reduced_motion="no-preference")
    ada.context.add_init_script(MOVING)
    ada.play_now()
    ada.take_turn()
    ada.wait_for_turn()
    assert ada.page.evaluate("window.longest") > 100
