"""A table as it was when it was written last, brought back from disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tuileries import games
from tuileries.core.errors import TuileriesError
from tuileries.core.game import AnyGame
from tuileries.core.record import Record, loads, read_lines
from tuileries.core.table import Table, replay_line, trace
from tuileries.server import clock
from tuileries.server.errors import NotFound, NotWritten
from tuileries.server.store import queries
from tuileries.server.store.protocol import Store
from tuileries.server.store.queries import Standing
from tuileries.server.store.rows import TableRow
from tuileries.server.table.room import MOST_WORDS, Room

if TYPE_CHECKING:
    from tuileries.server.hub import Hub

log = logging.getLogger("tuileries")
Replayed = tuple[Table | None, Record | None, TuileriesError | None]
"""A game as far as it follows from the rules, all that was recorded, and what is wrong with it."""


async def load(hub: Hub, table_id: str) -> Room:
    """A table with its game, if it has one."""
    standing = await queries.standing(hub.store, table_id, MOST_WORDS)
    if standing is None:
        raise NotFound("server-no-table")
    room = Room(hub, games.find(standing.row.game), standing.row, standing.seats)
    room.recall(standing)
    if room.row.header is not None:
        await load_game(room, standing)
    return room


async def catch_up(room: Room) -> None:
    """Take over what other nodes wrote. Whoever asks holds the room's lock."""
    heard = room.said[-1].number if room.said else -1
    found = await queries.standing(room.hub.store, room.row.id, MOST_WORDS, since=room.since, heard=heard)
    if found is None:
        raise NotFound("server-no-table")
    if found.revision < room.revision:
        raise NotWritten  # of a database that was put back in time: what is known here was lost
    room.follow(found, room.table if room.frozen else await continued(room, found))


async def continued(room: Room, standing: Standing) -> Table | None:
    """The game as far as it was played; from its start where what is here was not played after all."""
    if standing.row.header is None:
        return None
    if room.table is None or room.since < 0:
        table, _, trouble = await asyncio.to_thread(replayed, room.game, text_of(standing))
        if trouble is not None:
            raise trouble
        return table
    for line in read_lines(standing.lines, room.game, room.table.header.rules, first=room.since + 3):
        replay_line(room.table, line)
    return room.table


async def load_empties(hub: Hub, table_ids: Sequence[str]) -> list[Room]:
    """Many at once, to tell about them. A table of a game that is not here is left alone."""
    found = (await queries.tables(hub.store, table_ids)).values()
    rooms = [Room(hub, games.GAMES[row.game], row, seats) for row, seats in found if row.game in games.GAMES]
    present = await queries.present(hub.store, [room.row.id for room in rooms])
    for room in rooms:
        room.note_others(present[room.row.id])
    return rooms


async def load_game(room: Room, standing: Standing) -> None:
    """In a thread: a long game takes a while, and others want to be heard meanwhile."""
    table, record, trouble = await asyncio.to_thread(replayed, room.game, text_of(standing))
    if trouble is not None:
        room.freeze(table, record, trouble)
        log.warning("frozen", extra={"fields": {"table": room.row.id, "reason": trouble.phrase.key}})
    elif table is not None:
        room.adopt(table, sane(room, table, standing.timers))


def text_of(standing: Standing) -> str:
    """The record of a game, of which all lines were read."""
    return (standing.row.header or "") + "".join(standing.lines)


def sane(room: Room, table: Table, timers: Mapping[str, float]) -> dict[str, float]:
    """No timer is longer than it was at its start, even where the clock was set back meanwhile."""
    alarm = room.game.alarm(table.state)
    lengths = {"game": alarm.seconds if alarm else 0.0, "away": room.hub.settings.away_after}
    return {key: min(due, clock.now() + lengths[key.partition(":")[0]]) for key, due in timers.items()}


def replayed(game: AnyGame, text: str) -> Replayed:
    record: Record | None = None
    try:
        record = loads(text, games.find)
        table, trouble = trace(game, record)
    except TuileriesError as error:
        return None, record, error
    return table, record, trouble


async def written(store: Store, row: TableRow) -> str:
    """The record of a game as it is on disk."""
    return (row.header or "") + await queries.lines(store, row.id)
