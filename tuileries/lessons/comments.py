"""What a bot says about its moves in an open lesson, by the game's own module `comments`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Protocol, cast

from tuileries import games
from tuileries.core.game import Player
from tuileries.core.phrases import Phrase
from tuileries.core.table import Table, seen
from tuileries.lessons.lesson import LEARNER, Lesson


class Commentator(Protocol):
    """What has to be in `games/<game>/comments`."""

    def comment(self, speaker: Player, before: Any, events: Sequence[Any], after: Any) -> Phrase | None:
        """In the words of whoever sits there: something about what happened, as any spectator saw it."""


def find(game: str) -> Commentator:
    return cast(Commentator, importlib.import_module(f"{games.__name__}.{game.replace('-', '_')}.comments"))


def latest_comment(lesson: Lesson, table: Table) -> Phrase | None:
    """What was said last; nothing before the first move of this lesson.

    Only what a spectator sees is looked at, so that no comment tells what the learner may not know.
    """
    said = (one for deed in reversed(list(deeds(lesson, table))) for one in said_to(table, *deed))
    return next(said, None)


Deed = tuple[Any, Sequence[Any], Any]
"""A state, what happened in it as a spectator saw it, and the next state."""


def deeds(lesson: Lesson, table: Table) -> Iterator[Deed]:
    played = list(table.decisions())[len(lesson.before) :]
    states = [state for state, _ in played] + [table.state]
    for (before, after), (_, line) in zip(pairwise(states), played, strict=True):
        yield before, tuple(seen(line.events, None)), after


def said_to(table: Table, before: Any, events: Sequence[Any], after: Any) -> Iterator[Phrase]:
    views = table.game.view(before, None), table.game.view(after, None)
    for speaker in range(table.header.players):
        if speaker != LEARNER:
            phrase = find(table.game.name).comment(speaker, views[0], events, views[1])
            yield from () if phrase is None else (phrase,)
