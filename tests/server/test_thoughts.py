"""What bots thought: told to anyone who looks back, and to nobody before."""

from __future__ import annotations

import pytest

from tests.server.house import House, Person, wait_for
from tuileries import bots
from tuileries.server.table.room import Room


def over(running: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, Room, int]:
    """A game with a teammate that somebody leaves after a few of its actions."""
    monkeypatch.setitem(bots.PACES, "fast", 0.05)
    monkeypatch.setattr("tuileries.server.table.turns.REACTION", 0.0)
    ada = Person(running.address, "Ada")
    table = ada.open("human", "gardener@fast", game="gardeners", options={"mode": "training-a"})
    ada.start(table)
    room = running.hub.rooms[table]
    wait_for(lambda: room.version >= 4)
    return ada, room, next(number for number, one in enumerate(room.seats) if one.kind != "human")


def test_a_bot_tells_what_it_thought_once_the_game_is_over(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, room, bot = over(running, monkeypatch)
    address = f"/api/tables/{room.row.id}/thought?seat={bot}&version=3"
    refused = ada.http.get(address)
    assert (refused.status_code, refused.json()["key"]) == (409, "server-not-over")
    monkeypatch.setattr(Room, "is_over", True)
    told = ada.get(address)
    assert len(told["garden"]["laid"]) == 16
    assert told == ada.get(address)
    for suspected in told["cards"]:
        assert suspected["player"] != bot
        assert sum(face["chance"] for face in suspected["faces"]) == pytest.approx(1, abs=0.01)
    for seat in (1 - bot, -1, 7):
        nobody = ada.http.get(f"/api/tables/{room.row.id}/thought?seat={seat}&version=3")
        assert (nobody.status_code, nobody.json()["key"]) == (409, "server-no-thought")
