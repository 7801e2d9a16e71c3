"""The same deal again: others are challenged to play it, each at a table of their own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tuileries import bots
from tuileries.core.errors import UnknownName
from tuileries.core.game import Outcome, Player, Sheet
from tuileries.core.record import HUMAN, Header
from tuileries.core.table import Table
from tuileries.server import clock
from tuileries.server.errors import NotFound, ServerRefusal
from tuileries.server.protocol import SeatNumber
from tuileries.server.store import queries, rows
from tuileries.server.store.rows import ChallengeRow, SeatRow, TableRow
from tuileries.server.table.colours import seat_apart
from tuileries.server.table.lessons import must_not_teach
from tuileries.server.table.room import Room
from tuileries.server.words import COLOURS, clean_colour, clean_name

if TYPE_CHECKING:
    from tuileries.server.hub import Hub

MOST_RESULTS = 50


class Challenging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which seat others are to play the deal; by default one's own, or the first that a person had."""

    seat: SeatNumber | None = None


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a challenge."""

    name: str
    colour: str = COLOURS[0]


class Challenge(msgspec.Struct, frozen=True):
    """A deal to play again: `seats` are those of the table, with `human` where whoever takes it sits.

    `name` is who played it there before. `has_seen`: whether the asker has seen the deal, as far as the
    server knows; `table`: where the asker is playing it already.
    """

    id: str
    game: str
    options: Any
    seats: tuple[str, ...]
    seat: Player
    name: str
    aids: bool
    hints: bool
    has_seen: bool
    table: str | None


class Result(msgspec.Struct, frozen=True):
    """What somebody made of a deal, line by line; `has_seen`: they knew it before they began."""

    table: str
    name: str
    colour: str
    sheet: Sheet
    has_won: bool
    is_original: bool
    has_seen: bool
    yours: bool


class Comparison(msgspec.Struct, frozen=True):
    """Everyone who played a deal to its end, the first one first; no challenge where nobody was asked to."""

    challenge: str | None
    results: tuple[Result, ...]


async def challenge(room: Room, guest: int | None, wanted: Player | None) -> ChallengeRow:
    """One for each seat, however often it is asked for; where all play together, one for the table."""
    must_be_dealable(room)
    if (found := await challenge_at(room, guest, wanted)) is not None:
        return found
    row = ChallengeRow(secrets.token_urlsafe(12), room.row.id, seat_for(room, guest, wanted), clock.now())
    outcome = msgspec.json.encode(room.whole().outcome).decode()
    await room.hub.store.write(rows.save_challenge(row), rows.note_outcome(room.row.id, outcome))
    return await challenge_at(room, guest, wanted) or row


async def challenge_at(room: Room, guest: int | None, wanted: Player | None) -> ChallengeRow | None:
    """The challenge that was taken at a table, or made there."""
    store = room.hub.store
    if room.row.challenge is not None:
        return await queries.challenge(store, room.row.challenge)
    made = await queries.challenges_at(store, room.row.id)
    seats = {row.seat for row in made} if room.game.is_simultaneous else {seat_for(room, guest, wanted)}
    return next((row for row in made if row.seat in seats), None)


def must_be_dealable(room: Room) -> None:
    """Over, with a result; and no lesson or puzzle of the day, whose deals everyone may know."""
    must_not_teach(room)
    if room.row.daily is not None:
        raise ServerRefusal("server-no-challenge")
    if room.row.stage != "over":
        raise ServerRefusal("server-not-over")
    if room.frozen is not None or room.whole().header.rules != room.game.rules:
        raise ServerRefusal("server-challenge-rules")


def seat_for(room: Room, guest: int | None, wanted: Player | None) -> Player:
    people = [number for number, seat in enumerate(room.seats) if seat.kind == HUMAN]
    if wanted is not None and wanted not in people:
        raise ServerRefusal("server-no-seat")
    return wanted if wanted is not None else next(iter([*room.seats_of(guest), *people]))


async def find(hub: Hub, challenge_id: str) -> tuple[ChallengeRow, Room]:
    """A challenge, and the table where its deal was dealt first."""
    row = await queries.challenge(hub.store, challenge_id)
    if row is None:
        raise NotFound("server-no-challenge-here")
    return row, await hub.room(row.table_id)


async def told(row: ChallengeRow, origin: Room, guest: int | None) -> Challenge:
    """As this guest is told it: nothing of the deal, and not where it was dealt."""
    store, table = origin.hub.store, origin.row
    return Challenge(
        id=row.id,
        game=table.game,
        options=msgspec.json.decode(table.options),
        seats=kinds(origin, row.seat),
        seat=row.seat,
        name=origin.seats[row.seat].name,
        aids=table.aids,
        hints=table.hints,
        has_seen=guest is not None and await queries.has_seen(store, table.id, guest),
        table=None if guest is None else await queries.attempt_of(store, row.id, guest),
    )


def kinds(origin: Room, seat: Player) -> tuple[str, ...]:
    """A person in this seat, and bots in all others: those that sat there, or the usual one."""
    return tuple(
        HUMAN if number == seat else bot_for(origin, other.kind) for number, other in enumerate(origin.seats)
    )


def bot_for(origin: Room, kind: str) -> str:
    name, players = origin.game.name, len(origin.seats)
    try:
        bots.check_offered(kind, name, players)
    except UnknownName:
        usual = bots.opponent(name, players)
        if usual is None:
            raise ServerRefusal("server-challenge-bots") from None
        return usual
    return kind


def check(origin: Room, taking: Taking) -> None:
    """Raise unless whoever asks may take a challenge to this deal."""
    must_be_dealable(origin)
    kinds(origin, 0)
    clean_name(taking.name), clean_colour(taking.colour)


async def take(row: ChallengeRow, origin: Room, guest: int, taking: Taking) -> Room:
    """A table of one's own with the same deal, running; the one where one plays already, if there is one."""
    hub = origin.hub
    async with origin.lock:
        must_be_dealable(origin)
        if begun := await queries.attempt_of(hub.store, row.id, guest):
            return await hub.room(begun)
        seats = seats_for(origin, row.seat, guest, taking)
        seen = await queries.has_seen(hub.store, origin.row.id, guest)
        new = row_for(origin.row, row, guest, has_seen=seen)
        await hub.store.write(*rows.save_new_table(new, seats))
        room = await hub.room(new.id)
        async with room.lock:
            await room.begin(Table(room.game, header_for(origin.whole().header, seats)), seats)
    return room


def seats_for(origin: Room, seat: Player, guest: int, taking: Taking) -> list[SeatRow]:
    person = SeatRow(HUMAN, guest, clean_name(taking.name), clean_colour(taking.colour), nonce="")
    empty = [
        SeatRow(kind, None, "", COLOURS[number % len(COLOURS)], nonce="")
        for number, kind in enumerate(kinds(origin, seat))
    ]
    changed = seat_apart(empty, seat, person)
    return [changed.get(number, one) for number, one in enumerate(empty)]


def row_for(origin: TableRow, row: ChallengeRow, guest: int, *, has_seen: bool) -> TableRow:
    """Its secret deals nothing, but bots take their luck from it: whoever plays alike is answered alike."""
    return TableRow(
        id=secrets.token_urlsafe(12),
        game=origin.game,
        options=origin.options,
        listed=False,
        shuffled=False,
        host=guest,
        secret=origin.secret,
        stage="open",
        created=clock.now(),
        aids=origin.aids,
        hints=origin.hints,
        challenge=row.id,
        has_seen=has_seen,
    )


def header_for(header: Header, seats: Sequence[SeatRow]) -> Header:
    """The same luck, and no pledge: whoever played before could have chosen it."""
    names, sitting = tuple(seat.name for seat in seats), tuple(seat.kind for seat in seats)
    return msgspec.structs.replace(header, pledge=None, names=names, seats=sitting)


async def compare(room: Room, guest: int | None) -> Comparison:
    """For whoever knows a table that is over: they know the deal."""
    if not room.is_over:
        raise ServerRefusal("server-not-over")
    row = await challenge_at(room, guest, None)
    if row is None:
        return Comparison(None, ())
    store = room.hub.store
    found = await queries.outcomes(store, row, guest, MOST_RESULTS)
    tables = await queries.tables(store, list(found))
    results = (result(row, *tables[table_id], outcome, guest) for table_id, outcome in found.items())
    return Comparison(row.id, tuple(results))


def result(
    row: ChallengeRow, table: TableRow, seats: Sequence[SeatRow], outcome: str, guest: int | None
) -> Result:
    ended, seat = msgspec.json.decode(outcome, type=Outcome), seats[row.seat]
    return Result(
        table=table.id,
        name=seat.name,
        colour=seat.colour,
        sheet=ended.scores[row.seat],
        has_won=row.seat in ended.winners,
        is_original=table.id == row.table_id,
        has_seen=table.has_seen,
        yours=guest is not None and seat.guest == guest,
    )
