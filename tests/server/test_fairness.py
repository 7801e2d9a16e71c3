"""What one stranger does costs nobody else more than a moment."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.house import House, Person
from tests.server.test_messages import newest, two_people
from tests.web.backstage import play_on
from tuileries.core import audit
from tuileries.server.http import lobby
from tuileries.server.table import info
from tuileries.server.table import room as rooms
from tuileries.server.table.films import film
from tuileries.server.table.seats import Joining, find_seat


def guests(running: House) -> int:
    return int(running.read("SELECT count(*) FROM guests")[0][0])


async def abandon(ada: Person, bela: Person, table: str) -> None:
    async with ada.at(table, 0) as first, bela.at(table, 1) as second:
        await first.ask("Propose", what="abandon")
        await second.ask("Vote", agree=True)


def test_a_refused_request_makes_no_guest(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    before = guests(running)
    stranger = Person(running.address, "Stranger").http
    refused = [
        stranger.post("/api/tables", json={"game": "chess", "seats": ["human"]}),
        stranger.post("/api/tables", json={"game": "zen-garden", "seats": ["human", "oracle"]}),
        stranger.post("/api/tables", json={"game": "zen-garden", "seats": ["human"] * 9}),
        stranger.post(f"/api/tables/{table}/join", json={"name": ""}),
        stranger.post(f"/api/tables/{table}/join", json={"name": "Ada"}),
    ]
    assert all(400 <= answer.status_code < 500 for answer in refused)
    assert guests(running) == before


def test_the_seats_of_a_rematch_are_for_those_who_played_for_a_while(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bela, table = two_people(running)
    asyncio.run(abandon(ada, bela, table))
    told = ada.post(f"/api/tables/{table}/rematch", {})
    again, seats = told["id"], told["seats"]
    waits = [(seat["name"], seat["taken"], seat["reserved"]) for seat in seats]
    assert sorted(waits) == [("Ada", True, False), ("Béla", False, True)]
    stranger = Person(running.address, "Stranger")
    answer = stranger.http.post(f"/api/tables/{again}/join", json={"name": "Stranger"})
    assert (answer.status_code, answer.json()["key"]) == (409, "server-no-seat")
    with monkeypatch.context() as patch:
        patch.setattr(info, "RESERVED", -1.0)
        assert find_seat(running.inside(running.hub.room(again)), None, Joining("Stranger")) is not None
    assert bela.post(f"/api/tables/{table}/rematch", {})["stage"] == "running"


def test_a_game_that_is_longer_than_any_is_refused_in_a_sentence(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_VERSIONS", 4)
    ada, bela, table = two_people(running)
    play_on(running, table, 4)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            for seat in (first, second):
                update = await newest(seat, 4)
                answer = await seat.ask("TakeBack", version=update["version"])
                assert answer["reason"] == {"key": "server-too-long", "args": {}}
            assert (await first.ask("Propose", what="abandon"))["type"] == "Done"

    asyncio.run(main())


class Counted:
    """Works as before, and counts."""

    def __init__(self, work: Any) -> None:
        self.calls = 0
        self._work = work

    def __call__(self, *given: Any, **more: Any) -> Any:
        self.calls += 1
        return self._work(*given, **more)


def test_a_check_and_a_film_are_worked_out_once_however_many_ask(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked, filmed = Counted(audit.check), Counted(film)
    monkeypatch.setattr(lobby, "check", checked)
    monkeypatch.setattr(lobby, "film", filmed)
    ada, bela, table = two_people(running)
    play_on(running, table, 6)
    asyncio.run(abandon(ada, bela, table))
    for _ in range(5):
        assert ada.get(f"/api/tables/{table}/verify")["moves"] == 6
        assert len(ada.get(f"/api/tables/{table}/replay")) == 7
    assert (checked.calls, filmed.calls) == (1, 1)
    assert len(ada.get(f"/api/tables/{table}/replay?seat=0")) == 7
    assert filmed.calls == 2
