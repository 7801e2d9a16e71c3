"""A table has room for everything: nothing scrolls, nothing overflows, nothing jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Person
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import Visitor

NAMES = ("Béla", "Chloé", "Maximilian der Große")
OPTIONS = {"zen-garden": {"boards": [1, 2, 3, 4, 5]}, "hanging-gardens": {}, "gardeners": {}}
SIZES = ((1280, 800), (1920, 1080), (2560, 1440))

INSIDE = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth <= innerWidth, scrollHeight <= innerHeight];
}"""


TIGHT = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WHOLE_LINES = """() => {
  const list = document.querySelector(".talk ol");
  const { top, bottom } = list.getBoundingClientRect();
  const inside = (box) => box.top >= top && box.bottom <= bottom + 1;
  return [...list.children].filter((line) => inside(line.getBoundingClientRect())).length;
}"""


def sit(
    visitor: Visitor, running: House, game: str, players: int, moves: int, names: tuple[str, ...] = NAMES
) -> None:
    table = visitor.open_quickly(*["human"] * players, game=game, options=OPTIONS[game])
    for name in names[: players - 1]:
        Person(running.address, name).join(table)
    visitor.start_quickly(table)
    play_on(running, table, moves, until=0)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[data-place]").first).to_be_attached()
    visitor.settle()


def is_inside(visitor: Visitor, selector: str) -> bool:
    found = visitor.page.locator(selector).all()
    boxes = [one.bounding_box() for one in found]
    size = visitor.page.viewport_size
    assert boxes
    assert size is not None
    return all(
        box is not None and box["x"] >= 0 and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]
        for box in boxes
    )  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_of_zen_garden_is_in_view(invite: Invite, running: House, players: int) -> None:
    ada = invite("Ada", viewport={"width": 1280, "height": 800})
    sit(ada, running, "zen-garden", players, 20)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(INSIDE) == [True, True]
        for selector in ("article .enlarge", ".own .square", ".market", ".score", ".talk", ".bar"):
            assert is_inside(ada, selector), (selector, width)
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    square = ada.page.locator(".own .laid").first.bounding_box()
    other = ada.page.locator("article .laid").first.bounding_box()
    assert square is not None
    assert other is not None
    assert square["width"] >= 36
    assert other["width"] >= 14


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), (390, 844)])
def test_nothing_overflows_in_any_language(
    invite: Invite, running: House, language: str, size: tuple[int, int]
) -> None:
    ada = invite("Ada", locale=language, viewport={"width": size[0], "height": size[1]})
    sit(ada, running, "zen-garden", 4, 20)
    assert ada.page.evaluate(INSIDE)[0]
    for selector in (".market", ".own .square", ".bar"):
        assert is_inside(ada, selector), selector


def bottom(visitor: Visitor, selector: str) -> float:
    box = visitor.page.locator(selector).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_own_garden_is_as_large_as_the_height_allows(invite: Invite, running: House) -> None:
    ada = invite("Ada", viewport={"width": 1280, "height": 800})
    sit(ada, running, "zen-garden", 2, 20)
    square = ada.page.locator(".own .laid").first.bounding_box()
    room = ada.page.locator(".own .garden").bounding_box()
    assert square is not None
    assert room is not None
    assert 4 * square["height"] >= 0.86 * room["height"]


@pytest.mark.parametrize("players", [2, 4])
def test_the_whole_market_is_above_the_buttons_of_a_phone(
    invite: Invite, running: House, players: int
) -> None:
    ada = invite("Ada", **TIGHT)
    sit(ada, running, "zen-garden", players, 8)
    bar = ada.page.locator(".bar").bounding_box()
    assert bar is not None
    assert bottom(ada, ".market") <= bar["y"]


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_three_lines_of_the_log_can_be_read_beside_three_others(
    invite: Invite, running: House, game: str
) -> None:
    ada = invite("Ada", viewport={"width": 1280, "height": 800})
    sit(ada, running, game, 4, 20)
    assert ada.page.evaluate(WHOLE_LINES) >= 3


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_the_plate_of_a_single_opponent_is_as_high_whoever_is_to_move(
    invite: Invite, running: House, game: str
) -> None:
    ada = invite("Ada", viewport={"width": 1280, "height": 800})
    sit(ada, running, game, 2, 12, names=("Maximilian der Große",))
    seen = set[bool]()
    while len(seen) < 2:
        seen.add(bool(ada.page.locator("article.active").count()))
        assert ada.page.locator("article .head").evaluate("one => one.offsetHeight") < 48
        version = ada.version
        play_on(running, ada.table, 1)
        ada.wait_for_version(version + 1)


def test_no_panel_moves_during_a_turn(invite: Invite, running: House) -> None:
    ada = invite("Ada", viewport={"width": 1280, "height": 800})
    sit(ada, running, "zen-garden", 3, 20)

    def places() -> list[object]:
        selectors = (".own .square", ".market", ".score", ".talk", ".bar", "article")
        return [ada.page.locator(selector).first.bounding_box() for selector in selectors]

    before = places()
    ada.pick()
    assert places() == before
    ada.page.locator('[data-place][aria-disabled="false"]').first.hover()
    assert places() == before
    ada.put()
    ada.wait_past(ada.version - 1)
    assert places() == before
