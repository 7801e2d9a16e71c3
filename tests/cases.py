"""Every game that the laws are held against."""

from __future__ import annotations

from tests.games.gardeners.test_laws import CASE as GARDENERS
from tests.games.hanging_gardens.test_laws import CASE as HANGING_GARDENS
from tests.games.zen_garden.test_laws import CASE as ZEN_GARDEN
from tests.laws import Case
from tests.test_small_game import CASE as PEBBLES

CASES: dict[str, Case] = {case.game.name: case for case in (ZEN_GARDEN, HANGING_GARDENS, GARDENERS, PEBBLES)}
