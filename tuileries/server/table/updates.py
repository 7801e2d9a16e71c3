"""What a viewer is told of a game: how it stands, and what happened so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import msgspec

from tuileries.core.game import Player
from tuileries.core.phrases import Phrase
from tuileries.core.record import TakenBack, time_of
from tuileries.core.table import Table, seen
from tuileries.server.protocol import History, Told, Update
from tuileries.server.table.connections import Connection
from tuileries.server.table.lessons import guidance

if TYPE_CHECKING:
    from tuileries.server.table.room import Room

LARGEST_PART = 15_000
"""Bytes of history in one message, so that no message is over 16 kilobytes."""

AT_ONCE = 2**16
"""Bytes that are told to whoever comes before they have read any of it."""


SPECTATOR = b'{"viewer":null,'
"""How the view of a game without secrets begins for whoever only watches; that is all that differs."""


def tell_updates(room: Room) -> None:
    """Each connection gets what its own viewer may see since it was told last."""
    table, aids = room.whole(), room.gives_aids
    common = None if room.game.has_secrets else common_update(table, aids=aids)
    encoded: dict[tuple[Player | None, int], bytes] = {}
    for connection in room.connections:
        if connection.told is not None:
            key = (connection.seat, connection.told)
            if key not in encoded:
                encoded[key] = msgspec.json.encode(present_update(room, table, *key, common))
            connection.update(table.version, encoded[key])


def tell_all_since(room: Room, connection: Connection, since: int) -> None:
    """All that happened after `since`, and how things stand; a long past goes bit by bit, as it is read."""
    table = room.whole()
    past = histories(table, connection.seat, since=since)
    for part in past:
        connection.send(part)
        if connection.line.backlog > AT_ONCE:
            connection.hold()
            room.hub.spawn(tell_the_rest(room, connection, past, table.version))
            return
    encoded = msgspec.json.encode(present_update(room, table, connection.seat, since))
    connection.update(table.version, encoded)


async def tell_the_rest(room: Room, connection: Connection, past: Iterator[bytes], version: int) -> None:
    """Up to this version; then what has happened since, unless they are gone or look again."""
    looks = connection.looks
    for part in past:
        await connection.line.drain()
        if connection.ended.done() or connection.looks != looks:
            return
        connection.send(part)
    await connection.line.drain()
    async with room.lock:
        if connection.looks == looks and not (connection.ended.done() or room.gone):
            tell_all_since(room, connection, version - 1)


def present_update(
    room: Room, table: Table, viewer: Player | None, since: int, common: Update | None = None
) -> Update:
    """`common` is what all are told alike, to whoever has not heard of this version yet."""
    if common is not None and since < table.version:
        update = as_told_to(common, table, viewer)
    else:
        update = update_of(table, viewer, since=since, aids=room.gives_aids)
    if room.frozen is not None:
        update = msgspec.structs.replace(update, choices=None)
    return msgspec.structs.replace(update, alarm=room.alarm_left, guidance=guidance(room, table))


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
    present = table.version
    earlier = (one for one in told(table, viewer, since=since) if one[0] < present)
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
