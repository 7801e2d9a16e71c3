"""Pictures and pages show what there is now."""

from __future__ import annotations

import runpy
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_the_picture_in_the_readme_is_fresh() -> None:
    drawn = runpy.run_path(str(DOCS / "img" / "terminal.py"))["picture"]()
    assert drawn == (DOCS / "img" / "terminal.svg").read_text(encoding="utf-8")
