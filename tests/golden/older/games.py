"""Games of older rules, as a server and a terminal of that time kept them, and how they were played.

They were written under version 1 of the rules of Zen Garden and The Hanging Gardens and version 2 of those of
Gardeners, and are not written again: whatever becomes of the rules, somebody has such games. What is made by
`python -m tests.golden.older.games FOLDER` today is of today's rules. The database holds a table for each
game; its record lies beside it, and `tables.json` says which table is which.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from tests.golden.gardeners.games import PACE, Clock, win_round
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.record import HUMAN, dump_line
from tuileries.core.table import Table
from tuileries.games.gardeners.components import BOX, Mode
from tuileries.games.gardeners.moves import Discard, Start, TimeUp
from tuileries.games.gardeners.state import Stage
from tuileries.games.hanging_gardens.garden import Garden, square, structure
from tuileries.games.hanging_gardens.moves import Build, Lay, Move
from tuileries.server import opening, rows
from tuileries.server.hub import Hub
from tuileries.server.identity import Guests
from tuileries.server.opening import Joining, Opening
from tuileries.server.room import Room
from tuileries.server.settings import Settings

FOLDER = Path(__file__).parent
DATABASE = "games.sqlite3"
TABLES = "tables.json"

Play = Callable[[Table], None]


class Older(NamedTuple):
    """A game to keep: at which stage of its table, and how it comes to that."""

    stage: str
    game: str
    seats: tuple[str, ...]
    options: dict[str, object]
    play: Play


# Any game


def luck(table: Table) -> Chance:
    return Chance(f"{table.header.seed}/{table.version}")


def anything(moves: int | None = None) -> Play:
    """So many moves, or all of them, each any that is allowed; the first is taken back and made again."""

    def play(table: Table) -> None:
        while table.to_move and (moves is None or table.version < moves):
            player = table.to_move[0]
            choices = list(table.legal_moves(player))
            number, _ = luck(table).below(len(choices))
            table.play(player, choices[number], at=table.version * PACE)
            if table.version == 1:
                table.take_back(player)

    return play


def until_a_person_is_to_move(play: Play) -> Play:
    """At a table with a bot, whose moves are played here."""

    def on(table: Table) -> None:
        play(table)
        while table.header.seats[table.to_move[0]] != HUMAN:
            player = table.to_move[0]
            table.play(player, next(table.legal_moves(player)), at=table.version * PACE)

    return on


# The Hanging Gardens


def gains_nothing(before: Garden, after: Garden, build: Build) -> bool:
    """HG-B2: each feature of the new card in this structure lies on an equal one."""
    cells = structure(after, build.cell)
    return all(square(before, cell) == square(after, cell) for cell in cells)


def offered(table: Table, player: Player, lay: Lay) -> Iterator[tuple[Build, bool]]:
    """Where this card would let the player build, and whether the structure gained nothing by it."""
    before = table.state.seats[player].garden
    state = table.game.play(table.state, player, lay).state
    builds = table.game.legal_moves(state, player) if player in table.game.to_move(state) else ()
    after = state.seats[player].garden
    return ((move, gains_nothing(before, after, move)) for move in builds if isinstance(move, Build))


def some_lays(table: Table, player: Player) -> list[Lay]:
    lays, _ = luck(table).shuffle(list(table.legal_moves(player)))
    return [move for move in lays if isinstance(move, Lay)][:80]


def play_first(table: Table, player: Player, *moves: Move) -> None:
    table.play(player, next(iter(moves)), at=table.version * PACE)


def on_what_gained(moves: int) -> Play:
    """A temple is built wherever it can be; where a structure gained nothing, none is even offered."""

    def play(table: Table) -> None:
        while table.version < moves:
            player = table.to_move[0]
            lays = some_lays(table, player)
            fine = [lay for lay in lays if not any(empty for _, empty in offered(table, player, lay))]
            play_first(table, player, *fine, *table.legal_moves(player))

    return play


def on_what_gained_nothing(moves: int | None = None) -> Play:
    """Temples are declined until a card could lie on equal features, and then one is built there."""

    def play(table: Table) -> None:
        while table.to_move and (moves is None or table.version < moves):
            player = table.to_move[0]
            sites = {lay: list(offered(table, player, lay)) for lay in some_lays(table, player)}
            best = sorted(sites, key=lambda lay: -promise(sites[lay]))
            empty = [build for lay in best[:1] for build, is_empty in sites[lay] if is_empty]
            play_first(table, player, *best, *reversed(list(table.legal_moves(player))))
            if empty:
                play_first(table, player, *empty)

    return play


def promise(sites: list[tuple[Build, bool]]) -> int:
    return sum(100 if is_empty else 1 for _, is_empty in sites)


# Gardeners


def gardeners(*steps: Callable[[Clock], None]) -> Play:
    """One thing after the other, once the first card was read."""

    def play(table: Table) -> None:
        clock = Clock(table, 0.0)
        if table.state.stage == Stage.READING:
            clock.play(table.state.drawer, Start())
        for step in steps:
            step(clock)

    return play


def lay(tiles: int) -> Callable[[Clock], None]:
    def step(clock: Clock) -> None:
        for _ in range(tiles):
            player = clock.table.to_move[0]
            clock.play(player, next(clock.table.legal_moves(player)))

    return step


def win(rounds: int) -> Callable[[Clock], None]:
    def step(clock: Clock) -> None:
        for _ in range(rounds):
            if clock.table.to_move:
                win_round(clock)

    return step


def give_up(clock: Clock) -> None:
    """GD-R5: the oldest card goes."""
    held = clock.table.state.cards[0]
    clock.play(held.player, Discard(held.card))


def end(clock: Clock) -> None:
    clock.table.play(None, TimeUp(), at=BOX.timer.reading + BOX.timer.seconds)


PEOPLE, ALONE, WITH_A_BOT = (HUMAN, HUMAN), (HUMAN,), (HUMAN, "greedy")
TRAINING: dict[str, object] = {"mode": Mode.TRAINING_A.value}
NORMAL: dict[str, object] = {"mode": Mode.NORMAL.value}

GAMES: dict[str, Older] = {
    "zen-running": Older(
        "running", "zen-garden", WITH_A_BOT, {"boards": [1, 2]}, until_a_person_is_to_move(anything(9))
    ),
    "zen-over": Older("over", "zen-garden", PEOPLE, {}, anything()),
    "zen-abandoned": Older("abandoned", "zen-garden", PEOPLE, {"boards": [1, 4]}, anything(5)),
    "hanging-running": Older("running", "hanging-gardens", PEOPLE, {}, on_what_gained(30)),
    "hanging-running-nothing-gained": Older(
        "running", "hanging-gardens", PEOPLE, {}, on_what_gained_nothing(60)
    ),
    "hanging-over-nothing-gained": Older(
        "over", "hanging-gardens", PEOPLE, {"memory": True}, on_what_gained_nothing()
    ),
    "hanging-abandoned": Older("abandoned", "hanging-gardens", PEOPLE, {}, on_what_gained(12)),
    "training-running-discard": Older(
        "running", "gardeners", PEOPLE, TRAINING, gardeners(lay(4), give_up, lay(3))
    ),
    "training-over-discard": Older(
        "over", "gardeners", PEOPLE, TRAINING, gardeners(win(1), give_up, win(99))
    ),
    "training-running": Older("running", "gardeners", PEOPLE, TRAINING, gardeners(lay(6))),
    "solo-training-running": Older("running", "gardeners", ALONE, TRAINING, gardeners(win(2))),
    "solo-training-over": Older("over", "gardeners", ALONE, TRAINING, gardeners(win(99))),
    "solo-puzzle-running": Older(
        "running", "gardeners", ALONE, {"mode": "training-b", "puzzle": ["S2", "S33"]}, gardeners(lay(3))
    ),
    "normal-running": Older("running", "gardeners", PEOPLE, NORMAL, gardeners(win(1))),
    "normal-over": Older("over", "gardeners", PEOPLE, NORMAL, gardeners(win(4), end)),
    "normal-abandoned": Older("abandoned", "gardeners", PEOPLE, NORMAL, gardeners(lay(5))),
}


# Writing


async def keep(hub: Hub, guest: int, older: Older) -> Room:
    """A table of the server that has been played at."""
    opened = Opening(older.game, older.seats, older.options, shuffled=False)
    room = await opening.open_table(hub, guest, opened)
    for name, _ in zip(("Ada", "Béla"), filter(HUMAN.__eq__, older.seats), strict=False):
        await opening.join(room, guest, Joining(name, nonce=f"{name}’s nonce"))
    table = Table(room.game, opening.header_for(room, room.seats, ()))
    older.play(table)
    began = time.time() - table.version * PACE
    room.table = table
    room.row = replace(room.row, stage="running", started=began, header=dump_line(table.header))
    await room.settle(rows.save_table(room.row))
    if older.stage == "abandoned":
        await room.commit(stage="abandoned")
    assert room.row.stage == older.stage
    return room


async def write(folder: Path) -> None:
    hub = Hub(Settings(database=f"sqlite:///{folder / DATABASE}", warm=False))
    guest, _ = await Guests(hub.store).welcome()
    tables = dict[str, str]()
    for name, older in GAMES.items():
        room = await keep(hub, guest, older)
        assert room.table is not None
        (folder / f"{name}.jsonl").write_text(room.table.record().dumps())
        tables[name] = room.row.id
    await hub.stop()
    (folder / TABLES).write_text(json.dumps(tables, indent=1) + "\n")


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    asyncio.run(write(folder))
    with sqlite3.connect(folder / DATABASE) as connection:
        connection.execute("VACUUM")
