"""Who has looked at a deal without playing it: whoever plays it later is marked."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tuileries.server.errors import NotRead, NotWritten
from tuileries.server.store import queries, rows
from tuileries.server.table.changes import Change

if TYPE_CHECKING:
    from tuileries.server.table.room import Room

log = logging.getLogger("tuileries")


class Watchers:
    """The guests who looked at a table's game, as far as they are known."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._noted: set[int] = set()

    async def note(self, *guests: int | None) -> None:
        """Once each. A disk that is full keeps nobody from looking."""
        if self._room.row.stage == "open" or self._room.row.lesson is not None:
            return
        new = {guest for guest in guests if guest is not None and not self._room.seats_of(guest)}
        if new := new - self._noted:
            with suppress(NotRead, NotWritten):
                origin = await self._origin()
                await self._room.hub.store.write(*(rows.save_watcher(origin, guest) for guest in new))
                self._noted |= new
                for guest in new:
                    self._room.hub.spawn(self._mark(origin, guest))  # not here: each table has its own lock

    async def _mark(self, origin: str, guest: int) -> None:
        """Whoever is playing the deal knows it from now on; at the latest when they look again."""
        hub = self._room.hub
        try:
            for table_id in await queries.attempts_at(hub.store, origin, guest):
                room = await hub.room(table_id)
                await room.attempt(partial(mark, room))
        except (NotRead, NotWritten) as error:
            log.error("not written", exc_info=error)
            self._noted.discard(guest)

    async def _origin(self) -> str:
        """The table where the deal was dealt first."""
        row = self._room.row
        challenge = row.challenge and await queries.challenge(self._room.hub.store, row.challenge)
        return challenge.table_id if challenge else row.id


async def mark(room: Room) -> None:
    if not room.is_over:
        await room.save(Change(row={"has_seen": True}))
