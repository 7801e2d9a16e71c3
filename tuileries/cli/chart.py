"""Ratings and how sure they are, as a plain SVG, light or dark as the reader's system is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from tuileries.lab.arena import Standing

WIDTH, TOP, ROW, MARGIN = 720, 48, 26, 16
LETTER = 7.5
"""About how wide a letter is."""

STYLE = """
svg { color-scheme: light dark; font: 13px sans-serif; }
.paper { fill: #fffcf3; } text { fill: #26231c; } .grid { stroke: #d3c8ae; }
.reach { stroke: #1b7f5c; stroke-width: 3; } .bot { fill: #1b7f5c; }
@media (prefers-color-scheme: dark) {
  .paper { fill: #1a1916; } text { fill: #ece5d3; } .grid { stroke: #454136; }
  .reach { stroke: #5cc49c; } .bot { fill: #5cc49c; }
}
"""


def draw(standings: Sequence[Standing], ratings: Sequence[str], title: str, axis: str) -> str:
    """A row for each bot, the best first, over one scale."""
    left = 2 * MARGIN + LETTER * max(len(standing.bot) for standing in standings)
    right = WIDTH - 2 * MARGIN - LETTER * max(map(len, ratings))
    foot = TOP + ROW * len(standings)
    low, high = min(standing.low for standing in standings), max(standing.high for standing in standings)

    def x(elo: float) -> float:
        return left + (elo - low) / max(1.0, high - low) * (right - left)

    rows = [
        row(standing, rating, x, TOP + ROW * (number + 0.5))
        for number, (standing, rating) in enumerate(zip(standings, ratings, strict=True))
    ]
    scale = [mark(elo, x(elo), foot) for elo in marks(low, high)]
    named = text((left + right) / 2, foot + 38, axis, anchor="middle")
    return frame(foot + 50, title, [*scale, named, *rows])


def frame(height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
        f'<rect class="paper" width="{WIDTH}" height="{height:g}"/>\n'
        f"{text(MARGIN, 28, title)}{''.join(parts)}</svg>\n"
    )


def row(standing: Standing, rating: str, x: Callable[[float], float], middle: float) -> str:
    low, elo, high = map(x, (standing.low, standing.elo, standing.high))
    return (
        text(MARGIN, middle + 4, standing.bot)
        + line("reach", (low, middle), (high, middle))
        + f'<circle class="bot" cx="{elo:.1f}" cy="{middle:.1f}" r="5"/>\n'
        + text(WIDTH - MARGIN, middle + 4, rating, anchor="end")
    )


def marks(low: float, high: float) -> range:
    """Round numbers, some ten of them at most."""
    sizes = (part * 10**power for power in range(1, 5) for part in (1, 2, 5))
    every = next(size for size in sizes if high - low <= 10 * size)
    return range(math.ceil(low / every) * every, math.floor(high) + 1, every)


def mark(elo: int, across: float, foot: float) -> str:
    label = text(across, foot + 18, str(elo), anchor="middle")
    return line("grid", (across, TOP), (across, foot)) + label


def line(kind: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    where = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return f'<line class="{kind}" {where}/>\n'


def text(across: float, down: float, words: str, *, anchor: str = "start") -> str:
    return f'<text x="{across:.1f}" y="{down:.1f}" text-anchor="{anchor}">{escape(words)}</text>\n'
