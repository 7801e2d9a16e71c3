"""What a table has to know of other processes that share its database; for most servers there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tuileries.server import clock
from tuileries.server.clock import HOUR
from tuileries.server.limits import Taker
from tuileries.server.protocol import Led
from tuileries.server.store import queries
from tuileries.server.store.queries import Present
from tuileries.server.table.changes import Moved

if TYPE_CHECKING:
    from tuileries.server.hub import Hub
    from tuileries.server.table.room import Room


class Neighbours(Protocol):
    """What a table has to know of other nodes."""

    async def start(self) -> None:
        """Bring back the tables where something is to happen."""

    async def leave(self) -> None: ...

    def others(self, present: Present) -> Present:
        """Of those who are noted at a table, whoever is there through another node that lives."""

    def tell_of(self, room: Room, moved: Moved | None) -> None:
        """It was changed, and that is on disk; perhaps by a move alone."""

    def note_presence(self, room: Room) -> None:
        """Somebody came or went."""

    def keeps(self, room: Room) -> bool:
        """Whether bots of this table think here. Where nobody keeps it, this node tries to."""

    def let_go(self, room: Room) -> None:
        """It is not in memory any more."""

    async def refresh(self, room: Room) -> None:
        """Hear of everything that is on disk."""

    def tell_taken(self, taker: Taker) -> None:
        """Of what one may do, somebody did something."""

    def tell_led(self, room: Room, led: Led) -> None:
        """Whoever leads a review of a table went on or stopped."""

    def goes_before(self, node: str) -> bool:
        """Whether this node is first where that one wants the same."""


def neighbours_in(hub: Hub) -> Neighbours:
    """None where one process has the database for itself."""
    if not hub.settings.is_shared:
        return Nobody(hub)
    from tuileries.server.nodes import Nodes  # not everybody has the driver

    return Nodes(hub)


class Nobody:
    """Whoever is alone is told nothing, and does everything."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def start(self) -> None:
        hub = self._hub
        for table_id, key, due in await queries.timers_to_come(hub.store):
            hub.wake_at(min(due, clock.now() + HOUR), table_id, key)  # or later, by a clock that was wrong
        hub.spawn(hub.bring_back(*await queries.tables_to_wake(hub.store)))

    async def leave(self) -> None:
        pass

    def others(self, present: Present) -> Present:
        return {}

    def tell_of(self, room: Room, moved: Moved | None) -> None:
        pass

    def note_presence(self, room: Room) -> None:
        pass

    def keeps(self, room: Room) -> bool:
        return True

    def let_go(self, room: Room) -> None:
        pass

    async def refresh(self, room: Room) -> None:
        pass

    def tell_taken(self, taker: Taker) -> None:
        pass

    def tell_led(self, room: Room, led: Led) -> None:
        pass

    def goes_before(self, node: str) -> bool:
        return True
