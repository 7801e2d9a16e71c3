"""Exercises of Gardeners in the browser: opened from any card, and done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.gardeners import play_alone, sit_together, start_timer
from tests.web.people import PHONE, Visitor
from tests.web.test_learn import ONWARD, SENTENCE, STRIP, click, follow, lesson_at, make, said
from tuileries.core.phrases import Phrase
from tuileries.games.gardeners.constraints import Back
from tuileries.lessons.lesson import LEARNER, Lesson, find
from tuileries.locales import voice

PRACTISE = 'a[href^="/learn/gardeners/"]'


def do(visitor: Visitor, running: House, exercise: Lesson, language: str = "en") -> None:
    follow(
        visitor,
        running,
        exercise,
        lambda table, move: make(visitor, table, move, click),
        visitor.page.locator(ONWARD).click,
        language,
    )
    visitor.page.wait_for_url("**/learn/gardeners")


def test_an_exercise_is_opened_from_a_card_beside_the_table_and_done(ada: Visitor, running: House) -> None:
    table, there = play_alone(ada, mode="training-a"), ada.page
    links = ada.page.locator(f"[data-card] {PRACTISE}")
    cards = running.hub.rooms[table].whole().view(0).cards
    expect(links).to_have_count(len(cards))
    assert not ada.axe()
    with ada.context.expect_page() as opened:
        links.first.click()
    ada.page = opened.value
    expect(ada.page.locator(f"{STRIP} h2")).to_contain_text("Exercise")
    exercise = lesson_at(ada, running)
    assert exercise.name == cards[-1].back, "the newest card comes first"
    assert ada.page.locator(f"main.taught {PRACTISE}").filter(visible=True).count() == 0
    do(ada, running, exercise)
    expect(ada.page.locator("section .done")).to_have_count(1)
    expect(ada.page.locator("ol .done")).to_have_count(0)
    ada.page.close()
    ada.page = there
    assert ada.table == table
    assert running.hub.rooms[table].row.stage == "running"


def test_nobody_is_drawn_away_from_a_running_timer(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    sit_together(ada, bela, mode="normal")
    reader = start_timer(ada, bela)
    expect(reader.page.locator(".mine [data-card]")).to_have_count(1)
    expect(reader.page.locator(f"[data-card] {PRACTISE}")).to_have_count(0)


def test_the_back_of_a_teammate_s_card_has_its_exercise(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = sit_together(ada, bela, mode="training-a")
    (card,) = running.hub.rooms[table].whole().view(0).cards
    other = bela if card.player == 0 else ada
    link = other.page.locator(f".other [data-card='0'] {PRACTISE}").filter(visible=True)
    expect(link).to_have_attribute("href", f"/learn/gardeners/{card.back}")


def test_any_card_of_a_list_has_its_exercise(ada: Visitor) -> None:
    play_alone(ada, mode="training-a")
    ada.page.locator("summary").last.click()
    expect(ada.page.locator(f"details[open] {PRACTISE}")).to_have_count(6)


@pytest.mark.parametrize("back", list(Back))
def test_every_exercise_is_done_by_click(ada: Visitor, running: House, back: Back) -> None:
    ada.go(f"/learn/gardeners/{back}")
    ada.page.wait_for_url("**/t/*")
    exercise = find("gardeners", back)
    said(ada, exercise, "read")
    assert not ada.axe()
    do(ada, running, exercise)
    expect(ada.page.locator("section .done")).to_have_count(1)


@pytest.mark.parametrize("locale", ["fr", "de"])
def test_exercises_in_other_languages_on_a_phone(invite: Invite, running: House, locale: str) -> None:
    ada = invite("Ada", locale=locale, viewport=PHONE["viewport"])
    ada.go("/learn/gardeners")
    buttons = ada.page.locator("main section li button")
    expect(buttons).to_have_count(len(Back))
    say = voice(locale)
    expect(buttons.nth(5)).to_have_text(say(find("gardeners", "panorama").title))
    assert not ada.untranslated()
    assert not ada.axe()
    assert ada.width() <= PHONE["viewport"]["width"]
    buttons.nth(5).click()
    exercise = find("gardeners", "panorama")
    said(ada, exercise, "read", locale)
    ada.page.locator(ONWARD).click()
    said(ada, exercise, "place", locale)
    room = running.hub.rooms[ada.table]
    wrong = room.game.parse(room.whole().view(LEARNER), "B1 k9 n")
    make(ada, room.whole(), wrong, click)
    said(ada, exercise, "line", locale)
    assert not ada.untranslated()


def test_an_exercise_is_opened_from_the_rules(ada: Visitor, running: House) -> None:
    ada.go("/rules/gardeners")
    ada.link("Practise: distance, one kind").click()
    ada.page.wait_for_url("**/t/*")
    assert lesson_at(ada, running) is find("gardeners", "distance-one")


def test_an_exercise_that_is_not_there_is_said_to_be_missing(ada: Visitor) -> None:
    ada.expect_trouble("404")
    ada.go("/learn/gardeners/nonsense")
    phrase = Phrase("error-unknown-lesson", {"name": "nonsense", "known": ""})
    start = voice("en")(phrase).split(".")[0]
    expect(ada.page.get_by_role("alert")).to_have_text(re.compile(re.escape(start)))
    expect(ada.page.locator(SENTENCE)).to_have_count(0)
