"""The garden of the day over HTTP: which there are, and a table to play one at."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import PathParameter

from tuileries.core.record import HUMAN
from tuileries.server.errors import ServerRefusal
from tuileries.server.http.visitors import HTTP, REFUSED, guest_if_known, guest_or_new, limit
from tuileries.server.protocol import TableInfo
from tuileries.server.table import seats
from tuileries.server.table.seats import Opening
from tuileries.server.workers.days import read_day, today

DayText = Annotated[str, PathParameter(max_length=40)]


class GardenOfTheDay(msgspec.Struct, frozen=True):
    """The side of the garden, and the cards it has to keep to."""

    difficulty: str
    size: int
    cards: tuple[str, ...]


class Day(msgspec.Struct, frozen=True):
    """The gardens of a day, the easiest first. Days begin at midnight, universal time."""

    date: str
    gardens: tuple[GardenOfTheDay, ...]


@get("/api/daily", responses=REFUSED)
async def daily(request: HTTP) -> Day:
    """The gardens of today: puzzles for one, the same for everyone. Each can be solved."""
    return await gardens_of(request, today())


@get("/api/daily/{day:str}", responses=REFUSED)
async def daily_of(request: HTTP, day: DayText) -> Day:
    """The gardens of a day that has come, such as 2026-11-15."""
    wanted = read_day(day)
    if wanted != today():
        limit(request, "days")
    return await gardens_of(request, wanted)


async def gardens_of(request: HTTP, day: date) -> Day:
    found = await request.app.state.hub.days.gardens(day)
    listed = (GardenOfTheDay(name, garden.terms.size, garden.puzzle) for name, garden in found.items())
    return Day(day.isoformat(), tuple(listed))


@post("/api/daily/{day:str}/{difficulty:str}", responses=REFUSED)
async def open_daily(request: HTTP, day: DayText, difficulty: DayText) -> Response[TableInfo]:
    """Open a table for a garden of a day; whoever does still has to join and start it."""
    hub = request.app.state.hub
    if hub.draining:
        raise ServerRefusal("server-leaving")
    if read_day(day) != today():
        limit(request, "days")
    garden = await hub.days.garden(read_day(day), difficulty)
    limit(request, "tables", await guest_if_known(request))
    guest, cookies = await guest_or_new(request)
    wanted = Opening("gardeners", (HUMAN,), msgspec.to_builtins(garden))
    room = await seats.open_table(hub, guest, wanted, daily=f"{day}/{difficulty}")
    return Response(room.info(guest), cookies=cookies)
