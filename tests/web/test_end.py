"""The end of a game: told, counted up, celebrated, shared, and out of the way when it is closed."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import tuileries
from tests.golden.hanging_gardens.builder import build_large
from tests.server.house import House
from tests.web.backstage import play_again, play_on, room_of
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tuileries.core.record import Record

COLOURS = """async (bytes) => {
  const image = new Image();
  image.src = `data:image/png;base64,${bytes}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.width, height: image.height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const colours = (left, top, width, height) => {
    const { data } = context.getImageData(left, top, width, height);
    const found = new Set();
    for (let at = 0; at < data.length; at += 16) found.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
    return found.size;
  };
  const half = image.width / 2;
  return [image.width, image.height, colours(0, 110, half, 420), colours(half, 110, half, 420)];
}"""


def ended(ada: Visitor, running: House, game: str = "zen-garden", others: int = 1) -> Locator:
    """The end as people see it who played a whole game."""
    table = ada.open_quickly(*["human"] * (others + 1), game=game)
    for name in ("Béla", "Chloé", "Maximilian der Große")[:others]:
        ada.join_quickly(table, name)
    ada.start_quickly(table)
    play_on(running, table)
    ada.go(f"/t/{table}")
    finale = ada.page.get_by_role("dialog")
    expect(finale).to_be_visible()
    return finale


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_the_finished_gardens_stand_side_by_side_with_their_points(
    ada: Visitor, running: House, game: str
) -> None:
    finale = ended(ada, running, game)
    gardens = finale.locator("figure")
    expect(gardens).to_have_count(2)
    ada.settle()
    first, second = (gardens.nth(number).bounding_box() for number in range(2))
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]
    assert first["x"] + first["width"] <= second["x"]
    totals = [int(text.replace("−", "-")) for text in gardens.locator(".total").all_inner_texts()]
    assert totals == ada.final_totals()
    expect(finale.locator("figure.wins")).not_to_have_count(0)
    assert not ada.axe()


def test_a_whole_garden_is_drawn(ada: Visitor, running: House) -> None:
    finale = ended(ada, running)
    for garden in finale.locator("figure").all():
        expect(garden.locator("svg.final > svg")).to_have_count(16)


def large_gardens() -> Record:
    table = tuileries.new("hanging-gardens", players=2, seed="8")
    while table.to_move:
        table.play(table.to_move[0], build_large(table.state, table.to_move[0]))
    return table.record()


def test_what_everyone_holds_is_seen_at_the_end(ada: Visitor, invite: Invite, running: House) -> None:
    table = ada.open_quickly("human", "human", game="hanging-gardens")
    invite("Béla").join_quickly(table, "Béla")
    ada.start_quickly(table)
    play_again(running, table, large_gardens())
    ada.go(f"/t/{table}")
    gardens = ada.page.locator("dialog figure")
    expect(gardens).to_have_count(2)
    for garden, seat in zip(gardens.all(), running.hub.rooms[table].whole().state.seats, strict=True):
        assert seat.tiles
        expect(garden.locator("li[data-series]:not([data-series=missing])")).to_have_count(
            len(set(seat.tiles))
        )


def won_by_points(ada: Visitor, bela: Visitor, running: House) -> tuple[str, str]:
    """A game that one of the two has won, and who; another is played where both have as many points."""
    while True:
        table = ada.open_quickly("human", "human")
        bela.join_quickly(table, "Béla")
        ada.start_quickly(table)
        play_on(running, table)
        room = room_of(running, table)
        outcome = room.whole().outcome
        assert outcome is not None
        first, second = (sheet.total for sheet in outcome.scores)
        if first != second:
            return table, room.seats[outcome.winners[0]].name


def test_a_victory_does_not_look_like_a_defeat(invite: Invite, running: House) -> None:
    ada, bela = invite("Ada"), invite("Béla")
    table, winner = won_by_points(ada, bela, running)
    for visitor in (ada, bela):
        visitor.go(f"/t/{table}")
        dialog = visitor.page.get_by_role("dialog")
        won = visitor.name == winner
        expect(dialog.get_by_role("heading").first).to_have_text("You win!" if won else f"{winner} wins")
        expect(visitor.page.locator("dialog.festive")).to_have_count(1 if won else 0)
        expect(dialog.locator(".lead")).to_contain_text("ahead")


def play_the_last_move(visitor: Visitor, running: House) -> None:
    """A game at one device that ends before the eyes of whoever plays: both seats are theirs."""
    table = visitor.open_quickly("human", "human")
    visitor.join_quickly(table, "Béla")
    visitor.start_quickly(table)
    play_on(running, table, 31)
    visitor.go(f"/t/{table}")
    visitor.take_turn()


def test_petals_fall_for_the_winner_where_things_may_move(invite: Invite, running: House) -> None:
    ada = invite("Ada", reduced_motion="no-preference")
    play_the_last_move(ada, running)
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.key("x")
    expect(ada.page.locator(".petals")).to_have_count(1)
    running_now = "document.getAnimations().filter((one) => one.animationName?.endsWith('fall')).length"
    assert ada.page.evaluate(running_now) > 10


def test_nothing_falls_where_nothing_should_move(ada: Visitor, running: House) -> None:
    play_the_last_move(ada, running)
    expect(ada.page.locator("dialog.festive")).to_be_visible()
    expect(ada.page.locator(".petals")).to_have_count(0)
    ada.final_totals()


def test_any_key_shows_all(invite: Invite, running: House) -> None:
    ada = invite("Ada", reduced_motion="no-preference")
    play_the_last_move(ada, running)
    expect(ada.button("Show all")).to_be_visible()
    expect(ada.page.locator(".end .winner")).to_be_empty()
    ada.key("x")
    expect(ada.page.locator(".end .winner")).not_to_be_empty()
    expect(ada.button("Show all")).to_have_count(0)


def test_closing_it_shows_the_table_and_a_button_brings_it_back(ada: Visitor, running: House) -> None:
    ended(ada, running)
    ada.key("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.log.first.click()
    ada.press("Back to the game")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.press("Show the result")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    expect(ada.button("Play again")).to_be_visible()
    expect(ada.link("Replay")).to_be_visible()


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_a_picture_shows_both_gardens(ada: Visitor, running: House, game: str) -> None:
    ended(ada, running, game)
    with ada.page.expect_download() as download:
        ada.press("Share a picture")
    assert download.value.suggested_filename == f"{game}-{ada.table}.png"
    told = base64.b64encode(Path(download.value.path()).read_bytes()).decode()
    width, height, first, second = ada.page.evaluate(COLOURS, told)
    assert width > height > 500
    assert min(first, second) > 300, "an empty garden has no colours"


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_four_gardens_with_their_points_are_in_sight(invite: Invite, running: House, game: str) -> None:
    ada = invite("Ada", viewport={"width": 1280, "height": 800})
    finale = ended(ada, running, game, others=3)
    ada.settle()
    last = finale.locator("figure").nth(3).bounding_box()
    buttons = finale.locator(".buttons").first.bounding_box()
    assert last is not None
    assert buttons is not None
    assert last["y"] + last["height"] <= buttons["y"]


def test_on_a_phone_the_end_fits(invite: Invite, running: House) -> None:
    ada = invite("Ada", locale="de-DE", **PHONE)
    finale = ended(ada, running)
    inner = ada.page.evaluate("(d => [d.scrollWidth, d.clientWidth])(document.querySelector('dialog'))")
    assert inner[0] <= inner[1]
    expect(finale.get_by_role("button", name="Noch einmal")).to_be_in_viewport(ratio=1)
    assert not ada.untranslated()
