"""Looking again at a game that all play at once: as time passed in it, and through every player's eyes."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import tuileries
from tests.server.house import House, Person
from tests.web.backstage import play_again, play_on, shorten_timer
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "gardeners" / "normal-2.jsonl"
"""A move every one and a half seconds from the start of the timer on; the last minutes nobody acts."""
RECORD = tuileries.load(GOLDEN.read_text(encoding="utf-8"))
LAST = RECORD.lines[-1].version
LISTEN = """
  window.heard = [];
  const Real = window.OscillatorNode;
  window.OscillatorNode = function (audio, options) {
    window.heard.push(options.frequency);
    return new Real(audio, options);
  };
"""
TICK = 880


@pytest.fixture(scope="module")
def played(running: House) -> str:
    """A game that is over: it took the whole timer."""
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human", game="gardeners", options={"mode": "normal"})
    bela.join(table)
    play_again(running, table, RECORD)
    for person in (ada, bela):
        person.http.close()
    return table


@pytest.fixture
def film(ada: Visitor, played: str) -> Visitor:
    ada.page.add_init_script(LISTEN)
    ada.go(f"/replay/{played}?seat=0")
    at(ada, "0:00", 0)
    return ada


def at(visitor: Visitor, clock: str, version: int) -> None:
    expect(visitor.page.locator("output")).to_have_text(f"{clock} / 15:00")
    expect(visitor.page).to_have_url(re.compile(rf"/replay/.*\?at={version}\b"))


def seek(visitor: Visitor, seconds: float) -> None:
    visitor.page.get_by_role("slider").fill(str(seconds))


def timer(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("timer")


def shown_time(visitor: Visitor) -> int:
    minutes, seconds = visitor.page.locator("output").inner_text().split(" / ")[0].split(":")
    return int(minutes) * 60 + int(seconds)


def passed_in(visitor: Visitor, seconds: float) -> int:
    """How far the film runs while a real clock runs so far."""
    before = shown_time(visitor)
    visitor.page.wait_for_timeout(seconds * 1000)
    return shown_time(visitor) - before


def test_it_runs_at_the_true_pace_or_faster_and_pauses(film: Visitor) -> None:
    film.press("Play")
    assert 2 <= passed_in(film, 3) <= 5
    expect(timer(film)).to_contain_text("14:5")
    film.page.get_by_label("Speed").select_option("8")
    assert 16 <= passed_in(film, 3) <= 40
    film.press("Pause")
    assert passed_in(film, 1) == 0
    expect(film.log.nth(10)).to_be_visible()


def test_the_timer_stands_as_it_stood_then(film: Visitor) -> None:
    seek(film, 600)
    at(film, "10:00", LAST - 1)
    expect(timer(film)).to_have_text("5:00")
    seek(film, 100.5)
    expect(timer(film)).to_have_text("13:20")
    film.press("To the end")
    at(film, "15:00", LAST)
    expect(timer(film)).to_have_count(0)
    expect(film.page.locator(".end")).to_be_visible()


def test_arrow_keys_and_buttons_go_from_move_to_move(film: Visitor) -> None:
    for version, clock in ((1, "0:00"), (2, "0:01"), (3, "0:03")):
        film.key("ArrowRight")
        at(film, clock, version)
    film.press("One step back")
    film.key("ArrowRight")
    at(film, "0:03", 3)
    film.page.get_by_role("slider").focus()
    film.key("ArrowLeft")
    at(film, "0:01", 2)
    film.key("End")
    at(film, "15:00", LAST)


def test_the_same_moment_is_seen_through_every_players_eyes(film: Visitor) -> None:
    seek(film, 200)
    cards = film.page.get_by_role("region", name="Cards")
    seen = set()
    for name in ("Ada", "Béla", "spectator"):
        film.page.get_by_label("View as").select_option(name)
        expect(film.page.locator("#own-seat")).to_contain_text("Béla" if name == "Béla" else "Ada")
        film.settle()
        expect(film.page.locator("output")).to_have_text("3:20 / 15:00")
        seen.add(cards.inner_text())
    assert len(seen) == 3


def test_another_view_does_not_stop_the_film(film: Visitor) -> None:
    film.press("Play")
    film.page.get_by_label("View as").select_option("Béla")
    expect(film.page.locator("#own-seat")).to_contain_text("Béla")
    assert passed_in(film, 2) >= 1


def test_a_link_leads_to_its_moment(film: Visitor, played: str) -> None:
    film.go(f"/replay/{played}?at=101&seat=1")
    at(film, "2:30", 101)
    expect(film.page.locator("#own-seat")).to_contain_text("Béla")


def test_rounds_and_verdicts_are_marked_on_the_axis(film: Visitor) -> None:
    won = film.page.locator(".marks .chime")
    expect(won.first).to_have_attribute("title", re.compile("Round 1 is won"))
    expect(film.page.locator(".marks .time")).to_have_attribute("title", "Time is up.")


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
def test_on_a_phone_in_other_languages(invite: Invite, played: str, locale: str) -> None:
    visitor = invite("Zoé", locale=locale, **PHONE)
    visitor.go(f"/replay/{played}?at=200&seat=1")
    visitor.settle()
    assert visitor.untranslated() == []
    assert visitor.width() <= 360
    assert visitor.axe() == []


def test_the_last_half_minute_is_heard_and_said_while_it_runs(film: Visitor) -> None:
    seek(film, 868.6)
    seek(film, 870.6)
    assert film.page.evaluate("heard") == []
    seek(film, 868.6)
    film.press("Play")
    expect(film.page.get_by_text("30 seconds left.")).to_be_attached()
    film.page.wait_for_timeout(2500)
    film.press("Pause")
    ticks = film.page.evaluate("heard")
    assert set(ticks) == {TICK}
    assert 3 <= len(ticks) <= 5


def test_whoever_wants_no_sounds_hears_none(film: Visitor) -> None:
    film.go("/settings")
    film.page.get_by_label("Sounds").uncheck()
    film.page.go_back()
    seek(film, 868.6)
    film.press("Play")
    expect(film.page.get_by_text("30 seconds left.")).to_be_attached()
    assert film.page.evaluate("heard") == []


def test_a_live_timer_is_heard_and_said_too(running: House, ada: Visitor) -> None:
    ada.page.add_init_script(LISTEN)
    table = ada.open_quickly("human", game="gardeners", options={"mode": "normal"})
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    ada.press("Start the timer")
    expect(timer(ada)).to_contain_text("14:5")
    shorten_timer(running, table, 32)
    expect(ada.page.get_by_text("30 seconds left.")).to_be_attached()
    ada.wait_until(lambda: ada.page.evaluate("heard").count(TICK) >= 3)
    shorten_timer(running, table, 1)
    expect(ada.page.locator(".end")).to_be_visible()


def test_what_was_played_a_moment_ago_runs_at_its_own_pace(running: House, ada: Visitor) -> None:
    table = ada.open_quickly("human", game="gardeners", options={"mode": "training-a"})
    ada.start_quickly(table)
    for _ in range(2):
        time.sleep(1.2)
        play_on(running, table, 1)
    first, second = (shot["at"] for shot in ada.context.request.get(f"/api/tables/{table}/replay").json()[1:])
    assert 1.1 < second - first < 3
    ada.go(f"/replay/{table}")
    ada.settle()
    dealt = ada.log.count()
    ada.press("Play")
    expect(ada.log).to_have_count(dealt + 1)
    began = time.monotonic()
    expect(ada.log).to_have_count(dealt + 2)
    assert time.monotonic() - began > second - first - 0.6
    expect(ada.button("Play")).to_be_visible()
