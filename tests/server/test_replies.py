"""Whoever goes back and plays the same again gets the same answer, whatever the clock says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import tuileries
from tests.server.house import House, Person, Process, Seat, first_move, house
from tests.server.test_messages import newest
from tuileries import bots
from tuileries.bots.luck import luck_of
from tuileries.core.chance import Chance
from tuileries.core.record import Played
from tuileries.core.table import replay_slowly
from tuileries.games.zen_garden import game as zen_garden
from tuileries.server.workers.bots import Bots


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What the levels think with, before anyone waits for it."""
    for game in ("zen-garden", "hanging-gardens"):
        bots.prepare(game, ["master"])


def begin(running: House, bot: str, **more: Any) -> tuple[Person, str]:
    ada = Person(running.address, "Ada")
    table = ada.open("human", bot, **more)
    ada.start(table)
    return ada, table


async def exchange(running: House, seat: Seat, table: str) -> tuple[int, list[Any]]:
    """Ada plays the first move there is until the bot has answered: where she began, and its answer."""
    room = running.hub.rooms[table]
    assert room.table is not None
    since, update = None, await turn(seat, room.version)
    while True:
        since = update["version"] if since is None else since
        lines = room.table.lines[since + 1 : update["version"] + 1]
        answer = [line.move for line in lines if isinstance(line, Played) and line.player == 1]
        if answer:
            return since, answer
        move = json.loads(msgspec.json.encode(next(room.table.legal_moves(0))))
        done = await seat.ask("Play", version=update["version"], move=move)
        update = await turn(seat, done["version"])


async def turn(seat: Seat, version: int) -> dict[str, Any]:
    update = await newest(seat, version)
    while not update["choices"]:
        update = await newest(seat, update["version"] + 1)
    return update


async def go_back(seat: Seat, version: int) -> None:
    done = await seat.ask("Propose", what="return", version=version)
    await newest(seat, done["version"])


async def check_answers_again(running: House, ada: Person, table: str) -> None:
    async with ada.at(table, 0) as seat:
        for _ in range(3):
            since, answer = await exchange(running, seat, table)
            await go_back(seat, since)
            assert (await exchange(running, seat, table))[1] == answer


class Moody:
    """A bot that never answers the same twice, as one may that goes by the clock.

    At tables of other games, which others have left behind, bots think as ever.
    """

    def __init__(self, others: Bots) -> None:
        self.asked: list[str] = []
        self._others = others.think

    async def think(self, game: str, view: Any, player: int, bot: str, luck: str, *, guest: int) -> Any:
        if game != zen_garden.name:
            return await self._others(game, view, player, bot, luck, guest=guest)
        self.asked.append(luck)
        moves = list(zen_garden.legal_moves(zen_garden.imagine(view, Chance("any")), player))
        return moves[len(self.asked) % len(moves)]


@contextmanager
def moody(running: House) -> Iterator[Moody]:
    """In place of the processes where bots think."""
    bot = Moody(running.hub.bots)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running.hub.bots, "think", bot.think)
        yield bot


def kept(running: House, table: str) -> int:
    ((number,),) = running.read("SELECT count(*) FROM replies WHERE table_id = ?", table)
    return int(number)


def test_a_bot_by_the_clock_answers_the_same_to_whoever_takes_back(running: House) -> None:
    ada, table = begin(running, "master", options={"boards": [1, 2, 3, 4, 5]})

    asyncio.run(check_answers_again(running, ada, table))


def test_what_time_or_load_decided_is_kept_until_the_game_ends(running: House) -> None:
    async def main(ada: Person, table: str, bot: Moody) -> None:
        async with ada.at(table, 0) as seat:
            for _ in range(3):
                since, answer = await exchange(running, seat, table)
                thought = len(bot.asked)
                await go_back(seat, since)
                assert (await exchange(running, seat, table))[1] == answer
                assert len(bot.asked) == thought, "looked up, not thought again"
            assert kept(running, table) == thought
            await seat.ask("Propose", what="abandon")
            assert kept(running, table) == 0

    with moody(running) as bot:
        asyncio.run(main(*begin(running, "regular"), bot))


def test_what_was_kept_goes_when_the_game_is_over_and_can_be_checked(running: House) -> None:
    ada, table = begin(running, "regular", options={"boards": [1]})

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            await exchange(running, seat, table)
            assert kept(running, table) > 0
            update = await turn(seat, 0)
            while update["outcome"] is None:
                if update["choices"]:
                    await seat.ask("Play", version=update["version"], move=first_move(update))
                update = await newest(seat, update["version"] + 1)

    asyncio.run(main())
    assert kept(running, table) == 0
    check_answers(ada.http.get(f"/api/tables/{table}/record").text, "regular")


def check_answers(text: str, bot: str) -> None:
    """Once the secret is told, anyone can work out what a bot without a clock had to answer."""
    record = tuileries.load(text)
    assert record.header.pledge is not None
    secret = record.header.pledge.secret
    assert secret is not None
    tables = replay_slowly(zen_garden, record)
    table = next(tables)
    for line in record.lines[1:]:
        if isinstance(line, Played) and line.player == 1:
            view = table.view(1)
            assert (
                bots.find(bot, zen_garden.name)(zen_garden, view, 1, Chance(luck_of(secret, 1, view)))
                == line.move
            )
        next(tables)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_luck_follows_from_what_is_seen_where_nothing_is_kept(running: House, bot: str) -> None:
    ada = Person(running.address, "Ada")
    table = running.open_as_before(ada, "human", bot, game="hanging-gardens")
    ada.start(table)

    asyncio.run(check_answers_again(running, ada, table))
    assert kept(running, table) == 0


@pytest.mark.parametrize(("game", "bot"), [("zen-garden", "master"), ("hanging-gardens", "beginner")])
def test_a_restart_changes_no_answer(tmp_path: Path, game: str, bot: str) -> None:
    async def main(running: House, back: int | None) -> tuple[int, list[Any]]:
        async with ada.at(table, 0) as seat:
            if back is not None:
                await go_back(seat, back)
            return await exchange(running, seat, table)

    with house(tmp_path) as running:
        ada, table = begin(running, bot, game=game)
        since, answer = asyncio.run(main(running, None))
    with house(tmp_path) as again:
        ada.address, ada.http.base_url = again.address, httpx.URL(f"http://{again.address}")
        assert asyncio.run(main(again, since))[1] == answer


def test_a_killed_server_has_kept_what_its_bot_answered(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    ada = Person(server.address, "Ada")
    table = ada.open("human", "master", options={"boards": [1, 2, 3, 4, 5]})
    ada.start(table)

    async def main(back: int | None) -> tuple[int, list[Any]]:
        """Ada plays until the bot has answered: where she began, and all that happened then."""
        async with ada.at(table, 0) as seat:
            if back is not None:
                await go_back(seat, back)
            update = await turn(seat, 0)
            since, happened = update["version"], list[Any]()
            while not any(event.get("player") == 1 for event in happened):
                await seat.ask("Play", version=update["version"], move=first_move(update))
                update = await turn(seat, update["version"] + 1)
                told = [told for told in seat.heard if told["type"] == "Update" and told["version"] > since]
                happened = [event for one in told for _, event, _ in one["events"]]
            return since, happened

    since, answer = asyncio.run(main(None))
    server.kill()
    server.start()
    assert asyncio.run(main(since))[1] == answer
    server.stop()
