"""GD-A4: what is taken out of the garden, in which order, and to whom it goes."""

from __future__ import annotations

import numpy

from tuileries.bots.gardeners.codes import FIRSTS, LOOK, TURNS
from tuileries.bots.gardeners.memory import Gone, beside, places_in
from tuileries.bots.gardeners.wishes import LIKELY
from tuileries.bots.gardeners.work import Work, tiles_of
from tuileries.core.game import Player
from tuileries.fast.gardeners.distances import EMPTY
from tuileries.games.gardeners.building import removable
from tuileries.games.gardeners.moves import Remove
from tuileries.games.gardeners.view import SeatSeen
from tuileries.solver.tasks import words

MOST_LOOSE = 2
"""How many loose tiles are enough for anybody."""

SOON = 0.3
"""What it is worth that a tile which is taken out can go where it belongs."""

COURTESY = 5
"""How often one waits before one takes out what a teammate laid for a card of theirs."""

ERRING = 0.4
"""Who errs more often than that is not counted upon."""


def open_up(work: Work) -> Remove | None:
    """GD-A4: a tile that should not lie there, or one above it."""
    memory, wrong = work.mind.memory, set(work.wrong())
    if not wrong or is_busy(work):
        return None
    loose = set(removable(work.view.garden))
    free = {memory.place_of(laid.cell): laid.tile for laid in work.view.garden.laid if laid.tile in loose}
    here = [place for place in free if place in wrong] or above(wrong, set(free))
    if not here:
        return None
    spared = [place for place in here if not is_cherished(work, place)]
    if not spared and work.waited < COURTESY:
        return None
    return Remove(free[most_telling(work, spared or here)], receiver(work))


def is_cherished(work: Work, place: int) -> bool:
    """Whether a teammate probably laid this tile for a card that they still have."""
    memory, belief = work.mind
    lying = memory.garden[memory.cell_at(place)]
    is_theirs = lying.player != work.player and lying.deed >= memory.began
    return is_theirs and belief.meant(lying.player, lying.gains) >= LIKELY


def hand_over(work: Work) -> Remove | None:
    """GD-A5: whoever took out a bench or a path that one could only lay back may turn it themselves."""
    memory = work.mind.memory
    gone = memory.gone[-1] if memory.gone else None
    if gone is None or gone.player == work.player or work.is_plain(gone.player):
        return None
    is_due = TURNS[gone.code] > 1 and was_laid_back(work, gone)
    return Remove(gone.tile, gone.player) if is_due and gone.tile in removable(work.view.garden) else None


def was_laid_back(work: Work, gone: Gone) -> bool:
    """Whether the last that one did was to close the gap that a tile left with that very tile."""
    memory = work.mind.memory
    lying = memory.garden.get(memory.cell_at(gone.place))
    laid = (gone.tile, work.player, memory.deeds - 1)
    return lying is not None and (lying.tile, lying.player, lying.deed) == laid


def most_telling(work: Work, places: list[int]) -> int:
    """The tile that stands most plainly in the way; of such, one that soon lies where it belongs."""
    looks = Looks(work)
    worth = work.off_after(words([(place, EMPTY) for place in places], (-1, 2)))
    worth -= SOON * numpy.array([looks.use_of(place) for place in places])
    return places[int(worth.argmin())]


class Looks:
    """Which looks somebody has at hand, and which are lacking."""

    def __init__(self, work: Work) -> None:
        memory = work.mind.memory
        self.work, self.codes = work, memory.codes()
        self.held = {LOOK[tile] for seat in work.view.seats for tile in tiles_of(seat)}
        gaps = places_in(beside(memory.taken) & memory.frame & ~memory.taken)
        self.lacking = {self.wanted(place) for place in gaps}
        self.changes = {(self.at(place), self.wanted(place)) for place in work.wrong()}

    def at(self, place: int) -> int:
        return int(FIRSTS[int(self.codes[place])])

    def wanted(self, place: int) -> int:
        return int(FIRSTS[int(self.work.target[place])])

    def use_of(self, place: int) -> int:
        """Whether a tile can go at once where it belongs, its successor come, or both change places."""
        fits = (self.at(place) in self.lacking) + (self.wanted(place) in self.held)
        return 2 * fits + ((self.wanted(place), self.at(place)) in self.changes)


def is_busy(work: Work) -> bool:
    """Whether all others have their hands full: who takes out more only makes work for them."""
    return all(has_enough(work, player) for player in work.others)


def has_enough(work: Work, player: Player) -> bool:
    """Whether a player has as many loose tiles as they can do with; whoever errs much, one after another."""
    loose = work.view.seats[player].loose
    if is_laden(work.view.seats[player], work.waited):
        return True
    is_erring = work.mind.belief.suspects[player].mistakes > ERRING
    return is_erring and bool(loose) and Looks(work).lacking.issuperset(LOOK[tile] for tile in loose)


def is_laden(seat: SeatSeen, waited: int) -> bool:
    """Where nothing goes on it may be one more: else a tile that has to go could hold up everyone."""
    return len(seat.loose) >= MOST_LOOSE + bool(waited)


def above(wrong: set[int], free: set[int]) -> list[int]:
    """Where to dig: the free tiles nearest to one that has to go."""
    board, free_board = sum(1 << place for place in wrong), sum(1 << place for place in free)
    for _ in range(8):
        if board & free_board:
            return list(places_in(board & free_board))
        board |= beside(board)
    return []


def receiver(work: Work) -> Player:
    """Whoever has least to lay."""
    return min(work.others, key=lambda player: (len(work.view.seats[player].loose), player))
