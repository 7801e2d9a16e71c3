"""One SQLite file. One thread writes, and puts many small transactions into one commit."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

from tuileries.core.errors import BadOptions, BadRecord
from tuileries.server.errors import NotRead, NotWritten, Outdated
from tuileries.server.store.protocol import Row, Statement, Swap, newest, steps
from tuileries.server.store.queries import LINES

LARGEST_GROUP = 200

GAP = 0.01
"""Seconds from a commit to the next, for more to come together; after a quiet moment nothing waits."""


class Job(NamedTuple):
    """Statements that stand or fall together, and whoever waits for them."""

    statements: tuple[Statement, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class SqliteStore:
    """A store in one file. It is there for one event loop and for as long as its process."""

    def __init__(self, file: Path) -> None:
        self.file = file
        keep_to_oneself(file)
        with ExitStack() as opened:
            opened.enter_context(lock(file))
            self._writer = opened.enter_context(closing(connect(file)))
            migrate(self._writer)
            self._reader = opened.enter_context(closing(connect(file)))
            self._opened = opened.pop_all()
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def open(self) -> None:
        """It is open already: a file that cannot be used is refused before a server starts."""

    async def write(self, *statements: Statement) -> None:
        """All of these or none. Raises NotWritten where the database says no."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(statements, loop, done))
        await done

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """Raises NotRead where the database does not answer."""
        (found,) = await self.read_together((sql, values))
        return found

    async def read_together(self, *questions: Statement) -> list[list[Row]]:
        return await asyncio.to_thread(self._read, questions)

    def _read(self, questions: Sequence[Statement]) -> list[list[Row]]:
        try:
            with self._reading, moment(self._reader) if len(questions) > 1 else nullcontext():
                return [self._reader.execute(sql, values).fetchall() for sql, values in questions]
        except (sqlite3.Error, ValueError, OverflowError) as error:
            raise NotRead from error

    async def close(self) -> None:
        self.let_go()

    def let_go(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._opened.close()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job, *self._waiting()]
            errors = commit(self._writer, group)
            job.loop.call_soon_threadsafe(answer, group, errors)
            time.sleep(GAP)

    def _waiting(self) -> Iterator[Job]:
        """Whatever else wants to be written by now."""
        for _ in range(LARGEST_GROUP - 1):
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return
            if job is None:
                self._jobs.put(None)
                return
            yield job


def answer(group: list[Job], errors: list[Exception | None]) -> None:
    """Tell whoever waits, all in one turn of the loop. There is one loop to a store."""
    for job, error in zip(group, errors, strict=True):
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(refusal(error))


@contextmanager
def moment(connection: sqlite3.Connection) -> Iterator[None]:
    """What is read meanwhile was so at one time."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.rollback()


def refusal(error: Exception) -> NotWritten | Outdated:
    """An error of ours that says where it came from."""
    if isinstance(error, Outdated):
        return error
    refused = NotWritten()
    refused.__cause__ = error
    return refused


def keep_to_oneself(file: Path) -> None:
    """It holds the secrets of deals: nobody but its owner may read it, nor what SQLite writes beside it."""
    if not file.parent.exists():
        file.parent.mkdir(mode=0o700, parents=True)
    file.touch(mode=0o600)
    file.chmod(0o600)


def lock(file: Path) -> IO[bytes]:
    """A lock of the operating system, which goes with its process however that ends."""
    held = os.fdopen(os.open(f"{file}-lock", os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadOptions("error-database-in-use", file=str(file)) from None
    return held


def check(file: Path) -> None:
    """Bring the file to its newest form, or say why it cannot be used."""
    try:
        SqliteStore(file).let_go()
        with closing(connect(file)) as connection:
            check_pages(connection, file)
    except (OSError, sqlite3.Error) as error:
        raise BadOptions("error-file", file=str(file), detail=str(error)) from None


def check_pages(connection: sqlite3.Connection, file: Path) -> None:
    """Quick: whether the pages of the file hang together, not what they say."""
    try:
        ((told, *_), *_) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        told = str(error)
    if told != "ok":
        raise BadOptions("error-database-damaged", file=str(file), detail=told.splitlines()[0])


def stored_games(file: Path) -> list[tuple[str, str]]:
    """Each table that was started, with its whole record. The file is opened for reading alone."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            check_pages(connection, file)
            tables = connection.execute("SELECT id, header FROM tables WHERE header IS NOT NULL").fetchall()
            return [
                (table, header + "".join(line for (line,) in connection.execute(LINES, (table,))))
                for table, header in tables
            ]
    except sqlite3.Error as error:
        raise BadRecord("error-file", file=str(file), detail=str(error)) from None


def back_up(file: Path, copy: Path) -> None:
    """As the file is at one moment, while a server goes on writing; named once it is whole."""
    part = copy.with_name(f"{copy.name}.part")
    try:
        if copy.exists():  # it may be the only good backup
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as here:
            copy_pages(here, part, file)
        part.replace(copy)
    except (OSError, sqlite3.Error) as error:
        raise BadOptions("error-backup", file=str(file), copy=str(copy), detail=str(error)) from None
    finally:
        part.unlink(missing_ok=True)


def copy_pages(here: sqlite3.Connection, part: Path, file: Path) -> None:
    part.unlink(missing_ok=True)  # of a backup that was killed
    part.touch(mode=0o600)
    with closing(sqlite3.connect(part)) as there:
        here.backup(there)
        check_pages(there, file)


class WholeFile:
    """A file as one piece."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def columns(self, table: str) -> list[str]:
        found = self._connection.execute(f"SELECT * FROM {table} LIMIT 0")
        return [name for name, *_ in found.description]

    def read(self, sql: str) -> Iterator[Row]:
        return iter(self._connection.execute(sql))

    def change(self, sql: str, rows: Iterable[Row]) -> None:
        self._connection.executemany(sql, rows)


@contextmanager
def whole(file: Path) -> Iterator[WholeFile]:
    try:
        with lock(file), closing(connect(file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield WholeFile(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise BadOptions("error-file", file=str(file), detail=str(error)) from None


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def commit(connection: sqlite3.Connection, group: list[Job]) -> list[Exception | None]:
    """Carry out all jobs in one transaction. A job that fails takes no other with it."""
    try:
        begin(connection)
        try:
            for job in group:
                carry_out(connection, job)
            errors: list[Exception | None] = [None] * len(group)
        except Exception:  # rare, so that only then each job is set apart from the others
            begin(connection)
            errors = [attempt(connection, job) for job in group]
        connection.execute("COMMIT")
    except Exception as error:  # whatever it is, whoever waits must hear of it
        with suppress(sqlite3.Error):
            connection.rollback()
        return [error] * len(group)
    return errors


def begin(connection: sqlite3.Connection) -> None:
    connection.rollback()  # also of one before that could not even be given up
    connection.execute("BEGIN IMMEDIATE")


def attempt(connection: sqlite3.Connection, job: Job) -> Exception | None:
    connection.execute("SAVEPOINT job")
    try:
        carry_out(connection, job)
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        return error
    finally:
        connection.execute("RELEASE job")
    return None


def carry_out(connection: sqlite3.Connection, job: Job) -> None:
    for statement in job.statements:
        changed = connection.execute(*statement).rowcount
        if isinstance(statement, Swap) and not changed:
            raise Outdated


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest form, one numbered step after another."""
    (present,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in steps("sqlite", after=present):
        connection.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT;")
    if present > (known := newest("sqlite")):
        raise BadOptions("error-database-newer", present=present, known=known)
