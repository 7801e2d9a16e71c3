"""What a viewer gets: all but the stacks and what the others drew unseen."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.hanging_gardens.positions import play_through, scene, tiles
from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.games.hanging_gardens.components import CARDS, TILES, Tile
from tuileries.games.hanging_gardens.view import imagine, project, to_move, view

HELD = {"taken": ["queen gate", "tiger"], "unseen": ["priest", "guard gate"]}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_hg_s2_nobody_sees_the_order_of_deck_and_supply(viewer: Player | None) -> None:
    state = scene(**HELD)  # type: ignore[arg-type]
    seen = view(state, viewer)
    assert (seen.deck, seen.supply) == (56, 49 - 6 - 6)
    assert (seen.cards, seen.display, seen.boxed) == (state.cards, state.display, state.boxed)
    assert (seen.round, seen.stage, seen.to_move) == (state.round, state.stage, (0,))
    reordered = replace(state, deck=state.deck[::-1], supply=state.supply[::-1])
    assert view(reordered, viewer) == seen


@pytest.mark.parametrize(
    ("viewer", "unseen"),
    [
        (0, [("priest",), (None, None)]),
        (1, [(None,), ("guard", "gate")]),
        (None, [(None,), (None, None)]),
    ],
)
def test_hg_b9_unseen_tiles_are_counted_for_all_and_shown_to_their_owner(
    viewer: Player | None, unseen: list[tuple[str | None, ...]]
) -> None:
    seen = view(scene(**HELD), viewer)  # type: ignore[arg-type]
    assert [seat.unseen for seat in seen.seats] == unseen
    assert [seat.taken for seat in seen.seats] == [tiles("queen gate"), tiles("tiger")]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_imagined_is_what_can_be(viewer: Player | None) -> None:
    """Out of the box and not seen: that is all there can be in stacks and hands."""
    state = scene(**HELD)  # type: ignore[arg-type]
    seen = view(state, viewer)
    worlds = [imagine(seen, Chance(f"dream {number}")) for number in range(200)]
    for world in worlds:
        assert view(world, viewer) == seen
        held = [tile for seat in world.seats for tile in seat.tiles]
        assert Counter((*held, *world.display, *world.supply)) == Counter(TILES)
        assert sorted((*world.cards, *world.deck)) == sorted(CARDS)
    other = 1 if viewer == 0 else 0
    possible = set(state.supply).union(*(seat.unseen for n, seat in enumerate(state.seats) if n != viewer))
    assert {world.seats[other].unseen[0] for world in worlds} == possible
    assert len({world.deck for world in worlds}) == len(worlds)


def test_an_imagined_tile_is_as_likely_as_there_are_such_tiles() -> None:
    seen = view(scene(taken=["gate " * 8], unseen=["", "queen"]), 0)
    drawn = Counter(imagine(seen, Chance(str(n))).seats[1].unseen[0] for n in range(3000))
    unseen = Counter(TILES) - Counter(tile for tile in (*seen.display, *seen.seats[0].taken) if tile)
    for tile, number in unseen.items():
        expected = 3000 * number / unseen.total()
        assert abs(drawn[tile] - expected) < 5 * expected**0.5
    assert Tile.GATE not in drawn


def test_a_projection_starts_at_nothing() -> None:
    scores = project(view(scene(), None))
    assert [[line.points for line in sheet.lines] for sheet in scores] == [[0, 0, 0, 0], [0, 0, 0, 0]]


def test_hg_r3_nobody_is_to_move_at_the_end() -> None:
    *_, end = play_through(3)
    assert to_move(end.state) == view(end.state, 1).to_move == ()
    assert view(end.state, 1).stage is None
