"""A turn of Zen Garden: one decision."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from tuileries.core.phrases import Argument, Phrase
from tuileries.fast.kernel import Kernel, Words
from tuileries.fast.zen_garden.box import words
from tuileries.fast.zen_garden.kernel import sides
from tuileries.games.zen_garden.events import Event
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.state import PRICES
from tuileries.games.zen_garden.text import cell_name, corner_name, tile_name
from tuileries.games.zen_garden.view import View


def is_begun(view: View) -> bool:
    return False


def ways(kernel: Kernel, view: View) -> Words:
    return kernel.legal_moves(kernel.pack(view))


def likeness(view: View, number: int) -> Hashable:
    """A tile on a space, however it is turned."""
    tile, cell = sides(words([number]))
    return int(tile[0]), int(cell[0])


def unlearned(before: View, after: View) -> View:
    return after


def decisions(moves: Sequence[Take], events: Sequence[Event]) -> tuple[Take, ...]:
    return tuple(moves)


def told(view: View, moves: Sequence[Take], events: Sequence[Event]) -> tuple[Phrase, ...]:
    (move,) = moves
    names: dict[str, Argument] = {"tile": tile_name(move.tile), "corner": corner_name(move.corner)}
    price = PRICES[view.market.index(move.tile)]
    return (Phrase("zen-garden-idea", {**names, "price": price, "cell": cell_name(move.cell)}),)
