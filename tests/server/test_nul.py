"""No text of a client's disturbs a table, whatever the database can store."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import House, Person, Seat, first_move, house
from tests.server.test_messages import two_people

BAD = "a\0b"


async def refused(seat: Seat, kind: str, **fields: Any) -> str:
    await seat.say({"type": kind, **fields})
    return str((await seat.hear("Refused"))["reason"]["key"])


async def say_everything(ada: Person, bela: Person, table: str) -> None:
    """Béla, who only listens, is not sent away."""
    async with ada.at(table, 0) as first, bela.at(table, 1) as second:
        updates = [await seat.hear("Update") for seat in (first, second)]
        number = updates[0]["view"]["to_move"][0]
        mover, update = (first, second)[number], updates[number]
        about = {"version": update["version"], "move": {"type": "Take"}}
        for kind, more in (
            ("Play", about),
            ("Ask", about),
            ("TakeBack", {"version": 0}),
            ("Propose", {"what": "abandon"}),
            ("Vote", {"agree": True}),
            ("Reclaim", {}),
            ("Hint", {"version": 0}),
            ("Chat", {"text": "hello"}),
        ):
            assert await refused(first, kind, id=BAD, **more) == "server-bad-message"
        assert await refused(first, "Chat", id="1", phrase=BAD) == "server-bad-message"
        assert (await first.ask("Propose", what="abandon", bot=BAD))["type"] == "Done"
        assert (await first.ask("Chat", text=BAD))["type"] == "Done"
        assert (await second.hear("Said"))["text"] == "a b"
        move = {**first_move(update), "corner": BAD}
        assert (await mover.ask("Play", version=update["version"], move=move))["type"] == "Refused"
        await first.ask("Vote", agree=False)
        done = await mover.ask("Play", version=update["version"], move=first_move(update))
        assert done["type"] == "Done"


def ask_for_everything(ada: Person) -> None:
    for path in (f"tables/{BAD}", f"tables/{BAD}/record", f"challenges/{BAD}"):
        assert ada.http.get("/api/" + path.replace("\0", "%00")).status_code == 400
    for path, body in (
        ("devices/remove", {"device": BAD}),
        ("tables", {"game": BAD, "seats": ["human"]}),
        ("tables", {"game": "zen-garden", "seats": ["human", BAD]}),
        ("tables", {"game": "zen-garden", "seats": ["human", "human"], "options": {"boards": BAD}}),
        ("tables", {"game": "zen-garden", "seats": ["human", "human"], "options": {BAD: 1}}),
    ):
        assert ada.http.post("/api/" + path, json=body).status_code == 400, path
    assert ada.http.post("/api/codes/redeem", json={"code": BAD}).status_code == 404


async def knock(ada: Person) -> None:
    with pytest.raises(InvalidStatus):
        async with ada.at("%00"):
            pass


def join_by_a_strange_name(running: House) -> None:
    cleo = Person(running.address, "C\0leo")
    table = cleo.open("human", "human")
    cleo.join(table, name="Dora", nonce="\0x\0")
    cleo.start(table)
    assert [seat["name"] for seat in cleo.get(f"/api/tables/{table}")["seats"]] == ["C leo", "Dora"]


def test_text_with_a_nul_is_refused_or_cleaned_and_nobody_has_to_leave(database: str, tmp_path: Path) -> None:
    with house(tmp_path, database=database) as running:
        ada, bela, table = two_people(running)
        room = running.hub.rooms[table]
        asyncio.run(say_everything(ada, bela, table))
        ask_for_everything(ada)
        asyncio.run(knock(ada))
        join_by_a_strange_name(running)
        assert running.hub.rooms[table] is room
