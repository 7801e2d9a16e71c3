"""The web application: the lobby over HTTP, the tables over websockets, and the page."""

from __future__ import annotations

import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from types import ModuleType
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tuileries.core.errors import TuileriesError
from tuileries.core.phrases import Phrase
from tuileries.server import figures
from tuileries.server.errors import TooMuch
from tuileries.server.guard import HEADERS, check_origin
from tuileries.server.http import challenges, daily, devices, judgements, lessons, lobby, pages, thoughts
from tuileries.server.http.compression import COMPRESSION
from tuileries.server.http.pages import FOLDER, UNLIMITED, read_pages
from tuileries.server.hub import Hub
from tuileries.server.limits import buckets
from tuileries.server.settings import Settings
from tuileries.server.socket.endpoint import table_socket
from tuileries.server.store.identity import Guests
from tuileries.server.store.pulse import Pulse
from tuileries.server.workers.once import Once

LARGEST_BODY = 16_384
MOST_FILMS, MOST_AUDITS, MOST_ASKING = 100, 200, 100
"""How many answers are remembered, so that nobody's question is worked out again, and how many may wait."""
SHARED = 10
"""All sockets of an address together may say so many times as much as one of them."""
MODULES = (lobby, challenges, thoughts, judgements, devices, daily, lessons, pages)
"""Where requests are answered."""

log = logging.getLogger("tuileries")


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"status": "alive"}


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, str]]:
    """Whether new tables and connections are welcome: not while the server leaves or cannot write."""
    status = "leaving" if state.hub.draining else "ready" if await state.pulse.beats() else "cannot-write"
    return Response({"status": status}, status_code=200 if status == "ready" else 503)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def refuse(request: Request[Any, Any, Any], error: TuileriesError) -> Response[Phrase]:
    """A refusal is a phrase, so that the client can say it in the reader's language."""
    return Response(error.phrase, status_code=getattr(error, "status", 400))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Phrase]:
    """What goes wrong in here is told to whoever runs the server; whoever asked hears only that it did."""
    figures.FAILURES.inc()
    log.error("failed", exc_info=error, extra={"fields": {"path": request.scope["path"]}})
    return Response(Phrase("server-failed"), status_code=500)


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Phrase]:
    """What does not even reach the lobby is refused with a phrase as well."""
    if error.status_code >= 500:
        return fail(request, error)
    return Response(Phrase("server-bad-request", {"detail": error.detail}), status_code=error.status_code)


def refuse_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Phrase]:
    """Bytes that are no text: the reader of requests leaves them to whoever asks it to read."""
    return Response(Phrase("server-bad-request", {"detail": error.reason}), status_code=400)


async def before_request(request: Request[Any, Any, State]) -> None:
    if request.route_handler.opt.get(UNLIMITED):
        return
    if request.method != "GET":
        check_origin(request, request.app.state.settings)
    address = request.client.host if request.client else ""
    if not request.app.state.buckets.of(address).take():
        raise TooMuch("server-too-much")


async def before_send(message: Message, scope: Scope) -> None:
    """Every answer carries them, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """The hub lives as long as the application."""
    settings: Settings = app.state.settings
    hub = Hub(settings)
    app.state.hub = hub
    app.state.guests = Guests(hub.store)
    app.state.pulse = Pulse(hub.store)
    app.state.films = Once(hub.spawn, most_kept=MOST_FILMS, most_waiting=MOST_ASKING)
    app.state.audits = Once(hub.spawn, most_kept=MOST_AUDITS, most_waiting=MOST_ASKING)
    app.state.buckets = buckets(settings.requests_per_second, settings.requests_burst)
    app.state.limits = hub.limits
    app.state.messages = buckets(SHARED * settings.messages_per_second, SHARED * settings.messages_burst)
    app.state.sockets = Counter()
    app.state.connections = Counter()
    await hub.start()
    try:
        yield
    finally:
        await hub.stop()


def handlers(*modules: ModuleType) -> list[HTTPRouteHandler]:
    """Whatever answers requests in these modules."""
    return [
        handler
        for module in modules
        for handler in vars(module).values()
        if isinstance(handler, HTTPRouteHandler)
    ]


def create_app(settings: Settings) -> Litestar:
    return Litestar(
        route_handlers=[health, ready, metrics, table_socket, *handlers(*MODULES)],
        state=State({"settings": settings, "pages": read_pages(FOLDER)}),
        lifespan=[lifespan],
        exception_handlers={
            TuileriesError: refuse,
            HTTPException: refuse_request,
            UnicodeDecodeError: refuse_text,
            Exception: fail,
        },
        before_request=before_request,
        before_send=[before_send],
        compression_config=COMPRESSION,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(title="Tuileries", version="1", path="/api/schema"),
        logging_config=None,
    )
