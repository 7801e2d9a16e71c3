"""The levels of Gardeners: how well a teammate infers, and how far it plans."""

from __future__ import annotations

import importlib
from typing import Any

from msgspec import Struct

from tuileries.bots.bot import Bot, Remembering
from tuileries.bots.gardeners.manner import Manner, Taste
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player
from tuileries.core.story import Story


class Teammate(Struct, frozen=True):
    """Builds with others. What it thinks with is loaded when it first thinks: the compiler takes a moment."""

    manner: Manner
    taste: Taste

    def __call__(self, game: AnyGame, story: Story[Any, Any], player: Player, chance: Chance) -> Any:
        thoughts = importlib.import_module("tuileries.bots.gardeners.thoughts")
        return thoughts.choose(story, player, self.manner, self.taste, chance)


NOVICE = Teammate(Manner(reads_deeds=False), Taste(tries=2, steps=1500, handful=5))
GARDENER = Teammate(Manner(sharpness=1.0), Taste(tries=4, handful=8))
MASTER = Teammate(Manner(), Taste())

LEVELS: dict[str, Bot] = {
    "novice": Remembering(NOVICE),
    "gardener": Remembering(GARDENER),
    "master": Remembering(MASTER),
}
