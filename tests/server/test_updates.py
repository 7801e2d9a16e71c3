"""What a viewer is told: events with their sentences, the story so far, and the film."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any

import msgspec
import pytest

from tests.games.pebbles import game as small_game
from tests.server.house import House, Person, Seat, fetch, wait_for
from tests.server.test_judgements import finished
from tests.server.test_messages import newest, play_on, two_people
from tests.web.backstage import play_on as play_moves
from tuileries.core.phrases import Phrase
from tuileries.locales import LANGUAGES, voice
from tuileries.server.table import updates as update_parts
from tuileries.server.table.connections import Connection


def say(phrase: dict[str, Any], language: str = "en") -> str:
    """As a client would, from what came over the wire."""
    return voice(language, ("Ada", "Béla"))(phrase_of(phrase))


def phrase_of(told: dict[str, Any]) -> Phrase:
    args = {name: argument_of(argument) for name, argument in told["args"].items()}
    return Phrase(told["key"], args)


def argument_of(told: Any) -> Any:
    if isinstance(told, list):
        return tuple(map(phrase_of, told))
    return phrase_of(told) if isinstance(told, dict) else told


def story(seat: Seat) -> list[Any]:
    """All events heard, in the order they came."""
    return [one for message in seat.heard for one in message.get("events", [])]


def test_every_event_comes_with_its_sentence(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> list[Any]:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await play_on([first, second], moves=4)
            return story(first)

    events = asyncio.run(main())
    assert {version for version, _, _ in events} == {0, 1, 2, 3, 4}
    for language in LANGUAGES:
        assert all(say(phrase, language) for _, _, phrase in events)
    laid = next(phrase for _, event, phrase in events if event["type"] == "TileLaid")
    assert laid["key"] == "zen-garden-log-tile-laid"


def test_whoever_missed_something_gets_just_that(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await play_on([first, second], moves=3)
        for since, versions in ((3, []), (2, [3]), (1, [2, 3])):
            async with ada.at(table, 0, since=since) as again:
                update = await again.hear("Update")
                assert {version for version, *_ in story(again)} == set(versions)
                assert {version for version, *_ in update["events"]} == set(versions) & {3}
        async with ada.at(table, 0) as fresh:
            await fresh.hear("Update")
            assert story(fresh) == story(first)

    asyncio.run(main())


def test_a_long_story_comes_in_parts_that_fit_and_break_between_versions() -> None:
    most = update_parts.LARGEST_PART
    sizes = [[10], [most - 40], [20, 20], [most + 5], [1, 1], [1]]
    versions = [[msgspec.Raw(b"x" * size) for size in version] for version in sizes]
    parts = [[len(memoryview(one)) for one in part] for part in update_parts.parts(versions)]
    assert parts == [[10, most - 40], [20, 20], [most + 5], [1, 1, 1]]
    assert list(update_parts.parts([])) == []


def test_no_message_is_over_16_kilobytes(running: House, capsys: pytest.CaptureFixture[str]) -> None:
    people = [Person(running.address, name) for name in ("Ada", "Béla", "Chloé", "Dora")]
    table = people[0].open(*["human"] * 4, options={"boards": [1, 2, 3, 4, 5]})
    for person in people[1:]:
        person.join(table)
    people[0].start(table)

    async def main() -> tuple[list[str], list[str]]:
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(person.at(table, n)) for n, person in enumerate(people)]
            await play_on(seats)
            async with Person(running.address, "Zoë").at(table) as late:
                await late.hear("Update")
                assert story(late) == story(seats[0])
                return [text for seat in seats for text in seat.raw], late.raw

    ordinary, late = asyncio.run(main())
    largest = {"an ordinary game": ordinary, "a first look at its end": late}
    for what, texts in largest.items():
        size = max(len(text.encode()) for text in texts)
        with capsys.disabled():
            print(json.dumps({"figure": f"largest message of {what}, Zen Garden for 4", "bytes": size}))  # noqa: T201
        assert size < 16_000
    assert len([text for text in late if '"History"' in text]) > 1


def without_time(update: dict[str, Any]) -> dict[str, Any]:
    return {**update, "alarm": None}


def updates(seat: Seat) -> list[dict[str, Any]]:
    return [without_time(message) for message in seat.heard if message["type"] == "Update"]


def test_the_film_is_what_each_viewer_was_told_live(running: House) -> None:
    ada, bela, table = two_people(running, game="pebbles")
    path = f"/api/tables/{table}/replay"

    async def main() -> list[list[dict[str, Any]]]:
        async with (
            ada.at(table, 0) as first,
            bela.at(table, 1) as second,
            Person(running.address, "Zoë").at(table) as watching,
        ):
            seats = (first, second, watching)
            hands = [(await seat.hear("Update"))["view"]["own"]["hand"] for seat in (first, second)]
            await watching.hear("Update")
            await first.ask("Play", version=0, move={"type": "Draw"})
            downs = [{"type": "PutDown", "pebble": hand[0]} for hand in hands]
            await second.ask("Play", version=1, move=downs[1])
            await second.ask("TakeBack", version=2)
            await first.ask("Play", version=3, move=downs[0])
            for seat in seats:
                await newest(seat, 4)
            assert ada.get(f"{path}?seat=0") == updates(first), "one's own, while it goes on"
            assert bela.get(path) == updates(watching), "what everybody sees, while it goes on"
            for other in (f"{path}?seat=1", f"{path}?seat=9"):
                refused = ada.http.get(other)
                assert (refused.status_code, refused.json()["key"]) == (403, "server-not-your-seat")
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)
            return [updates(seat) for seat in seats]

    hers, his, public = asyncio.run(main())
    assert [update["version"] for update in hers] == [0, 1, 2, 3, 4]
    for seat, told in (("?seat=0", hers), ("?seat=1", his), ("", public)):
        assert ada.get(path + seat) == told, "any seat, once it is over"
    assert hers[1]["events"][0][1]["pebble"] in hers[1]["view"]["own"]["hand"]
    assert his[1]["events"][0][1]["pebble"] is None
    assert ada.http.get(f"{path}?seat=9").json()["key"] == "error-seat"


def test_what_nobody_says_has_no_sentence(running: House) -> None:
    ada, _, table = two_people(running, game="pebbles")
    (dealt,) = ada.get(f"/api/tables/{table}/replay?seat=0")[0]["events"]
    assert dealt[1]["type"] == small_game.Dealt.__name__
    assert dealt[2] is None


def test_a_seat_that_is_not_there_is_refused_before_any_film_is_made(
    running: House, caplog: pytest.LogCaptureFixture
) -> None:
    _, table = finished(running)
    with caplog.at_level(logging.ERROR, "tuileries"):
        for seat in (2, 9, -1):
            refused = fetch(running.address, f"/api/tables/{table}/replay?seat={seat}")
            assert (refused.status_code, refused.json()["key"]) == (400, "error-seat")
    assert not caplog.records
    assert not [key for key in running.app.state.films._known if key[0] == table]


def test_there_is_no_film_of_what_has_not_begun(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    assert ada.http.get(f"/api/tables/{table}/replay").json()["key"] == "server-not-running"
    assert ada.http.get("/api/tables/nowhere/replay").status_code == 404


def test_a_film_is_compressed_for_whoever_can_read_that(running: House) -> None:
    _, _, table = two_people(running)
    path = f"/api/tables/{table}/replay"
    ways = ({"Accept-Encoding": way} for way in ("gzip", "identity"))
    packed, plain = (fetch(running.address, path, headers=way) for way in ways)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


@pytest.mark.parametrize("game", ["zen-garden", "pebbles"])
def test_a_table_can_agree_to_play_without_aids(running: House, game: str) -> None:
    ada, bela, table = two_people(running, game=game, aids=False)
    assert ada.get(f"/api/tables/{table}")["aids"] is False

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            told = [await seat.hear("Update") for seat in (first, second)]
            assert [update["projected"] for update in told] == [None, None]
            mover = next(n for n in (0, 1) if told[n]["choices"])
            seat = (first, second)[mover]
            good, bad, rule = tried(game, told[mover])
            answer = await seat.ask("Ask", version=0, move=good)
            assert (answer["refusals"], answer["lines"]) == ([], [])
            answer = await seat.ask("Ask", version=0, move=bad)
            assert answer["refusals"][0]["rule"] == rule
            await seat.ask("Play", version=0, move=good)
            assert (await newest(first, 1))["projected"] is None
            assert all(shot["projected"] is None for shot in ada.get(f"/api/tables/{table}/replay"))
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)

    asyncio.run(main())
    assert all(shot["projected"] for shot in ada.get(f"/api/tables/{table}/replay"))
    assert ada.post(f"/api/tables/{table}/rematch", {})["aids"] is False


def tried(game: str, update: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any], str]:
    """A move that may be made and would pay, one that may not, and the rule that forbids it."""
    choices = update["choices"]
    if game == "pebbles":
        return {"type": "Draw"}, {"type": "PutDown", "pebble": 13}, "PB-R2"
    move = {"type": "Take", "tile": choices["tiles"][-1], "cell": choices["cells"][0], "corner": "nw"}
    return move, {**move, "cell": [2, 2]}, "ZG-T6"


def test_a_person_alone_with_bots_comes_to_move(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "regular", "beginner", game="hanging-gardens", shuffled=True)
    ada.start(table)
    seat = [seat["yours"] for seat in ada.get(f"/api/tables/{table}")["seats"]].index(True)

    async def main() -> None:
        async with ada.at(table, seat) as sitting:
            while not (await sitting.hear("Update"))["choices"]:
                pass

    asyncio.run(main())


@pytest.mark.parametrize("game", ["zen-garden", "pebbles"])
def test_where_nobody_listens_nothing_is_worked_out(
    running: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    _, _, table = two_people(running, game=game)
    monkeypatch.setattr(update_parts, "update_of", pytest.fail)
    play_moves(running, table, 2)
    assert running.hub.rooms[table].version == 2


class SlowLine:
    """Somebody who takes what they are told of the game when they are let."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.backlog = self.most = 0
        self.may_read = asyncio.Event()

    def tell(self, text: bytes) -> None:
        if text.startswith(b'{"type":"TableInfo"'):  # who is away, which time brings about
            return
        self.told.append(msgspec.json.decode(text))
        self.backlog += len(text)
        self.most = max(self.most, self.backlog)

    async def drain(self) -> None:
        await self.may_read.wait()
        self.backlog = 0

    def cut(self) -> None:
        raise AssertionError("they are slow, not gone")

    @property
    def events(self) -> list[Any]:
        return [one for message in self.told for one in message.get("events", [])]


def test_whoever_reads_slowly_gets_a_long_past_bit_by_bit(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(update_parts, "LARGEST_PART", 500)
    monkeypatch.setattr(update_parts, "AT_ONCE", 1000)
    _, _, table = two_people(running)
    play_moves(running, table, 12)
    room = running.hub.rooms[table]

    async def come() -> SlowLine:
        line = SlowLine()
        slow = Connection(None, (), line, running.app.state.limits)
        room.connections.add(slow)
        async with room.lock:
            slow.look(None)
            update_parts.tell_all_since(room, slow, -1)
        return line

    line = running.inside(come())
    play_moves(running, table, 2)
    assert [message["type"] for message in line.told] == ["History"] * len(line.told)
    assert len(line.told) < len(list(update_parts.histories(room.whole(), None, since=-1))), "the rest waits"
    running.loop.call_soon_threadsafe(line.may_read.set)
    wait_for(lambda: line.told[-1]["type"] == "Update")
    assert line.told[-1]["version"] == 14
    assert line.most < 12_000, "no more than an update"
    told = update_parts.told(room.whole(), None, since=-1)
    assert line.events == msgspec.json.decode(msgspec.json.encode(tuple(told)))
    play_moves(running, table, 1)
    wait_for(lambda: line.told[-1]["type"] == "Update" and line.told[-1]["version"] == 15)
