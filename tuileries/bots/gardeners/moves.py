"""The next step from the garden that lies there to the one that a bot wants."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
from msgspec import Struct

from tuileries.bots.gardeners.codes import FIRSTS, LOOK, code_of, ground_of, sheet_of
from tuileries.bots.gardeners.manner import Taste
from tuileries.bots.gardeners.memory import beside, free_in, places_in
from tuileries.bots.gardeners.recall import Mind
from tuileries.bots.gardeners.wishes import weights_of
from tuileries.core.game import Player
from tuileries.fast.gardeners.distances import distances_after
from tuileries.fast.kernel import Words
from tuileries.games.gardeners.building import open_cells, removable
from tuileries.games.gardeners.components import TILES, TileId
from tuileries.games.gardeners.moves import Add, Move, Ready, Remove
from tuileries.games.gardeners.view import View
from tuileries.solver.tasks import words

MOST_LOOSE = 2
"""How many loose tiles are enough for anybody."""


class Work(Struct, frozen=True):
    """A garden, what it should become, and who looks at it."""

    mind: Mind
    view: View
    player: Player
    target: Words
    taste: Taste
    waited: int = 0

    @property
    def at_hand(self) -> tuple[TileId, ...]:
        seat = self.view.seats[self.player]
        return (*((seat.top,) if seat.top else ()), *seat.loose)

    def is_wrong(self, place: int) -> bool:
        """Whether something else should lie there."""
        lying = self.mind.memory.garden.get(self.mind.memory.cell_at(place))
        return lying is not None and lying.code != self.target[place]

    def wrong(self) -> list[int]:
        memory = self.mind.memory
        return [place for cell in memory.garden if self.is_wrong(place := memory.place_of(cell))]


def next_move(work: Work) -> Move | None:
    """Lay what fits; take out what does not; otherwise be ready, or wait for the others."""
    if work.mind.memory.is_full:
        return open_up(work) or (None if work.view.seats[work.player].is_ready else Ready())
    return lay(work) or open_up(work) or lay_anywhere(work)


def lay(work: Work) -> Add | None:
    """GD-A2: a tile where it should lie; best the one that shows most plainly what one's own card wants."""
    found = [add for add in fitting(work) if not shuts_in(work, add)]
    return best_of(work, found) if found else None


def fitting(work: Work) -> Iterator[Add]:
    memory = work.mind.memory
    for cell in open_cells(work.view.garden):
        if not memory.is_inside(cell):
            continue
        wanted = int(work.target[memory.place_of(cell)])
        first = int(FIRSTS[wanted])
        for tile in work.at_hand:
            if LOOK[tile] == first:
                yield Add(tile, cell, wanted - first)


def shuts_in(work: Work, add: Add) -> bool:
    """Whether a tile that has to go would have no free side any more."""
    memory = work.mind.memory
    here = 1 << memory.place_of(add.cell)
    shut = memory.taken & ~free_in(memory.taken | here)
    return any(work.is_wrong(place) for place in places_in(shut & beside(here)))


def best_of(work: Work, adds: list[Add]) -> Add:
    """What brings the cards nearest: one's own surely, the others' probably."""
    memory, chances = work.mind.memory, weights_of(work.mind, work.taste)
    cards = tuple(sorted(chances))
    changes = words([(memory.place_of(a.cell), code_of(a.tile, a.turn)) for a in adds], (-1, 2))
    found = numpy.zeros((len(adds), len(cards)))
    distances_after(sheet_of(cards, memory.size), ground_of(memory.size), memory.codes(), changes, found)
    worth = found @ numpy.array([chances[card] for card in cards])
    return adds[int(worth.argmin())]


def open_up(work: Work) -> Remove | None:
    """GD-A4: a tile that should not lie there, or one above it; to whoever can use it soonest."""
    memory = work.mind.memory
    wrong = set(work.wrong())
    if not wrong or is_busy(work):
        return None
    free = {memory.place_of(laid.cell): laid.tile for laid in work.view.garden.laid}
    loose = set(removable(work.view.garden))
    free = {place: tile for place, tile in free.items() if tile in loose}
    here = [place for place in free if place in wrong] or above(wrong, set(free))
    if not here:
        return None
    place = min(here, key=lambda place: (memory.moved[free[place]], place))
    return Remove(free[place], receiver(work, free[place]))


def is_busy(work: Work) -> bool:
    """Whether all others have their hands full: who takes out more only makes work for them."""
    others = [seat for player, seat in enumerate(work.view.seats) if player != work.player]
    return all(len(seat.loose) >= MOST_LOOSE for seat in others)


def above(wrong: set[int], free: set[int]) -> list[int]:
    """Where to dig: the free tiles nearest to one that has to go."""
    board, free_board = sum(1 << place for place in wrong), sum(1 << place for place in free)
    for _ in range(8):
        if board & free_board:
            return list(places_in(board & free_board))
        board |= beside(board)
    return []


def receiver(work: Work, tile: TileId) -> Player:
    """Whoever has least to lay."""
    others = [player for player in range(len(work.view.seats)) if player != work.player]
    return min(others, key=lambda player: (len(work.view.seats[player].loose), player))


def lay_anywhere(work: Work) -> Add | None:
    """Where no place is as it should be: where a tile does least harm."""
    cells = open_cells(work.view.garden)
    adds = [Add(t, c, turn) for t in work.at_hand for c in cells for turn in range(TILES[t].turns)]
    inside = [add for add in adds if work.mind.memory.is_inside(add.cell)]
    return best_of(work, inside) if inside else next(iter(adds), None)
