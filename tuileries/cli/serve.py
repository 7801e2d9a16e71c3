"""The game server, started from the command line."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import segno
from msgspec.structs import replace

from tuileries.cli.screen import Screen
from tuileries.server.process import lan_address, open_port, serve
from tuileries.server.settings import read_settings
from tuileries.server.store import check
from tuileries.server.supervisor import supervise

EVERYWHERE = "0.0.0.0"


def run_server(
    screen: Screen, flags: dict[str, Any], config: Path | None, *, lan: bool, browser: bool
) -> None:
    given = {name: value for name, value in flags.items() if value is not None}
    if lan:
        given.setdefault("host", EVERYWHERE)
    settings = read_settings(given, os.environ, config)
    check(settings)
    listening = open_port(settings)
    port = listening.getsockname()[1]
    if lan and not settings.address:
        settings = replace(settings, address=f"http://{lan_address()}:{port}")
    here = f"http://{settings.host}:{port}"
    tell_address(screen, settings.address if lan else here, lan=lan)
    if browser:
        open_browser(screen, here.replace(EVERYWHERE, "127.0.0.1"))
    (serve if settings.workers == 1 else supervise)(settings, listening)


def tell_address(screen: Screen, address: str, *, lan: bool) -> None:
    screen.tell("serve-address", address=address, style="bold")
    if lan:
        segno.make(address).terminal(compact=True)


def open_browser(screen: Screen, address: str) -> None:
    """The port listens already, so the page comes as soon as the server is up."""
    if not has_display(sys.platform, os.environ):
        screen.tell("serve-no-display")
        return
    # Some browsers do not return before they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), name="browser", daemon=True).start()


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
