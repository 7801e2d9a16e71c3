"""What happens for the first time is explained in a sentence, once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.golden.gardeners.builders import rebuild
from tests.server.house import House, Person
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.gardeners import fill, near_wish, play_moves, table_of
from tests.web.people import DESKTOP, PHONE, Visitor
from tests.web.test_hanging_gardens import build_until
from tests.web.test_help import CARD, PLACES, box, look_around, overlap
from tests.web.test_learn import click, make
from tuileries.games.gardeners.moves import Ready
from tuileries.games.hanging_gardens.state import ToBuild, active_player
from tuileries.lessons.lesson import LEARNER, find

ROUND = 4
"""Turns in a round of Zen Garden for two: after it tiles are discarded for the first time."""
TEXTS = {
    "en-GB": "The round is over",
    "fr-FR": "La manche est finie",
    "de-DE": "Die Runde ist vorbei",
}
AROUND = PLACES.replace(".unseen", ".unseen, aside[style], .moments")
"""Where everything is but the note, and what lies over the table below it."""
CONTROLS = (
    "main header .button:not(details .card *), .bar button, [data-space], [data-card], .mine [data-tile]"
)


def note(visitor: Visitor) -> Locator:
    return visitor.page.locator('aside:has([role="status"])')


def sit(visitor: Visitor, running: House, game: str = "zen-garden") -> str:
    table = visitor.open_quickly("human", "human", game=game)
    Person(running.address, "Béla").join(table)
    visitor.start_quickly(table)
    come_back(visitor, table)
    return table


def come_back(visitor: Visitor, table: str) -> None:
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[data-place]").first).to_be_attached()
    visitor.settle()
    look_around(visitor)


def win_a_round(running: House, table: str) -> None:
    game = table_of(running, table)
    play_moves(running, table, rebuild(game, near_wish(game)))
    play_moves(running, table, [(0, Ready()), (1, Ready())])


@pytest.mark.parametrize(("locale", "screen"), [("en-GB", DESKTOP), ("fr-FR", PHONE), ("de-DE", DESKTOP)])
def test_it_is_told_beside_the_controls_and_moves_nothing(
    invite: Invite, running: House, locale: str, screen: dict[str, Any]
) -> None:
    ada = invite("Ada", new=True, locale=locale, **screen)
    table = sit(ada, running)
    play_on(running, table, ROUND)
    expect(note(ada)).to_contain_text(TEXTS[locale])
    ada.settle()
    with_note = ada.page.evaluate(AROUND)
    covered = [one for one in ada.page.locator(CONTROLS).all() if overlap(box(one), box(note(ada)))]
    assert covered == []
    assert ada.untranslated() == []
    assert ada.axe() == []
    note(ada).get_by_role("button").focus()
    ada.key("Enter")
    expect(note(ada)).to_have_count(0)
    assert ada.page.evaluate(AROUND) == with_note


def test_its_rule_opens_the_card(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    play_on(running, sit(ada, running), ROUND)
    note(ada).get_by_role("link", name="Rule ZG-R3").click()
    expect(ada.page.locator(CARD)).to_contain_text("discard the tiles that are left in the bottom row")


def test_it_is_told_once_on_a_device(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    table = sit(ada, running)
    play_on(running, table, ROUND)
    expect(note(ada)).to_contain_text(TEXTS["en-GB"])
    come_back(ada, table)
    expect(note(ada)).to_have_count(0)
    for _ in range(3):
        version = ada.version
        play_on(running, table, ROUND, dearly=True)
        ada.wait_for_version(version + ROUND)
        ada.settle()
        expect(ada.page.get_by_text(TEXTS["en-GB"])).to_have_count(0)


def test_it_can_be_switched_off(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    table = sit(ada, running)
    ada.page.locator("main header details").last.locator("summary").click()
    ada.page.get_by_label("Explain things when they first happen").uncheck()
    ada.key("Escape")
    play_on(running, table, ROUND)
    ada.wait_for_version(ROUND)
    ada.settle()
    expect(note(ada)).to_have_count(0)


def test_it_goes_when_it_was_read_and_the_reader_goes_on(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    table = sit(ada, running)
    play_on(running, table, ROUND, until=0)
    expect(note(ada)).to_have_count(1)
    ada.stop_the_clock()
    ada.let_pass(10)
    expect(note(ada)).to_have_count(1)
    ada.page.clock.resume()
    ada.take_turn()
    expect(note(ada)).to_have_count(0)


def test_to_whoever_looks_on_nothing_is_told(invite: Invite, running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human")
    bela.join(table)
    ada.start(table)
    eve = invite("Eve", new=True)
    come_back(eve, table)
    play_on(running, table, ROUND)
    eve.wait_for_version(ROUND)
    eve.settle()
    expect(note(eve)).to_have_count(0)


def test_the_first_temple_is_told(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    table = sit(ada, running, "hanging-gardens")
    build_until(running, table, lambda state: isinstance(state.stage, ToBuild) and active_player(state) == 0)
    expect(note(ada)).to_contain_text("you may build a temple on it")
    build_until(running, table, lambda state: bool(state.seats[0].garden.temples))
    expect(note(ada)).to_contain_text("Your first temple brings you a tile.")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_what_is_told_in_passing_does_not_cover_it(
    invite: Invite, running: House, screen: dict[str, Any]
) -> None:
    ada = invite("Ada", new=True, **screen)
    table = sit(ada, running, "hanging-gardens")
    ada.stop_the_clock()
    build_until(running, table, lambda state: bool(state.seats[0].garden.temples))
    expect(note(ada)).to_be_visible()
    moment = ada.page.locator(".moments p")
    expect(moment).to_contain_text("builds a temple")
    assert not overlap(box(moment), box(note(ada)))


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_it_does_not_lie_over_what_is_asked(invite: Invite, running: House, screen: dict[str, Any]) -> None:
    ada = invite("Ada", new=True, **screen)
    table = sit(ada, running)
    play_on(running, table, ROUND)
    expect(note(ada)).to_be_visible()
    ada.page.get_by_label("Table and settings").click()
    ada.press("Ask to stop the game")
    ada.page.get_by_role("dialog").get_by_role("button", name="Ask to stop the game").click()
    asked = ada.page.locator(".notices > *").last
    expect(asked).to_be_visible()
    ada.wait_until(lambda: not overlap(box(asked), box(note(ada))))


def test_the_first_verdict_is_told(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    table = sit(ada, running, "gardeners")
    game = table_of(running, table)
    play_moves(running, table, fill(game))
    play_moves(running, table, [(0, Ready()), (1, Ready())])
    expect(note(ada)).to_contain_text("Your first verdict")


def test_what_is_there_at_the_first_look_is_told(invite: Invite, running: House) -> None:
    """A teammate's card, of which one sees only the back."""
    ada = invite("Ada", new=True)
    table = ada.open_quickly("human", "human", game="gardeners")
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    game = table_of(running, table)
    if game.view(LEARNER).cards[0].player == LEARNER:
        win_a_round(running, table)
    come_back(ada, table)
    expect(note(ada)).to_contain_text("You see the back of a teammate’s card")


def test_in_a_training_a_card_that_is_put_aside_gives_no_point(invite: Invite, running: House) -> None:
    ada = invite("Ada", new=True)
    table = sit(ada, running, "gardeners")
    for _ in range(3):
        win_a_round(running, table)
    expect(note(ada)).to_contain_text("The oldest card is put aside and no longer applies")


def test_in_a_lesson_nothing_is_told(invite: Invite, running: House) -> None:
    """The lesson says it itself: here the first ring is closed."""
    ada = invite("Ada", new=True)
    come_back(ada, ada.take_lesson("zen-garden", "rings"))
    step = find("zen-garden", "rings").steps[0]
    table = running.hub.rooms[ada.table].whole()
    before = ada.version
    make(ada, table, table.game.parse(table.view(LEARNER), step.expect[0]), click)
    ada.wait_past(before)
    ada.settle()
    expect(note(ada)).to_have_count(0)
