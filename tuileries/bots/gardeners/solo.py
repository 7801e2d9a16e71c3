"""GD-O1 to GD-O4: alone, with all tiles loose and all cards open."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.bots.gardeners.codes import FIRSTS, LOOK, ground_of
from tuileries.bots.gardeners.discards import may_discard, own_cards
from tuileries.bots.gardeners.manner import Taste
from tuileries.bots.gardeners.work import Work
from tuileries.games.gardeners.components import TILES_BY_SIZE
from tuileries.games.gardeners.moves import Discard, GoOn, Move, Place, Ready, Score
from tuileries.games.gardeners.view import View


def after_round(view: View, taste: Taste) -> Move:
    """GD-O2, GD-O3: another card, as long as there are not too many; in a training all of them."""
    is_enough = len(view.cards) >= taste.handful and not view.options.is_training
    return Score() if is_enough or not view.deck else GoOn()


def next_alone(work: Work) -> Move | None:
    """A tile where it should lie, or a check; where not even the plan is good, the worst card goes."""
    mine = own_cards(work)
    off = work.mind.belief.distances(mine, work.target)
    if off.any() and may_discard(work) and (is_settled(work) or is_stuck(work)):
        return Discard(mine[int(off.argmax())])
    placed = next(placing(work), None)
    return placed or (Ready() if not off.any() else None)


def is_stuck(work: Work) -> bool:
    """Whether more was done for this round than all tiles would take."""
    memory = work.mind.memory
    return memory.deeds - memory.began > 2 * memory.size**2


def is_settled(work: Work) -> bool:
    """Whether the garden is as well as one can think of."""
    return work.mind.memory.is_full and next(placing(work), None) is None


def placing(work: Work) -> Iterator[Place]:
    """Tiles that do not lie where they should: loose ones first, then those whose place another needs."""
    memory, target = work.mind.memory, work.target
    lying = {lying.tile: memory.place_of(cell) for cell, lying in memory.garden.items()}
    at_home = {tile for tile, place in lying.items() if not work.is_wrong(place)}
    tiles = [tile.id for tile in TILES_BY_SIZE[memory.size] if tile.id not in at_home]
    for tile in sorted(tiles, key=lambda tile: tile in lying):
        for place in lacking(work, LOOK[tile]):
            yield Place(tile, memory.cell_at(place), int(target[place]) - LOOK[tile])


def lacking(work: Work, look: int) -> Iterator[int]:
    """Cells that lack this look."""
    memory, codes = work.mind.memory, work.mind.memory.codes()
    for place in map(int, ground_of(memory.size).places):
        if codes[place] != work.target[place] and FIRSTS[int(work.target[place])] == look:
            yield place
