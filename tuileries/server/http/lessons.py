"""Lessons over HTTP: a table to take one at."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import JSONBody, PathParameter

from tuileries.core.errors import UnknownName
from tuileries.lessons.lesson import Lesson, find
from tuileries.server.errors import NotFound, ServerRefusal
from tuileries.server.http.visitors import HTTP, REFUSED, guest_if_known, guest_or_new, limit
from tuileries.server.protocol import TableInfo
from tuileries.server.table.lessons import Learning, open_lesson

Name = Annotated[str, PathParameter(max_length=40)]


@post("/api/lessons/{game:str}/{lesson:str}", responses=REFUSED)
async def take_lesson(
    request: HTTP, game: Name, lesson: Name, data: JSONBody[Learning]
) -> Response[TableInfo]:
    """Open a table for a lesson, seated and running. It is in no list and gone after a day."""
    hub = request.app.state.hub
    if hub.draining:
        raise ServerRefusal("server-leaving")
    wanted = lesson_named(game, lesson)
    limit(request, "lessons", await guest_if_known(request))
    guest, cookies = await guest_or_new(request)
    room = await open_lesson(hub, guest, wanted, data)
    return Response(room.info(guest), cookies=cookies)


def lesson_named(game: str, lesson: str) -> Lesson:
    try:
        return find(game, lesson)
    except UnknownName as error:
        raise NotFound(error.phrase.key, **error.phrase.args) from None
