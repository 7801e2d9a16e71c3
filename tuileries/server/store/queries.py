"""What the database is asked."""

from __future__ import annotations

import msgspec

from tuileries.server.protocol import Said
from tuileries.server.store.protocol import Store
from tuileries.server.store.rows import SEAT_COLUMNS, TABLE_COLUMNS, SeatRow, TableRow


async def table(store: Store, table_id: str) -> TableRow | None:
    found = await store.read(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", table_id)
    if not found:
        return None
    values = dict(zip(TableRow.__struct_fields__, found[0], strict=True))
    return msgspec.convert(values, TableRow, strict=False)


async def seats(store: Store, table_id: str) -> list[SeatRow]:
    sql = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat"
    return [SeatRow(*values) for values in await store.read(sql, table_id)]


async def answers(store: Store, table_id: str) -> dict[tuple[int, str], int]:
    """The version that each message of each guest was answered with."""
    sql = "SELECT guest, message, version FROM answers WHERE table_id = ?"
    return {(guest, message): version for guest, message, version in await store.read(sql, table_id)}


async def words(store: Store, table_id: str, most: int) -> list[Said]:
    """What was said last, in the order it was said."""
    sql = "SELECT number, seat, text, phrase FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
    return [Said(*values) for values in reversed(await store.read(sql, table_id, most))]


async def timers(store: Store, table_id: str) -> dict[str, float]:
    return dict(await store.read("SELECT key, due FROM timers WHERE table_id = ?", table_id))


async def lines(store: Store, table_id: str) -> str:
    """All that a record has after its header."""
    sql = "SELECT line FROM lines WHERE table_id = ? ORDER BY version"
    return "".join(line for (line,) in await store.read(sql, table_id))


async def reply(store: Store, table_id: str, bot: str, luck: str) -> str | None:
    """The move that a bot answered before, in JSON."""
    sql = "SELECT move FROM replies WHERE table_id = ? AND bot = ? AND luck = ?"
    found = await store.read(sql, table_id, bot, luck)
    return str(found[0][0]) if found else None


async def running_tables(store: Store) -> list[str]:
    return [table_id for (table_id,) in await store.read("SELECT id FROM tables WHERE stage = 'running'")]


async def tables_for(store: Store, guest: int | None, most: int) -> list[str]:
    """The listed tables that are open or can be watched, and all of the guest's own that go on."""
    sql = """
        SELECT id FROM tables WHERE stage IN ('open', 'running')
        AND (listed = 1 OR id IN (SELECT table_id FROM seats WHERE guest = ?)) ORDER BY created DESC LIMIT ?
    """
    return [table_id for (table_id,) in await store.read(sql, guest, most)]


async def games_of(store: Store, guest: int | None, most: int) -> list[str]:
    """The guest's own games that are over or were abandoned, the newest first."""
    sql = """
        SELECT id FROM tables WHERE stage IN ('over', 'abandoned')
        AND id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY started DESC LIMIT ?
    """
    return [table_id for (table_id,) in await store.read(sql, guest, most)]
