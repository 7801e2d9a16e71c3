"""The compiled kernel agrees with the rules of Zen Garden, through thousands of random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain, combinations
from pathlib import Path

import numpy
import pytest
from msgspec.structs import replace

from tests import laws
from tests.games.zen_garden.test_laws import CASE
from tuileries.core.chance import Chance
from tuileries.fast.compiler import cache_folder
from tuileries.fast.kernel import Words
from tuileries.fast.zen_garden import eye, kernel, rules, scoring
from tuileries.fast.zen_garden import layout as at
from tuileries.fast.zen_garden.packing import NUMBER, number_of, unpack
from tuileries.fast.zen_garden.weights import sight
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.components import TILES
from tuileries.games.zen_garden.events import Event, MarketFilled
from tuileries.games.zen_garden.state import Options, State

OTHERS = [2, 3, 4, 5]
BOARDS = [(1, *others) for others in chain.from_iterable(combinations(OTHERS, n) for n in range(5))]
GAMES = 24
"""Of each of 16 sets of boards, a third with each number of players; benchmarks/soak_kernel.py plays more."""


def sorted_out(state: State) -> State:
    """A state without the orders that a world does not keep."""
    seats = tuple(
        replace(
            seat,
            garden=tuple(sorted(seat.garden, key=lambda laid: laid.cell)),
            awards=tuple(sorted(seat.awards, key=lambda award: award.mission)),
        )
        for seat in state.seats
    )
    return replace(state, seats=seats, supply=tuple(sorted(state.supply)))


def drawn_in(events: tuple[Event, ...]) -> Words:
    filled = [event for event in events if isinstance(event, MarketFilled)]
    return numpy.array([NUMBER[tile] for event in filled for tile in event.drawn], dtype=numpy.uint64)


def check_position(state: State, world: Words) -> list[int]:
    """Same state, same scores, same legal moves in the same order; gives back the moves."""
    assert unpack(world, state) == sorted_out(state)
    scores = game.project(game.view(state, None))
    assert [scoring.score(world, numpy.uint64(player)) for player in range(len(scores))] == [
        s.total for s in scores
    ]
    to_move = game.to_move(state)
    assert rules.is_over(world) == (not to_move)
    if not to_move:
        return []
    assert int(rules.active_player(world)) == to_move[0]
    moves = list(game.legal_moves(state, to_move[0]))
    numbers = [int(number) for number in kernel.legal_moves(world)]
    assert [kernel.move_of(world, number) for number in numbers] == moves
    return numbers


def compare_game(boards: tuple[int, ...], players: int, seed: int) -> None:
    luck, unused = random.Random(f"{boards} {players} {seed}"), numpy.zeros(1, dtype=numpy.uint64)
    state = game.setup(players, Options(boards), Chance(str(luck.random()))).state
    world = kernel.pack(state)
    # Some play like people who collect, or missions and lines would hardly ever be done.
    wish = luck.choice([None, *state.preferences.__struct_fields__, "mission"])
    while numbers := check_position(state, world):
        number = luck.choice(wished(state, world, numbers, wish))
        step = game.play(state, game.to_move(state)[0], kernel.move_of(world, number))
        if rules.lay(world, numpy.uint64(number)):
            rules.close_round(world, unused, drawn_in(step.events))
        state = step.state
    won = numpy.zeros(4)
    scoring.shares(world, won)
    outcome = game.outcome(state)
    assert outcome is not None
    assert tuple(numpy.flatnonzero(won)) == outcome.winners


def wished(state: State, world: Words, numbers: list[int], wish: str | None) -> list[int]:
    if wish is None:
        return numbers
    if wish == "mission":
        features = {feature for mission in state.missions for feature in mission.features}
    else:
        features = {getattr(state.preferences, wish)}
    liked = [n for n in numbers if any(map(kernel.move_of(world, n).tile.shows, features))]
    return liked or numbers


@pytest.mark.parametrize("boards", BOARDS)
def test_the_kernel_agrees_with_the_rules(boards: tuple[int, ...]) -> None:
    for seed in range(GAMES):
        compare_game(boards, 2 + seed % 3, seed)


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
