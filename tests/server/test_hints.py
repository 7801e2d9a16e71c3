"""Hints: for the seat that is to move, from its own view, while everything else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.house import House, Person, Seat, first_move
from tests.server.test_messages import newest, two_people
from tuileries import bots
from tuileries.bots.expectations import Expectation
from tuileries.core.phrases import Phrase
from tuileries.locales import LANGUAGES, voice

REFUSED = ("no-hints", "no-adviser", "hint-turn", "hint-late", "hint-not-ready")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What the adviser thinks with, before anyone waits for it."""
    bots.prepare("zen-garden", ["master"])


class Slow:
    """An adviser who says something when it is let go, and writes down what it was asked."""

    def __init__(self, says: Expectation | None = None) -> None:
        self.asked: list[Any] = []
        self.go = asyncio.Event()
        self._says = says

    async def advise(self, game: str, view: Any, player: int, luck: str, *, guest: int) -> Expectation | None:
        self.asked.append((game, view.viewer, player, luck))
        await self.go.wait()
        return self._says


@contextmanager
def adviser(running: House, slow: Slow) -> Iterator[None]:
    advise = running.hub.bots.advise
    running.hub.bots.advise = slow.advise  # type: ignore[method-assign]
    yield
    running.hub.bots.advise = advise  # type: ignore[method-assign]


async def sit(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """Who is to move, and who is not."""
    told = await first.hear("Update")
    await second.hear("Update")
    return (first, second) if told["choices"] else (second, first)


def key_of(answer: dict[str, Any]) -> str:
    assert answer["type"] == "Refused"
    return str(answer["reason"]["key"]).removeprefix("server-")


def test_a_hint_is_for_the_asker_alone_and_can_be_played(running: House) -> None:
    ada, bela, table = two_people(running)
    assert ada.get(f"/api/tables/{table}")["hints"] is True

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            mover, other = await sit(first, second)
            hinted = await mover.ask("Hint", version=0)
            assert (hinted["type"], hinted["version"]) == ("Hinted", 0)
            assert 0 <= hinted["victory"] <= 1
            assert len(hinted["points"]) == 2
            assert len(hinted["ideas"]) == 3
            assert (await mover.ask("Hint", version=0))["ideas"] == hinted["ideas"]
            for idea in hinted["ideas"]:
                answer = await mover.ask("Ask", version=0, move=idea["move"])
                assert answer["refusals"] == []
                assert {rule: after - before for rule, before, after in answer["lines"]} == idea["gains"]
            done = await mover.ask("Play", version=0, move=hinted["ideas"][0]["move"])
            assert done["type"] == "Done"
            await newest(other, 1)
            assert not any(message["type"] == "Hinted" for message in other.heard)

    asyncio.run(main())


def test_a_hint_is_refused_with_its_reason(running: House) -> None:
    ada, bela, table = two_people(running)

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            mover, other = await sit(first, second)
            assert key_of(await other.ask("Hint", version=0)) == "hint-turn"
            assert key_of(await mover.ask("Hint", version=1)) == "hint-late"
            async with Person(running.address, "Zoë").at(table) as watching:
                assert key_of(await watching.ask("Hint", version=0)) == "not-your-seat"
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)
            assert key_of(await mover.ask("Hint", version=0)) == "not-running"

    asyncio.run(main())


@pytest.mark.parametrize("aids", [True, False])
def test_a_table_can_agree_to_play_without_hints(running: House, *, aids: bool) -> None:
    ada, bela, table = two_people(running, hints=False, aids=aids)
    assert ada.get(f"/api/tables/{table}")["hints"] is False

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            mover, _ = await sit(first, second)
            assert key_of(await mover.ask("Hint", version=0)) == "no-hints"
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)

    asyncio.run(main())
    assert ada.post(f"/api/tables/{table}/rematch", {})["hints"] is False


@pytest.mark.parametrize("game", ["gardeners", "pebbles"])
def test_where_nobody_advises_a_hint_is_refused(running: House, game: str) -> None:
    ada, bela, table = two_people(running, game=game)
    advised = {info["name"]: info["has_adviser"] for info in ada.get("/api/house")["games"]}
    assert advised["zen-garden"]
    assert not advised[game]

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            mover, _ = await sit(first, second)
            assert key_of(await mover.ask("Hint", version=0)) == "no-adviser"

    asyncio.run(main())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    for reason in REFUSED:
        assert voice(language)(Phrase(f"server-{reason}")) != f"server-{reason}"


def test_nothing_waits_while_the_adviser_thinks(running: House) -> None:
    """Neither the table nor the asker's own line; and what comes too late is not told."""
    ada, bela, table = two_people(running)
    slow = Slow(Expectation(0.5, (1.0, 2.0), ()))

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            mover, other = await sit(first, second)
            await mover.say({"type": "Hint", "id": "slow", "version": 0})
            await mover.say({"type": "Hint", "id": "slow", "version": 0})
            await mover.say({"type": "Ping"})
            await mover.hear("Pong")
            room = await asyncio.wrap_future(
                asyncio.run_coroutine_threadsafe(running.hub.room(table), running.loop)
            )
            assert not room.lock.locked()
            await other.ask("Chat", text="Well?")
            move = first_move(next(told for told in mover.heard if told["type"] == "Update"))
            assert (await mover.ask("Play", version=0, move=move))["type"] == "Done"
            turn = mover if (await newest(mover, 1))["choices"] else other
            assert key_of(await turn.ask("Hint", version=1)) == "too-much"
            running.loop.call_soon_threadsafe(slow.go.set)
            late = [await mover.hear("Refused", "Hinted") for _ in range(2)]
            assert [(answer["id"], key_of(answer)) for answer in late] == [("slow", "hint-late")] * 2
            assert (await turn.ask("Hint", version=1))["type"] == "Hinted"

    with adviser(running, slow):
        asyncio.run(main())
    assert [luck for *_, luck in slow.asked] == ["hint 0", "hint 1"], "each version is thought about once"
    assert all(viewer == player for _, viewer, player, _ in slow.asked)


def test_an_adviser_who_is_not_ready_is_asked_again(running: House) -> None:
    ada, bela, table = two_people(running)
    slow = Slow()
    slow.go.set()

    async def main() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            mover, _ = await sit(first, second)
            for _ in range(2):
                assert key_of(await mover.ask("Hint", version=0)) == "hint-not-ready"

    with adviser(running, slow):
        asyncio.run(main())
    assert len(slow.asked) == 2
