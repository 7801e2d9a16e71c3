"""The devices of a guest over HTTP, and codes that move them to another."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from tuileries.core.phrases import Phrase
from tuileries.server.http.visitors import HTTP, REFUSED, cookie, guest_if_known, known_guest, limit
from tuileries.server.protocol import WITHOUT_NUL
from tuileries.server.store.identity import COOKIE, Device


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What moves a guest to another device."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class Devices(msgspec.Struct, frozen=True):
    """The devices of a guest, the oldest first, and how many codes for another are open."""

    devices: tuple[Device, ...]
    codes: int


class RemovingDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    device: Annotated[str, msgspec.Meta(max_length=40, pattern=WITHOUT_NUL)]


@get("/api/devices", responses=REFUSED)
async def own_devices(request: HTTP) -> Devices:
    """The asker's own devices, and how many codes for another are open; none of a stranger."""
    guest = await guest_if_known(request)
    return await devices_of(request, guest) if guest is not None else Devices((), 0)


async def devices_of(request: HTTP, guest: int) -> Devices:
    guests, token = request.app.state.guests, request.cookies.get(COOKIE, "")
    return Devices(await guests.devices(guest, token), await guests.codes(guest))


@post("/api/devices/remove", responses=REFUSED, status_code=200)
async def remove_device(request: HTTP, data: JSONBody[RemovingDevice]) -> Devices:
    """A device of the asker's is theirs no longer: whoever has it is a stranger again."""
    guest = await known_guest(request)
    await request.app.state.guests.remove_device(guest, data.device)
    return await devices_of(request, guest)


@post("/api/codes/cancel", responses=REFUSED, status_code=200)
async def cancel_codes(request: HTTP) -> Devices:
    """No code that the asker made works any longer."""
    guest = await known_guest(request)
    await request.app.state.guests.remove_codes(guest)
    return await devices_of(request, guest)


@post("/api/codes", responses=REFUSED)
async def make_code(request: HTTP) -> Code:
    """A code that moves the asker to another device; it works once."""
    guest = await known_guest(request)
    limit(request, "codes", guest)
    return Code(await request.app.state.guests.make_code(guest))


@post("/api/codes/redeem", responses=REFUSED, status_code=200)
async def redeem_code(request: HTTP, data: JSONBody[Code]) -> Response[Phrase]:
    """Be the guest who made this code, on this device too. The answer says who that is."""
    limit(request, "codes")
    token = await request.app.state.guests.redeem(data.code)
    name = await request.app.state.guests.name_of(token)
    told = Phrase("server-welcome-back", {"name": name}) if name else Phrase("server-welcome-here")
    return Response(told, cookies=[cookie(request, token)])
