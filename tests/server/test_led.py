"""A review that one person leads and others follow."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.house import House, Person
from tests.server.test_judgements import finished

TILE = {"decor": "pagoda", "walkway": "sand-walkway", "floor": "sand"}
MOVE = {"type": "Take", "tile": TILE, "cell": [4, 4], "corner": "nw"}


def lead(version: int | None, **more: object) -> dict[str, object]:
    return {"type": "Lead", "version": version, **more}


def test_what_the_leader_looks_at_is_told_to_all_and_to_who_comes_later(running: House) -> None:
    ada, table = finished(running)
    watcher = Person(running.address, "Zoé")

    async def main() -> None:
        async with ada.at(table, 0) as leader, watcher.at(table) as other:
            await leader.say(lead(7, seat=1, idea=[MOVE]))
            told = {"type": "Led", "leader": 0, "version": 7, "seat": 1, "idea": [MOVE]}
            assert await other.hear("Led") == told
            async with watcher.at(table) as late:
                assert await late.hear("Led") == told
            await leader.say(lead(None))
            assert (await other.hear("Led"))["leader"] is None

    asyncio.run(main())


def test_when_the_leader_is_gone_nobody_leads(running: House) -> None:
    ada, table = finished(running)

    async def main() -> None:
        async with Person(running.address, "Zoé").at(table) as other:
            async with ada.at(table, 0) as leader:
                await leader.say(lead(3))
                assert (await other.hear("Led"))["version"] == 3
            assert (await other.hear("Led"))["leader"] is None

    asyncio.run(main())


def test_only_who_played_leads_one_at_a_time_and_only_after_the_end(running: House) -> None:
    ada, table = finished(running)
    watcher = Person(running.address, "Zoé")
    running_table = ada.open("human", "regular")
    ada.start(running_table)

    async def refusal(person: Person, where: str, seat: int | None) -> str:
        async with person.at(where, seat) as here:
            await here.say(lead(1))
            return str((await here.hear("Refused"))["reason"]["key"])

    async def main() -> None:
        assert await refusal(watcher, table, None) == "server-not-your-seat"
        assert await refusal(ada, running_table, 0) == "server-not-over"
        async with ada.at(table, 0) as leader:
            await leader.say(lead(1))
            await leader.hear("Led")
            assert await refusal(ada, table, 0) == "server-led"

    asyncio.run(main())


def test_nobody_is_led_to_what_is_not_there(running: House) -> None:
    ada, table = finished(running)

    async def main() -> None:
        async with ada.at(table, 0) as leader:
            for nowhere in (lead(10_000), lead(1, seat=2)):
                await leader.say(nowhere)
                refused = await leader.hear("Led", "Refused")
                assert refused["type"] == "Refused"
                assert refused["reason"]["key"] == "server-bad-message"

    asyncio.run(main())


@pytest.mark.parametrize("idea", [{"type": "Evil"}, {"type": "Take"}, {**MOVE, "cell": "d4"}, {}])
def test_nobody_is_shown_what_is_no_move_of_the_game(running: House, idea: object) -> None:
    ada, table = finished(running)

    async def main() -> None:
        async with ada.at(table, 0) as leader:
            await leader.say(lead(1, idea=[MOVE, idea]))
            refused = await leader.hear("Led", "Refused")
            assert refused["type"] == "Refused"
            assert refused["reason"]["key"] == "server-bad-move"

    asyncio.run(main())
