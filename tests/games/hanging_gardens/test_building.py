"""HG-T1 to HG-T7: a card is taken and laid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tests.games.hanging_gardens.pictures import draw, garden_of, neat
from tests.games.hanging_gardens.positions import (
    START,
    cases,
    garden,
    laying,
    make,
    play_through,
    refusals,
    scene,
)
from tuileries.core.errors import IllegalMove, Refusal
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.building import placements, survey, why_not_there
from tuileries.games.hanging_gardens.components import CARDS, SHAPES, Card, Feature
from tuileries.games.hanging_gardens.events import CardLaid, CardSetAside, RoundBegun
from tuileries.games.hanging_gardens.garden import Garden, Laid, lay, squares
from tuileries.games.hanging_gardens.moves import Build, Decline, Lay, MoveTemple, SetAside, Take
from tuileries.games.hanging_gardens.state import Round
from tuileries.games.hanging_gardens.text import feature_names
from tuileries.games.hanging_gardens.turn import choices, legal_moves, play


def places(picture: str, card: Card, turn: int = 0) -> str:
    """The garden with `+` wherever the top left square of the card may lie."""
    plot = survey(garden_of(picture))
    anchors = [move.cell for move in placements(plot, card) if move.turn == turn]
    return draw(garden_of(picture), marks=anchors)


def test_hg_t1_a_card_is_taken_and_laid_at_once() -> None:
    step = make(scene(), laying("-P-/---", 0, 0))
    assert draw(garden(step.state)) == neat("""
        - P -
        - - -
    """)
    assert step.state.cards == ("--A/---", "T--/---", "-F-/---")
    assert garden(step.state).laid == (Laid("-P-/---", Cell(0, 0), 0),)
    assert step.events == (CardLaid(0, "-P-/---", Cell(0, 0), 0),)


def test_hg_t1_only_a_card_that_lies_face_up_can_be_taken() -> None:
    state = scene()
    absent = laying("TAT/---", 0, 0)
    assert refusals(state, absent) == (Refusal("HG-T1", "absent", {"card": "TAT/---"}),)
    assert cases(state, Lay("???", Cell(0, 0), 0)) == ["HG-T1-absent"]
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, absent)
    assert caught.value.refusals == refusals(state, absent)
    taken = make(state, laying("-P-/---", 0, 0)).state
    assert cases(taken, laying("-P-/---", 0, 0)) == ["HG-T1-absent"]


@pytest.mark.parametrize("move", [Build(Cell(0, 0)), Decline(), MoveTemple(Cell(0, 0)), Take(0)])
def test_hg_t1_a_turn_begins_with_a_card(move: Build | Decline | MoveTemple | Take) -> None:
    assert cases(scene(), move) == ["HG-T1-lay"]


@pytest.mark.parametrize(
    ("turn", "picture"),
    [
        (0, "P - A\nT - -"),
        (1, "T P\n- -\n- A"),
        (2, "- - T\nA - P"),
        (3, "A -\n- -\nP T"),
    ],
)
def test_hg_t2_a_card_may_be_turned_by_quarters(turn: int, picture: str) -> None:
    ground = "- - -\n- - -\n- - -"
    step = make(scene(ground, cards=["P-A/T--", "T--/---"]), laying("P-A/T--", 0, 0, turn))
    drawn = [row[: len(SHAPES["P-A/T--"][turn][0])] for row in garden(step.state).rows]
    shown = garden_of(picture).rows
    assert tuple(drawn[: len(shown)]) == shown


def test_hg_t2_a_card_is_never_mirrored() -> None:
    assert SHAPES["P-A/T--"] == (
        *(("P-A", "T--"), ("TP", "--", "-A")),
        *(("--T", "A-P"), ("A-", "--", "PT")),
    )
    assert ("A-P", "--T") not in SHAPES["P-A/T--"]


@pytest.mark.parametrize("turn", [-1, 4, 10**9])
def test_hg_t2_there_are_four_quarters(turn: int) -> None:
    assert refusals(scene(), laying("T--/---", 0, 0, turn)) == (Refusal("HG-T2", "turn", {"turns": 4}),)


def test_hg_t2_a_card_that_looks_the_same_upside_down_has_two_turns() -> None:
    state = scene("- - -\n- - -\n- - -", cards=["--P/P--"])
    assert {move.turn for move in legal_moves(state, 0) if isinstance(move, Lay)} == {0, 1}
    assert refusals(state, laying("--P/P--", 0, 0, 2)) == (Refusal("HG-T2", "turn", {"turns": 2}),)


def test_hg_t3_a_feature_lies_on_a_card() -> None:
    assert places(START, "T--/---") == neat("""
        + + +
        + + +
    """)
    assert places(START, "TAT/---") == neat("""
        + - -
        + - -
    """)


def test_hg_t3_a_park_over_bare_table_is_refused() -> None:
    state = scene(cards=["---/PP-"])
    refused = Refusal(
        "HG-T3", "bare", {"features": feature_names([Feature.PARK]), "number": 1}, (Cell(1, 3),)
    )
    assert refusals(state, laying("---/PP-", 0, 2)) == (refused,)


def test_hg_t3_every_square_at_fault_is_named() -> None:
    (refused,) = refusals(scene(cards=["T-P/-FT"]), laying("T-P/-FT", -1, 1))
    assert refused.cells == (Cell(-1, 1), Cell(-1, 3), Cell(0, 3))
    assert refused.particulars["features"] == feature_names([Feature.TERRACE, Feature.PARK])
    assert refused.particulars["number"] == 3


def test_hg_t3_a_feature_may_lie_on_any_feature() -> None:
    state = scene("T P A\nF - T", cards=["A-T/-FT", "T--/---"])
    step = make(state, laying("A-T/-FT", 0, 0))
    assert draw(garden(step.state)) == neat("""
        A - T
        - F T
    """)


@pytest.mark.parametrize("cell", [Cell(0, 4), Cell(-3, 0), Cell(10**9, -(10**9))])
def test_hg_t3_a_card_apart_from_the_garden_is_refused(cell: Cell) -> None:
    assert cases(scene(), Lay("-P-/---", cell, 0)) == ["HG-T3-bare"]


@pytest.mark.parametrize(
    ("card", "cell", "corner", "picture"),
    [
        ("T--/---", Cell(1, 2), Cell(0, 0), "- - - . .\n- - T - -\n. . - - -"),
        ("---/-A-", Cell(-1, -1), Cell(-1, -1), "- - - .\n- A - -\n. - - -"),
        ("--P/---", Cell(1, -2), Cell(0, -2), ". . - - -\n- - P - -\n- - - . ."),
        ("-P-/---", Cell(0, 0), Cell(0, 0), "- P -\n- - -"),
    ],
)
def test_hg_t4_ground_may_lie_on_the_table(card: Card, cell: Cell, corner: Cell, picture: str) -> None:
    after = garden(make(scene(cards=[card, "TAT/---"]), Lay(card, cell, 0)).state)
    assert draw(after) == neat(picture)
    assert after.corner == corner


def test_hg_t4_ground_covers_features() -> None:
    step = make(scene("T T T\nP P P", cards=["T--/---", "-P-/---"]), laying("T--/---", 0, 1))
    assert draw(garden(step.state)) == neat("""
        T T - -
        P - - -
    """)


def test_hg_t5_no_square_covers_a_temple() -> None:
    picture = """
        - - - -
        - T!- -
        - - - -
    """
    assert places(picture, "-P-/---") == neat("""
        - - + -
        - T!+ -
        + + + -
    """)
    state = scene(picture, cards=["-P-/---"])
    assert refusals(state, laying("-P-/---", 0, 0)) == (
        Refusal("HG-T5", "temple", {"number": 1}, (Cell(1, 1),)),
    )


def test_hg_t5_a_card_may_lie_beside_a_temple() -> None:
    state = scene("T!- -\n- - -", cards=["-P-/---", "T--/---"])
    assert cases(state, laying("-P-/---", 0, 1)) == []
    assert cases(state, laying("-P-/---", 0, 0)) == ["HG-T5-temple"]


def test_hg_t5_every_reason_is_given_at_once() -> None:
    state = scene("T!T A!\n- - -")
    assert cases(state, laying("TAT/---", -1, 0)) == ["HG-T1-absent", "HG-T3-bare", "HG-T5-temple"]


def test_hg_t6_only_the_topmost_square_counts() -> None:
    state = scene("T T T\n- - -", cards=["-P-/---", "T--/---"])
    step = make(state, laying("-P-/---", 0, 0))
    assert draw(garden(step.state)) == neat("""
        - P -
        - - -
    """)


def test_hg_t6_the_topmost_squares_are_what_the_cards_laid_in_turn_leave() -> None:
    *_, end = play_through(2, seed="t6")
    for seat in end.state.seats:
        top = dict(squares(("---", "---"), Cell(0, 0)))
        again = Garden()
        for laid in seat.garden.laid:
            top.update(squares(SHAPES[laid.card][laid.turn], laid.cell))
            again = lay(again, laid)
        assert again.rows == seat.garden.rows
        corner = seat.garden.corner
        shown = {
            Cell(corner.row + row, corner.column + column): letter
            for row, line in enumerate(seat.garden.rows)
            for column, letter in enumerate(line)
            if letter != "."
        }
        assert shown == top
        assert corner == Cell(min(cell.row for cell in top), min(cell.column for cell in top))


BLOCKED = """
    P!- -
    T T T!
"""


def test_hg_t7_a_card_that_fits_nowhere_leaves_the_game() -> None:
    state = scene(BLOCKED, cards=["A-T/-FT", "T--/---"])
    assert choices(state, 0).cards[0].turns == ((), (), (), ())
    step = make(state, SetAside("A-T/-FT"))
    assert step.events == (CardSetAside(0, "A-T/-FT"),)
    assert (step.state.boxed, step.state.cards) == (("A-T/-FT",), ("T--/---",))
    assert garden(step.state) == garden(state)


def test_hg_t7_it_may_be_taken_even_if_another_could_be_laid() -> None:
    state = scene(BLOCKED, cards=["A-T/-FT", "T--/---"])
    assert [move for move in legal_moves(state, 0) if isinstance(move, SetAside)] == [SetAside("A-T/-FT")]
    assert any(isinstance(move, Lay) for move in legal_moves(state, 0))


def test_hg_t7_a_card_that_fits_is_not_set_aside() -> None:
    state = scene()
    (refused,) = refusals(state, SetAside("-P-/---"))
    assert (refused.rule, refused.case) == ("HG-T7", "fits")
    assert len(refused.cells) == 6
    assert cases(state, SetAside("TAT/---")) == ["HG-T1-absent"]


def test_hg_t7_the_only_card_goes_by_itself_when_it_fits_nowhere() -> None:
    """A decision that has only one answer is not asked."""
    state = scene(START, BLOCKED, cards=["-P-/---", "A-T/-FT"], during=Round(1, first=0, turns=2))
    step = make(state, laying("-P-/---", 0, 0))
    assert [type(event) for event in step.events] == [CardLaid, CardSetAside, RoundBegun]
    assert step.revealed
    assert step.state.boxed == ("A-T/-FT",)


def gardens() -> Iterator[Garden]:
    yield garden_of(START)
    yield garden_of(BLOCKED)
    yield garden_of(". T . .\nP!- . A\n. - - -")
    for seed in ("1", "2"):
        *_, end = play_through(2, seed=seed)
        yield from (seat.garden for seat in end.state.seats)


@pytest.mark.parametrize("card", CARDS[::4])
def test_the_places_are_those_that_no_rule_forbids(card: Card) -> None:
    """Tried square by square, a card fits exactly where it is offered."""
    for ground in gardens():
        (top, left), rows = ground.corner, ground.rows
        cells = product(range(top - 4, top + len(rows) + 4), range(left - 4, left + len(rows[0]) + 4))
        fits = {
            Lay(card, Cell(*cell), turn)
            for cell in cells
            for turn, shape in enumerate(SHAPES[card])
            if not any(why_not_there(ground, shape, Cell(*cell)))
        }
        offered = list(placements(survey(ground), card))
        assert set(offered) == fits
        assert len(offered) == len(fits)
