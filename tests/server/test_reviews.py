"""Looking back: only after the end, thought once, elsewhere, and told to all alike."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import tuileries
from tests.server.house import House, Person, fetch, house, wait_for
from tests.server.test_gardeners import open_two
from tests.web.backstage import play_again
from tuileries.core.phrases import Phrase
from tuileries.core.record import Record
from tuileries.locales import LANGUAGES, voice
from tuileries.server.workers.once import Once

GOLDEN = Path(__file__).parents[1] / "golden" / "gardeners"


class Slow:
    """A reviewer who says something when it is let go, and writes down what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Record] = []
        self.go = asyncio.Event()
        self.fails = False

    async def review(self, record: Record, guest: int) -> bytes:
        self.asked.append(record)
        await self.go.wait()
        if self.fails:
            raise RuntimeError("out of ideas")
        return b"[%d]" % len(self.asked)


@contextmanager
def reviewer(running: House) -> Iterator[Slow]:
    slow, review = Slow(), running.hub.reviews.review
    running.hub.reviews.review = slow.review  # type: ignore[method-assign]
    yield slow
    running.hub.reviews.review = review  # type: ignore[method-assign]


def golden(name: str) -> Record:
    return tuileries.load((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))


def finished(running: House, name: str = "training-b-failed") -> tuple[Person, str]:
    """A private table at which this game was played."""
    record, ada = golden(name), Person(running.address, "Ada")
    table = ada.open(*["human"] * record.header.players, game="gardeners")
    play_again(running, table, record)
    return ada, table


def asked(running: House, table: str) -> httpx.Response:
    """By somebody who was not there."""
    return fetch(running.address, f"/api/tables/{table}/review")


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["key"]


def test_a_game_that_is_over_is_looked_back_at_the_same_for_everyone(running: House) -> None:
    ada, table = finished(running)
    own = ada.http.get(f"/api/tables/{table}/review")
    assert own.status_code == 200
    rounds = own.json()
    assert [one["is_won"] for one in rounds] == [True, True, False]
    assert rounds[2]["end"] == {"cards": ["B5", "B3", "B4"], "could_be_met": True, "impossible": []}
    assert len(rounds[2]["way"]["taken_out"]) == len(rounds[2]["way"]["laid"]) == 2
    assert asked(running, table).content == own.content


def test_while_it_is_played_nothing_is_told_and_nothing_is_thought(running: House) -> None:
    ada, bela, table = open_two(running, mode="normal")
    with reviewer(running) as slow:
        slow.go.set()
        for person in (ada, bela):
            assert refusal(person.http.get(f"/api/tables/{table}/review")) == (409, "server-not-over")
        assert refusal(asked(running, table)) == (409, "server-not-over")
        assert slow.asked == []
        abandon(ada, bela, table)
        assert slow.asked == [], "not even after the end, unless somebody asks"
        assert asked(running, table).json() == [1]


def abandon(ada: Person, bela: Person, table: str) -> None:
    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)

    asyncio.run(main())


def test_a_table_that_is_not_played_at_yet_and_other_games_are_refused(running: House) -> None:
    ada = Person(running.address, "Ada")
    assert refusal(asked(running, ada.open("human", game="gardeners"))) == (409, "server-not-over")
    assert refusal(asked(running, ada.open("human", "human"))) == (409, "server-no-review")
    assert refusal(asked(running, "nowhere")) == (404, "server-no-table")


def test_who_asks_at_the_same_time_shares_one_thought_and_nothing_waits(running: House) -> None:
    _, table = finished(running)
    with reviewer(running) as slow, ThreadPoolExecutor() as people:
        answers = [people.submit(asked, running, table) for _ in range(4)]
        wait_for(lambda: slow.asked)
        assert fetch(running.address, "/health").status_code == 200
        assert not running.inside(running.hub.room(table)).lock.locked()
        running.loop.call_soon_threadsafe(slow.go.set)
        assert [answer.result().json() for answer in answers] == [[1]] * 4
        assert asked(running, table).json() == [1]
        assert len(slow.asked) == 1


def test_what_failed_is_thought_about_again(running: House) -> None:
    _, table = finished(running)
    with reviewer(running) as slow:
        slow.go.set()
        slow.fails = True
        assert asked(running, table).status_code == 500
        slow.fails = False
        assert asked(running, table).json() == [2]


def test_few_may_wait_and_not_all_are_remembered(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    few: Once[bytes] = Once(running.hub.spawn, most_kept=1, most_waiting=1)
    monkeypatch.setattr(running.hub.reviews, "_once", few)
    first, second = finished(running)[1], finished(running)[1]
    with reviewer(running) as slow, ThreadPoolExecutor() as people:
        waiting = people.submit(asked, running, first)
        wait_for(lambda: slow.asked)
        assert refusal(asked(running, second)) == (429, "server-too-much")
        running.loop.call_soon_threadsafe(slow.go.set)
        assert waiting.result().json() == [1]
        assert [asked(running, table).json() for table in (second, second, first)] == [[2], [2], [3]]


def test_who_waits_is_told_when_the_server_leaves(tmp_path: Path) -> None:
    with house(tmp_path) as leaving:
        _, table = finished(leaving)
        with reviewer(leaving) as slow, ThreadPoolExecutor() as people:
            waiting = people.submit(asked, leaving, table)
            wait_for(lambda: slow.asked)
            leaving.inside(leaving.hub.say_goodbye())
            assert refusal(waiting.result()) == (409, "server-leaving")
            assert refusal(asked(leaving, table)) == (409, "server-leaving")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    for reason in ("server-no-review", "server-not-over"):
        assert voice(language)(Phrase(reason)) != reason


def test_the_server_itself_does_not_load_the_solver() -> None:
    code = "import tuileries.server.http.app, sys; sys.exit('tuileries.solver' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
