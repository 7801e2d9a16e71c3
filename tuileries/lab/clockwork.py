"""Games in which all act at once, on a clock of their own: far faster than real time, and always the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from tuileries.bots.bot import Bot, seen_by
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.hourglass import Hourglass
from tuileries.core.table import Table

HOUR = 3600.0
"""Where no timer ends a game, it is left after so many seconds."""

FINE = 1000
"""Parts of a pace that luck tells apart."""


class Sitter(Struct, frozen=True):
    """Who acts in a seat, and how many seconds apart."""

    bot: Bot
    pace: float


class Act(Struct, frozen=True):
    """What somebody did, or did not, at some second."""

    at: float
    player: Player
    move: Any


def play_at_once(
    table: Table, sitters: Sequence[Sitter], luck: str, told: Callable[[Act], None] | None = None
) -> Table:
    """Until the timer has run out, or nobody can act any more."""
    hourglass, waited = Hourglass(), [0] * len(sitters)
    due = [first_act(sitter, f"{luck}/{seat}") for seat, sitter in enumerate(sitters)]
    while table.to_move:
        seat = min(range(len(sitters)), key=due.__getitem__)
        at = due[seat]
        left = hourglass.left(table, at)
        if left is not None and left <= 0:
            ring(table, at + left)
            continue
        if left is None and at > HOUR:
            return table
        due[seat] = at + rhythm(sitters[seat].pace, f"{luck}/{seat}/{at}")
        if seat not in table.to_move:
            continue
        seen = seen_by(sitters[seat].bot, table, seat, waited=waited[seat])
        move = sitters[seat].bot(table.game, seen, seat, Chance(f"{luck}/luck/{seat}/{at}"))
        if told:
            told(Act(at, seat, move))
        if move is None:
            waited[seat] += 1
        else:
            table.play(seat, move, at=at)
            waited = [0] * len(sitters)
    return table


def ring(table: Table, at: float) -> None:
    """The table does what is due."""
    alarm = table.game.alarm(table.state)
    assert alarm is not None  # something was due
    table.play(None, alarm.move, at=round(at, 3))


def first_act(sitter: Sitter, luck: str) -> float:
    """Not all at the same moment."""
    part, _ = Chance(luck).below(FINE)
    return round(sitter.pace * part / FINE, 3)


def rhythm(pace: float, luck: str) -> float:
    """Nobody is a clock: a fifth more or less."""
    part, _ = Chance(luck).below(FINE)
    return round(pace * (0.8 + 0.4 * part / FINE), 3)
