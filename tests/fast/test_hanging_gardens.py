"""What The Hanging Gardens' kernel does beyond the rules: worlds, turns, luck, and the eye."""

from __future__ import annotations

import random
from collections import Counter

import numpy
import pytest
from msgspec.structs import replace

from tests import laws
from tests.fast.hanging_gardens import ROOM, TWIN, sorted_out
from tests.fast.laws import agreed_moves
from tests.games.hanging_gardens.test_laws import CASE
from tuileries.core.chance import Chance
from tuileries.core.grids import Cell
from tuileries.core.table import Table
from tuileries.fast.hanging_gardens import kernel, rules
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import TILES
from tuileries.fast.hanging_gardens.worlds import unpack
from tuileries.fast.kernel import Words
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.components import GROUND
from tuileries.games.hanging_gardens.garden import TABLE, Garden
from tuileries.games.hanging_gardens.moves import Build, Lay, MoveTemple, Take
from tuileries.games.hanging_gardens.state import Options, State, ToBuild, ToMove


def by_eye(players: int, seed: str, version: int) -> Table:
    """A game that has gone on so far, where everyone plays what looks best."""
    table = laws.walk(CASE, players, Options(), seed, 0)
    while table.version < version and table.to_move:
        (player,) = table.to_move
        world = kernel.pack(table.view(player))
        moves = kernel.legal_moves(world)
        best = int(moves[kernel.rate(world, moves, 1.0).argmax()])
        table.play(player, kernel.move_of(world, best))
    return table


def with_unseen() -> Table:
    """A game in which somebody drew a tile unseen."""
    tables = (by_eye(2, f"unseen {seed}", 70) for seed in range(50))
    return next(table for table in tables if table.to_move and any(seat.unseen for seat in table.state.seats))


def luck_from(seed: int) -> Words:
    return numpy.array([seed], dtype=numpy.uint64)


def test_a_view_packs_like_the_state_it_shows() -> None:
    """But for what the others drew unseen, which lies in the bag with what is to come."""
    state = with_unseen().state
    for viewer in (0, 1):
        view = game.view(state, viewer)
        packed = unpack(kernel.pack(view), state)
        assert packed.seats[viewer] == sorted_out(state).seats[viewer]
        hidden = [tile for player, seat in enumerate(state.seats) if player != viewer for tile in seat.unseen]
        assert Counter(packed.supply) == Counter([*state.supply, *hidden])
        other = CASE.scramble(state, viewer, Chance("scramble"))
        assert numpy.array_equal(kernel.pack(view), kernel.pack(game.view(other, viewer)))


def test_playouts_deal_what_others_drew_unseen() -> None:
    """Whoever does not know a tile expects of it what an average tile brings."""
    state = with_unseen().state
    viewer = next(player for player, seat in enumerate(state.seats) if not seat.unseen)
    world = kernel.pack(game.view(state, viewer))
    seat, before = at.SEATS + at.STRETCH * (1 - viewer), world.copy()
    assert world[seat + at.HIDDEN] == len(state.seats[1 - viewer].unseen)
    moves = kernel.legal_moves(world)[:1].copy()
    tried = kernel.try_moves(world, moves, range(50), 7, 1.0)
    assert numpy.array_equal(world[: at.FOUND], before[: at.FOUND]), "it is dealt in playouts alone"
    world[seat + at.HIDDEN] = 0
    without = kernel.try_moves(world, moves, range(50), 7, 1.0)
    assert tried[0, 2 + 1 - viewer] > without[0, 2 + 1 - viewer]


def test_a_turn_is_played_as_its_decisions_are() -> None:
    """A card, a temple, which one moves, and a tile: in one move, or one after the other."""
    world, decided = kernel.pack(laws.walk(CASE, 2, Options(), "turn", 0).state), set()
    while not rules.is_over(world):
        start, whole, luck = world.copy(), numpy.uint64(0), luck_from(int(world[at.DECK]))
        while turn_of(world) == turn_of(start) and not rules.is_over(world):
            moves = kernel.legal_moves(world)
            best = moves[kernel.rate(world, moves, 1.0).argmax()]
            decided.add(type(kernel.move_of(world, int(best))))
            whole |= best
            rules.play(world, best, luck, ROOM)
        rules.play(start, whole, luck_from(int(start[at.DECK])), ROOM)
        assert numpy.array_equal(start[: at.FOUND], world[: at.FOUND])
        assert numpy.array_equal(start[at.SEATS : at.SHEET], world[at.SEATS : at.SHEET])
    assert decided == {Lay, Build, MoveTemple, Take}


def turn_of(world: Words) -> tuple[int, int]:
    return int(world[at.ROUND]), int(world[at.TURN])


def test_every_tile_of_the_bag_is_as_likely_to_come() -> None:
    table = by_eye(2, "bag", 9)
    while type(table.state.stage).__name__ != "ToTake":
        table = by_eye(2, "bag", table.version + 1)
    start, luck, seen = kernel.pack(table.state), luck_from(7), Counter[int]()
    move = kernel.legal_moves(start)[0]
    space = int(move >> numpy.uint64(at.TAKE)) - 1
    for _ in range(4000):
        world = start.copy()
        rules.play(world, move, luck, ROOM)
        seen[int(world[at.DISPLAY + space]) - 1] += 1
    left = Counter(TILES.index(tile) for tile in table.state.supply)
    expected = {kind: 4000 * number / left.total() for kind, number in left.items()}
    assert set(seen) <= set(expected)
    assert sum((seen[kind] - most) ** 2 / most for kind, most in expected.items()) < 2.5 * len(expected)


@pytest.mark.parametrize("version", [0, 11, 40])
def test_sampled_moves_are_legal_and_each_as_likely(version: int) -> None:
    world = kernel.pack(by_eye(2, "sample", version).state)
    luck, legal = luck_from(3), kernel.legal_moves(world)
    drawn = Counter(int(rules.sample_move(world, luck, ROOM)) for _ in range(100 * len(legal)))
    assert set(drawn) == {int(number) for number in legal}
    assert sum((number - 100) ** 2 / 100 for number in drawn.values()) < 2 * len(legal) + 8


def with_garden(height: int, width: int, squares: str, luck: random.Random) -> State:
    """Whoever is to move has a garden of such squares somewhere, with four temples."""
    state: State = laws.walk(CASE, 2, Options(), "garden", 0).state
    corner = Cell(*luck.choices(range(-55, 1), k=2))
    rows = ["".join(luck.choices(squares, k=width)) for _ in range(height)]
    shown = [
        Cell(corner.row + down, corner.column + right)
        for down, row in enumerate(rows)
        for right, letter in enumerate(row)
        if letter in "TP"
    ]
    garden = Garden(corner, tuple(rows), tuple(sorted(luck.sample(shown, 4))))
    (player,), seats = game.to_move(state), list(state.seats)
    seats[player] = replace(seats[player], garden=garden)
    return replace(state, seats=tuple(seats))


SIDES = [(6, 6), (6, 7), (10, 14), (10, 15), (5, 30), (4, 31), (2, 61), (61, 2), (30, 5), (22, 7)]


@pytest.mark.parametrize(("height", "width"), SIDES)
def test_cards_are_tried_on_gardens_of_any_shape(height: int, width: int) -> None:
    """The wider a garden is the fewer of its rows share a word."""
    for seed in range(4):
        state = with_garden(height, width, "TP-----" + TABLE * seed, random.Random(seed))
        assert agreed_moves(TWIN, state, kernel.pack(state))


@pytest.mark.parametrize("side", [6, 9, 14, 27])
def test_structures_of_any_shape_are_found(side: int) -> None:
    """Most of these reach beyond the window in which small ones are looked for."""
    for seed in range(10):
        luck = random.Random(seed)
        state = with_garden(side, side, "TTTTPP--", luck)
        garden = state.seats[game.to_move(state)[0]].garden
        cells = [Cell(garden.corner.row + down, garden.corner.column) for down in range(side)]
        fresh = tuple(cell for cell in cells if garden.rows[cell.row - garden.corner.row][0] != GROUND)[:4]
        for stage in (ToBuild(fresh), ToMove(fresh[0])):
            asked = replace(state, stage=stage)
            assert agreed_moves(TWIN, asked, kernel.pack(asked))


def test_playouts_by_the_same_seed_are_the_same() -> None:
    world = kernel.pack(by_eye(4, "seed", 20).state)
    moves = kernel.legal_moves(world)[:6].copy()
    whole = kernel.try_moves(world, moves, range(8), 5, 1.0)
    halves = [kernel.try_moves(world, moves, tries, 5, 1.0) for tries in (range(3), range(3, 8))]
    assert numpy.allclose(whole, sum(halves))
    assert (whole[:, 0] <= 8).all()
    assert whole.shape == (len(moves), 2 + 4), "victories, margins, and the points of four seats"


def test_at_the_end_a_margin_is_the_distance_to_the_best_of_the_others() -> None:
    table = by_eye(3, "margin", 200)
    assert not table.to_move
    while not table.to_move:
        table = by_eye(3, "margin", table.version - 1)
    world = kernel.pack(table.state)
    player = int(rules.active_player(world))
    for _, margin, *points in kernel.try_moves(world, kernel.legal_moves(world)[:6].copy(), range(1), 5, 1.0):
        mine = points.pop(player)
        assert margin == pytest.approx(mine - max(points))


def test_without_foresight_the_eye_sees_what_the_score_sheet_says_next() -> None:
    """Where a tile is to be taken, it is worth what the sheet says more with it."""
    seen = 0
    for seed in range(30):
        table = by_eye(2, f"sheet {seed}", 12 + seed)
        if not table.to_move or type(table.state.stage).__name__ != "ToTake":
            continue
        (player,) = table.to_move
        world = kernel.pack(table.view(player))
        now = game.project(table.view(player))[player].total
        legal = kernel.legal_moves(world)
        for number, worth in zip(legal, kernel.rate(world, legal, 0.0), strict=True):
            after = game.play(table.state, player, kernel.move_of(world, int(number))).state
            assert worth == game.project(game.view(after, player))[player].total - now
            seen += 1
    assert seen
