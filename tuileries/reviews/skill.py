"""Looking back at a game: what each decision cost, and what was luck. docs/reviews.md tells what it means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy
from msgspec.structs import replace

from tuileries import fast
from tuileries.bots.budget import Budget
from tuileries.bots.search import Manner, think
from tuileries.core.errors import BadRecord, UnknownName
from tuileries.core.game import AnyGame, Outcome, Player
from tuileries.core.phrases import Phrase
from tuileries.core.record import Played, Record
from tuileries.core.table import replay
from tuileries.fast.kernel import OWN_CHOICE, POINTS, Kernel, Reals, Words
from tuileries.reviews import continuations
from tuileries.reviews.balance import add_up, balance, margins, told, victories
from tuileries.reviews.findings import (
    Attempt,
    Balance,
    Better,
    Effort,
    Expectation,
    Glimpse,
    Judgement,
    Review,
    Sketch,
)
from tuileries.reviews.grades import error, estimate, grade, in_doubt
from tuileries.reviews.levels import level_of

Line = Played[Any, Any]

ENGINE = "5"
"""Who judges: another name where the same game would be judged otherwise, so that no old review is shown."""

SHOWN = 1.0
"""From how many points on a better move is worth a picture."""

ALSO = 2
"""So many other moves are compared with a poor one, those next best in the search."""

BY_POINTS = Manner(arms=16, margin=1000.0)
"""Points come first; how often they win comes second."""

OTHERS = "others"
"""Beside the lines of the own score: what the others get less."""

DOUBTS = 8
"""Where it is in doubt what a loss is to be called, it is found by up to so many times as many games."""

EFFORTS = {"zen-garden": Effort(search=12000, games=4000), "hanging-gardens": Effort(search=1400, games=400)}


def review(game: AnyGame, record: Record, effort: Effort | None = None, seed: int = 0) -> Review:
    reviewer = Reviewer.of(game, record, effort, seed)
    return reviewer.conclude([reviewer.judge(number) for number in range(len(reviewer.path))])


class Reviewer(NamedTuple):
    """Judges every move of a game from the view of whoever made it, and from nothing else.

    What seats can expect is a row of numbers: the points of each, then the share of the victory of each.
    """

    game: AnyGame
    kernel: Kernel
    path: tuple[tuple[Any, Line], ...]
    outcome: Outcome
    effort: Effort
    seed: int

    @classmethod
    def of(
        cls, game: AnyGame, record: Record, effort: Effort | None = None, seed: int = 0, share: float = 1.0
    ) -> Reviewer:
        kernel = fast.find(game.name)
        if kernel is None:
            raise UnknownName("error-no-review", game=Phrase(f"{game.name}-name"))
        table = replay(game, record)
        if table.outcome is None:
            raise BadRecord("error-not-over")
        path = tuple(table.decisions())
        return cls(game, kernel, path, table.outcome, effort or EFFORTS[game.name].part(share), seed)

    def sketch(self) -> Sketch:
        return Sketch(tuple(self.glimpse(state, line) for state, line in self.path))

    def glimpse(self, state: Any, line: Line) -> Glimpse:
        player, world = mover(line), self.world(state, mover(line))
        asked, tries = [OWN_CHOICE, self.number(world, line)], range(self.effort.glimpse)
        own, made = self.seats(self.games(world, asked, line.version, tries)).mean(axis=1)
        added = round(float(margins(made - own)[player]), 3)
        return Glimpse(line.version - 1, player, told(margins(own)), told(victories(own)), added)

    def judge(self, number: int) -> Judgement:
        """A decision by its number."""
        (state, line), following = self.path[number], self.path[number + 1 : number + 2]
        news = self.news(state, line, *following[0]) if following else ()
        return replace(self.decision(state, line), news=tuple(news))

    def conclude(self, judgements: Sequence[Judgement]) -> Review:
        """What all judgements come to, in order."""
        start = self.forecast(self.world(self.path[0][0], mover(self.path[0][1])), 0)
        findings = tuple(add_up(start, judgements, self.outcome))
        players = len(self.outcome.scores)
        balances = tuple(self.leveled(balance(findings, player)) for player in range(players))
        return Review(self.game.name, self.game.rules, self.effort, findings, balances)

    def leveled(self, balance: Balance) -> Balance:
        return replace(balance, level=level_of(self.game.name, len(self.outcome.scores), balance.loss))

    def news(self, state: Any, line: Line, after: Any, later: Line) -> Iterator[tuple[str, Expectation]]:
        """What is to be expected once luck came to light, then as whoever is next knows it."""
        mine, theirs = (self.world(after, mover(one)) for one in (line, later))
        if self.game.play(state, line.player, line.move).revealed:
            yield "luck", self.forecast(mine, line.version)
        if (mine != theirs).any():
            yield "hidden", self.forecast(theirs, line.version)

    def attempt(self, version: int, move: Any) -> Attempt:
        """Another move instead of the one that was played at this version, compared by the same lucks."""
        state, line = next(one for one in self.path if one[1].version == version + 1)
        judged = self.decision(state, replace(line, move=move))
        return Attempt(judged.grade, judged.better)

    def decision(self, state: Any, line: Line) -> Judgement:
        """A move, and what it added to what can be expected."""
        player, world = mover(line), self.world(state, mover(line))
        moves, played = self.kernel.legal_moves(world), self.number(world, line)
        best, *next_best = self.search(world, moves, line.version)
        asked = list(dict.fromkeys((OWN_CHOICE, played, best)))
        own, made, *found = self.games(world, asked, line.version, range(self.effort.games))
        gains = [self.sure(world, asked[1:], player, one - made, line.version) for one in found]
        better = self.better(state, player, best, gains[0]) if gains else None
        others = [one for one in next_best if one != played][:ALSO]
        is_poor = better is not None and better.points.mean >= SHOWN
        return Judgement(
            version=line.version - 1,
            player=player,
            notation=self.game.notation(self.game.view(state, player), line.move),
            added=self.expectation(made - (own if len(moves) > 1 else made)),
            grade="forced" if len(moves) == 1 else grade(better),
            better=self.explained(state, player, better) if better else None,
            also=self.also(state, line, others, made) if is_poor else (),
        )

    def also(self, state: Any, line: Line, others: list[int], made: Reals) -> tuple[Better, ...]:
        """Those of these moves that surely gain enough over what games came to as it was played."""
        player, world = mover(line), self.world(state, mover(line))
        found = self.games(world, others, line.version, range(self.effort.games))
        tried = [
            self.better(state, player, move, one - made) for move, one in zip(others, found, strict=True)
        ]
        good = [one for one in tried if one.points.mean >= max(SHOWN, one.points.error)]
        good.sort(key=lambda one: -one.points.mean)
        return tuple(self.explained(state, player, one) for one in good)

    def number(self, world: Words, line: Line) -> int:
        """A move as the kernel calls it."""
        moves = map(int, self.kernel.legal_moves(world))
        return next(one for one in moves if self.kernel.move_of(world, one) == line.move)

    def sure(self, world: Words, asked: list[int], player: Player, gains: Reals, version: int) -> Reals:
        """What the second of these moves gains over the first, in more games while its name is in doubt."""
        while len(gains) < DOUBTS * self.effort.games and in_doubt(estimate(self.ahead(gains, player))):
            made, found = self.games(world, asked, version, range(len(gains), 2 * len(gains)))
            gains = numpy.concatenate((gains, found - made))
        return gains

    def better(self, state: Any, player: Player, best: int, gains: Reals) -> Better:
        """What a move gains over the one that was played, in games of the same lucks."""
        view, lines = self.game.view(state, player), gains[:, -len(self.kernel.LINES) :].mean(axis=0)
        move = self.kernel.move_of(self.kernel.pack(view), best)
        ahead = self.ahead(gains, player)
        gained = told(numpy.append(lines, ahead.mean() - lines.sum()), 1)
        by_line = zip((*self.kernel.LINES, OTHERS), gained, strict=True)
        return Better(
            move=move,
            notation=self.game.notation(view, move),
            points=estimate(ahead),
            victories=estimate(gains[:, 0]),
            lines={rule: points for rule, points in by_line if points},
        )

    def explained(self, state: Any, player: Player, better: Better) -> Better:
        if better.points.mean < SHOWN:
            return better
        turn = continuations.whole_turn(
            self.game, self.kernel, self.game.view(state, player), player, better.move
        )
        return replace(better, turn=turn.decisions, told=turn.told, reply=turn.reply)

    def search(self, world: Words, moves: Words, version: int) -> list[int]:
        """The best first, by other lucks than those it is compared by: else the luckiest would win."""
        budget, luck = Budget(playouts=self.effort.search), 2 * self.luck(version)
        return [one.move for one in think(self.kernel, world, moves, BY_POINTS, budget, luck)]

    def forecast(self, world: Words, version: int) -> Expectation:
        """What each seat can expect where everyone goes by the eye."""
        (games,) = self.games(world, [OWN_CHOICE], version, range(self.effort.games))
        return self.expectation(games)

    def expectation(self, rows: Reals) -> Expectation:
        seats = self.seats(rows)
        return Expectation(told(seats.mean(axis=0)), told(error(margins(seats))))

    def games(self, world: Words, moves: list[int], version: int, tries: range) -> Reals:
        asked = numpy.array(moves, dtype=numpy.uint64)
        return self.kernel.foresee(world, asked, tries, 2 * self.luck(version) + 1)

    def luck(self, version: int) -> int:
        return self.seed << 32 | version << 1

    def seats(self, rows: Reals) -> Reals:
        """The points and shares of the seats in the results of games."""
        return rows[..., POINTS : -len(self.kernel.LINES)]

    def ahead(self, rows: Reals, player: Player) -> Reals:
        return margins(self.seats(rows))[:, player]

    def world(self, state: Any, viewer: Player) -> Words:
        return self.kernel.pack(self.game.view(state, viewer))


def mover(line: Line) -> Player:
    assert line.player is not None  # no table of these games moves by itself
    return line.player
