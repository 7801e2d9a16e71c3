"""What the people at a table decide together."""

from __future__ import annotations

import msgspec

from tuileries import bots
from tuileries.core.game import Player
from tuileries.server import rows
from tuileries.server.errors import ServerRefusal
from tuileries.server.protocol import Proposal, Propose
from tuileries.server.room import Room


async def propose(room: Room, seat: Player, message: Propose) -> None:
    """Ask the others. One proposal at a time; the newest counts."""
    table = room.running()
    if message.what == "substitute":
        check_substitute(room, seat, message)
    if message.what == "return" and (message.version is None or message.version >= table.version):
        raise ServerRefusal("server-return-where")
    room.proposal = Proposal(message.what, seat, message.version, message.seat, message.bot, (seat,))
    await decide(room)


def check_substitute(room: Room, seat: Player, message: Propose) -> None:
    """A bot may play only for someone who has been away for a while."""
    if message.seat is None or message.seat not in room.people() or message.seat not in room.away:
        raise ServerRefusal("server-not-away")
    if message.seat == seat:
        raise ServerRefusal("server-not-away")
    bots.check_offered(message.bot or "", room.row.game, len(room.seats))


async def vote(room: Room, seat: Player, *, agree: bool) -> None:
    room.running()
    if room.proposal is None:
        raise ServerRefusal("server-no-proposal")
    if not agree:
        room.proposal = None
        room.tell_info()
        return
    agreed = tuple(sorted({*room.proposal.agreed, seat}))
    room.proposal = msgspec.structs.replace(room.proposal, agreed=agreed)
    await decide(room)


def voters(room: Room, proposal: Proposal) -> set[Player]:
    """Everyone whose consent it takes: all people, less whoever is away where it is about them."""
    people = set(room.people())
    return people - room.away if proposal.what == "substitute" else people


async def decide(room: Room) -> None:
    """Carry the proposal out once everyone agreed to it."""
    proposal = room.proposal
    assert proposal is not None
    if not voters(room, proposal) <= set(proposal.agreed):
        room.tell_info()
        return
    room.proposal = None
    match proposal.what:
        case "return":
            room.running().return_to(proposal.version or 0)
            await room.settle()
        case "abandon":
            await abandon(room)
        case _:
            assert proposal.seat is not None
            await substitute(room, proposal.seat, proposal.bot)
    room.tell_info()


async def abandon(room: Room) -> None:
    row = msgspec.structs.replace(room.row, stage="abandoned")
    await room.hub.store.write(rows.save_table(row), rows.drop_replies(row.id))
    room.row = row


async def substitute(room: Room, number: Player, bot: str | None) -> None:
    seat = msgspec.structs.replace(room.seats[number], substitute=bot)
    await room.hub.store.write(rows.save_seat(room.row.id, number, seat))
    room.seats[number] = seat
    room.wake_bots()


async def reclaim(room: Room, seat: Player) -> None:
    """The person is back."""
    if room.seats[seat].substitute is None:
        raise ServerRefusal("server-not-substituted")
    await substitute(room, seat, None)
    room.tell_info()
