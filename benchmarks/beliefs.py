"""What teammates believe, as a plain SVG: how soon they know a card, and how rightly they are sure of it.

`python -m benchmarks.teammates 20 master@brisk,master@brisk master@brisk,slow | python -m benchmarks.beliefs`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

WIDTH, HEIGHT = 420, 320
LEFT, TOP, ACROSS, SIDE = 62, 44, 330, 220
COLOURS = ("#1b7f5c", "#b3541e", "#4b5fa8", "#8a3d7a")

Point = tuple[float, float]


def draw(teams: Sequence[dict[str, Any]]) -> str:
    """Two panels side by side, a curve for each team."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="12" fill="#222">\n'
        "<title>How likely the true card seems, and how often a face is the true one</title>\n"
        f'<rect width="{2 * WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        f'{knowledge(teams)}<g transform="translate({WIDTH} 0)">\n{calibration(teams)}</g>\n</svg>\n'
    )


def knowledge(teams: Sequence[dict[str, Any]]) -> str:
    """What the true card is given after so many deeds of its holder."""
    steps = sorted({int(step) for team in teams for step in team["belief"]})
    places = {step: number / max(1, len(steps) - 1) for number, step in enumerate(steps)}
    labels = [(places[step], f"{step}+" if step else "0") for step in steps]
    curves = [[(places[int(step)], given) for step, given in team["belief"].items()] for team in teams]
    return panel("given to the true card", "deeds of its holder", labels, teams, curves)


def calibration(teams: Sequence[dict[str, Any]]) -> str:
    """A face that is given seven tenths should be the true one seven times in ten."""
    labels = [(tenth / 10, f"{tenth / 10:g}") for tenth in range(0, 11, 2)]
    curves = [
        [(float(tenth) + 0.05, share) for tenth, (_, share) in team["calibration"].items()] for team in teams
    ]
    even = path([(0.0, 0.0), (1.0, 1.0)], "#aaa", dashes="4 3")
    return even + panel("share of faces that were the true one", "given to a face", labels, teams, curves)


def panel(
    title: str,
    axis: str,
    labels: Iterable[tuple[float, str]],
    teams: Sequence[dict[str, Any]],
    curves: Sequence[Sequence[Point]],
) -> str:
    parts = [text(LEFT, 24, title), text(LEFT + ACROSS / 2, TOP + SIDE + 38, axis, anchor="middle")]
    for tenth in range(0, 11, 2):
        parts.append(path([(0.0, tenth / 10), (1.0, tenth / 10)], "#e4e4e4"))
        parts.append(text(LEFT - 6, y(tenth / 10) + 4, f"{tenth / 10:g}", anchor="end"))
    parts += [text(x(place), TOP + SIDE + 18, label, anchor="middle") for place, label in labels]
    for number, (team, curve) in enumerate(zip(teams, curves, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        parts += [path(curve, colour), *(dot(number, point, colour) for point in curve)]
        name, down = " + ".join(team["seats"]), TOP + SIDE - 10 - 16 * number
        parts.append(text(LEFT + ACROSS - 6, down, name, anchor="end", colour=colour))
    return "".join(parts)


def x(part: float) -> float:
    return LEFT + part * ACROSS


def y(part: float) -> float:
    return TOP + SIDE - part * SIDE


def path(points: Sequence[Point], colour: str, *, dashes: str = "none") -> str:
    where = " ".join(f"{x(across):.1f},{y(up):.1f}" for across, up in points)
    line = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"'
    return f'<polyline points="{where}" fill="none" {line}/>\n'


def dot(number: int, point: Point, colour: str) -> str:
    """Told apart by shape as well as by colour."""
    across, down = x(point[0]), y(point[1])
    if number % 2:
        return f'<rect x="{across - 4:.1f}" y="{down - 4:.1f}" width="8" height="8" fill="{colour}"/>\n'
    return f'<circle cx="{across:.1f}" cy="{down:.1f}" r="4" fill="{colour}"/>\n'


def text(across: float, down: float, words: str, *, anchor: str = "start", colour: str = "#222") -> str:
    where = f'x="{across:.1f}" y="{down:.1f}" text-anchor="{anchor}" fill="{colour}"'
    return f"<text {where}>{words}</text>\n"


if __name__ == "__main__":
    sys.stdout.write(draw([json.loads(line) for line in sys.stdin]))
