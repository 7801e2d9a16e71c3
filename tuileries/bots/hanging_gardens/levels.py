"""The levels of The Hanging Gardens, the weakest first. First figures: docs/reports/bots.md."""

from __future__ import annotations

from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level
from tuileries.bots.search import Manner

LEVELS: dict[str, Bot] = {
    "beginner": Level(overlooks=0.75, foresight=0.0),
    "learner": Level(overlooks=0.5, foresight=0.0),
    "casual": Level(overlooks=0.7),
    "regular": Level(overlooks=0.62),
    "skilled": Level(overlooks=0.52),
    "seasoned": Level(overlooks=0.42),
    "expert": Level(overlooks=0.34),
    "virtuoso": Level(overlooks=0.24),
    "champion": Level(overlooks=0.12),
    "master": Level(budget=Budget(seconds=0.5), manner=Manner(arms=16)),
}
