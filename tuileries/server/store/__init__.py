"""What is on disk. All SQL is in here; what a database has to do is in `protocol`."""

from __future__ import annotations

from tuileries.server.settings import Settings
from tuileries.server.store.protocol import Store
from tuileries.server.store.sqlite import SqliteStore


def open_store(settings: Settings) -> Store:
    """The database that the settings name, brought to its newest form."""
    return SqliteStore(settings.database_file)
