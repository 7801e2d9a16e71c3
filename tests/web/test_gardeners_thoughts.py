"""After the end of a game of Gardeners: what the bots believed and wanted, moment by moment."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

import tuileries
from tests.server.house import House
from tests.web.backstage import play_again
from tests.web.people import Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "gardeners"


def test_a_bot_tells_what_it_believed_and_wanted(ada: Visitor, running: House) -> None:
    record = tuileries.load((GOLDEN / "normal-2.jsonl").read_text(encoding="utf-8"))
    table = ada.open_quickly("human", "gardener@relaxed", game="gardeners")
    play_again(running, table, record)
    ada.go(f"/replay/{table}?at=30")
    thoughts = ada.page.get_by_role("region", name="What did the bots believe?")
    thoughts.get_by_role("button", name="Show").click()
    expect(thoughts.locator("[data-laid]")).to_have_count(36)
    bars = thoughts.locator("li")
    expect(bars.first).to_contain_text("%")
    chances = [int(text.split("%")[0]) for text in bars.locator("b").all_inner_texts()]
    assert 98 <= sum(chances) <= 102
    assert chances == sorted(chances, reverse=True)
    changed = thoughts.locator(".fresh").count()
    assert changed
    expect(ada.page.locator("[data-wished]")).to_have_count(changed)
    assert not ada.axe()
    assert not ada.untranslated()
    ada.page.get_by_role("button", name="To the start").click()
    expect(thoughts.locator(".fresh")).not_to_have_count(changed)


def test_a_reason_leads_to_where_it_happened(ada: Visitor, running: House) -> None:
    record = tuileries.load((GOLDEN / "normal-2.jsonl").read_text(encoding="utf-8"))
    table = ada.open_quickly("human", "gardener@relaxed", game="gardeners")
    play_again(running, table, record)
    ada.go(f"/replay/{table}?at=115")
    thoughts = ada.page.get_by_role("region", name="What did the bots believe?")
    thoughts.get_by_role("button", name="Show").click()
    reason = thoughts.locator(".why button").first
    expect(reason).to_contain_text("Ada")
    assert not ada.axe()
    reason.click()
    expect(ada.page).not_to_have_url(re.compile(r"at=115\b"))


def test_where_no_bot_played_there_is_nothing_to_tell(ada: Visitor, running: House) -> None:
    record = tuileries.load((GOLDEN / "solo-training-a.jsonl").read_text(encoding="utf-8"))
    table = ada.open_quickly("human", game="gardeners")
    play_again(running, table, record)
    ada.go(f"/replay/{table}")
    expect(ada.page.get_by_role("heading", name="Was it solvable?")).to_be_visible()
    expect(ada.page.get_by_text("What did the bots believe?")).to_have_count(0)
