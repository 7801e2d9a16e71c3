"""A game whose rules changed, on the page: shown as far as it goes, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.golden.older.later import STRICTER
from tests.server.house import House, Person
from tests.web.backstage import play_on, room_of
from tests.web.people import Visitor
from tuileries.games import GAMES

REASON = "This game was played with version 1 of the rules; here it is version later."


@pytest.fixture
def frozen(running: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A table with eight tiles, by rules that allow five."""
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    ada.join(table, name="Béla")
    ada.start(table)
    play_on(running, table, 8)
    ada.http.close()
    running.hub.release(room_of(running, table))
    monkeypatch.setitem(GAMES, "zen-garden", STRICTER)
    yield table
    running.hub.release(room_of(running, table))


def test_a_frozen_table_shows_how_far_it_goes_and_why_no_further(ada: Visitor, frozen: str) -> None:
    ada.go(f"/t/{frozen}")
    banner = ada.page.get_by_role("alert")
    expect(banner).to_contain_text("You can view this game up to step 5, but not continue it.")
    expect(banner).to_contain_text(REASON)
    expect(ada.page.locator(".laid")).to_have_count(5)
    expect(ada.page.locator("header .turn")).to_have_count(0)


def test_its_replay_ends_there_and_says_so(ada: Visitor, frozen: str) -> None:
    ada.go(f"/replay/{frozen}")
    expect(ada.page.locator(".part")).to_contain_text(REASON)
    ada.press("To the end")
    expect(ada.page.locator("output")).to_have_text("5 / 5")
    expect(ada.page.locator(".laid")).to_have_count(5)
