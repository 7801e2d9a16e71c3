"""How much one client may ask for, and what becomes of one that asks for more."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import PATIENCE, PLAIN, House, Person, Process, fetch, house, wait_for
from tuileries.server import limits
from tuileries.server.clock import HOUR
from tuileries.server.errors import TooMuch
from tuileries.server.http import connection
from tuileries.server.limits import ALLOWED, Allowance, Bucket, buckets
from tuileries.server.table import room as rooms


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_bucket_runs_dry_and_fills_again(clock: Clock) -> None:
    bucket = Bucket(rate=2, size=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_and_the_longest_unused_is_forgotten(clock: Clock) -> None:
    kept = buckets(rate=1, size=1, most=2)
    assert kept.of("a").take()
    assert not kept.of("a").take()
    assert kept.of("b").take()
    assert not kept.of("a").take()
    assert kept.of("c").take()
    assert not kept.of("a").take(), "a was used after b, so b was forgotten"
    assert kept.of("b").take()


def test_too_many_requests_are_refused_with_a_phrase(tmp_path: Path) -> None:
    with house(tmp_path, requests_per_second=0.001, requests_burst=3) as running:
        answers = [fetch(running.address, "/api/house") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["key"] == "server-too-much"
    assert answers[-1].headers["x-content-type-options"] == "nosniff"


def test_one_address_has_only_so_many_sockets_and_gets_them_back(tmp_path: Path) -> None:
    with house(tmp_path, sockets_per_address=2) as running:
        ada = Person(running.address, "Ada")
        table = ada.open("human", "human")

        async def three() -> None:
            async with ada.at(table, 0) as first, ada.at(table, 0) as second:
                await first.hear("TableInfo")
                await second.hear("TableInfo")
                with pytest.raises((InvalidStatus, ConnectionClosed)):
                    async with ada.at(table, 0) as third:
                        await third.hear("TableInfo")

        asyncio.run(three())
        wait_for(lambda: not any(running.app.state.sockets.values()))
        asyncio.run(three())


def test_sockets_opened_all_at_once_are_counted_all_the_same(tmp_path: Path) -> None:
    with house(tmp_path, sockets_per_address=3) as running:
        ada = Person(running.address, "Ada")
        table = ada.open("human", "human")
        inside: list[int] = []

        async def come(everyone: asyncio.Barrier) -> None:
            """Nobody goes before everyone was let in or turned away."""
            async with contextlib.AsyncExitStack() as stack:
                with contextlib.suppress(InvalidStatus, ConnectionClosed):
                    seat = await stack.enter_async_context(ada.at(table, 0))
                    await seat.hear("TableInfo")
                    inside.append(1)
                await everyone.wait()

        async def main() -> None:
            everyone = asyncio.Barrier(12)
            await asyncio.gather(*(come(everyone) for _ in range(12)))

        asyncio.run(main())
    assert len(inside) == 3


def closing_code(running: House, say: Callable[[], str | bytes]) -> int:
    """Say something at a table, and hear how the socket is closed."""
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")

    async def main() -> int:
        async with ada.at(table, 0) as seat:
            await seat.hear("TableInfo")
            await seat.socket.send(say())
            with pytest.raises(ConnectionClosed) as closed:
                await seat.hear("nothing")
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    return asyncio.run(main())


@pytest.mark.parametrize("size", [4097, 20_000, 1_000_000])
def test_a_message_that_is_too_large_closes_the_socket(running: House, size: int) -> None:
    assert closing_code(running, lambda: "x" * size) == 1009


def test_too_many_messages_are_refused_until_there_is_time_again(tmp_path: Path, clock: Clock) -> None:
    with house(tmp_path, messages_per_second=5, messages_burst=5) as running:
        ada = Person(running.address, "Ada")
        table = ada.open("human", "human")

        async def main() -> None:
            async with ada.at(table, 0) as seat:
                for _ in range(6):
                    await seat.say({"type": "Ping"})
                told = [await seat.hear("Pong", "Refused") for _ in range(6)]
                assert [answer["type"] for answer in told] == ["Pong"] * 4 + ["Refused"] * 2
                assert (told[-1]["id"], told[-1]["reason"]["key"]) == (None, "server-too-much")
                clock.now += 1
                await seat.say({"type": "Ping"})
                await seat.hear("Pong")

        asyncio.run(main())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_socket_and_no_answer(running: House, origin: str) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")

    async def main() -> None:
        url = f"ws://{running.address}/api/tables/{table}/play"
        async with connect(url, additional_headers={"Origin": origin}) as opened:
            with pytest.raises(ConnectionClosed) as closed:
                await opened.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "server-origin")

    asyncio.run(main())
    answer = ada.http.post("/api/codes", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "server-origin")


def test_an_origin_that_was_named_may_come_in(tmp_path: Path) -> None:
    with house(tmp_path, origins=("https://play.example",)) as running:
        ada = Person(running.address, "Ada")
        table = ada.open("human", "human")

        async def main() -> None:
            url = f"ws://{running.address}/api/tables/{table}/play"
            async with connect(url, additional_headers={"Origin": "https://play.example"}) as opened:
                assert json.loads(await opened.recv())["type"] == "TableInfo"

        asyncio.run(main())


def test_there_is_no_socket_at_a_table_that_is_not_there(running: House) -> None:
    async def main() -> None:
        async with connect(f"ws://{running.address}/api/tables/nowhere/play") as opened:
            with pytest.raises(ConnectionClosed) as closed:
                await opened.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "server-no-table")

    asyncio.run(main())


def test_the_log_is_json_and_tells_no_secret(tmp_path: Path) -> None:
    server = Process(tmp_path, warm=False)
    server.start()
    ada, phone = Person(server.address, "Ada"), Person(server.address, "Ada")
    table = ada.open("human", "human")
    code = ada.post("/api/codes")["code"]
    phone.post("/api/codes/redeem", {"code": code})
    ada.http.post(f"/api/tables/{table}/join", json={"name": "Béla", "nonce": "clay-nonce"})
    ada.http.post("/api/tables", json={"game": 3})
    ada.start(table)

    async def talk() -> None:
        async with ada.at(table, 0) as seat:
            await seat.hear("Update")
            await seat.ask("Chat", text="between you and me")
            await seat.ask("Play", version=0, move={"type": "Nonsense between us"})
            await seat.socket.send("{not json between us")
            await seat.hear("Refused")

    asyncio.run(talk())
    server.stop()
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert "started" in {line["event"] for line in lines}
    tokens = [*ada.http.cookies.values(), *phone.http.cookies.values()]
    for secret in (*tokens, code, table, "between", "-nonce", "Béla"):
        assert secret not in log


@pytest.mark.parametrize("kind", limits.ALLOWED)
def test_what_one_guest_may_do_is_limited_by_kind_and_on_the_page(kind: str, clock: Clock) -> None:
    allowed, quotas = limits.ALLOWED[kind], limits.Limits(generosity=1)
    for _ in range(allowed.burst):
        quotas.take(kind, "address", 7)
    with pytest.raises(TooMuch):
        quotas.take(kind, "address", 7)
    quotas.take(kind, "another address", 8)
    clock.now += HOUR
    quotas.take(kind, "address", 7)
    page = (Path(__file__).parents[2] / "docs" / "operation.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith(f"| `{kind}`"))
    assert [int(cell.replace(",", "")) for cell in row.split("|")[2:5]] == list(allowed)


def test_a_day_has_an_end_even_for_the_patient(clock: Clock) -> None:
    quotas, done = limits.Limits(generosity=1), 0
    for _ in range(24 * 60):
        clock.now += 60
        for _ in range(5):
            with contextlib.suppress(TooMuch):
                quotas.take("tables", "address")
                done += 1
    assert limits.ALLOWED["tables"].day < done <= 2 * limits.ALLOWED["tables"].day


def test_one_address_that_opens_tables_leaves_others_alone(tmp_path: Path) -> None:
    with house(tmp_path, generosity=0.1) as running:
        ada = Person(running.address, "Ada")
        answers = [
            ada.http.post("/api/tables", json={"game": "zen-garden", "seats": ["human", "human"]})
            for _ in range(6)
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429, 429]
        assert answers[-1].json()["key"] == "server-too-much"
        text = ada.http.get("/metrics").text
        assert re.search(r'tuileries_limited_total\{kind="tables"\} [1-9]', text)


@pytest.mark.parametrize(
    ("host", "origin", "is_welcome"),
    [
        ("play.example", "https://play.example", True),
        ("play.example", None, True),
        ("play.example", "http://play.example", False),
        ("play.example", "https://evil.example", False),
        ("evil.example", "https://evil.example", False),
        ("evil.example", None, False),
        ("127.0.0.1:8400", "http://127.0.0.1:8400", True),
        ("localhost:8400", "http://localhost:8400", True),
        ("127.0.0.1:8400", "https://evil.example", False),
        ("[", "http://[", False),
    ],
)
def test_a_public_server_takes_pages_from_its_address_alone(
    tmp_path: Path, *, host: str, origin: str | None, is_welcome: bool
) -> None:
    with house(tmp_path, address="https://play.example") as running:
        headers = {"Host": host} | ({"Origin": origin} if origin else {})
        answer = httpx.post(f"http://{running.address}/api/codes", headers=headers, verify=PLAIN)
        assert (answer.json()["key"] == "server-origin") is not is_welcome


def test_at_home_a_server_answers_to_any_of_its_names(tmp_path: Path) -> None:
    with house(tmp_path, address="http://192.0.2.7:8400") as running:
        headers = {"Host": "garden.local:8400", "Origin": "http://garden.local:8400"}
        answer = httpx.post(f"http://{running.address}/api/codes", headers=headers, verify=PLAIN)
        assert answer.json()["key"] == "server-no-guest"


def test_a_crowd_is_told_of_its_own_coming_once(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "CROWDED", 3600.0)
    table = Person(running.address, "Ada").open("human", "human")

    async def told() -> None:
        running.hub.rooms[table]._presence_is_due()

    async def main() -> None:
        async with contextlib.AsyncExitStack() as stack:
            people = [Person(running.address, "Watcher") for _ in range(30)]
            crowd = [await stack.enter_async_context(person.at(table)) for person in people]
            await asyncio.to_thread(wait_for, lambda: len(running.hub.rooms[table].connections) == 30)
            running.inside(told())
            while (await crowd[0].hear("TableInfo"))["watching"] < 30:
                pass
            infos = [message for message in crowd[0].heard if message["type"] == "TableInfo"]
            assert len(infos) == 2, "how things stood when they came, and that all are here"

    asyncio.run(main())


def test_all_sockets_of_an_address_share_what_they_may_say(tmp_path: Path, clock: Clock) -> None:
    with house(tmp_path, messages_per_second=1, messages_burst=4) as running:
        ada = Person(running.address, "Ada")
        table = ada.open("human", "human")

        async def say_all() -> dict[str, int]:
            told = {"Pong": 0, "Refused": 0}
            for _ in range(20):
                async with ada.at(table, 0) as seat:
                    await seat.hear("TableInfo")
                    await seat.say({"type": "Ping"})
                    await seat.say({"type": "Ping"})
                    for answer in [await seat.hear("Pong", "Refused") for _ in range(2)]:
                        told[answer["type"]] += 1
            return told

        assert asyncio.run(say_all()) == {"Pong": 26, "Refused": 14}, "40 messages, with each first look"


@contextlib.contextmanager
def call(running: House, said: bytes) -> Iterator[socket.socket]:
    """A connection on which this was said so far."""
    with socket.create_connection(("127.0.0.1", running.settings.port), PATIENCE) as calling:
        calling.sendall(said)
        yield calling


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: x",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_a_request_that_never_ends_is_cut(
    running: House, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(connection, "REQUEST", 0.1)
    with call(running, said) as calling:
        assert calling.recv(1000) == b""


def test_a_second_request_that_never_ends_is_cut_and_a_whole_one_is_not(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "REQUEST", 0.1)
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with call(running, whole) as calling:
        assert calling.recv(1000).startswith(b"HTTP/1.1 200")
        calling.sendall(whole + whole[:10])
        heard = b""
        while more := calling.recv(1000):
            heard += more
        assert heard.count(b"200 OK") == 1


def answers(running: House) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return fetch(running.address, "/health").status_code == 200
    return False


@pytest.mark.parametrize("limit", ["connections", "connections_per_address"])
def test_there_are_only_so_many_connections_and_they_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.0/24")
    with house(tmp_path, **{limit: 2}) as running:
        assert answers(running)
        with call(running, b""), call(running, b""):
            wait_for(lambda: not answers(running))
        wait_for(lambda: answers(running))
        ada = Person(running.address, "Ada")
        table = ada.open("human", "human")

        async def hold_sockets() -> None:
            async with ada.at(table, 0) as first:
                await first.hear("TableInfo")
                assert running.app.state.connections.total() == 0, "a websocket is counted as such"

        asyncio.run(hold_sockets())


def test_whoever_keeps_coming_back_is_let_in_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.0/24")
    monkeypatch.setitem(ALLOWED, "arrivals", Allowance(burst=5, hour=1, day=100))
    with house(tmp_path, generosity=1) as running:
        assert [answers(running) for _ in range(10)] == [True] * 5 + [False] * 5


def test_many_people_may_come_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    assert connection.is_trusted("127.0.0.1", "127.0.0.1,10.0.0.0/8")
    assert connection.is_trusted("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert connection.is_trusted("192.0.2.1", ["*"])
    assert not connection.is_trusted("192.0.2.1", "127.0.0.1,10.0.0.0/8,proxy")


def test_a_flood_is_counted_and_fills_no_log(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    quotas = limits.Limits(1)
    for minute in range(2):
        clock.now += 61 * minute
        for _ in range(300):
            with contextlib.suppress(TooMuch):
                quotas.take("chat", 7)
    assert [record.message for record in caplog.records] == ["limited"] * 2
