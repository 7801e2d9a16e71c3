"""Whatever a step of a lesson needs is on the screen, on a tablet as on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Invite
from tests.web.people import PHONE, Visitor
from tests.web.test_hanging_gardens import build_until
from tests.web.test_help import box
from tuileries.core.phrases import Phrase
from tuileries.games import GAMES, SHELF
from tuileries.games.hanging_gardens.state import State, ToMove
from tuileries.lessons.lesson import Lesson, course, exercises, find
from tuileries.locales import voice

TOUCH = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCH},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
}
HIDDEN = """([points, task]) => {
  const seen = (one) => document.querySelector(one)?.checkVisibility({ visibilityProperty: true });
  const box = (one) => (seen(one) ? document.querySelector(one).getBoundingClientRect() : undefined);
  const strip = box(".strip .face"), bar = box(".board .bar");
  const faults = [];
  if (bar && (bar.bottom > innerHeight + 1 || bar.top < strip.bottom)) faults.push("the bar");
  const { top, bottom } = document.querySelector("header").getBoundingClientRect();
  if (top < -1 && bottom > 5) faults.push("the header is cut off");
  if (task) points = [...points, "zone:own", "zone:source"];
  for (const point of points) {
    const [kind, ...value] = point.split(":");
    const found = [...document.querySelectorAll(`.board [data-${kind}=${JSON.stringify(value.join(":"))}]`)]
      .map((one) => [one, one.getBoundingClientRect()]).filter(([, at]) => at.width);
    if (!found.length) faults.push(`${point} is not there`);
    for (const [one, { left, right, top, bottom }] of found) {
      const covered = bar && !one.closest(".bar") && top < bar.bottom - 1 && bottom > bar.top + 1;
      const whole = top > strip.bottom - 2 && bottom < innerHeight + 2 && left > -2 && right < innerWidth + 2;
      if (covered || !whole) faults.push(`${point}: ${[left, top, right, bottom].map(Math.round)}`);
    }
  }
  return faults;
}"""

LONGER = """([texts, lines]) => {
  const span = document.querySelector(".strip .measure span");
  const high = lines * parseFloat(getComputedStyle(span).lineHeight) + 1;
  span.style.alignSelf = "start";
  return texts.filter((text) => ((span.textContent = text), span.getBoundingClientRect().height > high));
}"""
LINES = 3
"""A sentence has so many on a phone: with more, pieces and garden are not seen together."""

NAMES = """() => {
  const range = document.createRange();
  const text = (one) => (range.selectNodeContents(one), range.getBoundingClientRect());
  const all = (of) => [...document.querySelectorAll(`.names.${of} span`)].map(text);
  const seen = (of) => all(of).filter(({ width }) => width);
  const [rows, columns] = [seen("rows"), seen("columns")];
  const table = document.querySelector(".own .window").getBoundingClientRect();
  const isCut = ({ left, right, top, bottom }) =>
    left < table.left - 1 || right > table.right + 1 || top < table.top - 3 || bottom > table.bottom + 3;
  const isUnder = ({ top, left, right }) =>
    columns.some((one) => one.bottom > top && one.left < right && one.right > left);
  return {
    rows: rows.length,
    columns: columns.length,
    cut: [...rows, ...columns].filter(isCut).length,
    under: rows.filter(isUnder).length,
  };
}"""


def open_at(visitor: Visitor, lesson: Lesson, step: int) -> None:
    visitor.go(f"/t/{visitor.take_lesson(lesson.game, lesson.name, step)}?step={step}")
    expect(visitor.page.locator(".strip p")).not_to_be_empty()
    visitor.settle()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", SHELF)
def test_all_that_a_step_points_at_is_in_sight(invite: Invite, game: str, screen: str) -> None:
    ada = invite("Ada", **SCREENS[screen])
    faults = {}
    for lesson in course(game):
        for number, step in enumerate(lesson.steps):
            open_at(ada, lesson, number)
            faults[f"{lesson.name}/{step.say}"] = ada.page.evaluate(HIDDEN, [step.point, bool(step.expect)])
    assert not {where: what for where, what in faults.items() if what}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", ["preferences", "missions"])
def test_who_is_to_act_sees_their_garden_and_the_tiles_again(invite: Invite, name: str, screen: str) -> None:
    """The step before it points at the score or at a mission, which lie far below."""
    ada = invite("Ada", **SCREENS[screen])
    lesson = find("zen-garden", name)
    open_at(ada, lesson, 0)
    ada.page.locator(".strip .onward").tap()
    expect(ada.page.locator(".strip p")).to_have_text(voice("en")(lesson.words(lesson.steps[1].say)))
    ada.settle()
    assert ada.page.evaluate(HIDDEN, [lesson.steps[1].point, True]) == []


def test_what_is_in_sight_already_moves_nothing(invite: Invite) -> None:
    """Where nothing is asked, the bar is not seen, and it covers nothing."""
    ada = invite("Ada", **SCREENS["phone"])
    lesson = find("zen-garden", "taking")
    open_at(ada, lesson, [step.say for step in lesson.steps].index("refill"))
    expect(ada.page.locator(".rings i")).to_have_count(1)
    assert ada.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("screen", [SCREENS["phone"], {"viewport": {"width": 1280, "height": 800}}])
def test_rows_and_columns_have_their_whole_name_or_none(invite: Invite, screen: dict[str, Any]) -> None:
    ada = invite("Ada", **screen)
    for name in ("placing", "people", "game"):
        open_at(ada, find("hanging-gardens", name), 0)
        names = ada.page.evaluate(NAMES)
        assert names["rows"] > 3
        assert names["columns"] > 6
        assert (names["cut"], names["under"]) == (0, 0)


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_the_number_of_a_step_is_not_under_a_button(invite: Invite, locale: str) -> None:
    ada = invite("Ada", locale=locale, **PHONE)
    lesson = find("zen-garden", "rings")
    open_at(ada, lesson, len(lesson.steps) - 1)
    number, button = ada.page.locator(".strip .brief"), ada.page.locator(".strip .ways .button").first
    assert box(number)["x"] + box(number)["width"] <= box(button)["x"]


def sentences(lesson: Lesson) -> Iterator[Phrase]:
    for step in lesson.steps:
        yield from (lesson.words(key) for key in (step.say, *step.answer.values()))


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_a_sentence_is_no_longer_than_a_phone_has_room_for(invite: Invite, locale: str) -> None:
    ada = invite("Ada", locale=locale, **SCREENS["phone"])
    open_at(ada, find("zen-garden", "taking"), 0)
    lessons = (lesson for game in SHELF for lesson in (*course(game), *exercises(game)))
    said = [voice(locale)(phrase) for lesson in lessons for phrase in sentences(lesson)]
    assert ada.page.evaluate(LONGER, [said, LINES]) == []


def test_no_notice_lies_over_what_a_lesson_says(invite: Invite) -> None:
    ada = invite("Ada")
    lesson = find("hanging-gardens", "structures")
    open_at(ada, lesson, 1)
    ada.page.locator('.board [data-place="0,2"]').click()
    expect(ada.page.locator(".strip p")).to_have_text(voice("en")(lesson.words("tile")))
    expect(ada.page.locator(".moments p")).to_have_count(0)


def test_a_full_series_stays_in_the_strip(invite: Invite) -> None:
    ada = invite("Ada")
    open_at(ada, find("hanging-gardens", "people"), 0)
    gardens = ada.page.locator('[data-own-series="garden"] .values')
    expect(gardens.locator(".full")).to_have_text("16")
    expect(gardens.locator(".next")).to_have_text("2")


def test_a_new_card_comes_first_and_is_marked(invite: Invite) -> None:
    ada = invite("Ada", **SCREENS["phone"])
    open_at(ada, find("gardeners", "game"), 0)
    first = ada.page.locator(".mine .card").first
    expect(first).to_have_attribute("data-card", "2")
    expect(first.locator(".new")).to_have_text("new")
    box = first.bounding_box()
    assert box
    assert 0 <= box["x"] < box["x"] + box["width"] <= 390


def is_asked(state: State) -> bool:
    return isinstance(state.stage, ToMove) and GAMES["hanging-gardens"].to_move(state) == (0,)


def test_temples_that_may_move_are_marked_and_the_question_says_where_to(
    ada: Visitor, invite: Invite, running: House
) -> None:
    table = ada.open_quickly("human", "human", game="hanging-gardens")
    invite("Béla").join_quickly(table, "Béla")
    ada.start_quickly(table)
    build_until(running, table, is_asked)
    ada.go(f"/t/{table}")
    expect(ada.page.locator(".own .temple.planned")).to_have_count(1)
    marked = ada.page.locator(".own .temple.restless").first
    assert marked.evaluate("one => getComputedStyle(one, '::before').borderTopWidth") == "3px"
    expect(ada.page.locator(".bar")).to_contain_text(re.compile(r"move to [a-z]\d+\?"))


@pytest.mark.parametrize(("game", "lesson"), [("hanging-gardens", "moving"), ("gardeners", "clock")])
def test_at_the_end_of_a_lesson_nobody_is_asked_anything(invite: Invite, game: str, lesson: str) -> None:
    ada = invite("Ada")
    steps = find(game, lesson).steps
    asked = max(number for number, step in enumerate(steps) if step.expect)
    open_at(ada, find(game, lesson), asked)
    expect(ada.page.locator(".board .bar")).to_be_visible()
    open_at(ada, find(game, lesson), len(steps) - 1)
    expect(ada.page.locator(".board .bar")).to_be_hidden()
    expect(ada.page.locator(".turn .who")).to_have_count(0)


def test_gd_r2_the_first_point_is_seen_when_a_fourth_card_comes(invite: Invite) -> None:
    ada = invite("Ada")
    open_at(ada, find("gardeners", "clock"), 1)
    expect(ada.page.locator("[data-standing=points]")).to_have_text("0 points")
    ada.page.locator("[data-do=ready]").click()
    expect(ada.page.locator("[data-standing=points]")).to_have_text("1 point")


@pytest.mark.parametrize("lesson", ["missions", "end"])
def test_the_score_is_seen_whole_beside_a_lesson(invite: Invite, lesson: str) -> None:
    ada = invite("Ada", viewport={"width": 1280, "height": 800})
    open_at(ada, find("zen-garden", lesson), 1)
    hidden = ada.page.locator("[data-panel=score]").evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden <= 1


def test_lines_of_the_score_that_are_pointed_at_together_have_one_ring(invite: Invite) -> None:
    """Rings of their own would lie over the signs that the step speaks of."""
    ada = invite("Ada")
    lesson = find("zen-garden", "preferences")
    open_at(ada, lesson, 0)
    expect(ada.page.locator(".rings i")).to_have_count(1)
    rows = [box(ada.page.locator(f'tr[data-line="{point[5:]}"]')) for point in lesson.steps[0].point]
    ring = box(ada.page.locator(".rings i"))
    assert ring["y"] < min(row["y"] for row in rows)
    assert ring["y"] + ring["height"] > max(row["y"] + row["height"] for row in rows)


def test_looking_back_leaves_the_sentence_of_a_lesson_free(invite: Invite) -> None:
    ada = invite("Ada")
    open_at(ada, find("zen-garden", "coins"), 0)
    ada.log.nth(2).click()
    banner = ada.page.locator(".banner")
    expect(banner).to_be_visible()
    strip = box(ada.page.locator(".strip .face"))
    assert strip["y"] + strip["height"] <= box(banner)["y"]


def test_the_size_of_a_pile_stands_inside_the_ring_around_its_tile(invite: Invite) -> None:
    ada = invite("Ada")
    open_at(ada, find("gardeners", "building"), 0)
    tile, pile = box(ada.page.locator(".mine .tile.top")), box(ada.page.locator(".mine .pile"))
    assert pile["x"] + pile["width"] <= tile["x"] + tile["width"]
    assert pile["y"] + pile["height"] <= tile["y"] + tile["height"]


def test_the_mark_of_who_placed_a_small_tile_is_round_and_inside_it(invite: Invite) -> None:
    ada = invite("Ada", **SCREENS["phone"])
    open_at(ada, find("gardeners", "clock"), 0)
    mark = ada.page.locator("[data-place] .mark")
    expect(mark).to_have_count(1)
    there, tile = box(mark), box(ada.page.locator("[data-place]:has(.mark)"))
    assert abs(there["width"] - there["height"]) < 0.5
    around = float(mark.evaluate("one => getComputedStyle(one).boxShadow.match(/([0-9.]+)px$/)[1]"))
    assert there["y"] - around >= tile["y"] - 0.5
    assert there["x"] + there["width"] + around <= tile["x"] + tile["width"] + 0.5
