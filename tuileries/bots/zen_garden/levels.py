"""The levels of Zen Garden, the weakest first. How they were calibrated: docs/reports/bots.md."""

from __future__ import annotations

from tuileries.bots.bot import Bot
from tuileries.bots.budget import Budget
from tuileries.bots.levels import Level
from tuileries.bots.search import Manner

LEVELS: dict[str, Bot] = {
    "beginner": Level(overlooks=0.75, foresight=0.0),
    "learner": Level(overlooks=0.6, foresight=0.0),
    "casual": Level(overlooks=0.4, foresight=0.0),
    "regular": Level(foresight=0.0),
    "skilled": Level(overlooks=0.48),
    "seasoned": Level(overlooks=0.35),
    "expert": Level(overlooks=0.15),
    "virtuoso": Level(budget=Budget(playouts=75), manner=Manner(arms=8)),
    "champion": Level(budget=Budget(playouts=600), manner=Manner(arms=16)),
    "master": Level(budget=Budget(seconds=0.5)),
}
