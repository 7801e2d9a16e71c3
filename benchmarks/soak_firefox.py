"""Firefox: a turn of each game, by mouse; pieces are seen to travel, and the console stays silent.

`python -m benchmarks.soak_firefox [TABLES]` takes it at so many tables of each game (1), from *Play now* on,
in the `firefox-esr` of this machine and against the real server.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.house import Process
from tests.web.gardeners import laid, lay
from tests.web.people import PATIENCE, Visitor
from tests.web.test_hanging_gardens import OPEN_PLACES, OPEN_TILES, decide
from tests.web.test_play_now import open_sheet

BIDI = "moz-firefox"
"""What Playwright calls a Firefox as it is, spoken to over WebDriver BiDi."""
TILES = 2
"""Laid by a person in Gardeners."""
WATCH = """() => {
  const places = (window.places = new Map());
  const look = () => {
    for (const flight of document.getAnimations()) {
      const node = flight.effect.target.closest(".journey");
      if (!node) continue;
      const { x, y } = node.getBoundingClientRect();
      places.set(node, (places.get(node) ?? new Set()).add(`${Math.round(x)} ${Math.round(y)}`));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""From now on every place is noted at which a piece is seen on its way."""
TRAVELLED = "() => [...window.places.values()].filter((places) => places.size > 2).length"


def lay_a_tile(visitor: Visitor) -> None:
    visitor.take_turn()
    visitor.wait_for_turn()


def lay_a_card(visitor: Visitor) -> None:
    """And a temple and a tile, where the card brings them."""
    decide(visitor)
    visitor.wait_for_turn()
    while visitor.page.locator(f"{OPEN_PLACES}, {OPEN_TILES}").count():
        decide(visitor)
        visitor.wait_for_turn()


def lay_some_tiles(visitor: Visitor) -> None:
    """Before the teammate, who gives people time to look around, lays any; and see theirs come."""
    for _ in range(TILES):
        lay(visitor)
    expect(laid(visitor)).not_to_have_count(TILES)
    visitor.settle()


TURNS: dict[str, Callable[[Visitor], None]] = {
    "zen-garden": lay_a_tile,
    "hanging-gardens": lay_a_card,
    "gardeners": lay_some_tiles,
}


def play(browser: Browser, address: str, game: str) -> Counter[str]:
    """*Play now* and a whole turn; whoever leaves complains of what the console said."""
    ada = Visitor(browser, address, reduced_motion="no-preference")
    open_sheet(ada, game)
    ada.begin()
    expect(ada.main).to_have_attribute("data-version", re.compile(r"\d"))
    ada.page.evaluate(WATCH)
    before = ada.version
    TURNS[game](ada)
    seen = Counter(tables=1, moves=ada.version - before, travelled=ada.page.evaluate(TRAVELLED))
    ada.leave()
    assert seen["moves"] > 0, f"{game}: no move was made"
    assert seen["travelled"] > 0, f"{game}: nothing was seen to travel"
    return seen


def main(tables: int) -> None:
    firefox = shutil.which("firefox-esr")
    assert firefox, "Firefox is missing: make firefox"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder))
        server.start()
        browser = playwright.firefox.launch(channel=BIDI, executable_path=firefox, timeout=PATIENCE)
        for game in TURNS:
            began = time.perf_counter()
            seen = sum((play(browser, server.address, game) for _ in range(tables)), Counter())
            seconds = round(time.perf_counter() - began)
            told = {"game": game, **seen, "seconds": seconds, "firefox": browser.version}
            print(json.dumps({"figure": "a turn in Firefox", **told}))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
