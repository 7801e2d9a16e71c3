"""What a bot answers to what its seat sees: once for all, as long as the game goes on."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from tuileries import bots
from tuileries.bots.bot import seen_by
from tuileries.bots.luck import luck_of
from tuileries.core.game import Player
from tuileries.core.table import Table
from tuileries.lessons.lesson import GUIDE
from tuileries.server.store import queries
from tuileries.server.table.changes import Reply
from tuileries.server.table.lessons import guide_move
from tuileries.server.workers.pool import Lost

if TYPE_CHECKING:
    from tuileries.server.table.room import Room

log = logging.getLogger("tuileries")

STAND_IN = "greedy"
"""Moves for a bot whose thought came to nothing: by the rules alone, in a moment."""


async def reply(room: Room, table: Table, bot: str, player: Player, waited: int) -> tuple[Any, Reply | None]:
    """A move, or None where the bot would rather wait; and what has to be written so that it stays the same.

    Whoever goes back and tries again gets the same answer to the same: what time or load tells is kept.
    """
    row, hub = room.row, room.hub
    if bot == GUIDE:
        return guide_move(room, table, player), None
    seen = seen_by(bots.at_table(bot, row.game), table, player, waited=waited)
    luck = luck_of(row.secret, player, seen)
    varies = bots.may_vary(bot, row.game)
    if varies and (known := await queries.reply(hub.store, row.id, bot, luck)) is not None:
        return msgspec.json.decode(known, type=room.game.types.move), None
    try:
        move = await hub.bots.think(row.game, seen, player, bot, luck, guest=row.host)
    except Lost:
        log.error("thought lost", extra={"fields": {"table": row.id, "bot": bot}})
        move = await hub.bots.think(row.game, table.view(player), player, STAND_IN, luck, guest=row.host)
    return move, Reply(bot, luck, msgspec.json.encode(move).decode()) if varies else None
