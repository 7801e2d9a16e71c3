"""An invited friend who does not know the game learns it while waiting, and is told when it starts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import House
from tests.web.backstage import play_on, room_of
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tests.web.test_learn import STRIP, said
from tuileries.core.phrases import Phrase
from tuileries.lessons.lesson import course
from tuileries.locales import voice

GAME = "hanging-gardens"
BANNER = "#app > aside"


def told(visitor: Visitor) -> Locator:
    return visitor.page.locator(f"{BANNER} p")


def invited(invite: Invite, **friend: object) -> tuple[Visitor, Visitor, str]:
    """Ada opens a table, and a friend follows her link for the first time."""
    ada, bela = invite("Ada"), invite("Béla", new=True, **friend)
    table = ada.open_quickly("human", "human", game=GAME)
    ada.go(f"/t/{table}")
    bela.go(f"/t/{table}")
    return ada, bela, table


def sit(friend: Visitor) -> None:
    friend.page.locator("form .button.main, form .button").first.click()
    expect(friend.page.locator("main li", has=friend.page.locator("b")).nth(1)).to_be_visible()


def go_and_learn(friend: Visitor) -> None:
    friend.page.locator('a[href*="?table="]').click()
    friend.page.wait_for_url(f"**/learn/{GAME}?table=*")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_friend_learns_while_waiting_and_comes_back_when_it_starts(
    invite: Invite, running: House, device: dict[str, object]
) -> None:
    ada, bela, table = invited(invite, **device)
    sit(bela)
    go_and_learn(bela)
    expect(told(bela)).to_contain_text("Your seat stays yours.")
    assert not bela.axe()
    bela.page.locator("main .button.main").click()
    said(bela, course(GAME)[0], "first")
    expect(told(bela)).to_contain_text("Your seat stays yours.")
    assert bela.width() <= bela.page.viewport_size["width"]  # type: ignore[index]
    strip = bela.page.locator(STRIP).bounding_box()
    banner = bela.page.locator(BANNER).bounding_box()
    assert strip
    assert banner
    assert strip["y"] >= banner["y"] + banner["height"] - 1
    expect(ada.page.get_by_text("absent")).to_have_count(0)
    ada.press("Start the game")
    expect(told(bela)).to_contain_text("The game has started!")
    assert bela.page.title().startswith("●")
    assert not bela.axe()
    bela.link("Back to the table").click()
    bela.page.wait_for_url(f"**/t/{table}")
    expect(bela.page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    expect(bela.page.locator(BANNER)).to_have_count(0)
    assert room_of(running, table).away == set()


def test_whoever_learns_is_there_for_the_others_even_after_a_reload(invite: Invite, running: House) -> None:
    _, bela, table = invited(invite)
    sit(bela)
    go_and_learn(bela)
    bela.page.locator("main .button.main").click()
    said(bela, course(GAME)[0], "first")
    bela.page.reload()
    expect(told(bela)).to_contain_text("Your seat stays yours.")
    bela.wait_until(lambda: room_of(running, table).is_present(1))
    bela.go("/")
    expect(told(bela)).to_contain_text("Your seat stays yours.")


def test_whoever_has_no_seat_yet_may_learn_and_is_told_so(invite: Invite) -> None:
    ada, bela, _ = invited(invite)
    expect(bela.page.get_by_text("Take a seat first: it stays yours while you learn.")).to_be_visible()
    assert not bela.axe()
    go_and_learn(bela)
    expect(told(bela)).to_contain_text("You have not taken a seat yet.")
    bela.link("Back to the table").click()
    expect(bela.page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(bela.page.locator(BANNER)).to_have_count(0)
    assert ada.page.locator(BANNER).count() == 0


def test_a_table_that_is_over_waits_no_longer(invite: Invite, running: House) -> None:
    ada, bela, table = invited(invite)
    go_and_learn(bela)
    ada.join_quickly(table, "Chloé")
    ada.start_quickly(table)
    expect(told(bela)).to_contain_text("The game has started!")
    play_on(running, table)
    expect(told(bela)).to_contain_text("That game is over.")
    bela.press("Close")
    expect(bela.page.locator(BANNER)).to_have_count(0)


@pytest.mark.parametrize("locale", ["fr", "de"])
def test_in_other_languages_on_a_phone(invite: Invite, locale: str) -> None:
    ada, bela, table = invited(invite, locale=locale, **PHONE)
    sit(bela)
    assert not bela.untranslated()
    go_and_learn(bela)
    say = voice(locale)
    expect(told(bela)).to_have_text(say(Phrase("web-waiting-seated")))
    assert not bela.untranslated()
    assert not bela.axe()
    ada.start_quickly(table)
    expect(told(bela)).to_have_text(say(Phrase("web-waiting-begun")))
    assert bela.width() <= PHONE["viewport"]["width"]
