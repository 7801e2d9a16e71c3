"""Refreshing, losing the server, and coming back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import Process
from tests.web.conftest import Invite
from tests.web.people import Visitor

LOST = ("net::ERR_", "WebSocket connection to")


@pytest.fixture(scope="module")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that can be killed; each test starts it again."""
    process = Process(tmp_path_factory.mktemp("mortal"), warm=False)
    process.start()
    yield process
    process.kill()


POSITION = """all => all.filter(one => one.matches("[data-space], .enlarge, [aria-disabled=false]")
  || !one.ariaLabel.includes(": empty")).map(one => one.ariaLabel).sort()"""


def position(visitor: Visitor) -> list[str]:
    """What is offered, what lies in the gardens, and what may be done: in the words a screen reader says."""
    expect(visitor.page.locator("[data-place]").first).to_be_attached()
    told = visitor.page.locator("[data-space], [data-place], .enlarge").evaluate_all(POSITION)
    return [str(one) for one in told]


def moves_of(visitor: Visitor, seat: int) -> list[Any]:
    """What the server's own log says this seat has laid."""
    text = visitor.context.request.get(f"/api/tables/{visitor.table}/log").text()
    lines = [json.loads(line) for line in text.splitlines()[1:]]
    return [line for line in lines if line.get("player") == seat]


def own_seat(visitor: Visitor) -> int:
    seats = visitor.context.request.get(f"/api/tables/{visitor.table}").json()["seats"]
    return next(number for number, seat in enumerate(seats) if seat["yours"])


def test_a_refresh_keeps_seat_and_position(ada: Visitor) -> None:
    ada.play_now()
    ada.take_turns(3)
    ada.wait_for_turn()
    before, version = position(ada), ada.version
    ada.page.reload()
    ada.wait_for_turn()
    assert ada.version == version
    assert position(ada) == before
    assert ada.log.count() > 6
    ada.take_turn()


def test_the_page_outlives_the_server(invite: Invite, server: Process) -> None:
    ada = invite("Ada", address=server.address)
    ada.expect_trouble(*LOST)
    ada.play_now()
    ada.page.evaluate("window.sameAsEver = true")
    ada.take_turns(2)
    ada.wait_for_turn()
    before = position(ada)

    server.kill()
    status = ada.page.locator(".connection")
    expect(status).to_contain_text("No connection. Trying again")
    server.start()
    expect(status).to_be_empty()
    assert position(ada) == before
    ada.take_turns(2)
    ada.wait_for_turn()
    assert ada.laid == 4
    assert ada.page.evaluate("window.sameAsEver")


def test_a_move_made_while_the_server_was_down_is_made_once(invite: Invite, server: Process) -> None:
    ada = invite("Ada", address=server.address)
    ada.expect_trouble(*LOST)
    ada.play_now()
    ada.take_turn()
    ada.wait_for_turn()
    server.kill()
    expect(ada.page.locator(".connection")).to_contain_text("No connection")
    before = ada.version
    ada.pick()
    ada.put()
    assert ada.version == before
    server.start()
    ada.wait_past(before)
    ada.wait_for_turn()
    assert ada.laid == 2
    assert len(moves_of(ada, own_seat(ada))) == 2
    ada.take_turn()


def test_a_move_under_way_when_the_server_dies_is_made_once(invite: Invite, server: Process) -> None:
    ada = invite("Ada", address=server.address)
    ada.expect_trouble(*LOST)
    ada.play_now()
    ada.take_turn()
    ada.wait_for_turn()
    before = ada.version
    ada.pick()
    ada.put()
    server.kill()
    server.start()
    ada.wait_past(before)
    ada.wait_for_turn()
    assert ada.laid == 2
    assert len(moves_of(ada, own_seat(ada))) == 2


def test_a_table_that_is_not_there_says_so(ada: Visitor) -> None:
    ada.expect_trouble("404")
    ada.go("/t/nothing-here")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert not ada.untranslated()


def test_home_says_when_the_server_cannot_be_reached(invite: Invite, server: Process) -> None:
    ada = invite("Ada", address=server.address)
    ada.expect_trouble(*LOST)
    ada.go("/")
    ada.settle()
    server.kill()
    ada.play_button.click()
    ada.start_button.click()
    expect(ada.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("cannot be reached")
    server.start()
    ada.begin()
    ada.wait_for_turn()


def test_a_game_moves_to_another_device_by_code(invite: Invite) -> None:
    ada, phone = invite("Ada"), invite("Ada's phone")
    ada.play_now()
    ada.take_turn()
    ada.page.get_by_label("Table and settings").click()
    ada.press("Use another device")
    code = ada.page.locator('a[href^="/join#"]').inner_text()
    phone.go("/join")
    phone.page.get_by_label("I have a code from my other device").fill(code)
    phone.press("Move my seats here")
    expect(phone.page.get_by_role("status")).to_contain_text("Welcome back, Guest.")
    phone.page.get_by_role("link", name="Back to the home page").click()
    phone.page.get_by_role("link", name="Continue").first.click()
    phone.take_turn()
    ada.wait_past(1)


def test_a_device_can_be_removed_and_is_a_strangers_then(invite: Invite) -> None:
    ada, phone = invite("Ada"), invite("Ada's phone")
    ada.go("/settings")
    expect(ada.page.get_by_role("heading", name="My devices")).to_have_count(0)
    ada.play_now()
    ada.page.get_by_label("Table and settings").click()
    ada.press("Use another device")
    code = ada.page.locator('a[href^="/join#"]').inner_text()
    ada.go("/settings")
    expect(ada.page.get_by_text("One code for another device is open.")).to_be_visible()
    phone.go("/join")
    phone.page.get_by_label("I have a code from my other device").fill(code)
    phone.press("Move my seats here")
    expect(phone.page.get_by_role("status")).to_contain_text("Welcome back, Guest.")
    ada.page.reload()
    expect(ada.page.get_by_text("Another device, since")).to_have_count(1)
    ada.press("Remove")
    expect(ada.page.get_by_text("Another device, since")).to_have_count(0)
    expect(ada.page.get_by_text("This device, since")).to_have_count(1)
    phone.go("/settings")
    expect(phone.page.get_by_role("heading", name="My devices")).to_have_count(0)
