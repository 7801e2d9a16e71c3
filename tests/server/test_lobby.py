"""Opening, joining and starting tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from tests.games.pebbles import game as small_game
from tests.server.house import PATIENCE, House, Person, fetch, house, wait_for
from tests.web.backstage import play_on
from tuileries import bots
from tuileries.core.game import AnyGame
from tuileries.games import GAMES
from tuileries.server import hub as hubs
from tuileries.server.http import lobby
from tuileries.server.words import clean


def refused(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["key"]


def test_the_house_tells_what_can_be_played(running: House) -> None:
    told = Person(running.address, "Ada").get("/api/house")
    assert {game["name"] for game in told["games"]} == {*GAMES, "pebbles"}
    for game in told["games"]:
        assert game["bots"] == {str(n): list(bots.offered(game["name"], n)) for n in game["players"]}
        assert game["opponent"] == bots.opponent(game["name"], max(2, game["players"][0]))
    assert told["address"] == ""
    small = next(game for game in told["games"] if game["name"] == "pebbles")
    assert [small[name] for name in ("is_silent", "can_take_back", "is_simultaneous")] == [True] * 3


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_first_preset_is_what_is_played_without_options(game: AnyGame) -> None:
    assert next(iter(game.presets.values())) == game.types.options()


def test_two_people_open_join_and_start(running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human", options={"boards": [1, 2]})
    assert bela.join(table, colour="blue", nonce="moss") == 1
    seats = bela.get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["yours"], seat["host"]) for seat in seats] == [
        ("Ada", False, True),
        ("Béla", True, False),
    ]
    assert refused(bela.http.post(f"/api/tables/{table}/start")) == (403, "server-not-host")
    ada.start(table)
    assert ada.get(f"/api/tables/{table}")["stage"] == "running"
    assert refused(ada.http.post(f"/api/tables/{table}/start")) == (409, "server-not-open")


def colours(person: Person, table: str) -> list[str]:
    return [seat["colour"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_no_two_at_a_table_have_one_colour(running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human", "human")
    bela.join(table, colour="red")
    assert colours(bela, table)[:2] == ["red", "blue"]
    ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "beginner"})
    assert len(set(colours(ada, table))) == 3


def test_a_bot_leaves_its_colour_to_whoever_likes_it(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.post("/api/tables", {"game": "zen-garden", "seats": ("human", "beginner", "beginner")})["id"]
    ada.join(table, colour="blue")
    assert colours(ada, table) == ["blue", "red", "green"]


def test_a_bot_has_no_name_until_somebody_reads_it(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "beginner")
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", "Ada"), ("beginner", "")]


def test_only_listed_tables_are_listed_and_ones_own(running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    hidden, shown = ada.open("human", "human"), ada.open("human", "human", listed=True)
    assert {hidden, shown} <= {table["id"] for table in ada.get("/api/tables")}
    seen = {table["id"] for table in bela.get("/api/tables")}
    assert shown in seen
    assert hidden not in seen


def test_a_table_that_is_not_there_cannot_be_told_from_one_that_is_hidden(running: House) -> None:
    ada = Person(running.address, "Ada")
    assert refused(ada.http.get("/api/tables/nowhere")) == (404, "server-no-table")
    assert refused(ada.http.post("/api/tables/nowhere/join", json={"name": "Ada"})) == (
        404,
        "server-no-table",
    )


def test_several_people_at_one_device(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human", "expert")
    assert refused(ada.http.post(f"/api/tables/{table}/start")) == (409, "server-seats-free")
    assert ada.post(f"/api/tables/{table}/join", {"name": "Béla"})["seat"] == 1
    assert [seat["yours"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == [True, True, False]


def test_the_host_may_ask_someone_to_go_and_anyone_may_go(running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human")
    bela.join(table)
    assert refused(bela.http.post(f"/api/tables/{table}/remove", json={"seat": 0})) == (
        403,
        "server-not-host",
    )
    assert refused(ada.http.post(f"/api/tables/{table}/remove", json={"seat": 7})) == (409, "server-no-seat")
    ada.post(f"/api/tables/{table}/remove", {"seat": 1})
    assert bela.join(table, seat=1) == 1
    bela.post(f"/api/tables/{table}/leave")
    assert not bela.get(f"/api/tables/{table}")["seats"][1]["taken"]


def test_the_host_gives_a_free_seat_to_a_bot_and_takes_it_back(running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human", "human")
    bela.join(table)

    def give(person: Person, seat: int, bot: str) -> tuple[int, str]:
        return refused(person.http.post(f"/api/tables/{table}/bot", json={"seat": seat, "bot": bot}))

    assert give(bela, 2, "casual") == (403, "server-not-host")
    assert give(ada, 1, "casual") == (409, "server-no-seat"), "somebody sits there"
    assert give(ada, 7, "casual") == (409, "server-no-seat")
    assert give(ada, -1, "casual") == (409, "server-no-seat")
    assert give(ada, 2, "hal") == (400, "error-bot-not-offered")
    assert give(ada, 2, "human") == (400, "error-bot-not-offered")
    told = ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "casual"})
    assert [(seat["kind"], seat["taken"]) for seat in told["seats"]][2] == ("casual", True)
    told = ada.post(f"/api/tables/{table}/remove", {"seat": 2})
    assert [(seat["kind"], seat["taken"]) for seat in told["seats"]][2] == ("human", False)
    ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "beginner"})
    ada.start(table)
    assert give(ada, 2, "casual") == (409, "server-not-open")


def test_a_table_is_never_all_bots(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.post("/api/tables", {"game": "zen-garden", "seats": ["human", "human"]})["id"]
    ada.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "casual"})
    last = ada.http.post(f"/api/tables/{table}/bot", json={"seat": 1, "bot": "casual"})
    assert refused(last) == (400, "server-no-person")


def test_where_there_are_no_bots_none_takes_a_seat(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "levels_of", lambda game: {})
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human", game="gardeners")
    answer = ada.http.post(f"/api/tables/{table}/bot", json={"seat": 1, "bot": "casual"})
    assert refused(answer) == (400, "error-no-bots")


def test_lists_tell_how_far_a_game_is_and_wake_none(running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    table = ada.open("human", "human")
    assert listed(ada, "/api/tables", table)["progress"] is None
    bela.join(table)
    ada.start(table)
    play_on(running, table, 9)
    room = running.hub.rooms[table]
    turn, number = list(room.whole().to_move), room.whole().state.round.number
    running.hub.release(room)
    told = listed(ada, "/api/tables", table)["progress"]
    assert (told["to_move"], told["round"], told["ending"]) == (turn, number, None)
    assert 0 <= told["idle"] < PATIENCE
    assert table not in running.hub.rooms
    play_on(running, table)
    told = listed(bela, "/api/games", table)["progress"]
    assert told["to_move"] == []
    assert told["ending"]["key"].startswith("zen-garden-log-ended-")


def listed(person: Person, where: str, table: str) -> Any:
    return next(one for one in person.get(where) if one["id"] == table)


def test_the_order_of_the_seats_is_drawn_unless_it_is_fixed(running: House) -> None:
    orders = set()
    for _ in range(12):
        ada = Person(running.address, "Ada")
        table = ada.open("human", "regular", "beginner", shuffled=True)
        ada.start(table)
        orders.add(tuple(seat["kind"] for seat in ada.get(f"/api/tables/{table}")["seats"]))
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("opening", "key"),
    [
        ({"game": "chess", "seats": ["human", "human"]}, "error-unknown-game"),
        ({"game": "zen-garden", "seats": ["human"]}, "error-players"),
        ({"game": "zen-garden", "seats": ["human", "hal"]}, "error-bot-not-offered"),
        ({"game": "zen-garden", "seats": ["human", "greedy"]}, "error-bot-not-offered"),
        ({"game": "zen-garden", "seats": ["human", "master@50ms"]}, "error-bot-not-offered"),
        ({"game": "hanging-gardens", "seats": ["human", "random"]}, "error-bot-not-offered"),
        ({"game": "gardeners", "seats": ["human", "regular"]}, "error-bot-not-offered"),
        ({"game": "chess", "seats": ["human", "regular"]}, "error-unknown-game"),
        ({"game": "zen-garden", "seats": ["regular", "regular"]}, "server-no-person"),
        ({"game": "zen-garden", "seats": ["human", "human"], "options": {"boards": [2]}}, "error-forbidden"),
        ({"game": "zen-garden", "seats": ["human", "human"], "options": {"bords": [1]}}, "error-options"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(running: House, opening: Any, key: str) -> None:
    assert refused(Person(running.address, "Ada").http.post("/api/tables", json=opening)) == (400, key)


@pytest.mark.parametrize(
    ("joining", "status", "key"),
    [
        ({"name": " \u202e\u200b "}, 400, "error-name-length"),
        ({"name": "x" * 21}, 400, "error-name-length"),
        ({"name": "Béla", "colour": "mauve"}, 400, "error-colour"),
        ({"name": "Béla", "seat": 5}, 409, "server-no-seat"),
        ({"name": "Ada"}, 409, "server-name-taken"),
    ],
)
def test_whoever_cannot_join_is_told_why(running: House, joining: Any, status: int, key: str) -> None:
    table = Person(running.address, "Ada").open("human", "human")
    bela = Person(running.address, "Béla")
    assert refused(bela.http.post(f"/api/tables/{table}/join", json=joining)) == (status, key)


def test_names_hide_nothing() -> None:
    assert clean("  Be\u0301la \u202e\n <b> \u200b") == "Béla <b>"


def test_a_stranger_has_no_cookie_and_no_say(running: House) -> None:
    table = Person(running.address, "Ada").open("human", "human")
    stranger = Person(running.address, "Zoë")
    assert refused(stranger.http.post(f"/api/tables/{table}/leave")) == (403, "server-no-guest")
    assert refused(stranger.http.post("/api/codes")) == (403, "server-no-guest")


def test_the_cookie_is_kept_from_scripts_and_only_its_hash_is_stored(running: House) -> None:
    body = {"game": "zen-garden", "seats": ["human", "regular"]}
    response = Person(running.address, "Ada").http.post("/api/tables", json=body)
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = response.cookies["tuileries_guest"]
    stored = running.read("SELECT token_hash FROM tokens")
    assert token not in {value for (value,) in stored}


def test_a_code_moves_a_guest_to_another_device_once(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    code = ada.post("/api/codes")["code"]
    phone = Person(running.address, "Ada")
    phone.post("/api/codes/redeem", {"code": code})
    assert phone.get(f"/api/tables/{table}")["seats"][0]["yours"]
    assert ada.get(f"/api/tables/{table}")["seats"][0]["yours"]
    again = Person(running.address, "Eve").http.post("/api/codes/redeem", json={"code": code})
    assert refused(again) == (404, "server-no-code")


def test_another_site_may_not_act(running: House) -> None:
    ada = Person(running.address, "Ada")
    body = {"game": "zen-garden", "seats": ["human", "regular"]}
    evil = ada.http.post("/api/tables", json=body, headers={"Origin": "http://evil.example"})
    assert refused(evil) == (403, "server-origin")
    own = ada.http.post("/api/tables", json=body, headers={"Origin": f"http://{running.address}"})
    assert own.status_code == 201


def test_every_answer_carries_the_usual_headers(running: House) -> None:
    answer = fetch(running.address, "/api/house")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


def test_ones_own_games_that_are_over_can_be_found_again(running: House) -> None:
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    tables = [over(ada, bela) for _ in range(2)]
    going_on = ada.open("human", "human")
    bela.open("human", "human")
    wait_for(lambda: all(ada.get(f"/api/tables/{table}")["stage"] == "over" for table in tables))
    for room in [running.hub.rooms[table] for table in tables]:
        running.hub.release(room)
    told = ada.get("/api/games")
    assert [table["id"] for table in told] == tables[::-1]
    assert told[0]["seats"][0]["yours"]
    assert not set(tables) & set(running.hub.rooms), "to be listed, a game need not be replayed"
    assert going_on not in {table["id"] for table in told}
    assert Person(running.address, "Zoë").get("/api/games") == []


def over(ada: Person, bela: Person) -> str:
    """A table whose time is up at once."""
    table = ada.open("human", "human", game="pebbles", options={"limit": 0.01})
    bela.join(table)
    ada.start(table)
    return table


def test_at_most_so_many_games_that_are_over_are_told(
    running: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_GAMES", 2)
    ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
    tables = [over(ada, bela) for _ in range(3)]
    wait_for(lambda: all(ada.get(f"/api/tables/{table}")["stage"] == "over" for table in tables))
    assert [table["id"] for table in ada.get("/api/games")] == tables[:0:-1]


def test_games_that_are_over_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is missed here: a table that writes down who is away is not one to be put away just then."""
    monkeypatch.setattr(hubs, "MOST_IDLE", 2)
    monkeypatch.setattr(hubs, "ON_THE_WAY", -1.0)
    monkeypatch.setitem(GAMES, "pebbles", small_game)
    with house(tmp_path, away_after=1000) as running:
        ada, bela = Person(running.address, "Ada"), Person(running.address, "Béla")
        tables = [over(ada, bela) for _ in range(4)]
        wait_for(lambda: all(ada.get(f"/api/tables/{table}")["stage"] == "over" for table in tables))
        for table in (*tables, *tables):
            assert ada.get(f"/api/tables/{table}")["stage"] == "over"

        def only_the_last_are_left() -> bool:
            """One that was just being done something to is put to sleep when the next is asked for."""
            assert ada.get(f"/api/tables/{tables[-1]}")["stage"] == "over"
            return sorted(running.hub.rooms) == sorted(tables[-2:])

        wait_for(only_the_last_are_left)


def scanned(svg: bytes) -> tuple[set[str], str]:
    """The colours of a picture, and the path of what is dark in it."""
    picture = ElementTree.fromstring(svg)
    assert "width" not in picture.attrib
    light, dark = picture
    return {light.attrib["fill"], dark.attrib["stroke"]}, dark.attrib["d"]


def test_an_invitation_is_a_code_of_the_tables_address(running: House) -> None:
    ada = Person(running.address, "Ada")
    table = ada.open("human", "human")
    answer = ada.http.get(f"/api/tables/{table}/invitation.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    colours, drawn = scanned(answer.content)
    assert colours == {"#fff", "#1d1b16"}
    assert drawn == scanned(lobby.qr_code(f"http://{running.address}/t/{table}"))[1]
    assert refused(ada.http.get("/api/tables/nowhere/invitation.svg")) == (404, "server-no-table")
    far = {"Host": "x" * 4000}
    assert refused(ada.http.get(f"/api/tables/{table}/invitation.svg", headers=far))[0] == 400


def test_an_invitation_goes_to_the_address_people_know(tmp_path: Path) -> None:
    with house(tmp_path, address="https://garden.example") as running:
        ada = Person(running.address, "Ada")
        assert ada.get("/api/house")["address"] == "https://garden.example"
        table = ada.open("human", "human")
        drawn = ada.http.get(f"/api/tables/{table}/invitation.svg").content
    assert scanned(drawn) == scanned(lobby.qr_code(f"https://garden.example/t/{table}"))


def test_large_answers_are_compressed_for_whoever_can_read_that(running: House) -> None:
    schema = "/api/schema/openapi.json"
    packed = fetch(running.address, schema, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["x-content-type-options"] == "nosniff"
    plain = fetch(running.address, schema, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == packed.json()
    assert "content-encoding" not in fetch(running.address, "/health").headers


def test_health_readiness_and_metrics(running: House) -> None:
    assert fetch(running.address, "/health").json() == {"status": "alive"}
    assert fetch(running.address, "/ready").json() == {"status": "ready"}
    assert "tuileries_moves_total" in fetch(running.address, "/metrics").text


def test_devices_are_listed_and_removed_by_their_owner_alone(running: House) -> None:
    ada, phone, stranger = (Person(running.address, name) for name in ("Ada", "Ada", "Stranger"))
    assert stranger.get("/api/devices") == {"devices": [], "codes": 0}
    ada.open("human", "human")
    code = ada.post("/api/codes")["code"]
    assert ada.get("/api/devices")["codes"] == 1
    told = phone.post("/api/codes/redeem", {"code": code})
    assert told == {"key": "server-welcome-back", "args": {"name": "Ada"}}
    listed = ada.get("/api/devices")
    assert ([device["here"] for device in listed["devices"]], listed["codes"]) == ([True, False], 0)
    stranger.open("human", "human")
    other = listed["devices"][1]["id"]
    assert stranger.post("/api/devices/remove", {"device": other})["devices"] != listed["devices"]
    assert phone.get("/api/tables"), "a stranger removes nobody's device"
    assert len(ada.post("/api/devices/remove", {"device": other})["devices"]) == 1
    assert refused(phone.http.post("/api/codes")) == (403, "server-no-guest")


def test_open_codes_can_be_cancelled(running: House) -> None:
    ada = Person(running.address, "Ada")
    ada.open("human", "human")
    code = ada.post("/api/codes")["code"]
    assert ada.post("/api/codes/cancel")["codes"] == 0
    answer = Person(running.address, "X").http.post("/api/codes/redeem", json={"code": code})
    assert refused(answer) == (404, "server-no-code")


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/attempt", "/api/challenges/x"])
def test_bytes_that_are_no_text_are_refused(running: House, path: str) -> None:
    body, kind = b'{"name": "\xff"}', {"Content-Type": "application/json"}
    refused = Person(running.address, "Ada").http.post(path, content=body, headers=kind)
    assert (refused.status_code, refused.json()["key"]) == (400, "server-bad-request")
