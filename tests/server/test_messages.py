"""Playing live: what is answered, what is told, and to whom."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

import tuileries
from tests.server.house import House, Person, Seat, first_move
from tests.web.backstage import shorten_timer
from tuileries.core.audit import check_lines
from tuileries.core.record import time_of
from tuileries.server.table.changes import Change


def two_people(running: House, game: str = "zen-garden", **more: Any) -> tuple[Person, Person, str]:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human", game=game, **more)
    bela.join(table)
    ada.start(table)
    return ada, bela, table


async def play_on(seats: list[Seat], moves: int = 1000) -> dict[str, Any]:
    """Everyone plays the first legal move until it is over, or for so many moves."""
    updates = [await seat.hear("Update") for seat in seats]
    while updates[0]["outcome"] is None and moves:
        (mover,) = updates[0]["view"]["to_move"]
        answer = await seats[mover].ask(
            "Play", version=updates[mover]["version"], move=first_move(updates[mover])
        )
        assert answer["type"] == "Done", answer
        updates = [await newest(seat, answer["version"]) for seat in seats]
        moves -= 1
    return updates[0]


async def newest(seat: Seat, version: int) -> dict[str, Any]:
    """The update that tells this version."""
    for message in seat.heard[::-1]:
        if message["type"] == "Update" and message["version"] >= version:
            return message
    while True:
        update = await seat.hear("Update")
        if update["version"] >= version:
            return update


def test_two_people_play_a_whole_game_that_can_be_checked(running: House) -> None:
    ada, bela, table = two_people(running, options={"boards": [1, 2, 3, 4, 5]})

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            last = await play_on([first, second])
            assert last["outcome"]["winners"]

    asyncio.run(main())
    assert ada.get(f"/api/tables/{table}/verify")["moves"] == 32
    record = tuileries.load(ada.http.get(f"/api/tables/{table}/record").text)
    assert tuileries.replay(record).outcome is not None
    assert record.header.names == ("Ada", "Béla")


def test_while_it_goes_on_nobody_gets_the_record(running: House) -> None:
    ada, _, table = two_people(running)
    for path in ("record", "verify"):
        assert ada.http.get(f"/api/tables/{table}/{path}").json()["key"] == "server-not-over"
    log = tuileries.load(ada.http.get(f"/api/tables/{table}/log?seat=0").text)
    assert log.header.seed is None
    assert ada.http.get(f"/api/tables/{table}/log?seat=1").json()["key"] == "server-not-your-seat"


def test_a_refusal_names_its_rule_and_loses_nothing(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            updates = [await first.hear("Update"), await second.hear("Update")]
            (mover,) = updates[0]["view"]["to_move"]
            seats = [first, second]
            move = first_move(updates[mover])
            answer = await seats[mover].ask("Play", version=0, move={**move, "cell": [2, 2]})
            assert answer["refusals"][0]["rule"] == "ZG-T6"
            answer = await seats[1 - mover].ask("Play", version=0, move=move)
            assert answer["refusals"][0]["rule"] == "ZG-R2"
            answer = await seats[mover].ask("Play", version=0, move={"type": "Take", "tile": "all of them"})
            assert answer["reason"]["key"] == "server-bad-move"
            answer = await seats[mover].ask("Play", version=0, move=move)
            assert answer == {"type": "Done", "id": answer["id"], "version": 1}

    asyncio.run(main())


def test_a_repeat_is_answered_as_before_and_played_once(running: House) -> None:
    ada, _, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            if update["view"]["to_move"] != [0]:
                return
            words = {"version": 0, "move": first_move(update), "id": "once"}
            answers = [await seat.ask("Play", **words) for _ in range(3)]
            assert answers[0] == answers[1] == answers[2]

    asyncio.run(main())
    room = running.hub.rooms[table]
    assert room.table is not None
    assert room.table.version <= 1


def test_a_repeat_of_what_was_refused_is_refused_even_when_it_could_be_done_by_now(running: House) -> None:
    ada, bela, table = two_people(running, game="pebbles")

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            hands = [(await seat.hear("Update"))["view"]["own"]["hand"] for seat in (first, second)]
            downs = [{"type": "PutDown", "pebble": hand[0]} for hand in hands]
            early = {"version": 0, "move": {"type": "Draw"}, "id": "early"}
            await first.ask("Play", version=0, move=downs[0])
            refused = await first.ask("Play", **early)
            assert refused["refusals"][0]["rule"] == "PB-R1"
            await second.ask("Play", version=1, move=downs[1])
            assert await first.ask("Play", **early) == refused
            assert (await first.ask("Play", version=2, move={"type": "Draw"}))["type"] == "Done"

    asyncio.run(main())


def test_a_stale_move_is_refused_with_a_reason(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            last = await play_on([first, second], moves=2)
            (mover,) = last["view"]["to_move"]
            seat = [first, second][mover]
            update = await newest(seat, 2)
            answer = await seat.ask("Play", version=1, move=first_move(update))
            assert answer["reason"]["key"] == "server-stale"
            answer = await seat.ask("Play", version=99, move=first_move(update))
            assert answer["reason"]["key"] == "server-stale"

    asyncio.run(main())


def test_a_decision_is_taken_back_until_the_other_plays(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            last = await play_on([first, second], moves=1)
            mover = 1 - last["view"]["to_move"][0]
            seats = [first, second]
            refused = await seats[1 - mover].ask("TakeBack", version=1)
            assert refused["reason"]["key"] == "take-back-not-yours"
            assert (await seats[mover].ask("TakeBack", version=0))["reason"]["key"] == "server-stale"
            done = await seats[mover].ask("TakeBack", version=1, id="back")
            assert done["version"] == 2
            assert await seats[mover].ask("TakeBack", version=1, id="back") == done
            assert (await newest(first, 2))["view"]["to_move"] == [mover]

    asyncio.run(main())


def test_ask_tells_why_not_or_what_it_would_score(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            updates = [await first.hear("Update"), await second.hear("Update")]
            (mover,) = updates[0]["view"]["to_move"]
            seat, update = [first, second][mover], updates[mover]
            move = {**first_move(update), "tile": update["choices"]["tiles"][-1]}
            answer = await seat.ask("Ask", version=0, move=move)
            assert ["ZG-F1", 12, 10] in answer["lines"]
            answer = await seat.ask("Ask", version=0, move={**move, "cell": [1, 1]})
            assert answer["refusals"][0]["rule"] == "ZG-T6"
            assert (await newest(seat, 0))["version"] == 0

    asyncio.run(main())


def test_a_spectator_sees_what_is_public_and_cannot_act(running: House) -> None:
    ada, bela, table = two_people(running, game="pebbles")

    async def main() -> None:
        async with ada.at(table, 0) as first, Person(running.address, "Zoë").at(table) as zoe:
            update = await zoe.hear("Update")
            assert update["view"]["own"] is None
            assert update["choices"] is None
            own = (await first.hear("Update"))["view"]["own"]["hand"]
            done = await first.ask("Play", version=0, move={"type": "PutDown", "pebble": own[0]})
            assert done["type"] == "Done"
            seen = await newest(zoe, 1)
            assert seen["events"][0][1]["pebble"] is None
            assert not any('"hand"' in text for text in zoe.raw)
            answer = await zoe.ask("Play", version=1, move={"type": "Draw"})
            assert answer["reason"]["key"] == "server-not-your-seat"
        async with bela.at(table, 0) as thief:
            assert (await thief.hear("Refused"))["reason"]["key"] == "server-not-your-seat"

    asyncio.run(main())


def test_chat_is_cleaned_told_to_all_and_silent_where_the_game_is(running: House) -> None:
    ada, bela, table = two_people(running)
    silent_ada, _, silent = two_people(running, game="pebbles")

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.hear("Update")
            await second.hear("Update")
            await first.ask("Chat", text="hello\u202e  there\n")
            assert (await second.hear("Said"))["text"] == "hello there"
            await first.ask("Chat", phrase="well-played")
            assert (await second.hear("Said"))["phrase"] == "well-played"
            assert (await first.ask("Chat", text=" "))["reason"]["key"] == "server-nothing-said"
        async with bela.at(table, 1) as late:
            assert (await late.hear("Said"))["text"] == "hello there"
            assert (await late.hear("Said"))["phrase"] == "well-played"
            await late.say({"type": "Look", "seat": 1, "heard": 0})
            assert (await late.hear("Said"))["phrase"] == "well-played"
        async with silent_ada.at(silent, 0) as quiet:
            await quiet.hear("Update")
            assert (await quiet.ask("Chat", text="psst"))["reason"]["key"] == "server-silence"

    asyncio.run(main())


def test_several_may_act_at_once_and_stale_moves_count(running: House) -> None:
    ada, bela, table = two_people(running, game="pebbles")

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            hands = [(await seat.hear("Update"))["view"]["own"]["hand"] for seat in (first, second)]
            draws = await asyncio.gather(
                *(seat.ask("Play", version=0, move={"type": "Draw"}) for seat in (first, second))
            )
            assert sorted(answer["version"] for answer in draws) == [1, 2]
            moves = [{"type": "PutDown", "pebble": hand[0]} for hand in hands]
            assert (await first.ask("Play", version=0, move=moves[0]))["version"] == 3
            again = await first.ask("Play", version=3, move={"type": "Draw"})
            assert again["refusals"][0]["rule"] == "PB-R1"
            assert (await second.ask("Play", version=3, move=moves[1]))["version"] == 4

    asyncio.run(main())


def test_the_games_own_timer_ends_it(running: House) -> None:
    ada, _, table = two_people(running, game="pebbles", options={"limit": 1000})

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            assert 0 < update["alarm"] <= 1000
            shorten_timer(running, table, 0)
            last = await newest(seat, 1)
            assert last["outcome"]["reason"] == "time"

    asyncio.run(main())


def test_all_together_return_or_abandon(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await play_on([first, second], moves=3)
            refused = await first.ask("Propose", what="return", version=9)
            assert refused["reason"]["key"] == "server-return-where"
            assert (await second.ask("Vote", agree=True))["reason"]["key"] == "server-no-proposal"
            await first.ask("Propose", what="return", version=1)
            await second.ask("Vote", agree=False)
            await first.ask("Propose", what="return", version=1)
            assert (await second.ask("Vote", agree=True))["version"] == 4
            assert (await newest(first, 4))["version"] == 4
            await second.ask("Propose", what="abandon")
            await first.ask("Vote", agree=True)
            assert (await first.ask("Vote", agree=True))["reason"]["key"] == "server-not-running"

    asyncio.run(main())
    assert ada.get(f"/api/tables/{table}")["stage"] == "abandoned"


def test_a_bot_plays_for_whoever_stays_away_until_they_are_back(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first:
            await first.hear("Update")
            answer = await first.ask("Propose", what="substitute", seat=1, bot="beginner")
            while answer["type"] == "Refused":
                assert answer["reason"]["key"] == "server-not-away"
                await asyncio.sleep(0.1)
                answer = await first.ask("Propose", what="substitute", seat=1, bot="beginner")
            update = await newest(first, 0)
            for _ in range(3):
                while update["view"]["to_move"] != [0]:
                    update = await first.hear("Update")
                done = await first.ask("Play", version=update["version"], move=first_move(update))
                update = await newest(first, done["version"])
            async with bela.at(table, 1) as second:
                await second.hear("Update")
                assert (await second.ask("Play", version=0, move={}))["reason"]["key"] == "server-substituted"
                assert (await second.ask("Reclaim"))["type"] == "Done"
                assert (await second.ask("Reclaim"))["reason"]["key"] == "server-not-substituted"

    asyncio.run(main())


def test_where_no_bots_are_offered_none_plays_for_whoever_stays_away(running: House) -> None:
    ada, _, table = two_people(running, game="pebbles", options={"limit": 1000})

    async def main() -> list[str]:
        async with ada.at(table, 0) as first:
            while not (await first.hear("TableInfo"))["seats"][1]["away"]:
                pass
            answers = [
                await first.ask("Propose", what="substitute", seat=1, bot=bot) for bot in ("random", None)
            ]
            return [answer["reason"]["key"] for answer in answers]

    assert asyncio.run(main()) == ["error-no-bots"] * 2
    assert ada.get(f"/api/tables/{table}")["seats"][1]["substitute"] is None


def test_a_bot_that_is_offered_no_more_plays_on_and_plays_again(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = running.open_as_before(ada, "human", "greedy", game="zen-garden", boards=[1])
    ada.start(table)

    async def turn_of(table: str, after: int = 0) -> None:
        """Ada is to move, and may be so because the bot has moved."""
        async with ada.at(table, 0) as seat:
            update = await seat.hear("Update")
            while not update["choices"] or update["version"] < after:
                if update["choices"]:
                    await seat.ask("Play", version=update["version"], move=first_move(update))
                update = await seat.hear("Update")
            assert (await seat.ask("Propose", what="abandon"))["type"] == "Done"

    asyncio.run(turn_of(table, after=2))
    again = ada.post(f"/api/tables/{table}/rematch", {})
    assert again["stage"] == "running"
    assert [seat["kind"] for seat in again["seats"]] in (["human", "greedy"], ["greedy", "human"])


def test_the_same_people_play_again_in_a_click_each(running: House) -> None:
    ada, bela, table = two_people(running, game="pebbles", options={"limit": 1000})
    assert ada.http.post(f"/api/tables/{table}/rematch", json={}).json()["key"] == "server-not-over"
    shorten_timer(running, table, 0)

    async def until_over() -> None:
        async with ada.at(table, 0) as seat:
            await newest(seat, 1)

    asyncio.run(until_over())
    stranger = Person(running.address, "Zoë")
    stranger.open("human", "human")
    assert stranger.http.post(f"/api/tables/{table}/rematch", json={}).json()["key"] == "server-not-seated"
    again = ada.post(f"/api/tables/{table}/rematch", {"nonce": "moss"})
    assert again["stage"] == "open"
    assert bela.get(f"/api/tables/{table}")["rematch"] == again["id"]
    started = bela.post(f"/api/tables/{table}/rematch", {"nonce": "clay"})
    assert (started["id"], started["stage"]) == (again["id"], "running")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"Dance"}',
        '{"type":"Play"}',
        '{"type":"Look","seat":-1}',
        "[" * 3000,
        '{"type":"Ping","x":1}',
    ],
)
def test_what_cannot_be_read_is_refused_and_the_table_stands(running: House, text: str) -> None:
    ada, _, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            await seat.hear("Update")
            await seat.socket.send(text)
            assert (await seat.hear("Refused"))["reason"]["key"] == "server-bad-message"
            await seat.say({"type": "Ping"})
            assert (await seat.hear("Pong")) == {"type": "Pong", "version": 0}

    asyncio.run(main())


def test_times_never_go_back_even_where_the_clock_does(running: House) -> None:
    _, _, table = two_people(running)

    async def play() -> list[float | None]:
        room = await running.hub.room(table)
        game = room.running()
        async with room.lock:
            for late in (0.0, -500.0, 1000.0):
                await room.save(Change(row={"started": time.time() + late}))
                player = game.to_move[0]
                await room.play(player, next(game.legal_moves(player)))
        check_lines(room.game, game.record())
        return [time_of(line) for line in game.lines]

    _, first, second, third = running.inside(play())
    assert first is not None
    assert second is not None
    assert first < 500 <= second == third
