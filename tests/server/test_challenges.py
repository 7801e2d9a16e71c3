"""The same deal again: for whoever has the link, at a table of their own, compared line by line."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.house import House, Person, fetch, wait_for
from tests.server.test_lessons import taken
from tests.server.test_retention import let_pass, tidy
from tests.web.backstage import play_on, room_of
from tuileries.core.record import HUMAN, Header
from tuileries.games import SHELF
from tuileries.lessons.lesson import course
from tuileries.server.errors import NotRead, NotWritten
from tuileries.server.limits import ALLOWED, Allowance
from tuileries.server.store import queries
from tuileries.server.table import challenges
from tuileries.server.table.challenges import Challenge
from tuileries.server.table.room import Room

OPTIONS = {"gardeners": {"mode": "normal"}}


def played(running: House, game: str = "zen-garden", seats: tuple[str, ...] = (HUMAN, HUMAN)) -> list[Any]:
    """People who played a game to its end, and its table."""
    people = [Person(running.address, name) for name in ("Ada", "Béla", "Chloé")[: seats.count(HUMAN)]]
    table = people[0].open(*seats, game=game, options=OPTIONS.get(game, {}))
    for person in people[1:]:
        person.join(table)
    people[0].start(table)
    finish(running, table)
    return [*people, table]


def finish(running: House, table: str) -> None:
    """However the game goes on; a team would never end by itself."""
    if room_of(running, table).game.is_simultaneous:
        running.inside(time_up(running, table))
    else:
        play_on(running, table)
    assert room_of(running, table).row.stage == "over"


async def time_up(running: House, table: str) -> None:
    room = await running.hub.room(table)
    async with room.lock:
        while room.row.stage == "running":
            assert room.table
            alarm = room.game.alarm(room.table.state)
            assert alarm
            await room.play(None, alarm.move)


def challenged(person: Person, table: str, **more: Any) -> str:
    return str(person.post(f"/api/tables/{table}/challenge", more)["id"])


def take(person: Person, challenge: str) -> str:
    return str(person.post(f"/api/challenges/{challenge}", {"name": person.name})["id"])


def compared(person: Person, table: str) -> list[dict[str, Any]]:
    return list(person.get(f"/api/tables/{table}/challenge")["results"])


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["key"]


def refused(person: Person, table: str, **more: Any) -> tuple[int, str]:
    return refusal(person.http.post(f"/api/tables/{table}/challenge", json=more))


def header_of(running: House, table: str) -> Header:
    return room_of(running, table).whole().header


@pytest.mark.parametrize("game", SHELF)
def test_whoever_takes_it_has_the_same_deal_in_the_same_seat_and_bots_beside_them(
    running: House, game: str
) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    original = ada.open(HUMAN, HUMAN, game=game, options=OPTIONS.get(game, {}))
    bela.join(original)
    ada.start(original)
    dealt = room_of(running, original).whole().lines[0]
    finish(running, original)
    dora = Person(running.address, "Dora")
    table = take(dora, challenged(bela, original))
    room = room_of(running, table)
    assert [seat.kind == HUMAN for seat in room.seats] == [False, True]
    assert room.seats_of(room.row.host) == [1]
    assert room.whole().lines[0] == dealt
    assert header_of(running, table).seed == header_of(running, original).seed
    assert header_of(running, table).pledge is None
    assert room.row.secret == room_of(running, original).row.secret, "bots have the same luck"
    assert (room.row.aids, room.row.options) == (True, room_of(running, original).row.options)


def test_bots_that_sat_there_sit_there_again(running: House) -> None:
    ada, table = played(running, seats=(HUMAN, "learner", "casual"))
    info = Person(running.address, "Dora").get(f"/api/challenges/{challenged(ada, table)}")
    assert info["seats"] == [HUMAN, "learner", "casual"]
    assert info["seat"] == 0
    assert info["name"] == "Ada"


def test_only_a_game_that_is_over_and_has_a_result(running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open(HUMAN, HUMAN)
    assert refused(ada, table) == (409, "server-not-over")
    bela.join(table)
    ada.start(table)
    assert refused(ada, table) == (409, "server-not-over")
    assert refusal(ada.http.get(f"/api/tables/{table}/challenge")) == (409, "server-not-over")

    async def abandon() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)

    asyncio.run(abandon())
    assert refused(ada, table) == (409, "server-not-over")


def test_no_lesson_and_no_garden_of_the_day(running: House) -> None:
    ada = Person(running.address, "Ada")
    assert refused(ada, taken(ada, course("zen-garden")[0])) == (409, "server-lesson")
    _, table = played(running, seats=(HUMAN, "casual"))
    room_of(running, table).row.daily = "2026-11-15/easy"
    assert refused(ada, table) == (409, "server-no-challenge")


def test_other_rules_deal_otherwise(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, table = played(running)
    challenge = challenged(ada, table)
    monkeypatch.setattr(room_of(running, table).game, "rules", "99")
    assert refused(ada, table) == (409, "server-challenge-rules")
    stranger = Person(running.address, "Dora")
    told = stranger.http.post(f"/api/challenges/{challenge}", json={"name": "Dora"})
    assert refusal(told) == (409, "server-challenge-rules")
    assert not stranger.http.cookies, "a refused request makes no guest"


def test_a_seat_has_one_challenge_and_a_team_too(running: House) -> None:
    ada, bela, table = played(running)
    first = challenged(ada, table)
    assert first == challenged(ada, table) == challenged(Person(running.address, "Dora"), table)
    assert first != challenged(bela, table) == challenged(ada, table, seat=1)
    ada, bela, team = played(running, "gardeners")
    assert challenged(ada, team) == challenged(bela, team)
    assert refused(ada, played(running, seats=(HUMAN, "learner"))[1], seat=1) == (409, "server-no-seat")


def test_a_challenge_can_be_handed_on_from_a_table_where_it_was_taken(running: House) -> None:
    ada, _, table = played(running)
    challenge, dora = challenged(ada, table), Person(running.address, "Dora")
    again = take(dora, challenge)
    finish(running, again)
    assert challenged(dora, again) == challenge


def test_results_are_compared_line_by_line_the_original_first(running: House) -> None:
    ada, bela, table = played(running)
    challenge = challenged(bela, table)
    assert [one["name"] for one in compared(bela, table)] == ["Béla"]
    dora, emil = Person(running.address, "Dora"), Person(running.address, "Emil")
    mine, other = take(dora, challenge), take(emil, challenge)
    finish(running, mine)
    told = compared(dora, mine)
    assert [(one["name"], one["is_original"], one["yours"]) for one in told] == [
        ("Béla", True, False),
        ("Dora", False, True),
    ]
    outcomes = [room_of(running, one).whole().outcome for one in (table, mine)]
    for one, outcome in zip(told, outcomes, strict=True):
        assert outcome
        lines = [(line.rule, line.points) for line in outcome.scores[1].lines]
        assert [(line["rule"], line["points"]) for line in one["sheet"]["lines"]] == lines
        assert one["has_won"] == (1 in outcome.winners)
    finish(running, other)
    assert [one["name"] for one in compared(ada, mine)] == ["Béla", "Dora", "Emil"]


def test_however_many_took_it_one_finds_oneself(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, table = played(running)
    challenge, people = challenged(ada, table), [Person(running.address, name) for name in ("Dora", "Emil")]
    for person in people:
        finish(running, take(person, challenge))
    monkeypatch.setattr(challenges, "MOST_RESULTS", 2)
    told = [[one["name"] for one in compared(person, table)] for person in (ada, *people)]
    assert told == [["Ada", "Dora"], ["Ada", "Dora"], ["Ada", "Emil"]]
    stranger = Person(running.address, "Zoé")
    assert [one["name"] for one in compared(stranger, table)] == ["Ada", "Dora"]


def test_a_team_is_compared_by_its_score(running: House) -> None:
    ada, _, table = played(running, "gardeners")
    dora = Person(running.address, "Dora")
    mine = take(dora, challenged(ada, table))
    finish(running, mine)
    assert [one["table"] for one in compared(dora, mine)] == [table, mine]


def seen_by(running: House, table: str, *people: Person) -> list[bool]:
    """What is marked for each who takes the challenge of this table and plays it."""
    challenge = challenged(people[0], table)
    for person in people:
        told = person.get(f"/api/challenges/{challenge}")["has_seen"]
        mine = take(person, challenge)
        finish(running, mine)
        (own,) = (one for one in compared(person, mine) if one["table"] == mine)
        assert own["has_seen"] == told
    return [one["has_seen"] for one in compared(people[0], table)[1:]]


def known(running: House, name: str) -> Person:
    """Somebody with a cookie."""
    person = Person(running.address, name)
    person.open(HUMAN, HUMAN)
    return person


def test_who_has_seen_the_deal_is_marked(running: House) -> None:
    ada, bela, table = played(running)
    watcher, viewer, stranger = (known(running, name) for name in ("Wanda", "Vera", "Sven"))

    async def watch() -> None:
        async with watcher.at(table) as seat:
            await seat.hear("Update")

    asyncio.run(watch())
    viewer.get(f"/api/tables/{table}/replay")
    stranger.get(f"/api/tables/{table}")
    assert seen_by(running, table, ada, bela, watcher, viewer, stranger) == [True, True, True, True, False]


def test_who_watched_it_being_taken_or_took_it_before_is_marked(running: House) -> None:
    ada, _, table = played(running)
    challenge, (dora, emil) = challenged(ada, table), (known(running, n) for n in ("Dora", "Emil"))
    first = take(dora, challenge)
    assert take(dora, challenge) == first, "there is one to go on with"
    emil.get(f"/api/tables/{first}/replay")
    finish(running, first)
    assert dora.get(f"/api/challenges/{challenge}")["has_seen"]
    assert emil.get(f"/api/challenges/{challenge}")["has_seen"]
    assert take(dora, challenge) != first


def test_who_looks_it_up_while_playing_is_marked(running: House) -> None:
    ada, _, table = played(running)
    challenge, dora, emil = challenged(ada, table), Person(running.address, "Dora"), known(running, "Emil")
    mine, other = take(dora, challenge), take(emil, challenge)
    dora.get(f"/api/tables/{table}/replay")
    wait_for(lambda: room_of(running, mine).row.has_seen)
    finish(running, mine)
    finish(running, other)
    emil.get(f"/api/tables/{mine}/replay")
    assert [one["has_seen"] for one in compared(dora, mine)] == [False, True, False]


@pytest.mark.parametrize("what", ["judgements", "attempt", "ask", "thought?seat=0&version=0"])
def test_whatever_tells_of_the_moves_shows_the_deal(running: House, what: str) -> None:
    ada, _, table = played(running)
    dora, address = known(running, "Dora"), f"/api/tables/{table}/{what}"
    is_read = what.startswith(("judgements", "thought"))
    asked = dora.http.get(address) if is_read else dora.http.post(address, json={"version": 0, "move": {}})
    assert asked.status_code < 500
    assert dora.get(f"/api/challenges/{challenged(ada, table)}")["has_seen"]


def test_asking_in_vain_is_not_seeing(running: House) -> None:
    ada, dora = Person(running.address, "Ada"), known(running, "Dora")
    table = ada.open(HUMAN, "learner")
    dora.http.get(f"/api/tables/{table}/replay")
    ada.start(table)
    assert dora.http.get(f"/api/tables/{table}/record").status_code == 409
    finish(running, table)
    assert not dora.get(f"/api/challenges/{challenged(ada, table)}")["has_seen"]


def test_until_it_is_over_nothing_of_the_deal_is_told(running: House) -> None:
    """Neither by the challenge, which does not even lead to the first table, nor by the new one."""
    ada, _, table = played(running)
    dora, seed = Person(running.address, "Dora"), header_of(running, table).seed
    challenge = challenged(ada, table)
    told = dora.http.get(f"/api/challenges/{challenge}")
    assert set(told.json()) == set(Challenge.__struct_fields__)
    mine = take(dora, challenge)
    assert refusal(dora.http.get(f"/api/tables/{mine}/record")) == (409, "server-not-over")
    assert refusal(dora.http.get(f"/api/tables/{mine}/challenge")) == (409, "server-not-over")

    async def heard() -> str:
        async with dora.at(mine, 0) as seat:
            await seat.hear("Update")
            return "".join(seat.raw)

    answers = [told.text, dora.http.get(f"/api/tables/{mine}").text, asyncio.run(heard())]
    answers += [dora.http.get(f"/api/tables/{mine}/log?seat=0").text]
    for answer in answers:
        assert table not in answer
        assert str(seed) not in answer
        assert str(room_of(running, table).row.secret) not in answer


def test_it_carries_no_pledge_and_says_so(running: House) -> None:
    ada, _, table = played(running)
    dora = Person(running.address, "Dora")
    challenge = challenged(ada, table)
    mine = take(dora, challenge)
    info = dora.get(f"/api/tables/{mine}")
    assert (info["challenge"], info["commitment"]) == (challenge, "")
    finish(running, mine)
    assert refusal(dora.http.get(f"/api/tables/{mine}/verify")) == (409, "server-no-pledge")
    assert "pledge" not in dora.http.get(f"/api/tables/{mine}/record").text.split("\n")[0]
    ada.get(f"/api/tables/{table}/verify")


def test_a_challenge_that_is_not_there(running: House) -> None:
    assert refusal(fetch(running.address, "/api/challenges/nowhere")) == (404, "server-no-challenge-here")
    ada, _, table = played(running)
    nameless = ada.http.post(f"/api/challenges/{challenged(ada, table)}", json={"name": " "})
    assert refusal(nameless) == (400, "error-name-length")


def test_challenges_count_as_tables(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, table = played(running)
    challenge = challenged(ada, table)
    limits = running.app.state.limits
    monkeypatch.setattr(limits, "_generosity", 1)
    monkeypatch.setitem(ALLOWED, "tables", Allowance(burst=1, hour=1, day=10))
    limits._quotas._made.clear()
    take(ada, challenge)
    told = ada.http.post(f"/api/challenges/{challenge}", json={"name": "Ada"})
    limits._quotas._made.clear()
    assert refusal(told) == (429, "server-too-much")


def test_challenges_outlive_the_night(running: House) -> None:
    ada, _, table = played(running)
    challenge, dora = challenged(ada, table), Person(running.address, "Dora")
    mine = take(dora, challenge)
    finish(running, mine)
    let_pass(running, 400)
    tidy(running)
    assert [one["name"] for one in compared(dora, mine)] == ["Ada", "Dora"]
    assert dora.get(f"/api/challenges/{challenge}")["has_seen"]


@pytest.mark.parametrize("what", ["start", "remove", "leave"])
def test_a_table_that_did_not_come_to_run_cannot_be_dealt_otherwise(
    running: House, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Its result would stand among those of the deal."""
    ada, _, table = played(running)
    challenge, eve = challenged(ada, table), Person(running.address, "Eve")
    eve.open(HUMAN, HUMAN)
    with monkeypatch.context() as broken:
        broken.setattr(Room, "begin", full)
        assert eve.http.post(f"/api/challenges/{challenge}", json={"name": "Eve"}).status_code == 503
    (left,) = (one["id"] for one in eve.get("/api/tables") if one["challenge"] == challenge)
    assert refusal(eve.http.post(f"/api/tables/{left}/{what}", json={"seat": 1})) == (409, "server-not-open")
    assert take(eve, challenge) != left


async def full(*_: object) -> None:
    raise NotWritten


def test_a_mark_that_could_not_be_made_is_made_at_the_next_look(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = played(running)
    dora = Person(running.address, "Dora")
    mine = take(dora, challenged(ada, table))
    asked = list[str]()

    async def silent(_: Any, table_id: str, guest: int) -> list[str]:
        asked.append(table_id)
        raise NotRead

    with monkeypatch.context() as broken:
        broken.setattr(queries, "attempts_at", silent)
        dora.get(f"/api/tables/{table}/replay")
        wait_for(lambda: asked)
    dora.get(f"/api/tables/{table}/replay")
    wait_for(lambda: room_of(running, mine).row.has_seen)
