"""What nodes tell each other over PostgreSQL. A notice may be lost: nothing but speed depends on it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import psycopg

from tuileries.server.store.protocol import Row

CHANNEL = "tuileries"
PATIENCE = 2.0
"""Seconds after which a connection that takes no notice is given up."""

PAUSE = 0.5
"""Seconds before a connection that was lost is tried again."""

log = logging.getLogger("tuileries")


STEADY: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A connection whose other end is gone without a word is given up within seconds."""


async def connect(address: str) -> psycopg.AsyncConnection[Row]:
    return await psycopg.AsyncConnection.connect(address, autocommit=True, **STEADY)


class Notices:
    """Two connections of their own: what is heard must not wait for what is said, nor for any move."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._speaking: psycopg.AsyncConnection[Row] | None = None
        self._turn = asyncio.Lock()

    async def listen(self, hear: Callable[[str], None], renew: Callable[[], None]) -> None:
        """For ever. After each pause `renew` is called: something may have been said meanwhile."""
        while True:
            try:
                async with await connect(self._address) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    renew()
                    async for notice in connection.notifies():
                        hear(notice.payload)
            except Exception as error:  # whatever it is, a node that is deaf for good helps nobody
                log.warning("deaf", exc_info=error)
            await asyncio.sleep(PAUSE)

    async def send(self, notices: Sequence[str]) -> None:
        """Once each; what cannot be said now is dropped, also where others speak for too long."""
        try:
            async with asyncio.timeout(PATIENCE), self._turn:
                await self._speak(notices)
        except (psycopg.Error, TimeoutError) as error:
            log.warning("mute", exc_info=error)

    async def _speak(self, notices: Sequence[str]) -> None:
        try:
            if self._speaking is None or self._speaking.closed:
                self._speaking = await connect(self._address)
            for notice in notices:
                await self._speaking.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._speaking is not None:
            with suppress(psycopg.Error):
                await self._speaking.close()
            self._speaking = None
