"""The laws of tests/laws.py, held against Zen Garden."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Hashable, Iterator
from itertools import product

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from tests import laws
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell
from tuileries.core.table import Table
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.components import TILES, Corner, Tile
from tuileries.games.zen_garden.moves import Choices, Take
from tuileries.games.zen_garden.state import Options, State


def pieces(state: State) -> list[Hashable]:
    """All garden tiles and all point tiles."""
    gardens = [laid.tile for seat in state.seats for laid in seat.garden]
    market = [tile for tile in state.market if tile is not None]
    stacks = [point for mission in state.missions for point in mission.stack]
    awards = [award.points for seat in state.seats for award in seat.awards if award.points]
    return [*gardens, *market, *state.supply, *state.discards, *stacks, *awards]


def scramble(state: State, viewer: Player | None, chance: Chance) -> State:
    """Nobody knows the order of the supply, nor any luck to come."""
    return replace(state, supply=state.supply[1:] + state.supply[:1], chance=Chance("another"))


def hidden(state: State, viewer: Player | None) -> tuple[Tile, ...]:
    return state.supply


def expand(offered: Choices) -> Iterator[Take]:
    for tile, cell, corner in product(offered.tiles, offered.cells, Corner):
        yield Take(tile, cell, corner)


def near_misses(state: State) -> Iterator[Take]:
    tiles = [*filter(None, state.market), *state.supply[:1], *state.discards[:1]]
    tiles += [seat.garden[-1].tile for seat in state.seats if seat.garden]
    cells = [Cell(row, column) for row in (-4, -3, -1, 0, 1, 2, 10**6) for column in (-3, -1, 0, 1, 3)]
    for number, (tile, cell) in enumerate(product(tiles[::3], cells)):
        yield Take(tile, cell, tuple(Corner)[number % 4])


boards = st.sets(st.sampled_from([2, 3, 4, 5])).map(lambda others: Options((1, *sorted(others))))
CASE = laws.Case(game, boards, pieces, scramble, near_misses, expand, hidden, lambda _: set(), most_moves=64)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[laws.Case, Table], None]) -> None:
    laws.must_hold(law, CASE)


def test_the_scramble_changes_what_is_hidden() -> None:
    laws.the_scramble_changes_what_is_hidden(CASE, laws.walk(CASE, 2, Options(), "scramble", 2))


def test_every_event_says_who_sees_it() -> None:
    laws.every_event_says_who_sees_it(CASE)


@pytest.mark.parametrize(("players", "turns"), [(2, 32), (3, 48), (4, 64)])
def test_a_game_ends_after_sixteen_turns_each(players: int, turns: int) -> None:
    table = laws.walk(CASE, players, Options((1,)), "end", 1000)
    assert table.outcome is not None
    assert table.version == turns


def test_everyone_sees_the_same_table() -> None:
    table = laws.walk(CASE, 4, Options((1,)), "views", 30)
    assert not game.has_secrets
    assert {laws.seen(replace(table.view(viewer), viewer=None)) for viewer in (None, 0, 1, 2, 3)} == {
        laws.seen(table.view(None))
    }


def digest() -> str:
    """The fingerprint of a whole game."""
    table = laws.walk(CASE, 4, Options((1, 2, 3, 4, 5)), "the same everywhere", 64)
    return hashlib.sha256(table.record().dumps().encode()).hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_same_seed_gives_the_same_game_under_any_hash_seed(hash_seed: str) -> None:
    code = "from tests.games.zen_garden.test_laws import digest; print(digest())"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    assert told.stdout.decode().strip() == digest()


def test_all_ninety_tiles_are_in_the_box() -> None:
    table = laws.walk(CASE, 2, Options((1,)), "box", 0)
    assert set(pieces(table.state)) == set(TILES)
