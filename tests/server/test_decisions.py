"""What people decide together is on disk before anyone is told `Done`: a killed server forgets none of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Person, Process, Seat, wait_for
from tests.server.test_messages import newest, play_on, two_people
from tests.server.test_store import FullDisk, disk

__all__ = ["disk"]


class Table:
    """A server that can be killed, and people at one of its tables; what they said is known by its id."""

    def __init__(self, server: Process, *names: str) -> None:
        self.server = server
        self.people = [Person(server.address, name) for name in names]
        self.id = self.people[0].open(*["human"] * len(names))
        for person in self.people[1:]:
            person.join(self.id)
        self.people[0].start(self.id)

    def kill(self) -> None:
        self.server.kill()
        self.server.start()

    @property
    def info(self) -> dict[str, Any]:
        told: dict[str, Any] = self.people[0].get(f"/api/tables/{self.id}")
        return told

    @asynccontextmanager
    async def seats(self, *numbers: int) -> Any:
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(self.people[n].at(self.id, n)) for n in numbers]
            for seat in seats:
                await seat.hear("Update")
            yield seats

    def ask(self, number: int, kind: str, **fields: Any) -> dict[str, Any]:
        """Somebody comes, says one thing, hears the answer and goes."""

        async def main() -> dict[str, Any]:
            async with self.seats(number) as (sitting,):
                answer: dict[str, Any] = await sitting.ask(kind, **fields)
                return answer

        return asyncio.run(main())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path, warm=False, environment={"TUILERIES_AWAY_AFTER": "0.5"})
    process.start()
    yield process
    process.stop()


def done(answer: dict[str, Any]) -> int:
    assert answer["type"] == "Done", answer
    return int(answer["version"])


def test_a_proposal_and_the_votes_for_it_outlive_a_kill(server: Process) -> None:
    table = Table(server, "Ada", "Béla", "Cleo")
    proposed = table.ask(0, "Propose", id="propose", what="abandon")
    voted = table.ask(1, "Vote", id="vote", agree=True)
    assert (done(proposed), done(voted)) == (0, 0)
    before = table.info["proposal"]
    assert (before["what"], before["agreed"]) == ("abandon", [0, 1])
    table.kill()
    assert table.info["proposal"] == before
    assert table.ask(0, "Propose", id="propose", what="abandon") == proposed
    assert table.ask(1, "Vote", id="vote", agree=True) == voted
    assert table.info["proposal"] == before, "a repeat is answered and not carried out"
    carried = table.ask(2, "Vote", id="last", agree=True)
    assert table.info["stage"] == "abandoned"
    table.kill()
    assert (table.info["stage"], table.info["proposal"]) == ("abandoned", None)
    assert table.ask(2, "Vote", id="last", agree=True) == carried


def test_a_no_outlives_a_kill_and_counts_once(server: Process) -> None:
    table = Table(server, "Ada", "Béla")
    done(table.ask(0, "Propose", what="abandon"))
    refused = table.ask(1, "Vote", id="no", agree=False)
    assert done(refused) == 0
    table.kill()
    before = table.info
    assert before["proposal"] is None
    done(table.ask(0, "Propose", what="abandon"))
    assert table.ask(1, "Vote", id="no", agree=False) == refused
    assert table.info["proposal"]["agreed"] == [0], "the old no is not one to the new proposal"


def test_a_return_that_all_agreed_to_outlives_a_kill(server: Process) -> None:
    table = Table(server, "Ada", "Béla")

    async def main() -> dict[str, Any]:
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(table.people[n].at(table.id, n)) for n in (0, 1)]
            await play_on(seats, moves=3)
            done(await seats[0].ask("Propose", id="propose", what="return", version=1))
            answer: dict[str, Any] = await seats[1].ask("Vote", id="vote", agree=True)
            return answer

    voted = asyncio.run(main())
    assert done(voted) == 4
    table.kill()
    assert table.ask(1, "Vote", id="vote", agree=True) == voted
    assert done(table.ask(0, "Propose", id="propose", what="return", version=1)) == 3
    assert table.info["proposal"] is None
    assert len(table.people[0].http.get(f"/api/tables/{table.id}/log").text.splitlines()) == 2 + 4


def test_a_substitute_and_its_end_outlive_a_kill(server: Process) -> None:
    table = Table(server, "Ada", "Béla")
    wait_for(lambda: table.info["seats"][1]["away"])
    proposed = table.ask(0, "Propose", id="propose", what="substitute", seat=1, bot="beginner")
    done(proposed)
    table.kill()
    assert table.info["seats"][1]["substitute"] == "beginner"
    reclaimed = table.ask(1, "Reclaim", id="reclaim")
    done(reclaimed)
    table.kill()
    assert table.info["seats"][1]["substitute"] is None
    assert table.ask(1, "Reclaim", id="reclaim") == reclaimed
    assert table.ask(0, "Propose", id="propose", what="substitute", seat=1, bot="beginner") == proposed
    assert table.info["seats"][1]["substitute"] is None, "the old proposal is not carried out again"


def test_whoever_was_away_is_away_after_a_kill_and_the_vote_about_them_goes_on(server: Process) -> None:
    table = Table(server, "Ada", "Béla", "Cleo")
    wait_for(lambda: table.info["seats"][2]["away"])

    async def propose() -> None:
        async with table.seats(0, 1) as (ada, _):
            done(await ada.ask("Propose", what="substitute", seat=2, bot="beginner"))

    async def agree() -> None:
        async with table.seats(0, 1) as (_, bela):
            done(await bela.ask("Vote", agree=True))

    asyncio.run(propose())
    table.kill()
    assert table.info["proposal"]["what"] == "substitute"
    assert table.info["seats"][2]["away"]
    asyncio.run(agree())
    assert table.info["seats"][2]["substitute"] == "beginner"


def test_a_proposal_that_cannot_be_written_is_not_made(running: House, disk: FullDisk) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.hear("Update")
            await second.hear("Update")
            disk.room = 0
            answer = await first.ask("Propose", id="once", what="abandon")
            assert answer["reason"]["key"] == "server-not-written"
            disk.room = None
            assert ada.get(f"/api/tables/{table}")["proposal"] is None
            done(await first.ask("Propose", id="once", what="abandon"))
            disk.room = 0
            answer = await second.ask("Vote", id="yes", agree=True)
            assert answer["reason"]["key"] == "server-not-written"
            disk.room = None
            told = ada.get(f"/api/tables/{table}")
            assert (told["stage"], told["proposal"]["agreed"]) == ("running", [0])
            done(await second.ask("Vote", id="yes", agree=True))

    asyncio.run(main())
    assert ada.get(f"/api/tables/{table}")["stage"] == "abandoned"


def test_a_move_ends_a_proposal_to_return_and_everyone_hears_so(running: House) -> None:
    ada, bela, table = two_people(running)

    async def hear_of(seat: Seat, what: str | None) -> None:
        """Sooner or later: who comes and goes is told as well."""
        while ((await seat.hear("TableInfo"))["proposal"] or {}).get("what") != what:
            pass

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            update = await play_on([first, second], moves=2)
            done(await first.ask("Propose", what="return", version=1))
            await hear_of(second, "return")
            mover, other = (first, second) if update["view"]["to_move"] == [0] else (second, first)
            own = await newest(mover, update["version"])
            move = {"tile": own["choices"]["tiles"][0], "cell": own["choices"]["cells"][0], "corner": "nw"}
            done(await mover.ask("Play", version=own["version"], move={"type": "Take", **move}))
            await hear_of(other, None)

    asyncio.run(main())
