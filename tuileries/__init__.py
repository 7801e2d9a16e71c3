"""Three garden board games at one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tuileries.core import table as _table
from tuileries.core.record import Header, Record, loads, read_options
from tuileries.core.table import Table
from tuileries.games import GAMES, find

__all__ = ["GAMES", "Record", "Table", "load", "new", "replay"]


def new(game: str, *, players: int, seed: str, options: Mapping[str, Any] | None = None) -> Table:
    """A table of the named game, set up and ready."""
    rules = find(game)
    return Table(
        rules, Header(rules.name, rules.rules, players, read_options(rules, options or {}), seed=seed)
    )


def load(text: str) -> Record:
    """A record out of its JSON Lines."""
    return loads(text, find)


def replay(record: Record) -> Table:
    """Play a record again, checking every event."""
    return _table.replay(find(record.header.game), record)
