"""What the people at a table decide together."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec import json
from msgspec.structs import replace

from tuileries import bots
from tuileries.core.game import Player
from tuileries.server.errors import ServerRefusal
from tuileries.server.protocol import Proposal, Propose
from tuileries.server.table.changes import Asked, Change
from tuileries.server.table.room import Room


async def propose(room: Room, seat: Player, message: Propose, asked: Asked) -> None:
    """Ask the others. One proposal at a time; the newest counts."""
    table = room.running()
    if message.what == "substitute":
        check_substitute(room, seat, message)
    if message.what == "return" and (message.version is None or message.version >= table.version):
        raise ServerRefusal("server-return-where")
    proposal = Proposal(message.what, seat, message.version, message.seat, message.bot, (seat,))
    await count(room, proposal, asked)


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
        await count(room, replace(proposal, agreed=agreed), asked)
    else:
        await room.save(Change(row={"proposal": None}, answering=asked))


def voters(room: Room, proposal: Proposal) -> set[Player]:
    """Everyone whose consent it takes: all people, less whoever is away where it is about them."""
    people = set(room.people())
    return people - room.away if proposal.what == "substitute" else people


async def count(room: Room, proposal: Proposal, asked: Asked) -> None:
    """Carry the proposal out once everyone agreed to it; until then it stands."""
    if not voters(room, proposal) <= set(proposal.agreed):
        row = {"proposal": json.encode(proposal).decode()}
        await room.save(Change(row=row, answering=asked))
        return
    match proposal.what:
        case "return":
            await room.return_to(proposal.version or 0, asked)
        case "abandon":
            await room.save(Change(row={"stage": "abandoned"}, answering=asked))
        case "substitute":
            assert proposal.seat is not None
            await substitute(room, proposal.seat, proposal.bot, asked, {"proposal": None})
        case _:
            assert_never(proposal.what)


async def substitute(
    room: Room, number: Player, bot: str | None, asked: Asked, row: dict[str, Any] | None = None
) -> None:
    """Let a bot play for this seat, or nobody but its person; `row` is what changes at the table with it."""
    seat = replace(room.seats[number], substitute=bot)
    await room.save(Change(row=row or {}, seats={number: seat}, answering=asked))


async def reclaim(room: Room, seat: Player, asked: Asked) -> None:
    """The person is back."""
    if room.seats[seat].substitute is None:
        raise ServerRefusal("server-not-substituted")
    await substitute(room, seat, None, asked)
