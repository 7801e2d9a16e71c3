"""A turn of The Hanging Gardens: a card, perhaps a temple, perhaps a tile."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from tuileries.core.grids import Cell
from tuileries.core.phrases import Argument, Phrase
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import words
from tuileries.fast.hanging_gardens.worlds import CELL, packed_cell, unpack_cell
from tuileries.fast.kernel import Kernel, Words
from tuileries.games.hanging_gardens.events import (
    CardLaid,
    CardSetAside,
    Event,
    FiveNoted,
    TempleBuilt,
    TempleDeclined,
    TileDrawn,
    TileTaken,
)
from tuileries.games.hanging_gardens.garden import Garden, Structure, structure
from tuileries.games.hanging_gardens.moves import Build, Decline, Lay, Move, MoveTemple, SetAside, Take
from tuileries.games.hanging_gardens.state import Seat, ToBuild, ToLay, ToMove
from tuileries.games.hanging_gardens.temples import is_moving, movable, sites
from tuileries.games.hanging_gardens.text import card_features, cell_name, feature_name, tile_name
from tuileries.games.hanging_gardens.tiles import open_spaces
from tuileries.games.hanging_gardens.view import View

DECLINED = at.DECLINED << at.BUILD
SITE = (1 << at.LEAVE - at.BUILD) - 1
Own = CardLaid | CardSetAside | TempleBuilt | TempleDeclined | TileDrawn | TileTaken | FiveNoted
"""What a player's own turn is made of."""


def is_begun(view: View) -> bool:
    return not isinstance(view.stage, ToLay)


def ways(kernel: Kernel, view: View) -> Words:
    """To begin a turn: the cards and where they fit. Later on: temple and tile together."""
    match view.stage:
        case ToBuild(fresh=fresh):
            garden = own_seat(view).garden
            return words([*with_temple(kernel, view, garden, sites(garden, fresh)), DECLINED])
        case ToMove(site=site):
            return words(list(with_tile(view, own_seat(view).garden, site)))
    return kernel.legal_moves(kernel.pack(view))


def own_seat(view: View) -> Seat:
    assert view.viewer is not None  # hints are for seats
    return view.seats[view.viewer]


def with_temple(kernel: Kernel, view: View, garden: Garden, found: Sequence[Structure]) -> Iterator[int]:
    """On each structure the square that looks best: it matters less than structure and tile."""
    world = kernel.pack(view)
    for cells in found:
        moves = words([packed_cell(cell) << at.BUILD for cell in cells])
        best = int(moves[kernel.rate(world, moves, 1.0).argmax()])
        yield from (best | rest for rest in with_tile(view, garden, unpack_cell(best >> at.BUILD & CELL)))


def with_tile(view: View, garden: Garden, site: Cell) -> Iterator[int]:
    """HG-B4, HG-B8: the temple that moves there, if one has to, and the tile that it brings."""
    leaving = [packed_cell(cell) << at.LEAVE for cell in movable(garden)] if is_moving(garden) else [0]
    spaces = open_spaces(view.display, len(structure(garden, site)))
    taking = [space + 1 << at.TAKE for space in spaces] or [0]
    return (leave | take for leave, take in product(leaving, taking))


def likeness(view: View, number: int) -> Hashable:
    """A card on a space, however it is turned; or a structure and a kind of tile."""
    if isinstance(view.stage, ToLay):
        return number >> at.CARD & 3, number & CELL
    space = (number >> at.TAKE) - 1
    return number >> at.BUILD & SITE, view.display[space] if space >= 0 else None


def unlearned(before: View, after: View) -> View:
    """HG-B5: which tile is drawn unseen."""
    seat, known = own_seat(after), own_seat(before).unseen
    unseen = (*known, *[None] * (len(seat.unseen) - len(known)))
    seats = tuple(replace(seat, unseen=unseen) if one is seat else one for one in after.seats)
    return replace(after, seats=seats)


def own(events: Iterable[Event]) -> Iterator[Own]:
    """What happens by the player's own hand: up to the next turn."""
    for event in events:
        if not isinstance(event, Own):
            return
        yield event


def decisions(moves: Sequence[Move], events: Sequence[Event]) -> tuple[Move, ...]:
    """HG-B8: where a temple is only to leave for its place, that place was chosen before."""
    made = tuple(made for event in own(events) for made in decided(event))
    return made[1:] if isinstance(moves[0], MoveTemple) else made


def decided(event: Event) -> Iterator[Move]:
    match event:
        case CardLaid(card=card, cell=cell, turn=turn):
            yield Lay(card, cell, turn)
        case CardSetAside(card=card):
            yield SetAside(card)
        case TempleDeclined():
            yield Decline()
        case TempleBuilt(cell=cell, moved=moved):
            yield Build(cell)
            if moved is not None:
                yield MoveTemple(moved)
        case TileTaken(space=space):
            yield Take(space)


def told(view: View, moves: Sequence[Move], events: Sequence[Event]) -> tuple[Phrase, ...]:
    return tuple(map(sentence, own(events)))


def sentence(event: Own) -> Phrase:
    match event:
        case CardLaid(card=card, cell=cell, turn=turn):
            place: dict[str, Argument] = {"cell": cell_name(cell), "degrees": 90 * turn}
            return Phrase("hanging-gardens-idea-lay", {"card": card_features(card), **place})
        case CardSetAside(card=card):
            return Phrase("hanging-gardens-idea-set-aside", {"card": card_features(card)})
        case TempleBuilt():
            return temple_sentence(event)
        case TempleDeclined():
            return Phrase("hanging-gardens-idea-decline")
        case TileDrawn():
            return Phrase("hanging-gardens-idea-draw")
        case TileTaken(tile=tile):
            return Phrase("hanging-gardens-idea-take", {"tile": tile_name(tile)})
    return Phrase("hanging-gardens-idea-five", {"points": event.points})


def temple_sentence(event: TempleBuilt) -> Phrase:
    args: dict[str, Argument] = {"feature": feature_name(event.feature), "size": event.size}
    args["cell"] = cell_name(event.cell)
    if event.moved is None:
        return Phrase("hanging-gardens-idea-build", args)
    return Phrase("hanging-gardens-idea-move", {**args, "from": cell_name(event.moved)})
