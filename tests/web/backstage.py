"""What happens behind the page, to bring a table quickly to where a test begins."""

from __future__ import annotations

import time

from msgspec.structs import replace

from tests.server.house import House
from tuileries.core.record import Record, dump_line
from tuileries.core.table import replay
from tuileries.server import rows
from tuileries.server.room import Room


def room_of(running: House, table: str) -> Room:
    return running.inside(running.hub.room(table))


def play_on(
    running: House, table: str, moves: int | None = None, *, until: int | None = None, dearly: bool = False
) -> None:
    """Play this many moves for whoever is to move, and on until it is a seat's turn; or the whole game.

    `dearly` takes what costs most.
    """

    async def play() -> None:
        room = await running.hub.room(table)
        assert room.table is not None
        played = 0
        while True:
            async with room.lock:  # a bot at the table may move as well
                if room.row.stage != "running":
                    return
                player = room.table.to_move[0]
                if moves is not None and played >= moves and until in (None, player):
                    return
                choices = list(room.table.legal_moves(player))
                await room.play(player, choices[-1 if dearly else played * 7 % len(choices)])
            played += 1

    running.inside(play())


def play_again(running: House, table: str, record: Record) -> None:
    """Let a table that has not begun have been this game, with its times."""

    async def play() -> None:
        room = await running.hub.room(table)
        async with room.lock:
            room.table = replay(room.game, record)
            header = dump_line(record.header)
            room.row = replace(room.row, stage="running", started=time.time(), header=header)
            await room.settle(rows.save_table(room.row))

    running.inside(play())


def let_pass(running: House, table: str, seconds: float) -> None:
    """Let a running game have begun so much earlier."""

    async def shift() -> None:
        room = await running.hub.room(table)
        async with room.lock:
            assert room.row.started is not None
            room.row = replace(room.row, started=room.row.started - seconds)

    running.inside(shift())


def shorten_timer(running: House, table: str, seconds: float) -> None:
    """Let the timer of a running game have no more than this left, and tell everyone."""

    async def shorten() -> None:
        room = await running.hub.room(table)
        async with room.lock:
            (key,) = (key for key in room.timers if key.startswith("game:"))
            await room.hub.store.write(room.set_timer(key, seconds))
            room.tell_updates()

    running.inside(shorten())
