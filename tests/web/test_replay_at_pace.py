"""Looking again at a game that all play at once: as time passed in it, and through every player's eyes."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import tuileries
from tests.server.house import PATIENCE, House, Person
from tests.web.backstage import let_pass, play_again, play_on, shorten_timer
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tuileries.locales import LANGUAGES
from tuileries.server.socket import inbox

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
    shows(visitor, clock)
    expect(visitor.page).to_have_url(re.compile(rf"/replay/.*\?at={version}\b"))


def seek(visitor: Visitor, seconds: float) -> None:
    visitor.page.get_by_role("slider").fill(str(seconds))


def timer(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("timer")


def shows(visitor: Visitor, clock: str) -> None:
    expect(visitor.page.locator("output")).to_have_text(f"{clock} / 15:00")


def test_it_runs_at_the_true_pace_or_faster_and_pauses(film: Visitor) -> None:
    film.stop_the_clock()
    film.press("Play")
    film.let_pass(3.5)
    shows(film, "0:03")
    expect(timer(film)).to_have_text("14:57")
    film.page.get_by_label("Speed").select_option("8")
    film.let_pass(3.5)
    shows(film, "0:31")
    film.press("Pause")
    film.let_pass(10)
    shows(film, "0:31")
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
    cards = film.page.get_by_role("list", name="Cards")  # of each player
    seen: set[tuple[str, ...]] = set()
    for name in ("Ada", "Béla", "spectator"):
        film.page.get_by_label("View as").select_option(name)
        expect(film.page.locator("#own-seat")).to_contain_text("Béla" if name == "Béla" else "Ada")
        film.wait_until(lambda: tuple(cards.all_inner_texts()) not in seen)
        shows(film, "3:20")
        seen.add(tuple(cards.all_inner_texts()))
    assert len(seen) == 3


def test_another_view_does_not_stop_the_film(film: Visitor) -> None:
    film.stop_the_clock()
    film.press("Play")
    film.page.get_by_label("View as").select_option("Béla")
    expect(film.page.locator("#own-seat")).to_contain_text("Béla")
    film.let_pass(2.5)
    shows(film, "0:02")


def test_a_link_leads_to_its_moment(film: Visitor, played: str) -> None:
    film.go(f"/replay/{played}?at=101&seat=1")
    at(film, "2:30", 101)
    expect(film.page.locator("#own-seat")).to_contain_text("Béla")


def test_rounds_and_verdicts_are_marked_on_the_axis(film: Visitor) -> None:
    won = film.page.locator(".marks .chime")
    expect(won.first).to_have_attribute("title", re.compile("Round 1 is won"))
    expect(film.page.locator(".marks .time")).to_have_attribute("title", "Time is up.")


@pytest.mark.parametrize("locale", LANGUAGES[1:])
def test_on_a_phone_in_other_languages(invite: Invite, played: str, locale: str) -> None:
    visitor = invite("Zoé", locale=locale, **PHONE)
    visitor.go(f"/replay/{played}?at=200&seat=1")
    visitor.settle()
    assert visitor.untranslated() == []
    assert visitor.width() <= 360
    assert visitor.axe() == []


def test_the_last_half_minute_is_heard_and_said_while_it_runs(film: Visitor) -> None:
    film.stop_the_clock()
    seek(film, 868.6)
    seek(film, 870.6)
    assert film.page.evaluate("heard") == []
    seek(film, 868.6)
    film.press("Play")
    film.let_pass(3.5)
    expect(timer(film)).to_have_text("0:28")
    expect(film.page.get_by_text("30 seconds left.")).to_be_attached()
    assert film.page.evaluate("heard") == [TICK] * 3


def test_whoever_wants_no_sounds_hears_none(film: Visitor) -> None:
    film.go("/settings")
    film.page.get_by_label("Sounds").uncheck()
    film.page.go_back()
    expect(timer(film)).to_be_visible()
    film.stop_the_clock()
    seek(film, 868.6)
    film.press("Play")
    film.let_pass(3.5)
    expect(film.page.get_by_text("30 seconds left.")).to_be_attached()
    assert film.page.evaluate("heard") == []


def test_a_live_timer_is_heard_and_said_too(
    running: House, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "SILENCE", PATIENCE)  # a page whose clock stands says nothing
    ada.page.add_init_script(LISTEN)
    ada.page.clock.install()
    table = ada.open_quickly("human", game="gardeners", options={"mode": "normal"})
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    ada.press("Start the timer")
    expect(timer(ada)).to_contain_text("14:")
    now = time.time()
    ada.page.clock.set_fixed_time(now)
    shorten_timer(running, table, 31.9)
    for passed, left in enumerate((32, 31, 30, 29, 28)):
        ada.page.clock.set_fixed_time(now + passed)
        expect(timer(ada)).to_have_text(f"0:{left}")
    expect(ada.page.get_by_text("30 seconds left.")).to_be_attached()
    assert ada.page.evaluate("heard").count(TICK) == 3
    shorten_timer(running, table, 0)
    expect(ada.page.locator(".end")).to_be_visible()


def test_what_was_played_a_moment_ago_runs_at_its_own_pace(running: House, ada: Visitor) -> None:
    table = ada.open_quickly("human", game="gardeners", options={"mode": "training-a"})
    ada.start_quickly(table)
    for _ in range(2):
        let_pass(running, table, 5)
        play_on(running, table, 1)
    first, second = (shot["at"] for shot in ada.context.request.get(f"/api/tables/{table}/replay").json()[1:])
    assert second - first > 5
    ada.go(f"/replay/{table}")
    ada.settle()
    dealt = ada.log.count()
    ada.stop_the_clock()
    ada.press("Play")
    for pause, seen in ((first - 1, 0), (2, 1), (second - first - 2, 1), (2, 2)):
        ada.let_pass(pause)
        expect(ada.log).to_have_count(dealt + seen)
    expect(ada.button("Play")).to_be_visible()
