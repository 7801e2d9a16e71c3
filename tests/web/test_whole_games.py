"""Whole games, from the home page to the score sheet."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import Visitor


def test_two_friends_play_a_whole_game_and_again(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    ada.go("/")
    ada.link("Invite friends").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.press("Open the table")
    link = ada.page.get_by_label("Link to this table").input_value()
    expect(ada.page.get_by_alt_text("QR code with the link to this table")).to_be_visible()
    expect(ada.button("Start the game")).to_be_disabled()

    bela.go(link)
    bela.sit_down("Béla")
    ada.press("Start the game")
    players = {"Ada": ada, "Béla": bela}
    for turn in range(32):
        ada.wait_for_version(turn)
        bela.wait_for_version(turn)
        if not any(w.page.locator(".turn.mine").count() for w in players.values()):
            for w in players.values():
                w.page.screenshot(path=f"/tmp/t-{w.name}.png"); print(turn, w.version, w.page.locator("header").all_inner_texts(), w.frames[-4:], w.said[-4:])
            raise AssertionError(turn)
        to_move = next(who for who in players.values() if who.page.locator(".turn.mine").count())
        to_move.take_turn()

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
    visitor.press("Check the deal")
    expect(visitor.page.locator(".ending .good")).to_contain_text("✓")
    assert visitor.page.locator(".ending dd").count() == 4


def play_again(ada: Visitor, bela: Visitor) -> None:
    before = ada.table
    ada.press("Play again")
    ada.page.wait_for_url(lambda url: before not in url)
    bela.press("The others play again: join")
    bela.page.wait_for_url(f"**/t/{ada.table}")
    ada.wait_for_version(0)
    bela.wait_for_version(0)


def test_the_score_is_counted_up_line_by_line(invite: Invite) -> None:
    """With motion, the totals grow as people count at the table."""


def test_a_game_against_a_bot_is_played_by_keyboard_alone(ada: Visitor) -> None:
    ada.go("/")
    ada.button("Play now").wait_for()
    ada.tab_to(".games .button.main")
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
    assert visitor.is_focused("[data-place]"), "picking a tile leads to the garden"


def put_away_by_keyboard(visitor: Visitor) -> None:
    visitor.key("Escape")
    assert visitor.is_focused("[data-space]"), "putting a tile away leads back to the market"
    assert visitor.picked.count() == 0
    visitor.key("Enter")
    assert visitor.is_focused("[data-place]")


def walk_to_an_open_place(visitor: Visitor) -> None:
    """The garden is entered at an open place; a walk around leads back to it."""
    assert visitor.is_focused('[aria-disabled="false"]')
    there = visitor.page.evaluate("document.activeElement.dataset.place")
    visitor.key("ArrowRight")
    visitor.key("ArrowLeft")
    if not visitor.is_focused('[data-place][aria-disabled="false"]'):
        visitor.key("ArrowRight")
    assert visitor.is_focused('[data-place][aria-disabled="false"]'), there
