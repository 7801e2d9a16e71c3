"""The levels of The Hanging Gardens, the weakest first. How far apart they are: docs/reports/bots.md."""

from __future__ import annotations

from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level
from tuileries.bots.search import Manner

LEVELS: dict[str, Bot] = {
    "beginner": Level(overlooks=0.66),
    "learner": Level(overlooks=0.565),
    "casual": Level(overlooks=0.485),
    "regular": Level(overlooks=0.4),
    "skilled": Level(overlooks=0.305),
    "seasoned": Level(overlooks=0.21),
    "expert": Level(overlooks=0.125),
    "virtuoso": Level(),
    "champion": Level(budget=Budget(playouts=200), manner=Manner(arms=8)),
    "master": Level(budget=Budget(seconds=0.5), manner=Manner(arms=8)),
}
