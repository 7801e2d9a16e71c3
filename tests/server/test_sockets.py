"""One websocket: what is said on it, in which order, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.house import PATIENCE, House, Person, Seat, house, wait_for
from tuileries.server.errors import NotRead
from tuileries.server.socket import endpoint, inbox, messages
from tuileries.server.socket.inbox import Inbox
from tuileries.server.socket.wire import Wire
from tuileries.server.store import identity
from tuileries.server.table import connections
from tuileries.server.table.room import Room


@contextlib.asynccontextmanager
async def sitting(running: House) -> AsyncIterator[Seat]:
    """Ada at a table of her own, who has heard what there is to hear."""
    ada = Person(running.address, "Ada")
    async with ada.at(ada.open("human", "human"), 0) as seat:
        await seat.hear("TableInfo")
        await seat.hear("TableInfo")
        yield seat


async def code_of_the_end(seat: Seat) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        await seat.hear("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def deaf_client(person: Person, table: str, is_enough: Callable[[], bool]) -> socket.socket:
    """A socket whose owner asks and asks until it is enough, and never reads an answer."""
    deaf = await knock(person, table)
    with contextlib.suppress(ConnectionError):
        for _ in range(5000):
            await say(deaf, b'{"type":"Look","seat":1}')
            await asyncio.sleep(0.002)
            if is_enough():
                break
    return deaf


async def knock(person: Person, table: str, said: bytes = b"") -> socket.socket:
    """A socket that asks to be let in, and says something before it is."""
    loop, knocking = asyncio.get_running_loop(), socket.socket()
    knocking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    knocking.settimeout(0)
    host, port = person.address.split(":")
    await loop.sock_connect(knocking, (host, int(port)))
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    lines = (
        f"GET /api/tables/{table}/play HTTP/1.1",
        f"Host: {person.address}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
    )
    await loop.sock_sendall(knocking, "\r\n".join((*lines, "", "")).encode() + said)
    return knocking


async def say(client: socket.socket, text: bytes, opcode: int = 1) -> None:
    frame = Frame(Opcode(opcode), text).serialize(mask=True)
    await asyncio.get_running_loop().sock_sendall(client, frame)


def two_at(address: str) -> tuple[Person, Person, str]:
    """Ada and Béla at a table where the game has begun."""
    ada, bela = Person(address, "Ada"), Person(address, "Béla")
    table = ada.open("human", "human")
    bela.join(table)
    ada.start(table)
    return ada, bela, table


def test_many_messages_at_once_are_answered_one_after_the_other(running: House) -> None:
    async def main() -> None:
        async with sitting(running) as seat:
            for number in range(5 * inbox.MOST_WAITING):
                await seat.say({"type": "Chat", "id": f"n{number}", "phrase": "hello"})
                await seat.say({"type": "Ping"})
            answers = [(await seat.hear("Done"))["id"] for _ in range(5 * inbox.MOST_WAITING)]
            assert answers == [f"n{number}" for number in range(5 * inbox.MOST_WAITING)]

    asyncio.run(main())


PING = Frame(Opcode.TEXT, b'{"type": "Ping"}').serialize(mask=True)
LONG_PING = Frame(Opcode.TEXT, b'{"type": "Ping"}' + b" " * 2000).serialize(mask=True)
BEGUN = Frame(Opcode.TEXT, b'{"type": ', fin=False).serialize(mask=True)
ENDED = Frame(Opcode.CONT, b'"Ping"}').serialize(mask=True)


@pytest.mark.parametrize(
    ("chunks", "said"),
    [
        ((PING * 5,), 5),
        ((PING[:1], PING[1:]), 1),
        ((PING + PING[:7], PING[7:]), 2),
        ((PING + PING[:-1], PING[-1:] + PING[:4], PING[4:]), 3),
        ((PING + BEGUN, ENDED), 2),
        ((BEGUN, Frame(Opcode.PING, b"?").serialize(mask=True), ENDED + PING), 2),
        ((PING, LONG_PING[:1500], LONG_PING[1500:] + PING), 3),
    ],
)
def test_a_message_is_heard_however_it_comes(
    running: House, monkeypatch: pytest.MonkeyPatch, chunks: Sequence[bytes], said: int
) -> None:
    heard, hear = list[bytes](), Inbox.hear

    def note(self: Inbox, message: bytes) -> None:
        heard.append(message.rstrip())
        hear(self, message)

    monkeypatch.setattr(Inbox, "hear", note)

    async def main() -> None:
        async with sitting(running) as seat:
            for chunk in chunks:
                seat.socket.transport.write(chunk)
                await asyncio.sleep(0.05)
            for _ in range(said):
                await seat.hear("Pong")
            assert (await seat.ask("Chat", phrase="hello"))["type"] == "Done"

    asyncio.run(main())
    assert heard.count(b'{"type": "Ping"}') == said


def flood(seat: Seat, count: int) -> None:
    """So many messages at once, with nothing in between that would give the server time."""
    seat.socket.transport.write(Frame(Opcode.TEXT, b'{"type": "Ping"}').serialize(mask=True) * count)


def test_a_flood_is_read_no_faster_than_it_is_dealt_with(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, hear = list[int](), Inbox.hear

    def heard(self: Inbox, message: bytes) -> None:
        hear(self, message)
        waiting.append(len(self._waiting))

    monkeypatch.setattr(Inbox, "hear", heard)

    async def main() -> None:
        async with sitting(running) as seat:
            flood(seat, 5000)
            for _ in range(5000):
                await seat.hear("Pong")

    asyncio.run(main())
    assert max(waiting) < 10 * inbox.MOST_WAITING


def test_whoever_waits_to_be_heard_is_not_taken_to_be_gone(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "SILENCE", 3 * PATIENCE)
    monkeypatch.setattr(Seat, "ping", keep_quiet)
    clock = Clock(running)

    async def main() -> None:
        async with sitting(running) as seat:
            (room,) = (room for room in running.hub.rooms.values() if room.connections)
            running.inside(room.lock.acquire())
            flood(seat, 5000)
            (wire,) = (one.line for one in room.connections)
            assert isinstance(wire, Wire)
            await asyncio.to_thread(wait_for, lambda: not wire.transport.is_reading())
            clock.go_on(4 * PATIENCE)
            running.inside(release(room))
            for _ in range(5000):
                await seat.hear("Pong")

    asyncio.run(main())


def test_whoever_speaks_before_being_let_in_is_heard_afterwards(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bela, table = two_at(running.address)
    may_enter = threading.Event()

    async def guest_of(*args: Any) -> int | None:
        while not may_enter.is_set():
            await asyncio.sleep(0.01)
        return await identity.guest_of(*args)

    monkeypatch.setattr(endpoint, "guest_of", guest_of)

    async def main() -> None:
        knocking, heard = await knock(bela, table), b""
        await asyncio.to_thread(wait_for, lambda: sum(running.app.state.sockets.values()) == 1)
        await say(knocking, b'{"type":"Ping"}')
        await asyncio.to_thread(wait_for, lambda: any(wire.read_paused for wire in running.wires))
        may_enter.set()
        async with asyncio.timeout(PATIENCE):
            while b"Pong" not in heard:
                await say(knocking, b'{"type":"Ping"}')
                heard += await asyncio.get_running_loop().sock_recv(knocking, 4096)
        knocking.close()

    asyncio.run(main())


def test_a_message_in_pieces_or_in_bytes_is_a_message(running: House) -> None:
    async def pieces() -> AsyncIterator[str]:
        for piece in ('{"type":', '"Pi', 'ng"}'):
            yield piece

    async def main() -> None:
        async with sitting(running) as seat:
            await seat.socket.send(pieces())
            assert (await seat.hear("Pong"))["version"] == 0
            await seat.socket.send(b'{"type":"Ping"}')
            assert (await seat.hear("Pong"))["version"] == 0
            await seat.socket.send(b"\xff\xfe")
            assert (await seat.hear("Refused"))["reason"]["key"] == "server-bad-message"

    asyncio.run(main())


async def release(room: Room) -> None:
    room.lock.release()


class Clock:
    """The server's own, put forward and never back: what waits for it would wait for ever."""

    def __init__(self, running: House) -> None:
        self._running = running
        self._time = running.loop.time
        self._ahead = 0.0
        running.loop.time = self.time  # type: ignore[method-assign]

    def time(self) -> float:
        return self._time() + self._ahead

    def go_on(self, seconds: float) -> None:
        self._ahead += seconds
        self._running.inside(asyncio.sleep(0))


async def keep_quiet(_: Seat) -> None:
    """Instead of pinging."""


def test_whoever_says_nothing_is_taken_to_be_gone(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inbox, "SILENCE", 3 * PATIENCE)
    monkeypatch.setattr(Seat, "ping", keep_quiet)
    clock = Clock(running)

    async def main() -> None:
        async with sitting(running) as seat:
            for _ in range(3):
                clock.go_on(2 * PATIENCE)
                await seat.say({"type": "Ping"})
                await seat.hear("Pong")
            clock.go_on(3 * PATIENCE)
            assert await code_of_the_end(seat) == 1001
        wait_for(lambda: not any(room.connections for room in running.hub.rooms.values()))

    asyncio.run(main())


def test_what_goes_wrong_in_here_ends_one_connection_and_is_written_down(
    running: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async def main() -> None:
        async with sitting(running) as another, sitting(running) as seat:
            with monkeypatch.context() as patch:
                patch.setattr(messages, "carry_out", broken)
                await seat.say({"type": "Look", "seat": 0})
                assert await code_of_the_end(seat) == 1011
            await another.say({"type": "Look", "seat": 0})
            await another.hear("TableInfo")

    with caplog.at_level(logging.ERROR, "tuileries"):
        asyncio.run(main())
    assert [type(record.exc_info[1]) for record in caplog.records if record.exc_info] == [ZeroDivisionError]


def test_what_was_said_is_carried_out_even_if_its_sender_goes(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "GOODBYE", PATIENCE)
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    words = [f"{number} little words" for number in range(5)]

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            await seat.hear("TableInfo")
            running.inside(running.hub.rooms[table].lock.acquire())
            for text in words:
                await seat.say({"type": "Chat", "id": text, "text": text})
        running.inside(release(running.hub.rooms[table]))
        await asyncio.to_thread(wait_for, lambda: len(running.hub.rooms[table].said) == len(words))
        assert [said.text for said in running.hub.rooms[table].said] == words

    asyncio.run(main())


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (b'{"type":"Chat","id":"\xff","text":"a"}', "server-bad-message"),
        (b'{"type":"Ask","id":"a","version":0,"move":{"\xff":1}}', "server-bad-move"),
    ],
)
def test_what_is_not_text_is_refused(running: House, message: bytes, reason: str) -> None:
    ada, _, table = two_at(running.address)

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            await seat.hear("Update")
            await seat.socket.send(message)
            assert (await seat.hear("Refused"))["reason"]["key"] == reason

    asyncio.run(main())


def test_whoever_does_not_listen_is_let_go_and_may_come_back(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LARGEST_BACKLOG", 2**16)
    ada, bela, table = two_at(running.address)

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            await seat.hear("Update")
            async with asyncio.timeout(PATIENCE):
                deaf = await deaf_client(bela, table, lambda: False)
            while (await seat.hear("TableInfo"))["seats"][1]["present"]:
                pass
            await asyncio.to_thread(wait_for, lambda: sum(running.app.state.sockets.values()) == 1)
            deaf.close()
            assert (await seat.ask("Chat", phrase="hello"))["type"] == "Done"
        async with bela.at(table, 1) as again:
            assert (await again.hear("Update"))["version"] == 0

    asyncio.run(main())


async def full_wire(running: House, person: Person, table: str) -> tuple[Wire, socket.socket]:
    """A wire to somebody who does not take what they are told, and their end of it."""
    here = running.hub.rooms[table].connections
    deaf = await deaf_client(person, table, lambda: any(one.line.backlog for one in here))
    wire = next(iter(here)).line
    assert isinstance(wire, Wire)
    return wire, deaf


def test_whoever_neither_reads_nor_hangs_up_is_cut_off(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "LAST_CALL", 0.1)
    _, bela, table = two_at(running.address)

    async def main() -> None:
        wire, deaf = await full_wire(running, bela, table)
        await say(deaf, b" " * 5000)
        await asyncio.to_thread(wait_for, lambda: wire.disconnected)
        deaf.close()

    asyncio.run(main())


def test_a_farewell_that_nobody_reads_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    async def full() -> socket.socket:
        wire, deaf = await full_wire(running, bela, table)
        await say(deaf, b"\x03\xe8", opcode=8)
        await asyncio.to_thread(wait_for, wire.transport.is_closing)
        return deaf

    with house(tmp_path) as running:
        _, bela, table = two_at(running.address)
        deaf = asyncio.run(full())
    deaf.close()
    with pytest.raises(NotRead):
        asyncio.run(running.hub.store.read("SELECT 1"))
