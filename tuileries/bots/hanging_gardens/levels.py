"""The levels of The Hanging Gardens, the weakest first. How far apart they are: docs/reports/bots.md."""

from __future__ import annotations

from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level
from tuileries.bots.search import Manner

LEVELS: dict[str, Bot] = {
    "beginner": Level(overlooks=0.6),
    "learner": Level(overlooks=0.513),
    "casual": Level(overlooks=0.43),
    "regular": Level(overlooks=0.335),
    "skilled": Level(overlooks=0.227),
    "seasoned": Level(overlooks=0.133),
    "expert": Level(),
    "virtuoso": Level(budget=Budget(playouts=38), manner=Manner(arms=8)),
    "champion": Level(budget=Budget(playouts=105), manner=Manner(arms=8)),
    "master": Level(budget=Budget(seconds=0.5), manner=Manner(arms=8)),
}
