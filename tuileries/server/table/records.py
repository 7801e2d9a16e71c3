"""A table as it was when it was written last, brought back from disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tuileries import games
from tuileries.core.errors import TuileriesError
from tuileries.core.game import AnyGame
from tuileries.core.record import Record, loads
from tuileries.core.table import Table, trace
from tuileries.server import clock
from tuileries.server.errors import NotFound
from tuileries.server.store import queries
from tuileries.server.store.protocol import Store
from tuileries.server.store.rows import TableRow
from tuileries.server.table.room import MOST_WORDS, Room

if TYPE_CHECKING:
    from tuileries.server.hub import Hub

log = logging.getLogger("tuileries")
Replayed = tuple[Table | None, Record | None, TuileriesError | None]
"""A game as far as it follows from the rules, all that was recorded, and what is wrong with it."""


async def load(hub: Hub, table_id: str) -> Room:
    """A table with its game, if it has one."""
    room, store = await load_empty(hub, table_id), hub.store
    room.recall(await queries.answers(store, table_id), await queries.words(store, table_id, MOST_WORDS))
    if room.row.header is not None:
        await load_game(room)
    return room


async def load_empty(hub: Hub, table_id: str) -> Room:
    """A table with its seats, and no game on it."""
    found = await queries.tables(hub.store, [table_id])
    if table_id not in found:
        raise NotFound("server-no-table")
    row, seats = found[table_id]
    return Room(hub, games.find(row.game), row, seats)


async def load_empties(hub: Hub, table_ids: Sequence[str]) -> list[Room]:
    """Many at once, to tell about them. A table of a game that is not here is left alone."""
    found = (await queries.tables(hub.store, table_ids)).values()
    return [Room(hub, games.GAMES[row.game], row, seats) for row, seats in found if row.game in games.GAMES]


async def load_game(room: Room) -> None:
    """In a thread: a long game takes a while, and others want to be heard meanwhile."""
    text = await written(room.hub.store, room.row)
    table, record, trouble = await asyncio.to_thread(replayed, room.game, text)
    if trouble is not None:
        room.freeze(table, record, trouble)
        log.warning("frozen", extra={"fields": {"table": room.row.id, "reason": trouble.phrase.key}})
    elif table is not None:
        room.adopt(table, sane(room, table, await queries.timers(room.hub.store, room.row.id)))


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
