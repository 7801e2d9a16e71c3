"""HG-B1 to HG-B3, HG-B7, HG-B8: structures and temples."""

from __future__ import annotations

import pytest

from tests.games.hanging_gardens.pictures import draw, garden_of, neat
from tests.games.hanging_gardens.positions import cases, garden, laying, make, refusals, scene
from tuileries.core.errors import Refusal
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.components import Feature
from tuileries.games.hanging_gardens.events import CardLaid, TempleBuilt, TempleDeclined
from tuileries.games.hanging_gardens.garden import structure
from tuileries.games.hanging_gardens.moves import Build, Decline, Lay, Move, MoveTemple, Take
from tuileries.games.hanging_gardens.state import State, ToBuild, ToMove, ToTake
from tuileries.games.hanging_gardens.temples import movable
from tuileries.games.hanging_gardens.turn import choices, legal_moves
from tuileries.games.hanging_gardens.view import to_move

OTHER = "TAT/---"
"""A card that nobody takes, so that a round does not end."""


def after(picture: str, move: Lay) -> State:
    return make(scene(picture, cards=[move.card, OTHER]), move).state


def offered(picture: str, move: Lay) -> list[str]:
    """The garden after the card, once for each structure that a temple may be built on."""
    state = after(picture, move)
    return [draw(garden(state), marks=site) for site in choices(state, 0).sites]


def structure_picture(picture: str, row: int, column: int) -> str:
    ground = garden_of(picture)
    return draw(ground, marks=structure(ground, Cell(row, column)))


def test_hg_b1_a_structure_hangs_together_edge_to_edge() -> None:
    picture = """
        T T - T
        - T P T
        T - T T
    """
    assert structure_picture(picture, 0, 0) == neat("""
        + + - T
        - + P T
        T - T T
    """)
    assert structure_picture(picture, 2, 2) == neat("""
        T T - +
        - T P +
        T - + +
    """)
    assert structure_picture(picture, 0, 2) == structure_picture(picture, 9, 9) == neat(picture)


def test_hg_b1_three_squares_carry_a_temple() -> None:
    assert offered("- - - T\n- - - -", laying("-TT/---", 0, 0)) == [neat("- + + +\n- - - -")]


def test_hg_b1_two_squares_are_not_enough() -> None:
    assert offered("- - - P\n- - - -", laying("-TT/---", 0, 0)) == []
    state = scene("P T T\n- - -", stage=ToBuild((Cell(0, 1), Cell(0, 2))))
    assert refusals(state, Build(Cell(0, 1))) == (
        Refusal("HG-B1", "small", {"size": 2, "smallest": 3}, (Cell(0, 1), Cell(0, 2))),
    )


@pytest.mark.parametrize("cell", [Cell(1, 1), Cell(7, 7)])
def test_hg_b1_there_is_no_structure_on_ground_or_table(cell: Cell) -> None:
    state = scene("T T T\n- - -", stage=ToBuild((Cell(0, 1),)))
    assert refusals(state, Build(cell)) == (Refusal("HG-B1", "nothing", cells=(cell,)),)


def test_hg_b2_a_temple_goes_on_any_square_of_a_structure_that_the_card_enlarged() -> None:
    state = after("- - - T\n- - - -", laying("-TT/---", 0, 0))
    assert list(legal_moves(state, 0)) == [*(Build(Cell(0, column)) for column in (1, 2, 3)), Decline()]
    step = make(state, Build(Cell(0, 3)))
    assert draw(garden(step.state)) == neat("""
        - T T T!
        - - - -
    """)
    assert step.events == (TempleBuilt(0, Cell(0, 3), Feature.TERRACE, 3),)
    assert step.state.stage == ToTake(3)


def test_hg_b2_a_feature_laid_on_an_equal_one_adds_nothing() -> None:
    step = make(scene("T T T\n- - -", cards=["T--/---", OTHER]), laying("T--/---", 0, 2))
    assert draw(garden(step.state)) == neat("T T T - -\n- - - - -")
    assert [type(event) for event in step.events] == [CardLaid]
    assert to_move(step.state) == (1,)


def test_hg_b2_a_feature_laid_on_another_one_adds_a_square() -> None:
    assert offered("T T P\n- - -", laying("T--/---", 0, 2)) == [neat("+ + + - -\n- - - - -")]


def test_hg_b2_what_a_structure_lost_does_not_matter() -> None:
    """Four terraces become three, one of them new."""
    assert offered("T T T T\n- - - -", laying("-TT/---", 0, 1, 3)) == [
        neat("""
            + + - T
            - + - -
            . - - .
        """)
    ]


def test_hg_b2_of_two_large_structures_only_the_one_that_gained_a_square_counts() -> None:
    picture = """
        F F - - -
        - - - T -
        - - - T -
        - - - T -
    """
    state = after(picture, laying("F--/-T-", 0, 2))
    (site,) = choices(state, 0).sites
    assert draw(garden(state), marks=site) == neat(picture.replace("F F -", "+ + +"))
    assert cases(state, Build(Cell(2, 3))) == ["HG-B2-old"]


def test_hg_b2_a_structure_without_a_new_square_gets_no_temple() -> None:
    assert offered("P P P\n- - -\n- - -", laying("--T/F--", 1, 0)) == []
    state = scene("P P P\nT T T", stage=ToBuild((Cell(1, 0),)))
    old = tuple(Cell(0, column) for column in range(3))
    assert refusals(state, Build(Cell(0, 1))) == (Refusal("HG-B2", "old", cells=old),)
    assert cases(state, Build(Cell(1, 1))) == []


def test_hg_b2_of_two_structures_one_is_built_on() -> None:
    picture = """
        - - - -
        - - - -
        - T F -
        - T F -
    """
    card = laying("---/-TF", 0, 0)
    assert offered(picture, card) == [
        neat("- - - -\n- + F -\n- + F -\n- + F -"),
        neat("- - - -\n- T + -\n- T + -\n- T + -"),
    ]
    state = make(after(picture, card), Build(Cell(2, 2))).state
    assert cases(state, Build(Cell(2, 1))) == ["HG-B3-take"]
    assert to_move(make(state, Take(0)).state) == (1,)


def test_hg_b3_building_is_optional() -> None:
    state = after("- - - T\n- - - -", laying("-TT/---", 0, 0))
    step = make(state, Decline())
    assert step.events == (TempleDeclined(0),)
    assert garden(step.state).temples == ()
    assert step.state.display == state.display
    assert to_move(step.state) == (1,)
    assert not step.revealed


@pytest.mark.parametrize("move", [laying("-P-/---", 0, 0), Take(0), MoveTemple(Cell(0, 0))])
def test_hg_b3_whether_to_build_is_decided_before_anything_else(move: Move) -> None:
    assert cases(scene("T T T\n- - -", stage=ToBuild((Cell(0, 0),))), move) == ["HG-B3-decide"]


@pytest.mark.parametrize("move", [laying("-P-/---", 0, 0), Decline(), Build(Cell(0, 0))])
def test_hg_b3_whoever_builds_must_take_a_tile(move: Move) -> None:
    assert cases(scene("T T T!\n- - -", stage=ToTake(3)), move) == ["HG-B3-take"]


SEVEN = """
    P!P P P P P P
    - - - - - - -
"""


def test_hg_b7_a_split_structure_is_judged_part_by_part() -> None:
    """The book's example: seven squares are split, and the four on the right, one of them new, are free."""
    state = after(SEVEN, laying("---/PP-", -1, 3, 3))
    (site,) = choices(state, 0).sites
    assert draw(garden(state), marks=site) == neat("""
        . . . - - . .
        P!P P - + + +
        - - - - + - -
    """)
    assert choices(make(state, Build(Cell(0, 5))).state, 0).spaces == (0, 1, 2, 3)


def test_hg_b7_a_part_split_off_without_a_new_square_gets_no_temple() -> None:
    step = make(scene(SEVEN, cards=["--P/---", OTHER]), laying("--P/---", -2, 2, 1))
    assert draw(garden(step.state)) == neat("""
        . . - - . . .
        . . - - . . .
        P!P - P P P P
        - - - - - - -
    """)
    assert [type(event) for event in step.events] == [CardLaid]
    assert to_move(step.state) == (1,)


def test_hg_b7_a_structure_with_a_temple_gets_no_second() -> None:
    """The book's example: terraces of three and four have temples, the three parks have no new square."""
    picture = """
        T!T T - - - T
        - - - - - - T!
        P P P - - - T
        - - - - - - -
    """
    step = make(scene(picture, cards=["T--/---", OTHER]), laying("T--/---", 3, 6))
    assert draw(garden(step.state)) == neat("""
        T!T T - - - T . .
        - - - - - - T!. .
        P P P - - - T . .
        - - - - - - T - -
        . . . . . . - - -
    """)
    assert [type(event) for event in step.events] == [CardLaid]
    assert to_move(step.state) == (1,)


def test_hg_b7_a_second_temple_is_refused() -> None:
    picture = """
        T!T T - - T
        - - - - - T!
        P P P - T T
    """
    state = scene(picture, stage=ToBuild((Cell(0, 1), Cell(2, 4))))
    assert refusals(state, Build(Cell(0, 2))) == (Refusal("HG-B7", "temple", cells=(Cell(0, 0),)),)
    assert refusals(state, Build(Cell(2, 4))) == (Refusal("HG-B7", "temple", cells=(Cell(1, 5),)),)
    assert cases(state, Build(Cell(2, 1))) == ["HG-B2-old"]


def test_hg_b7_two_structures_with_temples_may_merge_and_both_stay() -> None:
    picture = """
        - - T!- -
        - - T - -
        T!T - - -
        - - - - -
    """
    step = make(scene(picture, cards=["T--/---", OTHER]), laying("T--/---", 2, 2))
    assert draw(garden(step.state)) == neat("""
        - - T!- -
        - - T - -
        T!T T - -
        - - - - -
    """)
    assert [type(event) for event in step.events] == [CardLaid]
    assert len(structure(garden(step.state), Cell(2, 2))) == 5


FULL = """
    T!T T - P!P P
    - - - - - - -
    F!F - - A!A A
    - - - - - - -
    P!P - - A A -
    - - - - - - -
"""
EXTEND = laying("--A/---", 4, 6, 3)
"""Lays a third arcade beside the two at the bottom right."""


def test_hg_b8_with_all_temples_out_building_means_moving() -> None:
    state = make(after(FULL, EXTEND), Build(Cell(4, 5))).state
    assert state.stage == ToMove(Cell(4, 5))
    step = make(state, MoveTemple(Cell(4, 0)))
    assert draw(garden(step.state)) == neat("""
        T!T T - P!P P .
        - - - - - - - .
        F!F - - A!A A .
        - - - - - - - .
        P P - - A A!A -
        - - - - - - - -
        . . . . . . - -
    """)
    assert step.events == (TempleBuilt(0, Cell(4, 5), Feature.ARCADE, 3, moved=Cell(4, 0)),)
    assert step.state.stage == ToTake(3)


def test_hg_b8_among_equals_the_player_chooses() -> None:
    step = make(after(FULL, EXTEND), Build(Cell(4, 5)))
    assert (step.events, step.revealed) == ((), False)
    assert choices(step.state, 0).temples == (Cell(2, 0), Cell(4, 0))
    assert list(legal_moves(step.state, 0)) == [MoveTemple(Cell(2, 0)), MoveTemple(Cell(4, 0))]


def test_hg_b8_only_a_temple_on_a_smallest_structure_moves() -> None:
    state = make(after(FULL, EXTEND), Build(Cell(4, 5))).state
    larger = Refusal("HG-B8", "larger", {"size": 3, "smallest": 2}, (Cell(2, 0), Cell(4, 0)))
    assert refusals(state, MoveTemple(Cell(0, 0))) == (larger,)
    assert refusals(state, MoveTemple(Cell(3, 3))) == (Refusal("HG-B8", "none", cells=(Cell(3, 3),)),)
    assert cases(state, Decline()) == cases(state, Take(0)) == ["HG-B8-which"]


def test_hg_b8_a_single_smallest_structure_is_not_asked_for() -> None:
    """A decision that has only one answer is not asked; a remnant of one square counts."""
    step = make(after(FULL.replace("P!P - -", "P!- - -"), EXTEND), Build(Cell(4, 6)))
    assert step.events == (TempleBuilt(0, Cell(4, 6), Feature.ARCADE, 3, moved=Cell(4, 0)),)
    assert step.state.stage == ToTake(3)


def test_hg_b8_sizes_are_those_after_the_new_card() -> None:
    picture = """
        T!T T - P!P P
        - - - - F - -
        F!F - - A!A A
        - - - - - - -
        P!P - - - - -
    """
    step = make(after(picture, laying("---/-FF", 0, 1)), Build(Cell(1, 3)))
    assert draw(garden(step.state)) == neat("""
        T - - - P!P P
        - - F F!F - -
        F!F - - A!A A
        - - - - - - -
        P!P - - - - -
    """)


def test_hg_b8_merged_temples_each_count_the_whole() -> None:
    merged = garden_of("""
        T!T T T T T!
        P!P P P P P
        P P - A!A A
        F!F F A A A
    """)
    assert movable(merged) == (Cell(3, 0),)
    alike = garden_of("T!T T!\nP!P P\nA A!A")
    assert movable(alike) == (Cell(0, 0), Cell(0, 2), Cell(1, 0), Cell(2, 1))


def temple_moved(then: Lay) -> State:
    """The temple of the parks moved to the arcades; the other player laid a card, and then comes this one."""
    picture = FULL.replace("P!P - -", "P!P P -").replace("F!F - -", "F!F F -")
    state = scene(picture, cards=["--A/---", "T--/---", "--P/---", OTHER])
    moved = (EXTEND, Build(Cell(4, 5)), MoveTemple(Cell(4, 0)), Take(0))
    return make(state, *moved, laying("T--/---", 0, 0), then).state


def test_hg_b8_a_structure_that_lost_its_temple_may_score_again_once_enlarged() -> None:
    state = temple_moved(laying("--P/---", 4, 3, 3))
    (site,) = choices(state, 0).sites
    assert draw(garden(state), marks=site) == neat("""
        T!T T - P!P P .
        - - - - - - - .
        F!F F - A!A A .
        - - - - - - - .
        + + + + - A!A -
        - - - - - - - -
        . . . - - . - -
    """)


def test_hg_b8_a_structure_that_lost_its_temple_does_not_score_again_as_it_is() -> None:
    state = temple_moved(laying("--P/---", 4, 2, 3))
    assert choices(state, 0).sites == ()
    assert to_move(state) == (1,)
