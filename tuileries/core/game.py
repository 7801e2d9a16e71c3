"""The contract between a game and everything that plays, shows or studies it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from msgspec import Struct

from tuileries.core.chance import Chance
from tuileries.core.drawing import Line
from tuileries.core.errors import Refusal
from tuileries.core.phrases import Phrase

O = TypeVar("O")  # noqa: E741
S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")
C = TypeVar("C", covariant=True)

Player = int
"""A seat, numbered from 0."""

Say = Callable[[Phrase], str]
"""Puts a phrase into somebody's language."""


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Something that happened. Every class says who sees it, or nobody ever does."""

    def seen_by(self, viewer: Player | None) -> Self | None:
        raise LookupError(f"{type(self).__name__} does not say who sees it")


class PublicEvent(Event, frozen=True):
    """Something that everyone sees."""

    def seen_by(self, viewer: Player | None) -> Self | None:
        return self


class Step(Struct, Generic[S, E], frozen=True):
    """What a move leads to; `revealed` when something came to light."""

    state: S
    events: tuple[E, ...]
    revealed: bool = False


class Alarm(Struct, Generic[M], frozen=True):
    """A move that the table itself makes after some seconds. It runs on while its key stays the same."""

    key: str
    seconds: float
    move: M


class ScoreLine(Struct, frozen=True):
    """One line of a score sheet, by the rule that pays it; `count` is what it counted."""

    rule: str
    points: int
    count: int


class Sheet(Struct, frozen=True):
    """One player's score, line by line."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


Scores = tuple[Sheet, ...]


class Outcome(Struct, frozen=True):
    """How a game ended."""

    scores: Scores
    winners: tuple[Player, ...]
    reason: str


class Types(NamedTuple):
    """What a game is made of, for whoever reads or writes it."""

    options: Any
    state: Any
    move: Any
    event: Any
    view: Any
    choices: Any
    unions: Mapping[str, Any] = MappingProxyType({})
    """What a client chooses by besides moves and events, by the name it gets there."""


class Game(Protocol[O, S, M, E, V, C]):
    """A handful of pure functions over frozen data."""

    name: str
    rules: str
    players: range
    types: Types
    box: Any
    presets: Mapping[str, O]
    has_secrets: bool
    can_take_back: bool
    is_silent: bool
    is_simultaneous: bool

    def setup(self, players: int, options: O, chance: Chance) -> Step[S, E]: ...

    def to_move(self, state: S) -> tuple[Player, ...]: ...

    def legal_moves(self, state: S, player: Player) -> Iterator[M]: ...

    def choices(self, state: S, player: Player) -> C: ...

    def why_not(self, state: S, player: Player | None, move: M) -> tuple[Refusal, ...]: ...

    def play(self, state: S, player: Player | None, move: M) -> Step[S, E]: ...

    def alarm(self, state: S) -> Alarm[M] | None: ...

    def outcome(self, state: S) -> Outcome | None: ...

    def view(self, state: S, viewer: Player | None) -> V: ...

    def project(self, view: V) -> Scores | None: ...

    def imagine(self, view: V, chance: Chance) -> S: ...

    def sentence(self, event: E) -> Phrase | None: ...

    def remark(self, before: E, event: E) -> Phrase | None: ...

    def offer(self, view: V) -> Phrase: ...

    def draw(self, view: V, say: Say) -> Iterator[Line]: ...

    def notation(self, view: V, move: M) -> str: ...

    def parse(self, view: V, text: str) -> M: ...


AnyGame = Game[Any, Any, Any, Any, Any, Any]
