"""The garden of the day: from the house to the table, solved, and its result shared with somebody else."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.gardeners import make, play_moves, table_of, wait_for_version
from tests.web.people import DESKTOP, PHONE, Visitor
from tuileries.games.gardeners.cards import CARDS
from tuileries.games.gardeners.moves import Place, Ready
from tuileries.locales import LANGUAGES
from tuileries.server.workers.days import today
from tuileries.solver import solve

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def solution(running: House, table: str) -> list[Place]:
    state = table_of(running, table).state
    garden = solve([CARDS[held.card].constraint for held in state.cards], size=state.garden.size)
    assert garden is not None
    return [Place(laid.tile, laid.cell, laid.turn) for laid in garden.laid]


def lay_and_check(running: House, table: str) -> None:
    play_moves(running, table, [(0, move) for move in solution(running, table)])
    play_moves(running, table, [(0, Ready())])


def begin(visitor: Visitor, difficulty: str, path: str = "/") -> str:
    visitor.go(path)
    visitor.page.get_by_role("button", name=difficulty).click()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.page.locator("[data-place]").first).to_be_visible()
    return visitor.table


def solve_behind(running: House, visitor: Visitor, difficulty: str, path: str = "/") -> None:
    table = begin(visitor, difficulty, path)
    lay_and_check(running, table)
    expect(visitor.page.locator(".end")).to_contain_text("Solved in")


def test_solved_by_clicks_and_shared_without_a_word_about_how(running: House, invite: Invite) -> None:
    ada = invite("Ada", permissions=CLIPBOARD)
    table = begin(ada, "easy")
    expect(ada.page.get_by_role("timer")).to_have_text(re.compile(r"^\d:\d\d$"))
    for number, move in enumerate(solution(running, table), start=1):
        make(ada, move)
        wait_for_version([ada], number)
    expect(ada.page.locator(".effort")).to_contain_text("16 moves")
    ada.press("Ready")
    expect(ada.page.locator(".end h2")).to_have_text(re.compile(r"Solved in 17 moves, \d+:\d\d"))
    ada.press("Share the result")
    expect(ada.page.locator(".end")).to_contain_text("Copied")
    text, link = str(ada.page.evaluate("navigator.clipboard.readText()")).split("\n")
    assert re.fullmatch(r"Tuileries · Garden of \d+ \w+ · easy · 17 moves · \d+:\d\d", text)
    assert re.fullmatch(rf"{ada.base}/daily/{today()}/gentle\?moves=17&time=\d+", link)
    bela = invite("Béla")
    bela.go(link)
    expect(bela.main).to_contain_text("Someone solved this garden in 17 moves")
    begun = begin(bela, "Play this garden", link)
    assert begun != table
    assert table_of(running, begun).state.options == table_of(running, table).state.options
    assert not any("TilePlaced" in frame for frame in bela.frames)
    assert not any(table in asked for asked in bela.asked)


def test_the_best_result_is_kept_and_a_garden_that_was_begun_is_gone_on_with(
    running: House, invite: Invite
) -> None:
    ada = invite("Ada")
    yesterday = f"/daily/{today() - timedelta(1)}"
    solve_behind(running, ada, "easy", yesterday)
    ada.go("/daily")
    expect(ada.page.locator(".days li").first).to_contain_text("easy")
    expect(ada.page.locator(".days li")).to_have_count(7)
    ada.page.locator(".days a").first.click()
    expect(ada.page.get_by_role("button", name="easy")).to_contain_text("Your best: 17 moves")
    first = begin(ada, "tricky", yesterday)
    play_moves(running, first, [(0, solution(running, first)[0])])
    assert begin(ada, "tricky", yesterday) == first
    expect(ada.page.locator(".effort")).to_contain_text("1 move")
    ada.page.reload()
    expect(ada.page.get_by_role("timer")).to_have_text(re.compile(r"^\d:\d\d$"))


def test_without_a_clipboard_the_lines_are_there_to_be_copied(running: House, invite: Invite) -> None:
    ada = invite("Ada")
    ada.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    solve_behind(running, ada, "easy")
    ada.press("Share the result")
    lines = ada.page.get_by_role("textbox", name="Share the result")
    expect(lines).to_have_value(
        re.compile(r"^Tuileries · Garden of .*\nhttp://.*/daily/.*moves=17&time=\d+$")
    )
    expect(lines).to_be_focused()


def test_a_day_to_come_is_refused_in_words(invite: Invite) -> None:
    ada = invite("Ada")
    ada.expect_trouble("404")
    ada.go(f"/daily/{today() + timedelta(2)}")
    expect(ada.page.get_by_role("alert")).to_contain_text("not open yet")
    ada.go("/daily/never")
    expect(ada.page.get_by_role("alert")).to_contain_text("does not exist")


def test_by_keyboard_alone_from_the_house_to_the_table(invite: Invite) -> None:
    ada = invite("Ada")
    ada.go("/")
    expect(ada.page.get_by_role("button", name="easy")).to_be_enabled()
    ada.tab_to("section[aria-labelledby=daily] li:first-child button")
    ada.key("Enter")
    ada.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_and_nothing_is_untranslated(
    running: House, invite: Invite, device: dict[str, Any], language: str
) -> None:
    ada = invite("Ada", locale=language, **device)
    found: list[str] = []

    def look(where: str) -> None:
        for scheme in ("light", "dark"):
            ada.page.emulate_media(color_scheme=scheme)
            ada.settle()
            found.extend(f"{where} ({scheme}): {one}" for one in ada.axe())
        found.extend(f"{where}: {text}" for text in ada.untranslated())
        if ada.width() > device["viewport"]["width"]:
            found.append(f"{where} is too wide")

    ada.go("/daily")
    expect(ada.page.locator(".days")).to_be_visible()
    look("/daily")
    ada.go(f"/daily/{today()}/fiendish?moves=47&time=372")
    expect(ada.page.locator(".shared")).to_be_visible()
    look("shared")
    ada.page.locator(".button.main").click()
    ada.page.wait_for_url("**/t/*")
    look("begun")
    lay_and_check(running, ada.table)
    expect(ada.page.locator(".end")).to_be_visible()
    look("solved")
    assert not found, "\n".join(found)
