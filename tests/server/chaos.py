"""A line that loses, delays, repeats and reorders what is said, and a client that plays on regardless."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from typing import Any, NamedTuple, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.house import Person

LARGEST = 2**20
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
"""What a client meets when its line is cut, at any moment of a connection's life."""


class Trouble(NamedTuple):
    """How often a message meets each accident, and for how many seconds one may be under way."""

    lost: float = 0.03
    repeated: float = 0.15
    cut: float = 0.03
    slowest: float = 0.03


class Rhythm(NamedTuple):
    """Seconds between pings, until a message is sent again, and of silence until a line counts as dead."""

    ping: float = 2.5
    resend: float = 2.5
    dead: float = 9.0


class Proxy:
    """Stands between clients and a server. What it did is counted in `accidents`."""

    def __init__(self, server: str, luck: random.Random, trouble: Trouble) -> None:
        self._server = server
        self._luck = luck
        self._trouble = trouble
        self.address = ""
        self.accidents: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with serve(self._attend, "127.0.0.1", 0, max_size=LARGEST, ping_interval=None) as listening:
            host, port, *_ = next(iter(listening.sockets)).getsockname()
            self.address = f"{host}:{port}"
            yield

    def _happens(self, accident: str) -> bool:
        happened = bool(self._luck.random() < getattr(self._trouble, accident))
        self.accidents[accident] += happened
        return happened

    async def _attend(self, client: ServerConnection) -> None:
        """One client, until either side goes. What was under way to the server still arrives there."""
        assert client.request is not None
        with contextlib.suppress(*LOST):
            async with open_line(
                self._server, client.request.path, client.request.headers["Cookie"]
            ) as server:
                under_way: list[asyncio.Task[None]] = []
                await first_of(self._up(client, server, under_way), self._down(server, client))
                client.transport.abort()
                await asyncio.gather(*under_way)

    async def _up(
        self, client: ServerConnection, server: ClientConnection, under_way: list[asyncio.Task[None]]
    ) -> None:
        """Each message travels on its own, so that a slow one is overtaken."""
        async for text in client:
            if self._happens("cut"):
                return
            copies = 0 if self._happens("lost") else 1 + self._happens("repeated")
            for _ in range(copies):
                under_way.append(asyncio.create_task(self._deliver(server, text, under_way)))

    async def _deliver(
        self, server: ClientConnection, text: str | bytes, under_way: list[asyncio.Task[None]]
    ) -> None:
        await asyncio.sleep(self._luck.uniform(0, self._trouble.slowest))
        with contextlib.suppress(ConnectionClosed):
            await server.send(text)
        self.accidents["overtaken"] += under_way[0] is not asyncio.current_task()
        under_way.remove(cast("asyncio.Task[None]", asyncio.current_task()))

    async def _down(self, server: ClientConnection, client: ServerConnection) -> None:
        """In order, as a socket is; but the line may go instead of bringing the next message."""
        async for text in server:
            if self._happens("cut"):
                return
            await client.send(text)


def open_line(address: str, path: str, cookie: str) -> connect:
    headers = {"Cookie": cookie}
    return connect(
        f"ws://{address}{path}",
        additional_headers=headers,
        max_size=LARGEST,
        ping_interval=None,
        close_timeout=1,
        proxy=None,
    )


async def first_of(*works: Coroutine[Any, Any, None]) -> None:
    """Until one has ended, in whatever way; then none goes on."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Player:
    """One seat's client in the spirit of lichess: it pings, comes back, and says again what got no answer."""

    def __init__(self, person: Person, table: str, seat: int | None, luck: random.Random) -> None:
        self.seat = seat
        self.update: dict[str, Any] | None = None
        self.events: dict[int, list[Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.connections = 0
        self._path = f"/api/tables/{table}/play"
        self._cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._luck = luck
        self._waiting: dict[str, dict[str, Any]] = {}
        self._sent: dict[str, float] = {}
        self._numbered = 0
        self._caught_up = False

    @property
    def version(self) -> int | None:
        return None if self.update is None else int(self.update["version"])

    @property
    def is_done(self) -> bool:
        return self.update is not None and self.update["outcome"] is not None and not self._waiting

    async def play(self, address: str, rhythm: Rhythm) -> None:
        """Until the game is over and everything said was answered."""
        while not self.is_done:
            with contextlib.suppress(*LOST):
                async with open_line(address, self._path, self._cookie) as socket:
                    self.connections += 1
                    await self._sit(socket, rhythm)
            await asyncio.sleep(self._luck.uniform(0, rhythm.ping))

    async def _sit(self, socket: ClientConnection, rhythm: Rhythm) -> None:
        """One connection. Nothing is said again before it is known what was missed."""
        self._caught_up = False
        await self._look(socket)
        pinging = asyncio.create_task(self._ping(socket, rhythm))
        try:
            while not self.is_done:
                async with asyncio.timeout(rhythm.dead):
                    text = await socket.recv()
                await self._hear(socket, json.loads(text))
        finally:
            pinging.cancel()

    async def _ping(self, socket: ClientConnection, rhythm: Rhythm) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(rhythm.ping)
                await say(socket, {"type": "Ping"})
                if not self._caught_up:
                    await self._look(socket)
                else:
                    await self._say_again(socket, time.monotonic() - rhythm.resend)

    async def _look(self, socket: ClientConnection) -> None:
        await say(socket, {"type": "Look", "seat": self.seat, "since": self.version})

    async def _say_again(self, socket: ClientConnection, before: float) -> None:
        for message_id, message in list(self._waiting.items()):
            if self._sent[message_id] <= before:
                self._sent[message_id] = time.monotonic()
                await say(socket, message)

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "History":
                self._remember(message["events"])
            case "Update":
                self._take_in(message)
                if not self._caught_up:
                    self._caught_up = True
                    await self._say_again(socket, time.monotonic())
                await self._act(socket)
            case "Pong" if self.version is not None and message["version"] > self.version:
                await self._look(socket)
            case "Done":
                await self._hear_done(socket, message["id"], message["version"])
            case "Refused":
                await self._hear_refused(socket, message["id"], message["reason"]["key"])

    def _take_in(self, update: dict[str, Any]) -> None:
        """Versions only grow; an event told twice is the same event."""
        assert self.version is None or update["version"] >= self.version, "the table went backwards"
        self._remember(update["events"])
        self.update = update

    def _remember(self, events: list[Any]) -> None:
        told: dict[int, list[Any]] = {}
        for version, *event in events:
            told.setdefault(version, []).append(event)
        assert all(self.events.get(version, events) == events for version, events in told.items())
        self.events.update(told)

    async def _hear_done(self, socket: ClientConnection, message_id: str, version: int) -> None:
        assert message_id not in self.refused, "refused at first, then carried out"
        assert self.acknowledged.setdefault(message_id, version) == version, "carried out twice"
        message = self._waiting.pop(message_id, None)
        if message is None:
            return
        if message["type"] == "Play" and self._luck.random() < 0.1:
            await self._say_new(socket, {"type": "TakeBack", "version": version})
        else:
            await self._act(socket)

    async def _hear_refused(self, socket: ClientConnection, message_id: str | None, reason: str) -> None:
        assert message_id is not None, reason
        assert message_id not in self.acknowledged, "carried out, then refused"
        self.refused[message_id] = reason
        if self._waiting.pop(message_id, None) is not None:
            await self._look(socket)

    async def _act(self, socket: ClientConnection) -> None:
        """Play something, where it is this seat's turn and the last word was answered."""
        if self.update is None or not self.update["choices"] or self._waiting:
            return
        choices, choose = self.update["choices"], self._luck.choice
        move = {
            "type": "Take",
            "tile": choose(choices["tiles"]),
            "cell": choose(choices["cells"]),
            "corner": "nw",
        }
        await self._say_new(socket, {"type": "Play", "version": self.version, "move": move})

    async def _say_new(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self._numbered += 1
        message_id = f"{self.seat}-{self._numbered}"
        self._waiting[message_id] = {**message, "id": message_id}
        self._sent[message_id] = time.monotonic()
        await say(socket, self._waiting[message_id])


async def say(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))


class Game(NamedTuple):
    """Two people, somebody who watches, and the table between them."""

    table: str
    people: tuple[Person, Person]
    players: list[Player]


def sit_down(address: str, luck: random.Random, **options: Any) -> Game:
    ada, bela = Person(address, "Ada"), Person(address, "Béla")
    table = ada.open("human", "human", options=options)
    bela.join(table)
    ada.start(table)
    seats = ((ada, 0), (bela, 1), (bela, None))
    players = [Player(person, table, seat, random.Random(luck.random())) for person, seat in seats]
    return Game(table, (ada, bela), players)


async def play_all(games: list[Game], proxy: Proxy, rhythm: Rhythm, seconds: float) -> None:
    """All games to their end, through the proxy."""
    async with asyncio.timeout(seconds), proxy.running(), asyncio.TaskGroup() as group:
        for player in (player for game in games for player in game.players):
            group.create_task(player.play(proxy.address, rhythm))


async def check(game: Game, address: str) -> int:
    """All know the same, a newcomer too, and each acknowledged message is one line. Returns the moves."""
    for player in game.players:
        newcomer = await come_anew(game, player, address)
        assert known(player) == known(newcomer)
        assert player.events == newcomer.events
    first, *others = (shared(player) for player in game.players)
    assert all(other == first for other in others)
    return check_played_once(game)


async def come_anew(game: Game, player: Player, address: str) -> Player:
    """Somebody in the same seat who has seen nothing yet, with a line that works."""
    person = game.people[player.seat or 0]
    newcomer = Player(person, game.table, player.seat, random.Random(0))
    await newcomer.play(address, Rhythm(ping=0.1))
    return newcomer


def known(player: Player) -> dict[str, Any]:
    assert player.update is not None
    return {key: value for key, value in player.update.items() if key != "events"}


def shared(player: Player) -> dict[str, Any]:
    """What is told to everyone alike."""
    told = known(player)
    view = {key: value for key, value in told["view"].items() if key != "viewer"}
    return {"version": told["version"], "outcome": told["outcome"], "view": view}


def check_played_once(game: Game) -> int:
    """The record has exactly the acknowledged lines, each by the seat that was told so."""
    record = game.people[0].http.get(f"/api/tables/{game.table}/record").text
    lines = [json.loads(line) for line in record.splitlines()[2:]]
    by_seat = {(line["player"], line["version"]) for line in lines}
    told = [(player.seat, version) for player in game.players for version in player.acknowledged.values()]
    assert len(told) == len(set(told)) == len(lines)
    assert set(told) == by_seat
    return len(lines)
