"""ZG-S1 to ZG-S5: before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.core.chance import Chance
from tuileries.core.errors import IllegalSetup, Refusal
from tuileries.core.game import Step
from tuileries.games.zen_garden.components import BOX, TILES, Feature
from tuileries.games.zen_garden.events import Event, MarketFilled, RoundBegun, TableSet
from tuileries.games.zen_garden.state import Mission, Options, Preferences, Round, Seat, State

PRESETS = {f"level-{n}": Options(boards) for n, boards in enumerate(BOX.boards.levels, start=1)}
SPACES = len(BOX.market.prices) * BOX.market.columns


def why_not_boards(boards: tuple[int, ...]) -> Iterator[Refusal]:
    """ZG-S1: board 1, and any of the others."""
    unknown = sorted(set(boards) - set(range(1, len(BOX.boards.names) + 1)))
    if unknown:
        numbers = ", ".join(map(str, unknown))
        yield Refusal("ZG-S1", "unknown", {"boards": numbers, "last": len(BOX.boards.names)})
    if 1 not in boards:
        yield Refusal("ZG-S1", "basics")


def setup(players: int, options: Options, chance: Chance) -> Step[State, Event]:
    if refusals := tuple(why_not_boards(options.boards)):
        raise IllegalSetup(refusals)
    boards = tuple(sorted(set(options.boards)))
    emperors, chance = chance.shuffle(BOX.tiles.features)
    supply, chance = chance.shuffle(TILES)
    first, chance = chance.below(players)
    state = State(
        options=Options(boards),
        preferences=Preferences(*emperors[:4]),
        missions=missions(boards, emperors[4:]),
        seats=(Seat(BOX.coins.start),) * players,
        market=supply[:SPACES],
        supply=supply[SPACES:],
        discards=(),
        round=Round(number=1, first=first),
        chance=chance,
    )
    wanted = tuple(mission.features for mission in state.missions)
    events = (
        TableSet(players, boards, state.preferences, wanted, first),
        MarketFilled(state.market, supply[:SPACES]),
        RoundBegun(1, first),
    )
    return Step(state, events, revealed=True)


def missions(boards: tuple[int, ...], emperors: tuple[Feature, ...]) -> tuple[Mission, ...]:
    """ZG-S2, ZG-S3: two emperor tiles and a stack of point tiles for each mission in play."""
    number = sum(BOX.boards.missions[board - 1] for board in boards)
    size = BOX.missions.features
    pairs = (emperors[size * n : size * (n + 1)] for n in range(number))
    return tuple(Mission(features, BOX.points.stack) for features in pairs)
