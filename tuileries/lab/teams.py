"""Teams of Gardeners on a clock of their own: what they score, and how they treat each other's work."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from msgspec import Struct

from tuileries import bots
from tuileries.bots.bot import Bot, Remembering
from tuileries.core.record import Header, Played
from tuileries.core.table import Table
from tuileries.games.gardeners import game
from tuileries.games.gardeners.events import RoundWon
from tuileries.games.gardeners.state import Options
from tuileries.lab.clockwork import Sitter, play_at_once
from tuileries.lab.people import PEOPLE, Clairvoyant
from tuileries.lab.watch import TENTHS, Watch

BRISK = bots.PACES["brisk"]
BOUND = "bound"


class Team(Struct, frozen=True):
    """Who plays which deal: bots with their pace, people of the lab, or `bound`, who sees all cards."""

    seats: tuple[str, ...]
    options: Options
    seed: str


class Report(Struct, frozen=True):
    """What came of a game, by seat where that matters.

    `towards`: tiles laid towards one's own cards; `undone`: those of them that others took out in the same
    round. `beliefs`: how much had been seen of a holder, and how likely seat 0 took their true card to be.
    `faces`: how often it gave a face so many tenths, and how often that was the true one.
    """

    seats: tuple[str, ...]
    seed: str
    points: int
    grade: int | None
    discards: int
    seconds: float
    reason: str | None
    won_at: tuple[float, ...]
    acts: dict[int, int]
    towards: dict[int, int]
    undone: dict[int, int]
    beliefs: tuple[tuple[int, float], ...]
    faces: dict[int, tuple[int, int]]
    thoughts: tuple[float, ...]


class Timed(Struct, frozen=True):
    """A bot whose thoughts are timed, in seconds of the processor."""

    bot: Bot
    taken: list[float]

    def __call__(self, *given: Any) -> Any:
        began = time.thread_time()
        move = self.bot(*given)
        self.taken.append(time.thread_time() - began)
        return move


def sitter(name: str, table: Table, taken: list[float]) -> Sitter:
    if name == BOUND:
        return Sitter(Remembering(Clairvoyant(table)), BRISK)
    bot, pace = PEOPLE.get(name) or (bots.find(name, game.name), bots.pace_of(name))
    return Sitter(Remembering(Timed(bot.choose, taken)) if isinstance(bot, Remembering) else bot, pace)


def play_team(team: Team) -> Report:
    """One game, the same again from the same seed but for what is timed."""
    header = Header(game.name, game.rules, len(team.seats), team.options, seed=team.seed)
    table, taken = Table(game, header), list[float]()
    watch = Watch(table)
    play_at_once(table, [sitter(name, table, taken) for name in team.seats], team.seed, watch.saw)
    lines = [line for line in table.lines if isinstance(line, Played)]
    return Report(
        seats=team.seats,
        seed=team.seed,
        points=table.view().points or 0,
        grade=table.view().grade,
        discards=len(table.state.discarded),
        reason=table.view().reason,
        seconds=lines[-1].at or 0.0,
        won_at=tuple(line.at or 0.0 for line in lines if any(isinstance(e, RoundWon) for e in line.events)),
        acts=dict(Counter(line.player for line in lines if line.player is not None)),
        towards=dict(watch.towards),
        undone=dict(watch.undone),
        beliefs=tuple(watch.beliefs),
        faces={tenth: watch.given(tenth) for tenth in range(TENTHS)},
        thoughts=tuple(taken),
    )
