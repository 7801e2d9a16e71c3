"""What each move cost, for whoever looks back at a finished game; and what another would have been worth."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from tuileries.core.errors import Forbidden
from tuileries.core.record import Record
from tuileries.core.table import Table, replay
from tuileries.reviews.findings import Attempt
from tuileries.server.errors import ServerRefusal
from tuileries.server.http.compression import PACKED
from tuileries.server.http.lobby import room_looked_at
from tuileries.server.http.visitors import HTTP, REFUSED, address_of, guest_if_known, limit
from tuileries.server.hub import Hub
from tuileries.server.protocol import Answer, Version
from tuileries.server.socket.endpoint import TableId
from tuileries.server.socket.messages import read_move
from tuileries.server.table.room import Room
from tuileries.server.workers.judgements import can_judge


class Trying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that somebody would rather have made at this version."""

    version: Version
    move: dict[str, Any]

    @property
    def raw(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self.move))


@get("/api/tables/{table_id:str}/judgements", responses=REFUSED, opt={PACKED: True})
async def judgements(request: HTTP, table_id: TableId) -> Stream:
    """What each move cost and what was luck, line by line while it is worked out (docs/reviews.md)."""
    room, hub = await room_looked_at(request, table_id), request.app.state.hub
    record, address = await finished(room), address_of(request)
    if (kept := await hub.judgements.kept(record)) is not None:
        return Stream([kept + b"\n"], media_type="application/jsonl")
    must_stay(hub)
    limit(request, "reviews", await guest_if_known(request))
    hub.judgements.begin(record, room.row.host, address)
    found = hub.judgements.of(record, room.row.host, address)
    return Stream(lines(found), media_type="application/jsonl")


async def lines(found: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    async for one in found:
        yield one + b"\n"


@post("/api/tables/{table_id:str}/attempt", responses=REFUSED, status_code=200)
async def attempt(request: HTTP, table_id: TableId, data: JSONBody[Trying]) -> Response[Attempt]:
    """What another move would have been worth, as its player could know; why not, where a rule forbids it."""
    room, hub = await room_looked_at(request, table_id), request.app.state.hub
    record = await finished(room)
    must_stay(hub)
    limit(request, "attempts", await guest_if_known(request))
    table, move = as_it_stood(room, record, data.version), read_move(room, data.raw)
    if refusals := table.why_not(table.to_move[0], move):
        raise Forbidden(refusals)
    told = await hub.judgements.attempt(record, data.version, msgspec.json.encode(move), room.row.host)
    return Response(told, media_type="application/json")


@post("/api/tables/{table_id:str}/ask", responses=REFUSED, status_code=200)
async def ask(request: HTTP, table_id: TableId, data: JSONBody[Trying]) -> Answer:
    """The rules that forbid a move at this version, or the lines of the score that it would change."""
    room = await room_looked_at(request, table_id)
    limit(request, "asks")
    table = as_it_stood(room, await finished(room), data.version)
    try:
        found = table.preview(table.to_move[0], read_move(room, data.raw))
    except Forbidden as error:
        return Answer("", error.refusals, ())
    return Answer("", (), tuple(line for line in found if line[1] != line[2]))


def must_stay(hub: Hub) -> None:
    """What is begun while the server leaves would only keep it."""
    if hub.draining:
        raise ServerRefusal("server-leaving")


async def finished(room: Room) -> Record:
    """A whole game of a kind that is judged."""
    if not can_judge(room.row.game):
        raise ServerRefusal("server-no-review")
    async with room.lock:
        if not room.is_over or room.whole().outcome is None:
            raise ServerRefusal("server-not-over")
        return room.whole().record()


def as_it_stood(room: Room, record: Record, version: int) -> Table:
    """The game at a version at which a decision was made that stood."""
    if all(line.version != version + 1 for _, line in room.whole().decisions()):
        raise ServerRefusal("server-no-decision")
    return replay(room.game, msgspec.structs.replace(record, lines=record.lines[: version + 1]))
