"""Gardeners at a live table: all act at once, against the clock, and nobody sees too much."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tests.server.house import House, Person, Seat


def open_two(running: House, **options: Any) -> tuple[Person, Person, str]:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human", game="gardeners", options=options)
    bela.join(table)
    ada.start(table)
    return ada, bela, table


def add(update: dict[str, Any], seat: int) -> dict[str, Any]:
    return {"type": "Add", "tile": update["view"]["seats"][seat]["top"], "cell": [0, 0], "turn": 0}


def test_two_hands_on_one_place_is_an_ordinary_refusal(running: House) -> None:
    ada, bela, table = open_two(running, mode="training-a")

    async def main() -> list[dict[str, Any]]:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            moves = [add(await seat.hear("Update"), number) for number, seat in enumerate((first, second))]
            return [
                await seat.ask("Play", version=0, move=move)
                for seat, move in zip((first, second), moves, strict=True)
            ]

    done, refused = asyncio.run(main())
    assert done["type"] == "Done"
    assert refused["type"] == "Refused"
    assert [refusal["rule"] for refusal in refused["refusals"]] == ["GD-A2"]


def test_a_hidden_card_is_sent_to_its_holder_alone_and_no_message_is_large(running: House) -> None:
    ada, bela, table = open_two(running, mode="normal")

    async def main() -> list[Seat]:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            updates = [await seat.hear("Update") for seat in (first, second)]
            reader = updates[0]["view"]["drawer"]
            holder, other = (first, second) if reader == 0 else (second, first)
            await holder.ask("Play", version=0, move={"type": "Start"})
            assert 890 < (await other.hear("Update"))["alarm"] <= 900
            return [holder, other]

    holder, other = asyncio.run(main())
    room = running.hub.rooms[table]
    assert room.table is not None
    card = f'"{room.table.state.cards[0].card}"'
    assert any(card in text for text in holder.raw)
    assert not any(card in text for text in other.raw)
    assert all(len(text) < 16_000 for text in holder.raw + other.raw)


def test_programs_act_at_a_pace_that_leaves_others_time(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "random", "greedy", game="gardeners", options={"mode": "training-a"})
    ada.start(table)
    started = time.monotonic()
    room = running.hub.rooms[table]
    assert room.table is not None
    while time.monotonic() < started + 4.5:
        time.sleep(0.1)
    assert 2 <= room.table.version <= 2 * (time.monotonic() - started)
