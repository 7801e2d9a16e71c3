"""A player who builds large: it looks at every way to lay a card and counts what hangs together after it."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.core.game import Player
from tuileries.core.grids import Cell, areas, neighbours
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.components import CARDS
from tuileries.games.hanging_gardens.garden import Garden, square
from tuileries.games.hanging_gardens.moves import Build, Lay, Move
from tuileries.games.hanging_gardens.state import State, ToBuild
from tuileries.games.hanging_gardens.temples import sites
from tuileries.games.hanging_gardens.turn import lay_card

ORDER: tuple[int, ...] = (
    *(35, 43, 26, 4, 18, 45, 22, 25, 14, 46, 21, 44, 24, 36, 9, 34, 50, 31, 2, 51),
    *(48, 49, 56, 57, 41, 3, 1, 7, 42, 6, 52, 19, 0, 28, 55, 15, 16, 8, 37, 38),
    *(54, 29, 33, 23, 40, 58, 59, 47, 12, 10, 39, 20, 53, 17, 30, 11, 32, 13, 5, 27),
)
"""The cards, by their places in data/cards.toml, in an order that was looked for: the tiles run out."""

SECOND: frozenset[int] = frozenset({6, 16, 18, 20, 21, 24, 44, 47, 52, 56, 58})
"""The turns of that game in which the second best was better."""


def build_large(state: State, player: Player, second: frozenset[int] = frozenset()) -> Move:
    """A temple wherever it can be, and of all cards and places the one that promises most, or second most."""
    moves = list(game.legal_moves(state, player))
    garden = state.seats[player].garden
    if isinstance(state.stage, ToBuild):
        largest = max(sites(garden, state.stage.fresh), key=len)
        return Build(min(largest, key=lambda cell: (-open_sides(garden, cell), cell)))
    lays = [move for move in moves if isinstance(move, Lay)]
    lays.sort(key=lambda move: -promise(state, player, move))
    turn = len(CARDS) - len(state.deck) - len(state.cards)
    return lays[1] if len(lays) > 1 and turn in second else [*lays, moves[-1]][0]


def open_sides(garden: Garden, cell: Cell) -> int:
    """A temple is in the way of cards, so it goes to the edge."""
    return sum(square(garden, beside) in "-." for beside in neighbours(cell))


def promise(state: State, player: Player, move: Lay) -> float:
    """What a card does: temples now, structures for later, and room."""
    after = lay_card(state, player, move).state
    garden = after.seats[player].garden
    fresh = after.stage.fresh if isinstance(after.stage, ToBuild) else ()
    largest = max(map(len, sites(garden, fresh)), default=0)
    now = 100 if largest >= 6 else 80 if largest >= 3 else 0
    room = sum(len(row) - row.count(".") for row in garden.rows)
    return now + 3 * room + sum(later(garden, cells) for cells in structures(garden))


def later(garden: Garden, cells: frozenset[Cell]) -> float:
    """A structure without a temple is worth more than its square; one with a temple may still be split."""
    if cells.isdisjoint(garden.temples):
        return float(min(len(cells), 8) ** 2.2)
    return 2 * min(len(cells), 12)


def structures(garden: Garden) -> Iterator[frozenset[Cell]]:
    (top, left), rows = garden.corner, garden.rows
    for feature in "TPAF":
        found = [(row, n) for row, line in enumerate(rows) for n, sign in enumerate(line) if sign == feature]
        yield from areas([Cell(top + row, left + column) for row, column in found])
