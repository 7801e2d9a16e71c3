"""Looking at a finished game again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Person
from tests.web.backstage import play_on
from tests.web.people import Visitor


@pytest.fixture(scope="module")
def played(running: House) -> str:
    """A game that is over."""
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human")
    bela.join(table)
    ada.start(table)
    play_on(running, table)
    for person in (ada, bela):
        person.http.close()
    return table


@pytest.fixture
def film(ada: Visitor, played: str) -> Visitor:
    """Somebody looks at it again, from the beginning."""
    ada.go(f"/replay/{played}")
    at(ada, 0)
    return ada


def at(visitor: Visitor, moment: int) -> None:
    expect(visitor.page.locator("output")).to_have_text(f"{moment} / 32")
    expect(visitor.page.locator(".laid")).to_have_count(moment)
    expect(visitor.page).to_have_url(re.compile(rf"/replay/.*\?at={moment}\b"))


def test_buttons_and_scrubber_lead_to_any_moment(film: Visitor) -> None:
    film.press("One step forward")
    film.press("One step forward")
    at(film, 2)
    film.press("One step back")
    at(film, 1)
    film.page.get_by_role("slider").fill("16")
    at(film, 16)
    film.page.get_by_role("slider").focus()
    film.key("ArrowRight")
    at(film, 17)
    film.press("To the end")
    at(film, 32)
    expect(film.page.locator(".end .winner")).not_to_be_empty()
    film.press("To the start")
    at(film, 0)
    expect(film.page.locator(".end")).to_have_count(0)


def test_the_film_runs_and_pauses(film: Visitor) -> None:
    film.stop_the_clock()
    film.page.get_by_label("Speed").select_option("4")
    film.press("Play")
    film.let_pass(1.3)
    expect(film.page.locator("output")).to_have_text("3 / 32")
    film.press("Pause")
    film.let_pass(10)
    at(film, 3)


def test_any_seat_looks_at_the_finished_game(film: Visitor) -> None:
    film.page.get_by_role("slider").fill("9")
    for name in ("Béla", "Ada"):
        film.page.get_by_label("View as").select_option(name)
        expect(film.page.locator("#own-garden .name")).to_have_text(name)
        at(film, 9)


def test_a_link_to_a_moment_opens_at_that_moment(film: Visitor) -> None:
    film.page.get_by_role("slider").fill("21")
    film.page.get_by_label("View as").select_option("Béla")
    expect(film.page).to_have_url(re.compile(r"at=21&seat=1$"))
    other = film.context.new_page()
    other.goto(film.page.url)
    expect(other.locator("output")).to_have_text("21 / 32")
    expect(other.locator("#own-garden .name")).to_have_text("Béla")
    expect(other.locator(".laid")).to_have_count(21)


def test_a_line_of_the_log_leads_to_its_moment(film: Visitor) -> None:
    film.press("To the end")
    line = film.log.nth(5)
    moment = int((line.get_attribute("title") or "").split()[-1])
    line.click()
    at(film, moment)
