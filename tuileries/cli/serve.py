"""The game server, started from the command line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import segno

from tuileries.cli.screen import Screen
from tuileries.server.serve import lan_address, serve
from tuileries.server.settings import Settings, read_settings

EVERYWHERE = "0.0.0.0"


def run_server(screen: Screen, flags: dict[str, Any], config: Path | None, *, lan: bool) -> None:
    given = {name: value for name, value in flags.items() if value is not None}
    if lan:
        given.setdefault("host", EVERYWHERE)
    settings = read_settings(given, os.environ, config)
    tell_address(screen, settings, lan=lan)
    serve(settings)


def tell_address(screen: Screen, settings: Settings, *, lan: bool) -> None:
    address = f"http://{lan_address() if lan else settings.host}:{settings.port}"
    screen.tell("serve-address", address=address, style="bold")
    if lan:
        segno.make(address).terminal(compact=True)
