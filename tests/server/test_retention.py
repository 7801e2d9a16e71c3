"""What nobody wants any more goes; what somebody may want stays."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.house import House, Person
from tests.server.test_messages import newest, two_people
from tests.web.backstage import play_on
from tuileries.server.clock import DAY
from tuileries.server.retention import tidy_up
from tuileries.server.store import rows
from tuileries.server.store.protocol import Statement


def let_pass(running: House, days: float, *tables: str) -> None:
    """Let it be so long ago that somebody touched these tables, or came."""

    def earlier() -> list[Statement]:
        ago = days * DAY
        touched = [("UPDATE tables SET touched = touched - ? WHERE id = ?", (ago, table)) for table in tables]
        return [*touched, ("UPDATE guests SET created = created - ?", (ago,))]

    running.inside(running.hub.store.write(*earlier()))


async def all_asleep(running: House) -> None:
    for room in list(running.hub.rooms.values()):
        running.hub.release(room)


def tidy(running: House) -> None:
    running.inside(all_asleep(running))
    running.inside(tidy_up(running.hub))


def stage(running: House, table: str) -> str | None:
    found = running.read("SELECT stage FROM tables WHERE id = ?", table)
    return str(found[0][0]) if found else None


def test_an_unfinished_game_is_closed_after_a_month_and_stays_readable(running: House) -> None:
    ada, _, old = two_people(running)
    _, _, new = two_people(running)
    play_on(running, old, 3)
    let_pass(running, 31, old)
    let_pass(running, 29, new)
    tidy(running)
    assert (stage(running, old), stage(running, new)) == ("abandoned", "running")
    assert len(ada.http.get(f"/api/tables/{old}/log").text.splitlines()) == 2 + 3
    assert len(ada.http.get(f"/api/tables/{old}/record").text.splitlines()) == 2 + 3
    assert not running.read("SELECT key FROM timers WHERE table_id = ?", old)
    play_on(running, new, 1)


def test_what_cannot_be_tidied_up_keeps_nothing_else_from_it(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, table = two_people(running)
    opened = Person(running.address, "Ada").open("human", "human")
    let_pass(running, 31, table, opened)
    monkeypatch.setattr(rows, "forget_lessons", lambda *_: [("DELETE FROM nothing", ())])
    tidy(running)
    assert (stage(running, table), stage(running, opened)) == ("abandoned", None)


def test_a_game_that_somebody_looks_at_is_not_closed(running: House) -> None:
    ada, _, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            await newest(seat, 0)
            let_pass(running, 31, table)
            await asyncio.to_thread(lambda: running.inside(tidy_up(running.hub)))
            assert (await seat.ask("Chat", text="Still here"))["type"] == "Done"

    asyncio.run(main())
    assert stage(running, table) == "running"


def test_a_table_where_no_game_began_goes_after_a_day(running: House) -> None:
    ada, bela, table = two_people(running)
    opened, fresh = ada.open("human", "human"), ada.open("human", "human")

    async def end() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)

    asyncio.run(end())
    again = ada.post(f"/api/tables/{table}/rematch", {})["id"]
    let_pass(running, 2, opened, again)
    tidy(running)
    assert [stage(running, one) for one in (opened, again, fresh)] == [None, None, "open"]
    assert ada.get(f"/api/tables/{table}")["rematch"] is None, "they can ask for another"
    assert ada.post(f"/api/tables/{table}/rematch", {})["stage"] == "open"
    assert ada.http.get(f"/api/tables/{opened}").status_code == 404


def test_what_was_answered_goes_a_day_after_a_game(running: House) -> None:
    async def say_hello(ada: Person, table: str) -> None:
        async with ada.at(table, 0) as seat:
            await seat.ask("Chat", phrase="hello")

    left = []
    for is_over, days in ((True, 2), (True, 0.5), (False, 2)):
        ada, _, table = two_people(running)
        asyncio.run(say_hello(ada, table))
        play_on(running, table, None if is_over else 3)
        let_pass(running, days, table)
        tidy(running)
        left.append(len(running.read("SELECT message FROM answers WHERE table_id = ?", table)))
    assert left == [0, 1, 1]


def test_guests_without_a_table_and_codes_that_ran_out_go(running: House) -> None:
    ada, gone = Person(running.address, "Ada"), Person(running.address, "Gone")
    ada.open("human", "human")
    left = gone.open("human", "human")
    code = ada.post("/api/codes")["code"]
    running.inside(running.hub.store.write(("UPDATE codes SET expires = 0", ())))
    let_pass(running, 31, left)
    tidy(running)
    assert ada.get("/api/tables")
    assert not running.read("SELECT code_hash FROM codes")
    assert ada.http.post("/api/codes/redeem", json={"code": code}).status_code == 404
    assert gone.http.post("/api/codes").json()["key"] == "server-no-guest"
