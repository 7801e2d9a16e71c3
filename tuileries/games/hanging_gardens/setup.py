"""HG-S1 to HG-S3: before the first turn."""

from __future__ import annotations

from tuileries.core.chance import Chance
from tuileries.core.game import Step
from tuileries.games.hanging_gardens.components import BOX, CARDS, TILES
from tuileries.games.hanging_gardens.events import Event, TableSet
from tuileries.games.hanging_gardens.rounds import deal
from tuileries.games.hanging_gardens.state import Options, Round, Seat, State

PRESETS = {"standard": Options(), "memory": Options(memory=True)}
SPACES = BOX.display.columns * BOX.display.rows


def setup(players: int, options: Options, chance: Chance) -> Step[State, Event]:
    deck, chance = chance.shuffle(CARDS)
    supply, chance = chance.shuffle(TILES)
    first, _ = chance.below(players)
    begin = Round(number=1, first=first)
    state = State(
        options=options,
        seats=(Seat(),) * players,
        cards=(),
        deck=deck,
        boxed=(),
        display=supply[:SPACES],
        supply=supply[SPACES:],
        round=begin,
    )
    state, begun = deal(state, begin)
    return Step(state, (TableSet(players, first, state.display), begun), revealed=True)
