"""After the end of a game of Gardeners: could it be met, and how?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import tuileries
from tests.server.house import House
from tests.web.backstage import play_again
from tests.web.conftest import Invite
from tests.web.gardeners import play_alone
from tests.web.people import PHONE, Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "gardeners"


def finished(visitor: Visitor, running: House, game: str) -> str:
    """A table at which this game was played."""
    record = tuileries.load((GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8"))
    table = visitor.open_quickly(*["human"] * record.header.players, game="gardeners")
    for name in ("Béla", "Zoë")[: record.header.players - 1]:
        visitor.join_quickly(table, name)
    play_again(running, table, record)
    return table


def find_out(visitor: Visitor, path: str) -> Locator:
    """The rounds as the page tells of them."""
    visitor.go(path)
    visitor.press("Find out")
    rounds = visitor.page.locator(".review details")
    expect(rounds.first).to_be_visible()
    return rounds


@pytest.mark.parametrize("path", ["/t/{}", "/replay/{}"])
def test_a_round_that_was_missed_is_shown_tile_by_tile(ada: Visitor, running: House, path: str) -> None:
    rounds = find_out(ada, path.format(finished(ada, running, "training-b-failed")))
    expect(rounds).to_have_count(3)
    expect(rounds.nth(0)).to_contain_text("won")
    expect(rounds.nth(2)).to_contain_text("solvable")
    expect(rounds.nth(2)).to_contain_text("Every fuchsia plant is on the edge of the garden.")
    ada.press("Show how")
    told = ada.page.locator(".way [role=status]")
    expect(told).to_contain_text("2 marked tiles have to be taken out. Tiles to place: 2")
    expect(ada.page.locator(".way .wrong")).to_have_count(2)
    tiles = ada.page.locator(".way [data-laid]")
    expect(tiles).to_have_count(25)
    for number in (24, 23, 24, 25):
        ada.press("Next tile")
        expect(tiles).to_have_count(number)
    expect(told).to_contain_text("Now all cards are fulfilled.")
    expect(ada.page.locator(".way .fresh")).to_have_count(2)
    ada.press("One tile back")
    expect(ada.page.locator(".way .fresh")).to_have_count(1)
    ada.press("To your garden")
    expect(ada.page.locator(".way .wrong")).to_have_count(2)
    ada.press("Hide it")
    expect(ada.page.locator(".way")).to_have_count(0)


def test_the_way_is_walked_by_keyboard(ada: Visitor, running: House) -> None:
    find_out(ada, f"/replay/{finished(ada, running, 'training-b-failed')}?at=3")
    expect(ada.page.get_by_role("heading", name="Was it solvable?")).to_be_focused()
    ada.tab_to('.review button[aria-expanded="false"]')
    ada.key("Enter")
    ada.tab_to(".way .main")
    count = ada.page.locator(".way output")
    keys = {"ArrowRight": 1, "End": 4, "ArrowLeft": 3, "Home": 0, "Enter": 1}
    for key, at in keys.items():
        ada.key(key)
        expect(count).to_have_text(f"{at} / 4")
    assert "at=3" in ada.page.url, "the film stays where it is"


def test_of_cards_given_up_it_is_told_whose_fault_it_was(ada: Visitor, running: House) -> None:
    third = find_out(ada, f"/t/{finished(ada, running, 'discards')}").nth(2)
    expect(third).to_contain_text("won")
    given_up = third.locator(".given-up")
    expect(given_up).to_have_count(2)
    expect(given_up.first).to_contain_text("Bad luck")
    expect(given_up.first).to_contain_text("No path tile is on the edge of the garden.")


def test_while_it_is_played_there_is_nothing_to_ask(ada: Visitor) -> None:
    table = play_alone(ada)
    expect(ada.button("Find out")).to_have_count(0)
    answer = ada.context.request.get(f"/api/tables/{table}/review")
    assert (answer.status, answer.json()["key"]) == (409, "server-not-over")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_fit_for_everyone(invite: Invite, running: House, scheme: str) -> None:
    ada = invite("Ada", **PHONE, color_scheme=scheme)
    find_out(ada, f"/t/{finished(ada, running, 'discards')}")
    ada.press("Show how")
    for step in ("Next tile", "To the garden that fulfils all cards"):
        assert ada.axe() == []
        ada.press(step)
    assert ada.axe() == []
    assert ada.width() <= 360


ELSEWHERE = [("fr-FR", "Analyser", "Montrer comment"), ("de-DE", "Nachsehen", "Lösung zeigen")]


@pytest.mark.parametrize(("locale", "ask", "show"), ELSEWHERE)
def test_it_speaks_three_languages(invite: Invite, running: House, locale: str, ask: str, show: str) -> None:
    ada = invite("Ada", locale=locale)
    ada.go(f"/t/{finished(ada, running, 'discards')}")
    ada.press(ask)
    ada.press(show)
    expect(ada.page.locator(".way")).to_be_visible()
    assert ada.untranslated() == []


def strip_of(rounds: Locator, number: int) -> Locator:
    """The strip of a round, as one sees it."""
    here = rounds.nth(number)
    here.evaluate("round => (round.open = true)")
    strip = here.locator(".strip")
    expect(strip).to_be_visible()
    return strip


def test_a_strip_shows_each_card_over_the_time_of_its_round(ada: Visitor, running: House) -> None:
    strip = strip_of(find_out(ada, f"/replay/{finished(ada, running, 'training-b-failed')}"), 1)
    expect(strip.locator(".rows > ul > li")).to_have_count(2)
    expect(strip).to_contain_text("This card held the round up.")
    ticks = strip.locator(".tick")
    expect(ticks).to_have_count(4)
    expect(strip.locator(".tick.down")).to_have_count(1)
    version = (ticks.last.get_attribute("href") or "").partition("at=")[2]
    ticks.last.click()
    ada.page.wait_for_url(f"**/replay/*?at={version}")
    expect(strip.locator(".now")).to_be_visible()


def test_a_strip_tells_where_the_team_waited(ada: Visitor, running: House) -> None:
    strip = strip_of(find_out(ada, f"/t/{finished(ada, running, 'training-b-failed')}"), 2)
    expect(strip).to_contain_text("Longest wait: 13:06, starting at 2:13.")
    expect(strip).to_contain_text("Not fulfilled at the end:")
    expect(strip.locator(".legend")).to_contain_text("nobody acted")


def test_a_strip_is_walked_by_keyboard_and_leads_to_the_replay(ada: Visitor, running: House) -> None:
    rounds = find_out(ada, f"/t/{finished(ada, running, 'training-c-4')}")
    strip = strip_of(rounds, 1)
    ticks = strip.locator("li").first.locator(".tick")
    ticks.first.focus()
    for key, number in (("End", 1), ("ArrowLeft", 0), ("ArrowRight", 1), ("Home", 0)):
        ada.key(key)
        expect(ticks.nth(number)).to_be_focused()
    expect(ticks.first).to_have_attribute("aria-label", re.compile(r"^3:\d\d, .+: no longer fulfilled$"))
    address = ticks.first.get_attribute("href") or ""
    ada.key("Enter")
    ada.page.wait_for_url(f"**{address}")
    expect(ada.page.get_by_role("group", name="Replay")).to_be_visible()
