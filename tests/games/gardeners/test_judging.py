"""GD-K1 to GD-K8: what cards ask, on gardens drawn as pictures; marked tiles are at fault."""

from __future__ import annotations

import pytest

from tests.games.gardeners.pictures import garden_of, marked
from tuileries.core.grids import Cell
from tuileries.games.gardeners.constraints import (
    Agglomeration,
    Border,
    Constraint,
    Cross,
    Distance,
    Joined,
    Kind,
    Link,
    Loop,
    Panorama,
    Proximity,
    Quad,
    Run,
    Selector,
    Square,
)
from tuileries.games.gardeners.garden import Garden
from tuileries.games.gardeners.judging import Status, Verdict, holds

FLOWER: Selector = (Kind.FLOWER,)
TREE: Selector = (Kind.TREE,)
BENCH: Selector = (Kind.BENCH,)
GRASS: Selector = (Kind.GRASS,)
EARTH: Selector = (Kind.EARTH,)


def is_met(rule: Constraint, picture: str, size: int | None = None) -> bool:
    return holds(rule, garden_of(picture, size)) == Verdict(Status.MET)


def is_lost(rule: Constraint, picture: str, size: int | None = None) -> bool:
    """Lost, and exactly the marked tiles are at fault."""
    return holds(rule, garden_of(picture, size)) == Verdict(Status.LOST, marked(picture))


def is_open(rule: Constraint, picture: str, size: int | None = None) -> bool:
    return holds(rule, garden_of(picture, size)) == Verdict(Status.OPEN)


def test_gd_k1_every_x_touches_another_y() -> None:
    pair = Proximity(FLOWER, FLOWER)
    assert is_met(
        pair,
        """
        fg fo .  .
        .  .  .  .
        .  .  .  ff
        .  .  .  ff
        """,
    )
    assert is_lost(
        pair,
        """
        fg fo .   .
        .  .  ff! .
        .  .  .   .
        .  .  .   fo!
        """,
    )


def test_gd_k1_one_of_two_kinds_is_enough_and_corners_do_not_touch() -> None:
    rule = Proximity(BENCH, (Kind.FOUNTAIN, Kind.GREEN_TREE))
    assert is_met(rule, "b^ O . .\n . . . .\n . tg b^ .\n . . . .")
    assert is_lost(rule, "b^ O . .\n . . . .\n . . b^! .\n . tg . .")


def test_gd_k2_no_x_touches_a_y() -> None:
    rule = Distance(FLOWER, (Kind.GREEN_PLANT,))
    assert is_met(rule, "fo . tg .\n . tf . .\n ff . fo .\n . . . .")
    assert is_lost(rule, "fo! tg! . .\n . . . .\n . . tg .\n . . . ff")


def test_gd_k2_a_tile_that_is_both_does_not_count_against_itself() -> None:
    rule = Distance(FLOWER, FLOWER)
    assert is_met(rule, "fo . . .\n . fo . .\n . . . .\n . . . fg")
    assert is_lost(rule, "fo . . .\n . . . .\n . . . fg!\n . . . fg!")


def test_gd_k3_a_group_of_at_least_so_many() -> None:
    rule = Agglomeration(TREE, 4)
    assert is_met(rule, "tg tg . .\n . tf . .\n . tf to .\n . . . .")
    assert is_lost(rule, "tg! tg! . .\n . tf! . .\n . . to .\n . . . .")


def test_gd_k3_two_kinds_count_together_and_both_need_not_occur() -> None:
    rule = Agglomeration((Kind.TREE, Kind.BENCH), 3)
    assert is_met(rule, "tg b^ tg .\n . . . .\n . . . .\n . . . .")
    assert is_met(rule, "tg tg tg .\n . . . .\n . . . .\n . . . .")


def test_gd_k3_exactly_so_many_whatever_other_groups_there_are() -> None:
    rule = Agglomeration(FLOWER, 2, exactly=True)
    assert is_met(rule, "fg fg . .\n . . . .\n ff ff ff .\n . . . .")
    assert is_lost(rule, "fg! fg! fg! .\n . . . .\n . ff ff ff\n . ff . .")


def test_gd_k3_without_any_such_tile_nothing_is_at_fault() -> None:
    assert is_lost(Agglomeration(TREE, 1), "\n".join([". . . ."] * 4))


def test_gd_k4_a_bench_sees_over_everything_in_its_line() -> None:
    rule = Panorama((Kind.FUCHSIA_TREE,))
    assert is_met(rule, "b> . tg tf\n . . . .\n . . . tf\n . . . b^")
    assert is_lost(rule, "b>! . tg .\n . . . tf\n . . . .\n tf . . b^")


def test_gd_k4_a_bench_may_be_seen_by_another_but_not_by_itself() -> None:
    rule = Panorama(BENCH)
    assert is_met(rule, "b> . . b<\n . . . .\n . . . .\n . . . .")
    assert is_lost(rule, "b> . . b>!\n . . . .\n . . . .\n . . . .")


def test_gd_k4_facing_outwards_on_the_edge_a_bench_sees_nothing() -> None:
    assert is_lost(Panorama(FLOWER), "b^! fg . .\n . . . .\n . . . .\n . . . .")


def test_gd_k5_a_chain_joins_opposite_sides() -> None:
    rule = Link(EARTH)
    assert is_met(rule, "G. G. E. G.\n G. E. E. G.\n E. E. G. G.\n E. G. G. G.")
    assert is_met(rule, "G. G. G. G.\n E. E. G. G.\n G. E. E. E.\n G. G. G. G.")
    assert is_lost(rule, "G. G. E. G.\n G. G. G. G.\n G. E.! E.! E.!\n E. G. G. G.")


def test_gd_k5_two_neighbouring_sides_are_not_enough() -> None:
    assert is_lost(Link(EARTH), "G. G. E.! G.\n G. G. E.! G.\n E.! E.! E.! G.\n G. G. G. G.")


def test_gd_k6_on_the_outer_ring_or_inside_it() -> None:
    ring = "fg . . fg\n . . . .\n . . . .\n . . . fg"
    assert is_met(Border(FLOWER), ring)
    assert is_lost(Border(FLOWER, inside=True), ring.replace("fg", "fg!"))
    inner = "fg . . .\n . fg! . .\n . . . .\n . . . ."
    assert is_lost(Border(FLOWER), inner)
    assert is_met(Border(FLOWER, inside=True), ". . . .\n . fg . .\n . . fg .\n . . . .")


CROSS = Cross((Kind.FOUNTAIN,), (FLOWER, TREE, BENCH, GRASS))


def test_gd_k7_a_pattern_counts_in_each_of_its_turns() -> None:
    assert is_met(CROSS, ". fg . .\n G. O tg .\n . b^ . .\n . . . .")
    assert is_met(CROSS, ". . . .\n . . G. .\n . b^ O fg\n . . tg .")


def test_gd_k7_a_mirror_image_does_not_count() -> None:
    mirrored = "G. fg G. G.\n E─ O G. E.\n E. b^ E. E.\n E. E. E. E."
    rule = Cross((Kind.FOUNTAIN,), (FLOWER, (Kind.PATH,), BENCH, GRASS))
    assert is_met(rule, "G. fg G. G.\n G. O E─ E.\n E. b^ E. E.\n E. E. E. E.")
    assert holds(rule, garden_of(mirrored)).status == Status.LOST


def test_gd_k7_what_does_not_fit_where_it_comes_nearest_is_at_fault() -> None:
    rule = Square(corners=EARTH, edges=GRASS, centre=GRASS)
    assert is_met(rule, "E. G. E. G.\n G. G. G. G.\n E. G. E. G.\n G. G. G. G.")
    assert is_lost(rule, "E. G. E. G.\n G. S.! G. G.\n E. G. E. G.\n G. G. G. G.")


def test_gd_k7_small_squares_go_clockwise() -> None:
    rule = Quad((FLOWER, FLOWER, TREE, BENCH))
    assert is_met(rule, "fg fg . .\n b^ tg . .\n . . . .\n . . . .")
    assert holds(rule, garden_of("fg fg . .\n tg b^ . .\n . . . .\n . . . .")).status == Status.LOST


LOOP = """
    ┌ ─ ┐ .
    │ b^ │ .
    └ ─ ┘ .
    . . . fg
    """


def test_gd_k8_a_closed_loop() -> None:
    assert is_met(Loop(), LOOP)
    assert is_met(Loop(), "┌ ┐ . .\n └ ┘ . .\n . . . .\n . . . .")
    assert is_lost(Loop(), "┌! ─! ┐! .\n │! . │! .\n └! ─! . .\n . . . .")


def test_gd_k8_a_loop_with_something_strictly_inside() -> None:
    assert is_met(Loop(BENCH), LOOP)
    assert holds(Loop(FLOWER), garden_of(LOOP)).status == Status.LOST
    assert holds(Loop((Kind.PATH,)), garden_of(LOOP)).status == Status.LOST


def test_gd_k8_a_joined_run_is_as_long_as_its_tiles() -> None:
    assert is_met(Run(4), "─ ─ ─ ┐\n . . . .\n . . . .\n . . . .")
    assert is_met(Run(8), LOOP)
    assert is_lost(Run(5), "─! ─! ─! ┐!\n . . . .\n . . . .\n ─ ─ . .")
    assert is_lost(Run(2), "─ │! . .\n . . . .\n . . . .\n . . . .")


def test_gd_k8_every_path_is_joined_to_another() -> None:
    assert is_met(Joined(), "─ ─ . .\n . . │ .\n . . └ .\n . . . .")
    assert is_lost(Joined(), "─ ─ . .\n . . │! .\n . . . .\n . . . .")


GAPS = [
    (Proximity(FLOWER, FLOWER), "fg . _ _"),
    (Distance(FLOWER, FLOWER), "fg . _ _"),
    (Agglomeration(GRASS, 6), "G. G. _ _"),
    (Agglomeration(GRASS, 2, exactly=True), "G. G. _ _"),
    (Link(EARTH), "E. E. _ _"),
    (Border(FLOWER, inside=True), "fg . _ _"),
    (Quad((FLOWER, TREE, FLOWER, TREE)), "fg tg _ _"),
]


@pytest.mark.parametrize(("rule", "line"), GAPS)
def test_gd_k1_a_garden_with_gaps_leaves_things_open(rule: Constraint, line: str) -> None:
    assert is_open(rule, line, 4)
    assert holds(rule, Garden(4)) == Verdict(Status.OPEN)


PATHS = [Loop(), Loop(BENCH), Run(3), Joined(), Panorama(FLOWER)]


@pytest.mark.parametrize("rule", PATHS, ids=repr)
def test_gd_k8_a_garden_with_gaps_leaves_paths_open(rule: Constraint) -> None:
    assert is_open(rule, "─ . b>", 6)


def test_gd_k2_what_touches_is_lost_however_the_garden_goes_on() -> None:
    assert is_lost(Distance(TREE, TREE), "tg! tf!\n . _", 4)


def test_gd_k1_what_is_closed_in_alone_is_lost_before_the_garden_is_full() -> None:
    assert is_lost(Proximity(FLOWER, FLOWER), "_ . _\n . fg! .\n _ . _", 4)


def test_gd_k3_a_large_group_is_met_before_the_garden_is_full() -> None:
    assert is_met(Agglomeration(GRASS, 3), "G. G. G.", 4)


def test_gd_k3_a_group_that_cannot_grow_is_lost_before_the_garden_is_full() -> None:
    """All flowers and trees of the set lie apart, so no group of three can come."""
    picture = """
        fg . ff .
        . fo . fg
        ff . fo .
        """
    assert is_open(Agglomeration(FLOWER, 2), picture, 4)
    used = {"A1", "A2", "A3", "A4", "A5", "A6"}
    garden = garden_of(picture, 4)
    ids = iter(sorted(used))
    laid = tuple(
        type(one)(next(ids) if one.tile in used else one.tile, one.cell, one.turn) for one in garden.laid
    )
    assert holds(Agglomeration(FLOWER, 2), Garden(4, laid)).status == Status.LOST


def test_gd_k4_a_blind_bench_is_lost_and_all_that_see_are_met_only_without_a_spare_bench() -> None:
    assert is_lost(Panorama(FLOWER), ". . . . . b>!", 6)
    assert is_open(Panorama(FLOWER), "b> fg", 6)


def test_gd_k5_a_chain_is_met_before_the_garden_is_full() -> None:
    assert is_met(Link(EARTH), "E. E. E. E.", 4)
    assert is_lost(Link(BENCH), "b^! . . .", 4)


def test_gd_k6_where_the_ring_will_be_is_not_known_at_once() -> None:
    assert is_open(Border(FLOWER, inside=True), "_ .\n . fg", 4)
    assert is_lost(Border(FLOWER, inside=True), "fg! . . .\n . _ _ _\n . _ _ _\n . _ _ _", 4)


def test_gd_k7_a_pattern_is_met_or_lost_before_the_garden_is_full() -> None:
    assert is_met(Quad((GRASS,) * 4), "G. G.\n G. G.", 4)
    fixed = Garden(4, garden_of("E. E. E. E.", 4).laid, corner=Cell(0, 0))
    assert holds(Square(edges=BENCH), fixed).status == Status.LOST
    assert holds(Quad((BENCH,) * 4), fixed).status == Status.LOST


def test_gd_k8_paths_that_can_no_longer_join_are_lost_before_the_garden_is_full() -> None:
    assert is_lost(Joined(), ". ─! . .", 6)
    assert is_met(Run(2), "─ ─", 6)
    assert is_met(Loop(), "┌ ┐\n └ ┘", 6)


def test_gd_k8_a_loop_can_no_longer_come_without_paths() -> None:
    assert is_lost(Loop(), "─! ─! .", 4)
