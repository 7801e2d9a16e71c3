"""What the people at a table decide together."""

from __future__ import annotations

from msgspec import json
from msgspec.structs import replace

from tuileries import bots
from tuileries.core.game import Player
from tuileries.server import rows
from tuileries.server.errors import ServerRefusal
from tuileries.server.protocol import Proposal, Propose
from tuileries.server.room import Asked, Room


async def propose(room: Room, seat: Player, message: Propose, asked: Asked) -> None:
    """Ask the others. One proposal at a time; the newest counts."""
    table = room.running()
    if message.what == "substitute":
        check_substitute(room, seat, message)
    if message.what == "return" and (message.version is None or message.version >= table.version):
        raise ServerRefusal("server-return-where")
    proposal = Proposal(message.what, seat, message.version, message.seat, message.bot, (seat,))
    await decide(room, proposal, asked)


def check_substitute(room: Room, seat: Player, message: Propose) -> None:
    """A bot may play only for someone who has been away for a while."""
    if message.seat is None or message.seat not in room.people() or message.seat not in room.away:
        raise ServerRefusal("server-not-away")
    if message.seat == seat:
        raise ServerRefusal("server-not-away")
    bots.check_offered(message.bot or "", room.row.game, len(room.seats))


async def vote(room: Room, seat: Player, asked: Asked, *, agree: bool) -> None:
    room.running()
    proposal = room.proposal
    if proposal is None:
        raise ServerRefusal("server-no-proposal")
    if agree:
        agreed = tuple(sorted({*proposal.agreed, seat}))
        await decide(room, replace(proposal, agreed=agreed), asked)
    else:
        await room.commit(answering=asked, proposal=None)
        room.tell_info()


def voters(room: Room, proposal: Proposal) -> set[Player]:
    """Everyone whose consent it takes: all people, less whoever is away where it is about them."""
    people = set(room.people())
    return people - room.away if proposal.what == "substitute" else people


async def decide(room: Room, proposal: Proposal, asked: Asked) -> None:
    """Carry the proposal out once everyone agreed to it; until then it stands."""
    if not voters(room, proposal) <= set(proposal.agreed):
        await room.commit(answering=asked, proposal=json.encode(proposal).decode())
        room.tell_info()
        return
    match proposal.what:
        case "return":
            room.running().return_to(proposal.version or 0)
            await room.settle(answering=asked, proposal=None)
        case "abandon":
            await room.commit(answering=asked, stage="abandoned")
            room.tell_info()
        case _:
            assert proposal.seat is not None
            await substitute(room, proposal.seat, proposal.bot, asked, proposal=None)


async def substitute(
    room: Room, number: Player, bot: str | None, asked: Asked, *, proposal: str | None
) -> None:
    """`proposal` is what is voted about from now on."""
    seat = replace(room.seats[number], substitute=bot)
    await room.commit(rows.save_seat(room.row.id, number, seat), answering=asked, proposal=proposal)
    room.seats[number] = seat
    room.tell_info()
    room.wake_bots()


async def reclaim(room: Room, seat: Player, asked: Asked) -> None:
    """The person is back."""
    if room.seats[seat].substitute is None:
        raise ServerRefusal("server-not-substituted")
    await substitute(room, seat, None, asked, proposal=room.row.proposal)
