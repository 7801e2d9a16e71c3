"""Takes the pictures in docs/img/page: every page, desktop and phone, light and dark.

    python -m docs.img.page

Plays a whole game in Chromium against the real server. It is not a test: look at what it took.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.house import Process
from tests.web.gardeners import laid, lay, sit_together
from tests.web.people import ARGUMENTS, Visitor
from tests.web.test_hanging_gardens import decide

FOLDER = Path(__file__).parent / "page"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 860}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
TURNS = 16
"""As many as a garden has places."""
MIDDLE = 10
"""Decisions in The Hanging Gardens that nobody is spared: each lays a card a round."""


def looks(browser: Browser, state: Any) -> Iterator[tuple[str, BrowserContext]]:
    """The same person at every device, by day and by night."""
    for (size, options), scheme in product(SIZES.items(), ("light", "dark")):
        context = browser.new_context(
            **options, color_scheme=scheme, reduced_motion="reduce", locale="en-GB", storage_state=state
        )
        yield f"{size}-{scheme}", context
        context.close()


def take(browser: Browser, state: Any, name: str, address: str, *, held: bool = False) -> None:
    for look, context in looks(browser, state):
        page = context.new_page()
        page.goto(address, wait_until="networkidle")
        page.wait_for_timeout(300)
        if held:
            pick_up(page)
        page.screenshot(path=FOLDER / f"{name}-{look}.jpg", type="jpeg", quality=72)


def pick_up(page: Page) -> None:
    """A tile in the hand, over a place."""
    page.locator('[data-space][aria-disabled="false"]').first.click()
    page.locator('[data-place][aria-disabled="false"]').first.hover()
    page.wait_for_timeout(300)


def best_place(page: Page) -> None:
    """Lay the tile in the hand where the page says that it pays most."""
    places = page.locator('[data-place][aria-disabled="false"]')
    worth: list[tuple[int, int]] = []
    for number in range(places.count()):
        places.nth(number).hover()
        page.wait_for_timeout(60)
        total = page.locator(".preview .total b")
        text = total.inner_text() if total.count() else "0"
        worth.append((int(text.replace("−", "-").replace("±", "")), -number))
    places.nth(-max(worth)[1]).click()


def play_turn(page: Page) -> None:
    page.locator(".turn.mine").wait_for()
    version = page.locator("main").get_attribute("data-version")
    page.locator('[data-space][aria-disabled="false"]').last.click()
    best_place(page)
    page.wait_for_function(
        "version => document.querySelector('main').dataset.version !== version", arg=version
    )


def photograph(browser: Browser, address: str) -> None:
    context = browser.new_context(
        viewport={"width": 1280, "height": 860}, reduced_motion="reduce", locale="en-GB"
    )
    page = context.new_page()
    page.goto(f"{address}/new/zen-garden")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 2").select_option("casual")
    page.get_by_role("button", name="Level 4").click()
    page.get_by_role("button", name="Start the game").click()
    for turn in range(TURNS):
        play_turn(page)
        if (stage := {1: "early", 8: "middle"}.get(turn)) is not None:
            page.locator(".turn.mine").wait_for()
            take(browser, context.storage_state(), f"table-{stage}", page.url, held=True)
    page.locator(".end .winner:not(:empty)").wait_for()
    state, table = context.storage_state(), page.url
    take(browser, state, "table-end", table)
    take(browser, state, "replay", f"{table.replace('/t/', '/replay/')}?at=20")
    for name, path in (
        ("home", "/"),
        ("daily", "/daily"),
        ("new", "/new/zen-garden"),
        ("rules", "/rules/zen-garden#ZG-F2"),
        ("settings", "/settings"),
        ("pieces", "/pieces.html"),
    ):
        take(browser, state, name, address + path)
    page.goto(f"{address}/new/zen-garden")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    take(browser, context.storage_state(), "waiting", page.url)
    context.close()


def photograph_hanging_gardens(browser: Browser, address: str) -> None:
    ada = Visitor(browser, address)
    table = ada.open_quickly("human", "regular", game="hanging-gardens")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    for decision in range(200):
        decide(ada)
        if decision in (2, MIDDLE):
            ada.wait_for_turn()
            stage = "early" if decision == 2 else "middle"
            take(browser, ada.context.storage_state(), f"hanging-gardens-{stage}", ada.page.url)
        if ada.page.locator(".end").count():
            break
    ada.final_totals()
    take(browser, ada.context.storage_state(), "hanging-gardens-end", ada.page.url)
    take(browser, None, "hanging-gardens-rules", f"{ada.base}/rules/hanging-gardens#HG-B1")
    ada.leave()


def photograph_gardeners(browser: Browser, address: str) -> None:
    ada, bela = Visitor(browser, address), Visitor(browser, address, "Béla")
    sit_together(ada, bela, mode="normal")
    reader = ada if ada.button("Start the timer").count() else bela
    reader.press("Start the timer")
    for number in range(36):
        builder = (ada, bela)[number % 2]
        expect(laid(builder)).to_have_count(number)
        lay(builder)
        if number in (3, 20):
            stage = "early" if number == 3 else "middle"
            take(browser, ada.context.storage_state(), f"gardeners-{stage}", ada.page.url)
    take(browser, ada.context.storage_state(), "gardeners-full", ada.page.url)
    take(browser, None, "gardeners-rules", f"{ada.base}/rules/gardeners#GD-C1")
    ada.leave()
    bela.leave()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        photograph(browser, f"http://{server.address}")
        photograph_hanging_gardens(browser, server.address)
        photograph_gardeners(browser, server.address)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
