"""What the client takes for the server's types is what the server says."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parent.parent.parent / "web"


def test_the_generated_types_are_fresh() -> None:
    generate = runpy.run_path(str(WEB / "generate.py"))
    written = {file.name: text for file, text in generate["files"]()}
    present = {file.name: file.read_text(encoding="utf-8") for file in generate["GENERATED"].iterdir()}
    assert present == written, "run: make types"
