"""What a page loads before one can play: small enough for a train."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.server.house import House, Person
from tests.web.people import Visitor
from tuileries.server.http.compression import SMALLEST, pack
from tuileries.server.http.pages import FOLDER

LIMIT = 120_000
GAMES = ("zen-garden", "hanging-gardens", "gardeners")


def weight(path: str) -> int:
    return len(pack((FOLDER / path.removeprefix("/")).read_bytes(), SMALLEST).zipped)


def scripts(visitor: Visitor) -> set[str]:
    return {path for url in visitor.asked if (path := urlsplit(url).path).endswith(".js")}


@pytest.mark.parametrize("game", GAMES)
def test_home_and_one_game_load_little_script(ada: Visitor, running: House, game: str) -> None:
    ada.go("/")
    expect(ada.play_button).to_be_visible()
    table = ada.open_quickly("human", "human", game=game)
    Person(running.address, "Béla").join(table)
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    expect(ada.page.locator("[data-place]").first).to_be_attached()
    ada.settle()
    total = sum(weight(path) for path in scripts(ada))
    print(json.dumps({"figure": f"script of home and {game}", "value": total, "unit": "bytes"}))  # noqa: T201
    assert total <= LIMIT
