"""The two curves as a plain SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

Curves = dict[str, list[dict[str, Any]]]

COLOURS = {"tuileries": "#1b7f5c", "boardgame.io": "#b3541e"}
WIDTH, HEIGHT = 420, 312
LEFT, TOP, INNER_WIDTH, INNER_HEIGHT = 62, 56, 330, 200


def draw(curves: Curves, limit: float) -> str:
    """Two panels side by side: how long a move takes to reach everyone, and what it costs."""
    delay = panel(curves, "p99", "99th percentile, move to everyone (ms)", logarithmic=True, limit=limit)
    cost = panel(curves, "moves_per_cpu_second", "moves per CPU-second", logarithmic=False, limit=None)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="12" fill="#222">\n'
        "<title>Delay and cost of a move against the number of sockets</title>\n"
        f'<rect width="{2 * WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        f'{delay}<g transform="translate({WIDTH} 0)">\n{cost}</g>\n</svg>\n'
    )


def panel(curves: Curves, field: str, title: str, *, logarithmic: bool, limit: float | None) -> str:
    steps = [step for curve in curves.values() for step in curve]
    x = scale([step["sockets"] for step in steps], LEFT, LEFT + INNER_WIDTH)
    values = [float(step[field]) for step in steps]
    high = max(values) * 1.15
    low = min(values) / 1.5 if logarithmic else 0.0
    foot = TOP + INNER_HEIGHT

    def y(value: float) -> float:
        low_part, high_part, part = low, high, value
        if logarithmic:
            low_part, high_part, part = math.log(low), math.log(high), math.log(value)
        return foot - (part - low_part) / (high_part - low_part) * INNER_HEIGHT

    parts = [text(LEFT, 24, title, bold=True), axes(steps, x, y, ticks(low, high, logarithmic=logarithmic))]
    if limit is not None and low < limit < high:
        parts.append(line(LEFT, y(limit), LEFT + INNER_WIDTH, y(limit), "#c00", dashes="4 3"))
        parts.append(text(LEFT + 4, y(limit) - 4, f"{limit:g} ms", colour="#c00"))
    parts += [curve_of(name, curve, field, x, y) for name, curve in curves.items()]
    return "".join(parts)


def scale(values: Sequence[float], start: float, end: float) -> Callable[[float], float]:
    most = max(values) * 1.02
    return lambda value: start + value / most * (end - start)


def ticks(low: float, high: float, *, logarithmic: bool) -> list[float]:
    if logarithmic:
        powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
        marks = [part * 10.0**power for power in powers for part in (1, 2, 5)]
        return [mark for mark in marks if low <= mark <= high]
    size = 10.0 ** math.floor(math.log10(high))
    every = next(part * size for part in (0.1, 0.2, 0.5, 1.0, 2.0) if high / (part * size) <= 8)
    return [number * every for number in range(math.floor(high / every) + 1)]


def axes(
    steps: Sequence[dict[str, Any]],
    x: Callable[[float], float],
    y: Callable[[float], float],
    marks: Sequence[float],
) -> str:
    foot = TOP + INNER_HEIGHT
    parts = []
    for mark in marks:
        parts.append(line(LEFT, y(mark), LEFT + INNER_WIDTH, y(mark), "#e4e4e4"))
        parts.append(text(LEFT - 6, y(mark) + 4, f"{mark:g}", anchor="end"))
    last = -100.0
    for sockets in sorted({step["sockets"] for step in steps}):
        parts.append(line(x(sockets), foot, x(sockets), foot + 4, "#888"))
        if x(sockets) - last > 32:
            last = x(sockets)
            parts.append(text(last, foot + 18, str(sockets), anchor="middle"))
    parts.append(line(LEFT, foot, LEFT + INNER_WIDTH, foot, "#888"))
    parts.append(text(LEFT + INNER_WIDTH / 2, foot + 38, "sockets, four at each table", anchor="middle"))
    return "".join(parts)


def curve_of(
    name: str,
    curve: Sequence[dict[str, Any]],
    field: str,
    x: Callable[[float], float],
    y: Callable[[float], float],
) -> str:
    """Told apart by the shape of the points as well as by colour."""
    colour = COLOURS[name]
    points = [(x(step["sockets"]), y(step[field])) for step in curve]
    path = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
    dots = "".join(dot(name, across, down, colour) for across, down in points)
    key = LEFT + 6 + 90 * list(COLOURS).index(name)
    legend = dot(name, key, TOP - 15, colour) + text(key + 9, TOP - 11, name, colour=colour)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>\n{dots}{legend}'


def dot(name: str, across: float, down: float, colour: str) -> str:
    if name == "tuileries":
        return f'<circle cx="{across:.1f}" cy="{down:.1f}" r="4" fill="{colour}"/>\n'
    return f'<rect x="{across - 4:.1f}" y="{down - 4:.1f}" width="8" height="8" fill="{colour}"/>\n'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, *, dashes: str = "none") -> str:
    where = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {where} stroke="{colour}" stroke-dasharray="{dashes}"/>\n'


def text(
    across: float, down: float, words: str, *, anchor: str = "start", colour: str = "#222", bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    where = f'x="{across:.1f}" y="{down:.1f}"'
    return f'<text {where} text-anchor="{anchor}" fill="{colour}"{weight}>{words}</text>\n'
