"""A replay has the room of the table: a large garden, and everything else beside it and in reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tuileries
from tests.server.house import House
from tests.web.backstage import play_again, play_on
from tests.web.conftest import Invite
from tests.web.people import Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "gardeners" / "training-b-failed.jsonl"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SQUARES = {
    "zen-garden": ".own .laid",
    "hanging-gardens": ".own [data-place]",
    "gardeners": ".own [data-place]",
}

OVERLAPS = """() => {
  const parts = [...document.querySelectorAll("aside > *")].map((one) => one.getBoundingClientRect());
  return parts.filter((one, number) => number && one.top < parts[number - 1].bottom - 1).length;
}"""


def watch(visitor: Visitor, running: House, game: str) -> None:
    """The end of a game that two have played, again."""
    table = visitor.open_quickly("human", "human", game=game)
    visitor.join_quickly(table, "Béla")
    if game == "gardeners":
        play_again(running, table, tuileries.load(GOLDEN.read_text(encoding="utf-8")))
    else:
        visitor.start_quickly(table)
        play_on(running, table)
    visitor.go(f"/replay/{table}")
    visitor.press("To the end")
    expect(visitor.page.locator(".end")).to_be_attached()
    visitor.settle()


@pytest.mark.parametrize("game", sorted(SQUARES))
def test_on_a_desk_the_garden_is_as_large_as_at_the_table(invite: Invite, running: House, game: str) -> None:
    ada = invite("Ada", **DESK)
    watch(ada, running, game)
    square = ada.page.locator(SQUARES[game]).first.bounding_box()
    own = ada.page.locator('[data-zone="own"]').bounding_box()
    assert square is not None
    assert own is not None
    assert square["width"] >= 36
    assert own["height"] >= 560
    assert own["y"] + own["height"] <= 800
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 1280


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(SQUARES))
def test_nothing_beside_it_overlaps_and_all_is_in_reach(
    invite: Invite, running: House, game: str, screen: dict[str, Any]
) -> None:
    ada = invite("Ada", **screen)
    watch(ada, running, game)
    assert ada.page.evaluate(OVERLAPS) == 0
    parts = ada.page.locator("aside > *")
    for part in parts.all():
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_review_of_gardeners_is_in_reach(invite: Invite, running: House, screen: dict[str, Any]) -> None:
    ada = invite("Ada", **screen)
    watch(ada, running, "gardeners")
    ada.press("Find out")
    rounds = ada.page.locator(".review details")
    expect(rounds).to_have_count(3)
    rounds.last.scroll_into_view_if_needed()
    expect(rounds.last).to_be_in_viewport()
    assert ada.page.evaluate(OVERLAPS) == 0
