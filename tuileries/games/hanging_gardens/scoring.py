"""HG-F1 to HG-F5: what the tiles pay, at the end or at any moment before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from tuileries.core.game import Outcome, Player, ScoreLine, Scores, Sheet
from tuileries.games.hanging_gardens.components import BOX, Tile
from tuileries.games.hanging_gardens.state import Seat, State

REMEMBERED = 2**13
"""Sheets that are kept: tiles seldom change, and those of all seats are scored for every viewer."""


def outcome(state: State) -> Outcome | None:
    """HG-R3, HG-F5: most points, then most tiles, then a shared victory."""
    if state.stage is not None:
        return None
    scores = sheets(state.seats)
    best = max(sheet.total for sheet in scores)
    leaders = [player for player, sheet in enumerate(scores) if sheet.total == best]
    tiles = {player: len(state.seats[player].tiles) for player in leaders}
    winners = tuple(player for player in leaders if tiles[player] == max(tiles.values()))
    return Outcome(scores, winners, reason(leaders, winners))


def reason(leaders: Sequence[Player], winners: Sequence[Player]) -> str:
    if len(winners) > 1:
        return "shared"
    return "tiles" if len(leaders) > 1 else "points"


def sheets(seats: Sequence[Seat]) -> Scores:
    """What each player's tiles pay, as far as they can be seen."""
    return tuple(sheet(seat.tiles, seat.fives) for seat in seats)


@lru_cache(maxsize=REMEMBERED)
def sheet(tiles: tuple[Tile | None, ...], fives: int) -> Sheet:
    return Sheet(tuple(lines(tiles, fives)))


def lines(tiles: Iterable[Tile | None], fives: int) -> Iterator[ScoreLine]:
    held = Counter(tile for tile in tiles if tile is not None)
    series = {tile: held[tile] for tile in BOX.series}
    paid = sum(series_points(tile, number) for tile, number in series.items())
    yield ScoreLine("HG-F1", paid, sum(series.values()))
    persons = [tile for tile in BOX.persons if tile in held]
    yield ScoreLine("HG-F2", sum(person_points(person, held) for person in persons), len(persons))
    guarded = held[BOX.guard.series] if Tile.GUARD in held else 0
    yield ScoreLine("HG-F3", BOX.guard.per_tile * guarded, guarded)
    yield ScoreLine("HG-F4", BOX.exhausted.points * fives, fives)


def series_points(tile: Tile, number: int) -> int:
    """HG-F1: full series pay the last value, the rest pays the value of its number."""
    values = BOX.series[tile].values
    full, rest = divmod(number, len(values))
    return full * values[-1] + (values[rest - 1] if rest else 0)


def person_points(person: Tile, held: Mapping[Tile, int]) -> int:
    """HG-F2: the high value with at least one full series of its type, otherwise the low one."""
    low, high = BOX.persons[person].values
    series = BOX.persons[person].series
    return high if held[series] >= len(BOX.series[series].values) else low
