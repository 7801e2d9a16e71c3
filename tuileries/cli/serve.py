"""The game server, started from the command line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import segno

from tuileries.cli.screen import Screen
from tuileries.server.serve import lan_address, open_database, open_port, serve
from tuileries.server.settings import read_settings

EVERYWHERE = "0.0.0.0"


def run_server(screen: Screen, flags: dict[str, Any], config: Path | None, *, lan: bool) -> None:
    given = {name: value for name, value in flags.items() if value is not None}
    if lan:
        given.setdefault("host", EVERYWHERE)
    settings = read_settings(given, os.environ, config)
    open_database(settings)
    listening = open_port(settings)
    port = listening.getsockname()[1]
    tell_address(screen, settings.host, port, lan=lan)
    serve(settings, listening)


def tell_address(screen: Screen, host: str, port: int, *, lan: bool) -> None:
    address = f"http://{lan_address() if lan else host}:{port}"
    screen.tell("serve-address", address=address, style="bold")
    if lan:
        segno.make(address).terminal(compact=True)
