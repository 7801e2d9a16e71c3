"""Whether the database can be written."""

from __future__ import annotations

import asyncio

from tuileries.server import clock
from tuileries.server.errors import NotWritten
from tuileries.server.store import rows
from tuileries.server.store.protocol import Store

BETWEEN = 1.0
"""Seconds for which an answer holds, however many ask."""

PATIENCE = 2.0
"""Seconds after which a database that says nothing cannot be written."""


class Pulse:
    """Writes a row now and then: only a write shows that there is room for one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking = asyncio.Lock()
        self._beat = True
        self._felt: float | None = None

    async def beats(self) -> bool:
        async with self._asking:
            if self._felt is None or clock.now() - self._felt > BETWEEN:
                self._beat, self._felt = await self._feel(), clock.now()
            return self._beat

    async def _feel(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(rows.save_pulse(clock.now()))
        except (NotWritten, TimeoutError):
            return False
        return True
