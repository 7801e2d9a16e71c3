"""Before a game and after it: opening a table, joining, starting, playing again."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from tuileries import bots, games
from tuileries.core.errors import BadOptions
from tuileries.core.fairness import make_pledge, seed_of
from tuileries.core.game import AnyGame
from tuileries.core.record import HUMAN, Header, read_options
from tuileries.core.table import Table
from tuileries.server import clock
from tuileries.server.errors import NotAllowed, ServerRefusal
from tuileries.server.store import rows
from tuileries.server.store.rows import SeatRow, TableRow
from tuileries.server.table.changes import Change
from tuileries.server.table.colours import seat_apart
from tuileries.server.table.info import is_reserved
from tuileries.server.table.lessons import must_not_teach
from tuileries.server.table.room import Room
from tuileries.server.words import COLOURS, clean, clean_colour, clean_name

if TYPE_CHECKING:
    from tuileries.server.hub import Hub


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played and who may sit where: `human`, or the name of a bot, for each seat.

    Without `aids` nobody is told during the game what the score sheet would say, without `hints` nobody
    is told what to do.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, object] = {}
    listed: bool = False
    shuffled: bool = True
    aids: bool = True
    hints: bool = True


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, a colour, a nonce for the fair deal, and perhaps a seat."""

    name: str
    colour: str = COLOURS[0]
    nonce: str = ""
    seat: int | None = None


def check_opening(opening: Opening) -> None:
    """Raise unless whoever asks may open such a table."""
    if HUMAN not in opening.seats:
        raise BadOptions("server-no-person")
    game = games.find(opening.game)
    for kind in opening.seats:
        if kind != HUMAN:
            bots.check_offered(kind, game.name, len(opening.seats))
    read_game(opening)


def read_game(opening: Opening) -> tuple[AnyGame, Any]:
    """The game and its options, tried out."""
    game = games.find(opening.game)
    options = read_options(game, opening.options)
    Table(game, Header(game.name, game.rules, len(opening.seats), options, seed="trial"))
    return game, options


async def open_table(
    hub: Hub,
    guest: int,
    opening: Opening,
    *,
    daily: str | None = None,
    reserved: Sequence[SeatRow] = (),
) -> Room:
    """A table with any bots: those of a rematch may be offered no more.

    `daily` says which garden of which day is played there, `reserved` who sat there
    before and comes first.
    """
    game, options = read_game(opening)
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=game.name,
        options=msgspec.json.encode(options).decode(),
        listed=opening.listed,
        shuffled=opening.shuffled,
        host=guest,
        secret=secrets.token_hex(32),
        stage="open",
        created=clock.now(),
        aids=opening.aids,
        hints=opening.hints,
        daily=daily,
    )
    seats = [empty_seat(kind, number) for number, kind in enumerate(opening.seats)]
    if reserved:
        seats = [
            replace(seat, reserved=one.guest, name=one.name)
            for seat, one in zip(seats, reserved, strict=True)
        ]
    await hub.store.write(*rows.save_new_table(row, seats))
    return await hub.room(row.id)


def empty_seat(kind: str, number: int) -> SeatRow:
    """A bot adds nothing to the deal: its nonce would be the host's to choose.

    It has no name either: each reader calls it by its level and seat, in their own language.
    """
    return SeatRow(kind, None, "", COLOURS[number % len(COLOURS)], nonce="")


async def join(room: Room, guest: int, joining: Joining) -> int:
    """Take a free seat; several seats at one device are several calls."""
    number = find_seat(room, guest, joining)
    nonce = clean(joining.nonce)[:64] or secrets.token_hex(16)
    seat = SeatRow(HUMAN, guest, clean_name(joining.name), joining.colour, nonce)
    await room.save(Change(seats=seat_apart(room.seats, number, seat)))
    return number


def find_seat(room: Room, guest: int | None, joining: Joining) -> int:
    """The seat that this guest, or somebody who would be one, can take."""
    must_be_open(room)
    name, _ = clean_name(joining.name), clean_colour(joining.colour)
    free = [
        number
        for number, seat in enumerate(room.seats)
        if not seat.is_taken and (seat.reserved == guest or not is_reserved(room, number))
    ]
    wanted = [n for n in free if joining.seat in (None, n)]
    if not wanted:
        raise ServerRefusal("server-no-seat")
    if any(seat.is_taken and seat.name == name for seat in room.seats):
        raise ServerRefusal("server-name-taken", name=name)
    return next((n for n in wanted if room.seats[n].reserved is not None), wanted[0])


async def leave(room: Room, guest: int) -> None:
    """Give all one's seats back. When the host goes, the next in line is the host."""
    must_be_open(room)
    free = {number: empty_seat(HUMAN, number) for number in room.seats_of(guest)}
    heirs = [seat.guest for seat in room.seats if seat.guest not in (None, guest)]
    row = {"host": heirs[0]} if room.row.host == guest and heirs else {}
    await room.save(Change(row=row, seats=free))


async def remove(room: Room, guest: int, number: int) -> None:
    """The host may ask someone to go before the game starts, person or bot."""
    must_be_open(room)
    must_host(room, guest)
    if not 0 <= number < len(room.seats):
        raise ServerRefusal("server-no-seat")
    await room.save(Change(seats={number: empty_seat(HUMAN, number)}))


async def give_to_bot(room: Room, guest: int, number: int, bot: str) -> None:
    """The host may let a bot play where nobody sits, but not everywhere."""
    must_be_open(room)
    must_host(room, guest)
    bots.check_offered(bot, room.game.name, len(room.seats))
    if not 0 <= number < len(room.seats) or room.seats[number].is_taken:
        raise ServerRefusal("server-no-seat")
    if not any(seat.kind == HUMAN for other, seat in enumerate(room.seats) if other != number):
        raise BadOptions("server-no-person")
    await room.save(Change(seats=seat_apart(room.seats, number, empty_seat(bot, number))))


async def start(room: Room, guest: int, deal: tuple[tuple[int, ...], ...] = ()) -> None:
    """All nonces are there: deal what they and the secret decide. A deal laid out by hand is for tests."""
    must_be_open(room)
    must_host(room, guest)
    if not all(seat.is_taken for seat in room.seats):
        raise ServerRefusal("server-seats-free")
    seats = list(room.seats)
    if room.row.shuffled:
        random.SystemRandom().shuffle(seats)
    await room.begin(Table(room.game, header_for(room, seats, deal)), seats)


def header_for(room: Room, seats: Sequence[SeatRow], deal: tuple[tuple[int, ...], ...]) -> Header:
    nonces = tuple(seat.nonce for seat in seats)
    seed = seed_of(room.row.secret, nonces)
    return Header(
        game=room.game.name,
        rules=room.game.rules,
        players=len(seats),
        options=msgspec.json.decode(room.row.options, type=room.game.types.options),
        seed=seed,
        deal=deal,
        pledge=None if deal else make_pledge(room.row.secret, nonces),
        names=tuple(seat.name for seat in seats),
        seats=tuple(seat.kind for seat in seats),
    )


async def rematch(room: Room, guest: int, nonce: str) -> Room:
    """The same people again. The first to ask opens the table; it starts when the last has come."""
    mine = [room.seats[number] for number in room.seats_of(guest)]
    if not mine:
        raise NotAllowed("server-not-seated")
    if not room.is_over:
        raise ServerRefusal("server-not-over")
    must_not_teach(room)
    if room.row.rematch is None or not await room.hub.has(room.row.rematch):
        again = await open_table(room.hub, guest, same_again(room), daily=room.row.daily, reserved=room.seats)
        await room.save(Change(row={"rematch": again.row.id}))
    again = await room.hub.room(str(room.row.rematch))
    await again.attempt(lambda: sit_again(again, guest, mine, nonce))
    return again


async def sit_again(room: Room, guest: int, seats: Sequence[SeatRow], nonce: str) -> None:
    """In as many seats as before; whoever is the last starts the game."""
    if room.row.stage == "open":
        for seat in seats[len(room.seats_of(guest)) :]:
            await join(room, guest, Joining(seat.name, seat.colour, nonce))
        if all(seat.is_taken for seat in room.seats):
            await start(room, room.row.host)


def same_again(room: Room) -> Opening:
    row, kinds = room.row, tuple(seat.kind for seat in room.seats)
    return Opening(row.game, kinds, msgspec.json.decode(row.options), aids=row.aids, hints=row.hints)


def must_be_open(room: Room) -> None:
    """A challenge or a lesson is open only until its deal is laid out, and nobody may lay out another."""
    if room.row.stage != "open" or room.row.challenge is not None or room.row.lesson is not None:
        raise ServerRefusal("server-not-open")


def must_host(room: Room, guest: int) -> None:
    if room.row.host != guest:
        raise NotAllowed("server-not-host")
