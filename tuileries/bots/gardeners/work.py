"""A garden, what it should become, and who looks at it."""

from __future__ import annotations

import numpy
from msgspec import Struct

from tuileries.bots.gardeners.codes import ground_of, sheet_of
from tuileries.bots.gardeners.manner import Taste
from tuileries.bots.gardeners.recall import Mind
from tuileries.bots.gardeners.wishes import LIKELY, weights_of
from tuileries.core.game import Player
from tuileries.fast.gardeners.distances import distances_after
from tuileries.fast.kernel import Reals, Words
from tuileries.games.gardeners.components import TileId
from tuileries.games.gardeners.view import SeatSeen, View


class Work(Struct, frozen=True):
    """What a seat has before it, in mind and in view."""

    mind: Mind
    view: View
    player: Player
    target: Words
    taste: Taste
    waited: int = 0

    @property
    def seat(self) -> SeatSeen:
        return self.view.seats[self.player]

    @property
    def others(self) -> list[Player]:
        return [player for player in range(len(self.view.seats)) if player != self.player]

    @property
    def at_hand(self) -> tuple[TileId, ...]:
        return tiles_of(self.seat)

    def is_wrong(self, place: int) -> bool:
        """Whether something else should lie there."""
        lying = self.mind.memory.garden.get(self.mind.memory.cell_at(place))
        return lying is not None and lying.code != self.target[place]

    def wrong(self) -> list[int]:
        memory = self.mind.memory
        return [place for cell in memory.garden if self.is_wrong(place := memory.place_of(cell))]

    def is_plain(self, player: Player) -> bool:
        """Whether one hand of a player is more likely than all others."""
        return bool(self.mind.belief.suspects[player].chances.max() >= LIKELY)

    def off_after(self, changes: Words) -> Reals:
        """How far all cards are away after each change: one's own surely, the others' probably."""
        memory, chances = self.mind.memory, weights_of(self.mind, self.taste)
        cards = tuple(sorted(chances))
        found = numpy.zeros((len(changes), len(cards)))
        distances_after(sheet_of(cards, memory.size), ground_of(memory.size), memory.codes(), changes, found)
        worth: Reals = found @ numpy.array([chances[card] for card in cards])
        return worth


def tiles_of(seat: SeatSeen) -> tuple[TileId, ...]:
    """GD-A2: what a player may lay."""
    return (*((seat.top,) if seat.top else ()), *seat.loose)
