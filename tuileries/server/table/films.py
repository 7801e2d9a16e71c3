"""A game from its start to its end, or as far as it went, as one viewer was told it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tuileries.core.game import AnyGame, Player
from tuileries.core.hourglass import Hourglass
from tuileries.core.record import Record
from tuileries.core.table import replay_slowly
from tuileries.server.protocol import Update
from tuileries.server.table.updates import update_of


def film(game: AnyGame, record: Record, viewer: Player | None, *, aids: bool) -> bytes:
    """What this viewer was told at each version, one after the other; in JSON, for it takes a while."""
    shots = map(msgspec.json.encode, shoot(game, record, viewer, aids=aids))
    return b"[" + b",".join(shots) + b"]"


def shoot(game: AnyGame, record: Record, viewer: Player | None, *, aids: bool) -> Iterator[Update]:
    """The alarm is reckoned from the times in the record."""
    hourglass, at = Hourglass(), 0.0
    for table in replay_slowly(game, record):
        update = update_of(table, viewer, aids=aids)
        at = update.at or at
        left = hourglass.left(table, at)
        yield msgspec.structs.replace(update, alarm=None if left is None else max(0.0, round(left, 3)))
