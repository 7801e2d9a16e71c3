"""The next step from the garden that lies there to the one that a bot wants."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.bots.gardeners.codes import FIRSTS, LOOK, code_of
from tuileries.bots.gardeners.memory import beside, free_in, places_in
from tuileries.bots.gardeners.removals import COURTESY, hand_over, open_up
from tuileries.bots.gardeners.work import Work
from tuileries.games.gardeners.building import open_cells
from tuileries.games.gardeners.components import TILES
from tuileries.games.gardeners.moves import Add, Move, Ready
from tuileries.solver.tasks import words

BEATS = 2
"""How often one waits before one does something for which there is no good reason."""


def next_move(work: Work) -> Move | None:
    """Lay what fits; take out what does not; otherwise be ready, or wait for the others."""
    if work.mind.memory.is_full:
        return hand_over(work) or open_up(work) or settle(work)
    if is_theirs_to_lead(work):
        return None
    step = lay(work) or open_up(work)
    return step or (None if may_wait(work) else lay_anywhere(work))


def settle(work: Work) -> Ready | None:
    """GD-V1: ready, unless a check of this very garden has been in vain, or something is only left alone."""
    is_undecided = work.waited < COURTESY and bool(work.wrong())
    return None if work.seat.is_ready or work.mind.memory.is_stuck or is_undecided else Ready()


def is_theirs_to_lead(work: Work) -> bool:
    """Whether a teammate just opened a full garden, one does not know why, and they may show more of it."""
    memory = work.mind.memory
    if work.waited >= BEATS or len(memory.garden) != memory.size**2 - 1 or not memory.gone:
        return False
    gone = memory.gone[-1]
    is_opened = gone.deed == memory.deeds - 1 and gone.player != work.player
    return is_opened and not work.is_plain(gone.player)


def may_wait(work: Work) -> bool:
    """Whether to see first what the others do with the tiles that were given to them."""
    is_held = any(work.view.seats[player].loose for player in work.others)
    return work.waited < BEATS and is_held and not work.seat.pile


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
    """What brings the cards nearest."""
    memory = work.mind.memory
    changes = words([(memory.place_of(a.cell), code_of(a.tile, a.turn)) for a in adds], (-1, 2))
    return adds[int(work.off_after(changes).argmin())]


def lay_anywhere(work: Work) -> Add | None:
    """Where no place is as it should be: where a tile does least harm."""
    cells = open_cells(work.view.garden)
    adds = [Add(t, c, turn) for t in work.at_hand for c in cells for turn in range(TILES[t].turns)]
    inside = [add for add in adds if work.mind.memory.is_inside(add.cell)]
    return best_of(work, inside) if inside else next(iter(adds), None)
