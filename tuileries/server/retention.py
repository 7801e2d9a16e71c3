"""How long things are kept that nobody wants any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tuileries.server import clock
from tuileries.server.clock import DAY, HOUR
from tuileries.server.errors import NotWritten
from tuileries.server.store import rows
from tuileries.server.store.protocol import Statement

if TYPE_CHECKING:
    from tuileries.server.hub import Hub


log = logging.getLogger("tuileries")


async def keep_house(hub: Hub) -> None:
    """Every hour, as long as the server runs; not at once, so that people can come back after a long stop."""
    while True:
        await asyncio.sleep(HOUR)
        await tidy_up(hub)


async def tidy_up(hub: Hub) -> None:
    """What is in memory is in use, or will be put to sleep and looked at the next time.

    One after the other: what is too much for the database at once keeps it from nothing else.
    """
    now, settings = clock.now(), hub.settings
    async with hub.tidying() as busy:
        live = ["", *busy]  # a list in SQL is never empty
        for work in (
            rows.close_tables(now - settings.close_after_days * DAY, live),
            rows.clear_tables(now - settings.clear_after_days * DAY, live),
            rows.forget_lessons(now - DAY, live),
            [rows.forget_answers(now - DAY, live)],
            rows.forget_guests(now - settings.forget_after_days * DAY, now),
        ):
            await write(hub, work)


async def write(hub: Hub, work: Iterable[Statement]) -> None:
    try:
        await hub.store.write(*work)
    except NotWritten as error:
        log.error("not written", exc_info=error)
