"""A table where a lesson is taken: opened with its position, and led on by a guide."""

from __future__ import annotations

import secrets
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from tuileries.core.errors import CannotTakeBack, UnknownName
from tuileries.core.game import Player
from tuileries.core.record import HUMAN
from tuileries.core.table import Table
from tuileries.lessons import guide
from tuileries.lessons.lesson import GUIDE, LEARNER, Lesson, find
from tuileries.server import clock
from tuileries.server.errors import ServerRefusal
from tuileries.server.protocol import Guidance, LessonStep
from tuileries.server.store import rows
from tuileries.server.store.rows import SeatRow, TableRow
from tuileries.server.table.colours import seat_apart
from tuileries.server.words import COLOURS, clean_colour, clean_name

if TYPE_CHECKING:
    from tuileries.server.hub import Hub
    from tuileries.server.table.room import Room


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who learns, and from which step on; those before are taken as done."""

    name: str
    colour: str = COLOURS[0]
    step: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


async def open_lesson(hub: Hub, guest: int, lesson: Lesson, learning: Learning) -> Room:
    """A table with this guest in the learner's seat, set up and running."""
    name, colour = clean_name(learning.name), clean_colour(learning.colour)
    names = (name, *[""] * (lesson.players - 1))
    table = guide.open_table(lesson, at=learning.step, names=names)
    row, seats = row_of(table, lesson, guest), seats_for(lesson, SeatRow(HUMAN, guest, name, colour, ""))
    await hub.store.write(*rows.save_new_table(row, seats))
    room = await hub.room(row.id)
    async with room.lock:
        await room.begin(table, seats)
    return room


def row_of(table: Table, lesson: Lesson, guest: int) -> TableRow:
    return TableRow(
        id=secrets.token_urlsafe(12),
        game=lesson.game,
        options=msgspec.json.encode(table.header.options).decode(),
        listed=False,
        shuffled=False,
        host=guest,
        secret=secrets.token_hex(32),
        stage="open",
        created=clock.now(),
        hints=False,
        lesson=lesson.name,
    )


def seats_for(lesson: Lesson, learner: SeatRow) -> list[SeatRow]:
    seats = [
        SeatRow(lesson.bot or GUIDE, None, "", COLOURS[number % len(COLOURS)], nonce="")
        for number in range(lesson.players)
    ]
    changed = seat_apart(seats, LEARNER, learner)
    return [changed.get(number, seat) for number, seat in enumerate(seats)]


def lesson_of(room: Room) -> Lesson | None:
    """What is taught at a table; nothing where the lesson was removed since."""
    try:
        return find(room.row.game, room.row.lesson) if room.row.lesson else None
    except UnknownName:
        return None


def check_lesson(room: Room, table: Table, move: Any) -> None:
    """Raise where a lesson wants something else."""
    lesson = lesson_of(room)
    answer = lesson and guide.answer(lesson, table, move)
    if answer:
        raise ServerRefusal(answer.key, **answer.args)


def must_not_teach(room: Room) -> None:
    """A lesson is taken again by opening it again."""
    if room.row.lesson is not None:
        raise ServerRefusal("server-lesson")


def must_not_undo(room: Room, table: Table) -> None:
    """A lesson goes back by its steps; an open one like any game, but not to before it began."""
    lesson = lesson_of(room)
    if lesson is None or not lesson.is_open:
        return must_not_teach(room)
    played = islice(table.decisions(), len(lesson.before), None)
    if not any(line.player == LEARNER for _, line in played):
        raise CannotTakeBack("take-back-not-yours")
    return None


def guide_move(room: Room, table: Table, player: Player) -> Any | None:
    """What the guide plays in this seat, if it has to play now."""
    lesson = lesson_of(room)
    return lesson and guide.reply(lesson, table, player)


def guidance(room: Room, table: Table) -> Guidance | None:
    """What a learner is told at this version."""
    lesson = lesson_of(room)
    if lesson is None:
        return None
    return open_guidance(lesson, table) if lesson.is_open else guidance_by_steps(lesson, table)


def open_guidance(lesson: Lesson, table: Table) -> Guidance:
    """One sentence: how it begins, then what the bot says to its moves, at last how it ended."""
    say, (opening,) = guide.told(lesson, table), lesson.steps
    point = opening.point if say == lesson.words(opening.say) else ()
    told = LessonStep(0, say, point, task=table.outcome is None)
    return Guidance((told,), of=1, waiting=False, is_open=True)


def guidance_by_steps(lesson: Lesson, table: Table) -> Guidance:
    stand = guide.stand_of(lesson, table)
    told = (
        LessonStep(number, lesson.words(step.say), step.point, task=bool(step.expect))
        for number, step in enumerate(stand.steps, start=stand.first)
    )
    return Guidance(tuple(told), len(lesson.steps), waiting=bool(stand.waiting))
