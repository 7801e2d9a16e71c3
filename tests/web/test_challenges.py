"""The same deal again: a challenge made at the end of a game, taken in another browser, and compared."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.house import House
from tests.web.backstage import play_on, room_of
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tuileries.core.record import HUMAN

NO_PLEDGE = "nothing guarantees that it was not chosen"


def finished(visitor: Visitor, running: House, game: str = "zen-garden") -> str:
    """A table at which two people played a game to its end."""
    table = visitor.open_quickly(HUMAN, HUMAN, game=game)
    visitor.join_quickly(table, "Béla")
    visitor.start_quickly(table)
    play_on(running, table)
    return table


def made(visitor: Visitor, path: str, make: str = "Get the link") -> str:
    """Where the link leads that is made there."""
    visitor.go(path)
    visitor.press(make)
    link = visitor.page.locator(".challenge input")
    expect(link).to_be_visible()
    return "/challenge/" + link.input_value().rpartition("/")[2]


def take(visitor: Visitor, path: str, play: str = "Play this deal") -> str:
    """The table where it is taken."""
    visitor.go(path)
    visitor.page.locator("input[autocomplete=nickname]").fill(visitor.name)
    visitor.press(play)
    visitor.page.wait_for_url("**/t/*")
    return visitor.page.url.rpartition("/")[2]


def compared(visitor: Visitor) -> Locator:
    table = visitor.page.locator(".compared")
    expect(table).to_be_visible()
    return table


@pytest.mark.parametrize("where", ["/t/{}", "/replay/{}"])
def test_a_challenge_is_made_taken_and_compared(invite: Invite, running: House, where: str) -> None:
    ada, dora = invite("Ada"), invite("Dora")
    original = finished(ada, running)
    path = made(ada, where.format(original))
    assert original not in path
    dora.go(path)
    expect(dora.page.get_by_role("heading", level=1)).to_have_text("Challenge: Zen Garden")
    expect(dora.page.locator("main")).to_contain_text("Ada has played this deal.")
    expect(dora.page.locator("main")).to_contain_text(NO_PLEDGE)
    expect(dora.page.locator("main")).not_to_contain_text("You have seen this deal")
    table = take(dora, path)
    expect(dora.page.locator(".no-pledge summary")).to_have_text("Challenge: the deal cannot be verified")
    dora.page.locator(".no-pledge summary").click()
    expect(dora.page.locator(".no-pledge")).to_contain_text(NO_PLEDGE)
    before, after = (room_of(running, one).whole().lines[0] for one in (original, table))
    assert before == after
    play_on(running, table)
    result = compared(dora)
    expect(result.locator("thead th")).to_contain_text(["Ada", "Dora"])
    totals = [room_of(running, one).whole().outcome for one in (original, table)]
    for number, outcome in enumerate(totals):
        assert outcome
        lines = [str(line.points).replace("-", "−") for line in outcome.scores[0].lines]
        expect(result.locator(f"tbody tr td:nth-of-type({number + 1}) b")).to_have_text(lines)
    expect(dora.button("Verify the deal")).to_have_count(0)
    expect(result.locator(".eye")).to_have_count(0)


def test_who_made_it_sees_what_came_of_it(invite: Invite, running: House) -> None:
    ada, dora = invite("Ada"), invite("Dora")
    original = finished(ada, running)
    path = made(ada, f"/t/{original}")
    table = take(dora, path)
    play_on(running, table)
    ada.go(f"/t/{original}")
    expect(compared(ada).locator("thead th")).to_contain_text(["Ada", "Dora"])
    compared(ada).locator("thead a").last.click()
    ada.page.wait_for_url(f"**/replay/{table}*")


def test_whoever_knows_the_deal_is_told_and_marked(invite: Invite, running: House) -> None:
    ada = invite("Ada")
    path = made(ada, f"/t/{finished(ada, running)}")
    ada.go(path)
    expect(ada.page.locator("main")).to_contain_text("You have already seen this deal.")
    table = take(ada, path)
    ada.go(path)
    expect(ada.page.locator(f'a[href="/t/{table}"]')).to_have_text("Continue playing")
    play_on(running, table)
    ada.go(f"/t/{table}")
    expect(compared(ada).locator("thead th").nth(1)).to_contain_text("had seen the deal before")


def test_while_it_is_played_nobody_can_be_challenged(ada: Visitor) -> None:
    table = ada.open_quickly(HUMAN, "casual")
    ada.start_quickly(table)
    ada.go(f"/t/{table}")
    expect(ada.page.locator("[data-place]").first).to_be_attached()
    expect(ada.page.locator(".challenge")).to_have_count(0)
    expect(ada.page.locator(".no-pledge")).to_have_count(0)


def test_a_link_that_leads_nowhere_says_so(ada: Visitor) -> None:
    ada.expect_trouble("404")
    ada.go("/challenge/nowhere")
    expect(ada.page.get_by_role("alert")).to_have_text("There is no such challenge.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_fit_for_everyone(invite: Invite, running: House, scheme: str) -> None:
    ada, dora = invite("Ada"), invite("Dora", **PHONE, color_scheme=scheme)
    path = made(ada, f"/t/{finished(ada, running)}")
    dora.go(path)
    expect(dora.button("Play this deal")).to_be_visible()
    assert dora.axe() == []
    assert dora.width() <= 360
    table = take(dora, path)
    play_on(running, table)
    expect(compared(dora).locator("thead th")).to_have_count(2)
    assert dora.axe() == []
    assert dora.width() <= 360


ELSEWHERE = [
    ("fr-FR", "Obtenir le lien", "Jouer cette donne"),
    ("de-DE", "Link holen", "Mischung spielen"),
]


@pytest.mark.parametrize(("locale", "make", "play"), ELSEWHERE)
def test_it_speaks_three_languages(invite: Invite, running: House, locale: str, make: str, play: str) -> None:
    ada, dora = invite("Ada", locale=locale), invite("Dora", locale=locale)
    path = made(ada, f"/t/{finished(ada, running, 'hanging-gardens')}", make)
    assert ada.untranslated() == []
    dora.go(path)
    expect(dora.button(play)).to_be_visible()
    assert dora.untranslated() == []
    play_on(running, take(dora, path, play))
    compared(dora)
    assert dora.untranslated() == []
