"""A lesson at its table: how far it is, what it says, and what it says to a move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from itertools import islice
from typing import Any, NamedTuple

from tuileries import games
from tuileries.core.errors import Forbidden
from tuileries.core.game import Outcome, Player
from tuileries.core.phrases import Phrase
from tuileries.core.record import HUMAN, Header, read_options
from tuileries.core.table import Table
from tuileries.lessons.comments import latest_comment
from tuileries.lessons.deals import laid_out
from tuileries.lessons.lesson import LEARNER, Lesson, Position, Step

SEED = "lesson"
"""What a deal leaves open is the same for everyone."""


def open_table(lesson: Lesson, *, at: int = 0, names: Sequence[str] = ()) -> Table:
    """A lesson's position; from a later step on, as if all models before it had been followed."""
    table = open_position(lesson, lesson.before, names)
    for step in lesson.steps[:at]:
        if step.expect:
            play_written(table, f"{LEARNER + 1}: {step.expect[0]}")
        for text in step.then:
            play_written(table, text)
    return table


def open_position(position: Position, before: Sequence[str], names: Sequence[str] = ()) -> Table:
    """A position after some of what was played."""
    table = Table(games.find(position.game), header_of(position, names))
    for text in before:
        play_written(table, text)
    return table


def header_of(position: Position, names: Sequence[str]) -> Header:
    game, players = games.find(position.game), position.players
    options = read_options(game, position.options)
    deal = laid_out(game, players, options, position.deal)
    seats = (HUMAN, *[position.others] * (players - 1))
    return Header(
        game.name, game.rules, players, options, seed=SEED, deal=deal, names=tuple(names), seats=seats
    )


def play_written(table: Table, text: str) -> None:
    table.play(*read_written(table, text))


def read_written(table: Table, text: str) -> tuple[Player, Any]:
    """`2: b1 | b2` is what the second seat does: b2 where b1 cannot be."""
    seat, _, moves = text.partition(": ")
    player = int(seat) - 1
    *others, last = moves.split(" | ")
    possible = (move for one in others if (move := read_if_legal(table, player, one)) is not None)
    return player, next(possible, None) or table.game.parse(table.view(player), last)


def read_if_legal(table: Table, player: Player, text: str) -> Any | None:
    try:
        move = table.game.parse(table.view(player), text)
    except Forbidden:
        return None
    return None if table.why_not(player, move) else move


class Stand(NamedTuple):
    """How far a lesson is: the steps told now, the first of them by its number, and what others still play.

    Only the last of the steps may expect something.
    """

    first: int
    steps: tuple[Step, ...]
    waiting: tuple[str, ...]

    @property
    def task(self) -> Step | None:
        """What is to be done; None once all is done."""
        return self.steps[-1] if self.steps and self.steps[-1].expect else None


def stand_of(lesson: Lesson, table: Table) -> Stand:
    """It follows from what was played, so that nothing else has to be kept."""
    tasks = [number for number, step in enumerate(lesson.steps) if step.expect]
    done, waiting = 0, tuple[str, ...]()
    for state, line in islice(table.decisions(), len(lesson.before), None):
        if line.player != LEARNER:
            waiting = waiting[1:]
        elif done < len(tasks):
            step = lesson.steps[tasks[done]]
            if fits(step.expect, written(table, state, line.move)):
                done, waiting = done + 1, step.then
    first = tasks[done - 1] + 1 if done else 0
    last = tasks[done] + 1 if done < len(tasks) else len(lesson.steps)
    return Stand(first, lesson.steps[first:last], waiting)


def written(table: Table, state: Any, move: Any) -> str:
    return table.game.notation(table.game.view(state, LEARNER), move)


def fits(patterns: Iterable[str], text: str) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def answer(lesson: Lesson, table: Table, move: Any) -> Phrase | None:
    """What is said to a move that the lesson does not want now.

    None where it is to be played; also where the rules forbid it, for then they have something to say.
    """
    if lesson.is_open:
        return None
    stand = stand_of(lesson, table)
    if stand.waiting:
        return Phrase("lesson-wait")
    if stand.task is None:
        return Phrase("lesson-done")
    if table.why_not(LEARNER, move):
        return None
    text = written(table, table.state, move)
    if fits((*stand.task.expect, *stand.task.allow), text):
        return None
    found = (lesson.words(key) for pattern, key in stand.task.answer.items() if fnmatchcase(text, pattern))
    return next(found, Phrase("lesson-other"))


def told(lesson: Lesson, table: Table) -> Phrase:
    """What is said in an open lesson: how it begins, what the bot says to its last move, or how it ended."""
    if table.outcome is not None:
        return ending(lesson, table.outcome)
    return latest_comment(lesson, table) or lesson.words(lesson.steps[0].say)


def ending(lesson: Lesson, outcome: Outcome) -> Phrase:
    """The learner's points, and the most that somebody else has."""
    mine, *others = (sheet.total for sheet in outcome.scores)
    words = lesson.words(way_of(outcome, is_level=mine == max(others)))
    return Phrase(words.key, {"points": mine, "others": max(others)})


def way_of(outcome: Outcome, *, is_level: bool) -> str:
    """With as many points as the other it was luck, unless both won."""
    if LEARNER not in outcome.winners:
        return "unlucky" if is_level else "lost"
    if len(outcome.winners) > 1:
        return "shared"
    return "lucky" if is_level else "won"


def reply(lesson: Lesson, table: Table, player: Player) -> Any | None:
    """What the guide plays in this seat, if it is to play now."""
    waiting = stand_of(lesson, table).waiting
    seat, move = read_written(table, waiting[0]) if waiting else (None, None)
    return move if seat == player else None
