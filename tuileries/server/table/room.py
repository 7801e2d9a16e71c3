"""A table with the people around it. Everything that touches it holds its lock."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tuileries.core.errors import BadRecord, TuileriesError
from tuileries.core.game import AnyGame, Player
from tuileries.core.phrases import Phrase
from tuileries.core.record import HUMAN, Line, Record, dump_line, time_of
from tuileries.core.table import Table, as_seen, replay_line
from tuileries.server import clock, figures
from tuileries.server.errors import NotFound, NotWritten, Outdated, ServerRefusal
from tuileries.server.protocol import Outgoing, Proposal, Refused, Said, TableInfo
from tuileries.server.store.queries import Present, Standing
from tuileries.server.store.rows import ENDED, SeatRow, TableRow
from tuileries.server.table.changes import Asked, Change, Kept, Moved, Reply, after, statements
from tuileries.server.table.connections import Connection
from tuileries.server.table.hints import Adviser
from tuileries.server.table.info import info_of
from tuileries.server.table.led import Tour
from tuileries.server.table.turns import Turns
from tuileries.server.table.updates import tell_all_since, tell_updates
from tuileries.server.table.watchers import Watchers

if TYPE_CHECKING:
    from tuileries.server.hub import Hub

MOST_ATTEMPTS = 20
"""How often another node may be faster before somebody is asked to try again later."""
MOST_REFUSALS = 500
CROWDED = 0.1
"""Seconds in which all who come and go are told of at once."""
MOST_VERSIONS = 5000
"""Far more than any game needs: a table with more would slow down others."""
MOST_WORDS = 100
"""As many are told again to whoever comes later."""

T = TypeVar("T")


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
        self.present: Present = {}
        self.elsewhere: Sequence[int | None] = ()
        self.revision = 0
        self.watchers = Watchers(self)
        self.adviser = Adviser(self)
        self.tour = Tour(self)
        self.turns = Turns(self)
        self.lock = asyncio.Lock()
        self.asked_for = clock.now()
        self.gone = False
        self._recorded: Record | None = None
        self._refused: OrderedDict[Asked, Refused] = OrderedDict()
        self._presence: asyncio.TimerHandle | None = None
        self._written = 0
        self._back: dict[str, float] = {}

    # Back from disk

    def recall(self, standing: Standing) -> None:
        """What was answered, what was said lately, and who is there through another node."""
        self.answers, self.said, self.revision = standing.answers, standing.said, standing.revision
        self.note_others(standing.present)

    def adopt(self, table: Table, timers: Mapping[str, float]) -> None:
        """Go on with a game whose lines are all on disk."""
        self.table, self._written = table, len(table.lines)
        self._set_timers(timers)

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
    def since(self) -> int:
        """The version after which lines of other nodes go on from what is here; -1: all have to be read."""
        return -1 if self.table is None or self.new_lines else self._written - 1

    @property
    def can_follow(self) -> bool:
        """Whether a line that another node wrote can be played on what is here."""
        return self.table is not None and self.frozen is None and not self.new_lines

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
        return guest is not None and guest in self.guests()

    def guests(self) -> list[int | None]:
        """Whoever is there, through this node or another; None: somebody who is no guest."""
        return [*(connection.guest for connection in self.connections), *self.elsewhere]

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
        row = {"stage": "running", "started": clock.now(), "header": dump_line(table.header)}
        await self.save(Change(row=row, seats=dict(enumerate(seats))))
        await self.watchers.note(*(connection.guest for connection in self.connections))
        self.hub.wake(self)

    def _look_away(self) -> None:
        """When a game begins, seats are others than before."""
        for connection in self.connections:
            if connection.seat is not None:
                connection.look_away()

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

    async def attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else does; where another node was faster, again as things are then."""
        async with self.lock:
            for _ in range(MOST_ATTEMPTS):
                try:
                    return await work()
                except Outdated:
                    continue
        raise NotWritten

    async def save(self, change: Change) -> None:
        """Put on disk what happened at the table and this change, all or nothing; then tell everyone.

        Where it cannot be written it never happened. Whoever asked for it is answered the same if they ask
        again. Where another node was faster, the room is as that node left it when Outdated is raised.
        """
        if self.gone:
            raise NotWritten
        version = 0 if self.table is None else self.table.version
        kept, lines, before = after(self, change), self.new_lines, (self.row, self.seats)
        try:
            with figures.COMMIT_SECONDS.time():
                await self.hub.store.write(*statements(self, change, kept, version))
        except Outdated:
            await self.hub.catch_up(self)
            raise
        except BaseException as error:
            if lines or not isinstance(error, NotWritten):
                self.hub.forget(self)
            raise
        is_only_a_move = self._is_only_a_move(kept, change, lines)
        self._keep(kept, change, version, len(lines))
        moved = Moved(self.revision, lines[0], change.answering) if is_only_a_move else None
        self.hub.neighbours.tell_of(self, moved)
        if lines:
            tell_updates(self)
        if change.said is not None:
            self.tell(change.said)
        if (self.row, self.seats) != before:
            self.tell_info()
        self.turns.wake()

    def _keep(self, kept: Kept, change: Change, version: int, lines: int) -> None:
        """It is on disk, so it is so."""
        if kept.row.header != self.row.header:
            self._look_away()
        self._set_timers(kept.timers)
        self.row, self.seats = kept.row, kept.seats
        self.revision += 1
        self._written += lines
        if change.said is not None:
            self.said = (*self.said[1 - MOST_WORDS :], change.said)
        if change.answering is not None:
            self.answers[change.answering] = version

    def _is_only_a_move(self, kept: Kept, change: Change, lines: Sequence[Line]) -> bool:
        """Nothing but a line is new: another node needs no more to follow."""
        same = (kept.row, kept.timers) == (self.row, self.timers)
        return same and len(lines) == 1 and not (change.seats or change.said)

    def follow_move(self, moved: Moved) -> None:
        """Another node has written this, and nothing else since what is here."""
        replay_line(self.whole(), moved.line)
        self._written += 1
        self.revision = moved.revision
        if moved.answering is not None:
            self.answers[moved.answering] = self.version
        tell_updates(self)
        self.turns.wake()

    def follow(self, standing: Standing, table: Table | None) -> None:
        """Other nodes wrote this: take it over, and tell everyone here."""
        before = (self.row, self.seats, self.elsewhere)
        if self.table is None and table is not None:
            self._look_away()
            self.hub.spawn(self.watchers.note(*(connection.guest for connection in self.connections)))
        self._back |= {key: clock.now() for key in self.timers if key not in standing.timers}
        self.row, self.seats, self.revision = standing.row, standing.seats, standing.revision
        self.table, self._written = table, 0 if table is None else len(table.lines)
        self.note_others(standing.present)
        self.answers |= standing.answers
        self.said = (*self.said, *standing.said)[-MOST_WORDS:]
        self._set_timers(standing.timers)
        self._tell_what_is_new(standing.said)
        if (self.row, self.seats, self.elsewhere) != before:
            self.tell_info()
        self.hub.wake(self)

    def note_others(self, present: Present) -> None:
        """Who is there through which node; whoever led a review through one that is gone leads no longer."""
        others = self.hub.neighbours.others(present)
        self.present, self.elsewhere = present, tuple(one for guests in others.values() for one in guests)
        self.tour.check(others)

    def count_others(self) -> None:
        """A node came or went, and perhaps people with it."""
        before = self.elsewhere
        self.note_others(self.present)
        if self.elsewhere != before:
            self.tell_info()
            self.hub.wake(self)

    def _set_timers(self, timers: Mapping[str, float]) -> None:
        for key, due in timers.items():
            if self.timers.get(key) != due:
                self.hub.wake_at(due, self.row.id, key)
        self.timers = timers

    def _tell_what_is_new(self, said: Sequence[Said]) -> None:
        for connection in self.connections:
            if self.table is not None and connection.told is not None and connection.told < self.version:
                tell_all_since(self, connection, connection.told)
            for words in said:
                connection.tell(words)

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
        self.hub.neighbours.note_presence(self)

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
        await self.watchers.note(connection.guest)
        self._tell_presence()

    async def depart(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.tour.leave(connection)
        self.hub.wake(self)
        self._tell_presence()
        self.hub.put_to_sleep()

    async def watch_absence(self) -> None:
        """Whoever should be here and is not is away after a while; whoever came back elsewhere is not.

        Whom another node has just seen is not missing, even if nothing else is known of that here yet.
        """
        if self.gone or self.row.stage != "running" or self.row.lesson is not None:
            return
        now, after = clock.now(), self.hub.settings.away_after
        missing = [f"away:{seat}" for seat in self.people() if not self.is_present(seat)]
        unseen = [key for key in missing if now - self._back.get(key, -after) >= after]
        new: dict[str, float | None] = {key: now + after for key in unseen if key not in self.timers}
        back = [f"away:{seat}" for seat in range(len(self.seats)) if self.is_present(seat)]
        new |= {key: None for key in back if key in self.timers}
        if new:
            await self.save(Change(timers=new))

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
