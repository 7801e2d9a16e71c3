"""One websocket: what is said on it, in which order, and how it ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Person, Seat, wait_for
from tuileries.server import live, sockets


@asynccontextmanager
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


def test_many_messages_at_once_are_answered_one_after_the_other(running: House) -> None:
    async def main() -> None:
        async with sitting(running) as seat:
            for number in range(5 * sockets.MOST_WAITING):
                await seat.say({"type": "Chat", "id": f"n{number}", "phrase": "hello"})
                await seat.say({"type": "Ping"})
            answers = [(await seat.hear("Done"))["id"] for _ in range(5 * sockets.MOST_WAITING)]
            assert answers == [f"n{number}" for number in range(5 * sockets.MOST_WAITING)]

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


def test_whoever_says_nothing_is_taken_to_be_gone(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE", 2.0)

    async def main() -> None:
        async with sitting(running) as seat:
            for _ in range(5):
                await asyncio.sleep(0.5)
                await seat.say({"type": "Ping"})
                await seat.hear("Pong")
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
                patch.setattr(live, "carry_out", broken)
                await seat.say({"type": "Look", "seat": 0})
                assert await code_of_the_end(seat) == 1011
            await another.say({"type": "Look", "seat": 0})
            await another.hear("TableInfo")

    with caplog.at_level(logging.ERROR, "tuileries"):
        asyncio.run(main())
    assert [type(record.exc_info[1]) for record in caplog.records if record.exc_info] == [ZeroDivisionError]


def test_what_was_said_is_carried_through_even_if_its_sender_goes(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")

    async def release() -> None:
        running.hub.rooms[table].lock.release()

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            await seat.hear("TableInfo")
            running.inside(running.hub.rooms[table].lock.acquire())
            await seat.say({"type": "Chat", "id": "last", "text": "I am off"})
            await asyncio.sleep(0.1)
        running.inside(release())
        async with ada.at(table, 0) as seat:
            assert (await seat.hear("Said"))["text"] == "I am off"

    asyncio.run(main())
