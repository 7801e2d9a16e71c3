"""Whom teammates of Gardeners are measured with: people as they are, a bound and a baseline."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tuileries.bots.bot import Bot, Remembering
from tuileries.bots.gardeners.levels import GARDENER, MASTER, Teammate
from tuileries.bots.gardeners.manner import Manner, Taste
from tuileries.core.chance import Chance
from tuileries.core.game import AnyGame, Player
from tuileries.core.record import TakenBack
from tuileries.core.story import Story
from tuileries.core.table import Table
from tuileries.games.gardeners.building import open_cells
from tuileries.games.gardeners.garden import is_full
from tuileries.games.gardeners.moves import Add, Ready, Remove, Start
from tuileries.games.gardeners.state import Stage

UNAWARE = Manner(reads_deeds=False, reads_words=False)
RESPECT = 8.0
"""People respect each other's work less than bots do."""

ALONE = Teammate(UNAWARE, replace(MASTER.taste, caution=50.0, respect=RESPECT))
"""Knows its own cards and what lies open, and draws no conclusion from anything."""

HUNDRED = 100


class Clairvoyant(Struct, frozen=True):
    """A bound that nobody can reach by fair means: a master to whom all cards lie open."""

    table: Table

    def __call__(self, game: AnyGame, story: Story[Any, Any], player: Player, chance: Chance) -> Any:
        told = tuple(line.events for line in self.table.lines if not isinstance(line, TakenBack))
        return MASTER(game, Story(told, story.view, story.waited), player, chance)


class Slow(Struct, frozen=True):
    """Errs now and then, and half of the time looks at nothing but their own card."""

    mistakes: int = 15
    """In a hundred actions."""

    def __call__(self, game: AnyGame, story: Story[Any, Any], player: Player, chance: Chance) -> Any:
        half, _ = Chance(chance.seed + "/half").below(2)
        taste = Taste(tries=2, respect=RESPECT)
        mate = Teammate(UNAWARE, replace(taste, caution=50.0)) if half else Teammate(GARDENER.manner, taste)
        meant = mate(game, story, player, chance)
        number, _ = Chance(chance.seed + "/person").below(HUNDRED)
        is_slip = number < self.mistakes and isinstance(meant, Add | Remove)
        return some_move(game, story, player, type(meant), chance) if is_slip else meant


def some_move(
    game: AnyGame, story: Story[Any, Any], player: Player, kind: type[Add | Remove], chance: Chance
) -> Any:
    """A tile laid anywhere, or any taken out: who means to lay one does not take one out by mistake."""
    legal = game.legal_moves(game.imagine(story.view, chance), player)
    moves = [move for move in legal if isinstance(move, kind)]
    number, _ = Chance(chance.seed + "/any").below(len(moves))
    return moves[number]


def corners(game: AnyGame, story: Story[Any, Any], player: Player, chance: Chance) -> Any:
    """Lays what comes as far out as it goes, takes nothing away, and is ready when the garden is full."""
    view = story.view
    if view.stage == Stage.READING:
        return Start()
    seat = view.seats[player]
    if is_full(view.garden):
        return None if seat.is_ready else Ready()
    at_hand = [*([seat.top] if seat.top else []), *seat.loose]
    if not at_hand:
        return None
    cells = open_cells(view.garden)
    laid = [one.cell for one in view.garden.laid]
    row, column = (sum(cell[axis] for cell in laid) / max(1, len(laid)) for axis in (0, 1))
    return Add(at_hand[0], max(cells, key=lambda cell: abs(cell.row - row) + abs(cell.column - column)))


PEOPLE: dict[str, tuple[Bot, float]] = {
    "slow": (Remembering(Slow()), 5.0),
    "literal": (Remembering(ALONE), 3.0),
    "corners": (Remembering(corners), 3.0),
    "alone": (Remembering(ALONE), 2.0),
}
"""By name, with the seconds between two of their actions."""
