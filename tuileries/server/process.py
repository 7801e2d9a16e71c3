"""Running the server: one process, until it is told to stop."""

from __future__ import annotations

import gc
import logging
import resource
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn

from tuileries.core.errors import BadOptions
from tuileries.server.http.app import create_app
from tuileries.server.http.connection import HttpConnection
from tuileries.server.settings import Settings
from tuileries.server.socket.wire import Wire


class JsonLines(logging.Formatter):
    """A JSON object a line; never a token, a code, a secret or a word of chat."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns whenever a transaction is refused


def configure(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        http=HttpConnection,
        ws=Wire,
        ws_max_size=settings.largest_message * 4,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


class Server(uvicorn.Server):
    """Says when it is ready. Before the sockets are closed, everyone at a table is told."""

    def __init__(self, config: uvicorn.Config, tell_ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._tell_ready = tell_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._tell_ready is not None:
            self._tell_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever comes from now on is taken by another process at this port, where there is one."""
        for server in self.servers:
            server.close()
        app: Any = self.config.app
        await app.state.hub.say_goodbye()
        await super().shutdown(sockets)


def spare_the_collector() -> None:
    """Tables live long: looking through all of them again and again would stop the games."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def allow_open_files() -> None:
    """Every connection takes one; the usual limit is low, and may be raised by whoever it holds for."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def open_port(settings: Settings) -> socket.socket:
    """The socket to listen on; a port that is taken is refused before anything else happens."""
    try:
        return socket.create_server((settings.host, settings.port), backlog=2048)
    except (OSError, OverflowError) as error:
        place = {"host": settings.host, "port": str(settings.port)}
        raise BadOptions("error-port", **place, detail=str(error)) from None


def serve(settings: Settings, listening: socket.socket, tell_ready: Callable[[], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM; then let everyone know and leave in order."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn ends by what ended it: not without tidying
    log_to_stderr()
    allow_open_files()
    spare_the_collector()
    Server(configure(settings), tell_ready).run(sockets=[listening])


OUTSIDE = "192.0.2.1"
"""An address that is nobody's, but not of this machine."""


def lan_address() -> str:
    """The address that other devices in the house can reach: the one this machine would write from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((OUTSIDE, 9))  # sends nothing
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
