"""One stranger with everything that is allowed to one address, and what another player notices of it.

`python -m benchmarks.soak_abuse [SECONDS]` abuses each path for so long (20), while two people at another
address play on, and one of them against a bot. The peer is the same server with nobody to disturb it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.house import Person, Process, Seat, first_move

STRANGER = "127.0.0.2"
"""Another address of this machine, so that limits by address tell the two apart."""


USUAL = {
    "TUILERIES_GENEROSITY": "1",
    "TUILERIES_REQUESTS_BURST": "100",
    "TUILERIES_MESSAGES_BURST": "60",
}
"""Limits as they are for everyone, where tests have wide ones."""


class Stranger:
    """Asks as fast as it can, and takes no for an answer."""

    def __init__(self, address: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=STRANGER, retries=2)
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", transport=transport, timeout=30)

    async def post(self, path: str, body: Any = None) -> Any:
        with contextlib.suppress(httpx.HTTPError):
            answer = await self.http.post(path, json=body if body is not None else {})
            return answer.json() if answer.status_code < 300 else None

    async def get(self, path: str) -> None:
        with contextlib.suppress(httpx.HTTPError):
            await self.http.get(path)

    async def open(self, *seats: str) -> str | None:
        table = await self.post("/api/tables", {"game": "zen-garden", "seats": seats, "listed": True})
        if table is not None:
            await self.post(f"/api/tables/{table['id']}/join", {"name": "X"})
        return table["id"] if table else None

    @contextlib.asynccontextmanager
    async def at(self, table: str, seat: int | None) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{self.address}/api/tables/{table}/play"
        async with connect(url, additional_headers={"Cookie": cookie}, local_addr=(STRANGER, 0)) as socket:
            await socket.send(json.dumps({"type": "Look", "seat": seat}))
            yield socket


async def masters(stranger: Stranger) -> None:
    """As many tables with three masters as may be opened, all of them played on at once."""
    while (table := await stranger.open("human", "master", "master", "master")) is not None:
        await stranger.post(f"/api/tables/{table}/start")
        asyncio.create_task(play(stranger, table))  # noqa: RUF006 - it ends with the process
    await asyncio.Event().wait()


async def play(stranger: Stranger, table: str) -> None:
    info = await stranger.http.get(f"/api/tables/{table}")
    if info.status_code != 200:
        return
    seat = next(number for number, one in enumerate(info.json()["seats"]) if one["yours"])
    with contextlib.suppress(WebSocketException, OSError):
        async with stranger.at(table, seat) as socket:
            async for text in socket:
                update = json.loads(text)
                if update["type"] == "Update" and update["choices"]:
                    said = {"type": "Play", "id": str(update["version"]), "version": update["version"]}
                    await socket.send(json.dumps({**said, "move": first_move(update)}))


async def talk(stranger: Stranger) -> None:
    """Chat, questions and pings without an end, on as many sockets as there may be."""
    table = await stranger.open("human", "human")
    assert table is not None

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(WebSocketException, OSError):
                async with stranger.at(table, 0) as socket:
                    for count in range(10_000):
                        await socket.send(
                            json.dumps({"type": "Chat", "id": f"{number} {count}", "text": "x" * 200})
                        )
                        await socket.send('{"type":"Ping"}')
                        await asyncio.sleep(0)

    await asyncio.gather(*(one(number) for number in range(50)))


async def ask_for_pages(stranger: Stranger) -> None:
    """Lists, old days, films and checks."""
    paths = ["/api/tables", "/api/games", "/api/house", "/api/daily", "/api/daily/2025-02-01"]
    while True:
        await asyncio.gather(*(stranger.get(path) for path in paths * 10))


async def shake_hands(stranger: Stranger) -> None:
    """Sockets that come and go."""
    table = await stranger.open("human", "human")
    assert table is not None

    async def one() -> None:
        while True:
            with contextlib.suppress(WebSocketException, OSError):
                async with stranger.at(table, None):
                    pass

    await asyncio.gather(*(one() for _ in range(50)))


PATHS: dict[str, Callable[[Stranger], Awaitable[None]]] = {
    "masters": masters,
    "talk": talk,
    "pages": ask_for_pages,
    "handshakes": shake_hands,
}


def abuse(address: str, path: str) -> None:
    """In a process of its own, until it is ended. It would run elsewhere: the server goes first."""
    os.nice(19)
    asyncio.run(main_of(address, path))


async def main_of(address: str, path: str) -> None:
    await PATHS[path](Stranger(address))


async def play_on(address: str, seconds: float) -> dict[str, list[float]]:
    """Two people make moves and go back; one of them has a bot at another table. How long each takes."""
    ada, bela = Person(address, "Ada"), Person(address, "Béla")
    table, other = ada.open("human", "human"), ada.open("human", "beginner")
    bela.join(table)
    for one in (table, other):
        ada.start(one)
    times: dict[str, list[float]] = {"moves": [], "bot": []}
    end = time.monotonic() + seconds
    async with ada.at(table, 0) as first, bela.at(table, 1) as second, ada.at(other, 0) as third:
        await asyncio.gather(
            between_people([first, second], end, times["moves"]), against_a_bot(third, end, times["bot"])
        )
    return times


async def between_people(seats: list[Seat], end: float, times: list[float]) -> None:
    """A move, and back again by consent, so that the game never ends."""
    updates = [await seat.hear("Update") for seat in seats]
    while time.monotonic() < end:
        mover = next(number for number, update in enumerate(updates) if update["choices"])
        version = updates[mover]["version"]
        began = time.perf_counter()
        done = await seats[mover].ask("Play", version=version, move=first_move(updates[mover]))
        times.append(time.perf_counter() - began)
        back = await seats[mover].ask("TakeBack", version=done["version"])
        version = back["version"] if back["type"] == "Done" else done["version"]
        updates = [await newest(seat, version) for seat in seats]
        if updates[0]["outcome"] is not None:
            return
        await asyncio.sleep(0.15)


async def newest(seat: Seat, version: int) -> dict[str, Any]:
    known = [one for one in seat.heard if one["type"] == "Update" and one["version"] >= version]
    while not known:
        update = await seat.hear("Update")
        known = [update] if update["version"] >= version else []
    return known[-1]


async def against_a_bot(
    seat: Seat, end: float, times: list[float], move: Callable[[Any], Any] = first_move
) -> None:
    """From one's own move to one's next turn, where the bot moved in between."""
    update = await seat.hear("Update")
    while time.monotonic() < end and update["outcome"] is None:
        while not update["choices"] and update["outcome"] is None:
            update = await seat.hear("Update")
        if update["outcome"] is not None:
            return
        began = time.perf_counter()
        done = await seat.ask("Play", version=update["version"], move=move(update))
        update = await newest(seat, done["version"])
        is_answered = not update["choices"]
        while not update["choices"] and update["outcome"] is None:
            update = await seat.hear("Update")
        times += [time.perf_counter() - began] if is_answered else []
        await asyncio.sleep(0.2)


def measure(server: Process, path: str | None, seconds: float) -> dict[str, Any]:
    stranger = None
    if path is not None:
        stranger = multiprocessing.get_context("spawn").Process(target=abuse, args=(server.address, path))
        stranger.start()
        time.sleep(3)
    try:
        times = asyncio.run(play_on(server.address, seconds))
    finally:
        if stranger is not None:
            stranger.terminate()
            stranger.join()
    moves, bot = sorted(times["moves"]), sorted(times["bot"])
    return {
        "path": path or "nobody",
        "moves": len(moves),
        "move_ms": {"median": told(moves, 50), "99": told(moves, 99)},
        "bot_ms": {"median": told(bot, 50), "most": round(1000 * bot[-1], 1)},
    }


def told(times: list[float], part: int) -> float:
    return round(1000 * times[len(times) * part // 100], 1)


def main(seconds: float) -> None:
    found = []
    for path in (None, *PATHS):
        with tempfile.TemporaryDirectory() as name:
            server = Process(Path(name), environment=USUAL)
            server.start()
            time.sleep(15)  # for the bots to get ready
            found.append(measure(server, path, seconds))
            server.stop()
    print(json.dumps({"seconds": seconds, "paths": found}))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20)
