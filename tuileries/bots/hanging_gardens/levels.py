"""The levels of The Hanging Gardens, the weakest first. How far apart they are: docs/reports/bots.md."""

from __future__ import annotations

from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level
from tuileries.bots.search import Manner

LEVELS: dict[str, Bot] = {
    "beginner": Level(overlooks=0.73),
    "learner": Level(overlooks=0.64),
    "casual": Level(overlooks=0.57),
    "regular": Level(overlooks=0.49),
    "skilled": Level(overlooks=0.4),
    "seasoned": Level(overlooks=0.31),
    "expert": Level(overlooks=0.23),
    "virtuoso": Level(overlooks=0.11),
    "champion": Level(),
    "master": Level(budget=Budget(seconds=0.5), manner=Manner(arms=16)),
}
