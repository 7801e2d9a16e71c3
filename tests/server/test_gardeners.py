"""Gardeners at a live table: all act at once, against the clock, and nobody sees too much."""

from __future__ import annotations

import asyncio
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tuileries
from tests.server.house import House, Person, Seat, wait_for
from tuileries import bots
from tuileries.core.record import Played
from tuileries.games.gardeners import game
from tuileries.server.table.films import film

GOLDEN = Path(__file__).parents[1] / "golden" / "gardeners"


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
            assert 20 < (await other.hear("Update"))["alarm"] <= 900
            return [holder, other]

    holder, other = asyncio.run(main())
    room = running.hub.rooms[table]
    assert room.table is not None
    card = f'"{room.table.state.cards[0].card}"'
    assert any(card in text for text in holder.raw)
    assert not any(card in text for text in other.raw)
    assert all(len(text) < 16_000 for text in holder.raw + other.raw)


def test_a_film_has_the_times_of_the_record_and_what_was_left_of_the_timer(running: House) -> None:
    began = time.monotonic()
    ada, bela, table = open_two(running, mode="normal")

    async def main() -> list[dict[str, Any]]:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            updates = [await seat.hear("Update") for seat in (first, second)]
            reader = (first, second)[updates[0]["view"]["drawer"]]
            await reader.ask("Play", version=0, move={"type": "Start"})
            await first.ask("Play", version=1, move=add(updates[0], 0))
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)
            return [message for message in first.heard if message["type"] == "Update"]

    live = asyncio.run(main())
    record = tuileries.load(ada.http.get(f"/api/tables/{table}/record").text)
    shots = ada.get(f"/api/tables/{table}/replay?seat=1")
    times = [getattr(line, "at", None) for line in record.lines]
    assert [shot["at"] for shot in shots] == times == [update["at"] for update in live]
    assert times[0] is None
    assert [shot["alarm"] for shot in shots] == [20, 900, round(900 - (times[2] - times[1]), 3)]
    late = [shot["alarm"] - update["alarm"] for shot, update in zip(shots, live, strict=True)]
    assert min(late) > -0.01, "live it is told when it is written, and so a little later"
    assert max(late) < time.monotonic() - began


def test_in_a_whole_film_the_timer_runs_out_at_its_end() -> None:
    shots = filmed("normal-2")
    timed = [shot for shot in shots if shot["view"]["stage"] == "building"]
    assert all(shot["at"] + shot["alarm"] == timed[0]["at"] + 900 for shot in timed)
    assert shots[-1]["alarm"] is None
    assert all(shot["alarm"] is None for shot in filmed("training-a-2"))


def filmed(name: str) -> list[dict[str, Any]]:
    record = tuileries.load((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))
    shots: list[dict[str, Any]] = json.loads(film(game, record, 0, aids=True))
    return shots


def test_programs_act_at_a_pace_that_leaves_others_time(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.PACES, bots.PACE, 1.0)
    ada = Person(running.address, "Ada")
    table = running.open_as_before(ada, "human", "random", "greedy", game="gardeners", mode="training-a")
    started = time.monotonic()
    ada.start(table)
    room = running.hub.rooms[table]
    wait_for(lambda: room.version >= 4)
    assert time.monotonic() - started >= 2 * 0.8, "two bots, two moves each"


def test_a_teammate_builds_with_a_person_at_its_pace(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lays its tiles one by one, and never on what happened a blink ago."""
    monkeypatch.setitem(bots.PACES, "fast", 0.2)
    monkeypatch.setattr("tuileries.server.table.turns.REACTION", 0.1)
    ada = Person(running.address, "Ada")
    table = ada.open("human", "gardener@fast", game="gardeners", options={"mode": "training-a"})
    ada.start(table)
    room = running.hub.rooms[table]
    bot = next(number for number, one in enumerate(room.seats) if one.kind == "gardener@fast")
    wait_for(lambda: room.version >= 8)
    lines = room.whole().lines[1:]
    assert {line.player for line in lines if isinstance(line, Played)} == {bot}
    times = [line.at for line in lines if isinstance(line, Played) and line.at is not None]
    assert all(later - before >= 0.1 for before, later in pairwise(times))


def test_a_teammate_that_has_nothing_to_do_waits_for_the_others(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own tiles are laid, the rest is the person's: it is asked a few times, then left in peace."""
    monkeypatch.setitem(bots.PACES, "fast", 0.02)
    monkeypatch.setattr("tuileries.server.table.turns.REACTION", 0.0)
    ada = Person(running.address, "Ada")
    table = ada.open("human", "novice@fast", game="gardeners", options={"mode": "training-a"})
    ada.start(table)
    room = running.hub.rooms[table]
    wait_for(lambda: room.version > 0 and not room.turns.are_on)
    seats = room.whole().state.seats
    assert sorted(len(seat.at_hand) for seat in seats)[0] == 0
    before = room.version
    time.sleep(0.3)
    assert room.version == before


def test_a_teammate_is_slower_until_a_person_has_found_their_way(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open(
        "human", "gardener@fast", game="gardeners", options={"mode": "training-a"}, shuffled=False
    )
    ada.start(table)
    room = running.hub.rooms[table]

    async def add() -> float:
        async with room.lock:
            await room.play(0, next(room.whole().legal_moves(0)))
            return room.turns._pace(room.whole(), "gardener@fast")

    assert [running.inside(add()) for _ in range(2)] == [3 * bots.PACES["fast"], bots.PACES["fast"]]
