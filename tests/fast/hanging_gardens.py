"""The Hanging Gardens' kernel beside its rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import numpy
from msgspec.structs import replace

from tests.fast.laws import Twin
from tests.games.hanging_gardens.test_laws import CASE
from tuileries.core.game import Player, Step
from tuileries.fast.hanging_gardens import kernel, rules, scoring
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import TILES
from tuileries.fast.hanging_gardens.worlds import NUMBER, unpack
from tuileries.fast.kernel import Words
from tuileries.games.hanging_gardens.components import CARDS, Tile
from tuileries.games.hanging_gardens.events import Event, RoundBegun, TileDrawn, TileTaken
from tuileries.games.hanging_gardens.moves import Decline, Lay, Move
from tuileries.games.hanging_gardens.state import Options, Seat, State

ROOM = numpy.zeros(at.MOST_MOVES, dtype=numpy.uint64)


def sorted_out(state: State) -> State:
    return replace(
        state,
        seats=tuple(map(seat_sorted_out, state.seats)),
        deck=tuple(sorted(state.deck, key=CARDS.index)),
        supply=tuple(sorted(state.supply, key=TILES.index)),
    )


def seat_sorted_out(seat: Seat) -> Seat:
    known = sorted((tile for tile in seat.unseen if tile is not None), key=TILES.index)
    return replace(
        seat,
        garden=replace(seat.garden, temples=tuple(sorted(seat.garden.temples))),
        taken=tuple(sorted(seat.taken, key=TILES.index)),
        unseen=(*known, *[None] * (len(seat.unseen) - len(known))),
    )


def coming(events: tuple[Event, ...]) -> Iterator[int]:
    """HG-R1, HG-B5, HG-B6: the cards and tiles that came, in order."""
    for event in events:
        match event:
            case RoundBegun(cards=cards):
                yield from (NUMBER[card] for card in cards)
            case TileDrawn(tile=Tile() as tile) | TileTaken(new=Tile() as tile):
                yield TILES.index(tile)


def follow(world: Words, number: int, step: Step[State, Event]) -> None:
    """What came is what comes; a word more, so that it is not taken for luck where nothing came."""
    foretold = numpy.array([0, *coming(step.events), 0], dtype=numpy.uint64)
    rules.play(world, numpy.uint64(number), foretold, ROOM)
    assert foretold[0] == len(foretold) - 2, "all that came was asked for"


def active(world: Words) -> Player | None:
    return None if rules.is_over(world) else int(rules.active_player(world))


def lines(world: Words) -> list[list[int]]:
    """What a sheet says for all to see: until the end without what was drawn unseen."""
    return [lines_of(world, player) for player in range(int(world[at.PLAYERS]))]


def lines_of(world: Words, player: Player) -> list[int]:
    seat, told = at.SEATS + at.STRETCH * player, numpy.zeros(4, dtype=numpy.uint64)
    unseen = world[seat + at.UNSEEN] if rules.is_over(world) else numpy.uint64(0)
    scoring.score_tiles(world[seat + at.TAKEN] + unseen, world[seat + at.FIVES], told)
    return [int(points) for points in told]


def scores(world: Words) -> list[int]:
    return [sum(sheet) for sheet in lines(world)]


def winners(world: Words) -> tuple[Player, ...]:
    won = numpy.zeros(4)
    scoring.shares(world, won)
    return tuple(map(int, numpy.flatnonzero(won)))


def wish(state: State, luck: random.Random) -> Callable[[Move], bool]:
    """Some build whenever they can, near the middle, where structures grow; some sprawl; some do anything."""
    wished = luck.choice(["anything", "temples", "temples", "compact", "compact", "wide"])
    if wished == "anything":
        return lambda move: True
    reach = {"temples": 60, "compact": 2, "wide": 4}[wished]

    def likes(move: Move) -> bool:
        if isinstance(move, Lay):
            away = max(map(abs, move.cell))
            return away >= reach if wished == "wide" else away <= reach
        return not isinstance(move, Decline)

    return likes


def begin(state: State, luck: random.Random) -> State:
    """Sometimes with few tiles, or hardly ever would there be none left."""
    return replace(state, supply=state.supply[: luck.choice([len(state.supply)] * 3 + [0, 2, 5, 9])])


TWIN = Twin(
    kernel=kernel,
    case=CASE,
    options=[Options(memory=False), Options(memory=True)],
    unpack=unpack,
    sorted_out=sorted_out,
    follow=follow,
    active=active,
    scores=scores,
    winners=winners,
    wish=wish,
    lines=lines,
    begin=begin,
)
