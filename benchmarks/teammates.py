"""Teams of Gardeners, 15 simulated minutes in normal mode: one JSON line a team.

`python -m benchmarks.teammates [GAMES] [TEAM ...] [--first N] [--kept FILE] [--processes N]` plays so many
games (10) of each team on all cores, from deal N (1) on. A team is written `master@brisk,slow`; without any,
those of the report are played. `bound` sees all cards, `alone` draws no conclusions; `slow`, `literal` and
`corners` are simulated people. All have the same deals. A game is written to FILE as it ends; what is
written there is not played again.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from tuileries.games.gardeners.components import Mode
from tuileries.games.gardeners.state import Options
from tuileries.lab.statistics import Z, mean, rate
from tuileries.lab.teams import Report, Team, play_team
from tuileries.lab.watch import TENTHS

ME = "master@brisk"
PURE = [(name,) * players for players in (2, 3, 4) for name in ("alone", ME, "bound")]
LEVELS = [("gardener@brisk",) * 2, ("novice@brisk",) * 2]
OTHERS = ("master@fast", "gardener@brisk", "novice@brisk", "literal", "slow", "corners")
MIXED = [(ME, other) for other in OTHERS]
LIMITS = [("bound", other) for other in ("literal", "slow", "corners")]
STEPS = (0, 1, 3, 6, 12, 24)
"""After so many deeds of its holder a card is looked at."""


def summary(reports: Sequence[Report]) -> dict[str, Any]:
    points = mean([report.points for report in reports])
    rounds = sum(len(report.won_at) for report in reports)
    towards = sum(report.towards.get(1, 0) for report in reports)
    undone = rate(sum(report.undone.get(1, 0) for report in reports), max(1, towards))
    acts = sum(sum(report.acts.values()) for report in reports)
    thoughts = sorted(thought for report in reports for thought in report.thoughts)
    return {
        "seats": reports[0].seats,
        "games": len(reports),
        "points": round(points.mean, 1),
        "points_within": round(Z * points.error, 1),
        "grades": sorted(report.grade or 0 for report in reports),
        "discards": round(mean([report.discards for report in reports]).mean, 2),
        "seconds_a_round": round(sum(report.seconds for report in reports) / max(1, rounds), 1),
        "used_up_the_deck": sum(report.reason != "time" for report in reports),
        "undone_of_seat_1": round(undone.share, 4),
        "undone_within": (round(undone.low, 4), round(undone.high, 4)),
        "towards_of_seat_1": towards,
        "acts_of_seat_1": round(sum(report.acts.get(1, 0) for report in reports) / max(1, acts), 3),
        "belief": belief([one for report in reports for one in report.beliefs]),
        "true_card_given": certainty([one for report in reports for one in report.beliefs]),
        "calibration": calibration(reports),
        "ms_median": round(1000 * part_of(thoughts, 0.5), 1),
        "ms_99": round(1000 * part_of(thoughts, 0.99), 1),
    }


def part_of(ordered: Sequence[float], part: float) -> float:
    return ordered[int(part * (len(ordered) - 1))] if ordered else 0.0


def belief(seen: Iterable[tuple[int, float]]) -> dict[int, float]:
    """How likely seat 0 takes the true card to be, by how often its holder had acted since it came."""
    found = defaultdict[int, list[float]](list)
    for deeds, chance in seen:
        found[max(step for step in STEPS if step <= deeds)].append(chance)
    return {step: round(sum(found[step]) / len(found[step]), 3) for step in sorted(found)}


def certainty(seen: Iterable[tuple[int, float]]) -> dict[str, int]:
    """How often the true card was given each tenth of certainty."""
    found = defaultdict[str, int](int)
    for _, chance in seen:
        found[f"{min(9, int(10 * chance)) / 10:.1f}"] += 1
    return dict(sorted(found.items()))


def calibration(reports: Sequence[Report]) -> dict[str, tuple[int, float]]:
    """For each tenth of certainty: how many faces were given it, and what share of them was the true one."""
    found = dict[str, tuple[int, float]]()
    for tenth in range(TENTHS):
        given, true = (sum(report.faces[tenth][part] for report in reports) for part in (0, 1))
        if given:
            found[f"{tenth / TENTHS:.1f}"] = given, round(true / given, 3)
    return found


Game = tuple[tuple[str, ...], str]
"""Who played, and the seed."""


def kept_in(path: Path | None) -> dict[Game, Report]:
    if path is None or not path.exists():
        return {}
    reports = [msgspec.json.decode(line, type=Report) for line in path.read_bytes().splitlines()]
    return {(report.seats, report.seed): report for report in reports}


def keep(report: Report, path: Path | None) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(report) + b"\n")


def play(
    seats: tuple[str, ...], numbers: Iterable[int], pool: Executor, path: Path | None
) -> Sequence[Report]:
    """The reports of a team's games of these numbers: those that are kept, and the rest played."""
    seeds, kept = [f"team {number}" for number in numbers], kept_in(path)
    missing = [Team(seats, Options(Mode.NORMAL), seed) for seed in seeds if (seats, seed) not in kept]
    for report in pool.map(play_team, missing):
        keep(report, path)
        kept[seats, report.seed] = report
    return [kept[seats, seed] for seed in seeds]


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("games", type=int, nargs="?", default=10)
    asked.add_argument("teams", nargs="*")
    asked.add_argument("--first", type=int, default=1)
    asked.add_argument("--kept", type=Path)
    asked.add_argument("--processes", type=int, default=os.cpu_count())
    given = asked.parse_args()
    named = [tuple(words.split(",")) for words in given.teams]
    numbers = range(given.first, given.first + given.games)
    with ProcessPoolExecutor(given.processes) as pool:
        for seats in named or [*PURE, *LEVELS, *MIXED, *LIMITS]:
            print(json.dumps(summary(play(seats, numbers, pool, given.kept))), flush=True)


if __name__ == "__main__":
    main()
