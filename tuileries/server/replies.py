"""What a bot answers to what its seat sees: once for all, as long as the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tuileries import bots, games
from tuileries.bots.luck import luck_of
from tuileries.core.game import Player
from tuileries.server import rows
from tuileries.server.rows import TableRow
from tuileries.server.store import Statement, Store

if TYPE_CHECKING:
    from tuileries.server.hub import Hub


class Reply(NamedTuple):
    """A bot's move, and what has to be written with it so that it stays the same."""

    move: Any
    kept: tuple[Statement, ...] = ()


async def reply(hub: Hub, row: TableRow, bot: str, player: Player, view: Any) -> Reply:
    """The same to the same view, for whoever goes back and tries again: what time or load tells is kept."""
    luck = luck_of(row.secret, player, view)
    varies = bots.may_vary(bot, row.game)
    if varies and (known := await find(hub.store, row, bot, luck)) is not None:
        return Reply(known)
    move = await hub.thinkers.think(row.game, view, player, bot, luck)
    return Reply(move, (rows.save_reply(row.id, bot, luck, encode(move)),) if varies else ())


async def find(store: Store, row: TableRow, bot: str, luck: str) -> Any | None:
    """The move that was played before, if there is one."""
    sql = "SELECT move FROM replies WHERE table_id = ? AND bot = ? AND luck = ?"
    found = await store.read(sql, row.id, bot, luck)
    return msgspec.json.decode(found[0][0], type=games.find(row.game).types.move) if found else None


def encode(move: Any) -> str:
    return msgspec.json.encode(move).decode()
