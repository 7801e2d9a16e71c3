"""What happens behind the page, to bring a table quickly to where a test begins."""

from __future__ import annotations

from tests.server.house import House
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
