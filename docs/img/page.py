"""Takes pictures of every page at every size, light and dark, and in three languages where text is tight.

    python -m docs.img.page             retakes those that are shown, in docs/img/page
    python -m docs.img.page FOLDER      takes all
    python -m docs.img.page FOLDER zen  takes those whose names begin so

Plays in Chromium against the real server. It is not a test: look at what it took.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from docs.img.scenes import Scene, scenes
from tests.server.house import house
from tests.web.people import ARGUMENTS, AT_REST, PATIENCE, Visitor

SHOWN = Path(__file__).parent / "page"
KEPT = (
    "zen-garden-2-middle-1280-light-en",
    "zen-garden-2-middle-390-dark-en",
    "hanging-gardens-2-middle-1280-dark-en",
    "gardeners-2-1280-light-en",
)
"""What the README shows."""
SIZES = {390: 844, 820: 1180, 1280: 800, 1920: 1080, 2560: 1440}
TIGHT = (390, 1280)


class Look(NamedTuple):
    width: int
    scheme: str
    language: str

    def __str__(self) -> str:
        return f"{self.width}-{self.scheme}-{self.language}"

    def context(self) -> dict[str, Any]:
        return {
            "viewport": {"width": self.width, "height": SIZES[self.width]},
            "has_touch": self.width < 900,
            "is_mobile": self.width < 500,
            "color_scheme": self.scheme,
            "locale": self.language,
            "reduced_motion": "reduce",
        }


def looks() -> Iterator[Look]:
    for width, scheme in product(SIZES, ("light", "dark")):
        yield Look(width, scheme, "en")
    for width, language in product(TIGHT, ("fr", "de")):
        yield Look(width, "light", language)


class Camera:
    """Takes what is wanted, as Ada sees it."""

    def __init__(self, browser: Browser, ada: Visitor, folder: Path) -> None:
        self._browser = browser
        self._ada = ada
        self._folder = folder

    def take(self, look: Look, wanted: Iterable[Scene]) -> None:
        state = self._ada.context.storage_state()
        context = self._browser.new_context(**look.context(), base_url=self._ada.base, storage_state=state)
        context.set_default_timeout(PATIENCE)
        for scene in wanted:
            page = context.new_page()
            page.goto(scene.path, wait_until="networkidle")
            page.evaluate("document.fonts.ready")
            scene.prepare(page)
            page.evaluate(AT_REST)
            page.screenshot(path=self._folder / f"{scene.name}-{look}.jpg", type="jpeg", quality=72)
            page.close()
        context.close()


def photograph(browser: Browser, folder: Path, begin: str | None) -> None:
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as running:
        ada = Visitor(browser, running.address)
        found = [scene for scene in scenes(running, ada) if scene.name.startswith(begin or "")]
        camera = Camera(browser, ada, folder)
        for look in looks():
            shown = [scene for scene in found if begin is not None or f"{scene.name}-{look}" in KEPT]
            if shown:
                camera.take(look, shown)


def main(folder: Path = SHOWN, begin: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        photograph(browser, folder, begin)
        browser.close()


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            main()
        case [folder]:
            main(Path(folder), "")
        case [folder, begin]:
            main(Path(folder), begin)
