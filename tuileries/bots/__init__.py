"""Programs that play. They are given what their seat sees, never a state, so they cannot peek."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from tuileries import fast
from tuileries.bots.bot import Bot, Remembering
from tuileries.bots.budget import Budget, read_budget
from tuileries.bots.greedy import greedy
from tuileries.bots.levels import Level
from tuileries.bots.uniform import uniform
from tuileries.core.errors import BadOptions, UnknownName

LEVELS = (
    "beginner",
    "learner",
    "casual",
    "regular",
    "skilled",
    "seasoned",
    "expert",
    "virtuoso",
    "champion",
    "master",
)
"""What levels are called, the weakest first. Which of them a game has is in `bots/<game>/levels`."""

TEAMMATES = ("novice", "gardener", "master")
"""What levels are called where all play together."""

PACES = {"relaxed": 4.0, "brisk": 2.0, "fast": 1.0}
"""Seconds between two actions of a bot where all act at once: `gardener@brisk`."""

PACE = "relaxed"
"""Whoever has not chosen gets this one: a person should not have to hurry."""

SIMPLE: dict[str, Bot] = {"random": uniform, "greedy": greedy}
"""For any game, by the rules alone."""

PEERS: dict[str, dict[str, Bot]] = {}
"""By game, what else can be measured against: benchmarks put known methods here."""

OPPONENTS = ("regular", "gardener")
"""Whoever has not chosen meets one of these: a first game should be winnable."""


def levels_of(game: str) -> Mapping[str, Bot]:
    """The levels that this game has, the weakest first; none where there is no package for its bots."""
    package = f"{__name__}.{game.replace('-', '_')}"
    if importlib.util.find_spec(package) is None:
        return {}
    levels: Mapping[str, Bot] = importlib.import_module(f"{package}.levels").LEVELS
    return levels


def find(name: str, game: str) -> Bot:
    """A bot by its name, perhaps with what it may think (`master@50ms`, `@800n`) or its pace (`@brisk`)."""
    level, separator, budget = name.partition("@")
    known = {**SIMPLE, **levels_of(game), **PEERS.get(game, {})}
    if level not in known:
        raise UnknownName("error-unknown-bot", name=name, known=", ".join((*SIMPLE, *levels_of(game))))
    if not separator or (budget in PACES and has_pace(level, game)):
        return known[level]
    return with_budget(level, known[level], read_budget(budget))


def has_pace(level: str, game: str) -> bool:
    """Whether a bot acts at a pace of its own rather than in turn."""
    return isinstance(levels_of(game).get(level), Remembering)


def pace_of(name: str) -> float:
    """Seconds between two actions of a bot where all act at once."""
    return PACES.get(name.partition("@")[2], PACES[PACE])


def at_table(name: str, game: str) -> Bot:
    """The bot in a seat. Where its game no longer has this level, one that plays any game sits in."""
    level = name.partition("@")[0]
    is_of_another_game = level in (*LEVELS, *TEAMMATES) and level not in levels_of(game)
    return greedy if is_of_another_game else find(name, game)


def offered(game: str, players: int) -> tuple[str, ...]:
    """The bots that a table of this game offers, from weak to strong; alone there is no seat for one."""
    return tuple(levels_of(game)) if players > 1 else ()


def opponent(game: str, players: int) -> str | None:
    """The bot for whoever wants to play at once, if there is one."""
    return next((name for name in OPPONENTS if name in offered(game, players)), None)


def check_offered(name: str, game: str, players: int) -> None:
    """Raise unless a table of this game offers this bot: perhaps with a pace, but its time is the table's."""
    known = offered(game, players)
    if not known:
        raise UnknownName("error-no-bots")
    level, separator, pace = name.partition("@")
    if level not in known or (separator and not (pace in PACES and has_pace(level, game))):
        raise UnknownName("error-bot-not-offered", name=name, known=", ".join(known))


def may_vary(name: str, game: str) -> bool:
    """Whether a bot may answer otherwise another time: it goes by the clock, or by a kernel not ready yet."""
    return game in fast.KERNELS and isinstance(at_table(name, game), Level)


def effort(name: str, game: str) -> float:
    """About how many seconds a bot thinks, beyond a moment."""
    bot = at_table(name, game)
    return bot.budget.effort if isinstance(bot, Level) and bot.budget is not None else 0.0


def hurried(bot: Bot, share: float) -> Bot:
    """The same bot with a part of its time, if it goes by the clock; a number of playouts is a promise."""
    if not isinstance(bot, Level) or bot.budget is None or bot.budget.seconds is None or share == 1:
        return bot
    return replace(bot, budget=replace(bot.budget, seconds=bot.budget.seconds * share))


def prepare(game: str, names: Iterable[str]) -> None:
    """Get ready what these bots think with, once, before processes are made that share it."""
    if any(isinstance(find(name, game), Level) for name in names):
        fast.find(game)


def with_budget(name: str, bot: Bot, budget: Budget) -> Bot:
    if not isinstance(bot, Level) or bot.budget is None:
        raise BadOptions("error-bot-budget", name=name)
    return replace(bot, budget=budget)
