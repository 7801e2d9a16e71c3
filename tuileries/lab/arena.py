"""Bots against each other: every two of them meet over the same deals, in every seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, takewhile
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import numpy
from msgspec import Struct
from numpy.typing import NDArray

from tuileries import bots
from tuileries.lab.sequential import Decision, Verdict, judge
from tuileries.lab.simulate import in_processes, number_of_workers, play_table
from tuileries.lab.statistics import Mean, Rate, mean, rate

Table = NDArray[numpy.float64]

BATCH = 2
SAMPLES = 200
"""How often the deals are drawn again to see how sure the ratings are."""

PROGRAMS = ("core", "games", "fast", "bots")
"""The packages that decide how a game of bots goes."""

PARTS = (".py", ".toml", ".npy")

ELO = 400 / numpy.log(10)


class Contest(Struct, frozen=True, omit_defaults=True):
    """What to play. With more than two seats, one sits alone among copies of the other.

    With a share in `at_least`, the first is tested against the second, and no more is played than that takes.
    """

    game: str
    players: int
    options: Any
    bots: tuple[str, ...]
    deals: int
    seed: str
    at_least: float | None = None

    def pairs(self) -> Iterator[tuple[str, str]]:
        """With two seats a meeting is the same seen from either side; with more, only a test has but one."""
        for one, other in combinations(dict.fromkeys(self.bots), 2):
            yield one, other
            if self.players > 2 and self.at_least is None:
                yield other, one

    def bouts(self) -> Iterator[Bout]:
        """Deal by deal, so that whatever is over early has met everyone as often."""
        for deal in range(self.deals):
            for one, other in self.pairs():
                for seat in range(self.players):
                    yield Bout(deal, one, other, seat)

    def heading(self) -> bytes:
        """Says whose results these are, however many are wished and whether they are tested or not."""
        contest = msgspec.structs.replace(self, deals=0, at_least=None)
        return msgspec.json.encode((contest, programs()))


@cache
def programs() -> str:
    """A fingerprint of all that bots are made of: what they won before they were changed is not theirs."""
    digest, package = hashlib.sha256(), Path(bots.__file__).parents[1]
    for folder in PROGRAMS:
        for file in sorted(path for path in (package / folder).rglob("*") if path.suffix in PARTS):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


class Bout(Struct, frozen=True):
    """One game: `one` sits on `seat`, `other` everywhere else."""

    deal: int
    one: str
    other: str
    seat: int


class Result(Struct, frozen=True):
    """How a bout ended: the part of the victory that `one` has, and everyone's points."""

    bout: Bout
    won: float
    points: tuple[int, ...]

    @property
    def margin(self) -> int:
        """By how much `one` is ahead of the best of the others."""
        others = [points for seat, points in enumerate(self.points) if seat != self.bout.seat]
        return self.points[self.bout.seat] - max(others)


class Meeting(Struct, frozen=True):
    """How one bot did against another; alone among copies of it where there are more than two seats."""

    one: str
    other: str
    wins: Rate
    margin: Mean


class Standing(Struct, frozen=True):
    """A bot's rating: Elo, 0 for the mean of all, with the interval that holds 95 samples in 100."""

    bot: str
    elo: float
    low: float
    high: float


class Report(Struct, frozen=True):
    contest: Contest
    played: int
    meetings: tuple[Meeting, ...]
    standings: tuple[Standing, ...]
    verdict: Verdict | None


def play_bout(contest: Contest, bout: Bout) -> Result:
    """The deal is the same for all who meet over it; luck belongs to the bout."""
    seats = [bout.other] * contest.players
    seats[bout.seat] = bout.one
    deal = f"{contest.seed}/{bout.deal}"
    luck = f"{deal}/{bout.one}/{bout.other}/{bout.seat}"
    table = play_table(contest.game, contest.options, tuple(seats), deal, luck)
    assert table.outcome is not None
    winners = table.outcome.winners
    won = 1 / len(winners) if bout.seat in winners else 0.0
    return Result(bout, won, tuple(sheet.total for sheet in table.outcome.scores))


def play_bouts(contest: Contest, bouts: Sequence[Bout]) -> list[Result]:
    return [play_bout(contest, bout) for bout in bouts]


class Journal:
    """Where results are kept, a line each, so that a contest that was stopped goes on where it was."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self._file = file
        self._heading = contest.heading() + b"\n"

    def read(self) -> list[Result]:
        """What was played of this very contest; a line that was cut off is played again."""
        try:
            heading, *lines = self._file.read_bytes().splitlines(keepends=True)
        except (OSError, ValueError):
            return []
        whole = [line for line in lines if line.endswith(b"\n")]
        return [msgspec.json.decode(line, type=Result) for line in whole] if heading == self._heading else []

    def begin(self, results: Sequence[Result]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_bytes(self._heading + b"".join(map(written, results)))

    def add(self, results: Sequence[Result]) -> None:
        with self._file.open("ab") as file:
            file.write(b"".join(map(written, results)))


def written(result: Result) -> bytes:
    return msgspec.json.encode(result) + b"\n"


def hold(
    contest: Contest,
    journal: Journal,
    report: Callable[[list[Result]], None],
    *,
    workers: int | None = None,
) -> None:
    """Play what is missing, until a test is decided, and report each batch, what was played before first."""
    bouts = list(contest.bouts())
    wanted = set(bouts)
    kept = journal.read()
    journal.begin(kept)  # all of it: who asks for fewer games now may ask for more later
    results = [result for result in kept if result.bout in wanted]
    report(results.copy())
    bots.prepare(contest.game, contest.bots)
    played = {result.bout for result in results}
    missing = [bout for bout in bouts if bout not in played]

    def keep(batch: list[Result]) -> None:
        journal.add(batch)
        results.extend(batch)
        report(batch)

    if missing:
        batches = [missing[start : start + BATCH] for start in range(0, len(missing), BATCH)]
        number = number_of_workers(workers, len(batches))
        undecided = takewhile(lambda _: not is_decided(contest, results), batches)
        in_processes(play_bouts, contest, undecided, keep, workers=number)


def is_decided(contest: Contest, results: Sequence[Result]) -> bool:
    verdict = verdict_on(contest, results)
    return verdict is not None and verdict.decision is not Decision.OPEN


def verdict_on(contest: Contest, results: Sequence[Result]) -> Verdict | None:
    return None if contest.at_least is None else judge(contest.at_least, deal_by_deal(contest, results))


def deal_by_deal(contest: Contest, results: Sequence[Result]) -> Iterator[float]:
    """The part of the victories in each, in order, up to the first that is not over in every seat."""
    won: dict[int, list[float]] = {deal: [] for deal in range(contest.deals)}
    for result in results:
        won[result.bout.deal].append(result.won)
    return (fmean(parts) for parts in takewhile(lambda parts: len(parts) == contest.players, won.values()))


def summarise(contest: Contest, results: Sequence[Result]) -> Report:
    results = sorted(results, key=lambda result: msgspec.structs.astuple(result.bout))
    meetings = tuple(
        meeting(one, other, met)
        for one, other in contest.pairs()
        if (met := [result for result in results if (result.bout.one, result.bout.other) == (one, other)])
    )
    return Report(contest, len(results), meetings, standings(contest, results), verdict_on(contest, results))


def meeting(one: str, other: str, results: Sequence[Result]) -> Meeting:
    wins = rate(sum(result.won for result in results), len(results))
    return Meeting(one, other, wins, mean([result.margin for result in results]))


def standings(contest: Contest, results: Sequence[Result]) -> tuple[Standing, ...]:
    """The best first."""
    names = list(dict.fromkeys(contest.bots))
    by_deal = numpy.zeros((contest.deals, len(names), len(names)))
    for result in results:
        one, other = names.index(result.bout.one), names.index(result.bout.other)
        ahead = beaten(result)
        by_deal[result.bout.deal, one, other] += ahead
        by_deal[result.bout.deal, other, one] += 1 - ahead
    luck = numpy.random.default_rng(1)
    samples = [
        ratings(by_deal[luck.integers(contest.deals, size=contest.deals)].sum(0)) for _ in range(SAMPLES)
    ]
    low, high = numpy.quantile(samples, (0.025, 0.975), axis=0)
    middle = ratings(by_deal.sum(0))
    order = numpy.argsort(-middle, kind="stable")
    return tuple(Standing(names[n], float(middle[n]), float(low[n]), float(high[n])) for n in order)


def beaten(result: Result) -> float:
    """The part of the others that `one` left behind; with two players, the part of the victory."""
    if len(result.points) == 2:
        return result.won
    mine = result.points[result.bout.seat]
    others = [points for seat, points in enumerate(result.points) if seat != result.bout.seat]
    return sum((mine > points) + (mine == points) / 2 for points in others) / len(others)


def ratings(wins: Table) -> Table:
    """Bradley and Terry's strengths as Elo; half a win and half a loss more for each pair that met."""
    wins = wins + 0.5 * ((wins + wins.T) > 0)
    games, strength = wins + wins.T, numpy.ones(len(wins))
    for _ in range(200):
        expected = (games / (strength[:, None] + strength[None, :])).sum(1)
        strength = wins.sum(1) / numpy.maximum(expected, 1e-12)
        strength /= numpy.exp(numpy.log(numpy.maximum(strength, 1e-12)).mean())
    return numpy.asarray(ELO * numpy.log(numpy.maximum(strength, 1e-12)))
