"""PostgreSQL, which several nodes can share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from typing import Any

import msgspec
import psycopg
from psycopg.errors import DivisionByZero, DuplicateTable, UniqueViolation
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from tuileries.core.errors import BadOptions
from tuileries.server.errors import NotRead, NotWritten, Outdated, Unreachable
from tuileries.server.store import nodes, queries
from tuileries.server.store.notices import STEADY, connect
from tuileries.server.store.protocol import Row, Statement, Swap, newest, steps

CONNECTIONS = 8
"""For one node. Whoever finds none free waits."""

RECONNECT = 2.0
"""Seconds for which the pool tries by itself to reach the database; then it does when somebody needs it.

It would wait longer and longer from one try to the next, and miss that the database is back.
"""

TEXTS = 512
"""Statements that are remembered in PostgreSQL's words."""

PATIENCE = 5.0
"""Seconds for the database to answer; whoever asked is asked to try again."""

ONE_MOMENT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
"""Statements that belong together mean the same rows, whatever others write meanwhile."""

STARTED = "SELECT id, header FROM tables WHERE header IS NOT NULL ORDER BY id"

Connection = psycopg.AsyncConnection[Row]


class PostgresStore:
    """A store for one event loop, over a database that other processes write as well."""

    def __init__(self, address: str, connections: int = CONNECTIONS) -> None:
        self.address = address
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            address,
            min_size=1,
            max_size=connections,
            open=False,
            kwargs={"autocommit": True, **STEADY},
            reconnect_timeout=RECONNECT,
        )

    async def open(self) -> None:
        """By a connection of its own, which says at once what is wrong; a pool would go on trying."""
        try:
            async with asyncio.timeout(2 * PATIENCE), await connect(self.address) as connection:
                await check_letters(connection)
                await check_promise(connection)
                await migrate(connection)
            await self._pool.open()
        except (psycopg.Error, TimeoutError) as error:
            detail = str(error).strip() or f"{2 * PATIENCE:g} s"
            raise Unreachable("error-database-unreachable", detail=detail) from None

    async def write(self, *statements: Statement) -> None:
        assert not any(isinstance(statement, Swap) for statement in statements[1:]), "a swap comes first"
        try:
            async with self._connection() as connection:
                if isinstance(statements[0], Swap):
                    await connection.execute(*joined(statements))
                else:
                    async with connection.transaction():
                        if len(statements) > 1:
                            await connection.execute(ONE_MOMENT)
                        for statement in statements:
                            await connection.execute(*translated(statement))
        except DivisionByZero:
            raise Outdated from None
        except (psycopg.Error, PoolTimeout, TimeoutError, ValueError) as error:
            raise NotWritten from error

    async def read(self, sql: str, *values: Any) -> list[Row]:
        try:
            async with self._connection() as connection:
                return await (await connection.execute(*translated((sql, values)))).fetchall()
        except (psycopg.Error, PoolTimeout, TimeoutError, ValueError) as error:
            raise NotRead from error

    async def read_together(self, *questions: Statement) -> list[list[Row]]:
        """As one question: its parts see the same moment, and it is one round trip."""
        asked = ", ".join(f"(SELECT json_agg(found)::text FROM ({sql}) AS found)" for sql, _ in questions)
        values = [value for _, given in questions for value in given]
        (answers,) = await self.read(f"SELECT {asked}", *values)
        return [[tuple(row.values()) for row in msgspec.json.decode(rows or "[]")] for rows in answers]

    async def change(self, sql: str, *values: Any) -> list[Row]:
        """Change rows, and say which."""
        try:
            async with self._connection() as connection:
                return await (await connection.execute(*translated((sql, values)))).fetchall()
        except (psycopg.Error, PoolTimeout, TimeoutError) as error:
            raise NotWritten from error

    async def close(self) -> None:
        await self._pool.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        async with asyncio.timeout(PATIENCE), self._pool.connection() as connection:
            yield connection


class WholeDatabase:
    """A database as one piece."""

    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection = connection

    def columns(self, table: str) -> list[str]:
        found = self._connection.execute(f"SELECT * FROM {table} LIMIT 0".encode())
        return [column.name for column in found.description or ()]

    def read(self, sql: str) -> Iterator[Row]:
        """By a cursor of the server's: an answer would otherwise come in one piece."""
        with self._connection.cursor(name="whole") as cursor:
            yield from cursor.execute(marked(sql).encode())

    def change(self, sql: str, rows: Iterable[Row]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(marked(sql).encode(), rows)


@contextmanager
def whole(address: str, name: str) -> Iterator[WholeDatabase]:
    """No node can start meanwhile: each looks first in which form the database is."""
    try:
        with psycopg.connect(address) as connection:
            connection.execute("LOCK TABLE form IN EXCLUSIVE MODE")
            if connection.execute(nodes.HEARD_OF.encode()).fetchall():
                raise BadOptions("error-database-in-use", file=name)
            yield WholeDatabase(connection)
    except psycopg.Error as error:
        raise BadOptions("error-database-failed", file=name, detail=str(error).strip()) from None


def stored_games(address: str, name: str) -> list[tuple[str, str]]:
    """Each table that was started, with its whole record. Nothing is changed, not even the form."""
    try:
        with psycopg.connect(address) as connection:
            connection.execute(f"{ONE_MOMENT}, READ ONLY".encode())
            found = connection.execute(STARTED).fetchall()
            return [(table, header + lines_of(connection, table)) for table, header in found]
    except psycopg.Error as error:
        raise BadOptions("error-database-failed", file=name, detail=str(error).strip()) from None


def lines_of(connection: psycopg.Connection[Row], table: str) -> str:
    found = connection.execute(marked(queries.LINES).encode(), (table,))
    return "".join(line for (line,) in found)


def translated(statement: Statement) -> tuple[str, tuple[Any, ...]]:
    """In PostgreSQL's words. Truth is a number in the tables, as in SQLite."""
    sql, values = statement
    return marked(sql), tuple(int(value) if isinstance(value, bool) else value for value in values)


@lru_cache(maxsize=TEXTS)
def marked(sql: str) -> str:
    return sql.replace("%", "%%").replace("?", "%s")


def joined(statements: Sequence[Statement]) -> tuple[str, tuple[Any, ...]]:
    """A swap and what follows from it, as one statement, which costs a fifth of several.

    None of its parts sees what another does, so no two may change the same row.
    """
    parts = [translated(statement) for statement in statements]
    return swapped(tuple(sql for sql, _ in parts)), tuple(value for _, given in parts for value in given)


@lru_cache(maxsize=TEXTS)
def swapped(parts: tuple[str, ...]) -> str:
    """Where the first changes nothing, all fails in the database: nobody has to look first."""
    first, *others = parts
    named = "".join(f", part{number} AS ({sql})" for number, sql in enumerate(others))
    return f"WITH swap AS ({first} RETURNING 1){named} SELECT 1 / count(*) FROM swap"


async def check_letters(connection: Connection) -> None:
    """Whatever people write: a database that was made without a locale knows no letters at all."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise BadOptions("error-database-letters", encoding=encoding or "?")


async def check_promise(connection: Connection) -> None:
    """A move is on disk before anyone hears of it: not where the database says so too early."""
    ((setting,),) = await (await connection.execute("SHOW synchronous_commit")).fetchall()
    if setting == "off":
        raise BadOptions("error-database-asynchronous")


async def migrate(connection: Connection) -> None:
    """Bring the database to the newest form, one numbered step after another, and one node after another."""
    await note_form(connection)
    async with connection.transaction():
        await connection.execute("LOCK TABLE form IN EXCLUSIVE MODE")
        ((present,),) = await (await connection.execute("SELECT max(number) FROM form")).fetchall()
        if present > (known := newest("postgres")):
            raise BadOptions("error-database-newer", present=present, known=known)
        for number, script in steps("postgres", after=present):
            await connection.execute(script)
            await connection.execute("INSERT INTO form (number) VALUES (%s)", (number,))


async def note_form(connection: Connection) -> None:
    """Where two make the table at once, one of them is told that it is there already."""
    try:
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS form (number INTEGER PRIMARY KEY); "
            "INSERT INTO form (number) VALUES (0) ON CONFLICT (number) DO NOTHING"
        )
    except (UniqueViolation, DuplicateTable):
        await note_form(connection)
