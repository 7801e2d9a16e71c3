"""Whole games, from the home page to the score sheet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.server.house import PATIENCE, House
from tests.web.backstage import play_on
from tests.web.conftest import Invite
from tests.web.people import CARD, PLAY_NOW, START, Visitor, to_move
from tuileries.server.socket import inbox


def test_two_friends_play_a_whole_game_and_again(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    ada.go("/")
    ada.page.locator(CARD).get_by_role("link", name="Invite friends").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.press("Open the table")
    link = ada.page.get_by_label("Link to this table").input_value()
    expect(ada.page.get_by_alt_text("QR code with the link to this table")).to_be_visible()
    expect(ada.button("Start the game")).to_be_disabled()

    bela.go(link)
    bela.sit_down("Béla")
    ada.press("Start the game")
    for version in range(32):
        to_move(version, ada, bela).take_turn()

    totals = ada.final_totals()
    assert totals == bela.final_totals()
    assert ada.winners() == bela.winners()
    names = ada.page.locator(".end thead th[title]").evaluate_all("all => all.map(one => one.title)")
    best = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    assert any(name in ada.winners() for name in best)
    check_the_record(ada)
    play_again(ada, bela)


def check_the_record(visitor: Visitor) -> None:
    """The record comes down, and the server's check of the deal is shown."""
    with visitor.page.expect_download() as download:
        visitor.link("Download the record").click()
    lines = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "zen-garden"
    assert len(lines) >= 33
    visitor.press("Verify the deal")
    expect(visitor.page.locator(".ending .good")).to_contain_text("the deal matches the published hash")
    expect(visitor.page.locator(".ending .good svg")).to_be_visible()
    expect(visitor.page.locator(".ending dd")).to_have_count(4)


def play_again(ada: Visitor, bela: Visitor) -> None:
    before = ada.table
    ada.press("Play again")
    ada.page.wait_for_url(lambda url: before not in url)
    bela.press("Join the rematch")
    bela.page.wait_for_url(f"**/t/{ada.table}")
    ada.wait_for_version(0)
    bela.wait_for_version(0)


def test_a_first_visitor_follows_the_link_and_plays_without_reloading(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human")
    ada.go(f"/t/{table}")
    bela.go(f"/t/{table}")
    bela.sit_down("Béla")
    expect(bela.page.get_by_role("listitem").filter(has_text="Béla")).to_contain_text("you")
    ada.press("Start the game")
    for version in range(2):
        to_move(version, ada, bela).take_turn()


def test_two_friends_get_two_colours(invite: Invite) -> None:
    """Even if the page comes before the house has said which colours there are."""
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human")
    waiting: list[Route] = []
    bela.page.route("**/api/house", lambda route: waiting.append(route))
    bela.go(f"/t/{table}")
    expect(bela.button("Take a seat")).to_be_visible()
    bela.wait_until(lambda: bool(waiting))
    for route in waiting:
        route.continue_()
    expect(bela.page.get_by_role("radio")).not_to_have_count(0)
    bela.sit_down("Béla")
    seats = bela.context.request.get(f"/api/tables/{table}").json()["seats"]
    assert len({seat["colour"] for seat in seats}) == 2


def test_the_score_is_counted_up_line_by_line(
    invite: Invite, running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "SILENCE", PATIENCE)  # a page whose clock stands says nothing
    ada = invite("Ada", reduced_motion="no-preference")
    table = ada.open_quickly("human", "human")
    ada.join_quickly(table, "Béla")
    ada.start_quickly(table)
    play_on(running, table, 30)
    ada.go(f"/t/{table}")
    ada.take_turn()
    ada.wait_for_turn()
    ada.stop_the_clock()
    ada.pick()
    ada.put()
    ada.wait_for_version(32)
    expect(ada.page.locator(".end")).to_have_count(0)  # the last move is looked at first
    ada.let_pass(1.2)
    expect(ada.page.locator(".end .winner")).to_be_empty()
    for lines in range(4):
        expect(ada.page.locator(".end tbody tr")).to_have_count(lines)
        ada.let_pass(0.55)
    expect(ada.page.locator(".end .winner")).to_be_empty()
    ada.press("Show all")
    assert len(ada.final_totals()) == 2


def test_several_people_play_at_one_device(ada: Visitor) -> None:
    ada.go("/new/zen-garden")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.press("Open the table")
    ada.page.wait_for_url("**/t/*")
    ada.sit_down("Béla")
    ada.press("Start the game")
    turns = []
    for turn in range(6):
        ada.wait_for_version(turn)
        ada.wait_for_turn()
        turns.append(ada.page.locator("#own-garden .name").inner_text())
        ada.take_turn()
    assert sorted(turns) == ["Ada"] * 3 + ["Béla"] * 3
    assert turns[0] != turns[1]


def test_a_game_against_a_bot_is_played_by_keyboard_alone(ada: Visitor) -> None:
    ada.go("/")
    ada.play_button.wait_for()
    ada.tab_to(PLAY_NOW)
    ada.key("Enter")
    ada.wait_for_focus(START)
    ada.key("Enter")
    ada.page.wait_for_url("**/t/*")
    for turn in range(16):
        ada.wait_for_turn()
        before = ada.version
        pick_by_keyboard(ada)
        if turn == 1:
            put_away_by_keyboard(ada)
        ada.key("r")
        walk_to_an_open_place(ada)
        ada.key("Enter")
        ada.wait_past(before)
        assert turn == 15 or ada.laid == turn + 1
    assert len(ada.final_totals()) == 2


def pick_by_keyboard(visitor: Visitor) -> None:
    """From wherever the focus is: to the market, to a tile that can be paid, and into the garden."""
    if not visitor.is_focused("[data-space]"):
        backwards = visitor.is_focused("[data-place]")
        visitor.tab_to("[data-space]", "Shift+Tab" if backwards else "Tab")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown") * 4:
        if visitor.is_focused('[aria-disabled="false"]'):
            break
        visitor.key(key)
    visitor.key("Enter")
    visitor.wait_for_focus("[data-place]")  # picking a tile leads to the garden


def put_away_by_keyboard(visitor: Visitor) -> None:
    visitor.key("Escape")
    visitor.wait_for_focus("[data-space]")  # putting a tile away leads back to the market
    expect(visitor.picked).to_have_count(0)
    visitor.key("Enter")
    visitor.wait_for_focus("[data-place]")


def walk_to_an_open_place(visitor: Visitor) -> None:
    """The garden is entered at an open place; a walk around leads back to it."""
    assert visitor.is_focused('[aria-disabled="false"]')
    there = visitor.page.evaluate("document.activeElement.dataset.place")
    visitor.key("ArrowRight")
    visitor.key("ArrowLeft")
    if not visitor.is_focused('[data-place][aria-disabled="false"]'):
        visitor.key("ArrowRight")
    assert visitor.is_focused('[data-place][aria-disabled="false"]'), there
