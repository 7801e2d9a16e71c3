"""Challenges over HTTP: make one, take one, and compare what came of it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from tuileries.server.errors import ServerRefusal
from tuileries.server.http.lobby import room_of
from tuileries.server.http.visitors import HTTP, REFUSED, guest_if_known, guest_or_new, limit
from tuileries.server.protocol import WITHOUT_NUL, TableInfo
from tuileries.server.socket.endpoint import TableId
from tuileries.server.table import challenges
from tuileries.server.table.challenges import Challenge, Challenging, Comparison, Taking

ChallengeId = Annotated[str, PathParameter(max_length=40, pattern=WITHOUT_NUL)]


@post("/api/tables/{table_id:str}/challenge", responses=REFUSED, status_code=200)
async def make_challenge(request: HTTP, table_id: TableId, data: JSONBody[Challenging]) -> Challenge:
    """Challenge others with the deal of a game that is over; the same again for the same seat."""
    room, guest = await room_of(request, table_id), await guest_if_known(request)
    if request.app.state.hub.draining:
        raise ServerRefusal("server-leaving")
    limit(request, "tables", guest)
    async with room.lock:
        row = await challenges.challenge(room, guest, data.seat)
    _, origin = await challenges.find(request.app.state.hub, row.id)
    return await challenges.told(row, origin, guest)


@get("/api/tables/{table_id:str}/challenge", responses=REFUSED)
async def compare_results(request: HTTP, table_id: TableId) -> Comparison:
    """What everyone made of the deal of a game that is over."""
    room, guest = await room_of(request, table_id), await guest_if_known(request)
    return await challenges.compare(room, guest)


@get("/api/challenges/{challenge_id:str}", responses=REFUSED)
async def challenge(request: HTTP, challenge_id: ChallengeId) -> Challenge:
    """What there is to play, and against whose result; nothing of the deal."""
    row, origin = await challenges.find(request.app.state.hub, challenge_id)
    return await challenges.told(row, origin, await guest_if_known(request))


@post("/api/challenges/{challenge_id:str}", responses=REFUSED)
async def take_challenge(
    request: HTTP, challenge_id: ChallengeId, data: JSONBody[Taking]
) -> Response[TableInfo]:
    """Open a table of one's own with the same deal, seated and running. Its deal carries no pledge."""
    hub = request.app.state.hub
    if hub.draining:
        raise ServerRefusal("server-leaving")
    row, origin = await challenges.find(hub, challenge_id)
    limit(request, "tables", await guest_if_known(request))
    challenges.check(origin, data)
    guest, cookies = await guest_or_new(request)
    room = await challenges.take(row, origin, guest, data)
    return Response(room.info(guest), cookies=cookies)
