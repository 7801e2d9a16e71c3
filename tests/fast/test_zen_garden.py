"""What Zen Garden's kernel does beyond the rules: worlds, luck, and the eye."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy
import pytest

from tests import laws
from tests.fast.zen_garden import sorted_out
from tests.games.zen_garden.test_laws import CASE
from tuileries.core.chance import Chance
from tuileries.fast.compiler import cache_folder
from tuileries.fast.zen_garden import eye, kernel, rules
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.weights import sight
from tuileries.fast.zen_garden.worlds import NUMBER, number_of, unpack
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.components import TILES
from tuileries.games.zen_garden.state import Options


def test_a_view_packs_like_the_state_it_shows() -> None:
    """But for the order of the supply, which a view does not know and a bag does not have."""
    table = laws.walk(CASE, 3, Options((1, 2, 3, 4, 5)), "pack", 30)
    state = table.state
    packed = kernel.pack(game.view(state, state.round.first))
    assert unpack(packed, state) == sorted_out(state)
    other = CASE.scramble(state, 0, Chance("scramble"))
    assert numpy.array_equal(packed, kernel.pack(game.view(other, state.round.first)))


def test_moves_are_written_both_ways() -> None:
    table = laws.walk(CASE, 2, Options((1, 4)), "moves", 11)
    world = kernel.pack(table.state)
    for move, number in zip(table.legal_moves(table.to_move[0]), kernel.legal_moves(world), strict=True):
        assert number_of(world, move) == number
        assert kernel.move_of(world, int(number)) == move


def test_every_tile_of_the_bag_is_as_likely_to_come() -> None:
    state = laws.walk(CASE, 2, Options((1,)), "bag", 3).state
    start, luck = kernel.pack(state), numpy.array([7], dtype=numpy.uint64)
    move, seen = kernel.legal_moves(start)[0], numpy.zeros(len(TILES))
    for _ in range(4000):
        world = start.copy()
        rules.play(world, move, luck)
        came = {int(world[at.MARKET + space]) for space in range(12)}
        seen[[n for n in came if TILES[n] in state.supply]] += 1
    drawn = seen[[NUMBER[tile] for tile in state.supply]]
    expected = drawn.mean()
    assert ((drawn - expected) ** 2 / expected).sum() < 1.5 * len(drawn)


def test_sampled_moves_are_legal_and_each_as_likely() -> None:
    world = kernel.pack(laws.walk(CASE, 2, Options((1,)), "sample", 5).state)
    luck, legal = numpy.array([3], dtype=numpy.uint64), kernel.legal_moves(world)
    drawn = Counter(int(rules.sample_move(world, luck)) for _ in range(100 * len(legal)))
    assert set(drawn) == {int(number) for number in legal}
    assert sum((number - 100) ** 2 / 100 for number in drawn.values()) < 1.4 * len(legal)


@pytest.mark.parametrize("version", [0, 7, 20, 31])
def test_the_eye_chooses_what_it_rates_highest(version: int) -> None:
    world = kernel.pack(laws.walk(CASE, 2, Options((1, 2, 3, 4)), "eye", version).state)
    legal, luck = kernel.legal_moves(world), numpy.array([3], dtype=numpy.uint64)
    chosen = eye.choose(world, sight(1.0), 0.0, luck, numpy.zeros(1, dtype=eye.GLANCE)[0])
    rated = dict(zip(map(int, legal), kernel.rate(world, legal, 1.0), strict=True))
    assert rated[int(chosen)] == pytest.approx(max(rated.values()))


def test_without_foresight_the_eye_sees_what_the_score_sheet_says_next() -> None:
    """But for the majority, of which it only sees a race."""
    for version in range(2, 30, 3):
        table = laws.walk(CASE, 2, Options((1, 2, 3)), f"sheet {version}", version)
        (player,) = table.to_move
        world, majority = kernel.pack(table.state), table.state.preferences.majority
        legal = kernel.legal_moves(world)
        for number, worth in zip(legal[::7], kernel.rate(world, legal[::7], 0.0), strict=True):
            move = kernel.move_of(world, int(number))
            if not move.tile.shows(majority):
                after = game.project(game.view(game.play(table.state, player, move).state, player))
                assert worth == after[player].total - game.project(table.view(player))[player].total


def test_playouts_by_the_same_seed_are_the_same() -> None:
    world = kernel.pack(laws.walk(CASE, 4, Options((1, 2, 3, 4, 5)), "seed", 9).state)
    moves = kernel.legal_moves(world)[:6].copy()
    whole = kernel.try_moves(world, moves, range(8), 5, 1.0)
    halves = [kernel.try_moves(world, moves, tries, 5, 1.0) for tries in (range(3), range(3, 8))]
    assert numpy.allclose(whole, sum(halves))
    assert (whole[:, 0] <= 8).all()
    assert whole.shape == (6, 2 + 4), "victories, margins, and the points of four seats"


def test_a_margin_is_the_distance_to_the_best_of_the_others() -> None:
    world = kernel.pack(laws.walk(CASE, 3, Options((1, 2, 3)), "margin", 9).state)
    moves = kernel.legal_moves(world)[:6].copy()
    player = int(rules.active_player(world))
    for _, margin, *points in kernel.try_moves(world, moves, range(1), 5, 1.0):
        mine = points.pop(player)
        assert margin == mine - max(points)


def test_where_nothing_can_be_kept_kernels_are_compiled_for_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("TUILERIES_HOME", str(tmp_path / "file"))
    folder = cache_folder({})
    assert folder.is_dir()
    assert tmp_path not in folder.parents
    folder.rmdir()
