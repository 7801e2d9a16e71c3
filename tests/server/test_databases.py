"""What holds for every database that games are stored in."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, free_port
from tests.server.postgres import Postgres, ask
from tests.server.test_store import other
from tuileries.cli.app import run
from tuileries.server.errors import NotRead, NotWritten, Outdated
from tuileries.server.settings import Settings
from tuileries.server.store import check, open_store, queries, sqlite
from tuileries.server.store.protocol import Statement, Store, Swap, newest
from tuileries.server.store.rows import ChallengeRow

TOKEN = "INSERT INTO tokens (token_hash, guest) VALUES (?, ?)"
BAD: dict[str, Statement] = {
    "taken": other(1),
    "nobody's": (TOKEN, ("x", 99)),
    "too large": other(2**70),
    "no letter": (TOKEN, ("\ud800", 1)),
    "no number": other("one"),  # type: ignore[arg-type]
    "misspelt": ("INSERT INTO gusts (id) VALUES (1)", ()),
}
GUESTS = "SELECT id FROM guests ORDER BY id"
LONG = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) SELECT max(i) FROM n"
"""A question that takes a moment to answer."""
IN_SQLITE = """
    SELECT tables.name, columns.name, lower(columns.type), "notnull" OR pk FROM pragma_table_list AS tables
    JOIN pragma_table_info(tables.name) AS columns WHERE tables.name NOT LIKE 'sqlite_%'
"""
IN_POSTGRES = """
    SELECT table_name, column_name,
        CASE data_type WHEN 'double precision' THEN 'real' WHEN 'text' THEN 'text' ELSE 'integer' END,
        (is_nullable = 'NO')::integer
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'form'
"""
SQLITE_INDICES = "SELECT tbl_name, name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
POSTGRES_INDICES = (
    "SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'public' AND indexname !~ '_pkey$'"
)


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = open_store(Settings(database=database))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE), opened(database) as store:
            await work(store)

    asyncio.run(main())


def test_a_job_that_fails_takes_no_other_with_it_and_leaves_nothing_behind(database: str) -> None:
    async def main(store: Store) -> None:
        for name, bad in BAD.items():
            await store.write(other(1))
            jobs = [store.write(other(2)), store.write(other(3), bad), store.write(other(4))]
            told = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(error) for error in told] == [type(None), NotWritten, type(None)], name
            await store.write(other(5))
            assert await store.read(GUESTS) == [(1,), (2,), (4,), (5,)], name
            await store.write(("DELETE FROM guests", ()))

    with_store(database, main)


def test_a_nul_is_stored_as_it_is_or_refused(database: str) -> None:
    async def main(store: Store) -> None:
        await store.write(other(1))
        try:
            await store.write(other(2), (TOKEN, ("a\0b", 1)))
        except NotWritten:
            assert await store.read(GUESTS) == [(1,)]
        else:
            assert await store.read("SELECT token_hash FROM tokens") == [("a\0b",)]

    with_store(database, main)


def test_a_question_that_cannot_be_answered_harms_no_other(database: str) -> None:
    async def main(store: Store) -> None:
        await store.write(other(1))
        for question in (("SELECT nothing FROM guests", ()), (f"{GUESTS} LIMIT ?", ("\ud800",))):
            with pytest.raises(NotRead):
                await store.read(question[0], *question[1])
            with pytest.raises(NotRead):
                await store.read_together((GUESTS, ()), question)
            assert await store.read(GUESTS) == [(1,)]

    with_store(database, main)


def renamed(guest: int, before: float) -> Swap:
    return Swap("UPDATE guests SET created = created + 1 WHERE id = ? AND created = ?", (guest, before))


def test_of_those_who_swap_the_same_one_is_the_first_and_the_others_write_nothing(database: str) -> None:
    async def main(store: Store) -> None:
        await store.write(other(0))
        jobs = (store.write(renamed(0, 0.0), other(number)) for number in range(1, 6))
        told = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(error) for error in told].count(Outdated) == 4
        first = told.index(None)
        assert await store.read("SELECT id, created FROM guests ORDER BY id") == [(0, 1.0), (first + 1, 0.0)]

    with_store(database, main)


def test_a_swap_counts_what_it_deletes_too(database: str) -> None:
    async def main(store: Store) -> None:
        gone = Swap("DELETE FROM guests WHERE id = ?", (1,))
        await store.write(other(1))
        await store.write(gone)
        with pytest.raises(Outdated):
            await store.write(gone)

    with_store(database, main)


def test_what_is_read_together_was_so_at_one_moment(database: str) -> None:
    async def main(store: Store) -> None:
        asked = asyncio.ensure_future(store.read_together((GUESTS, ()), (LONG, ()), (GUESTS, ())))
        written = 0
        while not asked.done():
            await store.write(other(written := written + 1))
        before, _, after = await asked
        assert before == after

    with_store(database, main)


def test_truth_is_a_number(database: str) -> None:
    async def main(store: Store) -> None:
        given = (True, 0.5)
        await store.write(("INSERT INTO guests (id, created) VALUES (?, ?)", given))
        assert await store.read("SELECT id FROM guests WHERE id = ? AND created = ?", *given) == [(1,)]

    with_store(database, main)


@pytest.mark.parametrize("guest", [None, 1])
def test_results_can_be_asked_for_by_strangers_too(database: str, guest: int | None) -> None:
    async def main(store: Store) -> None:
        assert await queries.outcomes(store, ChallengeRow("c", "t", 0, 0.0), guest, 50) == {}

    with_store(database, main)


def test_what_is_asked_for_while_the_database_is_gone_is_refused_and_later_it_works(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuileries.server.store.postgres.PATIENCE", 0.5)

    async def main(store: Store) -> None:
        await store.write(other(1))
        postgres.kill()
        try:
            with pytest.raises(NotWritten):
                await store.write(other(2))
            with pytest.raises(NotRead):
                await store.read(GUESTS)
        finally:
            postgres.start()
        while True:
            with contextlib.suppress(NotWritten):
                await store.write(other(3))
                break
        assert await store.read(GUESTS) == [(1,), (3,)]

    with_store(postgres.new_database(), main)


def test_both_kinds_of_database_have_the_same_tables_columns_and_indices(
    postgres: Postgres, tmp_path: Path
) -> None:
    file, address = tmp_path / "games.sqlite3", postgres.new_database()
    sqlite.check(file)
    check(Settings(database=address))
    assert newest("sqlite") == newest("postgres")
    with closing(sqlite.connect(file)) as connection:
        columns, indices = (set(connection.execute(sql)) for sql in (IN_SQLITE, SQLITE_INDICES))
    assert columns == set(ask(address, IN_POSTGRES))
    assert indices <= set(ask(address, POSTGRES_INDICES))


# Refused at the start

Serve = Callable[..., str]


@pytest.fixture
def serve(capsys: pytest.CaptureFixture[str]) -> Serve:
    """What somebody is told whose server does not start."""

    def told(database: str, *words: str, code: int = 2) -> str:
        assert run(["serve", "--database", database, *words], "en") == code
        return " ".join(capsys.readouterr().err.split())

    return told


def test_a_database_that_does_not_answer_is_refused_for_now(serve: Serve) -> None:
    """Not with the code of wrong settings, after which the unit of systemd stays stopped."""
    told = serve(f"postgresql://tuileries@127.0.0.1:{free_port()}/tuileries", code=75)
    assert "cannot be reached" in told
    assert "refused" in told


def test_a_database_that_confirms_too_early_is_refused(serve: Serve, postgres: Postgres) -> None:
    assert "synchronous_commit" in serve(f"{postgres.new_database()}?options=-csynchronous_commit%3Doff")


def test_a_database_from_the_future_is_refused(serve: Serve, postgres: Postgres, tmp_path: Path) -> None:
    address, file = postgres.new_database(), tmp_path / "games.sqlite3"
    check(Settings(database=address))
    ask(address, "INSERT INTO form (number) VALUES (999) RETURNING number")
    assert "form 999" in serve(address)
    with closing(sqlite.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 999")
    assert "form 999" in serve(f"sqlite:///{file}")


def test_a_database_that_does_not_take_every_letter_is_refused(serve: Serve, postgres: Postgres) -> None:
    address = postgres.new_database(encoding="SQL_ASCII")
    assert "UTF8" in serve(address)


def test_a_doctor_changes_nothing(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    """Also one who comes from a newer version: servers of the older one go on."""
    address = postgres.new_database()
    assert run(["doctor", "--database", address], "en") == 2
    assert "tables" in capsys.readouterr().err
    assert ask(address, IN_POSTGRES) == []
    check(Settings(database=address))
    ask(address, "INSERT INTO form (number) VALUES (1000) RETURNING number")
    assert run(["doctor", "--database", address], "en") == 0


def test_several_workers_do_not_share_a_file(serve: Serve, tmp_path: Path) -> None:
    told = serve(f"sqlite:///{tmp_path}/games.sqlite3", "--workers", "2")
    assert "a database that they can share" in told
    assert not list(tmp_path.iterdir())


def test_whoever_has_no_driver_is_told_what_to_install(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tuileries.server.store.postgres", None)
    assert "tuileries[postgres]" in serve("postgresql://tuileries@127.0.0.1/tuileries")
