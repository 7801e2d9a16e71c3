"""Games of bots and their reviews: one JSON line with what losses, luck and grades say.

`python -m benchmarks.reviews GAME [GAMES] [--first N] [--players N] [--levels A,B] [--effort S,G] [--seed N]
[--kept FILE]` plays so many games (10) from deal N (1) on between bots of these levels and looks back at
each, with S playouts to find the best move and G games to compare it with (without `--effort` as reviews do).
A review is written to FILE as it ends; what is written there is not computed again. `--against N` compares
the grades with those of seed N. `--all` tells of all that is kept, `--chart SVG` draws how well the grades of
two seeds agree there, by effort; nothing is played then.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import msgspec
import numpy
from msgspec import Struct
from msgspec.structs import replace

from tuileries import bots, fast, games
from tuileries.cli import chart
from tuileries.core.record import Record
from tuileries.games.hanging_gardens.state import Options as HangingGardens
from tuileries.games.zen_garden.state import Options as ZenGarden
from tuileries.lab.simulate import play_table
from tuileries.lab.statistics import Rate, Z, rate
from tuileries.reviews.findings import GRADES, Balance, Decision, Effort
from tuileries.reviews.skill import EFFORTS, review

OPTIONS: dict[str, Any] = {"zen-garden": ZenGarden((1, 2, 3)), "hanging-gardens": HangingGardens()}
MASTERS = {"zen-garden": "master@43000n", "hanging-gardens": "master@7000n"}
"""A number of playouts that takes about as long as a master may think at a table."""

CLEAR = tuple(reversed(GRADES))
"""The grades of moves that lose something, from good to bad."""


class Graded(Struct, frozen=True):
    """What a review said of a decision."""

    player: int
    grade: str
    loss: float
    error: float


class Looked(Struct, frozen=True):
    """A game, how it was looked at, and what was found."""

    game: str
    seats: tuple[str, ...]
    number: int
    effort: Effort
    seed: int
    seconds: float
    moves: tuple[Graded, ...]
    balances: tuple[Balance, ...]
    margins: tuple[float, ...]


class Ask(Struct, frozen=True):
    """Which game to look at, and how."""

    game: str
    seats: tuple[str, ...]
    number: int
    effort: Effort
    seed: int


def seats_of(levels: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """All pairs of different levels meet in turn; more players are as far apart as the first two."""
    count = len(levels)
    step = 1 + (number // count) % max(1, count - 1)
    return tuple(levels[(number + step * seat) % count] for seat in range(players))


def look(ask: Ask) -> Looked:
    """The same deal for all efforts and seeds."""
    table = play_table(ask.game, OPTIONS[ask.game], ask.seats, f"review {ask.number}", f"{ask.number}")
    assert table.outcome is not None
    totals = [sheet.total for sheet in table.outcome.scores]
    return looked(ask, table.record(), tuple(ahead(totals, seat) for seat in range(len(totals))))


def looked(ask: Ask, record: Record, margins: tuple[float, ...]) -> Looked:
    start = time.process_time()
    found = review(games.find(ask.game), record, ask.effort, ask.seed)
    seconds = time.process_time() - start
    moves = tuple(graded(one) for one in found.findings if isinstance(one, Decision))
    return Looked(
        ask.game,
        ask.seats,
        ask.number,
        ask.effort,
        ask.seed,
        round(seconds, 2),
        moves,
        found.balances,
        margins,
    )


def ahead(totals: Sequence[int], seat: int) -> float:
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


def graded(one: Decision) -> Graded:
    points = one.better.points if one.better else None
    return Graded(one.player, one.grade, points.mean if points else 0.0, points.error if points else 0.0)


def asked_of(one: Looked) -> Ask:
    return Ask(one.game, one.seats, one.number, one.effort, one.seed)


def kept_in(path: Path | None) -> dict[Ask, Looked]:
    if path is None or not path.exists():
        return {}
    found = [msgspec.json.decode(line, type=Looked) for line in path.read_bytes().splitlines()]
    return {asked_of(one): one for one in found}


def keep(one: Looked, path: Path | None) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")


def look_at(asks: Iterable[Ask], path: Path | None) -> list[Looked]:
    """Those that are kept, and the rest computed."""
    found, kept = list[Looked](), kept_in(path)
    for ask in asks:
        if ask not in kept:
            kept[ask] = look(ask)
            keep(kept[ask], path)
        found.append(kept[ask])
    return found


def summaries(kept: Iterable[Looked]) -> list[dict[str, Any]]:
    """All that is kept, by game and number of players; a game that was looked at twice counts twice."""
    groups = defaultdict[tuple[str, int], list[Looked]](list)
    for one in kept:
        groups[one.game, len(one.seats)].append(one)
    return [summary(groups[name]) for name in sorted(groups)]


def summary(found: Sequence[Looked]) -> dict[str, Any]:
    seats = [(one, seat) for one in found for seat in range(len(one.seats))]
    return {
        "game": found[0].game,
        "players": len(found[0].seats),
        "efforts": sorted({(one.effort.search, one.effort.games) for one in found}),
        "reviews": len(found),
        "seconds": round(float(numpy.mean([one.seconds for one in found])), 1),
        "loss": losses(seats),
        "luck_of_seat_0": within([one.balances[0].luck for one in found]),
        "luck_of_any_seat": within([one.balances[one.number % len(one.seats)].luck for one in found]),
        "luck_of_the_better": within([one.balances[better(one)].luck for one in found]),
        "end_of_seat_0": within([one.balances[0].end for one in found]),
        "hidden_of_seat_0": within([one.balances[0].hidden for one in found]),
        "margin_explained": explained(seats),
        "the_better_loses_less": order(found),
        "grades": shares(Counter(move.grade for one in found for move in one.moves)),
    }


def better(one: Looked) -> int:
    """The seat of the highest level."""
    return max(range(len(one.seats)), key=lambda seat: rank(one.seats[seat]))


def rank(name: str) -> int:
    return bots.LEVELS.index(name.partition("@")[0])


def losses(seats: Sequence[tuple[Looked, int]]) -> dict[str, list[float]]:
    """By level, the weakest first: what it lost a decision on average, the interval, and its games."""
    found = defaultdict[str, list[float]](list)
    for one, seat in seats:
        found[one.seats[seat].partition("@")[0]].append(one.balances[seat].loss)
    return {name: [*within(found[name]), len(found[name])] for name in sorted(found, key=rank)}


def order(found: Sequence[Looked]) -> list[float]:
    """Of two seats of different levels in a game, how often the higher one lost less on average."""
    pairs = [
        (one.balances[high].loss, one.balances[low].loss)
        for one in found
        for high, low in permutations(range(len(one.seats)), 2)
        if rank(one.seats[high]) > rank(one.seats[low])
    ]
    return parts(rate(sum(mine < theirs for mine, theirs in pairs), max(1, len(pairs))))


def parts(found: Rate) -> list[float]:
    return [round(found.share, 3), round(found.low, 3), round(found.high, 3), found.games]


def within(values: Sequence[float]) -> list[float]:
    error = float(numpy.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return [round(float(numpy.mean(values)), 3), round(Z * error, 3)]


def explained(seats: Sequence[tuple[Looked, int]]) -> dict[str, float]:
    """What part of the variance of margins is left no riddle by the moves, by luck, and by both."""
    balances = [one.balances[seat] for one, seat in seats]
    margins = numpy.array([one.margins[seat] for one, seat in seats])
    moves = numpy.array([balance.own_moves + balance.other_moves for balance in balances])
    luck = numpy.array([balance.luck for balance in balances])
    return {
        name: round(1 - float((margins - part).var() / margins.var()), 3)
        for name, part in (("moves", moves), ("luck", luck), ("moves and luck", moves + luck))
    }


def shares(counted: Counter[str]) -> dict[str, float]:
    return {name: round(number / counted.total(), 3) for name, number in counted.most_common()}


def agreement(pairs: Sequence[tuple[Looked, Looked]]) -> dict[str, Any]:
    """How often two reviews give a move the same grade; apart: by the grade that the first one gave."""
    moves = [
        (one.grade, other.grade)
        for mine, theirs in pairs
        for one, other in zip(mine.moves, theirs.moves, strict=True)
    ]
    chosen = [(one, other) for one, other in moves if one != "forced"]
    clear = [(one, other) for one, other in chosen if one in CLEAR and other in CLEAR]
    return {
        "moves": len(chosen),
        "agree": agreed(chosen),
        "within_a_step": agreed(chosen, steps=1),
        "clear_in_both": agreed(clear),
        "inaccuracy_or_worse_in_one": agreed([pair for pair in chosen if {*pair} & {*CLEAR[1:]}]),
        **{name: agreed([pair for pair in chosen if pair[0] == name]) for name in ("best", "none", *CLEAR)},
        "poor_or_not": agreed([(is_poor(one), is_poor(other)) for one, other in chosen]),
    }


def is_poor(grade: str) -> str:
    return "poor" if grade in ("mistake", "blunder") else "fair"


def agreed(pairs: Sequence[tuple[str, str]], steps: int = 0) -> list[float]:
    return parts(rate(sum(distance(*pair) <= steps for pair in pairs), max(1, len(pairs))))


def distance(one: str, other: str) -> int:
    """How many grades apart; the best move and one that cannot be told from it are a step from a good one."""
    places = {"best": 0, "none": 0, **{name: 1 + place for place, name in enumerate(CLEAR)}}
    apart = abs(places.get(one, 0) - places.get(other, 9)) if one != other else 0
    return max(apart, int(one != other))


def pairs_in(kept: Iterable[Looked]) -> dict[tuple[str, Effort], list[tuple[Looked, Looked]]]:
    """Games that were looked at twice, with the seeds 0 and 1, by game and effort."""
    found = {asked_of(one): one for one in kept}
    twice = defaultdict[tuple[str, Effort], list[tuple[Looked, Looked]]](list)
    for ask, one in found.items():
        other = found.get(replace(ask, seed=1))
        if ask.seed == 0 and other is not None:
            twice[ask.game, ask.effort].append((one, other))
    return twice


def drawn(twice: dict[tuple[str, Effort], list[tuple[Looked, Looked]]]) -> str:
    """How often two reviews agree on a grade, over the playouts that a decision costs."""
    parts = [chart.text((LEFT + RIGHT) / 2, FOOT + 40, "playouts a decision", anchor="middle")]
    for share in range(50, 101, 10):
        parts += [chart.line("grid", (LEFT, up(share)), (RIGHT, up(share)))]
        parts += [chart.text(LEFT - 8, up(share) + 4, f"{share} %", anchor="end")]
    for number in (100, 1000, 10000, 100000):
        parts += [chart.text(across(number), FOOT + 18, f"{number:,}", anchor="middle")]
    for game in sorted({game for game, _ in twice}):
        parts += curve(game, {effort: pairs for (name, effort), pairs in twice.items() if name == game})
    return chart.frame(FOOT + 56, "Moves that two reviews give the same grade", parts)


NAMES = {"zen-garden": "Zen Garden", "hanging-gardens": "The Hanging Gardens"}
LEFT, RIGHT, FOOT = 70.0, 560.0, 300.0


def up(share: float) -> float:
    return FOOT - (share - 50) / 50 * (FOOT - chart.TOP)


def across(playouts: float) -> float:
    return LEFT + (math.log10(playouts) - 2) / 3 * (RIGHT - LEFT)


def curve(game: str, by_effort: dict[Effort, list[tuple[Looked, Looked]]]) -> list[str]:
    """A line from dot to dot; the dot of the effort that reviews make is larger."""
    efforts = sorted(by_effort, key=playouts_of)
    dots = [(across(playouts_of(one)), up(100 * agreement(by_effort[one])["agree"][0])) for one in efforts]
    sizes = [7 if one == EFFORTS[game] else 4 for one in efforts]
    return [
        *(chart.line("reach", *ends) for ends in pairwise(dots)),
        *(
            f'<circle class="bot" cx="{x:.1f}" cy="{y:.1f}" r="{size}"/>\n'
            for (x, y), size in zip(dots, sizes, strict=True)
        ),
        chart.text(dots[-1][0] - 8, dots[-1][1] - 12, NAMES[game], anchor="end"),
    ]


def playouts_of(effort: Effort) -> int:
    """To find the best move, and for it, what was played and the choice of the eye."""
    return effort.search + 3 * effort.games


def main() -> None:
    given = asked()
    if given.chart:
        given.chart.write_text(drawn(pairs_in(kept_in(given.kept).values())))
    elif given.all:
        for told in summaries(kept_in(given.kept).values()):
            print(json.dumps(told))
    else:
        print(json.dumps(measured(given)), flush=True)


def measured(given: argparse.Namespace) -> dict[str, Any]:
    fast.find(given.game)
    mine = look_at(asks_of(given, given.seed), given.kept)
    told = summary(mine)
    if given.against is not None:
        theirs = look_at(asks_of(given, given.against), given.kept)
        told["agreement"] = agreement(list(zip(mine, theirs, strict=True)))
    return told


def asks_of(given: argparse.Namespace, seed: int) -> list[Ask]:
    levels = [MASTERS[given.game] if name == "master" else name for name in given.levels.split(",")]
    effort = Effort(*map(int, given.effort.split(","))) if given.effort else EFFORTS[given.game]
    return [
        Ask(given.game, seats_of(levels, given.players, number), number, effort, seed)
        for number in range(given.first, given.first + given.games)
    ]


def asked() -> argparse.Namespace:
    words = argparse.ArgumentParser()
    words.add_argument("game", choices=OPTIONS)
    words.add_argument("games", type=int, nargs="?", default=10)
    words.add_argument("--first", type=int, default=1)
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--levels", default=",".join(bots.LEVELS))
    words.add_argument("--effort")
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--against", type=int)
    words.add_argument("--kept", type=Path)
    words.add_argument("--all", action="store_true")
    words.add_argument("--chart", type=Path)
    return words.parse_args()


if __name__ == "__main__":
    main()
