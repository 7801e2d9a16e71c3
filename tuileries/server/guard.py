"""What keeps other sites out."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from tuileries.server.errors import NotAllowed
from tuileries.server.settings import Settings

# Scripts come from files alone. The boards set styles on their elements, and show pictures they drew.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """A page of another site may not act with this site's cookie.

    A public server, which has an address with https, takes pages from there alone, or from this machine.
    """
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    if origin in settings.origins:
        return
    public = settings.address.lower().removesuffix(":443")
    if public.startswith("https://") and not is_local(host):
        if f"https://{host.lower()}".removesuffix(":443") != public or origin not in (None, public):
            raise NotAllowed("server-origin")
    elif origin is not None and place_of(origin) != host:
        raise NotAllowed("server-origin")


def place_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def is_local(host: str) -> bool:
    """Whether a request was sent from this machine to itself: other names could be made to lead here."""
    try:
        return urlsplit(f"//{host}").hostname in ("127.0.0.1", "::1", "localhost")
    except ValueError:
        return False
