"""Whatever a step of a lesson needs is on the screen, on a tablet as on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import Visitor
from tuileries.games import SHELF
from tuileries.lessons.lesson import Lesson, course

TOUCH = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCH},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
}
HIDDEN = """([points, task]) => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const strip = box(".strip .face"), bar = box(".board .bar");
  const faults = [];
  if (bar && (bar.bottom > innerHeight + 1 || bar.top < strip.bottom)) faults.push("the bar");
  if (task) points = [...points, "zone:own"];
  for (const point of points) {
    const [kind, ...value] = point.split(":");
    const found = [...document.querySelectorAll(`.board [data-${kind}=${JSON.stringify(value.join(":"))}]`)]
      .map((one) => [one, one.getBoundingClientRect()]).filter(([, at]) => at.width);
    if (!found.length) faults.push(`${point} is not there`);
    for (const [one, { left, right, top, bottom }] of found) {
      const covered = bar && !one.closest(".bar") && top < bar.bottom - 1 && bottom > bar.top + 1;
      const seen = top > strip.bottom - 2 && bottom < innerHeight + 2 && left > -2 && right < innerWidth + 2;
      if (covered || !seen) faults.push(`${point}: ${[left, top, right, bottom].map(Math.round)}`);
    }
  }
  return faults;
}"""


def open_at(visitor: Visitor, lesson: Lesson, step: int) -> None:
    wanted = {"name": "Ada", "step": step}
    table = visitor.context.request.post(f"/api/lessons/{lesson.game}/{lesson.name}", data=wanted).json()
    visitor.go(f"/t/{table['id']}?step={step}")
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
