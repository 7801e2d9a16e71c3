"""What a move costs the server: CPU time from a message of a seat to what all four seats are told.

`python -m benchmarks.bench_move [TABLES] [ROUNDS]`. Tables play in this process and write to a real database;
only the sockets are missing. The tables stand at different points of their games. Prints one JSON line a
game, in microseconds. `rules`: the same moves through the rules alone, in the same run. `telling`: what all
are told, worked out and written as JSON. `loop`: all that keeps other tables waiting. `all`: with the writer.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from tests.server.house import settings
from tuileries.core.table import Table
from tuileries.server.hub import Hub
from tuileries.server.limits import Limits
from tuileries.server.process import spare_the_collector
from tuileries.server.socket.messages import receive
from tuileries.server.store.identity import Guests
from tuileries.server.table.connections import Connection
from tuileries.server.table.room import Room
from tuileries.server.table.seats import Joining, Opening, join, open_table, start
from tuileries.server.table.updates import tell_updates

GAMES = ("zen-garden", "hanging-gardens")
SEATS = 4
FORWARD = 40
"""So many moves at most are played before the measured ones."""

Said = tuple[Room, Connection, Any, bytes]
"""A table, who moves there, the move, and the message that says it."""


class Ear:
    """The other end of a line, which takes everything at once."""

    backlog = 0

    def tell(self, text: bytes) -> None: ...

    async def drain(self) -> None: ...

    def cut(self) -> None: ...


class Watch:
    """CPU seconds spent in something, in all threads of this process or in one: a sum for each round."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.rounds: list[float] = []
        self._clock = clock

    def __enter__(self) -> None:
        self._begun = self._clock()

    def __exit__(self, *_: object) -> None:
        self.rounds[-1] += self._clock() - self._begun


class Account:
    """Where the time went, round by round."""

    def __init__(self) -> None:
        self.rules, self.telling = Watch(time.thread_time), Watch(time.thread_time)
        self.loop, self.all = Watch(time.thread_time), Watch(time.process_time)
        self.parts = {"rules": self.rules, "telling": self.telling, "loop": self.loop, "all": self.all}

    def begin(self) -> None:
        for watch in self.parts.values():
            watch.rounds.append(0.0)

    def tell_updates(self, room: Room) -> None:
        with self.telling:
            tell_updates(room)

    def figures(self, moves: int) -> dict[str, float]:
        """Microseconds a move, in the middle one of all rounds."""
        medians = {name: statistics.median(watch.rounds) for name, watch in self.parts.items()}
        return {name: round(seconds / moves * 1e6, 1) for name, seconds in medians.items()}


async def open_room(hub: Hub, game: str, number: int) -> Room:
    """Four people at a table, each with a line."""
    guests = [(await Guests(hub.store).welcome())[0] for _ in range(SEATS)]
    room = await open_table(hub, guests[0], Opening(game, ("human",) * SEATS, shuffled=False))
    async with room.lock:
        for seat, guest in enumerate(guests):
            await join(room, guest, Joining(f"Guest {seat}", nonce=f"{number} {seat}"))
        await start(room, guests[0])
        for seat, guest in enumerate(guests):
            connection = Connection(guest, (), Ear(), Limits(1.0))
            await room.arrive(connection)
            connection.look(seat)
    return room


def next_move(room: Room, luck: random.Random) -> Said:
    """Any that may be made, as its seat says it."""
    table = room.whole()
    player = table.to_move[0]
    move = luck.choice(list(table.legal_moves(player)))
    (connection,) = (one for one in room.connections if one.seat == player)
    message = {"type": "Play", "id": f"move {table.version}", "version": table.version, "move": move}
    return room, connection, move, msgspec.json.encode(message)


async def play_on(room: Room, moves: int, luck: random.Random) -> None:
    for _ in range(moves):
        said, connection, _, message = next_move(room, luck)
        await receive(said, connection, message)


async def play_round(crowd: list[Room], luck: random.Random, account: Account) -> None:
    """A move at each table, all at once."""
    said = [next_move(room, luck) for room in crowd]
    account.begin()
    with account.rules:
        for room, _, move, _ in said:
            play_by_rules(room.whole(), move)
    with account.all, account.loop:
        await asyncio.gather(*(receive(room, connection, text) for room, connection, _, text in said))


def play_by_rules(table: Table, move: Any) -> None:
    table.game.play(table.state, table.to_move[0], move)


async def measure(game: str, folder: Path, tables: int, rounds: int) -> dict[str, float]:
    luck, account, hub = random.Random(1), Account(), Hub(settings(folder))
    try:
        crowd = [await open_room(hub, game, number) for number in range(tables)]
        forward = [FORWARD * number // tables for number in range(tables)]
        await asyncio.gather(
            *(play_on(room, moves, luck) for room, moves in zip(crowd, forward, strict=True))
        )
        spare_the_collector()
        with patch("tuileries.server.table.room.tell_updates", account.tell_updates):
            for _ in range(rounds):
                await play_round(crowd, luck, account)
    finally:
        await hub.stop()
    return account.figures(tables)


def main(tables: int = 100, rounds: int = 20) -> None:
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            figures = asyncio.run(measure(game, Path(folder), tables, rounds))
        told = {"figure": "CPU microseconds of a move on the server", "game": game, "seats": SEATS}
        print(json.dumps({**told, "tables": tables, **figures}))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
