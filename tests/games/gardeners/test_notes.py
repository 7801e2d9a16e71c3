"""Where the printed rules are silent or contradict themselves, and where we go beyond them."""

from __future__ import annotations

from tests.test_rules_pages import noted


def test_these_rules_have_notes() -> None:
    assert noted("gardeners") == {
        "Ruling": "C3 K3 K7 S2 R1 R5 A4 V1 V2 E1 E3 O1 O3",
        "Reconstructed": "C1 C2 C3 C4",
        "House rule": "S2 P1 P2",
    }
