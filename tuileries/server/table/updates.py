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


NOBODY = b'"seat":null,"view":null,"choices":null'
"""What an update says that is not for anybody yet; written once for all, it is filled in for each."""

SPECTATOR = b'{"viewer":null'
"""How the view of whoever only watches begins; in a game without secrets it is everybody's."""


def tell_updates(room: Room) -> None:
    """Each connection gets what its own viewer may see since it was told last."""
    table, listeners = room.whole(), listening(room)
    common = common_update(room, table) if listeners else None
    for (viewer, since), connections in listeners.items():
        encoded = encoded_update(room, table, viewer, since, common)
        for connection in connections:
            connection.update(table.version, encoded)


def listening(room: Room) -> dict[tuple[Player | None, int], list[Connection]]:
    """Who is told what happens; together, where they look from one seat and were told as much."""
    listeners: dict[tuple[Player | None, int], list[Connection]] = {}
    for connection in room.connections:
        if connection.told is not None:
            listeners.setdefault((connection.seat, connection.told), []).append(connection)
    return listeners


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
    connection.update(table.version, encoded_update(room, table, connection.seat, since))


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


def encoded_update(
    room: Room, table: Table, viewer: Player | None, since: int, common: Common | None = None
) -> bytes:
    """`common` is what all are told alike, to whoever has not heard of this version yet."""
    if common is not None and since < table.version:
        return common.told_to(viewer, choices_of(table, viewer))
    return msgspec.json.encode(present_update(room, table, viewer, since))


def present_update(room: Room, table: Table, viewer: Player | None, since: int = -1) -> Update:
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


def common_update(room: Room, table: Table) -> Common | None:
    """What all are told alike, if there is nothing that only some may know or do."""
    is_common = not room.game.has_secrets and room.frozen is None
    return Common(present_update(room, table, None)) if is_common else None


class Common:
    """An update of a game without secrets: worked out for a spectator, and written as JSON once for all."""

    def __init__(self, update: Update) -> None:
        self._view = msgspec.json.encode(update.view)
        self._rest = msgspec.json.encode(msgspec.structs.replace(update, view=None, choices=None))

    def told_to(self, viewer: Player | None, choices: Any) -> bytes:
        """As this viewer gets it: whose it is, and what they may do."""
        seat, offered = msgspec.json.encode(viewer), msgspec.json.encode(choices)
        view = self._view.replace(SPECTATOR, b'{"viewer":%b' % seat, 1)
        return self._rest.replace(NOBODY, b'"seat":%b,"view":%b,"choices":%b' % (seat, view, offered), 1)


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
            if (remark := table.remark(line.version, viewer)) is not None:
                yield line.version, None, remark


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
