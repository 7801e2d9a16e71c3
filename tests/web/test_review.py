"""Looking back at a finished game: what moves cost, a better one found, and others who follow."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.house import House
from tests.server.test_judgements import golden
from tests.web.backstage import play_again
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tests.web.test_quality import barriers
from tuileries.locales import LANGUAGES

CORNERS = ("nw", "ne", "se", "sw")
GAMES = ("zen-garden", "hanging-gardens")


def finished(ada: Visitor, running: House, game: str = "zen-garden") -> str:
    table = ada.open_quickly("human", "human", game=game)
    ada.join_quickly(table, "Béla")
    play_again(running, table, golden(game))
    return table


def review(visitor: Visitor) -> Locator:
    return visitor.page.locator(".review")


def reviewed(ada: Visitor, running: House, game: str = "zen-garden") -> str:
    """Ada has asked for a review, and it is there."""
    table = finished(ada, running, game)
    ada.go(f"/replay/{table}?review")
    expect(review(ada)).to_have_attribute("data-share", "1")
    return table


def found(ada: Visitor, table: str) -> dict[str, Any]:
    """The whole review, as the server tells it."""
    return json.loads(ada.page.request.get(f"/api/tables/{table}/judgements").text().splitlines()[-1])  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_reviewed_from_the_end_screen(ada: Visitor, running: House, game: str) -> None:
    ada.go(f"/t/{finished(ada, running, game)}")
    ada.page.get_by_role("link", name="Review").first.click()
    expect(review(ada)).to_have_attribute("data-share", "1")
    expect(ada.page.locator(".strip .curve .mark").first).to_be_visible()
    expect(ada.page.locator(".strip figcaption")).to_contain_text("Chance of winning")
    review(ada).locator("li button").first.click()
    review(ada).get_by_role("button", name="Show on the board").click()
    expect(ada.page.locator(".film .ghost").first).to_be_visible()
    review(ada).get_by_text("Show why").click()
    expect(review(ada).locator("details li").first).to_be_visible()
    review(ada).get_by_role("button", name="Hide").click()
    expect(ada.page.locator(".film .ghost")).to_have_count(0)
    expect(review(ada).get_by_role("heading", name="Skill and luck")).to_be_visible()
    expect(review(ada).get_by_text("Expected lead with it")).to_be_visible()
    review(ada).get_by_text("What the marks mean").click()
    expect(review(ada).get_by_text("Points lost: 2.5 to 5")).to_be_visible()
    expect(review(ada).get_by_text("So even a mistake may increase it.")).to_be_visible()
    assert ada.axe() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_it_is_asked_for_everything_is_in_words(invite: Invite, running: House, language: str) -> None:
    visitor = invite("Zoé", locale=language)
    visitor.go(f"/replay/{finished(visitor, running)}")
    expect(review(visitor).get_by_role("button")).to_be_visible()
    assert visitor.untranslated() == []


def test_nobody_has_a_chance_before_it_is_known(ada: Visitor, running: House) -> None:
    table, held = finished(ada, running), list[Route]()
    ada.page.route("**/judgements", lambda route: held.append(route))
    ada.go(f"/replay/{table}?review")
    chances = ada.page.locator(".strip figcaption")
    expect(chances).to_contain_text("Reviewing the game …")
    expect(chances).not_to_contain_text("%")
    assert ada.untranslated() == []
    held[0].continue_()
    expect(chances).to_contain_text("%")
    expect(chances).not_to_contain_text("Reviewing the game …")
    ada.press("To the end")
    expect(chances).to_contain_text("100%")


def test_the_page_ends_where_its_foot_does(ada: Visitor, running: House) -> None:
    reviewed(ada, running)
    foot = "document.querySelector('footer').getBoundingClientRect().bottom + scrollY"
    assert ada.page.evaluate(f"document.documentElement.scrollHeight - {foot}") <= 1


@pytest.mark.parametrize("device", [{}, PHONE])
def test_whoever_goes_to_a_turning_point_reads_what_was_played(
    invite: Invite, running: House, device: dict[str, Any]
) -> None:
    visitor = invite("Zoé", **device)
    reviewed(visitor, running)
    review(visitor).locator("li button").last.click()
    played = review(visitor).locator(".judged .played")
    expect(played).to_be_focused()
    expect(played).to_be_in_viewport(ratio=1)
    if device:
        controls = visitor.page.locator(".controls")
        visitor.wait_until(lambda: top(played) >= top(controls) + height(controls))


def test_what_is_said_of_a_move_follows_the_film(ada: Visitor, running: House) -> None:
    reviewed(ada, running)
    told = review(ada).locator(".judged .played")
    before = told.inner_text()
    ada.page.keyboard.press("ArrowRight")
    expect(told).not_to_have_text(before)
    expect(ada.page.locator("output")).to_have_text("1 / 32")
    width = ada.page.locator(".strip .curve").bounding_box()
    assert width
    ada.page.mouse.click(width["x"] + width["width"] / 2, width["y"] + 5)
    expect(ada.page.locator("output")).to_have_text("16 / 32")


def test_a_link_opens_the_same_moment_of_the_review(ada: Visitor, invite: Invite, running: House) -> None:
    reviewed(ada, running)
    review(ada).locator("li button").first.click()
    here = ada.page.locator("output").inner_text()
    told = review(ada).locator(".judged").inner_text()
    zoe = invite("Zoé")
    zoe.wait_until(lambda: "review" in ada.page.url)
    zoe.go(ada.page.url)
    expect(zoe.page.locator("output")).to_have_text(here)
    expect(zoe.page.locator(".strip .mark").first).to_be_visible()
    assert review(zoe).locator(".judged").inner_text() == told


def puzzle_of(ada: Visitor, table: str) -> dict[str, Any]:
    """What costs most in the seat of the first player."""
    found_of_her = [one for one in found(ada, table)["findings"] if one.get("player") == 0]
    return max(found_of_her, key=lambda one: one["better"]["points"]["mean"] if one["better"] else 0)


def lay(ada: Visitor, move: dict[str, Any]) -> None:
    """Take a tile, turn it and put it down, as a person does."""
    ada.page.locator(f'[data-space][data-piece="{piece_key(move["tile"])}"]').click()
    for _ in range(CORNERS.index(move["corner"])):
        ada.page.keyboard.press("r")
    row, column = move["cell"]
    ada.page.locator(f'[data-place="{row},{column}"]').click()


def piece_key(tile: dict[str, str]) -> str:
    return f"{tile['decor']} {tile['walkway']} {tile['floor']}"


def test_a_mistake_is_tried_again_until_a_better_move_is_found(ada: Visitor, running: House) -> None:
    table = reviewed(ada, running)
    worst = puzzle_of(ada, table)
    ada.press("Learn from mistakes: Ada")
    expect(ada.page.locator("output")).to_have_text(f"{worst['version']} / 32")
    puzzle = ada.page.locator(".puzzle")
    answer = puzzle.get_by_role("status")
    ada.page.locator('[data-space][aria-disabled="false"]').first.click()
    ada.page.locator('[data-place][aria-disabled="false"]').last.click()
    expect(answer).to_contain_text("Try again")
    expect(puzzle.locator("ul li").first).to_be_visible()
    assert ada.axe() == []
    lay(ada, worst["better"]["move"])
    expect(answer).to_contain_text("That is the best move")
    expect(ada.page.locator(".film .ghost").first).to_be_visible()
    ada.press("Next puzzle")
    expect(puzzle.get_by_role("heading")).to_contain_text("Puzzle 2 of")
    ada.press("Show the solution")
    expect(ada.page.locator(".film .ghost").first).to_be_visible()
    expect(ada.button("Place")).to_have_count(0)
    ada.press("Stop")
    expect(puzzle).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, {"viewport": {"width": 1280, "height": 800}}])
def test_what_came_of_a_try_is_in_sight(invite: Invite, running: House, device: dict[str, Any]) -> None:
    ada = invite("Ada", **device)
    table = reviewed(ada, running)
    ada.press("Learn from mistakes: Ada")
    answer = ada.page.locator(".puzzle").get_by_role("status")
    ada.page.locator('[data-space][aria-disabled="false"]').first.click()
    ada.page.locator('[data-place][aria-disabled="false"]').last.click()
    confirm(ada, device)
    expect(answer).to_contain_text("Try again")
    expect(answer).to_be_in_viewport(ratio=1)
    lay(ada, puzzle_of(ada, table)["better"]["move"])
    confirm(ada, device)
    expect(answer).to_contain_text("That is the best move")
    expect(ada.page.locator(".film .ghost").first).to_be_attached()
    expect(answer).to_be_in_viewport(ratio=1)


def confirm(ada: Visitor, device: dict[str, Any]) -> None:
    """On a phone nothing is laid by a single tap."""
    if device is PHONE:
        ada.press("Place")


def test_whoever_looks_elsewhere_during_a_puzzle_is_led_back(ada: Visitor, running: House) -> None:
    worst = puzzle_of(ada, reviewed(ada, running))
    ada.press("Learn from mistakes: Ada")
    where, puzzle = ada.page.locator("output"), ada.page.locator(".puzzle")
    free = ada.page.locator('[data-space][aria-disabled="false"]')
    expect(where).to_have_text(f"{worst['version']} / 32")
    expect(ada.button("Back to the puzzle")).to_have_count(0)
    ada.page.locator(".curve").click(position={"x": 300, "y": 30})
    expect(where).not_to_have_text(f"{worst['version']} / 32")
    ada.press("Back to the puzzle")
    expect(where).to_have_text(f"{worst['version']} / 32")
    free.first.click()
    ada.page.locator('[data-place][aria-disabled="false"]').last.click()
    expect(puzzle).to_contain_text("Try again")
    ada.page.locator(".curve").click(position={"x": 300, "y": 30})
    ada.press("Show the solution")
    expect(where).to_have_text(f"{worst['version']} / 32")
    expect(ada.page.locator(".film .ghost").first).to_be_visible()
    expect(puzzle).not_to_contain_text("Try again")


def test_what_was_tried_in_a_puzzle_is_not_answered_in_the_next(ada: Visitor, running: House) -> None:
    reviewed(ada, running)
    ada.press("Learn from mistakes: Ada")
    puzzle, held = ada.page.locator(".puzzle"), list[Route]()
    ada.page.route("**/attempt", lambda route: held.append(route))
    with ada.page.expect_request("**/attempt"):
        ada.page.locator('[data-space][aria-disabled="false"]').first.click()
        ada.page.locator('[data-place][aria-disabled="false"]').last.click()
    ada.press("Next puzzle")
    expect(puzzle.get_by_role("heading")).to_contain_text("Puzzle 2 of")
    with ada.page.expect_response("**/attempt"):
        held[0].continue_()
    expect(puzzle.get_by_text("Comparing your move")).to_have_count(0)
    expect(puzzle.get_by_role("status")).to_be_empty()


def test_a_review_that_broke_off_is_asked_for_again(ada: Visitor, running: House) -> None:
    table = finished(ada, running)
    glimpse = {"version": 0, "player": 0, "margins": [0, 0], "victories": [0.5, 0.5], "skill": 0}
    sketch = json.dumps({"type": "sketch", "glimpses": [glimpse]})
    ada.page.route("**/judgements", lambda route: route.fulfill(body=f"{sketch}\n"), times=1)
    ada.go(f"/replay/{table}?review")
    expect(review(ada).get_by_role("alert")).to_be_visible()
    ada.press("Review this game")
    expect(review(ada)).to_have_attribute("data-share", "1")
    expect(review(ada).get_by_role("alert")).to_have_count(0)


def test_a_led_review_is_followed_in_a_second_browser(ada: Visitor, invite: Invite, running: House) -> None:
    table = ada.open_quickly("human", "human")
    bela = invite("Béla")
    bela.join_quickly(table, "Béla")
    play_again(running, table, golden("zen-garden"))
    ada.go(f"/replay/{table}?review")
    bela.go(f"/t/{table}")
    expect(review(ada)).to_have_attribute("data-share", "1")
    ada.press("Lead a review")
    bela.page.get_by_role("link", name="Follow").click()
    place = bela.page.locator("output")
    review(ada).locator("li button").first.click()
    here = ada.page.locator("output").inner_text()
    expect(place).to_have_text(here)
    review(ada).get_by_role("button", name="Show on the board").click()
    expect(bela.page.locator(".film .ghost").first).to_be_visible()
    bela.page.get_by_role("button", name="To the end").click()
    expect(place).to_have_text("32 / 32")
    ada.page.get_by_role("button", name="One step forward").click()
    expect(bela.page.get_by_text("Ada is leading")).to_be_visible()
    expect(place).to_have_text("32 / 32")
    bela.page.get_by_role("button", name="Follow").click()
    expect(place).to_have_text(ada.page.locator("output").inner_text())
    assert bela.axe() == []
    ada.press("Stop leading")
    expect(bela.page.get_by_text("You are following")).to_have_count(0)
    expect(bela.page.get_by_text("Nobody is leading a review at the moment.")).to_be_visible()
    assert bela.axe() == []
    bela.press("Look around on your own")
    expect(bela.page.get_by_text("Nobody is leading")).to_have_count(0)
    zoe = invite("Zoé")
    zoe.go(f"/replay/{table}?follow")
    expect(zoe.page.get_by_text("Nobody is leading a review at the moment.")).to_be_visible()
    ada.press("Lead a review")
    expect(zoe.page.get_by_text("You are following Ada.")).to_be_visible()


def test_on_a_phone_whoever_may_follow_sees_it_at_once(ada: Visitor, invite: Invite, running: House) -> None:
    table = ada.open_quickly("human", "human")
    bela = invite("Béla", **PHONE)
    bela.join_quickly(table, "Béla")
    play_again(running, table, golden("zen-garden"))
    bela.go(f"/t/{table}")
    expect(bela.page.get_by_role("link", name="Review")).to_be_visible()
    ada.go(f"/replay/{table}")
    ada.press("Lead a review")
    expect(bela.page.get_by_role("link", name="Follow")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_in_every_language(invite: Invite, running: House, game: str, language: str) -> None:
    visitor = invite("Zoé", locale=language, **PHONE)
    reviewed(visitor, running, game)
    review(visitor).locator("li button").first.tap()
    assert "review-" not in visitor.page.locator("main").inner_text()
    assert barriers(visitor, game) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_what_is_shown_on_the_board_comes_into_view(
    invite: Invite, running: House, game: str
) -> None:
    visitor = invite("Zoé", **PHONE)
    reviewed(visitor, running, game)
    review(visitor).locator("li button").first.tap()
    review(visitor).get_by_role("button", name="Show on the board").tap()
    ghost, controls = visitor.page.locator(".film .ghost").first, visitor.page.locator(".controls")
    expect(ghost).to_be_in_viewport()
    visitor.wait_until(lambda: top(ghost) >= top(controls) + height(controls))


def top(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["y"]


def height(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["height"]


def test_by_keyboard_alone(ada: Visitor, running: House) -> None:
    ada.go(f"/replay/{finished(ada, running)}")
    review(ada).get_by_role("button", name="Review this game").focus()
    ada.page.keyboard.press("Enter")
    expect(review(ada)).to_have_attribute("data-share", "1")
    review(ada).locator("li button").first.focus()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowLeft")
    review(ada).get_by_role("button", name="Show on the board").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".film .ghost").first).to_be_visible()


def test_by_keyboard_the_focus_is_where_one_reads(ada: Visitor, running: House) -> None:
    reviewed(ada, running)
    learn = ada.button("Learn from mistakes: Ada")
    learn.focus()
    ada.key("Enter")
    heading = ada.page.locator(".puzzle h3")
    expect(heading).to_be_focused()
    ada.key("Tab")
    expect(ada.button("Show the solution")).to_be_focused()
    ada.key("Enter")
    expect(heading).to_be_focused()
    ada.button("Stop").focus()
    ada.key("Enter")
    expect(learn).to_be_focused()
    lead = ada.button("Lead a review")
    lead.focus()
    ada.key("Enter")
    expect(ada.page.locator(".leading [role=status]")).to_be_focused()
    ada.button("Stop leading").focus()
    ada.key("Enter")
    expect(lead).to_be_focused()
