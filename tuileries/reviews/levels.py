"""How well somebody played, told by the level of bots that loses as much. The numbers: data/levels.toml."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

Losses = dict[str, float]
"""What a level loses a decision on average, the weakest level first."""


class Usual(Struct, frozen=True, forbid_unknown_fields=True):
    """What levels lose, by game and number of players."""

    provenance: str
    losses: dict[str, dict[str, Losses]]


@cache
def usual() -> Usual:
    text = resources.files(__package__).joinpath("data", "levels.toml").read_bytes()
    return msgspec.toml.decode(text, type=Usual)


FAR = 1.25
"""Whoever loses so many times as much as the weakest level did not play like it."""


def level_of(game: str, players: int, loss: float) -> str | None:
    """The level that loses about as much a decision; none where none does, or that was not measured."""
    losses = usual().losses.get(game, {}).get(str(players), {})
    if loss > FAR * max(losses.values(), default=0.0):
        return None
    return min(losses, key=lambda level: abs(losses[level] - loss), default=None)
