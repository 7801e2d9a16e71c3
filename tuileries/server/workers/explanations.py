"""After the end: what a bot thought at some moment, thought again from what its seat saw until then."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec

from tuileries import bots, games
from tuileries.bots.bot import type_of_seen
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.server.workers.bots import LONGEST
from tuileries.server.workers.pool import Pool

EXPLAINERS = {"gardeners": "tuileries.bots.gardeners.explanations"}
"""Whose bots explain themselves; by name, because importing one starts the compiler."""

EFFORT = 0.1
"""Seconds, about: to tell long thoughts from short ones."""


class Explanations:
    """Whoever asks again is told the same: luck comes from what the seat saw."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def of(self, game: str, seen: Any, player: Player, bot: str, luck: str, *, guest: int) -> bytes:
        """In JSON, as the game's own bots tell it; of a table that this guest opened."""
        async with self._pool.queue.place(guest, EFFORT):
            sent = msgspec.json.encode(seen)
            return await self._pool.ask(explain, game, sent, player, bot, luck, limit=LONGEST)


def can_explain(game: str, bot: str) -> bool:
    """Whether this bot can say what it believed."""
    return game in EXPLAINERS and bots.has_pace(bot.partition("@")[0], game)


def explain(game_name: str, sent: bytes, player: Player, bot_name: str, luck: str) -> bytes:
    game, bot = games.find(game_name), bots.find(bot_name, game_name)
    story = msgspec.json.decode(sent, type=type_of_seen(bot, game))
    told = importlib.import_module(EXPLAINERS[game_name])
    return msgspec.json.encode(told.explain(story, player, bot.choose, Chance(luck)))  # type: ignore[attr-defined]
