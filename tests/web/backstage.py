"""What happens behind the page, to bring a table quickly to where a test begins."""

from __future__ import annotations

from itertools import islice

from tests.server.house import House
from tuileries.server.room import Room


def room_of(running: House, table: str) -> Room:
    return running.inside(running.hub.room(table))


def play_on(running: House, table: str, moves: int | None = None) -> None:
    """Play this many moves for whoever is to move, or all of them."""

    async def play() -> None:
        room = await running.hub.room(table)
        count = 0
        while room.row.stage == "running" and (moves is None or count < moves):
            async with room.lock:
                assert room.table is not None
                player = room.table.to_move[0]
                choices = list(islice(room.table.legal_moves(player), 40))
                await room.play(player, choices[count * 7 % len(choices)])
            count += 1

    running.inside(play())
