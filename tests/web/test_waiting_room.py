"""Before a game: what is played, who comes, who may play instead; and who only watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.backstage import play_on, room_of
from tests.web.conftest import Invite
from tests.web.people import Visitor
from tuileries import bots


def test_the_waiting_room_shows_the_options_in_words(ada: Visitor) -> None:
    ada.go(f"/t/{ada.open_quickly('human', 'human', options={'boards': [1, 3]}, aids=False)}")
    options = ada.page.locator(".options li")
    expect(options.nth(0)).to_contain_text("Basics")
    expect(options.nth(1)).to_contain_text("Minimalistic Points for few different floors.")
    expect(options.nth(2)).to_contain_text("without help")
    wanted = {"mode": "normal", "fair": True}
    ada.go(f"/t/{ada.open_quickly('human', 'human', game='gardeners', options=wanted)}")
    expect(options.nth(0)).to_contain_text("all cards stay hidden")
    expect(options.nth(1)).to_contain_text("Fair deal")
    ada.go(f"/t/{ada.open_quickly('human', 'human', game='hanging-gardens', options={'memory': True})}")
    expect(options.nth(0)).to_contain_text("Nobody sees who took which tile")
    assert not ada.untranslated()


def test_the_host_gives_a_free_seat_to_a_bot_and_starts(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human", "human")
    bela.join_quickly(table, "Béla")
    ada.go(f"/t/{table}")
    bela.go(f"/t/{table}")
    expect(bela.page.get_by_role("listitem").filter(has_text="free")).to_have_count(1)
    expect(bela.page.get_by_role("combobox")).to_have_count(0)
    ada.page.get_by_label("Seat 3: add a bot").select_option("learner")
    for visitor in (ada, bela):
        expect(visitor.page.get_by_role("listitem").filter(has_text="Bot (learner)")).to_be_visible()
    ada.press("Remove Bot (learner)")
    ada.page.get_by_label("Seat 3: add a bot").select_option("beginner")
    assert not ada.axe()
    ada.press("Start the game")
    for visitor in (ada, bela):  # the bot may have begun at once
        expect(visitor.page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    assert [seat.kind for seat in room_of(running, table).seats] == ["human", "human", "beginner"]


def test_where_there_are_no_bots_none_is_offered(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "levels_of", lambda _: {})
    ada.go(f"/t/{ada.open_quickly('human', 'human', game='gardeners')}")
    expect(ada.page.get_by_role("listitem").filter(has_text="free")).to_have_count(1)
    expect(ada.page.get_by_role("combobox")).to_have_count(0)


def test_a_seat_of_a_rematch_says_for_whom_it_is_reserved(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human")
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    play_on(running, table)
    ada.go(f"/t/{table}")
    ada.press("Play again")
    expect(ada.page.get_by_role("listitem").filter(has_text="reserved for Béla")).to_be_visible()
    bela.go(f"/t/{table}")
    bela.press("Join the rematch")
    bela.wait_for_version(0)


def test_nobody_has_to_have_a_name(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    ada.go("/new/zen-garden")
    ada.press("Open the table")
    ada.page.wait_for_url("**/t/*")
    bela.go(f"/t/{ada.table}")
    bela.press("Take a seat")
    for visitor in (ada, bela):
        expect(visitor.page.get_by_role("listitem").filter(has_text="Guest 2")).to_be_visible()
    ada.press("Start the game")
    bela.wait_for_version(0)


def test_whoever_opens_a_full_table_is_told_that_they_watch(invite: Invite) -> None:
    ada, zoe = invite("Ada"), invite("Zoë")
    table = ada.open_quickly("human", "human")
    ada.join_quickly(table, "Béla")
    zoe.go(f"/t/{table}")
    expect(zoe.page.get_by_text("All seats are taken: you are watching.")).to_be_visible()
    ada.start_quickly(table)
    told = zoe.page.get_by_role("status").filter(has_text="You are watching this game.")
    expect(told).to_be_visible()
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    ada.go(f"/t/{table}")
    ada.wait_for_version(0)
    expect(ada.page.get_by_text("You are watching")).to_have_count(0)


def test_a_table_that_is_not_there_has_a_way_home(ada: Visitor) -> None:
    ada.expect_trouble("404")
    ada.go("/t/nothing-here")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.locator("main a.button", has_text="Back to the home page").click()
    expect(ada.play_button).to_be_visible()


def test_stopping_a_game_asks_first_and_offers_a_new_one(ada: Visitor, running: House) -> None:
    table = ada.open_quickly("human", "beginner")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    ada.page.get_by_label("Table and settings").click()
    ada.press("Stop the game")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Keep playing")).to_be_focused()
    ada.key("Enter")
    expect(dialog).to_have_count(0)
    assert room_of(running, table).row.stage == "running"
    ada.page.get_by_label("Table and settings").click()
    ada.press("Stop the game")
    dialog.get_by_role("button", name="Stop the game").click()
    expect(ada.page.get_by_text("This game was stopped.")).to_be_visible()
    ada.press("Play again")
    ada.page.wait_for_url(lambda url: table not in url)
    ada.wait_until(lambda: room_of(running, ada.table).row.stage == "running")


def test_others_have_to_agree_to_stop(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human")
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    for visitor in (ada, bela):
        visitor.go(f"/t/{table}")
    ada.page.get_by_label("Table and settings").click()
    ada.press("Ask to stop the game")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The other players must agree.")
    dialog.get_by_role("button", name="Ask to stop the game").click()
    bela.press("Agree")
    expect(ada.page.get_by_text("This game was stopped.")).to_be_visible()
