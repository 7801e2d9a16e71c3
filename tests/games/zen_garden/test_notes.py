"""Where the printed rules are silent or contradict themselves, and where we go beyond them."""

from __future__ import annotations

from tests.test_rules_pages import noted


def test_these_rules_have_notes() -> None:
    assert noted("zen-garden") == {
        "Ruling": "C2 C3 C4 T7 T9 R2 R4 R6 F6 F8 F9 F11",
    }
