"""What a player can decide."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.components import Card
from tuileries.games.hanging_gardens.garden import Structure


class Lay(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """HG-T1, HG-T2: lay this card, its top left square there, after so many quarter turns clockwise."""

    card: Card
    cell: Cell
    turn: int


class SetAside(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """HG-T7: put this card, which fits nowhere, back into the box."""

    card: Card


class Build(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """HG-B2: build a temple on this square."""

    cell: Cell


class Decline(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """HG-B3: build no temple."""


class MoveTemple(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """HG-B8: the temple that stands here moves to the new square."""

    cell: Cell


class Take(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """HG-B4: take the tile on this space of the display."""

    space: int


Move = Lay | SetAside | Build | Decline | MoveTemple | Take


class Run(NamedTuple):
    """Neighbouring cells of one row, the last one included."""

    row: int
    first: int
    last: int


class Places(Struct, frozen=True):
    """Where a card's top left square may lie, for each of its turns; without a place it is set aside."""

    card: Card
    turns: tuple[tuple[Run, ...], ...]


class Choices(Struct, frozen=True, omit_defaults=True):
    """What the player to move may decide: one of these, or with `sites` none of them."""

    cards: tuple[Places, ...] = ()
    sites: tuple[Structure, ...] = ()
    temples: tuple[Cell, ...] = ()
    spaces: tuple[int, ...] = ()
