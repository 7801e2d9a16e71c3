"""Gardeners together: whole rounds on the page, the timer, and who sees which card."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.golden.gardeners.builders import rebuild
from tests.server.house import House
from tests.web.backstage import shorten_timer
from tests.web.conftest import Invite
from tests.web.gardeners import (
    be_ready,
    fill,
    laid,
    lay,
    make_all,
    moods,
    near_wish,
    play_moves,
    seconds_left,
    sit_together,
    start_timer,
    table_of,
    wait_for_version,
    wish,
)
from tests.web.people import Visitor
from tuileries.core.grids import Cell
from tuileries.core.table import Table
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.checking import mood
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.judging import Status, holds
from tuileries.games.gardeners.moves import Add, Ready, Remove
from tuileries.games.gardeners.state import State

MOODS = {True: "delighted", False: "angry", None: None}


@pytest.fixture
def people(invite: Invite) -> tuple[Visitor, Visitor]:
    return invite("Ada"), invite("Béla")


def check_the_garden(people: tuple[Visitor, Visitor], table: Table) -> None:
    """Both say that they are ready, and each page shows each face truly."""
    state: State = table.state
    be_ready(people, table)
    faces = [MOODS[mood(state, player)] for player in range(2)]
    people[0].wait_until(lambda: [moods(visitor) for visitor in people] == [faces, faces[::-1]])


# Whole rounds


def test_two_pass_training_a_from_the_first_tile_to_the_last_card(
    people: tuple[Visitor, Visitor], running: House
) -> None:
    """GD-E1, all by clicks; only what to build is found behind the page."""
    table = table_of(running, sit_together(*people))
    make_all(people, table, fill(table))
    while table.outcome is None:
        number = table.state.round
        expect(people[0].page.locator(".state")).to_contain_text(f"Round {number} ")
        check_the_garden(people, table)
        if table.state.round == number and table.outcome is None:
            make_all(people, table, rebuild(table, near_wish(table)))
    for visitor in people:
        expect(visitor.page.locator(".end .winner")).to_contain_text("you have passed the training")
        expect(visitor.page.locator(".end table")).to_have_count(0)
        visitor.close_end()
        expect(visitor.page.locator(".picture.back")).to_have_count(0)
        expect(visitor.page.locator(".verdict.met")).to_have_count(3)
        visitor.page.get_by_text("Scored cards: 3").click()
        expect(visitor.page.locator("details[open] li")).to_have_count(3)
        assert moods(visitor).count("angry") == 0


def misses(card: str) -> Callable[[Garden], bool]:
    return lambda garden: holds(CARDS[card].constraint, garden).status == Status.LOST


def test_two_win_a_round_against_the_clock_and_the_clock_ends_the_game(
    people: tuple[Visitor, Visitor], running: House
) -> None:
    name = sit_together(*people, mode="normal")
    table = table_of(running, name)
    reader = start_timer(*people)
    started = seconds_left(reader)
    coming = table.state.deck[0]
    moves = rebuild(table, wish(table, misses(coming)))
    play_moves(running, name, moves, enough=lambda: len(table.state.garden.laid) == 30)
    wait_for_version(people, table.version)
    make_all(people, table, moves)
    for visitor in people:
        expect(laid(visitor)).to_have_count(36)

    check_the_garden(people, table)
    for visitor in people:
        expect(visitor.page.locator(".state")).to_contain_text("Round 2 ")
        expect(visitor.page.locator(".picture.back")).to_have_count(1)
        expect(visitor.button("Ready")).to_be_visible()
    reader.wait_until(lambda: all(seconds_left(visitor) < started for visitor in people))
    reader.wait_until(lambda: clocks_agree(*people))

    shorten_timer(running, name, 50)
    for visitor in people:
        expect(visitor.page.locator(".clock.late")).to_be_visible()
    shorten_timer(running, name, 0)
    for visitor in people:
        expect(visitor.page.locator(".end .winner")).to_contain_text("Time is up: 0 points.")
        expect(visitor.page.locator(".end tfoot .total")).to_have_count(1)  # a team has one score
        expect(visitor.page.get_by_role("dialog").get_by_text("This card was not fulfilled:")).to_be_visible()
        visitor.close_end()
        expect(visitor.page.locator(".picture.back")).to_have_count(0)
        expect(visitor.page.locator(".verdict.met")).to_have_count(1)
        visitor.press("not fulfilled: where?")
        expect(visitor.page.locator(".place.wrong")).to_have_count(len(faults(table, coming)))


def clocks_agree(ada: Visitor, bela: Visitor) -> bool:
    """One is looked at before and after the other, for looking takes its time."""
    before, between, after = (seconds_left(visitor) for visitor in (ada, bela, ada))
    return after - 1 <= between <= before + 1


def faults(table: Table, card: str) -> tuple[Cell, ...]:
    return holds(CARDS[card].constraint, table.state.garden).faults


def test_a_hidden_card_reaches_its_holder_alone(people: tuple[Visitor, Visitor]) -> None:
    sit_together(*people, mode="normal")
    reader = start_timer(*people)
    other = next(visitor for visitor in people if visitor is not reader)
    lay(other)
    views = [json.loads(frame)["view"] for frame in other.frames if '"type":"Update"' in frame]
    assert all(card["card"] is None for view in views for card in view["cards"])
    own = [json.loads(frame)["view"] for frame in reader.frames if '"type":"Update"' in frame]
    assert own[-1]["cards"][0]["card"] is not None


def test_everyone_may_look_at_the_cards_of_a_training_before_it(people: tuple[Visitor, Visitor]) -> None:
    """GD-S3."""
    sit_together(*people)
    people[1].page.get_by_text("All cards of this training game").click()
    expect(people[1].page.locator("details[open] li")).to_have_count(6)


def test_two_cards_of_a_teammate_are_seen_whole_where_exercises_are_offered(
    invite: Invite, running: House
) -> None:
    ada = invite("Ada", locale="de-DE", viewport={"width": 1280, "height": 800})
    name = sit_together(ada, invite("Béla"))
    table = table_of(running, name)
    while sum(held.player == 1 for held in table.state.cards) < 2:
        play_moves(running, name, rebuild(table, near_wish(table)))
        play_moves(running, name, [(0, Ready()), (1, Ready())])
    cards = ada.page.locator(".other ul")
    expect(cards.locator("li")).to_have_count(2)
    expect(cards.get_by_role("link")).to_have_count(2)
    assert cards.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


AGAIN = {
    "en-GB": ("everyone has to say “Ready” again", "Are you ready for the check again?"),
    "fr-FR": ("chacun doit redonner son accord", "Toujours d’accord pour vérifier"),
    "de-DE": ("Alle müssen sich neu bereit melden", "Bist du wieder bereit"),
}


@pytest.mark.parametrize("locale", AGAIN)
def test_gd_v1_that_all_have_to_be_ready_again_is_said(invite: Invite, running: House, locale: str) -> None:
    ada = invite("Ada", locale=locale)
    name = sit_together(ada, invite("Béla"), mode="training-a")
    table = table_of(running, name)
    play_moves(running, name, fill(table))
    play_moves(running, name, [(0, Ready())])
    expect(ada.page.locator(".mine .ready")).to_be_visible()
    prompt, told = ada.page.locator(".prompt"), ada.page.locator('[data-log="gardeners-log-again-garden"]')
    expect(told).to_have_count(0)
    removal = next(move for move in table.legal_moves(1) if isinstance(move, Remove))
    cell = next(one.cell for one in table.state.garden.laid if one.tile == removal.tile)
    play_moves(running, name, [(1, removal)])
    expect(told).to_contain_text(AGAIN[locale][0])
    expect(ada.page.locator(".unseen[aria-live]").last).to_contain_text(AGAIN[locale][0])
    expect(prompt).not_to_contain_text(AGAIN[locale][1])
    play_moves(running, name, [(0, Add(removal.tile, cell))])
    expect(prompt).to_contain_text(AGAIN[locale][1])
    ada.page.locator("[data-do=ready]").click()
    expect(prompt).not_to_contain_text(AGAIN[locale][1])
