"""Takes a picture of every step of every lesson and exercise, on a desktop and on a phone.

    python -m docs.img.steps FOLDER
    python -m docs.img.steps FOLDER hanging    only of games whose names begin so

Like the pictures of pages, they are there to be looked at.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from docs.img.page import Camera, Look
from docs.img.scenes import Scene
from tests.server.house import house
from tests.web.people import ARGUMENTS, Visitor
from tuileries.games import SHELF
from tuileries.lessons.lesson import course, exercises

LOOKS = (Look(1280, "light", "en"), Look(390, "dark", "en"))


def scenes(ada: Visitor, begin: str) -> Iterator[Scene]:
    for game in (name for name in SHELF if name.startswith(begin)):
        for lesson in (*course(game), *exercises(game)):
            for step in range(len(lesson.steps)):
                table = ada.take_lesson(game, lesson.name, step)
                yield Scene(f"{game}-{lesson.name}-{step + 1}", f"/t/{table}?step={step}")


def main(folder: Path, begin: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        house(Path(data)) as running,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        ada = Visitor(browser, running.address)
        for look in LOOKS:
            # All are begun before the first is looked at: only then does the camera know whose they are.
            Camera(browser, ada, folder).take(look, list(scenes(ada, begin)))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
