"""A player who builds large: it looks at every way to lay a card and counts what hangs together after it."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.core.game import Player
from tuileries.core.grids import Cell, areas, neighbours
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.garden import Garden, square
from tuileries.games.hanging_gardens.moves import Build, Lay, Move
from tuileries.games.hanging_gardens.state import State, ToBuild
from tuileries.games.hanging_gardens.temples import sites
from tuileries.games.hanging_gardens.turn import lay_card

ORDER: tuple[int, ...] = ()
"""The cards in an order that was looked for, from the numbers of data/cards.toml."""


def build_large(state: State, player: Player) -> Move:
    """A temple wherever it can be, and of several cards and places the one that promises most."""
    moves = list(game.legal_moves(state, player))
    garden = state.seats[player].garden
    if isinstance(state.stage, ToBuild):
        largest = max(sites(garden, state.stage.fresh), key=len)
        return Build(min(largest, key=lambda cell: (-open_sides(garden, cell), cell)))
    lays = [move for move in moves if isinstance(move, Lay)]
    return max(lays, key=lambda move: promise(state, player, move)) if lays else moves[-1]


def open_sides(garden: Garden, cell: Cell) -> int:
    """A temple is in the way of cards, so it goes to the edge."""
    return sum(square(garden, beside) in "-." for beside in neighbours(cell))


def promise(state: State, player: Player, move: Lay) -> float:
    """What a card does: temples now, structures for later, and room."""
    after = lay_card(state, player, move).state
    garden = after.seats[player].garden
    offered = (
        [len(site) for site in sites(garden, after.stage.fresh)] if isinstance(after.stage, ToBuild) else []
    )
    now = (100 if max(offered) >= 6 else 80) if offered else 0
    room = sum(len(row) - row.count(".") for row in garden.rows)
    return now + room + sum(later(garden, cells) for cells in structures(garden))


def later(garden: Garden, cells: frozenset[Cell]) -> int:
    """A structure without a temple is worth its square; one with a temple may still be split."""
    return min(len(cells), 8) ** 2 if cells.isdisjoint(garden.temples) else 2 * len(cells)


def structures(garden: Garden) -> Iterator[frozenset[Cell]]:
    (top, left), rows = garden.corner, garden.rows
    for feature in "TPAF":
        found = [(row, n) for row, line in enumerate(rows) for n, sign in enumerate(line) if sign == feature]
        yield from areas([Cell(top + row, left + column) for row, column in found])
