"""Lessons at tables of the server: led on by a guide, in no list, gone after a day."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.house import House, Person, Seat
from tests.server.test_lobby import refused
from tests.server.test_messages import newest
from tests.server.test_retention import let_pass, stage, tidy
from tuileries import bots
from tuileries.core.table import Table
from tuileries.games import GAMES, SHELF
from tuileries.lessons import guide
from tuileries.lessons.lesson import LEARNER, Lesson, course, find
from tuileries.server.limits import ALLOWED, Allowance
from tuileries.server.table.turns import CALM, FIRST


def taken(person: Person, lesson: Lesson, **more: Any) -> str:
    told = person.post(f"/api/lessons/{lesson.game}/{lesson.name}", {"name": person.name, **more})
    return str(told["id"])


def model(lesson: Lesson, table: Table) -> Any:
    """The move that leads on, as the wire has it."""
    task = guide.stand_of(lesson, table).task
    assert task
    return msgspec.to_builtins(table.game.parse(table.view(LEARNER), task.expect[0]))


async def when_ready(seat: Seat, version: int) -> dict[str, Any]:
    """The first update in which the guide waits for the learner."""
    update = await newest(seat, version)
    while update["guidance"]["waiting"]:
        update = await newest(seat, update["version"] + 1)
    return update


async def follow(running: House, seat: Seat, lesson: Lesson, table_id: str) -> list[str]:
    """Every model in turn; what was said on the way."""
    update, said = await when_ready(seat, 0), list[str]()
    while True:
        steps = update["guidance"]["steps"]
        said += [step["say"]["key"] for step in steps]
        if not steps[-1]["task"]:
            return said
        table = running.hub.rooms[table_id].whole()
        answer = await seat.ask("Play", version=update["version"], move=model(lesson, table))
        assert answer["type"] == "Done", answer
        update = await when_ready(seat, answer["version"])


@pytest.mark.parametrize("game", SHELF)
def test_a_course_is_taken_step_by_step(running: House, game: str) -> None:
    ada = Person(running.address, "Ada")

    async def main(lesson: Lesson) -> list[str]:
        table = taken(ada, lesson)
        async with ada.at(table, 0) as seat:
            return await follow(running, seat, lesson, table)

    for lesson in course(game)[:-1]:
        assert asyncio.run(main(lesson)) == [lesson.words(step.say).key for step in lesson.steps]


async def play_freely(running: House, seat: Seat, table_id: str) -> list[dict[str, Any]]:
    """The first move that is legal each time, to the end; what the learner was told with every update."""
    told, update = list[dict[str, Any]](), await newest(seat, 0)
    while update["guidance"]["steps"][0]["task"]:
        told.append(update["guidance"])
        table = running.hub.rooms[table_id].whole()
        if update["choices"] is not None and table.version == update["version"]:
            move = msgspec.to_builtins(next(table.legal_moves(LEARNER)))
            answer = await seat.ask("Play", version=update["version"], move=move)
            assert answer["type"] == "Done", answer
        update = await newest(seat, update["version"] + 1)
    return [*told, update["guidance"]]


def test_an_open_lesson_is_a_game_against_a_bot_that_says_what_it_does(running: House) -> None:
    ada, lesson = Person(running.address, "Ada"), course("zen-garden")[-1]
    table = taken(ada, lesson)

    async def main() -> list[dict[str, Any]]:
        async with ada.at(table, 0) as seat:
            return await play_freely(running, seat, table)

    told = asyncio.run(main())
    keys = [one["steps"][0]["say"]["key"] for one in told]
    assert keys[0] == "zen-garden-lesson-game-begin"
    assert any(key.startswith("zen-garden-comment-") for key in keys)
    assert keys[-1] in {lesson.words(way).key for way in lesson.ends}
    assert all(one["is_open"] for one in told)
    info = ada.get(f"/api/tables/{table}")
    assert (info["stage"], [seat["kind"] for seat in info["seats"]]) == ("over", ["human", "beginner"])
    assert ada.get("/api/games") == []


def test_an_open_lesson_is_taken_back_as_a_game_but_not_to_before_it_began(running: House) -> None:
    ada, lesson = Person(running.address, "Ada"), course("hanging-gardens")[-1]
    table = taken(ada, lesson)

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            update = await newest(seat, 0)
            answer = await seat.ask("TakeBack", version=update["version"])
            assert answer["reason"]["key"] == "take-back-not-yours"
            legal = running.hub.rooms[table].whole().legal_moves(LEARNER)
            move = msgspec.to_builtins(next(legal))
            answer = await seat.ask("Play", version=update["version"], move=move)
            version = (await newest(seat, answer["version"]))["version"]
            assert (await seat.ask("TakeBack", version=version))["type"] == "Done"
            answer = await seat.ask("Propose", what="abandon")
            assert answer["reason"]["key"] == "server-lesson"

    asyncio.run(main())


def test_a_teammate_waits_until_the_learner_has_looked_around(running: House) -> None:
    """What was played before an open lesson began, nobody at the table has done."""
    ada, lesson = Person(running.address, "Ada"), course("gardeners")[-1]
    room = running.hub.rooms[taken(ada, lesson)]

    async def paces() -> list[float]:
        async with room.lock:
            found = [room.turns._pace(room.whole(), "gardener@fast")]
            for _ in range(FIRST):
                move = next(room.whole().legal_moves(LEARNER))
                await room.play(LEARNER, move)
                found.append(room.turns._pace(room.whole(), "gardener@fast"))
            return found

    fast = bots.PACES["fast"]
    assert running.inside(paces()) == [CALM * fast, CALM * fast, fast]


def test_the_house_tells_what_a_course_consists_of(running: House) -> None:
    told = Person(running.address, "Ada").get("/api/house")["games"]
    assert {game["name"]: tuple(game["lessons"]) for game in told} == {
        game: tuple(lesson.name for lesson in course(game)) for game in GAMES
    }


def test_a_wrong_move_is_answered_by_the_lesson_or_by_a_rule_and_changes_nothing(running: House) -> None:
    ada, lesson = Person(running.address, "Ada"), find("hanging-gardens", "placing")
    table = taken(ada, lesson)

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            update = await newest(seat, 0)
            other = {"type": "Lay", "card": "P--/-A-", "cell": [0, 0], "turn": 0}
            answer = await seat.ask("Play", version=0, move=other)
            assert answer["reason"]["key"] == "hanging-gardens-lesson-placing-other"
            far = {"type": "Lay", "card": "-TT/---", "cell": [9, 9], "turn": 0}
            answer = await seat.ask("Play", version=0, move=far)
            assert [one["rule"] for one in answer["refusals"]] == ["HG-T3"]
            answer = await seat.ask("TakeBack", version=0)
            assert answer["reason"]["key"] == "server-lesson"
            answer = await seat.ask("Propose", what="abandon")
            assert answer["reason"]["key"] == "server-lesson"
            assert update["guidance"]["of"] == len(lesson.steps)

    asyncio.run(main())
    assert running.hub.rooms[table].version == 0


def test_a_lesson_begins_at_any_of_its_steps(running: House) -> None:
    ada, lesson = Person(running.address, "Ada"), find("hanging-gardens", "structures")

    async def main(step: int) -> dict[str, Any]:
        async with ada.at(taken(ada, lesson, step=step), 0) as seat:
            return dict(await seat.hear("Update"))

    for number in range(len(lesson.steps) - 1):
        told = asyncio.run(main(number))["guidance"]["steps"]
        assert told[-1]["number"] == number
        assert told[-1]["point"] == list(lesson.steps[number].point)
    assert refused(
        ada.http.post("/api/lessons/hanging-gardens/structures", json={"name": "Ada", "step": -1})
    ) == (400, "server-bad-request")


def test_what_is_no_lesson_is_not_found(running: House) -> None:
    ada = Person(running.address, "Ada")
    body = {"name": "Ada"}
    assert refused(ada.http.post("/api/lessons/chess/opening", json=body)) == (404, "error-unknown-game")
    assert refused(ada.http.post("/api/lessons/gardeners/opening", json=body)) == (
        404,
        "error-unknown-lesson",
    )


def test_a_lesson_is_in_no_list_neither_now_nor_afterwards(running: House) -> None:
    ada, lesson = Person(running.address, "Ada"), find("zen-garden", "end")
    table = taken(ada, lesson)
    info = ada.get(f"/api/tables/{table}")
    assert (info["lesson"], info["stage"], info["listed"], info["hints"]) == ("end", "running", False, False)
    assert [seat["kind"] for seat in info["seats"]] == ["human", "guide"]
    assert ada.get("/api/tables") == []

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            await follow(running, seat, lesson, table)

    asyncio.run(main())
    assert ada.get(f"/api/tables/{table}")["stage"] == "over"
    assert ada.get("/api/games") == []
    assert refused(ada.http.post(f"/api/tables/{table}/rematch", json={})) == (409, "server-lesson")


def test_a_lesson_is_gone_after_a_day_and_a_game_is_not(running: House) -> None:
    ada = Person(running.address, "Ada")
    old, new = (taken(ada, find("gardeners", "checking")) for _ in range(2))
    played = ada.open("human", "regular")
    ada.start(played)
    let_pass(running, 1.1, old, played)
    tidy(running)
    assert (stage(running, old), stage(running, new), stage(running, played)) == (None, "running", "running")
    assert not running.read("SELECT version FROM lines WHERE table_id = ?", old)
    assert ada.http.get(f"/api/tables/{old}").status_code == 404


def test_a_lesson_comes_back_from_disk_where_it_was(running: House) -> None:
    ada, lesson = Person(running.address, "Ada"), find("hanging-gardens", "structures")
    table = taken(ada, lesson)

    async def play() -> None:
        async with ada.at(table, 0) as seat:
            update = await newest(seat, 0)
            move = model(lesson, running.hub.rooms[table].whole())
            await seat.ask("Play", version=update["version"], move=move)

    async def look() -> dict[str, Any]:
        async with ada.at(table, 0) as seat:
            return dict(await newest(seat, 0))

    asyncio.run(play())
    tidy(running)
    assert asyncio.run(look())["guidance"]["steps"][0]["number"] == 1


def test_in_a_lesson_time_stands_still(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = taken(ada, find("gardeners", "clock"))

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            update = await newest(seat, 0)
            assert update["alarm"] is None
            move = model(find("gardeners", "clock"), running.hub.rooms[table].whole())
            answer = await seat.ask("Play", version=update["version"], move=move)
            assert (await newest(seat, answer["version"]))["alarm"] is None

    asyncio.run(main())
    assert not running.read("SELECT key FROM timers WHERE table_id = ?", table)


def test_a_table_whose_lesson_was_removed_is_an_ordinary_table(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(running.address, "Ada")
    table = taken(ada, find("gardeners", "card"))
    monkeypatch.setattr("tuileries.lessons.lesson.course", lambda game: ())

    async def main() -> None:
        async with ada.at(table, 0) as seat:
            assert (await newest(seat, 0))["guidance"] is None

    asyncio.run(main())


def test_nobody_opens_lessons_without_end(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running.app.state.limits, "_generosity", 1)
    monkeypatch.setitem(ALLOWED, "lessons", Allowance(burst=2, hour=1, day=10))
    running.app.state.limits._quotas._made.clear()
    ada, body = Person(running.address, "Ada"), {"name": "Ada"}
    answers = [ada.http.post("/api/lessons/gardeners/card", json=body).status_code for _ in range(3)]
    running.app.state.limits._quotas._made.clear()
    assert answers == [201, 201, 429]
