"""Frames: how evenly they come while a move of somebody else is shown, and on the same page at rest.

One line a game, with the processor four times slower, as Chromium's developer tools do it. A frame is on time
if none was missed before it. Without a graphics card the browser draws with the same processor.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from itertools import islice, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.house import House, Person, house
from tests.web.backstage import play_on
from tests.web.gardeners import fill, play_moves, table_of
from tests.web.people import ARGUMENTS, Visitor
from tuileries.games.gardeners.moves import Start

SLOWER = 4
MOVES = 10
FRAME = 1000 / 60
REST = 1500
"""Milliseconds of a page on which nothing happens."""
GAMES: dict[str, dict[str, Any]] = {
    "zen-garden": {"boards": [1, 2, 3, 4, 5]},
    "hanging-gardens": {},
    "gardeners": {"mode": "normal"},
}
RECORD = """() => {
  const told = (window.told = { frames: [], work: [] });
  const travelling = document.getElementsByClassName("journey");
  const step = (now) => {
    told.frames.push([now, travelling.length > 0]);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) told.work.push([startTime, duration]);
  }).observe({ type: "longtask" });
}"""
"""When frames come and whether something travels in them, and all work that takes over 50 milliseconds."""
AGAIN = "() => { window.told.frames.length = 0; window.told.work.length = 0; }"
SHOWN = """version => document.querySelector("main").dataset.version >= version
  && !document.querySelector(".journey")"""


class Watched(NamedTuple):
    """Milliseconds between frames: on the way, until pieces set off, and at rest; and of long work."""

    moving: list[float]
    begin: list[float]
    rest: list[float]
    work: list[float]


def sit(browser: Browser, running: House, game: str) -> Visitor:
    """Ada at a table where Béla has begun."""
    ada = Visitor(browser, running.address, reduced_motion="no-preference")
    table = ada.open_quickly("human", "human", game=game, options=GAMES[game])
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    if game == "gardeners":
        play_moves(running, table, [(table_of(running, table).state.drawer, Start())])
    play(running, table, game, 12)
    ada.go(f"/t/{table}")
    expect(ada.page.locator("[data-piece]").first).to_be_attached()
    ada.settle()
    devtools = ada.context.new_cdp_session(ada.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return ada


def play(running: House, table: str, game: str, moves: int) -> None:
    if game == "gardeners":
        play_moves(running, table, islice(fill(table_of(running, table)), moves))
    else:
        play_on(running, table, moves)


def watch(ada: Visitor, running: House, game: str) -> Watched:
    """So many moves, each after a rest."""
    seen = Watched([], [], [], [])
    ada.page.evaluate(RECORD)
    for _ in range(MOVES):
        ada.page.evaluate(AGAIN)
        ada.page.wait_for_timeout(REST)
        note(ada, seen)
        version = ada.version
        play(running, ada.table, game, 1)
        ada.page.wait_for_function(SHOWN, arg=version + 1, polling=200)
        note(ada, seen)
    return seen


def note(ada: Visitor, seen: Watched) -> None:
    told = ada.page.evaluate("window.told")
    ada.page.evaluate(AGAIN)
    on_the_way = False
    for (before, is_moving), (after, moves_on) in pairwise(told["frames"]):
        kind = seen.moving if on_the_way else seen.begin if is_moving or moves_on else seen.rest
        kind.append(after - before)
        on_the_way = is_moving and moves_on
    seen.work.extend(duration for _, duration in told["work"])


def figures(seen: Watched) -> dict[str, Any]:
    return {
        "moving": evenness(seen.moving),
        "rest": evenness(seen.rest),
        "begin_ms": {"median": percentile(seen.begin, 50), "95": percentile(seen.begin, 95)},
        "long_tasks": {"count": len(seen.work), "longest_ms": round(max(seen.work, default=0))},
    }


def evenness(frames: list[float]) -> dict[str, float]:
    on_time = sum(one < 1.5 * FRAME for one in frames) / len(frames)
    return {"frames": len(frames), "on_time": round(on_time, 3), "ms_95": percentile(frames, 95)}


def percentile(values: list[float], part: int) -> float:
    return round(sorted(values)[len(values) * part // 100], 1)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        with house(Path(folder)) as running:
            for game in GAMES:
                ada = sit(browser, running, game)
                told = figures(watch(ada, running, game))
                print(json.dumps({"benchmark": "frames", "game": game, "cpu_slowed": SLOWER, **told}))
                ada.leave()
        browser.close()


if __name__ == "__main__":
    main()
