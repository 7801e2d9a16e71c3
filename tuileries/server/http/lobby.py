"""The lobby over HTTP: what can be played, what is open, who sits where, and the record afterwards."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody
from msgspec.structs import replace

from tuileries import bots, games
from tuileries.bots.expectations import can_explain
from tuileries.core.audit import check
from tuileries.core.errors import BadOptions
from tuileries.core.game import AnyGame
from tuileries.lessons.lesson import course, exercises
from tuileries.server import clock
from tuileries.server.errors import NotAllowed, ServerRefusal
from tuileries.server.http.compression import PACKED, pack, send
from tuileries.server.http.visitors import HTTP, REFUSED, guest_if_known, guest_or_new, known_guest, limit
from tuileries.server.hub import Hub
from tuileries.server.protocol import TableInfo, Update
from tuileries.server.socket.endpoint import TableId
from tuileries.server.store import queries
from tuileries.server.table import seats
from tuileries.server.table.films import film
from tuileries.server.table.records import written
from tuileries.server.table.room import Room
from tuileries.server.table.seats import Joining, Opening
from tuileries.server.words import COLOURS
from tuileries.server.workers.reviews import REVIEWERS

LONGEST_LIST = 100
MOST_GAMES = 20


class GameInfo(msgspec.Struct, frozen=True):
    """A game. The first of its `presets` is what is played when no options are given.

    `bots`: what a table offers, by its number of players, from weak to strong. `paces`: how they may act
    where all act at once, the slowest first: `gardener@brisk`. `opponent`: who plays against somebody who
    does not choose, or with them; null where there is nobody. `lessons`: what its course consists of;
    `exercises`: what can be practised beside it.
    """

    name: str
    rules: str
    players: tuple[int, ...]
    bots: dict[int, tuple[str, ...]]
    paces: tuple[str, ...]
    opponent: str | None
    presets: dict[str, Any]
    has_secrets: bool
    can_take_back: bool
    is_silent: bool
    is_simultaneous: bool
    has_adviser: bool
    lessons: tuple[str, ...]
    exercises: tuple[str, ...]


class House(msgspec.Struct, frozen=True):
    """What there is to choose from, and the address to invite people to (empty: the one that was asked)."""

    games: tuple[GameInfo, ...]
    colours: tuple[str, ...]
    address: str


class Seated(msgspec.Struct, frozen=True):
    """The seat that was taken, and the table as it is now."""

    seat: int
    table: TableInfo


class Removing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat is to be free again."""

    seat: int


class Giving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which free seat a bot is to take, and which bot."""

    seat: int
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nonce for the deal of the next game."""

    nonce: str = ""


class Verified(msgspec.Struct, frozen=True):
    """What was checked about a deal and a record that are now open."""

    commitment: str
    secret: str
    nonces: tuple[str, ...]
    seed: str
    moves: int


async def room_of(request: HTTP, table_id: str) -> Room:
    room: Room = await request.app.state.hub.room(table_id)
    return room


async def room_looked_at(request: HTTP, table_id: str, *, over: bool = True) -> Room:
    """A table whose game is about to be told to whoever asks; unless it has to be over and is not."""
    room = await room_of(request, table_id)
    if room.is_over or not over:
        await room.watchers.note(await guest_if_known(request))
    return room


@get("/api/house", responses=REFUSED)
async def house(state: State) -> House:
    """The games with their bots, and the colours there are."""
    known = tuple(map(game_info, games.GAMES.values()))
    return House(known, COLOURS, state.settings.address)


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules=game.rules,
        players=tuple(game.players),
        bots={players: bots.offered(game.name, players) for players in game.players},
        paces=tuple(bots.PACES) if game.is_simultaneous else (),
        opponent=bots.opponent(game.name, max(2, game.players[0])),
        presets=dict(game.presets),
        has_secrets=game.has_secrets,
        can_take_back=game.can_take_back,
        is_silent=game.is_silent,
        is_simultaneous=game.is_simultaneous,
        has_adviser=can_explain(game),
        lessons=tuple(lesson.name for lesson in course(game.name)),
        exercises=tuple(lesson.name for lesson in exercises(game.name)),
    )


@get("/api/tables", responses=REFUSED)
async def tables(request: HTTP) -> list[TableInfo]:
    """The listed tables that are open or can be watched, and all of the asker's own that go on."""
    hub = request.app.state.hub
    guest = await guest_if_known(request)
    return await told(hub, await queries.tables_for(hub.store, guest, LONGEST_LIST), guest)


@get("/api/games", responses=REFUSED)
async def finished_games(request: HTTP) -> list[TableInfo]:
    """The asker's own games that are over or were abandoned, the newest first."""
    hub = request.app.state.hub
    guest = await guest_if_known(request)
    return await told(hub, await queries.games_of(hub.store, guest, MOST_GAMES), guest)


async def told(hub: Hub, table_ids: Sequence[str], guest: int | None) -> list[TableInfo]:
    """These tables, each with how far its game is."""
    progress = await queries.progress(hub.store, table_ids, clock.now())
    rooms = await hub.glance(table_ids)
    return [replace(room.info(guest), progress=progress.get(room.row.id)) for room in rooms]


@post("/api/tables", responses=REFUSED)
async def open_table(request: HTTP, data: JSONBody[Opening]) -> Response[TableInfo]:
    """Open a table; whoever does is its host, and still has to join it."""
    if request.app.state.hub.draining:
        raise ServerRefusal("server-leaving")
    seats.check_opening(data)
    limit(request, "tables", await guest_if_known(request))
    guest, cookies = await guest_or_new(request)
    room = await seats.open_table(request.app.state.hub, guest, data)
    return Response(room.info(guest), cookies=cookies)


@get("/api/tables/{table_id:str}", responses=REFUSED)
async def table(request: HTTP, table_id: TableId) -> TableInfo:
    """Who sits where and how far it is."""
    room = await room_of(request, table_id)
    return room.info(await guest_if_known(request))


@post("/api/tables/{table_id:str}/join", responses=REFUSED, status_code=200)
async def join(request: HTTP, table_id: TableId, data: JSONBody[Joining]) -> Response[Seated]:
    """Take a seat; once for each person at this device."""
    room = await room_of(request, table_id)
    seats.find_seat(room, await guest_if_known(request), data)
    guest, cookies = await guest_or_new(request)
    seat = await room.attempt(lambda: seats.join(room, guest, data))
    return Response(Seated(seat, room.info(guest)), cookies=cookies)


@post("/api/tables/{table_id:str}/leave", responses=REFUSED, status_code=200)
async def leave(request: HTTP, table_id: TableId) -> TableInfo:
    """Give one's seats back before the game starts."""
    room, guest = await room_of(request, table_id), await known_guest(request)
    await room.attempt(lambda: seats.leave(room, guest))
    return room.info(guest)


@post("/api/tables/{table_id:str}/remove", responses=REFUSED, status_code=200)
async def remove(request: HTTP, table_id: TableId, data: JSONBody[Removing]) -> TableInfo:
    """The host asks someone to go before the game starts."""
    room, guest = await room_of(request, table_id), await known_guest(request)
    await room.attempt(lambda: seats.remove(room, guest, data.seat))
    return room.info(guest)


@post("/api/tables/{table_id:str}/bot", responses=REFUSED, status_code=200)
async def give_to_bot(request: HTTP, table_id: TableId, data: JSONBody[Giving]) -> TableInfo:
    """The host lets a bot play where nobody sits, before the game starts."""
    room, guest = await room_of(request, table_id), await known_guest(request)
    await room.attempt(lambda: seats.give_to_bot(room, guest, data.seat, data.bot))
    return room.info(guest)


@post("/api/tables/{table_id:str}/start", responses=REFUSED, status_code=200)
async def start(request: HTTP, table_id: TableId) -> TableInfo:
    """The host starts the game once every seat is taken."""
    room, guest = await room_of(request, table_id), await known_guest(request)
    await room.attempt(lambda: seats.start(room, guest))
    return room.info(guest)


@post("/api/tables/{table_id:str}/rematch", responses=REFUSED, status_code=200)
async def rematch(request: HTTP, table_id: TableId, data: JSONBody[Again]) -> TableInfo:
    """The same people again; it starts when the last of them has asked."""
    room, guest = await room_of(request, table_id), await known_guest(request)
    limit(request, "tables", guest)
    again = await room.attempt(lambda: seats.rematch(room, guest, data.nonce))
    return again.info(guest)


@get("/api/tables/{table_id:str}/log", responses=REFUSED, media_type="application/jsonl")
async def log(request: HTTP, table_id: TableId, seat: FromQuery[int | None] = None) -> str:
    """The record as this seat may have it; without a seat, as a spectator may."""
    room = await room_looked_at(request, table_id, over=False)
    guest = await guest_if_known(request)
    async with room.lock:
        if seat is not None and seat not in room.seats_of(guest):
            raise NotAllowed("server-not-your-seat")
        return room.log(seat).dumps()


@get("/api/tables/{table_id:str}/record", responses=REFUSED, media_type="application/jsonl")
async def record(request: HTTP, table_id: TableId) -> str:
    """Everything as it was written, once the game is over."""
    room = await room_looked_at(request, table_id)
    if not room.is_over:
        raise ServerRefusal("server-not-over")
    return await written(request.app.state.hub.store, room.row)


@get("/api/tables/{table_id:str}/replay", responses=REFUSED, opt={PACKED: True})
async def replay_all(
    request: HTTP, table_id: TableId, seat: FromQuery[int | None] = None
) -> Response[list[Update]]:
    """What one's own seat was told at each version; without a seat, a spectator; any seat once it is over."""
    room, hub = await room_looked_at(request, table_id, over=False), request.app.state.hub
    guest = await guest_if_known(request)
    async with room.lock:
        if seat is not None and not room.is_over and seat not in room.seats_of(guest):
            raise NotAllowed("server-not-your-seat")
        if seat is not None and seat not in range(len(room.seats)):
            raise BadOptions("error-seat", number=seat, players=len(room.seats))
        record, aids = room.whole().record(), room.gives_aids
    key = (table_id, len(record.lines), seat, aids)
    shown = await request.app.state.films.of(
        key, lambda: hub.replay(lambda: pack(film(room.game, record, seat, aids=aids)))
    )
    return send(request, shown, "application/json")


@get("/api/tables/{table_id:str}/review", responses=REFUSED)
async def review(request: HTTP, table_id: TableId) -> Response[list[Any]]:
    """What could have been done in each round, once the game is over, the same for everyone."""
    room, hub = await room_looked_at(request, table_id), request.app.state.hub
    if hub.draining:
        raise ServerRefusal("server-leaving")
    if room.row.game not in REVIEWERS:
        raise ServerRefusal("server-no-review")
    if not room.is_over:
        raise ServerRefusal("server-not-over")
    limit(request, "reviews", await guest_if_known(request))
    async with room.lock:
        record = room.whole().record()
    return Response(await hub.reviews.of(table_id, room.row.host, record), media_type="application/json")


@get("/api/tables/{table_id:str}/invitation.svg", responses=REFUSED, media_type="image/svg+xml")
async def invitation(request: HTTP, table_id: TableId) -> Response[bytes]:
    """A QR code of the address where this table is joined."""
    room = await room_of(request, table_id)
    origin = request.app.state.settings.address or str(request.base_url).rstrip("/")
    return Response(qr_code(f"{origin}/t/{room.row.id}"))


def qr_code(text: str) -> bytes:
    """Dark on white with its margin, whatever the page around it looks like; as large as it is shown."""
    drawn = io.BytesIO()
    try:
        code = segno.make(text, micro=False)
    except segno.DataOverflowError as error:
        raise BadOptions("server-bad-request", detail=str(error)) from None
    code.save(drawn, kind="svg", dark="#1d1b16", light="#ffffff", omitsize=True, nl=False)
    return drawn.getvalue()


@get("/api/tables/{table_id:str}/verify", responses=REFUSED)
async def verify(request: HTTP, table_id: TableId) -> Verified:
    """Check the deal, every event and the times of a game that is over; show what they follow from."""
    room = await room_looked_at(request, table_id)
    if not room.is_over:
        raise ServerRefusal("server-not-over")
    record = room.record()
    pledge, seed = record.header.pledge, record.header.seed
    if pledge is None or pledge.secret is None or seed is None:
        raise ServerRefusal("server-no-pledge")
    hub, audits = request.app.state.hub, request.app.state.audits
    audit = await audits.of(table_id, lambda: hub.replay(lambda: check(room.game, record)))
    return Verified(pledge.commitment, pledge.secret, pledge.nonces, seed, audit.table.version)
