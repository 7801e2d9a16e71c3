"""Who asks over HTTP, and how often they may."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec

from tuileries.core.phrases import Phrase
from tuileries.server.errors import NotAllowed
from tuileries.server.store.identity import COOKIE, guest_of

HTTP = Request[Any, Any, State]
YEAR = 365 * 24 * 3600
REFUSED = {
    status: ResponseSpec(Phrase, generate_examples=False, description="Refused, and why")
    for status in (400, 403, 404, 409, 413, 429, 500, 503)
}


async def guest_if_known(request: HTTP) -> int | None:
    return await guest_of(request.app.state.hub.store, request.cookies.get(COOKIE))


async def known_guest(request: HTTP) -> int:
    guest = await guest_if_known(request)
    if guest is None:
        raise NotAllowed("server-no-guest")
    return guest


async def guest_or_new(request: HTTP) -> tuple[int, list[Cookie]]:
    """Who asks; someone new gets a cookie with the answer."""
    guest = await guest_if_known(request)
    if guest is not None:
        return guest, []
    limit(request, "guests")
    guest, token = await request.app.state.guests.welcome()
    return guest, [cookie(request, token)]


def limit(request: HTTP, kind: str, guest: int | None = None) -> None:
    """Raise TooMuch where this address or this guest has done so too often."""
    request.app.state.limits.take(kind, address_of(request), guest)


def address_of(request: HTTP) -> str:
    return request.client.host if request.client else ""


def cookie(request: HTTP, token: str) -> Cookie:
    secure: bool = request.app.state.settings.secure_cookies
    return Cookie(key=COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
