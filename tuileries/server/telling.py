"""What a viewer is told of a game: now, so far, and afterwards as a film."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec

from tuileries.core.game import AnyGame, Player
from tuileries.core.hourglass import Hourglass
from tuileries.core.phrases import Phrase
from tuileries.core.record import Record, TakenBack, time_of
from tuileries.core.table import Table, replay_slowly, seen
from tuileries.server.protocol import History, Told, Update

LARGEST_PART = 15_000
"""Bytes of history in one message, so that no message is over 16 kilobytes."""


SPECTATOR = b'{"viewer":null,'
"""How the view of a game without secrets begins for whoever only watches; that is all that differs."""


def update_of(table: Table, viewer: Player | None, *, since: int = -1, aids: bool = True) -> Update:
    """What this viewer may know of a table."""
    view = table.view(viewer)
    return Update(
        version=table.version,
        seat=viewer,
        view=view,
        choices=choices_of(table, viewer),
        events=tuple(told(table, viewer, since=max(since, table.version - 1))),
        outcome=table.outcome,
        projected=table.game.project(view) if aids else None,
        at=time_of(table.lines[-1]),
    )


def choices_of(table: Table, viewer: Player | None) -> Any:
    return table.choices(viewer) if viewer is not None and viewer in table.to_move else None


def common_update(table: Table, *, aids: bool) -> Update:
    """What a spectator is told; where nothing is secret it is worked out and written as JSON once for all."""
    update = update_of(table, None, aids=aids)
    parts = {name: raw(getattr(update, name)) for name in ("view", "events", "outcome", "projected")}
    return msgspec.structs.replace(update, **parts)


def as_told_to(common: Update, table: Table, viewer: Player | None) -> Update:
    """A common update as this viewer gets it: whose it is, and what they may do."""
    if viewer is None:
        return common
    view = seen_from(bytes(common.view), viewer)
    return msgspec.structs.replace(common, seat=viewer, view=view, choices=choices_of(table, viewer))


def seen_from(view: bytes, viewer: Player) -> msgspec.Raw:
    """A spectator's view of a game without secrets as a seat has it."""
    return msgspec.Raw(b'{"viewer":%d,' % viewer + view[len(SPECTATOR) :])


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def told(table: Table, viewer: Player | None, *, since: int) -> Iterator[Told]:
    """Each event with its sentence, so that no client needs a copy of the log's words."""
    sentence = table.game.sentence
    for line in table.lines[since + 1 :]:
        if isinstance(line, TakenBack):
            yield line.version, None, returned(line)
        else:
            yield from ((line.version, event, sentence(event)) for event in seen(line.events, viewer))


def returned(line: TakenBack) -> Phrase:
    """Taking back is no event of the game, but people want to read of it."""
    if line.player is None:
        return Phrase("log-returned", {"step": line.to})
    return Phrase("log-taken-back", {"player": line.player})


def histories(table: Table, viewer: Player | None, *, since: int) -> Iterator[bytes]:
    """What happened after `since` and before the present version, in messages that are not too long."""
    earlier = (one for one in told(table, viewer, since=since) if one[0] < table.version)
    versions = (encoded(events) for _, events in groupby(earlier, key=itemgetter(0)))
    for part in parts(versions):
        yield msgspec.json.encode(History(viewer, tuple(part)))


def encoded(events: Iterable[Told]) -> list[msgspec.Raw]:
    return [raw(one) for one in events]


def parts(versions: Iterable[list[msgspec.Raw]]) -> Iterator[list[Any]]:
    """As many in a row as fit. A version is told at once, so that nobody takes half of it for the whole."""
    part: list[Any] = []
    size = 0
    for events in versions:
        length = sum(len(memoryview(one)) + 1 for one in events)
        if part and size + length > LARGEST_PART:
            yield part
            part, size = [], 0
        part += events
        size += length
    if part:
        yield part


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
