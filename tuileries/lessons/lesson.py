"""A lesson as it is written: a position, and steps that lead on. docs/lessons.md tells authors how."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from tuileries import games
from tuileries.core.errors import UnknownName
from tuileries.core.game import Player
from tuileries.core.phrases import Phrase

LEARNER: Player = 0
"""Whoever learns sits in the first seat."""

GUIDE = "guide"
"""What plays in all other seats: it moves as the lesson says."""


class Kind(StrEnum):
    """A part of the course, or something to practise beside it."""

    LESSON = "lesson"
    EXERCISE = "exercise"


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, and what is to be done about it; a step that expects nothing is only told.

    Moves are patterns of their notation: those that `expect` names lead on, the first of them is the model;
    those that `allow` names are played, and the step stays; any other gets the first `answer` that fits.
    `then` is what the others play afterwards.
    """

    say: str
    point: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    answer: dict[str, str] = {}
    then: tuple[str, ...] = ()


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`deal` names what comes first out of each shuffle, `before` what was played already."""

    game: str
    name: str
    players: int
    options: dict[str, Any] = {}
    deal: tuple[tuple[str | int, ...], ...] = ()
    before: tuple[str, ...] = ()

    @property
    def others(self) -> str:
        """What plays in all seats but the first."""
        return GUIDE


class Lesson(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One idea: a position, and steps that lead on.

    With a `bot` in all other seats it is open: a game that is played to its end as one likes. `ends` are the
    ways in which it may end for the learner, with a sentence for each.
    """

    steps: tuple[Step, ...]
    bot: str | None = None
    ends: tuple[str, ...] = ()
    kind: Kind = Kind.LESSON

    @property
    def is_open(self) -> bool:
        return self.bot is not None

    @property
    def others(self) -> str:
        return self.bot or GUIDE

    @property
    def title(self) -> Phrase:
        if self.kind == Kind.EXERCISE:
            return Phrase(f"{self.game}-exercise-{self.name}")
        return Phrase(f"{self.game}-lesson-{self.name}")

    def words(self, key: str) -> Phrase:
        """A sentence of this lesson."""
        if self.kind == Kind.EXERCISE:
            return Phrase(f"{self.game}-exercise-{self.name}-{key}")
        return Phrase(f"{self.game}-lesson-{self.name}-{key}")


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where nobody wrote any."""
    return tuple(in_order(game, Kind.LESSON))


@cache
def exercises(game: str) -> tuple[Lesson, ...]:
    """What can be practised beside the course, each by itself."""
    return tuple(in_order(game, Kind.EXERCISE))


def in_order(game: str, kind: Kind) -> Iterator[Lesson]:
    return (read(file, kind) for file in sorted(files(game, f"{kind}s"), key=number))


def files(game: str, folder: str) -> Iterator[Traversable]:
    """What was written for a game; nothing where there is no such folder."""
    written = resources.files(games).joinpath(games.find(game).name.replace("-", "_"), folder)
    found = written.iterdir() if written.is_dir() else iter(())
    return (file for file in found if file.name.endswith(".toml"))


def number(file: Traversable) -> int:
    return int(file.name.partition("-")[0])


def read(file: Traversable, kind: Kind) -> Lesson:
    """`3-temples.toml` is the third lesson and is called temples."""
    name = file.name.partition("-")[2].removesuffix(".toml")
    return msgspec.convert({**msgspec.toml.decode(file.read_bytes()), "name": name, "kind": kind}, Lesson)


def find(game: str, name: str) -> Lesson:
    lessons = {lesson.name: lesson for lesson in (*course(game), *exercises(game))}
    if name not in lessons:
        raise UnknownName("error-unknown-lesson", name=name, known=", ".join(lessons))
    return lessons[name]
