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

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.house import Process

FOLDER = Path(__file__).parent / "page"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 860}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
TURNS = 16
"""As many as a garden has places."""


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


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        photograph(browser, f"http://{server.address}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
