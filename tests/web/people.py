"""People with browsers: what they do at a table, and what they see there."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from tests.server.house import PATIENCE as SECONDS
from tuileries.games import SHELF
from tuileries.locales import keys
from tuileries.server.store.identity import COOKIE

# A new window would load two pages for its address bar, which cost more than ours do. The rest is the list of
# Playwright, which this one takes the place of.
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "BlockOriginHeaderModificationOnRedirect",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "Translate",
    "AutoDeElevate",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
)
ARGUMENTS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
CARD = 'article:has(a[href="/rules/zen-garden"])'
PLAY_NOW = f"{CARD} .button.main"
START = "dialog .button.main"
PATIENCE = SECONDS * 1000
"""For all that is waited for on a page; no test has another. A bot may have to wait for the compiler."""
expect.set_options(timeout=PATIENCE)
SLOWDOWN = float(os.environ.get("PAGE_SLOWDOWN", "1"))
"""How many times slower pages run: a race between test and page shows."""
AHEAD = 5
"""Seconds by which a clock is put forward to be stopped: it cannot be put back. A line outlives them."""
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
UNTRANSLATED = re.compile(
    r"^(web|sheet|zen-garden|hanging-gardens|gardeners|server|error|log|seat|bot|review|challenge|help)-[a-z-]+"
    r"|(ZG|HG|GD)-[A-Z]+\d+-[a-z]"
)

EVERY_TEXT = """() => {
  const found = [document.title];
  for (const element of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && node.data.trim()) found.push(node.data.trim());
  }
  return found;
}"""

HARMLESS = "WebSocket is closed before the connection is established"
"""What Chromium says of somebody who leaves a page before its line to a table is up."""

LOST = SECONDS / 10
"""Seconds after which a request that nobody heard of again is lost."""

AT_REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  do await frame(), await frame();
  while (document.getAnimations().some((one) => one.playState === "running"));
}"""


KNOWN = json.dumps(json.dumps({game: {"done": [], "known": True} for game in SHELF}))
FIRSTS = json.dumps(json.dumps([f"{game}/{name}" for game in SHELF for name in keys(f"{game}-first-")]))
KNOWS_GAMES = f"""try {{
  localStorage['tuileries-lessons'] ??= {KNOWN};
  localStorage['tuileries-firsts'] ??= {FIRSTS};
}} catch {{}}"""
"""Whoever knows a game is not asked whether they do, and nothing happens to them for the first time."""


class Visitor:
    """Somebody with a browser of their own. Whatever goes wrong in it is written down.

    They know the games, unless they are new here.
    """

    def __init__(
        self, browser: Browser, address: str, name: str = "Ada", *, new: bool = False, **context: Any
    ) -> None:
        chosen = {"locale": "en-GB", "reduced_motion": "reduce", **DESKTOP, **context}
        self.name = name
        self.address = address
        self.base = f"http://{address}"
        self.context = browser.new_context(base_url=self.base, **chosen)
        self.context.set_default_timeout(PATIENCE)
        if not new:
            self.context.add_init_script(KNOWS_GAMES)
        self.troubles: list[str] = []
        self.asked: list[str] = []
        self.frames: list[str] = []
        self.said: list[str] = []
        self.answers: list[Response] = []
        self.expected = [HARMLESS]
        self.pending: dict[Request, float] = {}
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("request", self._requested)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        page.on("response", lambda answer: self.answers.append(answer))
        page.on("websocket", self._listen)
        if SLOWDOWN > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})

    def _requested(self, request: Request) -> None:
        """What a page still waits for when it is left may never be heard of again."""
        if request.is_navigation_request():
            self.pending.clear()
        self.asked.append(request.url)
        self.pending[request] = time.monotonic()

    def _answered(self, request: Request) -> None:
        self.pending.pop(request, None)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _listen(self, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    def expect_trouble(self, *words: str) -> None:
        """Console messages with these words are part of what is tested."""
        self.expected.extend(words)

    def leave(self) -> None:
        """Go, and complain about anything that went wrong or went elsewhere."""
        self.context.close()
        elsewhere = {url for url in self.asked if not self._is_ours(url)}
        assert not elsewhere, f"requests to other hosts: {elsewhere}"
        complaints = [one for one in self.troubles if not any(word in one for word in self.expected)]
        assert not complaints, f"{self.name}'s browser complains: {complaints}"

    def _is_ours(self, url: str) -> bool:
        parts = urlsplit(url)
        return parts.netloc == self.address or parts.scheme in ("data", "blob", "about")

    # Finding one's way

    def go(self, path: str) -> None:
        self.page.goto(path)

    def settle(self) -> None:
        """Wait until the page has its heading, has fetched what it wants, and nothing moves."""
        expect(self.page.locator("main h1")).not_to_be_empty()
        quiet = 0
        while quiet < 3:
            self.page.wait_for_timeout(30)
            quiet = 0 if self._is_waiting() else quiet + 1
        self.page.evaluate(AT_REST)

    def _is_waiting(self) -> bool:
        """A request of a page that was just left may be heard of after it, and never again."""
        return any(time.monotonic() - since < LOST for since in self.pending.values())

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """For what no locator can wait for."""
        end = time.monotonic() + SECONDS
        while not condition():
            assert time.monotonic() < end, "waited in vain"
            self.page.wait_for_timeout(20)

    def stop_the_clock(self) -> None:
        """From now on time passes on this page only as it is let pass."""
        self.page.clock.install()
        self.page.clock.pause_at(time.time() + AHEAD)

    def let_pass(self, seconds: float) -> None:
        self.page.clock.run_for(round(seconds * 1000))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def press(self, name: str) -> None:
        self.button(name).click()

    @property
    def play_button(self) -> Locator:
        return self.page.locator(PLAY_NOW)

    def play_now(self) -> None:
        """From the home page straight into a game of Zen Garden against a bot."""
        self.go("/")
        self.play_button.click()
        self.begin()

    @property
    def start_button(self) -> Locator:
        """In the sheet that *Play now* opens."""
        return self.page.locator(START)

    def begin(self) -> None:
        """Take what the sheet proposes."""
        self.start_button.click()
        self.page.wait_for_url("**/t/*")

    def sit_down(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.press("Take a seat")
        expect(self.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()

    def open_quickly(self, *seats: str, **more: Any) -> str:
        """A table that is not opened by clicking, for tests that are about something else."""
        body = {"game": "zen-garden", "seats": seats or ("human", "regular"), "shuffled": False, **more}
        table = str(self._post("/api/tables", body)["id"])
        self.join_quickly(table, self.name)
        return table

    def join_quickly(self, table: str, name: str) -> None:
        self._post(f"/api/tables/{table}/join", {"name": name})

    def start_quickly(self, table: str) -> None:
        self._post(f"/api/tables/{table}/start", {})

    def take_lesson(self, game: str, lesson: str, step: int = 0) -> str:
        return str(self._post(f"/api/lessons/{game}/{lesson}", {"name": self.name, "step": step})["id"])

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path.split("/")[2]

    @property
    def token(self) -> str:
        return next(str(one.get("value")) for one in self.context.cookies() if one.get("name") == COOKIE)

    # At the table

    @property
    def main(self) -> Locator:
        return self.page.locator("main")

    @property
    def version(self) -> int:
        return int(self.main.get_attribute("data-version") or "-1")

    def wait_for_version(self, version: int) -> None:
        expect(self.main).to_have_attribute("data-version", str(version))

    def wait_past(self, version: int) -> None:
        expect(self.main).not_to_have_attribute("data-version", str(version))

    def wait_for_turn(self) -> None:
        expect(self.page.locator(".turn.mine")).to_be_visible()

    @property
    def market(self) -> Locator:
        return self.page.locator("[data-space]")

    @property
    def affordable(self) -> Locator:
        return self.page.locator('[data-space][aria-disabled="false"]')

    @property
    def dear(self) -> Locator:
        return self.page.locator('[data-space][aria-disabled="true"]')

    @property
    def legal_places(self) -> Locator:
        return self.page.locator('[data-place][aria-disabled="false"]')

    @property
    def closed_places(self) -> Locator:
        return self.page.locator('[data-place][aria-disabled="true"]')

    @property
    def picked(self) -> Locator:
        return self.page.locator('[data-space][aria-pressed="true"]')

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="Log").get_by_role("button")

    @property
    def laid(self) -> int:
        """The tiles in the garden in front of this person."""
        return self.page.locator(".mine .laid:not(.ghost)").count()

    def pick(self) -> None:
        self.affordable.first.click()
        expect(self.picked).to_have_count(1)

    def put(self) -> None:
        self.legal_places.first.click()

    def take_turn(self) -> None:
        """Pick the first tile that can be paid and lay it at the first place that is open."""
        self.wait_for_turn()
        before = self.version
        self.pick()
        self.put()
        self.wait_past(before)

    def take_turn_by_tap(self, lay: str = "Place") -> None:
        self.wait_for_turn()
        before = self.version
        self.affordable.first.tap()
        self.legal_places.first.tap()
        self.button(lay).tap()
        self.wait_past(before)

    def take_turns(self, number: int) -> None:
        for _ in range(number):
            self.take_turn()

    # The end

    def final_totals(self) -> list[int]:
        sheet = self.page.locator(".end")
        expect(sheet.locator(".winner")).not_to_be_empty()
        return [int(text.replace("−", "-")) for text in sheet.locator("tfoot .total").all_inner_texts()]

    def winners(self) -> str:
        return self.page.locator(".end .winner").inner_text()

    def close_end(self) -> None:
        """From how it ended back to the table."""
        self.key("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    # By keyboard

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def is_focused(self, selector: str) -> bool:
        script = "selector => document.activeElement?.matches(selector) ?? false"
        return bool(self.page.evaluate(script, selector))

    def wait_for_focus(self, selector: str) -> None:
        expect(self.page.locator(f"{selector}:focus")).to_have_count(1)

    def tab_to(self, selector: str, key: str = "Tab", most: int = 60) -> int:
        """Press Tab until this has the focus; how often it was needed."""
        for presses in range(most):
            if self.is_focused(selector):
                return presses
            self.key(key)
        raise AssertionError(f"{selector} cannot be reached with {most} times {key}")

    # What a careful eye checks

    def texts(self) -> list[str]:
        return [str(text) for text in self.page.evaluate(EVERY_TEXT)]

    def untranslated(self) -> list[str]:
        return [text for text in self.texts() if UNTRANSLATED.search(text)]

    def width(self) -> int:
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def axe(self) -> list[str]:
        """What axe finds, a line for each rule and place."""
        self.page.evaluate(f"if (!window.axe) {{ {AXE.read_text(encoding='utf-8')} }}")
        self.page.evaluate(AT_REST)
        result = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
            for violation in result["violations"]
            for node in violation["nodes"]
        ]


def to_move(version: int, *people: Visitor) -> Visitor:
    """Whose turn it is, once everybody sees this version."""
    for person in people:
        person.wait_for_version(version)
    return next(person for person in people if person.page.locator(".turn.mine").count())
