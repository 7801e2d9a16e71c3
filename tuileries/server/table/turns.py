"""The turns of bots: whoever has to move thinks, and moves if it is still its turn."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from tuileries import bots
from tuileries.core.game import Player
from tuileries.core.table import Table
from tuileries.lessons.lesson import GUIDE
from tuileries.server import clock
from tuileries.server.errors import NotRead, NotWritten, ServerRefusal
from tuileries.server.table.lessons import guide_move, lesson_of
from tuileries.server.table.replies import reply

if TYPE_CHECKING:
    from tuileries.server.table.room import Room

log = logging.getLogger("tuileries")

REACTION = 0.8
"""Seconds that something has to lie there before a bot acts on it, where all act at once."""

PATIENCE = 6
"""How often a bot that would rather wait is asked again while nothing happens."""

CALM = 3
"""How many times longer bots wait where all act at once, until people have found their way."""

FIRST = 2
"""What people do before they have: read and start, or lay a tile, and another."""

PAUSE = 1.0
"""Seconds before a database that did not answer is asked again."""

Turn = tuple[int | None, Player]
"""A version and a seat; where all act at once a seat thinks about one version after another."""


class Turns:
    """Which bots of a table are thinking, and about what."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thinking: set[Turn] = set()
        self._waited: Counter[Player] = Counter()
        self._version: int | None = None
        self._happened = 0.0

    @property
    def are_on(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Let every bot whose turn it is think about the present version."""
        room = self._room
        if room.gone or room.table is None or room.frozen is not None or room.row.stage != "running":
            return
        self._note(room.table.version)
        for player in room.table.to_move:
            bot, turn = room.seats[player].bot, self._turn(room.table, player)
            if bot is None or turn in self._thinking or not self._may_act(room.table, player):
                continue
            if room.hub.neighbours.keeps(room):
                self._thinking.add(turn)
                room.hub.spawn(self._take(room.table, bot, turn))

    def _may_act(self, table: Table, player: Player) -> bool:
        """A guide acts when its lesson says so; a bot is asked, but not for ever."""
        if self._room.seats[player].bot == GUIDE:
            return guide_move(self._room, table, player) is not None
        return self._waited[player] <= PATIENCE

    def _note(self, version: int) -> None:
        """When something happens, whoever waited may look again."""
        if version != self._version:
            self._version, self._happened = version, clock.now()
            self._waited.clear()

    def _turn(self, table: Table, player: Player) -> Turn:
        return None if table.game.is_simultaneous else table.version, player

    async def _take(self, table: Table, bot: str, turn: Turn) -> None:
        """One at a time: whoever is thinking is not asked again before the answer is played."""
        try:
            await self._think(table, bot, turn[1])
        except NotWritten as error:
            log.error("not written", exc_info=error)  # the house brings the table back, and it thinks again
            return
        except NotRead as error:
            log.error("not read", exc_info=error)
            await asyncio.sleep(PAUSE)
        except ServerRefusal as error:
            log.warning(
                "bot stopped", extra={"fields": {"table": self._room.row.id, "reason": error.phrase.key}}
            )
            return
        finally:
            self._thinking.discard(turn)
        async with self._room.lock:
            self.wake()

    async def _think(self, table: Table, bot: str, player: Player) -> None:
        """About the version that stands when it begins to; where all act at once, at its pace."""
        if table.game.is_simultaneous:
            await self._bide(self._pace(table, bot) * (1 + self._waited[player]))
        if table is not self._room.table or player not in table.to_move:
            return
        version = table.version
        move, kept = await reply(self._room, table, bot, player, self._waited[player])

        async def act() -> None:
            if table is not self._room.table or not self._is_still(version, bot, player):
                return
            if move is None:
                self._waited[player] += 1
            else:
                await self._room.play(player, move, reply=kept)

        await self._room.attempt(act)

    def _pace(self, table: Table, bot: str) -> float:
        """A bot does not build everything while a person still looks around."""
        people = {player for player, seat in enumerate(self._room.seats) if seat.bot is None}
        lesson = lesson_of(self._room)
        played = islice(table.decisions(), len(lesson.before) if lesson else 0, None)
        acted = (line for _, line in played if line.player in people)
        found = not people or len(list(islice(acted, FIRST))) == FIRST
        return bots.pace_of(bot) * (1 if found else CALM)

    async def _bide(self, pace: float) -> None:
        """Let so many seconds go by, about, and what happened last be seen by everyone."""
        await asyncio.sleep(pace * random.uniform(0.8, 1.2))
        while (early := self._happened + REACTION - clock.now()) > 0:
            await asyncio.sleep(early)

    def _is_still(self, version: int, bot: str, player: Player) -> bool:
        room = self._room
        present = room.table is not None and room.table.version
        return (room.row.stage, present, room.seats[player].bot) == ("running", version, bot)
