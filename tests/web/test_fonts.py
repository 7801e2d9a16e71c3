"""The letters are ours: they come, they weigh little, and nothing jumps when they come late."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Route, expect

from tests.web.people import Visitor
from tuileries.server.http.pages import FOLDER

FAMILIES = {"Alegreya", "Nunito Sans"}
SOURCES = Path(__file__).parents[2] / "web" / "fonts"
LIMIT = 60_000

LOADED = """() => [...document.fonts]
  .filter((face) => face.status === "loaded")
  .map((face) => face.family.replaceAll('"', ""))"""
PLACES = """() => [...document.querySelectorAll("header *, main *")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, x, y, width, height].join(" ");
})"""


def have_come(visitor: Visitor) -> bool:
    return set(visitor.page.evaluate(LOADED)) >= FAMILIES


def test_they_come_with_the_page(ada: Visitor) -> None:
    ada.go("/settings")
    ada.wait_until(lambda: have_come(ada))
    assert len({url for url in ada.asked if url.endswith(".woff2")}) == len(FAMILIES)


def test_they_weigh_little() -> None:
    fonts = list(FOLDER.rglob("*.woff2"))
    assert len(fonts) == len(FAMILIES)
    assert sum(font.stat().st_size for font in fonts) <= LIMIT


def test_each_has_its_licence_beside_it() -> None:
    for font in SOURCES.glob("*.woff2"):
        text = (SOURCES / f"OFL-{font.stem}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_nothing_jumps_when_they_come_late(ada: Visitor) -> None:
    held: list[Route] = []
    ada.page.route("**/*.woff2", lambda route: held.append(route))
    ada.page.goto("/settings", wait_until="commit")
    expect(ada.page.locator("main h1")).not_to_be_empty()
    ada.wait_until(lambda: len(held) == len(FAMILIES))
    before = ada.page.evaluate(PLACES)
    for route in held:
        route.continue_()
    ada.wait_until(lambda: have_come(ada))
    ada.settle()
    assert ada.page.evaluate(PLACES) == before
