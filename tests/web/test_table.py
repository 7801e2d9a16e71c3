"""At the table: hands, refusals, looking back, and what the table does not tell."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.house import House
from tests.web.backstage import play_on, room_of
from tests.web.conftest import Invite
from tests.web.people import Visitor, to_move
from tuileries.core.phrases import Phrase
from tuileries.locales import voice
from tuileries.server.words import PHRASES


@pytest.fixture
def game(ada: Visitor, invite: Invite, running: House) -> Visitor:
    """Ada in the middle of a game with Béla, who is somewhere else; it is her turn."""
    table = ada.open_quickly("human", "human")
    invite("Béla").join_quickly(table, "Béla")
    ada.start_quickly(table)
    play_on(running, table, 6, until=0)
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    return ada


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def questions(visitor: Visitor) -> list[dict[str, Any]]:
    said = (json.loads(frame) for frame in visitor.said)
    return [message for message in said if message["type"] == "Ask"]


# Hands


def test_a_tile_is_dragged_into_the_garden(game: Visitor) -> None:
    before = game.version
    mouse = game.page.mouse
    mouse.move(*middle(game.affordable.first))
    mouse.down()
    mouse.move(*middle(game.legal_places.last), steps=8)
    expect(game.page.locator("body > .tile")).to_have_count(1)
    expect(game.page.locator(".mine .ghost")).to_be_visible()
    mouse.up()
    game.wait_for_version(before + 1)
    expect(game.page.locator("body > .tile")).to_have_count(0)


def test_a_tile_dropped_elsewhere_goes_back(game: Visitor) -> None:
    before = game.version
    mouse = game.page.mouse
    mouse.move(*middle(game.affordable.first))
    mouse.down()
    mouse.move(3, 300, steps=6)
    expect(game.picked).to_have_count(1)
    mouse.up()
    expect(game.picked).to_have_count(0)
    assert game.version == before


def test_wheel_and_keys_turn_a_tile_and_escape_puts_it_away(game: Visitor) -> None:
    game.pick()
    game.legal_places.first.hover()

    def turned(action: Callable[[], None], corner: str) -> None:
        action()
        game.wait_until(lambda: questions(game)[-1]["move"]["corner"] == corner)

    game.wait_until(lambda: bool(questions(game)))
    assert questions(game)[-1]["move"]["corner"] == "nw"
    scrolled = game.page.evaluate("scrollY")
    turned(lambda: game.page.mouse.wheel(0, 100), "ne")
    turned(lambda: game.key("r"), "se")
    game.press("Turn")
    turned(game.legal_places.first.hover, "sw")
    assert game.page.evaluate("scrollY") == scrolled
    game.key("Escape")
    expect(game.picked).to_have_count(0)
    expect(game.page.locator(".ghost")).to_have_count(0)


def test_the_ghost_shows_the_change_in_the_score(game: Visitor) -> None:
    game.pick()
    game.legal_places.first.hover()
    expect(game.page.locator(".mine .ghost")).to_be_visible()
    expect(game.page.locator(".preview")).to_contain_text(re.compile("[+−±]\\d|Your score would not change"))


def test_another_garden_is_enlarged(game: Visitor) -> None:
    small = game.page.locator("article .enlarge").bounding_box()
    game.page.locator("article .enlarge").click()
    dialog = game.page.get_by_role("dialog")
    large = dialog.locator(".large").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    game.key("Escape")
    expect(dialog).to_have_count(0)
    game.wait_for_focus("article .enlarge")


def test_a_move_is_taken_back(ada: Visitor, invite: Invite) -> None:
    bela = invite("Béla")
    table = ada.open_quickly("human", "human")
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    bela.go(f"/t/{table}")
    first = to_move(0, ada, bela)
    other = bela if first is ada else ada
    first.take_turn()
    first.press("Undo")
    first.wait_for_turn()
    other.wait_for_version(first.version)
    assert first.laid == 0


def test_undo_goes_back_past_the_answer_of_a_bot_or_says_why_not(ada: Visitor, running: House) -> None:
    table = ada.open_quickly("human", "regular")
    ada.start_quickly(table)
    play_on(running, table, 0, until=0)
    ada.go(f"/t/{table}")
    ada.wait_for_turn()
    while True:
        laid, round_ = ada.laid, ada.page.locator(".talk li").last.inner_text()
        ada.take_turn()
        ada.wait_for_turn()
        ada.press("Undo")
        back = ada.page.locator(".talk li", has_text="takes back")
        refused = ada.page.locator(".notices", has_text="Too late")
        expect(back.or_(refused).first).to_be_visible()
        if back.count():
            break
    assert ada.laid == laid, round_
    ada.wait_for_turn()


# Refusals


def follow_to_the_rule(visitor: Visitor) -> None:
    """The link of a refusal leads to its rule, which is marked and in sight."""
    link = visitor.page.locator(".preview .refusal a").first
    rule = link.inner_text()
    assert link.get_attribute("href") == f"/rules/zen-garden#{rule}"
    with visitor.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    page = opened.value
    marked = page.locator(".rule.wanted")
    expect(marked).to_have_attribute("id", rule)
    expect(marked).to_be_in_viewport()


def test_a_tile_too_dear_says_which_rule_forbids_it(game: Visitor, running: House) -> None:
    while not game.dear.count():
        play_on(running, game.table, 1, until=0, dearly=True)
        game.wait_for_version(room_of(running, game.table).version)
        game.wait_for_turn()
    game.dear.first.click(force=True)
    expect(game.page.locator(".preview .refusal")).to_contain_text("ZG-T3")
    assert not game.untranslated()
    follow_to_the_rule(game)


def test_a_place_that_is_not_open_says_which_rule_forbids_it(game: Visitor) -> None:
    before = game.version
    game.pick()
    game.closed_places.first.hover(force=True)
    expect(game.page.locator(".preview .refusal")).not_to_have_count(0)
    game.closed_places.first.click(force=True)
    expect(game.page.locator(".preview .refusal")).not_to_have_count(0)
    assert not game.untranslated()
    follow_to_the_rule(game)
    assert game.version == before
    expect(game.picked).to_have_count(1)


def test_out_of_turn_a_tile_says_that_it_is_not_your_turn(game: Visitor) -> None:
    game.take_turn()
    if game.page.locator(".turn.mine").count():  # who ends a round may begin the next
        game.take_turn()
    expect(game.page.locator("p.turn")).to_have_text("Béla’s turn")
    game.market.first.click(force=True)
    refusals = game.page.locator(".preview .refusal")
    expect(refusals).to_have_count(1)
    expect(refusals).to_contain_text("turn")


def test_a_table_without_aids_tells_no_places_and_no_scores(ada: Visitor) -> None:
    ada.go("/new/zen-garden")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Seat 2").select_option("regular")
    ada.page.get_by_label("Help on").uncheck()
    ada.press("Start the game")
    ada.wait_for_turn()
    ada.take_turn()
    ada.wait_for_turn()
    ada.pick()
    ada.legal_places.first.hover()
    expect(ada.page.locator(".mine .ghost")).to_be_visible()
    expect(ada.page.locator(".place.open")).to_have_count(0)
    expect(ada.page.locator(".dear")).to_have_count(0)
    expect(ada.page.locator(".plate .total")).to_have_count(0)
    expect(ada.page.locator("aside table")).to_have_count(0)
    expect(ada.page.get_by_text("This table plays without help")).to_be_visible()
    expect(ada.page.locator(".preview .total")).to_have_count(0)
    ada.wait_until(lambda: any('"Answer"' in frame for frame in ada.frames))
    told = [json.loads(frame) for frame in ada.frames]
    assert all(message["projected"] is None for message in told if message["type"] == "Update")
    assert all(not message["lines"] for message in told if message["type"] == "Answer")


# Looking back, staying in touch


def test_a_line_of_the_log_leads_back_to_its_moment(game: Visitor) -> None:
    expect(game.page.locator(".laid").first).to_be_visible()
    laid = game.page.locator(".laid").count()
    line = game.log.nth(2)
    moment = (line.get_attribute("title") or "").split()[-1]
    line.click()
    expect(game.page.get_by_text(f"You are viewing step {moment}.")).to_be_visible()
    assert game.page.locator(".laid").count() < laid
    expect(game.affordable).to_have_count(0)
    game.press("Back to the game")
    expect(game.page.locator(".laid")).to_have_count(laid)
    game.take_turn()


def test_among_bots_there_is_nobody_to_talk_to(ada: Visitor) -> None:
    ada.play_now()
    ada.wait_for_turn()
    expect(ada.page.get_by_role("tab")).to_have_text(["Log"])


def test_friends_chat_at_the_table(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human")
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    bela.go(f"/t/{table}")
    bela.wait_for_version(0)
    for one in (ada, bela):
        one.page.get_by_role("tab", name="Chat").click()
    phrases = [voice("en")(Phrase(f"web-say-{phrase}")) for phrase in PHRASES]
    expect(ada.page.locator(".phrases button")).to_have_text(phrases)
    ada.press("Well played!")
    expect(bela.page.get_by_role("list", name="Chat")).to_contain_text("Well played!")
    bela.page.get_by_label("Write a message").fill("<b>Merci</b>")
    bela.press("Send")
    expect(ada.page.get_by_role("list", name="Chat")).to_contain_text("<b>Merci</b>")
    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.get_by_role("tab", name="new messages")).to_have_count(0)
    bela.press("Hello!")
    expect(ada.page.get_by_role("tab", name="new messages")).to_have_count(1)


def test_the_title_says_whose_turn_it_is(ada: Visitor) -> None:
    ada.play_now()
    ada.wait_for_turn()
    expect(ada.page).to_have_title("● Your turn – Zen Garden")


def test_a_proposal_to_stop_is_put_to_the_other(invite: Invite) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table = ada.open_quickly("human", "human")
    bela.join_quickly(table, "Béla")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    bela.go(f"/t/{table}")
    bela.wait_for_version(0)
    ada.page.get_by_label("Table and settings").click()
    ada.press("Ask to stop the game")
    ada.page.get_by_role("dialog").get_by_role("button", name="Ask to stop the game").click()
    bela.press("Agree")
    expect(ada.page.get_by_text("This game was stopped.")).to_be_visible()
    expect(bela.page.get_by_text("This game was stopped.")).to_be_visible()


def at_one_device(visitor: Visitor, running: House, game: str) -> str:
    """Ada and Béla behind one screen; it is Béla's turn."""
    table = visitor.open_quickly("human", "human", game=game)
    visitor.join_quickly(table, "Béla")
    visitor.start_quickly(table)
    play_on(running, table, 5, until=1)
    return table


def test_what_one_may_not_see_is_hidden_until_the_device_is_passed(ada: Visitor, running: House) -> None:
    ada.go(f"/t/{at_one_device(ada, running, 'hanging-gardens')}")
    expect(ada.page.get_by_role("heading", name="Pass the device to Béla")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Board", exact=True)).to_have_count(0)
    ada.press("I am Béla")
    ada.wait_for_turn()


def test_a_game_without_secrets_is_passed_without_a_word(ada: Visitor, running: House) -> None:
    """Even if the table comes before the house has said which games have secrets."""
    table = at_one_device(ada, running, "zen-garden")
    waiting: list[Route] = []
    ada.page.route("**/api/house", lambda route: waiting.append(route))
    ada.go(f"/t/{table}")
    expect(ada.button("I am Béla")).to_be_visible()
    ada.wait_until(lambda: bool(waiting))
    for route in waiting:
        route.continue_()
    ada.wait_for_turn()
