"""The page about the protocol tells what the types tell."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any, get_args

from tuileries.server import schema
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
    for request in schema.REQUESTS:
        for path in request.paths:
            assert writer().short(path) in PAGE


def test_every_struct_has_its_section_once_and_every_link_leads_to_one() -> None:
    headings = re.findall(r"^#+ (.*)$", PAGE, flags=re.MULTILINE)
    structs = [heading for heading in headings if re.fullmatch(r"[A-Z][A-Za-z]+", heading)]
    assert len(structs) == len(set(structs)) > 30
    anchors = {re.sub(r"[^a-z0-9-]", "", heading.lower().replace(" ", "-")) for heading in headings}
    assert set(re.findall(r"\]\(#(.*?)\)", PAGE)) <= anchors


def test_the_transcript_says_nothing_that_would_not_be_understood() -> None:
    lines = [line.removeprefix("> ") for line in PAGE.splitlines() if line.startswith('> {"type"')]
    kinds = {type(decoder.decode(line)).__name__ for line in lines}
    assert {"Look", "Ask", "Play", "Ping"} <= kinds
    heard = [line.removeprefix("< ") for line in PAGE.splitlines() if line.startswith('< {"type"')]
    names = {kind.__name__ for kind in get_args(Outgoing)}
    assert {json.loads(line.replace("…", "null"))["type"] for line in heard if "…" not in line} <= names
    assert len(heard) > 4
