"""What is on disk. All SQL is in here; what a database has to do is in `protocol`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tuileries.core.errors import BadOptions
from tuileries.server.settings import Settings
from tuileries.server.store import sqlite
from tuileries.server.store.protocol import Store

if TYPE_CHECKING:
    from tuileries.server.store.postgres import PostgresStore


def open_store(settings: Settings) -> Store:
    """The database that the settings name, brought to its newest form."""
    return shared(settings) if settings.is_shared else sqlite.SqliteStore(settings.database_file)


def shared(settings: Settings) -> PostgresStore:
    must_have_driver()
    from tuileries.server.store.postgres import PostgresStore

    return PostgresStore(settings.database)


def must_have_driver() -> None:
    """Not everybody has it."""
    try:
        import tuileries.server.store.postgres  # noqa: F401 - whoever needs it imports what they need
    except ImportError as error:
        raise BadOptions("error-database-driver", detail=str(error)) from None


def check(settings: Settings) -> None:
    """Bring the database to its newest form, or say why it cannot be used."""
    if not settings.is_shared:
        return sqlite.check(settings.database_file)

    async def open_and_close() -> None:
        store = shared(settings)
        await store.open()
        await store.close()

    return asyncio.run(open_and_close())


def stored_games(settings: Settings) -> list[tuple[str, str]]:
    """Each table that was started, with its whole record. Nothing is changed."""
    if not settings.is_shared:
        return sqlite.stored_games(settings.database_file)
    must_have_driver()
    from tuileries.server.store import postgres

    return postgres.stored_games(settings.database, settings.database_name)
