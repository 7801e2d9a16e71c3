"""ZG-F1 to ZG-F11: the final scoring, and the same at any moment before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tuileries.core.game import Outcome, Player, ScoreLine, Scores, Sheet
from tuileries.core.grids import Cell, areas
from tuileries.games.zen_garden.components import BOX, Corner
from tuileries.games.zen_garden.state import (
    REMEMBERED,
    Garden,
    Laid,
    Options,
    Preferences,
    Seat,
    State,
    count,
    is_full,
)

PAYS = BOX.scoring
SQUARE = ((0, 0, Corner.SE), (0, 1, Corner.SW), (1, 0, Corner.NE), (1, 1, Corner.NW))


def outcome(state: State) -> Outcome | None:
    """ZG-R8, ZG-F11: most points, then most coins, then a shared victory."""
    if not all(map(is_full, state.seats)):
        return None
    scores = sheets(state.options, state.preferences, state.seats)
    best = max(sheet.total for sheet in scores)
    leaders = [player for player, sheet in enumerate(scores) if sheet.total == best]
    coins = max(state.seats[player].coins for player in leaders)
    winners = tuple(player for player in leaders if state.seats[player].coins == coins)
    return Outcome(scores, winners, reason(leaders, winners))


def reason(leaders: Sequence[Player], winners: Sequence[Player]) -> str:
    if len(winners) > 1:
        return "shared"
    return "coins" if len(leaders) > 1 else "points"


class OwnLines(NamedTuple):
    """The lines that depend on one seat alone, before and after ZG-F6, and what it counts for that."""

    first: tuple[ScoreLine, ...]
    majority: int
    rest: tuple[ScoreLine, ...]


def sheets(options: Options, preferences: Preferences, seats: Sequence[Seat]) -> Scores:
    own = [own_lines(seat, preferences, options.boards) for seat in seats]
    paid = majority([lines.majority for lines in own])
    return tuple(
        Sheet((*lines.first, ScoreLine("ZG-F6", points, lines.majority), *lines.rest))
        for lines, points in zip(own, paid, strict=True)
    )


@lru_cache(maxsize=REMEMBERED)
def own_lines(seat: Seat, preferences: Preferences, boards: tuple[int, ...]) -> OwnLines:
    return OwnLines(
        tuple(common_lines(seat, preferences)),
        count(seat.garden, preferences.majority),
        (detail_line(seat.garden, preferences), *optional_lines(seat, boards)),
    )


def common_lines(seat: Seat, preferences: Preferences) -> Iterator[ScoreLine]:
    garden = seat.garden
    yield ScoreLine("ZG-F1", seat.coins, seat.coins)
    circles = rings(garden)
    yield ScoreLine("ZG-F2", pays(PAYS.rings, circles), circles)
    shown = [laid.tile.decor for laid in garden]
    decors = [shown.count(decor) for decor in BOX.tiles.decors]
    yield ScoreLine("ZG-F3", sum(pays(PAYS.decor, number) for number in decors), max(decors))
    minor, major = count(garden, preferences.minor), count(garden, preferences.major)
    yield ScoreLine("ZG-F4", PAYS.minor * minor, minor)
    yield ScoreLine("ZG-F5", PAYS.major * major, major)


def detail_line(garden: Garden, preferences: Preferences) -> ScoreLine:
    """ZG-F7: a little of it is worse than none."""
    number = count(garden, preferences.detail)
    return ScoreLine("ZG-F7", pays(PAYS.detail, number), number)


def optional_lines(seat: Seat, boards: Sequence[int]) -> Iterator[ScoreLine]:
    """ZG-F8 on board 2, ZG-F9 on board 3, ZG-F10 on boards 4 and 5."""
    floors = {laid.tile.floor for laid in seat.garden}
    if 2 in boards:
        parts = floor_areas(seat.garden)
        yield ScoreLine("ZG-F8", PAYS.unity if parts and parts == len(floors) else 0, parts)
    if 3 in boards:
        yield ScoreLine("ZG-F9", pays(PAYS.floors, len(floors)), len(floors))
    if 4 in boards or 5 in boards:
        taken = [award.points for award in seat.awards if award.points]
        yield ScoreLine("ZG-F10", sum(taken), len(taken))


def pays(table: Sequence[int], number: int) -> int:
    """What a table pays for this many; more than its last counts as its last."""
    return table[min(number, len(table) - 1)]


def rings(garden: Garden) -> int:
    """ZG-F2: squares of one walkway whose four bends turn around their centre."""
    laid = {piece.cell: piece for piece in garden}
    return sum(is_ring(laid, cell) for cell, piece in laid.items() if piece.corner == Corner.SE)


def is_ring(laid: dict[Cell, Laid], top_left: Cell) -> bool:
    walkway = laid[top_left].tile.walkway
    for down, right, corner in SQUARE:
        piece = laid.get(Cell(top_left[0] + down, top_left[1] + right))
        if piece is None or piece.corner != corner or piece.tile.walkway != walkway:
            return False
    return True


def majority(counts: Sequence[int]) -> list[int]:
    """ZG-F6: most and second most; all who tie are paid in full, and a tie for first leaves no second."""
    ranks = sorted((number for number in counts if number), reverse=True)
    paid = dict[int, int]()
    if ranks:
        paid[ranks[0]] = PAYS.majority[0]
    if len(ranks) > 1 and ranks[1] != ranks[0]:
        paid[ranks[1]] = PAYS.majority[1]
    return [paid.get(number, 0) for number in counts]


def floor_areas(garden: Garden) -> int:
    """ZG-F8: how many orthogonally connected areas of one floor there are."""
    floors = {laid.tile.floor for laid in garden}
    return sum(len(list(areas([p.cell for p in garden if p.tile.floor == floor]))) for floor in floors)
