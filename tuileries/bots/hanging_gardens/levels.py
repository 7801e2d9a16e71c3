"""The levels of The Hanging Gardens, the weakest first: as many as are told apart by how well they play."""

from __future__ import annotations

from tuileries.bots.bot import Bot
from tuileries.bots.levels import Level

LEVELS: dict[str, Bot] = {
    "beginner": Level(overlooks=0.75),
    "learner": Level(overlooks=0.6),
    "casual": Level(overlooks=0.4),
    "regular": Level(),
}
