"""Looking back at a game: what each decision cost, and what was luck. docs/reviews.md tells what it means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy
from msgspec import Struct

from tuileries import fast
from tuileries.bots.budget import Budget
from tuileries.bots.search import Manner, think
from tuileries.core.errors import BadRecord, UnknownName
from tuileries.core.game import AnyGame, Outcome, Player
from tuileries.core.record import Played, Record
from tuileries.core.table import Table, replay
from tuileries.fast.kernel import OWN_CHOICE, POINTS, Kernel, Reals, Words

Line = Played[Any, Any]

SURE = 1.96
"""How many standard errors a 95 % interval reaches to either side."""

GRADES = {"blunder": 5.0, "mistake": 2.5, "inaccuracy": 1.0, "good": 0.0}
"""From how many lost points on a move is called so."""

BY_POINTS = Manner(arms=16, margin=1000.0)
"""Points come first; how often they win comes second."""


OTHERS = "others"
"""Beside the lines of the own score: what the others get less."""


REASONS = ("start", "luck", "hidden", "end")
"""Why what can be expected changes by nobody's choice."""


class Effort(Struct, frozen=True):
    """Playouts to find the best move, then games to compare it with the one that was played."""

    search: int
    games: int


EFFORTS = {"zen-garden": Effort(search=12000, games=4000), "hanging-gardens": Effort(search=700, games=800)}


class Estimate(Struct, frozen=True):
    """A mean, and how far a 95 % interval reaches to either side."""

    mean: float
    error: float


class Better(Struct, frozen=True):
    """A move, and what it gains over the one that was played: points ahead, victories, lines of the score."""

    move: Any
    notation: str
    points: Estimate
    victories: Estimate
    lines: dict[str, float]


class Decision(Struct, frozen=True, tag="decision"):
    """What a player chose at this version, from what they could know.

    `margins` and `victories` are what each seat could expect before. `skill` is what the move added to the
    margins, compared with a player who goes by the eye, and `swing` what it added to the victories. `better`
    is the best that was found, unless it was played.
    """

    version: int
    player: Player
    notation: str
    margins: tuple[float, ...]
    victories: tuple[float, ...]
    skill: tuple[float, ...]
    swing: tuple[float, ...]
    grade: str
    better: Better | None = None

    @property
    def loss(self) -> float:
        """Points behind the best that was found."""
        return max(0.0, self.better.points.mean) if self.better else 0.0


class Change(Struct, frozen=True, tag="change"):
    """What was added to the margins and victories that seats can expect at this version, by nobody's choice.

    Its reason is the `start`; or `luck` that came to light; or what was `hidden` from whoever moved and known
    to the next; or the `end`: what was hidden until then, and what the estimates were off.
    """

    version: int
    reason: str
    margins: tuple[float, ...]
    victories: tuple[float, ...]


class Balance(Struct, frozen=True):
    """Where the final margin of a seat comes from: these add up to it. Then how it played.

    `loss` is what it lost on average where it had a choice, and `grades` how often a move was called what.
    """

    start: float
    own_moves: float
    other_moves: float
    luck: float
    hidden: float
    end: float
    loss: float
    grades: dict[str, int]


class Review(Struct, frozen=True):
    """All that was found of a game, and a balance for each seat."""

    game: str
    rules: str
    effort: Effort
    findings: tuple[Decision | Change, ...]
    balances: tuple[Balance, ...]


def review(game: AnyGame, record: Record, effort: Effort | None = None, seed: int = 0) -> Review:
    effort = effort or EFFORTS.get(game.name, Effort(0, 0))
    findings = tuple(look_back(game, record, effort, seed))
    balances = tuple(balance(findings, player) for player in range(record.header.players))
    return Review(game.name, game.rules, effort, findings, balances)


def balance(findings: Sequence[Decision | Change], player: Player) -> Balance:
    decisions = [one for one in findings if isinstance(one, Decision)]
    own = [one for one in decisions if one.player == player]
    choices = [one.loss for one in own if one.grade != "forced"]
    changes = [one for one in findings if isinstance(one, Change)]
    start, luck, hidden, end = (
        sum(one.margins[player] for one in changes if one.reason == reason) for reason in REASONS
    )
    return Balance(
        start=round(start, 3),
        own_moves=round(sum(one.skill[player] for one in own), 3),
        other_moves=round(sum(one.skill[player] for one in decisions if one.player != player), 3),
        luck=round(luck, 3),
        hidden=round(hidden, 3),
        end=round(end, 3),
        loss=round(sum(choices) / max(1, len(choices)), 3),
        grades=dict(Counter(one.grade for one in own)),
    )


def look_back(
    game: AnyGame, record: Record, effort: Effort | None = None, seed: int = 0
) -> Iterator[Decision | Change]:
    """In order. For each seat, the margins of all changes and all skills add up to its final margin."""
    kernel = fast.find(game.name)
    if kernel is None:
        raise UnknownName("error-no-review", game=game.name)
    table = replay(game, record)
    if table.outcome is None:
        raise BadRecord("error-not-over")
    return Reviewer(game, kernel, effort or EFFORTS[game.name], seed).findings(table, table.outcome)


class Reviewer(NamedTuple):
    """Judges every move from the view of whoever made it, and from nothing else.

    What seats can expect is a row of numbers: the points of each, then the share of the victory of each.
    """

    game: AnyGame
    kernel: Kernel
    effort: Effort
    seed: int

    def findings(self, table: Table, outcome: Outcome) -> Iterator[Decision | Change]:
        path = list(table.decisions())
        expected = self.forecast(self.world(path[0][0], mover(path[0][1])), 0)
        yield change(0, "start", expected)
        for (state, line), following in zip(path, [*path[1:], None], strict=True):
            decision, added = self.decision(state, line, expected)
            yield decision
            expected = expected + added
            for reason, now in self.news(state, line, following) if following else end_of(outcome):
                yield change(line.version, reason, now - expected)
                expected = now

    def news(self, state: Any, line: Line, following: tuple[Any, Line]) -> Iterator[tuple[str, Reals]]:
        """What is to be expected once luck came to light, then as whoever is next knows it."""
        after, later = following
        mine, theirs = (self.world(after, mover(one)) for one in (line, later))
        if self.game.play(state, line.player, line.move).revealed:
            yield "luck", self.forecast(mine, line.version)
        if (mine != theirs).any():
            yield "hidden", self.forecast(theirs, line.version)

    def decision(self, state: Any, line: Line, expected: Reals) -> tuple[Decision, Reals]:
        """A move, and what it added to what can be expected."""
        player, world = mover(line), self.world(state, mover(line))
        moves = self.kernel.legal_moves(world)
        played = next(int(one) for one in moves if self.kernel.move_of(world, int(one)) == line.move)
        best = self.best(world, moves, line.version)
        own, made, found = self.games(world, [OWN_CHOICE, played, best], line.version)
        added = self.seats(made - own).mean(axis=0) if len(moves) > 1 else numpy.zeros_like(expected)
        better = None if best == played else self.better(state, player, best, found - made)
        called = "forced" if len(moves) == 1 else grade(better)
        decision = Decision(
            version=line.version - 1,
            player=player,
            notation=self.game.notation(self.game.view(state, player), line.move),
            margins=told(margins(expected)),
            victories=told(victories(expected).clip(0, 1)),
            skill=told(margins(added)),
            swing=told(victories(added)),
            grade=called,
            better=None if called == "best" else better,
        )
        return decision, added

    def better(self, state: Any, player: Player, best: int, gains: Reals) -> Better:
        """What a move gains over the one that was played, in games of the same lucks."""
        view, lines = self.game.view(state, player), gains[:, -len(self.kernel.LINES) :].mean(axis=0)
        move = self.kernel.move_of(self.kernel.pack(view), best)
        ahead = margins(self.seats(gains))[:, player]
        gained = told(numpy.append(lines, ahead.mean() - lines.sum()), 1)
        by_line = zip((*self.kernel.LINES, OTHERS), gained, strict=True)
        return Better(
            move=move,
            notation=self.game.notation(view, move),
            points=estimate(ahead),
            victories=estimate(gains[:, 0]),
            lines={rule: points for rule, points in by_line if points},
        )

    def best(self, world: Words, moves: Words, version: int) -> int:
        """Found with other lucks than those it is compared by: else the luckiest would win."""
        found = think(
            self.kernel, world, moves, BY_POINTS, Budget(playouts=self.effort.search), 2 * self.luck(version)
        )
        return found[0].move

    def forecast(self, world: Words, version: int) -> Reals:
        """What each seat can expect where everyone goes by the eye."""
        (games,) = self.games(world, [OWN_CHOICE], version)
        return numpy.asarray(self.seats(games).mean(axis=0))

    def games(self, world: Words, moves: list[int], version: int) -> Reals:
        asked = numpy.array(moves, dtype=numpy.uint64)
        return self.kernel.foresee(world, asked, range(self.effort.games), 2 * self.luck(version) + 1)

    def luck(self, version: int) -> int:
        return self.seed << 32 | version << 1

    def seats(self, rows: Reals) -> Reals:
        """The points and shares of the seats in the results of games."""
        return rows[..., POINTS : -len(self.kernel.LINES)]

    def world(self, state: Any, viewer: Player) -> Words:
        return self.kernel.pack(self.game.view(state, viewer))


def mover(line: Line) -> Player:
    assert line.player is not None  # no table of these games moves by itself
    return line.player


def points(expected: Reals) -> Reals:
    return expected[..., : expected.shape[-1] // 2]


def victories(expected: Reals) -> Reals:
    return expected[..., expected.shape[-1] // 2 :]


def margins(expected: Reals) -> Reals:
    """How far each seat is ahead of the others on average; with 2 players, of the other."""
    mine = points(expected)
    others = (mine.sum(axis=-1, keepdims=True) - mine) / (mine.shape[-1] - 1)
    return numpy.asarray(mine - others)


def change(version: int, reason: str, added: Reals) -> Change:
    return Change(version, reason, told(margins(added)), told(victories(added)))


def end_of(outcome: Outcome) -> Iterator[tuple[str, Reals]]:
    """What it came to."""
    totals = [sheet.total for sheet in outcome.scores]
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(totals))]
    yield "end", numpy.array([*totals, *shares], dtype=numpy.float64)


def estimate(values: Reals) -> Estimate:
    return Estimate(round(float(values.mean()), 3), round(SURE * float(values.std() / len(values) ** 0.5), 3))


def grade(better: Better | None) -> str:
    """`none` where the search cannot tell the moves apart."""
    if better is None or better.points.mean <= -better.points.error:
        return "best"
    if better.points.mean < better.points.error:
        return "none"
    return next(name for name, lost in GRADES.items() if better.points.mean >= lost)


def told(values: Reals, digits: int = 4) -> tuple[float, ...]:
    return tuple(round(value, digits) + 0.0 for value in values.tolist())
