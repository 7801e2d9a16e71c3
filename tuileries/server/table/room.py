"""A table with the people around it. Everything that touches it holds its lock."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tuileries.core.errors import BadRecord, TuileriesError
from tuileries.core.game import AnyGame, Player
from tuileries.core.phrases import Phrase
from tuileries.core.record import HUMAN, Line, Record, dump_line, time_of
from tuileries.core.table import Table, as_seen
from tuileries.server import clock, figures
from tuileries.server.errors import NotFound, NotWritten, ServerRefusal
from tuileries.server.protocol import Outgoing, Proposal, Refused, Said, TableInfo
from tuileries.server.store.rows import ENDED, SeatRow, TableRow
from tuileries.server.table.changes import Asked, Change, Kept, Reply, after, new_timers, statements
from tuileries.server.table.connections import Connection
from tuileries.server.table.hints import Adviser
from tuileries.server.table.info import info_of
from tuileries.server.table.turns import Turns
from tuileries.server.table.updates import tell_updates

if TYPE_CHECKING:
    from tuileries.server.hub import Hub

MOST_REFUSALS = 500
CROWDED = 0.1
"""Seconds in which all who come and go are told of at once."""
MOST_VERSIONS = 5000
"""Far more than any game needs: a table with more would slow down others."""
MOST_WORDS = 100
"""As many are told again to whoever comes later."""


class Room:
    """One table, live. `frozen` says why it can be looked at but not played on.

    Others read what is in it and ask it for changes; only the room itself makes them, and `save` is the one
    way by which they get to disk and to everyone who is there.
    """

    def __init__(self, hub: Hub, game: AnyGame, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.hub = hub
        self.game = game
        self.row = row
        self.seats: Sequence[SeatRow] = tuple(seats)
        self.timers: Mapping[str, float] = {}
        self.table: Table | None = None
        self.frozen: Phrase | None = None
        self.said: Sequence[Said] = ()
        self.answers: dict[Asked, int] = {}
        self.connections: set[Connection] = set()
        self.adviser = Adviser(self)
        self.turns = Turns(self)
        self.lock = asyncio.Lock()
        self.asked_for = clock.now()
        self.gone = False
        self._recorded: Record | None = None
        self._refused: OrderedDict[Asked, Refused] = OrderedDict()
        self._presence: asyncio.TimerHandle | None = None
        self._written = 0

    # Back from disk

    def recall(self, answers: dict[Asked, int], said: Sequence[Said]) -> None:
        """What was answered, and what was said lately."""
        self.answers, self.said = answers, said

    def adopt(self, table: Table, timers: Mapping[str, float]) -> None:
        """Go on with a game whose lines are all on disk."""
        self.table, self.timers, self._written = table, timers, len(table.lines)
        for key, due in timers.items():
            self.hub.wake_at(due, self.row.id, key)

    def freeze(self, table: Table | None, record: Record | None, error: TuileriesError) -> None:
        """The game does not follow from the rules as they are; what was recorded can still be read."""
        if table is not None:
            self.adopt(table, {})
        key = "replay-part" if self.is_over else "server-part"
        told = Phrase("server-frozen", {"reason": error.phrase})
        shown = table and Phrase(key, {"last": table.version, "reason": error.phrase})
        self.frozen, self._recorded = shown or told, record

    def ask_for(self) -> None:
        """Somebody is on the way to it."""
        self.asked_for = clock.now()

    def retire(self) -> None:
        """It is in memory no longer; whoever still holds it finds nothing to do.

        What it knew goes at once: a room and those who work for it hold each other, so they go only when the
        collector looks through everything, which it is kept from doing.
        """
        self.gone = True
        self.table, self.answers, self.said = None, {}, ()

    # How things stand

    @property
    def version(self) -> int:
        """The last version that is on disk; a later one must not even be guessed at."""
        return max(0, self._written - 1)

    @property
    def new_lines(self) -> Sequence[Line]:
        """What happened at the table and is not on disk yet."""
        return () if self.table is None else self.table.lines[self._written :]

    @property
    def is_over(self) -> bool:
        """Everyone may know everything now."""
        return self.row.stage in ENDED

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nobody thinks, nothing is being done: it may sleep until somebody comes."""
        return not (self.connections or self.lock.locked() or self.turns.are_on)

    @property
    def proposal(self) -> Proposal | None:
        """What the people at the table still vote about."""
        return None if self.row.proposal is None else msgspec.json.decode(self.row.proposal, type=Proposal)

    @property
    def away(self) -> set[Player]:
        """Whoever has been missing for a while: their timer has run out."""
        over = [key for key, due in self.timers.items() if key.startswith("away:") and due <= clock.now()]
        return {int(key.removeprefix("away:")) for key in over}

    @property
    def gives_aids(self) -> bool:
        """A table can agree to play without knowing what anything would score."""
        return self.row.aids or self.row.stage != "running"

    @property
    def alarm_left(self) -> float | None:
        """In how many seconds the table acts by itself."""
        due = [due for key, due in self.timers.items() if key.startswith("game:")]
        return max(0.0, round(due[0] - clock.now(), 3)) if due else None

    def seats_of(self, guest: int | None) -> list[Player]:
        return [n for n, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def people(self) -> list[Player]:
        """The seats whose persons decide for themselves."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == HUMAN and seat.substitute is None]

    def is_present(self, number: Player) -> bool:
        guest = self.seats[number].guest
        return guest is not None and any(connection.guest == guest for connection in self.connections)

    def info(self, guest: int | None) -> TableInfo:
        return info_of(self, guest)

    # The game

    def whole(self) -> Table:
        """The game with all that is known of it; who may see how much is for the asker to check.

        Of a frozen one this is the part that follows from the rules.
        """
        if self.gone:
            raise NotWritten
        if self.table is None:
            raise self._why_not_running()
        return self.table

    def running(self) -> Table:
        """The game, while it can be played on."""
        table = self.whole()
        if self.row.stage != "running" or self.frozen is not None:
            raise self._why_not_running()
        return table

    def _why_not_running(self) -> BadRecord:
        why = self.frozen or Phrase("server-not-running")
        return BadRecord(why.key, **why.args)

    def record(self) -> Record:
        """Everything, of a frozen game also what does not follow from the rules."""
        return self._recorded or self.whole().record()

    def log(self, viewer: Player | None) -> Record:
        """What this viewer may have of the record."""
        if self.gone:
            raise NotWritten
        if self.table is None and self._recorded is None:
            raise BadRecord("server-not-running")
        return as_seen(self.record(), viewer)

    async def begin(self, table: Table, seats: Sequence[SeatRow]) -> None:
        """Start this game, with everyone in these seats."""
        self.table = table
        for connection in self.connections:
            if connection.seat is not None:
                connection.look_away()
        row = {"stage": "running", "started": clock.now(), "header": dump_line(table.header)}
        await self.save(Change(row=row, seats=dict(enumerate(seats))))
        self.hub.wake(self)

    async def play(
        self,
        player: Player | None,
        move: Any,
        *,
        answering: Asked | None = None,
        reply: Reply | None = None,
        timers: Mapping[str, float | None] | None = None,
    ) -> None:
        """Play a move. Raises IllegalMove where a rule forbids it."""
        table = self.running() if player is None else self._with_room_for_more()
        table.play(player, move, at=self._now(table))
        await self.save(Change(answering=answering, reply=reply, timers=timers or {}))
        figures.MOVES.labels(self.row.game).inc()

    def _with_room_for_more(self) -> Table:
        """The game, while it can be played on and is not longer than any game is."""
        table = self.running()
        if table.version >= MOST_VERSIONS:
            raise ServerRefusal("server-too-long")
        return table

    def _now(self, table: Table) -> float:
        """Seconds since the game began; never before the last move, even where the clock was set back."""
        times = (at for line in reversed(table.lines) if (at := time_of(line)) is not None)
        return max(next(times, 0.0), round(clock.now() - (self.row.started or 0.0), 3))

    async def take_back(self, player: Player, asked: Asked) -> None:
        self._with_room_for_more().take_back(player)
        await self.save(Change(answering=asked))

    async def return_to(self, version: int, asked: Asked) -> None:
        """Everyone agreed to go back."""
        self._with_room_for_more().return_to(version)
        await self.save(Change(row={"proposal": None}, answering=asked))

    # Written, then told

    async def save(self, change: Change) -> None:
        """Put on disk what happened at the table and this change, all or nothing; then tell everyone.

        Where it cannot be written it never happened. Whoever asked for it is answered the same if they ask
        again.
        """
        if self.gone:
            raise NotWritten
        version = 0 if self.table is None else self.table.version
        kept, lines, before = after(self, change), self.new_lines, (self.row, self.seats)
        try:
            with figures.COMMIT_SECONDS.time():
                await self.hub.store.write(*statements(self, change, kept, version))
        except BaseException as error:
            if lines or not isinstance(error, NotWritten):
                self.hub.forget(self)
            raise
        self._keep(kept, change, version, len(lines))
        if lines:
            tell_updates(self)
        if change.said is not None:
            self.tell(change.said)
        if (self.row, self.seats) != before:
            self.tell_info()
        self.turns.wake()

    def _keep(self, kept: Kept, change: Change, version: int, lines: int) -> None:
        """It is on disk, so it is so."""
        for key in new_timers(self, kept):
            self.hub.wake_at(kept.timers[key], kept.row.id, key)
        self.row, self.seats, self.timers = kept.row, kept.seats, kept.timers
        self._written += lines
        if change.said is not None:
            self.said = (*self.said[1 - MOST_WORDS :], change.said)
        if change.answering is not None:
            self.answers[change.answering] = version

    def tell(self, message: Outgoing) -> None:
        encoded = msgspec.json.encode(message)
        for connection in self.connections:
            connection.send(encoded)

    def tell_info(self) -> None:
        for connection in self.connections:
            connection.tell(self.info(connection.guest))

    def _tell_presence(self) -> None:
        """Who comes and goes is told once in a while, or a crowd would be told about each of its own."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(CROWDED, self._presence_is_due)

    def _presence_is_due(self) -> None:
        self._presence = None
        self.tell_info()

    def refusal(self, guest: int | None, message: str | None) -> Refused | None:
        """How this message was refused before; strangers share no past."""
        return None if guest is None or message is None else self._refused.get((guest, message))

    def remember_refusal(self, guest: int, message: str, refused: Refused) -> None:
        """A late repeat of what was refused is refused again, even if it could be done by now."""
        self._refused[(guest, message)] = refused
        if len(self._refused) > MOST_REFUSALS:
            self._refused.popitem(last=False)

    # Coming, going, and the time

    async def arrive(self, connection: Connection) -> None:
        if self.gone:
            raise NotFound("server-no-table")
        self.connections.add(connection)
        back = [key for seat in self.seats_of(connection.guest) if (key := f"away:{seat}") in self.timers]
        if back:
            await self.save(Change(timers=dict.fromkeys(back)))
        self._tell_presence()

    async def depart(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.hub.wake(self)
        self._tell_presence()
        self.hub.put_to_sleep()

    async def watch_absence(self) -> None:
        """Whoever should be here and is not is away after a while."""
        if self.gone or self.row.stage != "running" or self.row.lesson is not None:
            return
        missing = [f"away:{seat}" for seat in self.people() if not self.is_present(seat)]
        new = [key for key in missing if key not in self.timers]
        if new:
            await self.save(Change(timers=dict.fromkeys(new, clock.now() + self.hub.settings.away_after)))

    async def fire(self, key: str) -> None:
        """A timer is due: the game's own, or somebody's absence."""
        due = self.timers.get(key)
        if self.gone or due is None or due > clock.now():
            return
        if key.startswith("away:") and self.row.stage == "running":
            self.tell_info()
            return
        alarm = self.game.alarm(self.table.state) if self.table and self.row.stage == "running" else None
        if alarm and f"game:{alarm.key}" == key:
            await self.play(None, alarm.move, timers={key: None})
        else:
            await self.save(Change(timers={key: None}))
