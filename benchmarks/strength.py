"""How strength grows with time: `master` with fewer or more playouts against itself with those of 50 ms.

`python -m benchmarks.strength GAME GAMES FOLDER` plays so many games for each time, with 2 players, and keeps
them in FOLDER; one JSON line a time. `python -m benchmarks.strength FOLDER SVG` draws what is kept there.
"""

from __future__ import annotations

import json
import math
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.reviews import NAMES, OPTIONS
from tuileries.cli import chart
from tuileries.lab.arena import Contest, Journal, Meeting, hold, summarise

A_MILLISECOND = {"zen-garden": 87.6, "hanging-gardens": 20.4}
"""Playouts of a master: `python -m benchmarks.budgets` once, so that a busy machine changes nothing."""

TIMES, USUAL = (10, 50, 200, 1000), 50
"""Milliseconds."""

LEFT, RIGHT, FOOT, APART = 70.0, 620.0, 300.0, 14.0


def master(game: str, milliseconds: int) -> str:
    return f"master@{round(A_MILLISECOND[game] * milliseconds)}n"


def contest(game: str, milliseconds: int, number: int) -> Contest:
    who = master(game, milliseconds), master(game, USUAL)
    return Contest(game, 2, OPTIONS[game], who, -(-number // 2), "strength")


def met(game: str, milliseconds: int, number: int, folder: Path) -> Meeting:
    held, file = contest(game, milliseconds, number), folder / f"{game}-{milliseconds}.jsonl"
    results = list[Any]()
    hold(held, Journal(file, held), results.extend)
    return summarise(held, results).meetings[0]


def play(game: str, number: int, folder: Path) -> None:
    for milliseconds in (one for one in TIMES if one != USUAL):
        meeting = met(game, milliseconds, number, folder)
        told = [round(part, 3) for part in (meeting.wins.share, meeting.wins.low, meeting.wins.high)]
        figures = {"wins": told, "games": meeting.wins.games, "margin": round(meeting.margin.mean, 1)}
        print(json.dumps({"game": game, "ms": milliseconds, **figures}), flush=True)


def draw(folder: Path) -> str:
    """The share of victories over the time, with intervals; the two games stand a little apart."""
    parts = [chart.text((LEFT + RIGHT) / 2, FOOT + 40, "milliseconds a decision", anchor="middle")]
    for share in range(0, 101, 25):
        parts += [chart.line("grid", (LEFT, up(share / 100)), (RIGHT, up(share / 100)))]
        parts += [chart.text(LEFT - 8, up(share / 100) + 4, f"{share} %", anchor="end")]
    parts += [chart.text(across(one), FOOT + 18, f"{one:,}", anchor="middle") for one in TIMES]
    for number, game in enumerate(NAMES):
        parts += curve(game, folder, APART * (number - 0.5))
    return chart.frame(FOOT + 56, f"Victories of a master against itself with {USUAL} ms", parts)


def up(share: float) -> float:
    return FOOT - share * (FOOT - chart.TOP)


def across(milliseconds: float) -> float:
    return LEFT + 30 + math.log10(milliseconds / TIMES[0]) / 2 * (RIGHT - LEFT - 60)


def curve(game: str, folder: Path, aside: float) -> list[str]:
    """Round dots for the first game, squares for the second: told apart by more than their place."""
    found = {one: kept(game, one, folder) for one in TIMES if one != USUAL}
    shares = {USUAL: (0.5, 0.5, 0.5)} | {
        one: (meeting.wins.share, meeting.wins.low, meeting.wins.high) for one, meeting in found.items()
    }
    dots = [(across(one) + aside, shares[one]) for one in TIMES]
    joined = [(place, up(share)) for place, (share, _, _) in dots]
    return [
        *(chart.line("grid", *ends) for ends in pairwise(joined)),
        *(chart.line("reach", (place, up(low)), (place, up(high))) for place, (_, low, high) in dots),
        *(dot(place, height, is_round=aside < 0) for place, height in joined),
        dot(RIGHT - 160, up(0.2 + aside / 200), is_round=aside < 0),
        chart.text(RIGHT - 148, up(0.2 + aside / 200) + 4, NAMES[game]),
    ]


def kept(game: str, milliseconds: int, folder: Path) -> Meeting:
    lines = (folder / f"{game}-{milliseconds}.jsonl").read_bytes().count(b"\n") - 1
    held = contest(game, milliseconds, lines)
    return summarise(held, Journal(folder / f"{game}-{milliseconds}.jsonl", held).read()).meetings[0]


def dot(place: float, height: float, *, is_round: bool) -> str:
    if is_round:
        return f'<circle class="bot" cx="{place:.1f}" cy="{height:.1f}" r="5"/>\n'
    return f'<rect class="bot" x="{place - 4.5:.1f}" y="{height - 4.5:.1f}" width="9" height="9"/>\n'


if __name__ == "__main__":
    if sys.argv[1] in NAMES:
        play(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
    else:
        Path(sys.argv[2]).write_text(draw(Path(sys.argv[1])), encoding="utf-8")
