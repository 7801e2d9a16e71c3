"""The levels of The Hanging Gardens, the weakest first. How they were calibrated: docs/reports/bots.md."""

from __future__ import annotations

from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level
from tuileries.bots.search import Manner

LEVELS: dict[str, Bot] = {
    "beginner": Level(overlooks=0.75, foresight=0.0),
    "learner": Level(overlooks=0.6, foresight=0.0),
    "casual": Level(overlooks=0.75, foresight=0.5),
    "regular": Level(overlooks=0.7),
    "skilled": Level(overlooks=0.55),
    "seasoned": Level(overlooks=0.4),
    "expert": Level(overlooks=0.2),
    "virtuoso": Level(budget=Budget(playouts=16), manner=Manner(arms=4)),
    "champion": Level(budget=Budget(playouts=64), manner=Manner(arms=8)),
    "master": Level(budget=Budget(seconds=0.5), manner=Manner(arms=16)),
}
