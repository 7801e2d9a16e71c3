"""Several processes over one PostgreSQL: what the others write, and who is there through them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from tuileries.core.record import Unread, dump_line, read_lines
from tuileries.server import clock
from tuileries.server.errors import NotWritten, ServerRefusal
from tuileries.server.limits import Taker
from tuileries.server.protocol import Led
from tuileries.server.store import nodes, queries
from tuileries.server.store.notices import Notices
from tuileries.server.store.postgres import PostgresStore
from tuileries.server.store.queries import Present
from tuileries.server.table.changes import Asked, Moved

if TYPE_CHECKING:
    from tuileries.server.hub import Hub
    from tuileries.server.table.room import Room

BEAT = 0.4
"""Seconds between two signs of life, and between two looks for tables whose keeper is gone."""

GATHER = 0.01
"""Seconds in which all that happens is one notice."""

LOOK = 3.0
"""Seconds after which a node looks for what it was not told."""

MOST_AT_ONCE = 100
"""Tables, or people, in one notice."""

LONGEST_LINE, MOST_MOVES = 700, 9
"""Lines in one notice; a longer one is read from the database."""

MOST_READERS = 3
"""Tables that are looked up at the same time; people who move go first."""

LARGEST = 8000
"""Bytes that PostgreSQL takes in one notice."""

log = logging.getLogger("tuileries")


Move = tuple[str, int, msgspec.Raw, Asked | None]
"""A table, its revision, the line, and whose message it answers."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a node tells the others.

    `tables`: their newest revision, or None where somebody came or went. `taken`: how often who did what is
    limited. `led`: where the review of a table is led to.
    """

    node: str
    tables: dict[str, int | None] = {}
    moves: tuple[Move, ...] = ()
    taken: tuple[tuple[Taker, int], ...] = ()
    led: tuple[str, Led] | None = None


class Nodes:
    """Several processes over one database.

    The database decides what happened: whoever comes second is refused there. A notice only makes others look
    sooner. The keeper of a table is the node where its bots think; two that think at once do no harm.
    """

    def __init__(self, hub: Hub) -> None:
        assert isinstance(hub.store, PostgresStore)  # whatever else may be shared has no notices
        self.id = secrets.token_hex(6)
        self._hub = hub
        self._store = hub.store
        self._pulse = PostgresStore(hub.store.address, connections=1)
        self._notices = Notices(hub.store.address)
        self._live: frozenset[str] = frozenset()
        self._kept: set[str] = set()
        self._asked_for: set[str] = set()
        self._changed: dict[str, int | None] = {}
        self._behind: set[str] = set()
        self._moves: list[Move] = []
        self._taken: Counter[Taker] = Counter()
        self._arrivals: set[str] = set()
        self._noting = asyncio.Lock()
        self._readers = asyncio.Semaphore(MOST_READERS)
        self._beaten = clock.now()

    async def start(self) -> None:
        await self._pulse.open()
        await self._pulse.write(nodes.beat(self.id))
        await self._count_the_living()
        self._hub.spawn(self._notices.listen(self._hear, self._look_at_all))
        self._hub.spawn(again(BEAT, self._live_on))
        self._hub.spawn(again(BEAT, self._take_orphans))
        self._hub.spawn(again(LOOK, self._look_for_the_untold))
        self._hub.spawn(again(nodes.FORGOTTEN_AFTER, self._forget_the_dead))

    async def leave(self) -> None:
        with contextlib.suppress(NotWritten):
            await self._pulse.write(*nodes.leave(self.id))
        await self._pulse.close()
        await self._notices.close()

    # Who is there

    def others(self, present: Present) -> Present:
        return {node: guests for node, guests in present.items() if node in self._live - {self.id}}

    def note_presence(self, room: Room) -> None:
        if not self._arrivals:
            self._hub.spawn(self._note_all_presence())
        self._arrivals.add(room.row.id)

    async def _note_all_presence(self) -> None:
        """One table after another, as it is by then: what came first must not be written last."""
        async with self._noting:
            while self._arrivals:
                table = self._arrivals.pop()
                try:
                    await self._store.write(nodes.note_presence(self.id, table, self._guests_at(table)))
                    self._tell(table, None)
                except NotWritten:
                    self._arrivals.add(table)
                    await asyncio.sleep(BEAT)

    def _guests_at(self, table: str) -> list[int | None]:
        room = self._hub.rooms.get(table)
        return [] if room is None else [connection.guest for connection in room.connections]

    async def _live_on(self) -> None:
        """Give a sign of life and see who else does, on a connection that no move has to wait for."""
        await self._pulse.write(nodes.beat(self.id))
        was_away = clock.now() - self._beaten > nodes.DEAD_AFTER
        self._beaten = clock.now()
        await self._count_the_living()
        if was_away:
            self._come_back()

    async def _count_the_living(self) -> None:
        """When a node comes or goes, so do the people who are there through it."""
        live = frozenset(node for (node,) in await self._pulse.read(nodes.LIVE))
        before, self._live = self._live, live
        if before - {self.id} != live - {self.id}:
            for room in list(self._hub.rooms.values()):
                room.count_others()

    def _come_back(self) -> None:
        """This node was thought dead: others keep its tables by now."""
        self._kept.clear()
        for room in list(self._hub.rooms.values()):
            self.note_presence(room)
        self._look_at_all()

    async def _forget_the_dead(self) -> None:
        await self._store.write(*nodes.forget_the_dead())

    # What others write

    def tell_of(self, room: Room, moved: Moved | None) -> None:
        if moved is not None and len(line := dump_line(moved.line).encode()) < LONGEST_LINE:
            self._gather()
            self._moves.append((room.row.id, moved.revision, msgspec.Raw(line), moved.answering))
        else:
            self._tell(room.row.id, room.revision)

    def _tell(self, table: str, revision: int | None) -> None:
        self._gather()
        if revision is not None or table not in self._changed:
            self._changed[table] = revision

    def _gather(self) -> None:
        if not (self._changed or self._moves):
            asyncio.get_running_loop().call_later(GATHER, self._send)

    def _send(self) -> None:
        """Moves first: whoever hears of a later revision has to look."""
        moves, self._moves = self._moves, []
        changed, self._changed = self._changed, {}
        self._say(
            *(Notice(self.id, moves=tuple(part)) for part in parts(moves, MOST_MOVES)),
            *(Notice(self.id, dict(part)) for part in parts(changed.items(), MOST_AT_ONCE)),
        )

    def _say(self, *notices: Notice) -> None:
        self._hub.spawn(self._notices.send([encoded(notice) for notice in notices]))

    def _hear(self, payload: str) -> None:
        """From anybody who may write to the database: what is no notice is passed over."""
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError:
            return
        if notice.node == self.id:
            return
        for table, revision in notice.tables.items():
            self._hear_of(table, revision)
        for move in notice.moves:
            if (room := self._hub.rooms.get(move[0])) is not None:
                self._hub.spawn(self._follow(room, *move[1:]))
            else:
                self._hear_of(*move[:2])
        for taker, times in notice.taken:
            self._hub.limits.lose(taker, times)
        if notice.led is not None and (room := self._hub.rooms.get(notice.led[0])) is not None:
            room.tour.follow(notice.node, notice.led[1])

    def _hear_of(self, table: str, revision: int | None) -> None:
        room = self._hub.rooms.get(table)
        if room is None and table in self._kept:
            self._hub.spawn(self._hub.bring_back(table))
        elif room is not None and (revision is None or revision > room.revision):
            self._catch_up(room)

    async def _follow(self, room: Room, revision: int, line: msgspec.Raw, answering: Asked | None) -> None:
        """A move on what is here is played at once; anything else is read."""
        async with room.lock:
            if room.gone or revision <= room.revision:
                return
            if revision == room.revision + 1 and room.can_follow:
                (read,) = read_lines([bytes(line).decode()], room.game, room.whole().header.rules)
                assert not isinstance(read, Unread)  # it was played by rules that are known here
                room.follow_move(Moved(revision, read, answering))
                return
        self._catch_up(room)

    def _catch_up(self, room: Room) -> None:
        """Once, however often others wrote meanwhile."""
        if room.row.id not in self._behind:
            self._behind.add(room.row.id)
            self._hub.spawn(self._caught_up(room))

    async def _caught_up(self, room: Room) -> None:
        async with self._readers, room.lock:
            self._behind.discard(room.row.id)
            if not room.gone:
                with contextlib.suppress(ServerRefusal):
                    await self._hub.catch_up(room)

    def _look_at_all(self) -> None:
        for room in list(self._hub.rooms.values()):
            self._catch_up(room)

    async def _look_for_the_untold(self) -> None:
        """A notice that was lost costs some seconds, and so does a lost answer that a table is kept here."""
        for table, is_late in await self._store.read(nodes.OWN, self.id):
            if table not in self._kept or (is_late and table not in self._hub.rooms):
                self._take(table)
        for part in parts(self._hub.rooms, MOST_AT_ONCE):
            found = await queries.revisions(self._store, part)
            present = await queries.present(self._store, part)
            for room in filter(None, map(self._hub.rooms.get, part)):
                self._compare(room, found.get(room.row.id), present[room.row.id])
                room.tour.remind()

    def _compare(self, room: Room, revision: int | None, present: Present) -> None:
        """A room whose lock is held is about to change; the next look will tell."""
        is_behind = revision != room.revision or self.others(present) != self.others(room.present)
        if is_behind and not room.lock.locked():
            self._catch_up(room)
        if Counter(present.get(self.id, ())) != Counter(self._guests_at(room.row.id)):
            self.note_presence(room)

    async def refresh(self, room: Room) -> None:
        found = await queries.revisions(self._store, [room.row.id])
        if found.get(room.row.id) != room.revision:
            async with room.lock:
                if not room.gone:
                    await self._hub.catch_up(room)

    # What is not written

    def tell_taken(self, taker: Taker) -> None:
        if not self._taken:
            asyncio.get_running_loop().call_later(BEAT, self._tell_all_taken)
        self._taken[taker] += 1

    def _tell_all_taken(self) -> None:
        taken, self._taken = self._taken, Counter()
        self._say(*(Notice(self.id, taken=tuple(part)) for part in parts(taken.items(), MOST_AT_ONCE)))

    def tell_led(self, room: Room, led: Led) -> None:
        self._say(Notice(self.id, led=(room.row.id, led)))

    # Where bots think

    def keeps(self, room: Room) -> bool:
        table = room.row.id
        if table not in self._kept and table not in self._asked_for:
            self._asked_for.add(table)
            self._hub.spawn(self._keep(room))
        return table in self._kept

    async def _keep(self, room: Room) -> None:
        """Where the database does not answer, the table is an orphan, and found as such."""
        table = room.row.id
        with contextlib.suppress(NotWritten):
            if await self._store.change(nodes.KEEP, self.id, table, self.id):
                self._kept.add(table)
                self._hub.wake(room)
        self._asked_for.discard(table)

    async def _take_orphans(self) -> None:
        if self._hub.draining:
            return
        for (table,) in await self._store.change(nodes.ORPHANS, self.id):
            self._take(table)

    def _take(self, table: str) -> None:
        self._kept.add(table)
        self._hub.spawn(self._care_for(table))

    def goes_before(self, node: str) -> bool:
        return self.id < node

    async def _care_for(self, table: str) -> None:
        if (room := self._hub.rooms.get(table)) is not None:
            self._hub.wake(room)
        else:
            await self._hub.bring_back(table)

    def let_go(self, room: Room) -> None:
        if room.row.id in self._kept:
            self._kept.discard(room.row.id)
            self._hub.spawn(self._let_go(room.row.id))

    async def _let_go(self, table: str) -> None:
        with contextlib.suppress(NotWritten):
            await self._store.write(nodes.let_go(self.id, table))


async def again(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """For ever, whatever goes wrong: a node that gives up is taken for dead."""
    while True:
        try:
            await work()
        except Exception as error:
            log.warning("failed for now", exc_info=error)
        await asyncio.sleep(seconds)


def encoded(notice: Notice) -> str:
    """What is too long for a notice is looked up."""
    text = msgspec.json.encode(notice)
    if len(text) >= LARGEST:
        text = msgspec.json.encode(Notice(notice.node, {move[0]: move[1] for move in notice.moves}))
    return text.decode()


def parts(all_of_them: Iterable[Any], most: int) -> Iterator[Sequence[Any]]:
    left = iter(list(all_of_them))
    while part := list(islice(left, most)):
        yield part
