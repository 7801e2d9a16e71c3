"""What a bot answers to what its seat sees: once for all, as long as the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tuileries import bots
from tuileries.bots.luck import luck_of
from tuileries.core.game import Player
from tuileries.server.store import queries
from tuileries.server.table.changes import Reply

if TYPE_CHECKING:
    from tuileries.server.table.room import Room


async def reply(room: Room, bot: str, player: Player, view: Any) -> tuple[Any, Reply | None]:
    """A move, and what has to be written with it so that it stays the same.

    Whoever goes back and tries again gets the same answer to the same view: what time or load tells is kept.
    """
    row, hub, luck = room.row, room.hub, luck_of(room.row.secret, player, view)
    varies = bots.may_vary(bot, row.game)
    if varies and (known := await queries.reply(hub.store, row.id, bot, luck)) is not None:
        return msgspec.json.decode(known, type=room.game.types.move), None
    move = await hub.bots.think(row.game, view, player, bot, luck)
    return move, Reply(bot, luck, msgspec.json.encode(move).decode()) if varies else None
