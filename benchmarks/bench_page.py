"""The page: how much script it loads, how soon it can be used, and how smoothly a tile is dragged.

The times are of this machine, with a browser that draws without a graphics card; the slowed ones are with the
processor four times slower, as Chromium's developer tools do it.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Locator, Page, Response, sync_playwright

from tests.server.house import Process

SLOWER = 4
PIECES = {
    "zen-garden": ('[data-space][aria-disabled="false"]', ".garden"),
    "hanging-gardens": ("[data-card]", ".window"),
}
"""What is dragged, and over what."""

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
FRAMES = """() => new Promise((done) => {
  const times = [];
  const step = (now) => {
    times.push(now);
    window.dragging === false ? done(times) : requestAnimationFrame(step);
  };
  window.dragging = true;
  requestAnimationFrame(step);
})"""


def scripts(page: Page) -> dict[str, int]:
    """The compressed size of every script the page asks for, as it arrives."""
    sizes: dict[str, int] = {}

    def arrived(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers["content-length"])

    page.on("response", arrived)
    return sizes


def play_now(page: Page, game: str) -> Locator:
    return page.locator(f'article:has(a[href="/rules/{game}"]) .button.main')


def first_paint(page: Page, address: str, game: str) -> float:
    """Milliseconds until the house is painted and a game can be begun."""
    page.goto(address)
    play_now(page, game).wait_for()
    return float(page.evaluate("performance.now()"))


def drag(page: Page, game: str) -> list[float]:
    """Milliseconds between frames while a piece is dragged to and fro over the garden."""
    page.locator(".turn.mine").wait_for()
    piece, ground = (page.locator(selector).first.bounding_box() for selector in PIECES[game])
    assert piece is not None
    assert ground is not None
    page.mouse.move(piece["x"] + 30, piece["y"] + 30)
    page.mouse.down()
    page.evaluate("window.dragging = undefined")
    page.evaluate(f"window.frames = ({FRAMES})(); 0")
    for lap in range(4):
        for step in range(30):
            across = ground["x"] + ground["width"] * (step if lap % 2 else 30 - step) / 30
            page.mouse.move(across, ground["y"] + ground["height"] * (0.2 + 0.2 * lap))
    page.evaluate("window.dragging = false")
    times: list[float] = page.evaluate("window.frames")
    page.mouse.up()
    return [after - before for before, after in pairwise(times)]


def measure(page: Page, address: str, game: str) -> dict[str, Any]:
    sizes = scripts(page)
    paints = [first_paint(page, address, game) for _ in range(5)]
    play_now(page, game).click()
    page.locator("dialog .button.main").click()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    frames = sorted(drag(page, game))
    return {
        "script_kb_of_game_page": round(sum(sizes.values()) / 1000, 1),
        "usable_ms_cold": round(paints[0]),
        "usable_ms_warm": round(median(paints[1:])),
        "drag_frames_per_second": round(1000 / (sum(frames) / len(frames)), 1),
        "drag_frame_ms_median": round(median(frames), 1),
        "drag_frame_ms_95": round(frames[int(len(frames) * 0.95)], 1),
        "cpu_slowed": SLOWER,
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        pages = {game: browser.new_page(viewport={"width": 1440, "height": 900}) for game in PIECES}
        figures = {game: measure(page, f"http://{server.address}/", game) for game, page in pages.items()}
        print(json.dumps({"benchmark": "page", **figures}))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
