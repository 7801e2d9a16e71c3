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
    """A page of another site may not act with this site's cookie."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        place = ""
    if not place or place != connection.headers.get("host"):
        raise NotAllowed("server-origin")
