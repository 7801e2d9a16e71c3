"""The laws of tests/laws.py, held against Zen Garden."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

import tuileries
from tests import laws
from tests.golden.zen_garden.games import FOLDER
from tests.secrecy import Steps, brought_to_light, mixed, one_by_one, seen, shuffled_to
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.record import Record
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.components import BOX, TILES, Corner, Tile
from tuileries.games.zen_garden.events import DiscardsShuffled, MarketFilled
from tuileries.games.zen_garden.moves import Choices, Take
from tuileries.games.zen_garden.state import Options, State


def pieces(state: State) -> list[Hashable]:
    """All garden tiles and all point tiles."""
    gardens = [laid.tile for seat in state.seats for laid in seat.garden]
    market = [tile for tile in state.market if tile is not None]
    stacks = [point for mission in state.missions for point in mission.stack]
    awards = [award.points for seat in state.seats for award in seat.awards if award.points]
    return [*gardens, *market, *state.supply, *state.discards, *stacks, *awards]


def hidden(state: State, viewer: Player | None) -> tuple[Tile, ...]:
    """ZG-S4: nobody knows the order of the supply."""
    return state.supply


def scramble(state: State, viewer: Player | None, chance: Chance, steps: Steps = ()) -> State:
    """Nor any luck to come."""
    supply, chance = mixed(state.supply, chance, brought_to_light(hidden, state, viewer, steps))
    return replace(state, supply=supply, chance=luck_to_come(state, chance, steps))


def luck_to_come(state: State, chance: Chance, steps: Steps) -> Chance:
    """ZG-R6: when the discards are shuffled the same tiles come to light, the others lie in another order."""
    for before, step in one_by_one(state, steps):
        if any(isinstance(event, DiscardsShuffled) for event in step.events):
            (filled,) = (event for event in step.events if isinstance(event, MarketFilled))
            shown = filled.drawn[len(before.supply) :]
            rest, chance = mixed(step.state.supply, chance)
            shuffled = (*shown, *rest)
            return Chance("another", deal=(shuffled_to(shuffled, sorted(shuffled)),))
    return Chance("another")


def deal(state: State) -> tuple[tuple[int, ...], ...]:
    """ZG-S2, ZG-S4, ZG-S5: the emperor tiles, the garden tiles and the first player."""
    roles = [getattr(state.preferences, role) for role in state.preferences.__struct_fields__]
    emperors = [*roles, *(feature for mission in state.missions for feature in mission.features)]
    emperors += [feature for feature in BOX.tiles.features if feature not in emperors]
    tiles = (*filter(None, state.market), *state.supply)
    return shuffled_to(emperors, BOX.tiles.features), shuffled_to(tiles, TILES), (state.round.first,)


def expand(offered: Choices) -> Iterator[Take]:
    for tile, cell, corner in product(offered.tiles, offered.cells, Corner):
        yield Take(tile, cell, corner)


def near_misses(state: State) -> Iterator[Take]:
    tiles = [*state.supply[:1], *state.discards[:1], *list(filter(None, state.market))[::3]]
    tiles += [seat.garden[-1].tile for seat in state.seats if seat.garden]
    cells = [Cell(row, column) for row in (-4, -3, -1, 0, 1, 2, 10**6) for column in (-3, -1, 0, 1, 3)]
    for number, (tile, cell) in enumerate(product(tiles, cells)):
        yield Take(tile, cell, tuple(Corner)[number % 4])


def games() -> Iterator[Record]:
    for name in ("2-players-level-3", "one-line", "missions-to-the-last", "reshuffle"):
        yield tuileries.load((FOLDER / f"{name}.jsonl").read_text())


CASE = laws.Case(
    game,
    options=st.sets(st.sampled_from([2, 3, 4, 5])).map(lambda others: Options((1, *sorted(others)))),
    pieces=pieces,
    hidden=hidden,
    scramble=scramble,
    deal=deal,
    near_misses=near_misses,
    expand=expand,
    games=games,
    usual_moves=56,
    most_moves=64,
)


def test_the_laws_hold() -> None:
    laws.must_hold(CASE)


def test_every_kind_of_event_keeps_its_secrets() -> None:
    laws.every_kind_of_event_keeps_its_secrets(CASE)


@pytest.mark.parametrize(("players", "turns"), [(2, 32), (3, 48), (4, 64)])
def test_a_game_ends_after_sixteen_turns_each(players: int, turns: int) -> None:
    table = laws.walk(CASE, players, Options((1,)), "end", 1000)
    assert table.outcome is not None
    assert table.version == turns


def test_everyone_sees_the_same_table() -> None:
    table = laws.walk(CASE, 4, Options((1,)), "views", 30)
    assert not game.has_secrets
    assert {seen(replace(table.view(viewer), viewer=None)) for viewer in (None, 0, 1, 2, 3)} == {
        seen(table.view(None))
    }


def test_all_ninety_tiles_are_in_the_box() -> None:
    table = laws.walk(CASE, 2, Options((1,)), "box", 0)
    assert set(pieces(table.state)) == set(TILES)
