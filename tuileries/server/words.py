"""Names and chat, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from tuileries.core.errors import BadOptions
from tuileries.locales import keys

LONGEST_NAME = 20
PHRASES = keys("web-say-")
"""The quick phrases of the chat: whatever the catalogue has of them."""
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")


def clean(text: str) -> str:
    """One line of letters, signs and single spaces; nothing that hides or turns text around."""
    seen = (" " if unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc") else sign for sign in text)
    kept = "".join(sign for sign in seen if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn"))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def clean_name(text: str) -> str:
    name = clean(text)
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadOptions("error-name-length", longest=LONGEST_NAME)
    return name


def clean_colour(text: str) -> str:
    if text not in COLOURS:
        raise BadOptions("error-colour", known=", ".join(COLOURS))
    return text
