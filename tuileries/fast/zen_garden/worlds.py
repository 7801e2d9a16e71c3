"""Worlds of words, made from views and states of Zen Garden and read back; moves from numbers, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tuileries.fast.kernel import Words
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.box import FEATURES, NEAR, SPACES, bit_of, cell_of, words
from tuileries.games.zen_garden.components import BOX, CORNERS, TILES, Tile
from tuileries.games.zen_garden.moves import Take
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

Numbers = list[int]
"""A world, or the stretch of a seat, while it is put together or taken apart."""

NUMBER = {tile: number for number, tile in enumerate(TILES)}
ROLES = [(role, getattr(at, role.upper())) for role in Preferences.__struct_fields__]
EVERYWHERE = 2**64 - 1


def pack(seen: View | State) -> Words:
    """A world that search can play on; what is hidden becomes a bag."""
    world, players = [0] * at.LENGTH, len(seen.seats)
    world[at.PLAYERS] = players
    world[at.BOARDS] = sum(1 << board - 1 for board in seen.options.boards)
    for role, place in ROLES:
        world[place] = FEATURES.index(getattr(seen.preferences, role))
    pack_missions(world, seen.missions)
    pack_round(world, seen.round, players)
    pack_market(world, seen.market)
    pack_bag(world, seen.supply if isinstance(seen, State) else unseen(seen))
    for tile in seen.discards:
        world[at.DISCARDS + NUMBER[tile] // 64] |= 1 << NUMBER[tile] % 64
    for player, seat in enumerate(seen.seats):
        world[stretch(player)] = packed_seat(seat)
    return words(world)


def unseen(view: View) -> list[Tile]:
    """The tiles that lie nowhere to be seen."""
    seen = {*view.market, *view.discards, *(laid.tile for seat in view.seats for laid in seat.garden)}
    return [tile for tile in TILES if tile not in seen]


def stretch(player: int) -> slice:
    start = at.SEATS + at.STRETCH * player
    return slice(start, start + at.STRETCH)


def pack_missions(world: Numbers, missions: tuple[Mission, ...]) -> None:
    world[at.MISSIONS] = len(missions)
    for number, mission in enumerate(missions):
        first, second = (FEATURES.index(feature) for feature in mission.features)
        place = at.WANTED + 2 * number
        world[place], world[place + 1] = first, second
        world[at.TAKEN + number] = len(BOX.points.stack) - len(mission.stack)


def pack_round(world: Numbers, now: Round, players: int) -> None:
    world[at.ROUND], world[at.FIRST], world[at.TURN] = now.number, now.first, now.turns
    world[at.ACTIVE] = (now.first + now.turns) % players


def pack_market(world: Numbers, market: Market) -> None:
    for space, tile in enumerate(market):
        if tile is not None:
            world[at.OFFERED] |= 1 << space
            world[at.MARKET + space] = NUMBER[tile]


def pack_bag(world: Numbers, tiles: Iterable[Tile]) -> None:
    for tile in tiles:
        world[at.BAG + world[at.SUPPLY]] = NUMBER[tile]
        world[at.SUPPLY] += 1


def packed_seat(seat: Seat) -> Numbers:
    has = [0] * at.STRETCH
    has[at.COINS], has[at.LAID], has[at.ALLOWED] = seat.coins, len(seat.garden), EVERYWHERE
    for laid in seat.garden:
        pack_tile(has, laid)
    for award in seat.awards:
        has[at.AWARDS] |= award.points + 1 << 8 * award.mission
    return has


def pack_tile(has: Numbers, laid: Laid) -> None:
    bit = bit_of(laid.cell)
    has[at.TAKEN_CELLS] |= 1 << bit
    has[at.ALLOWED] &= int(NEAR[bit])
    has[at.BENDS + CORNERS.index(laid.corner)] |= 1 << bit
    for shown in (laid.tile.decor, laid.tile.walkway, laid.tile.floor):
        feature = FEATURES.index(shown)
        has[at.PLANES + feature] |= 1 << bit
        has[at.COUNTS + feature // 8] += 1 << 8 * (feature % 8)


def unpack(packed: Words, state: State) -> State:
    """The state a world stands for; `state` lends the luck to come, of which a world knows nothing.

    What has no order here comes back sorted: supply, discards, gardens and awards.
    """
    world: Numbers = packed.tolist()
    boards = (number + 1 for number in range(len(BOX.boards.names)) if world[at.BOARDS] >> number & 1)
    bag = world[at.BAG : at.BAG + world[at.SUPPLY]]
    return State(
        options=Options(tuple(boards)),
        preferences=Preferences(*(FEATURES[world[place]] for _, place in ROLES)),
        missions=tuple(unpack_mission(world, number) for number in range(world[at.MISSIONS])),
        seats=tuple(unpack_seat(world[stretch(player)]) for player in range(world[at.PLAYERS])),
        market=tuple(unpack_market(world)),
        supply=tuple(sorted(TILES[number] for number in bag)),
        discards=tuple(sorted(TILES[number] for number in unpack_discards(world))),
        round=Round(world[at.ROUND], world[at.FIRST], world[at.TURN]),
        chance=state.chance,
    )


def unpack_mission(world: Numbers, number: int) -> Mission:
    place = at.WANTED + 2 * number
    first, second = FEATURES[world[place]], FEATURES[world[place + 1]]
    return Mission((first, second), BOX.points.stack[world[at.TAKEN + number] :])


def unpack_market(world: Numbers) -> Iterator[Tile | None]:
    for space in range(SPACES):
        offered = world[at.OFFERED] >> space & 1
        yield TILES[world[at.MARKET + space]] if offered else None


def unpack_discards(world: Numbers) -> Iterator[int]:
    return (number for number in range(len(TILES)) if world[at.DISCARDS + number // 64] >> number % 64 & 1)


def unpack_seat(has: Numbers) -> Seat:
    given = ((mission, has[at.AWARDS] >> 8 * mission & 255) for mission in range(3))
    awards = tuple(Award(mission, points - 1) for mission, points in given if points)
    return Seat(has[at.COINS], unpack_garden(has), awards)


def unpack_garden(has: Numbers) -> Garden:
    taken = [bit for bit in range(64) if has[at.TAKEN_CELLS] >> bit & 1]
    return tuple(Laid(unpack_tile(has, bit), cell_of(bit), CORNERS[corner_at(has, bit)]) for bit in taken)


def unpack_tile(has: Numbers, bit: int) -> Tile:
    shown = (name for number, name in enumerate(FEATURES) if has[at.PLANES + number] >> bit & 1)
    return Tile(*shown)


def corner_at(has: Numbers, bit: int) -> int:
    (corner,) = (number for number in range(len(CORNERS)) if has[at.BENDS + number] >> bit & 1)
    return corner


def number_of(world: Words, move: Take) -> int:
    """A move of the rules as the kernel writes it."""
    space = list(unpack_market(world.tolist())).index(move.tile)
    return space << 8 | bit_of(move.cell) << 2 | CORNERS.index(move.corner)


def move_of(world: Words, number: int) -> Take:
    """A move of the kernel as the rules write it."""
    tile = TILES[int(world[at.MARKET + (number >> 8)])]
    return Take(tile, cell_of(number >> 2 & 63), CORNERS[number & 3])
