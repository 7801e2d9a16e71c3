"""Tables that differ only in what a viewer may not know send that viewer the same bytes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.cases import CASES
from tests.games.pebbles import game as small_game
from tests.games.pebbles.game import WasPutDown
from tests.planted import planted, shown_to, telling
from tests.server.house import House, Person, Seat, house
from tests.server.nodes import houses
from tests.server.postgres import Postgres
from tests.server.stories import STORIES, World, retold, told
from tests.server.test_messages import newest
from tuileries import bots
from tuileries.core.game import Player
from tuileries.fast import KERNELS
from tuileries.games import GAMES
from tuileries.server.table.seats import start

ANSWERS = ("", "/log", "/replay", "/log?seat=0", "/replay?seat=0", "/log?seat=1", "/replay?seat=1")
CLOSED = ("/review", "/record", "/verify", "/thought?seat=1&version=1")
"""What can be read of a table, and what only once its game is over."""


PONG = '{"type":"Pong"'
"""Pings come when they come."""
INFO = '{"type": "TableInfo"'


class Heard(NamedTuple):
    """What came to one viewer over the socket, in a fresh look at the end, and in answers over HTTP."""

    live: list[str]
    late: list[str]
    answers: list[str]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    GAMES["pebbles"] = CASES["pebbles"].game
    for game in KERNELS:
        bots.prepare(game, ["master"])
    with house(tmp_path_factory.mktemp("server")) as server:
        yield server
    del GAMES["pebbles"]


@pytest.fixture(scope="module")
def pair(
    running: House, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, House]]:
    with houses(postgres, tmp_path_factory.mktemp("nodes"), 2) as (one, other):
        yield one, other


async def deal(running: House, table: str, world: World) -> None:
    room = await running.hub.room(table)
    async with room.lock:
        await start(room, room.row.host, world.deal)


async def sit(stack: contextlib.AsyncExitStack, person: Person, table: str, seat: Player | None) -> Seat:
    """Stay until the end; the next one comes after the first word."""
    sitting = await stack.enter_async_context(person.at(table, seat))
    await sitting.hear("Update")
    return sitting


async def traffic(
    running: House, game: str, world: World, elsewhere: House | None = None
) -> dict[Player | None, Heard]:
    """Two play, the first of them asks a lot, a third watches; these two are heard.

    The second may be there through another node.
    """
    ada, cyd = (Person(running.address, name) for name in ("Ada", "Cyd"))
    bela = Person((elsewhere or running).address, "Béla")
    table = ada.open("human", "human", game=game, options=msgspec.to_builtins(world.options))
    bela.join(table)
    running.inside(deal(running, table, world))
    async with contextlib.AsyncExitStack() as stack:
        seats = [await sit(stack, *one) for one in ((ada, table, 0), (bela, table, 1), (cyd, table, None))]
        for version, (player, move) in enumerate(world.moves):
            await ask(seats[0], version, world.asked[version])
            await seats[player].ask("Play", version=version, move=msgspec.to_builtins(move))
            for seat in seats:
                await newest(seat, version + 1)
        late = [await sit(stack, *one) for one in ((ada, table, 0), (cyd, table, None))]
        return {
            who: heard(live, again, table)
            for who, live, again in zip((0, None), seats[::2], late, strict=True)
        }


async def ask(seat: Seat, version: int, moves: list[Any]) -> None:
    """What moves would mean, and a hint; what is refused is tried, too."""
    for move in map(msgspec.to_builtins, moves):
        answer = await seat.ask("Ask", version=version, move=move)
        if answer["type"] == "Refused" or answer["refusals"]:
            assert (await seat.ask("Play", version=version, move=move))["type"] == "Refused"
    if moves:
        await seat.ask("Hint", version=version)


def heard(live: Seat, late: Seat, table: str) -> Heard:
    http = live.person.http
    commitment = http.get(f"/api/tables/{table}").json()["commitment"]
    answers = [http.get(f"/api/tables/{table}{what}") for what in (*ANSWERS, *CLOSED)]
    assert all(answer.status_code >= 400 for answer in answers[len(ANSWERS) :])
    texts = [answer.text for answer in (*answers, http.get("/api/tables"))]
    spoken = [[text for text in seat.raw if not text.startswith(PONG)] for seat in (live, late)]
    live_texts, late_texts, answered = (
        [masked(text, table, commitment) for text in part] for part in (*spoken, texts)
    )
    return Heard(without_repeats(live_texts), without_repeats(late_texts), answered)


def without_repeats(texts: list[str]) -> list[str]:
    """When others hear that somebody came or went is a matter of the clock; all else an info says is kept."""
    told, last = [], None
    for text in texts:
        is_info = text.startswith(INFO)
        if not is_info or text != last:
            told.append(text)
        last = text if is_info else last
    return told


def masked(text: str, table: str, commitment: str) -> str:
    """Id and promise of a table differ for other reasons, and so does the time on the clock."""
    text = text.replace(table, "this table").replace(commitment, "its promise")
    return "\n".join(json.dumps(without_times(json.loads(line))) for line in text.splitlines())


def without_times(message: Any) -> Any:
    """Neither when something came or will come, nor how long nothing did, nor who is there by now."""
    for part in message if isinstance(message, list) else [message]:
        for clock in ("at", "alarm"):
            if isinstance(part.get(clock), float):
                part[clock] = "some time"
        if part.get("progress"):
            part["progress"]["idle"] = "some time"
        if "watching" in part:
            part["watching"] = "some"
            for seat in part["seats"]:
                seat["present"] = "perhaps"
    return message


@pytest.mark.parametrize("game", STORIES)
def test_a_viewer_hears_the_same_in_worlds_they_cannot_tell_apart(running: House, game: str) -> None:
    case, table = CASES[game], STORIES[game]()
    here = asyncio.run(traffic(running, game, told(case, table)))
    for viewer in (0, None):
        there = asyncio.run(traffic(running, game, retold(case, table, viewer)))
        for mine, other in zip(here[viewer], there[viewer], strict=True):
            assert mine == other
    assert ('"Hinted"' in "".join(here[0].live)) == (game in KERNELS)


@pytest.mark.parametrize("game", STORIES)
def test_nor_does_another_node_tell_more(pair: tuple[House, House], game: str) -> None:
    case, table = CASES[game], STORIES[game]()
    here = asyncio.run(traffic(pair[0], game, told(case, table), pair[1]))
    for viewer in (0, None):
        there = asyncio.run(traffic(pair[0], game, retold(case, table, viewer), pair[1]))
        for mine, other in zip(here[viewer], there[viewer], strict=True):
            assert mine == other


def peeking(state: small_game.State, viewer: Player | None) -> small_game.View:
    """Who watches sees what the second player sees."""
    return small_game.view(state, 1 if viewer is None else viewer)


LEAKS = {
    "view": planted(CASES["pebbles"], view=peeking),
    "event": telling(CASES["pebbles"], WasPutDown, shown_to(WasPutDown, lambda event, viewer: True)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_heard(running: House, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", LEAKS[leak].game)
    table = STORIES["pebbles"]()
    worlds = told(CASES["pebbles"], table), retold(CASES["pebbles"], table, None)
    here, there = (asyncio.run(traffic(running, "pebbles", world))[None] for world in worlds)
    assert all(mine != other for mine, other in zip(here, there, strict=True))


def test_the_mask_hides_no_more_than_it_says() -> None:
    update = {
        "id": "abc",
        "at": 1.25,
        "alarm": None,
        "view": {"id": "S1", "at": 2.5, "table": "abc", "of": "00ff"},
    }
    hidden = {"id": "this table", "at": "some time", "alarm": None}
    shown = {"id": "S1", "at": 2.5, "table": "this table", "of": "its promise"}
    assert json.loads(masked(json.dumps(update), "abc", "00ff")) == {**hidden, "view": shown}


def test_an_info_is_passed_over_only_where_nothing_but_presence_is_new() -> None:
    here, gone, chat = (
        json.dumps({"type": "TableInfo", "chat": chat, "watching": watching, "seats": [{"present": there}]})
        for chat, watching, there in ((False, 1, True), (False, 0, False), (True, 0, False))
    )
    texts = [masked(text, "abc", "00ff") for text in (here, '{"type": "Said"}', gone, chat)]
    assert without_repeats(texts) == [texts[0], texts[1], texts[3]]
