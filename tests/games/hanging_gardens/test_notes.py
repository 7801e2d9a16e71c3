"""Where the printed rules are silent or contradict themselves, and where we go beyond them."""

from __future__ import annotations

from tests.test_rules_pages import noted


def test_these_rules_have_notes() -> None:
    assert noted("hanging-gardens") == {
        "Ruling": "S2 S3 T2 T7 B2 B5 B7 B8 B9 B10 F1 F2 F3 F5",
        "Reconstructed": "C2 C4 C5",
    }
