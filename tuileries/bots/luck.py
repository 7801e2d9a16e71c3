"""Where a bot's luck at a table comes from: specified in docs/chance.md."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tuileries.core.game import Player

PURPOSE = b"tuileries bot"
"""Keeps this hash apart from every other use of the secret."""


def luck_of(secret: str, player: Player, seen: Any) -> str:
    """The seed for a bot that sees this from this seat: the same again, and nobody's choice."""
    key = hashlib.blake2b(secret.encode()).digest()
    text = msgspec.json.encode(seen, order="deterministic")
    return hashlib.blake2b(b"%d\n%b" % (player, text), key=key, person=PURPOSE, digest_size=32).hexdigest()
