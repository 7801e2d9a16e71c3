"""A table that nobody looks at sleeps on disk, and wakes when there is something to do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.games.pebbles import game as small_game
from tests.server.house import House, Person, first_move, house, wait_for
from tests.server.test_messages import newest, two_people
from tests.web.backstage import play_on
from tuileries.games import GAMES
from tuileries.server import hub as hubs
from tuileries.server.errors import NotRead, NotWritten
from tuileries.server.http import lobby
from tuileries.server.store import queries
from tuileries.server.table import records, turns
from tuileries.server.table.changes import Change


class Loading:
    """Which games were replayed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tables: list[str] = []
        self._load = records.load_game
        monkeypatch.setattr(records, "load_game", self.load_game)

    async def load_game(self, room: Any, standing: Any) -> None:
        self.tables.append(room.row.id)
        await self._load(room, standing)


def test_a_start_replays_no_game_that_nobody_needs_and_lists_load_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, warm=False) as running:
        ada, _, table = two_people(running)
        others = [two_people(running)[2] for _ in range(3)]
        play_on(running, table, 3)
    loading = Loading(monkeypatch)
    with house(tmp_path, warm=False) as running:
        ada.address, ada.http.base_url = running.address, f"http://{running.address}"
        assert [one["id"] for one in ada.get("/api/tables")] == [table]
        assert loading.tables == []

        async def go_on() -> None:
            async with ada.at(table, 0) as seat:
                update = await newest(seat, 3)
                assert update["version"] == 3

        asyncio.run(go_on())
        assert loading.tables == [table]
        assert not set(others) & set(running.hub.rooms)


def test_a_bot_that_was_to_move_moves_after_a_start_and_no_other_table_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any, guest: int) -> Any:
        await asyncio.Event().wait()

    with house(tmp_path, warm=False) as running:
        monkeypatch.setattr(running.hub.bots, "think", never)
        ada = Person(running.address, "Ada")
        tables = [ada.open("beginner", "human") for _ in range(8)]
        for table in tables:
            ada.start(table)
        waiting = {table for table in tables if running.hub.rooms[table].running().to_move == (0,)}
    loading = Loading(monkeypatch)
    with house(tmp_path, warm=False) as running:
        wait_for(lambda: set(loading.tables) == waiting)
        count = "SELECT count(*) FROM lines WHERE table_id = ?"
        wait_for(lambda: all(running.read(count, table)[0][0] > 1 for table in waiting))


def test_idle_tables_leave_memory_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MOST_IDLE", 2)
    monkeypatch.setattr(hubs, "ON_THE_WAY", -1.0)
    with house(tmp_path, warm=False, away_after=1000) as running:
        tables = [two_people(running) for _ in range(6)]
        for _, _, table in tables:
            play_on(running, table, 2)
        wait_for(lambda: running.inside(running.hub.room(tables[0][2])) and len(running.hub.rooms) <= 3)

        async def look(ada: Person, table: str) -> None:
            async with ada.at(table, 0) as seat:
                assert (await newest(seat, 2))["version"] == 2

        for ada, _, table in tables:
            asyncio.run(look(ada, table))


def test_a_table_with_a_timer_wakes_when_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", small_game)
    with house(tmp_path, warm=False, away_after=1000) as running:
        _, _, table = two_people(running, game="pebbles", options={"limit": 2})
        running.inside(put_to_sleep(running, table))
        stage = "SELECT stage FROM tables WHERE id = ?"
        wait_for(lambda: running.read(stage, table) == [("over",)])


async def put_to_sleep(running: House, table: str) -> None:
    running.hub.release(running.hub.rooms[table])


def test_whoever_holds_a_table_that_fell_asleep_changes_nothing(running: House) -> None:
    _, _, table = two_people(running)

    async def late() -> None:
        room = await running.hub.room(table)
        running.hub.release(room)
        with pytest.raises(NotWritten):
            await room.save(Change(row={"stage": "abandoned"}))
        assert (await running.hub.room(table)).row.stage == "running"

    running.inside(late())


def test_ones_own_tables_are_never_pushed_out_of_ones_list(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LONGEST_LIST", 3)
    ada, other = Person(running.address, "Ada"), Person(running.address, "Stranger")
    own = [ada.open("human", "human") for _ in range(2)]
    for _ in range(8):
        other.open("human", "human", listed=True)
    listed = [table["id"] for table in ada.get("/api/tables")]
    assert set(own) <= set(listed)
    assert len(listed) <= 6


def test_many_who_come_at_once_wake_a_table_once(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, table = two_people(running)
    loading = Loading(monkeypatch)

    async def come() -> None:
        running.hub.release(running.hub.rooms[table])
        rooms = await asyncio.gather(*(running.hub.room(table) for _ in range(10)))
        assert len(set(map(id, rooms))) == 1

    running.inside(come())
    assert loading.tables == [table]


def test_a_move_after_waking_is_the_next_version(running: House) -> None:
    ada, bela, table = two_people(running)
    play_on(running, table, 4)
    running.inside(put_to_sleep(running, table))

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            updates = [await newest(first, 4), await newest(second, 4)]
            (mover,) = updates[0]["view"]["to_move"]
            seat = [first, second][mover]
            done = await seat.ask("Play", version=4, move=first_move(updates[mover]))
            assert (done["type"], done["version"]) == ("Done", 5)

    asyncio.run(main())


def test_many_tables_that_wake_together_all_wake(tmp_path: Path) -> None:
    with house(tmp_path, warm=False) as running:
        tables = [two_people(running)[2] for _ in range(40)]
        running.inside(all_asleep(running))

        async def come() -> list[str]:
            rooms = await asyncio.gather(*(running.hub.room(table) for table in tables * 3))
            return [room.row.id for room in rooms if not room.gone]

        assert running.inside(come()) == tables * 3


async def all_asleep(running: House) -> None:
    for room in list(running.hub.rooms.values()):
        running.hub.release(room)


def test_a_bot_whose_database_did_not_answer_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, reply = [], queries.reply
    monkeypatch.setattr(turns, "PAUSE", 0.05)

    async def once_in_vain(*given: Any) -> str | None:
        asked.append(given)
        if len(asked) == 1:
            raise NotRead
        return await reply(*given)

    monkeypatch.setattr(queries, "reply", once_in_vain)
    with house(tmp_path, warm=False) as running:
        ada = Person(running.address, "Ada")
        table = ada.open("human", "beginner")
        ada.start(table)
        room = running.hub.rooms[table]
        if room.running().to_move == (0,):
            play_on(running, table, 1)
        wait_for(lambda: room.running().to_move == (0,) and len(asked) > 1)
