"""Programs that play. They are given a view, never a state, so they cannot peek."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tuileries.bots.greedy import greedy
from tuileries.bots.uniform import uniform
from tuileries.core.chance import Chance
from tuileries.core.errors import UnknownName
from tuileries.core.game import AnyGame, Player

Bot = Callable[[AnyGame, Any, Player, Chance], Any]
"""Chooses a move for a seat from that seat's view, with luck of its own."""

BOTS: dict[str, Bot] = {"random": uniform, "greedy": greedy}


def find(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownName("error-unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name]
