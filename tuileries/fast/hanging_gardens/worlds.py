"""Worlds of words, made from views and states of The Hanging Gardens and read back; moves from numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tuileries.core.grids import Cell
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import HOME, SIDE, SPACES, TILES, words
from tuileries.fast.kernel import Words
from tuileries.games.hanging_gardens.components import CARDS, GROUND, LETTERS, Card, Tile
from tuileries.games.hanging_gardens.garden import TABLE, Garden
from tuileries.games.hanging_gardens.moves import Build, Decline, Lay, Move, MoveTemple, SetAside, Take
from tuileries.games.hanging_gardens.state import (
    Options,
    Round,
    Seat,
    Stage,
    State,
    ToBuild,
    ToLay,
    ToMove,
    ToTake,
)
from tuileries.games.hanging_gardens.view import View, unseen_cards, unseen_tiles

Numbers = list[int]
"""A world, or the stretch of a seat, while it is put together or taken apart."""

NUMBER = {card: number for number, card in enumerate(CARDS)}
CELL = (1 << 16) - 1


def pack(seen: View | State) -> Words:
    """A world that search can play on; what is hidden becomes a bag."""
    world = [0] * at.LENGTH
    world[at.PLAYERS], world[at.MEMORY] = len(seen.seats), seen.options.memory
    pack_round(world, seen.round)
    pack_stage(world, seen.stage)
    world[at.CARDS] = len(seen.cards)
    for place, card in enumerate(seen.cards):
        world[at.FACE_UP + place] = NUMBER[card]
    pack_unseen(world, seen)
    for space, tile in enumerate(seen.display):
        world[at.DISPLAY + space] = 0 if tile is None else TILES.index(tile) + 1
    for player, seat in enumerate(seen.seats):
        world[stretch(player)] = packed_seat(seat)
    return words(world)


def stretch(player: int) -> slice:
    start = at.SEATS + at.STRETCH * player
    return slice(start, start + at.STRETCH)


def pack_round(world: Numbers, now: Round) -> None:
    world[at.ROUND], world[at.FIRST], world[at.TURN] = now.number, now.first, now.turns
    world[at.ACTIVE] = (now.first + now.turns) % world[at.PLAYERS]


def pack_stage(world: Numbers, stage: Stage | None) -> None:
    match stage:
        case None:
            world[at.STAGE] = at.OVER
        case ToBuild(fresh=fresh):
            world[at.STAGE] = at.BUILDING
            world[at.FRESH : at.FRESH + len(fresh)] = map(packed_cell, fresh)
        case ToMove(site=site):
            world[at.STAGE], world[at.SITE] = at.MOVING, packed_cell(site)
        case ToTake(size=size):
            world[at.STAGE], world[at.SIZE] = at.TAKING, size


def pack_unseen(world: Numbers, seen: View | State) -> None:
    """The cards of the deck, and all tiles of which nobody told where they are."""
    deck: Iterable[Card] = seen.deck if isinstance(seen, State) else unseen_cards(seen)
    tiles: Iterable[Tile] = seen.supply if isinstance(seen, State) else unseen_tiles(seen)
    world[at.DECK] = sum(1 << NUMBER[card] for card in deck)
    world[at.BAG] = counted(tiles)
    world[at.SUPPLY] = len(seen.supply) if isinstance(seen, State) else seen.supply


def counted(tiles: Iterable[Tile]) -> int:
    """Tiles in four bits a kind."""
    return sum(number << 4 * TILES.index(tile) for tile, number in Counter(tiles).items())


def packed_cell(cell: Cell) -> int:
    row, column = cell
    return row + HOME << 8 | column + HOME


def packed_seat(seat: Seat) -> Numbers:
    has = [0] * at.STRETCH
    known = [tile for tile in seat.unseen if tile is not None]
    has[at.TAKEN], has[at.UNSEEN], has[at.FIVES] = counted(seat.taken), counted(known), seat.fives
    has[at.HIDDEN] = len(seat.unseen) - len(known)
    pack_garden(has, seat.garden)
    return has


def pack_garden(has: Numbers, garden: Garden) -> None:
    (top, left), rows = garden.corner, garden.rows
    has[at.TOP], has[at.LEFT] = top + HOME, left + HOME
    has[at.HEIGHT], has[at.WIDTH], has[at.BUILT] = len(rows), len(rows[0]), len(garden.temples)
    for down, line in enumerate(rows):
        for right, letter in enumerate(line):
            if letter != TABLE:
                pack_square(has, Cell(top + down, left + right), letter)
    for row, column in garden.temples:
        has[at.TEMPLES + row % SIDE] |= 1 << column % SIDE


def pack_square(has: Numbers, cell: Cell, letter: str) -> None:
    row, bit = cell.row % SIDE, 1 << cell.column % SIDE
    has[at.COVERED + row] |= bit
    if letter != GROUND:
        has[at.PLANES + list(LETTERS).index(letter) * SIDE + row] |= bit


def unpack(packed: Words, state: State) -> State:
    """The state a world stands for; `state` lends the luck to come, and which cards lie where unseen.

    What has no order here comes back sorted: deck, supply, temples and tiles.
    """
    world: Numbers = packed.tolist()
    seats = zip(range(world[at.PLAYERS]), state.seats, strict=True)
    return State(
        options=Options(memory=bool(world[at.MEMORY])),
        seats=tuple(unpack_seat(world[stretch(player)], seat) for player, seat in seats),
        cards=tuple(CARDS[card] for card in world[at.FACE_UP : at.FACE_UP + world[at.CARDS]]),
        deck=tuple(card for number, card in enumerate(CARDS) if world[at.DECK] >> number & 1),
        boxed=state.boxed,
        display=tuple(TILES[one - 1] if one else None for one in world[at.DISPLAY : at.DISPLAY + SPACES]),
        supply=tuple(uncounted(world[at.BAG])),
        round=Round(world[at.ROUND], world[at.FIRST], world[at.TURN]),
        stage=unpack_stage(world),
    )


def unpack_stage(world: Numbers) -> Stage | None:
    stages: list[Stage | None] = [
        ToLay(),
        ToBuild(tuple(unpack_cell(cell) for cell in world[at.FRESH : at.FRESH + 4] if cell)),
        ToMove(unpack_cell(world[at.SITE])),
        ToTake(world[at.SIZE]),
        None,
    ]
    return stages[world[at.STAGE]]


def unpack_cell(cell: int) -> Cell:
    return Cell((cell >> 8) - HOME, (cell & 255) - HOME)


def uncounted(tiles: int) -> Iterator[Tile]:
    return (tile for kind, tile in enumerate(TILES) for _ in range(tiles >> 4 * kind & 15))


def unpack_seat(has: Numbers, seat: Seat) -> Seat:
    return Seat(
        garden=unpack_garden(has, seat.garden),
        taken=tuple(uncounted(has[at.TAKEN])),
        unseen=(*uncounted(has[at.UNSEEN]), *[None] * has[at.HIDDEN]),
        fives=has[at.FIVES],
    )


def unpack_garden(has: Numbers, garden: Garden) -> Garden:
    corner = Cell(has[at.TOP] - HOME, has[at.LEFT] - HOME)
    cells = [
        [Cell(corner.row + down, corner.column + right) for right in range(has[at.WIDTH])]
        for down in range(has[at.HEIGHT])
    ]
    temples = tuple(cell for row in cells for cell in row if is_set(has, at.TEMPLES, cell))
    rows = tuple("".join(square_at(has, cell) for cell in row) for row in cells)
    return replace(garden, corner=corner, rows=rows, temples=temples)


def is_set(has: Numbers, board: int, cell: Cell) -> bool:
    return bool(has[board + cell.row % SIDE] >> cell.column % SIDE & 1)


def square_at(has: Numbers, cell: Cell) -> str:
    for feature, letter in enumerate(LETTERS):
        if is_set(has, at.PLANES + feature * SIDE, cell):
            return letter
    return GROUND if is_set(has, at.COVERED, cell) else TABLE


def move_of(world: Words, number: int) -> Move:
    """The decision that is asked for, as the rules write it, of a move of the kernel."""
    stage = int(world[at.STAGE])
    if stage == at.BUILDING:
        field = number >> at.BUILD
        return Decline() if field & at.DECLINED else Build(unpack_cell(field & CELL))
    if stage == at.MOVING:
        return MoveTemple(unpack_cell(number >> at.LEAVE & CELL))
    if stage == at.TAKING:
        return Take((number >> at.TAKE) - 1)
    card = CARDS[int(world[at.FACE_UP + (number >> at.CARD & 3)])]
    cell, turn = number & CELL, number >> at.QUARTERS & 3
    return Lay(card, unpack_cell(cell), turn) if cell else SetAside(card)
