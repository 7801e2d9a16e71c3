"""A real server on this machine, and clients that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tuileries.server.hub import Hub
from tuileries.server.process import Server, configure
from tuileries.server.settings import Settings
from tuileries.server.socket.wire import Wire
from tuileries.server.store.identity import COOKIE, guest_of
from tuileries.server.table.seats import Opening, open_table

T = TypeVar("T")

PATIENCE = float(os.environ.get("PATIENCE", "300"))
"""Seconds after which what has not happened never will. Tests wait for facts: only failures take so long."""

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""One for all, and empty: nobody here speaks TLS, and each client would read the world's certificates."""

HERE = (sys.executable, "-c", "from tuileries.cli import main; main()")
"""The command line of this checkout."""

LOWEST_PORT, HIGHEST_PORT = 20_000, 32_000
"""Below those that a system gives to whoever calls: a server that was killed finds its port free again."""


def free_port() -> int:
    while True:
        port = LOWEST_PORT + secrets.randbelow(HIGHEST_PORT - LOWEST_PORT)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def settings(folder: Path, **changes: Any) -> Settings:
    wide = {
        "database": f"sqlite:///{folder}/games.sqlite3",
        "requests_per_second": 1e6,
        "requests_burst": 1e6,
        "messages_per_second": 1e6,
        "messages_burst": 1e6,
        "generosity": 1e6,
        "warm": False,
        "review_effort": 0.02,
    }
    return Settings(port=free_port(), **{**wide, **changes})


class House:
    """A server in a thread of this process, so that tests can look inside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.address = f"127.0.0.1:{settings.port}"
        config = configure(settings)
        self.app: Any = config.app
        self._server = Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve()

        asyncio.run(main())

    def __enter__(self) -> House:
        self._thread.start()
        wait_for(lambda: self._server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    @property
    def wires(self) -> list[Wire]:
        """The websockets there are, also of those who are not let in yet."""
        return [one for one in self._server.server_state.connections if isinstance(one, Wire)]

    def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What is in the database."""
        return self.inside(self.hub.store.read(sql, *values))

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def open_as_before(self, person: Person, *seats: str, game: str, **options: Any) -> str:
        """A table with bots that could be chosen once, and whoever opened it at it."""
        person.open("human", "human")
        guest = self.inside(guest_of(self.hub.store, person.http.cookies[COOKIE]))
        assert guest is not None
        wanted = Opening(game, seats, options, shuffled=False)
        room = self.inside(open_table(self.hub, guest, wanted))
        person.join(room.row.id)
        return room.row.id


class Process:
    """A server in a process of its own, that can be killed. Where nobody thinks hard it need not get warm."""

    def __init__(
        self,
        folder: Path,
        *,
        warm: bool = True,
        environment: Mapping[str, str] | None = None,
        database: str | None = None,
        program: Sequence[str] = HERE,
    ) -> None:
        self.port = free_port()
        self._database = database or f"sqlite:///{folder}/games.sqlite3"
        self.address = f"127.0.0.1:{self.port}"
        self._folder = folder
        self._program = program
        self._environment = {"TUILERIES_WARM": str(warm).lower(), **(environment or {})}
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        self.launch()
        wait_for(self.is_ready)

    def launch(self) -> None:
        """Start it and do not wait."""
        words = ["serve", "--port", str(self.port), "--database", self._database]
        wide = {
            "TUILERIES_REQUESTS_BURST": "1000000",
            "TUILERIES_MESSAGES_BURST": "1000000",
            "TUILERIES_GENEROSITY": "1000000",
        }
        environment = {**os.environ, "LANG": "C", **wide, **self._environment}
        with (self._folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen([*self._program, *words], env=environment, stdout=log, stderr=log)

    def is_ready(self) -> bool:
        assert self.process.poll() is None, "the server did not start"
        with contextlib.suppress(httpx.HTTPError):
            return fetch(self.address, "/ready").status_code == 200
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def fetch(address: str, path: str, **more: Any) -> httpx.Response:
    """Asked by somebody without a cookie."""
    return httpx.get(f"http://{address}{path}", timeout=PATIENCE, verify=PLAIN, **more)


def wait_for(condition: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


class Person:
    """Somebody with a browser: a cookie, and a socket at a table."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE, limits=limits, verify=PLAIN)
        self.number = 0

    def post(self, path: str, body: Any = None) -> Any:
        response = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert response.status_code < 300, response.text
        return response.json()

    def get(self, path: str) -> Any:
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    def open(self, *seats: str, game: str = "zen-garden", **more: Any) -> str:
        table = self.post("/api/tables", {"game": game, "seats": seats, "shuffled": False, **more})
        self.join(table["id"])
        return str(table["id"])

    def join(self, table: str, **more: Any) -> int:
        return int(self.post(f"/api/tables/{table}/join", {"name": self.name, **more})["seat"])

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    @contextlib.asynccontextmanager
    async def at(self, table: str, seat: int | None = None, since: int | None = None) -> AsyncIterator[Seat]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{self.address}/api/tables/{table}/play"
        async with connect(
            url,
            additional_headers={"Cookie": cookie},
            max_size=2**20,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as socket:
            sitting = Seat(socket, self)
            await sitting.say({"type": "Look", "seat": seat, "since": since})
            pinging = asyncio.create_task(sitting.ping())
            try:
                yield sitting
            finally:
                pinging.cancel()


class Seat:
    """An open socket, with everything heard so far."""

    def __init__(self, socket: ClientConnection, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def ping(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(2.5)
                await self.socket.send('{"type":"Ping"}')

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = str(await self.socket.recv())
                self.raw.append(text)
                message: dict[str, Any] = json.loads(text)
                self.heard.append(message)
                if message["type"] in kinds:
                    return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something with a new id and wait for its answer."""
        self.person.number += 1
        message_id = fields.pop("id", f"{self.person.name}-{self.person.number}")
        await self.say({"type": kind, "id": message_id, **fields})
        while True:
            answer = await self.hear("Done", "Refused", "Answer", "Hinted")
            if answer["id"] == message_id:
                return answer


def first_move(update: dict[str, Any]) -> dict[str, Any]:
    """A legal move of Zen Garden out of the choices offered."""
    choices = update["choices"]
    return {"type": "Take", "tile": choices["tiles"][0], "cell": choices["cells"][0], "corner": "nw"}


@contextlib.contextmanager
def house(folder: Path, **changes: Any) -> Iterator[House]:
    with House(settings(folder, **changes)) as running:
        yield running
