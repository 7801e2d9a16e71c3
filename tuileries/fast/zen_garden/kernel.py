"""Zen Garden's kernel: from views and states to worlds of words, and back."""

from __future__ import annotations

from collections.abc import Iterable

import numpy

from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.fast.kernel import Reals, Words
from tuileries.fast.zen_garden import eye, playouts, rules
from tuileries.fast.zen_garden.box import FEATURES, NEAR, SPACES, U, bit_of, cell_of, words
from tuileries.fast.zen_garden.weights import sight
from tuileries.games.zen_garden.components import BOX, CORNERS, TILES, Tile
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.setup import setup
from tuileries.games.zen_garden.state import (
    Award,
    Garden,
    Laid,
    Market,
    Mission,
    Options,
    Preferences,
    Round,
    Seat,
    State,
)
from tuileries.games.zen_garden.view import View

NO_EYE = numpy.zeros((0, eye.WEIGHTS))
BLUR = 2.0
"""How much the eye of playouts errs, in points: without it all playouts would be the same."""

NUMBER = {tile: number for number, tile in enumerate(TILES)}


def pack(seen: View | State) -> Words:
    """A world that search can play on; what is hidden becomes a bag."""
    world = numpy.zeros(rules.LENGTH, dtype=numpy.uint64)
    world[rules.PLAYERS] = len(seen.seats)
    world[rules.BOARDS] = sum(1 << board - 1 for board in seen.options.boards)
    for role in Preferences.__struct_fields__:
        world[getattr(rules, role.upper())] = FEATURES.index(getattr(seen.preferences, role))
    world[rules.ROUND], world[rules.FIRST], world[rules.TURN] = (
        seen.round.number,
        seen.round.first,
        seen.round.turns,
    )
    world[rules.ACTIVE] = (seen.round.first + seen.round.turns) % len(seen.seats)
    pack_missions(world, seen.missions)
    pack_market(world, seen.market)
    pack_bag(world, seen.supply if isinstance(seen, State) else unseen(seen))
    for tile in seen.discards:
        word, bit = divmod(NUMBER[tile], 64)
        world[int(rules.DISCARDS) + word] |= U(1 << bit)
    for player, seat in enumerate(seen.seats):
        pack_seat(world, player, seat)
    return world


def unseen(view: View) -> list[Tile]:
    """The tiles that lie nowhere to be seen."""
    seen = {*view.market, *view.discards, *(laid.tile for seat in view.seats for laid in seat.garden)}
    return [tile for tile in TILES if tile not in seen]


def pack_missions(world: Words, missions: tuple[Mission, ...]) -> None:
    world[rules.MISSIONS] = len(missions)
    for number, mission in enumerate(missions):
        first, second = (FEATURES.index(feature) for feature in mission.features)
        place = int(rules.WANTED) + 2 * number
        world[place], world[place + 1] = first, second
        world[int(rules.TAKEN) + number] = len(BOX.points.stack) - len(mission.stack)


def pack_market(world: Words, market: Market) -> None:
    for space, tile in enumerate(market):
        if tile is not None:
            world[rules.OFFERED] |= U(1 << space)
            world[int(rules.MARKET) + space] = NUMBER[tile]


def pack_bag(world: Words, tiles: Iterable[Tile]) -> None:
    for tile in tiles:
        world[rules.BAG + world[rules.SUPPLY]] = NUMBER[tile]
        world[rules.SUPPLY] += U(1)


def pack_seat(world: Words, player: Player, seat: Seat) -> None:
    start = int(rules.SEATS + rules.STRETCH * U(player))
    stretch = world[start : start + int(rules.STRETCH)]
    stretch[rules.COINS], stretch[rules.LAID] = seat.coins, len(seat.garden)
    stretch[rules.ALLOWED] = ~U(0)
    for laid in seat.garden:
        bit = bit_of(laid.cell)
        stretch[rules.ALLOWED] &= NEAR[bit]
        for plane in planes(laid):
            stretch[plane] |= U(1 << bit)
        for feature in (laid.tile.decor, laid.tile.walkway, laid.tile.floor):
            word, place = divmod(FEATURES.index(feature), 8)
            stretch[int(rules.COUNTS) + word] += U(1 << 8 * place)
    for award in seat.awards:
        stretch[rules.AWARDS] |= U(award.points + 1 << 8 * award.mission)


def planes(laid: Laid) -> tuple[int, ...]:
    """The boards of a garden that a tile is on."""
    features = (laid.tile.decor, laid.tile.walkway, laid.tile.floor)
    shown = (int(rules.PLANES) + FEATURES.index(feature) for feature in features)
    return (*shown, int(rules.BENDS) + CORNERS.index(laid.corner), int(rules.TAKEN_CELLS))


def unpack(world: Words, state: State) -> State:
    """The state a world stands for; `state` lends the luck to come, of which a world knows nothing.

    What has no order here comes back sorted: supply, discards, gardens and awards.
    """
    players = range(int(world[rules.PLAYERS]))
    return State(
        options=Options(
            tuple(n + 1 for n in range(len(BOX.boards.names)) if int(world[rules.BOARDS]) >> n & 1)
        ),
        preferences=Preferences(
            *(FEATURES[int(world[getattr(rules, role.upper())])] for role in Preferences.__struct_fields__)
        ),
        missions=tuple(unpack_mission(world, n) for n in range(int(world[rules.MISSIONS]))),
        seats=tuple(unpack_seat(world, player) for player in players),
        market=tuple(unpack_market(world)),
        supply=tuple(sorted(TILES[int(n)] for n in world[int(rules.BAG) :][: int(world[rules.SUPPLY])])),
        discards=tuple(sorted(TILES[n] for n in range(len(TILES)) if is_discarded(world, n))),
        round=Round(*(int(world[place]) for place in (rules.ROUND, rules.FIRST, rules.TURN))),
        chance=state.chance,
    )


def unpack_mission(world: Words, number: int) -> Mission:
    place = int(rules.WANTED) + 2 * number
    first, second = FEATURES[int(world[place])], FEATURES[int(world[place + 1])]
    return Mission((first, second), BOX.points.stack[int(world[int(rules.TAKEN) + number]) :])


def unpack_market(world: Words) -> Iterable[Tile | None]:
    for space in range(int(SPACES)):
        offered = int(world[rules.OFFERED]) >> space & 1
        yield TILES[int(world[int(rules.MARKET) + space])] if offered else None


def is_discarded(world: Words, number: int) -> bool:
    word, bit = divmod(number, 64)
    return bool(int(world[int(rules.DISCARDS) + word]) >> bit & 1)


def unpack_seat(world: Words, player: Player) -> Seat:
    start = int(rules.SEATS + rules.STRETCH * U(player))
    stretch = world[start : start + int(rules.STRETCH)]
    given = ((mission, int(stretch[rules.AWARDS]) >> 8 * mission & 255) for mission in range(3))
    awards = tuple(Award(mission, points - 1) for mission, points in given if points)
    return Seat(int(stretch[rules.COINS]), unpack_garden(stretch), awards)


def unpack_garden(stretch: Words) -> Garden:
    def shown(bit: int, first: int, names: Iterable[object]) -> list[int]:
        return [n for n, _ in enumerate(names) if int(stretch[first + n]) >> bit & 1]

    laid = []
    for bit in range(64):
        if int(stretch[rules.TAKEN_CELLS]) >> bit & 1:
            tile = Tile(*(FEATURES[n] for n in shown(bit, int(rules.PLANES), FEATURES)))
            (corner,) = shown(bit, int(rules.BENDS), CORNERS)
            laid.append(Laid(tile, cell_of(bit), CORNERS[corner]))
    return tuple(laid)


def number_of(world: Words, move: Take) -> int:
    """A move of the rules as the kernel writes it."""
    space = list(unpack_market(world)).index(move.tile)
    return space << 8 | bit_of(move.cell) << 2 | CORNERS.index(move.corner)


def move_of(world: Words, number: int) -> Take:
    """A move of the kernel as the rules write it."""
    tile = TILES[int(world[int(rules.MARKET) + (number >> 8)])]
    return Take(tile, cell_of(number >> 2 & 63), CORNERS[number & 3])


def legal_moves(world: Words) -> Words:
    moves = numpy.zeros(rules.MOST_MOVES, dtype=numpy.uint64)
    return moves[: int(rules.legal_moves(world, moves))]


def sides(moves: Words) -> tuple[Words, Words]:
    """The space each move takes from, and the cell it lays on."""
    return moves >> U(8), moves >> U(2) & U(63)


def rate(world: Words, moves: Words, foresight: float) -> Reals:
    worths = numpy.zeros(len(moves))
    eye.rate_moves(world, sight(foresight), moves, U(len(moves)), worths)
    return worths


def try_moves(world: Words, moves: Words, tries: range, seed: int, foresight: float | None) -> Reals:
    sums = numpy.zeros((len(moves), int(playouts.POINTS) + int(world[rules.PLAYERS])))
    weights = NO_EYE if foresight is None else sight(foresight)
    playouts.try_moves(world, moves, tries.start, len(tries), words([seed]), weights, BLUR, sums)
    return sums


def warm() -> None:
    """A move of everything that search calls."""
    world = pack(setup(2, Options((1, 2)), Chance("warm")).state)
    moves = legal_moves(world)[:2].copy()
    rate(world, moves, 1.0)
    try_moves(world, moves, range(1), 0, 1.0)
