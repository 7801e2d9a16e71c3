"""What bots do with what a seat sees: choose a move, or tell what to expect."""

from __future__ import annotations

from typing import Any

import msgspec

from tuileries import bots, games
from tuileries.bots.bot import type_of_seen
from tuileries.bots.expectations import ADVICE, Expectation, explain
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.server.workers.pool import Pool

LONGEST = 60.0
"""Seconds after which a thought is given up: none of ours takes that long, even on a busy machine."""


class Bots:
    """Given views, they give back moves, or what to expect."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def warm_up(self) -> None:
        """Have a process ready before the first bot has to think."""
        await self._pool.ask(wake)

    async def think(self, game: str, seen: Any, player: Player, bot: str, luck: str, *, guest: int) -> Any:
        """A move for this seat, or None, from what this bot is given to see, for a table of this guest's."""
        sent = msgspec.json.encode(seen)
        async with self._pool.queue.place(guest, bots.effort(bot, game)) as share:
            told = await self._pool.ask(choose, game, sent, player, bot, luck, share, limit=LONGEST)
        return msgspec.json.decode(told, type=games.find(game).types.move | None)

    async def advise(
        self, game: str, view: Any, player: Player, luck: str, *, guest: int
    ) -> Expectation | None:
        """What this seat may expect, for this guest who asks; None while the process cannot say yet."""
        async with self._pool.queue.place(guest, ADVICE.effort):
            sent = msgspec.json.encode(view)
            told = await self._pool.ask(expect, game, sent, player, luck, limit=LONGEST)
        return msgspec.json.decode(told, type=Expectation | None)


def wake() -> bytes:
    return b""


def choose(game_name: str, sent: bytes, player: Player, bot_name: str, luck: str, share: float) -> bytes:
    game, bot = games.find(game_name), bots.hurried(bots.at_table(bot_name, game_name), share)
    seen = msgspec.json.decode(sent, type=type_of_seen(bot, game))
    return msgspec.json.encode(bot(game, seen, player, Chance(luck)))


def expect(game_name: str, sent: bytes, player: Player, luck: str) -> bytes:
    game = games.find(game_name)
    view = msgspec.json.decode(sent, type=game.types.view)
    return msgspec.json.encode(explain(game, view, player, ADVICE, Chance(luck)))
