"""What a database does for the server, whichever it is."""

from __future__ import annotations

from typing import Any, Protocol

Statement = tuple[str, tuple[Any, ...]]
"""SQL in words that every database here knows, with a ? for each value."""


class Store(Protocol):
    """What was written is on disk before `write` returns, whatever is killed afterwards."""

    async def write(self, *statements: Statement) -> None:
        """All of these or none. Raises NotWritten where the database says no."""

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Raises NotRead where the database does not answer."""

    def close(self) -> None:
        """What was asked for before is still written."""
