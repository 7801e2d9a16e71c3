"""Looking back move by move: only after the end, told bit by bit, kept, and given up when nobody waits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import random
from typing import Any

import httpx
import msgspec
import pytest

import tuileries
from tests.server.house import PATIENCE, House, Person, fetch, wait_for
from tests.web.backstage import play_again
from tuileries.core.record import Record
from tuileries.core.table import Table
from tuileries.server.errors import NotWritten, TooMuch
from tuileries.server.limits import ALLOWED, Allowance
from tuileries.server.store import queries
from tuileries.server.workers import judgements

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(game: str) -> Record:
    """The shortest of the recorded games of two."""
    files = (GOLDEN / game.replace("-", "_")).glob("*.jsonl")
    records = [tuileries.load(file.read_text(encoding="utf-8")) for file in files]
    return min((one for one in records if one.header.players == 2), key=lambda one: len(one.lines))


def finished(running: House, game: str = "zen-garden") -> tuple[Person, str]:
    record, ada = golden(game), Person(running.address, "Ada")
    table = ada.open("human", "human", game=game)
    play_again(running, table, record)
    return ada, table


def told(response: httpx.Response) -> list[Any]:
    return [json.loads(line) for line in response.text.splitlines()]


def address(table: str, what: str = "judgements") -> str:
    return f"/api/tables/{table}/{what}"


class Quick:
    """Stands for the processes: whatever is asked comes at once, or when it is let go."""

    def __init__(self, decisions: int) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()
        glimpses = [
            {"version": n, "player": 0, "margins": [0, 0], "victories": [0.5, 0.5], "skill": -n}
            for n in range(decisions)
        ]
        self.sketch = json.dumps({"type": "sketch", "glimpses": glimpses}).encode()

    async def ask(self, what: Any, *given: Any, limit: float | None = None) -> bytes:
        self.asked.append(what.__name__)
        if what is judgements.sketch:
            return self.sketch
        await self.go.wait()
        number = given[-1] if what is judgements.judge else None
        return json.dumps({"type": what.__name__, "number": number}).encode()


@pytest.fixture
def quick(running: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Quick]:
    stand_in = Quick(3)
    monkeypatch.setattr(running.hub.judgements._pool, "ask", stand_in.ask)
    monkeypatch.setattr(running.hub.judgements, "_share", random())  # nobody has looked so hard before
    yield stand_in
    running.loop.call_soon_threadsafe(stand_in.go.set)


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_a_finished_game_is_judged_move_by_move_and_adds_up(running: House, game: str) -> None:
    ada, table = finished(running, game)
    first, *others, last = told(ada.http.get(address(table)))
    assert first["type"] == "sketch"
    assert last["type"] == "review"
    versions = [one["version"] for one in others]
    assert sorted(versions) == [one["version"] for one in first["glimpses"]]
    worst = min(first["glimpses"], key=lambda one: one["skill"])
    assert versions[0] == worst["version"]
    again = fetch(running.address, address(table))
    assert told(again) == [last], "it was kept"


def test_what_was_found_is_told_at_once_and_the_worst_comes_first(running: House, quick: Quick) -> None:
    _, table = finished(running)
    with httpx.stream("GET", f"http://{running.address}{address(table)}", timeout=60) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "sketch"
        running.loop.call_soon_threadsafe(quick.go.set)
        rest = [json.loads(line) for line in lines]
    assert [one["number"] for one in rest] == [2, 1, 0, None]
    assert rest[-1]["type"] == "conclude"


def test_when_nobody_waits_it_is_given_up_and_nothing_is_kept(running: House, quick: Quick) -> None:
    _, table = finished(running)
    with httpx.stream("GET", f"http://{running.address}{address(table)}", timeout=60) as stream:
        next(stream.iter_lines())
        wait_for(lambda: "judge" in quick.asked)
    wait_for(lambda: not running.hub.judgements._under_way)
    record = running.inside(running.hub.room(table)).whole().record()
    assert running.inside(queries.review(running.hub.store, running.hub.judgements._key(record))) is None


def test_who_comes_meanwhile_shares_the_work(running: House, quick: Quick) -> None:
    _, table = finished(running)
    with httpx.stream("GET", f"http://{running.address}{address(table)}", timeout=60) as first:
        beginning = first.iter_lines()
        next(beginning)
        with httpx.stream("GET", f"http://{running.address}{address(table)}", timeout=60) as second:
            lines = second.iter_lines()
            assert json.loads(next(lines))["type"] == "sketch"
            running.loop.call_soon_threadsafe(quick.go.set)
            assert json.loads(list(lines)[-1])["type"] == "conclude"
    assert quick.asked.count("sketch") == 1


def test_only_so_many_games_are_looked_at_together(
    running: House, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judgements, "MOST_UNDER_WAY", 1)
    _, table = finished(running)
    _, other = finished(running, "hanging-gardens")
    with httpx.stream("GET", f"http://{running.address}{address(table)}", timeout=60) as stream:
        lines = stream.iter_lines()  # whoever lets go of them hangs up
        next(lines)
        refused = fetch(running.address, address(other))
        assert (refused.status_code, refused.json()["key"]) == (429, "server-too-much")


def test_two_that_come_at_once_do_not_both_take_the_last_place(
    running: House, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judgements, "MOST_UNDER_WAY", 1)
    first, second = (golden_record(running, game) for game in ("zen-garden", "hanging-gardens"))
    looking = running.hub.judgements

    async def both() -> None:
        """Neither has been heard yet."""
        looking.begin(first, 0, "here")
        with pytest.raises(TooMuch):
            looking.begin(second, 0, "there")
        looking.cancel()

    running.inside(both())


def golden_record(running: House, game: str) -> Record:
    """A finished game, as it stands at a table."""
    _, table = finished(running, game)
    return running.inside(running.hub.room(table)).whole().record()


def test_nobody_takes_all_places_for_themselves(
    running: House, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judgements, "MOST_OF_ONE", 1)
    _, table = finished(running)
    _, other = finished(running, "hanging-gardens")
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with (
        httpx.Client(base_url=f"http://{running.address}", transport=elsewhere) as zoe,
        httpx.stream("GET", f"http://{running.address}{address(table)}", timeout=60) as stream,
    ):
        lines = stream.iter_lines()
        next(lines)
        refused = fetch(running.address, address(other))
        assert (refused.status_code, refused.json()["key"]) == (429, "server-too-much")
        with zoe.stream("GET", address(other)) as welcome:
            assert welcome.status_code == 200
        with httpx.stream("GET", f"http://{running.address}{address(table)}", timeout=60) as same:
            assert json.loads(next(same.iter_lines()))["type"] == "sketch", "that costs nothing"


def test_what_was_kept_is_told_however_many_are_looked_at(
    running: House, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = finished(running)
    running.loop.call_soon_threadsafe(quick.go.set)
    (*_, last) = told(fetch(running.address, address(table)))
    monkeypatch.setattr(judgements, "MOST_UNDER_WAY", 0)
    monkeypatch.setitem(ALLOWED, "reviews", Allowance(burst=0, hour=0, day=0))
    running.app.state.limits._quotas._made.clear()
    assert told(fetch(running.address, address(table))) == [last]
    running.app.state.limits._quotas._made.clear()


def test_whoever_comes_as_it_is_given_up_gets_it_anew(
    running: House, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the moment when the last one leaves and that when the work has stopped."""
    _, table = finished(running)
    record = running.inside(running.hub.room(table)).whole().record()

    async def nothing(*_: object) -> None:
        """Nothing was kept, and it takes no time to know."""

    monkeypatch.setattr(queries, "review", nothing)

    async def ask() -> list[bytes]:
        first = running.hub.judgements.of(record, 0)
        await anext(first)
        await first.aclose()  # type: ignore[attr-defined]
        quick.go.set()
        return [line async for line in running.hub.judgements.of(record, 0)]

    assert json.loads(running.inside(ask())[-1])["type"] == "conclude"


def test_a_full_disk_keeps_nobody_from_looking(
    running: House, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise NotWritten

    _, table = finished(running)
    monkeypatch.setattr(running.hub.store, "write", full)
    running.loop.call_soon_threadsafe(quick.go.set)
    assert told(fetch(running.address, address(table)))[-1]["type"] == "conclude"


def test_a_server_that_leaves_begins_nothing(
    running: House, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table = finished(running)
    monkeypatch.setattr(running.hub, "draining", True)
    for refused in (
        fetch(running.address, address(table)),
        ada.http.post(address(table, "attempt"), json={"version": 0, "move": {}}),
    ):
        assert (refused.status_code, refused.json()["key"]) == (409, "server-leaving")
    assert not quick.asked


def test_a_process_that_is_killed_is_replaced_and_the_review_goes_on(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running.hub.judgements, "_share", 0.02 + random() / 1000)  # nobody has looked before
    _, table = finished(running)
    pool = running.hub.judgements._pool
    with httpx.stream("GET", f"http://{running.address}{address(table)}", timeout=PATIENCE) as stream:
        lines = stream.iter_lines()
        next(lines)
        assert pool._executor
        for process in list(pool._executor._processes.values()):
            process.kill()
        found = [json.loads(line) for line in lines]
    assert found[-1]["type"] == "review"


def test_a_game_that_goes_on_was_abandoned_or_is_not_judged_is_refused(running: House, quick: Quick) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    refused = fetch(running.address, address(table))
    assert (refused.status_code, refused.json()["key"]) == (409, "server-not-over")
    team = fetch(running.address, address(ada.open("human", game="gardeners")))
    assert (team.status_code, team.json()["key"]) == (409, "server-no-review")
    assert not quick.asked


def test_a_game_that_was_abandoned_is_refused(running: House, quick: Quick) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human")
    bela.join(table)
    ada.start(table)

    async def abandon() -> None:
        async with ada.at(table, 0) as first, bela.at(table, 1) as second:
            await first.ask("Propose", what="abandon")
            await second.ask("Vote", agree=True)

    asyncio.run(abandon())
    assert ada.get(f"/api/tables/{table}")["stage"] == "abandoned"
    for refused in (
        fetch(running.address, address(table)),
        ada.http.post(address(table, "attempt"), json={"version": 0, "move": {}}),
        ada.http.post(address(table, "ask"), json={"version": 0, "move": {}}),
    ):
        assert (refused.status_code, refused.json()["key"]) == (409, "server-not-over")
    assert not quick.asked


def taken_back() -> Table:
    """A game in which moves were taken back."""
    table = tuileries.new("zen-garden", players=2, seed="5")
    while table.outcome is None:
        (player,) = table.to_move
        table.play(player, next(table.legal_moves(player)))
        if table.version % 5 == 2 and table.why_not_take_back(player) is None:
            table.take_back(player)
    return table


def test_moves_that_were_taken_back_are_not_judged(running: House) -> None:
    game, ada = taken_back(), Person(running.address, "Ada")
    table = ada.open("human", "human")
    play_again(running, table, game.record())
    stood = [line.version - 1 for _, line in game.decisions()]
    assert len(stood) == 32 < game.version
    first, *others, _ = told(ada.http.get(address(table)))
    assert [one["version"] for one in first["glimpses"]] == stood
    assert sorted(one["version"] for one in others) == stood
    gone = min(set(range(game.version)) - set(stood))
    refused = ada.http.post(address(table, "attempt"), json={"version": gone, "move": {}})
    assert (refused.status_code, refused.json()["key"]) == (409, "server-no-decision")
    state, line = list(game.decisions())[-2]
    assert line.player is not None
    other = list(game.game.legal_moves(state, line.player))[-1]
    wanted = {"version": line.version - 1, "move": raw(other)}
    tried = ada.http.post(address(table, "attempt"), json=wanted)
    assert tried.status_code == 200, tried.text


@pytest.mark.parametrize("what", ["reviews", "attempts"])
def test_a_guest_and_an_address_may_have_so_much_worked_out(
    running: House, quick: Quick, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    ada, table = finished(running)
    limits = running.app.state.limits
    monkeypatch.setattr(limits, "_generosity", 1)
    monkeypatch.setitem(ALLOWED, what, Allowance(burst=0, hour=0, day=0))
    limits._quotas._made.clear()
    for anyone in (ada.http, Person(running.address, "Zoé").http):
        if what == "reviews":
            refused = anyone.get(address(table))
        else:
            refused = anyone.post(address(table, "attempt"), json={"version": 0, "move": {}})
        assert (refused.status_code, refused.json()["key"]) == (429, "server-too-much")
    limits._quotas._made.clear()
    assert not quick.asked


def first_decision(running: House, table: str) -> tuple[int, Any, Any]:
    """A version at which there was a choice, the move that was made and all that could be."""
    whole = running.inside(running.hub.room(table)).whole()
    for state, line in whole.decisions():
        assert line.player is not None
        moves = list(whole.game.legal_moves(state, line.player))
        if len(moves) > 5:
            return line.version - 1, line.move, moves
    raise AssertionError


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_another_move_is_tried(running: House, game: str) -> None:
    ada, table = finished(running, game)
    version, _, moves = first_decision(running, table)
    tried = ada.http.post(address(table, "attempt"), json={"version": version, "move": raw(moves[-1])})
    assert tried.status_code == 200, tried.text
    found = tried.json()
    assert found["grade"] in ("best", "good", "none", "inaccuracy", "mistake", "blunder")
    assert found["better"] or found["grade"] == "best"


def raw(move: Any) -> Any:
    return msgspec.to_builtins(move)


def test_a_move_that_a_rule_forbids_is_refused_by_its_rule(running: House) -> None:
    ada, table = finished(running)
    version, _, moves = first_decision(running, table)
    far = {**raw(moves[0]), "cell": [90, 90]}
    tried = ada.http.post(address(table, "attempt"), json={"version": version, "move": far})
    assert tried.status_code == 400
    assert tried.json()["args"]["rule"].startswith("ZG-")
    asked = ada.http.post(address(table, "ask"), json={"version": version, "move": far}).json()
    assert asked["refusals"][0]["rule"].startswith("ZG-")
    told_lines = ada.http.post(address(table, "ask"), json={"version": version, "move": raw(moves[0])}).json()
    assert told_lines["refusals"] == []


def test_where_nothing_was_decided_nothing_is_tried(running: House) -> None:
    ada, table = finished(running)
    last = len(golden("zen-garden").lines)
    for version in (last, last + 7):
        tried = ada.http.post(address(table, "ask"), json={"version": version, "move": {}})
        assert (tried.status_code, tried.json()["key"]) == (409, "server-no-decision")
