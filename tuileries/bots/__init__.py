"""Programs that play. They are given a view, never a state, so they cannot peek."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from tuileries import fast
from tuileries.bots.budget import Budget, read_budget
from tuileries.bots.greedy import greedy
from tuileries.bots.levels import Level
from tuileries.bots.search import Manner
from tuileries.bots.uniform import uniform
from tuileries.core.chance import Chance
from tuileries.core.errors import BadOptions, UnknownName
from tuileries.core.game import AnyGame, Player

Bot = Callable[[AnyGame, Any, Player, Chance], Any]
"""Chooses a move for a seat from that seat's view, with luck of its own."""

LEVELS: dict[str, Bot] = {
    "beginner": Level(overlooks=0.75, foresight=0.0),
    "learner": Level(overlooks=0.6, foresight=0.0),
    "casual": Level(overlooks=0.4, foresight=0.0),
    "regular": Level(foresight=0.0),
    "skilled": Level(overlooks=0.48),
    "seasoned": Level(overlooks=0.32),
    "expert": Level(overlooks=0.15),
    "virtuoso": Level(budget=Budget(playouts=60), manner=Manner(arms=8)),
    "champion": Level(budget=Budget(playouts=400), manner=Manner(arms=16)),
    "master": Level(budget=Budget(seconds=0.5)),
}
"""What people choose from, the weakest first. How they were calibrated: docs/reports/bots.md."""

SIMPLE: dict[str, Bot] = {"random": uniform, "greedy": greedy}
"""For any game, by the rules alone."""

PEERS: dict[str, Bot] = {
    "uniform-monte-carlo": Level(budget=Budget(seconds=0.05), manner=Manner(foresight=None, halving=False)),
    "greedy-monte-carlo": Level(budget=Budget(seconds=0.05), manner=Manner(foresight=0.0, arms=48)),
}
"""Known methods on our kernel, to measure against."""

BOTS: dict[str, Bot] = {**SIMPLE, **LEVELS, **PEERS}

OFFERED: dict[str, tuple[str, ...]] = {
    "zen-garden": tuple(LEVELS),
    "hanging-gardens": ("beginner", "learner", "casual", "regular"),
}
"""The levels that are told apart by how well they play, a game each. Who builds together has none yet."""

OPPONENT = "regular"
"""Whoever has not chosen meets this one: a first game should be winnable."""


def find(name: str) -> Bot:
    """A bot by its name, or by its name and what it may think: `master@50ms`, `master@800n`."""
    level, separator, budget = name.partition("@")
    if level not in BOTS:
        raise UnknownName("error-unknown-bot", name=name, known=", ".join((*SIMPLE, *LEVELS)))
    bot = BOTS[level]
    return with_budget(level, bot, read_budget(budget)) if separator else bot


def offered(game: str, players: int) -> tuple[str, ...]:
    """The bots that a table of this game offers, from weak to strong; alone there is no seat for one."""
    return OFFERED.get(game, ()) if players > 1 else ()


def opponent(game: str, players: int) -> str | None:
    """The bot for whoever wants to play at once, if there is one."""
    return OPPONENT if OPPONENT in offered(game, players) else None


def check_offered(name: str, game: str, players: int) -> None:
    """Raise unless a table of this game offers this bot: by its name alone, its time is the table's."""
    known = offered(game, players)
    if not known:
        raise UnknownName("error-no-bots")
    if name not in known:
        raise UnknownName("error-bot-not-offered", name=name, known=", ".join(known))


def may_vary(name: str, game: str) -> bool:
    """Whether a bot may answer otherwise another time: it goes by the clock, or by a kernel not ready yet."""
    return game in fast.KERNELS and isinstance(find(name), Level)


def prepare(game: str, names: Iterable[str]) -> None:
    """Get ready what these bots think with, once, before processes are made that share it."""
    if any(isinstance(find(name), Level) for name in names):
        fast.find(game)


def with_budget(name: str, bot: Bot, budget: Budget) -> Bot:
    if not isinstance(bot, Level) or bot.budget is None:
        raise BadOptions("error-bot-budget", name=name)
    return replace(bot, budget=budget)
