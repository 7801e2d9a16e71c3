"""What is found of a game: docs/reviews.md tells what it means."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tuileries.core.game import Player
from tuileries.core.phrases import Phrase
from tuileries.reviews.continuations import Reply

GRADES = {"blunder": 5.0, "mistake": 2.5, "inaccuracy": 1.0, "good": 0.5}
"""From how many lost points on a move is called so. Less rounds to nothing: it is one of the best."""


REASONS = ("start", "luck", "hidden", "end")
"""Why what can be expected changes by nobody's choice."""


class Effort(Struct, frozen=True):
    """Playouts to find the best move, games to compare it with what was played, and games for a glimpse."""

    search: int
    games: int
    glimpse: int = 64

    def part(self, share: float) -> Effort:
        return Effort(*(max(2, round(share * number)) for number in (self.search, self.games, self.glimpse)))


class Estimate(Struct, frozen=True):
    """A mean, and how far a 95 % interval reaches to either side."""

    mean: float
    error: float


class Better(Struct, frozen=True):
    """A move, and what it gains over the one that was played: points ahead, victories, lines of the score.

    Where it gains enough to be shown: the `turn` that it begins, also in sentences, and what most often
    follows by the eye of the next player.
    """

    move: Any
    notation: str
    points: Estimate
    victories: Estimate
    lines: dict[str, float]
    turn: tuple[Any, ...] = ()
    told: tuple[Phrase, ...] = ()
    reply: Reply | None = None


class Expectation(Struct, frozen=True):
    """Points of each seat, then shares of the victory; and how far off the margin of each may be."""

    seats: tuple[float, ...]
    errors: tuple[float, ...]


class Judgement(Struct, frozen=True, tag="judgement"):
    """What is found of a decision by itself, whatever was found of the others.

    `added` is what the move added to what seats can expect, and `news` what they could expect afterwards, for
    each reason that changed it. `also` are other moves that gain enough to be shown.
    """

    version: int
    player: Player
    notation: str
    added: Expectation
    grade: str
    better: Better | None = None
    also: tuple[Better, ...] = ()
    news: tuple[tuple[str, Expectation], ...] = ()


class Attempt(Struct, frozen=True):
    """A move that somebody tries instead: its grade, and what the best one gains over it."""

    grade: str
    better: Better | None


class Glimpse(Struct, frozen=True):
    """A decision at a glance: what seats could expect before, and what it added for whoever made it."""

    version: int
    player: Player
    margins: tuple[float, ...]
    victories: tuple[float, ...]
    skill: float


class Sketch(Struct, frozen=True, tag="sketch"):
    """All decisions at a glance, in order."""

    glimpses: tuple[Glimpse, ...]

    @property
    def order(self) -> list[int]:
        """The decisions by their number, those first that look worst."""
        return sorted(range(len(self.glimpses)), key=lambda number: self.glimpses[number].skill)


class Decision(Struct, frozen=True, tag="decision"):
    """What a player chose at this version, from what they could know.

    `margins` and `victories` are what each seat could expect before. `skill` is what the move added to the
    margins, compared with a player who goes by the eye, `errors` how far off that may be, and `swing` what it
    added to the victories. `better` is the best that was found, unless it was played; what it gains may be
    too little to count. `also` are others that gain enough.
    """

    version: int
    player: Player
    notation: str
    margins: tuple[float, ...]
    victories: tuple[float, ...]
    skill: tuple[float, ...]
    errors: tuple[float, ...]
    swing: tuple[float, ...]
    grade: str
    better: Better | None = None
    also: tuple[Better, ...] = ()

    @property
    def loss(self) -> float:
        """Points behind the best that was found."""
        return max(0.0, self.better.points.mean) if self.better else 0.0


class Change(Struct, frozen=True, tag="change"):
    """What was added to the margins and victories that seats can expect at this version, by nobody's choice.

    Its reason is the `start`; or `luck` that came to light; or what was `hidden` from whoever moved and known
    to the next; or the `end`: what was hidden until then, and what the estimates were off. `errors` tell how
    far off the margins may be, `left` how far off is what can be expected from now on.
    """

    version: int
    reason: str
    margins: tuple[float, ...]
    errors: tuple[float, ...]
    left: tuple[float, ...]
    victories: tuple[float, ...]


class Balance(Struct, frozen=True):
    """Where the final margin of a seat comes from: these add up to it. Then how it played.

    `errors` tell how far off each part and the `loss` may be. `loss` is what it lost on average where it had
    a choice, `grades` how often a move was called what, and `level` the bot that loses about as much.
    """

    start: float
    own_moves: float
    other_moves: float
    luck: float
    hidden: float
    end: float
    errors: dict[str, float]
    loss: float
    grades: dict[str, int]
    level: str | None = None


class Review(Struct, frozen=True, tag="review"):
    """All that was found of a game, and a balance for each seat."""

    game: str
    rules: str
    effort: Effort
    findings: tuple[Decision | Change, ...]
    balances: tuple[Balance, ...]


Found = Sketch | Judgement | Review
"""What is told while a game is looked at, one after the other."""
