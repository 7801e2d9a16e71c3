"""Several nodes over one PostgreSQL: whoever sits at which of them, it is one table."""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.house import House, Person, Process, first_move, house, wait_for
from tests.server.nodes import at_another, crash, houses, misunderstand, pause, timed_game
from tests.server.postgres import Postgres, ask, program
from tests.server.test_messages import newest
from tuileries.cli import main
from tuileries.server.errors import NotRead
from tuileries.server.nodes import Nodes, Notice
from tuileries.server.protocol import Led
from tuileries.server.store.notices import Notices

Pair = tuple[House, House]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with houses(postgres, tmp_path_factory.mktemp("nodes"), 2, away_after=0.3) as (one, other):
        yield one, other


@pytest.fixture
def mute(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever nodes say to each other is lost."""
    for node in pair:
        monkeypatch.setattr(node.hub.neighbours, "_say", lambda *notices: None)


@pytest.fixture
def mute_once(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first notice of each step of a leader is lost."""
    for node in pair:
        neighbours: Any = node.hub.neighbours
        monkeypatch.setattr(neighbours, "_say", forgetful(neighbours._say))


def forgetful(say: Any) -> Any:
    lost: list[Led] = []

    def once(*notices: Notice) -> None:
        heard = [one for one in notices if one.led is None or one.led[1] in lost]
        lost.extend(one.led[1] for one in notices if one.led is not None)
        say(*heard)

    return once


def two_people(pair: Pair, *seats: str, **more: Any) -> tuple[Person, Person, str]:
    """Ada at one node, Béla at the other, and a game between them."""
    ada, bela = Person(pair[0].address, "Ada"), Person(pair[1].address, "Béla")
    table = ada.open("human", "human", *seats, **more)
    bela.join(table)
    ada.start(table)
    return ada, bela, table


def test_two_people_at_two_nodes_play_one_game(pair: Pair) -> None:
    ada, bela, table = two_people(pair)

    async def play() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            seats = (first, second)
            updates = [await seat.hear("Update") for seat in seats]
            while updates[0]["outcome"] is None:
                mover = updates[0]["view"]["to_move"][0]
                said = {"version": updates[mover]["version"], "move": first_move(updates[mover])}
                answer = await seats[mover].ask("Play", **said)
                assert answer["type"] == "Done", answer
                updates = [await newest(seat, answer["version"]) for seat in seats]
            assert updates[0]["outcome"] == updates[1]["outcome"]

    asyncio.run(play())
    records = [person.http.get(f"/api/tables/{table}/record").text for person in (ada, bela)]
    assert records[0] == records[1]
    assert all(person.get(f"/api/tables/{table}")["stage"] == "over" for person in (ada, bela))


def test_of_two_who_act_at_once_one_is_told_that_it_is_too_late(pair: Pair) -> None:
    """The same seat, through both nodes, with two different messages."""
    ada, _, table = two_people(pair)
    again = at_another(ada, pair[1])

    async def play() -> list[dict[str, Any]]:
        async with ada.at(table, 0) as here, again.at(table, 0) as there:
            update = await here.hear("Update")
            await there.hear("Update")
            if not update["choices"]:
                return []
            said = {"version": update["version"], "move": first_move(update)}
            return list(
                await asyncio.gather(here.ask("Play", id="a", **said), there.ask("Play", id="b", **said))
            )

    answers = asyncio.run(play())
    assert sorted(answer["type"] for answer in answers) in ([], ["Done", "Refused"])
    versions = ask(pair[0].settings.database, "SELECT version FROM lines WHERE table_id = %s", table)
    assert len(versions) == (2 if answers else 1)


def test_a_message_said_again_at_another_node_is_carried_out_once(pair: Pair) -> None:
    ada, bela, table = two_people(pair)
    people = (ada, bela)

    async def play() -> None:
        async with ada.at(table, 0) as first:
            mover = (await first.hear("Update"))["view"]["to_move"][0]
        async with people[mover].at(table, mover) as seat:
            update = await seat.hear("Update")
            said = {"id": "once", "version": update["version"], "move": first_move(update)}
            answer = await seat.ask("Play", **said)
        async with at_another(people[mover], pair[1 - mover]).at(table, mover) as seat:
            assert await seat.ask("Play", **said) == answer

    asyncio.run(play())


def test_whoever_comes_and_goes_is_seen_at_the_other_node(pair: Pair) -> None:
    come_and_go(*two_people(pair))


@pytest.mark.usefixtures("mute")
def test_whoever_comes_and_goes_is_seen_although_the_notice_was_lost(pair: Pair) -> None:
    """At a table where nobody is missed, so that nothing else is written."""
    ada, bela, table = two_people(pair)
    abandon(pair, table)
    come_and_go(ada, bela, table)


def abandon(pair: Pair, table: str) -> None:
    change = "UPDATE tables SET stage = 'abandoned', revision = revision + 1 WHERE id = %s RETURNING 1"
    ask(pair[0].settings.database, change, table)


def come_and_go(ada: Person, bela: Person, table: str) -> None:
    async def play() -> None:
        async with ada.at(table, 0) as here:
            async with bela.at(table, 1) as there:
                await there.hear("Update")
                await seen(here, present=True)
            await seen(here, present=False)
            async with bela.at(table, 1):
                await seen(here, present=True)

    async def seen(seat: Any, *, present: bool) -> None:
        while (await seat.hear("TableInfo"))["seats"][1]["present"] is not present:
            continue

    asyncio.run(play())


def test_who_is_there_is_written_again_where_it_was_lost(pair: Pair) -> None:
    _, bela, table = two_people(pair)

    def noted() -> bool:
        return bool(ask(pair[0].settings.database, "SELECT 1 FROM presence WHERE table_id = %s", table))

    async def stay() -> None:
        async with bela.at(table, 1) as seat:
            await seat.hear("Update")
            await asyncio.to_thread(wait_for, noted)
            ask(pair[0].settings.database, "DELETE FROM presence WHERE table_id = %s RETURNING 1", table)
            await asyncio.to_thread(wait_for, noted)

    asyncio.run(stay())


def test_whoever_moves_to_another_node_is_not_away(pair: Pair) -> None:
    ada, bela, table = two_people(pair)
    moved = at_another(bela, pair[0])

    async def move() -> None:
        async with ada.at(table, 0) as first:
            async with bela.at(table, 1), moved.at(table, 1) as second:
                await second.hear("Update")
            async with moved.at(table, 1) as second:
                await second.hear("Update")
                await asyncio.sleep(1.0)
                answer = await first.ask("Propose", what="substitute", seat=1, bot="beginner")
                assert answer["type"] == "Refused"

    asyncio.run(move())


def test_words_seats_and_votes_travel(pair: Pair) -> None:
    ada = Person(pair[0].address, "Ada")
    bela = Person(pair[1].address, "Béla")
    table = ada.open("human", "human")

    async def talk() -> None:
        async with ada.at(table) as here:
            await here.hear("TableInfo")
            bela.join(table)
            while not (await here.hear("TableInfo"))["seats"][1]["taken"]:
                continue
            ada.start(table)
            async with bela.at(table, 1) as there:
                await there.hear("Update")
                await here.say({"type": "Look", "seat": 0})
                await here.hear("Update")
                assert (await there.ask("Chat", text="Hello!"))["type"] == "Done"
                assert (await here.hear("Said"))["text"] == "Hello!"
                assert (await there.ask("Propose", what="abandon"))["type"] == "Done"
                while (await here.hear("TableInfo"))["proposal"] is None:
                    continue
                assert (await here.ask("Vote", agree=True))["type"] == "Done"
                while (await there.hear("TableInfo"))["stage"] != "abandoned":
                    continue

    asyncio.run(talk())


def test_both_ask_for_a_rematch_and_meet_at_one_table(pair: Pair) -> None:
    ada, bela, table = two_people(pair)

    async def end() -> None:
        async with ada.at(table, 0) as here, bela.at(table, 1) as there:
            await here.hear("Update"), await there.hear("Update")
            assert (await here.ask("Propose", what="abandon"))["type"] == "Done"
            while (await there.hear("TableInfo"))["proposal"] is None:
                continue
            assert (await there.ask("Vote", agree=True))["type"] == "Done"

    async def ask_both() -> list[Any]:
        path = f"/api/tables/{table}/rematch"
        return await asyncio.gather(*(asyncio.to_thread(person.post, path, {}) for person in (ada, bela)))

    asyncio.run(end())
    first, second = asyncio.run(ask_both())
    assert first["id"] == second["id"]
    assert ada.get(f"/api/tables/{first['id']}")["stage"] == "running"


def test_a_bot_thinks_at_one_node_and_moves_at_both(pair: Pair) -> None:
    ada, bela, table = two_people(pair, "beginner")

    async def play() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            seats = (first, second)
            updates = [await seat.hear("Update") for seat in seats]
            while updates[0]["version"] < 9:
                mover = updates[0]["view"]["to_move"][0]
                version = updates[0]["version"]
                if mover < 2:
                    said = {"version": version, "move": first_move(updates[mover])}
                    assert (await seats[mover].ask("Play", **said))["type"] == "Done"
                updates = [await newest(seat, version + 1) for seat in seats]

    asyncio.run(play())


@pytest.mark.usefixtures("mute")
def test_a_lost_notice_costs_seconds_and_no_move(pair: Pair) -> None:
    ada, bela, table = two_people(pair)

    async def play() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            update = await first.hear("Update")
            await second.hear("Update")
            mover = update["view"]["to_move"][0]
            seats = (first, second)
            mine = await newest(seats[mover], 0)
            answer = await seats[mover].ask("Play", version=0, move=first_move(mine))
            assert (await newest(seats[1 - mover], answer["version"]))["version"] == 1

    asyncio.run(play())


def test_a_code_is_redeemed_at_another_node_and_only_once(pair: Pair) -> None:
    ada = Person(pair[0].address, "Ada")
    ada.open("human", "human")
    code = ada.post("/api/codes")["code"]
    tablet = Person(pair[1].address, "Ada")
    tablet.post("/api/codes/redeem", {"code": code})
    refused = Person(pair[0].address, "Ada").http.post("/api/codes/redeem", json={"code": code})
    assert refused.status_code == 404


def test_a_node_that_stops_leaves_its_bots_to_the_other(postgres: Postgres, tmp_path: Path) -> None:
    with houses(postgres, tmp_path, 1) as (one,):
        with house(tmp_path, database=one.settings.database) as other:
            ada = Person(other.address, "Ada")
            table = ada.open("human", "beginner")
            ada.start(table)
            wait_for(lambda: table in other.hub.rooms)
        at_one = at_another(ada, one)

        async def move() -> int:
            async with at_one.at(table, 0) as seat:
                update = await seat.hear("Update")
                while not update["choices"]:
                    update = await seat.hear("Update")
                answer = await seat.ask("Play", version=update["version"], move=first_move(update))
                return int((await newest(seat, answer["version"] + 1))["version"])

        assert asyncio.run(move()) >= 2


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_timer_goes_off_though_its_node_was_killed(
    postgres: Postgres, tmp_path: Path, *, is_kept: bool
) -> None:
    """Also where another node keeps the table and does not know it: the answer of the database was lost."""
    with houses(postgres, tmp_path, 1) as (one,):
        database, here = one.settings.database, cast("Nodes", one.hub.neighbours)
        killed = Process(tmp_path, warm=False, database=database)
        killed.start()
        table = timed_game(Person(killed.address, "Ada"))
        if is_kept:
            assert ask(database, "UPDATE tables SET keeper = %s WHERE id = %s RETURNING 1", here.id, table)
        killed.kill()
        soon = "UPDATE timers SET due = extract(epoch FROM now()) WHERE table_id = %s RETURNING key"
        assert ask(database, soon, table)
        stage = "SELECT stage FROM tables WHERE id = %s"
        wait_for(lambda: ask(database, stage, table) == [("over",)])


def test_killed_nodes_and_a_killed_database_lose_nothing_they_acknowledged(
    postgres: Postgres, tmp_path: Path
) -> None:
    told = crash(postgres, tmp_path, kills=4, tables=3, luck=random.Random(7))
    assert told.acknowledged > 0
    assert told.database_kills == 1
    assert len(told.late) == 4


def test_nodes_that_hardly_hear_of_each_other_agree(postgres: Postgres, tmp_path: Path) -> None:
    told = misunderstand(postgres, tmp_path, cuts=3, tables=3, luck=random.Random(3))
    assert told.acknowledged > 0


def test_a_node_that_comes_back_from_the_dead_writes_nothing_wrong(
    postgres: Postgres, tmp_path: Path
) -> None:
    told = pause(postgres, tmp_path, seconds=3.0, tables=3, luck=random.Random(5))
    assert told.acknowledged > 0


def test_what_cannot_be_said_in_time_does_not_wait_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[str]()

    async def hang(address: str) -> None:
        tried.append(address)
        await asyncio.Event().wait()

    monkeypatch.setattr("tuileries.server.store.notices.connect", hang)
    monkeypatch.setattr("tuileries.server.store.notices.PATIENCE", 0.1)

    async def say_a_lot() -> None:
        notices = Notices("postgresql://nowhere")
        await asyncio.gather(*(notices.send([str(number)]) for number in range(100)))

    asyncio.run(say_a_lot())
    assert len(tried) < 50


def test_a_dump_taken_while_people_play_is_a_whole_house(
    pair: Pair, postgres: Postgres, tmp_path: Path
) -> None:
    ada, bela, table = two_people(pair)
    people, copy, restored = (ada, bela), tmp_path / "copy.dump", postgres.new_database()

    async def play(house: House | None = None) -> int:
        at = [at_another(person, house) if house else person for person in people]
        async with at[0].at(table, 0) as first, at[1].at(table, 1) as second:
            updates = [await first.hear("Update"), await second.hear("Update")]
            mover = updates[0]["view"]["to_move"][0]
            said = {"version": updates[mover]["version"], "move": first_move(updates[mover])}
            return int((await (first, second)[mover].ask("Play", **said))["version"])

    played = asyncio.run(play())
    database = pair[0].settings.database
    subprocess.run([program("pg_dump"), "--format=custom", f"--file={copy}", database], check=True)
    subprocess.run([program("pg_restore"), f"--dbname={restored}", str(copy)], check=True)
    with pytest.raises(SystemExit) as stop:
        main(["doctor", "--database", restored])
    assert not stop.value.code
    with house(tmp_path, database=restored) as again:
        assert asyncio.run(play(again)) == played + 1


def revision_of(pair: Pair, table: str) -> int:
    ((revision,),) = ask(pair[0].settings.database, "SELECT revision FROM tables WHERE id = %s", table)
    return int(revision)


def test_nodes_that_disagree_about_who_is_there_do_not_write_against_each_other(pair: Pair) -> None:
    ada, bela, table = two_people(pair)
    database, noted = pair[0].settings.database, "SELECT node FROM presence WHERE table_id = %s"

    async def sit() -> int:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.hear("Update"), await second.hear("Update")
            await asyncio.to_thread(wait_for, lambda: len(ask(database, noted, table)) == 2)
            before = revision_of(pair, table)
            ask(database, "DELETE FROM presence WHERE table_id = %s RETURNING node", table)
            for node in pair:
                node.loop.call_soon_threadsafe(node.hub.neighbours._look_at_all)  # type: ignore[attr-defined]
            await asyncio.sleep(2.0)
            return revision_of(pair, table) - before

    assert asyncio.run(sit()) <= 20, "each may be mistaken once in a while, as long as somebody may be away"


def test_a_table_that_a_node_keeps_without_knowing_it_is_found(pair: Pair) -> None:
    ada = Person(pair[0].address, "Ada")
    table = ada.open("human", "beginner")
    lost: Any = pair[1].hub.neighbours
    ask(pair[0].settings.database, "UPDATE tables SET keeper = %s WHERE id = %s RETURNING id", lost.id, table)
    ada.start(table)

    async def wait_for_the_bot() -> None:
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            if update["choices"]:
                answer = await seat.ask("Play", version=update["version"], move=first_move(update))
                await newest(seat, answer["version"] + 1)
            else:
                await newest(seat, update["version"] + 1)

    asyncio.run(wait_for_the_bot())


def test_whoever_watches_through_another_node_has_seen_the_deal(pair: Pair) -> None:
    ada, eve = Person(pair[0].address, "Ada"), Person(pair[1].address, "Eve")
    eve.open("human", "human")
    table = ada.open("human", "human")
    ada.post(f"/api/tables/{table}/join", {"name": "Béla"})

    async def watch() -> None:
        async with eve.at(table) as seat:
            await seat.hear("TableInfo")
            await asyncio.to_thread(ada.start, table)
            await seat.hear("Update")

    asyncio.run(watch())
    seen = "SELECT guest FROM watchers WHERE table_id = %s"
    wait_for(lambda: len(ask(pair[0].settings.database, seen, table)) == 1)


def test_a_database_that_was_put_back_in_time_gets_no_hole(pair: Pair) -> None:
    ada = Person(pair[0].address, "Ada")
    table = ada.open("human", "human")
    ada.post(f"/api/tables/{table}/join", {"name": "Béla"})
    ada.start(table)
    database = pair[0].settings.database

    async def play(moves: int) -> None:
        async with ada.at(table, 0) as first, ada.at(table, 1) as second:
            updates = [await seat.hear("Update") for seat in (first, second)]
            for _ in range(moves):
                mover = updates[0]["view"]["to_move"][0]
                said = {"version": updates[mover]["version"], "move": first_move(updates[mover])}
                answer = await (first, second)[mover].ask("Play", **said)
                updates = [await newest(seat, answer["version"]) for seat in (first, second)]

    asyncio.run(play(2))
    ask(database, "DELETE FROM lines WHERE table_id = %s AND version = 2 RETURNING 1", table)
    ask(database, "UPDATE tables SET revision = revision - 1 WHERE id = %s RETURNING 1", table)
    wait_for(lambda: ada.http.get(f"/api/tables/{table}").status_code == 200)
    asyncio.run(play(1))
    assert ask(database, "SELECT version FROM lines WHERE table_id = %s ORDER BY 1", table) == [
        (0,),
        (1,),
        (2,),
    ]


def test_whoever_led_a_review_through_a_node_that_is_gone_leads_no_longer(pair: Pair) -> None:
    ada, bela, table = two_people(pair)
    abandon(pair, table)
    here: Any = pair[0].hub.neighbours

    async def follow() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.hear("Update"), await second.hear("Update")
            await asyncio.to_thread(wait_for, lambda: bool(here._hub.rooms[table].elsewhere))
            await second.say({"type": "Lead", "version": 0})
            while (await first.hear("Led"))["leader"] is None:
                continue
            alone = here.others
            here.others = lambda present: {}
            try:
                pair[0].loop.call_soon_threadsafe(here._hub.rooms[table].count_others)
                while (await first.hear("Led"))["leader"] is not None:
                    continue
            finally:
                here.others = alone

    asyncio.run(follow())


def test_a_node_that_leaves_takes_over_nothing(postgres: Postgres, tmp_path: Path) -> None:
    with houses(postgres, tmp_path, 1) as (one,):
        ada = Person(one.address, "Ada")
        table = ada.open("human", "human")
        ada.post(f"/api/tables/{table}/join", {"name": "Béla"})
        ada.start(table)
        one.hub.draining = True
        waits = "UPDATE tables SET awaits_bot = 1 WHERE id = %s RETURNING keeper"
        assert ask(one.settings.database, waits, table) == [(None,)]
        neighbours: Any = one.hub.neighbours
        one.inside(neighbours._take_orphans())
        assert ask(one.settings.database, "SELECT keeper FROM tables WHERE id = %s", table) == [(None,)]


def test_the_lobby_shows_who_is_there_through_another_node(pair: Pair) -> None:
    ada, bela = Person(pair[0].address, "Ada"), Person(pair[1].address, "Béla")
    table = ada.open("human", "human", listed=True)

    def shown() -> bool:
        (listed,) = (one for one in bela.get("/api/tables") if one["id"] == table)
        return bool(listed["seats"][0]["present"])

    async def wait() -> None:
        async with ada.at(table) as seat:
            await seat.hear("TableInfo")
            await asyncio.to_thread(wait_for, shown)

    asyncio.run(wait())


def led_table(pair: Pair) -> tuple[Person, Person, str]:
    ada, bela, table = two_people(pair)
    abandon(pair, table)
    return ada, bela, table


@pytest.mark.usefixtures("mute_once")
def test_where_a_review_is_led_is_heard_although_the_notice_was_lost(pair: Pair) -> None:
    ada, bela, table = led_table(pair)

    async def follow() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.hear("Update"), await second.hear("Update")
            await first.say({"type": "Lead", "version": 0})
            assert (await second.hear("Led"))["leader"] == 0
            await first.say({"type": "Lead", "version": None})
            assert (await second.hear("Led"))["leader"] is None

    asyncio.run(follow())


def test_whoever_comes_later_through_another_node_is_told_where_the_leader_is(pair: Pair) -> None:
    ada, bela, table = led_table(pair)

    async def follow() -> None:
        async with ada.at(table, 0) as first:
            await first.hear("Update")
            await first.say({"type": "Lead", "version": 0})
            await first.hear("Led")
            async with bela.at(table, 1) as second:
                assert (await second.hear("Led"))["leader"] == 0

    asyncio.run(follow())


@pytest.mark.parametrize("way", ["_wake", "_fire"])
def test_a_table_goes_on_where_what_another_node_wrote_cannot_be_read_at_once(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    _, _, table = two_people(pair)
    hub = pair[0].hub
    room = hub.rooms[table]
    attempt, failed = room.attempt, list[Any]()

    async def fail_once(work: Any) -> Any:
        if failed == [asyncio.current_task()]:
            failed.append(NotRead)
            raise NotRead
        return await attempt(work)

    async def go_on() -> None:
        failed.append(asyncio.current_task())
        await (hub._wake(room) if way == "_wake" else hub._fire(room, "away:0"))

    monkeypatch.setattr(room, "attempt", fail_once)
    pair[0].inside(go_on())
    assert failed[1:] == [NotRead]
