"""Two tables that differ only in what a seat may not know send that seat the same bytes."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests import small_game
from tests.server.house import House, Person, house
from tests.server.test_live import newest
from tuileries import bots
from tuileries.games import GAMES
from tuileries.games.zen_garden.components import TILES
from tuileries.server.opening import start

MASKED = re.compile(r'"(id|commitment)":"[^"]*"|"at":[0-9.]+|"alarm":[0-9.]+')


def masked(texts: list[str]) -> list[str]:
    """Table id, times and hash differ for other reasons. Pings come when they come."""
    return [MASKED.sub("", text) for text in texts if '"Pong"' not in text]


def dealt(running: House, game: str, deal: tuple[tuple[int, ...], ...]) -> tuple[Person, Person, str]:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human", game=game)
    bela.join(table)

    async def begin() -> None:
        room = await running.hub.room(table)
        async with room.lock:
            await start(room, room.row.host, deal)

    running.inside(begin())
    return ada, bela, table


async def zen_garden_traffic(ada: Person, bela: Person, table: str) -> list[str]:
    """Three turns, questions, hints and refusals; the fourth turn would bring the supply to light."""
    async with ada.at(table, 0) as first:
        update = await first.hear("Update")
        async with bela.at(table, 1) as second:
            await second.hear("Update")
            for turn in range(3):
                seat = (first, second)[turn % 2]
                update = await newest(seat, turn)
                tile = update["choices"]["tiles"][0]
                move = {"type": "Take", "tile": tile, "cell": update["choices"]["cells"][0], "corner": "se"}
                await seat.ask("Ask", version=turn, move=move, id=f"ask {turn}")
                await seat.ask("Ask", version=turn, move={**move, "cell": [3, 3]}, id=f"why {turn}")
                assert (await seat.ask("Hint", version=turn, id=f"hint {turn}"))["type"] == "Hinted"
                await seat.ask("Play", version=turn, move={**move, "cell": [3, 3]}, id=f"bad {turn}")
                await seat.ask("Play", version=turn, move=move, id=f"play {turn}")
                await newest(first, turn + 1)
        return first.raw


async def pebbles_traffic(ada: Person, bela: Person, table: str) -> list[str]:
    """The other draws, the other puts down: nothing of it may show which pebble."""
    async with ada.at(table, 0) as first:
        await first.hear("Update")
        async with bela.at(table, 1) as second:
            hand = (await second.hear("Update"))["view"]["own"]["hand"]
            await second.ask("Play", version=0, move={"type": "Draw"}, id="draw")
            await second.ask("Play", version=1, move={"type": "PutDown", "pebble": hand[0]}, id="put")
            await newest(first, 2)
        await first.ask("Ask", version=2, move={"type": "Draw"}, id="ask")
        await first.ask("Play", version=2, move={"type": "PutDown", "pebble": 12}, id="not mine")
        return first.raw


WORLDS: dict[str, tuple[Any, list[tuple[tuple[int, ...], ...]]]] = {
    "zen-garden": (
        zen_garden_traffic,
        [
            (tuple(range(14)), tuple(range(len(TILES))), (0,)),
            (tuple(range(14)), (*range(12), *reversed(range(12, len(TILES)))), (0,)),
        ],
    ),
    "pebbles": (
        pebbles_traffic,
        [((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),), ((0, 6, 2, 7, 4, 8, 1, 3, 5, 9, 10, 11),)],
    ),
}


@pytest.mark.parametrize("game", WORLDS)
def test_a_seat_hears_the_same_in_worlds_it_cannot_tell_apart(tmp_path: Path, game: str) -> None:
    GAMES["pebbles"] = small_game
    traffic, worlds = WORLDS[game]
    bots.prepare("zen-garden", ["master"])
    with house(tmp_path) as running:
        tables = [dealt(running, game, deal) for deal in worlds]
        heard = [masked(asyncio.run(traffic(*table))) for table in tables]
        logs, films = (
            [ada.http.get(f"/api/tables/{table}/{what}?seat=0").text for ada, _, table in tables]
            for what in ("log", "replay")
        )
    del GAMES["pebbles"]
    assert heard[0] == heard[1]
    assert len(heard[0]) > 4
    assert masked(logs[:1]) == masked(logs[1:])
    assert masked(films[:1]) == masked(films[1:])
    assert len(films[0]) > 1000


def test_the_mask_hides_no_more_than_it_says() -> None:
    message = json.dumps({"id": "x", "version": 3, "at": 1.25, "hand": [1]}, separators=(",", ":"))
    assert masked([message]) == ['{,"version":3,,"hand":[1]}']
