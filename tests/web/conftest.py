"""A real browser and a real server for the tests of the page; without them the tests fail."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable, Iterator
from hashlib import shake_256
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.house import House, house
from tests.web.people import ARGUMENTS, PATIENCE, Visitor
from tuileries.server.http.pages import FOLDER, INDEX
from tuileries.server.table import seats

Invite = Callable[..., Visitor]


# For the package, not the session: while it is open, no other test of this process can run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("The browser tests need Chromium, and there is none: make chromium", pytrace=False)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS, timeout=PATIENCE)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def built_page() -> None:
    if not (FOLDER / INDEX).exists():
        pytest.fail(
            f"The page is not built, {FOLDER / INDEX} is missing: make tuileries/web/{INDEX}", pytrace=False
        )


@pytest.fixture(scope="package")
def running(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same deals in every run: secrets come from its name, and browsers add nothing.

    What a test presses must not depend on whether the first card that was dealt fits somewhere.
    """
    numbers = count()

    def token_hex(size: int) -> str:
        return shake_256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest(size)

    chance = SimpleNamespace(token_hex=token_hex, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(seats, "secrets", chance)
    monkeypatch.setattr(seats, "clean", lambda nonce: "")


@pytest.fixture
def invite(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Bring somebody with a fresh browser; at the end nobody's browser may have complained."""
    here: list[Visitor] = []

    def bring(name: str = "Ada", address: str = "", **context: Any) -> Visitor:
        where = address or request.getfixturevalue("running").address
        here.append(Visitor(browser, where, name, **context))
        return here[-1]

    yield bring
    for visitor in here:
        visitor.leave()


@pytest.fixture
def ada(invite: Invite) -> Visitor:
    return invite("Ada")
