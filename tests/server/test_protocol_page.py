"""The page about the protocol tells what the types tell."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any, get_args

from tuileries.server.http import daily, lobby
from tuileries.server.http.app import handlers
from tuileries.server.protocol import Incoming, Outgoing
from tuileries.server.socket.messages import decoder

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")


def writer() -> Any:
    spec = importlib.util.spec_from_file_location("protocol_page", DOCS / "protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_as_the_script_would_write_it_now() -> None:
    assert writer().page(PAGE) == PAGE, "run: python docs/protocol.py"


def test_every_message_and_every_request_is_on_the_page() -> None:
    for message in (*get_args(Incoming), *get_args(Outgoing)):
        assert f"\n### {message.__name__}\n" in PAGE
    for handler in handlers(lobby, daily):
        for path in handler.paths:
            assert writer().short(path) in PAGE


def test_the_transcript_says_nothing_that_would_not_be_understood() -> None:
    lines = [line.removeprefix("> ") for line in PAGE.splitlines() if line.startswith('> {"type"')]
    kinds = {type(decoder.decode(line)).__name__ for line in lines}
    assert {"Look", "Ask", "Play", "Ping"} <= kinds
    heard = [line.removeprefix("< ") for line in PAGE.splitlines() if line.startswith('< {"type"')]
    names = {kind.__name__ for kind in get_args(Outgoing)}
    assert {json.loads(line.replace("…", "null"))["type"] for line in heard if "…" not in line} <= names
    assert len(heard) > 4
