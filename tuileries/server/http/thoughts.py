"""What bots thought, for whoever looks back at a game that is over."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromQuery

from tuileries.bots.luck import luck_of
from tuileries.server.errors import ServerRefusal
from tuileries.server.http.lobby import room_looked_at
from tuileries.server.http.visitors import HTTP, REFUSED, limit
from tuileries.server.socket.endpoint import TableId
from tuileries.server.workers.explanations import can_explain


@get("/api/tables/{table_id:str}/thought", responses=REFUSED)
async def thought(
    request: HTTP, table_id: TableId, seat: FromQuery[int], version: FromQuery[int]
) -> Response[Any]:
    """What the bot in this seat believed and wanted at this version, once the game is over."""
    room, hub = await room_looked_at(request, table_id), request.app.state.hub
    if not room.is_over:
        raise ServerRefusal("server-not-over")
    kind = room.seats[seat].kind if 0 <= seat < len(room.seats) else ""
    if not can_explain(room.row.game, kind):
        raise ServerRefusal("server-no-thought")
    limit(request, "asks")
    async with room.lock:
        story = room.whole().story(seat, until=version)
    luck = luck_of(room.row.secret, seat, story)
    told = await hub.explanations.of(room.row.game, story, seat, kind, luck, guest=room.row.host)
    return Response(told, media_type="application/json")
