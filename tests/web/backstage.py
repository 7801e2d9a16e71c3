"""What happens behind the page, to bring a table quickly to where a test begins."""

from __future__ import annotations

from typing import Any

from tests.server.house import House
from tuileries.core.record import Record
from tuileries.core.table import replay
from tuileries.games.hanging_gardens.state import State, ToLay
from tuileries.server import clock
from tuileries.server.table.changes import Change
from tuileries.server.table.room import Room
from tuileries.server.table.updates import tell_updates


def room_of(running: House, table: str) -> Room:
    return running.inside(running.hub.room(table))


def is_turn_begun(state: Any) -> bool:
    """Whether a whole turn is to come: in The Hanging Gardens one may be about to build or to take a tile."""
    return not isinstance(state, State) or isinstance(state.stage, ToLay)


def play_on(
    running: House, table: str, moves: int | None = None, *, until: int | None = None, dearly: bool = False
) -> None:
    """Play this many moves for whoever is to move, and on until a turn of a seat begins; or the whole game.

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
                is_turn = until is None or (until == player and is_turn_begun(room.table.state))
                if moves is not None and played >= moves and is_turn:
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
            await room.begin(replay(room.game, record), room.seats)

    running.inside(play())


def let_pass(running: House, table: str, seconds: float) -> None:
    """Let a running game have begun so much earlier."""

    async def shift() -> None:
        room = await running.hub.room(table)
        async with room.lock:
            assert room.row.started is not None
            await room.save(Change(row={"started": room.row.started - seconds}))

    running.inside(shift())


def shorten_timer(running: House, table: str, seconds: float) -> None:
    """Let the timer of a running game have no more than this left, and tell everyone."""

    async def shorten() -> None:
        room = await running.hub.room(table)
        async with room.lock:
            (key,) = (key for key in room.timers if key.startswith("game:"))
            await room.save(Change(timers={key: clock.now() + seconds}))
            tell_updates(room)

    running.inside(shorten())
