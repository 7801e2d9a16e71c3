"""A table with the people around it. Everything that touches it holds its lock."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tuileries.bots.explaining import Expectation
from tuileries.core.errors import BadRecord, TuileriesError
from tuileries.core.fairness import commitment
from tuileries.core.game import AnyGame, Player
from tuileries.core.phrases import Phrase
from tuileries.core.record import HUMAN, Line, Record, time_of
from tuileries.core.table import Table, as_seen
from tuileries.server import figures, rows
from tuileries.server.changes import row_after, statements, timers_after
from tuileries.server.connection import Connection
from tuileries.server.errors import NotFound
from tuileries.server.protocol import Outgoing, Proposal, Refused, Said, SeatInfo, TableInfo, Update
from tuileries.server.replies import reply
from tuileries.server.rows import ENDED, SeatRow, TableRow
from tuileries.server.store import Statement
from tuileries.server.telling import as_told_to, common_update, histories, update_of

if TYPE_CHECKING:
    from tuileries.server.hub import Hub

Asked = tuple[int, str]
"""Who asked for something: a guest, and the id of the message."""

MOST_REFUSALS = 500
MOST_WORDS = 100
"""As many are told again to whoever comes later."""
BOT_PACE = 1.0
"""Seconds that a bot waits where all act at once: without them it would leave nobody the time to act."""


class Room:
    """One table, live. `frozen` says why it can be looked at but not played on."""

    def __init__(self, hub: Hub, game: AnyGame, row: TableRow, seats: list[SeatRow]) -> None:
        self.hub = hub
        self.game = game
        self.row = row
        self.seats = seats
        self.table: Table | None = None
        self.frozen: Phrase | None = None
        self.recorded: Record | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.answers: dict[Asked, int] = {}
        self.refused: OrderedDict[tuple[int | None, str | None], Refused] = OrderedDict()
        self.timers: dict[str, float] = {}
        self.said: list[Said] = []
        self.advice: dict[tuple[int, Player], asyncio.Task[Expectation | None]] = {}
        self.gone = False
        self._written = 0
        self._thinking: set[tuple[int | None, Player]] = set()

    def adopt(self, table: Table) -> None:
        """Go on with a game whose lines are all on disk."""
        self.table = table
        self._written = len(table.lines)

    @property
    def version(self) -> int:
        """The last version that is on disk; a later one must not even be guessed at."""
        return max(0, self._written - 1)

    @property
    def is_over(self) -> bool:
        """Everyone may know everything now."""
        return self.row.stage in ENDED

    @property
    def proposal(self) -> Proposal | None:
        """What the people at the table still vote about."""
        return None if self.row.proposal is None else msgspec.json.decode(self.row.proposal, type=Proposal)

    @property
    def away(self) -> set[Player]:
        """Whoever has been missing for a while: their timer has run out."""
        over = [key for key, due in self.timers.items() if key.startswith("away:") and due <= time.time()]
        return {int(key.removeprefix("away:")) for key in over}

    @property
    def gives_aids(self) -> bool:
        """A table can agree to play without knowing what anything would score."""
        return self.row.aids or self.row.stage != "running"

    def whole(self) -> Table:
        """The game with all that is known of it; who may see how much is for the asker to check.

        Of a frozen one this is the part that follows from the rules.
        """
        if self.gone:
            raise BadRecord("server-not-written")
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

    def seats_of(self, guest: int | None) -> list[Player]:
        return [n for n, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def people(self) -> list[Player]:
        """The seats whose persons decide for themselves."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == HUMAN and seat.substitute is None]

    def remember_refusal(self, guest: int | None, message: str, refused: Refused) -> None:
        """A late repeat of what was refused is refused again, even if it could be done by now."""
        self.refused[(guest, message)] = refused
        if len(self.refused) > MOST_REFUSALS:
            self.refused.popitem(last=False)

    # Writing

    async def commit(self, *more: Statement, answering: Asked | None = None, **changes: Any) -> None:
        """Put on disk what happened at the table, `changes` of its row, and `more`, all or nothing.

        Only then may anyone hear of it. Whoever asked for it is answered the same if they ask again.
        """
        row, version = row_after(self, changes), self.table.version if self.table is not None else 0
        timers = timers_after(self, row)
        answer = [rows.save_answer(row.id, *answering, version)] if answering is not None else []
        with figures.COMMIT_SECONDS.time():
            await self.hub.store.write(*more, *statements(self, row, timers), *answer)
        for key in timers.keys() - self.timers.keys():
            self.hub.wake_at(timers[key], row.id, key)
        self.row, self.timers, self._written = row, timers, self._written + len(self.new_lines)
        if answering is not None:
            self.answers[answering] = version

    @property
    def new_lines(self) -> Sequence[Line]:
        """What happened at the table and is not on disk yet."""
        return () if self.table is None else self.table.lines[self._written :]

    def set_timer(self, key: str, seconds: float) -> Statement:
        due = time.time() + seconds
        self.timers[key] = due
        self.hub.wake_at(due, self.row.id, key)
        return rows.save_timer(self.row.id, key, due)

    def drop_timer(self, key: str) -> Statement:
        self.timers.pop(key, None)
        return rows.drop_timer(self.row.id, key)

    def alarm_left(self) -> float | None:
        due = [due for key, due in self.timers.items() if key.startswith("game:")]
        return max(0.0, round(due[0] - time.time(), 3)) if due else None

    # Telling

    def tell(self, message: Outgoing) -> None:
        encoded = msgspec.json.encode(message)
        for connection in self.connections:
            connection.send(encoded)

    def tell_info(self) -> None:
        for connection in self.connections:
            connection.tell(self.info(connection.guest))

    def tell_updates(self) -> None:
        """Each connection gets what its own viewer may see since it was told last."""
        assert self.table is not None
        common = None if self.game.has_secrets else common_update(self.table, aids=self.gives_aids)
        encoded: dict[tuple[Player | None, int], bytes] = {}
        for connection in self.connections:
            if connection.told is not None:
                key = (connection.seat, connection.told)
                if key not in encoded:
                    encoded[key] = msgspec.json.encode(self.update(*key, common))
                self._send_update(connection, encoded[key])

    def tell_update(self, connection: Connection, since: int) -> None:
        """All that happened after `since`, and how things stand."""
        assert self.table is not None
        for part in histories(self.table, connection.seat, since=since):
            connection.send(part)
        self._send_update(connection, msgspec.json.encode(self.update(connection.seat, since)))

    def _send_update(self, connection: Connection, encoded: bytes) -> None:
        assert self.table is not None
        connection.told = self.table.version
        connection.send(encoded)

    def update(self, viewer: Player | None, since: int, common: Update | None = None) -> Update:
        """`common` is what all are told alike, to whoever has not heard of this version yet."""
        assert self.table is not None
        if common is not None and since < self.table.version:
            update = as_told_to(common, self.table, viewer)
        else:
            update = update_of(self.table, viewer, since=since, aids=self.gives_aids)
        if self.frozen is not None:
            update = msgspec.structs.replace(update, choices=None)
        return msgspec.structs.replace(update, alarm=self.alarm_left())

    def info(self, guest: int | None) -> TableInfo:
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            rules=self.game.rules,
            options=msgspec.json.decode(self.row.options),
            stage=self.row.stage,
            listed=self.row.listed,
            commitment=commitment(self.row.secret),
            seats=tuple(self._seat_info(number, guest) for number in range(len(self.seats))),
            watching=sum(not self.seats_of(connection.guest) for connection in self.connections),
            chat=not (self.game.is_silent and self.row.stage == "running"),
            aids=self.row.aids,
            hints=self.row.hints,
            proposal=self.proposal,
            rematch=self.row.rematch,
            frozen=self.frozen,
            daily=self.row.daily,
            elapsed=self.elapsed(),
        )

    def elapsed(self) -> float | None:
        """How long it takes matters to the garden of the day, and the clock of whoever plays may be wrong."""
        if self.row.daily is None or self.row.started is None or self.row.stage != "running":
            return None
        return max(0.0, round(time.time() - self.row.started, 3))

    def _seat_info(self, number: Player, guest: int | None) -> SeatInfo:
        seat = self.seats[number]
        return SeatInfo(
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            taken=seat.is_taken,
            present=seat.kind != HUMAN or self.is_present(number),
            away=number in self.away,
            yours=seat.guest is not None and seat.guest == guest,
            host=seat.guest is not None and seat.guest == self.row.host,
            substitute=seat.substitute,
        )

    def is_present(self, number: Player) -> bool:
        guest = self.seats[number].guest
        return guest is not None and any(connection.guest == guest for connection in self.connections)

    # Bots

    def wake_bots(self) -> None:
        """Let every bot whose turn it is think about the present version."""
        if self.table is None or self.frozen is not None or self.row.stage != "running":
            return
        for player in self.table.to_move:
            bot = self.seats[player].bot
            key = (None if self.game.is_simultaneous else self.table.version, player)
            if bot is not None and key not in self._thinking:
                self._thinking.add(key)
                self.hub.spawn(self._let_think(bot, key))

    async def _let_think(self, bot: str, key: tuple[int | None, Player]) -> None:
        """About the version that stands when it begins to; where all act at once, after a while."""
        assert self.table is not None
        player = key[1]
        try:
            if self.game.is_simultaneous:
                await asyncio.sleep(BOT_PACE)
            version, view = self.table.version, self.table.view(player)
            if player not in self.table.to_move:
                return
            answer = await reply(self.hub, self.row, bot, player, view)
        finally:
            self._thinking.discard(key)
        async with self.lock:
            if (
                self.row.stage == "running"
                and self.table.version == version
                and self.seats[player].bot == bot
            ):
                await self.play(player, answer.move, *answer.kept)
            else:
                self.wake_bots()

    async def play(
        self, player: Player | None, move: Any, *more: Statement, answering: Asked | None = None
    ) -> None:
        """Play a move, put it on disk, then tell everyone. Raises IllegalMove where a rule forbids it."""
        table = self.running()
        table.play(player, move, at=self._now(table))
        await self.settle(*more, answering=answering)
        figures.MOVES.labels(self.row.game).inc()

    def _now(self, table: Table) -> float:
        """Seconds since the game began; never before the last move, even where the clock was set back."""
        times = (at for line in reversed(table.lines) if (at := time_of(line)) is not None)
        return max(next(times, 0.0), round(time.time() - (self.row.started or 0.0), 3))

    async def settle(self, *more: Statement, answering: Asked | None = None, **changes: Any) -> None:
        """What was decided becomes known; where it cannot be written, it never happened."""
        before = self.row
        try:
            await self.commit(*more, answering=answering, **changes)
        except BaseException:
            self.hub.forget(self)
            raise
        self.tell_updates()
        if self.row != before:
            self.tell_info()
        self.wake_bots()

    async def fire(self, key: str) -> None:
        """A timer is due: the game's own, or somebody's absence."""
        due = self.timers.get(key)
        if self.gone or due is None or due > time.time():
            return
        if key.startswith("away:") and self.row.stage == "running":
            self.tell_info()
            return
        statement = self.drop_timer(key)
        alarm = self.game.alarm(self.table.state) if self.table and self.row.stage == "running" else None
        if alarm and f"game:{alarm.key}" == key:
            await self.play(None, alarm.move, statement)
        else:
            await self.hub.store.write(statement)

    # Coming and going

    async def arrive(self, connection: Connection) -> None:
        if self.gone:
            raise NotFound("server-no-table")
        self.connections.add(connection)
        back = [seat for seat in self.seats_of(connection.guest) if f"away:{seat}" in self.timers]
        if back:
            await self.hub.store.write(*(self.drop_timer(f"away:{seat}") for seat in back))
        self.tell_info()

    async def depart(self, connection: Connection) -> None:
        self.connections.discard(connection)
        await self.watch_absence()
        self.tell_info()
        if not self.connections and self.is_over:
            self.hub.release(self)

    async def watch_absence(self) -> None:
        """Whoever should be here and is not is away after a while."""
        if self.gone or self.row.stage != "running":
            return
        gone = [
            seat for seat in self.people() if not self.is_present(seat) and f"away:{seat}" not in self.timers
        ]
        if gone:
            wait = self.hub.settings.away_after
            await self.hub.store.write(*(self.set_timer(f"away:{seat}", wait) for seat in gone))

    def freeze(self, record: Record | None, error: TuileriesError) -> None:
        """The game does not follow from the rules as they are; what was recorded can still be read."""
        key = "replay-part" if self.is_over else "server-part"
        told = Phrase("server-frozen", {"reason": error.phrase})
        shown = self.table and Phrase(key, {"last": self.table.version, "reason": error.phrase})
        self.frozen = shown or told
        self.recorded = record

    def record(self) -> Record:
        """Everything, of a frozen game also what does not follow from the rules."""
        return self.recorded or self.whole().record()

    def log(self, viewer: Player | None) -> Record:
        """What this viewer may have of the record."""
        if self.gone:
            raise BadRecord("server-not-written")
        if self.table is None and self.recorded is None:
            raise BadRecord("server-not-running")
        return as_seen(self.record(), viewer)
