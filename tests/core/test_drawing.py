"""Lines of styled pieces of text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuileries.core.drawing import Line, beside, fit, width_of


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


@pytest.mark.parametrize(
    ("text", "fitted"), [("gate", "gate  "), ("pagoda", "pagoda"), ("blossom", "blosso")]
)
def test_a_text_is_filled_up_or_cut_to_its_width(text: str, fitted: str) -> None:
    assert fit(text, 6) == fitted


@given(st.text(), st.integers(0, 30))
def test_a_fitted_text_always_has_the_width_asked_for(text: str, width: int) -> None:
    assert len(fit(text, width)) == width


def test_a_line_is_as_wide_as_its_pieces_together() -> None:
    assert width_of([("moss", "bold"), (" ", ""), ("sand", "dim")]) == 9
    assert width_of([]) == 0


def test_two_drawings_stand_side_by_side_from_the_same_column() -> None:
    left: list[Line] = [[("ab", "red")], [("a", ""), ("bcd", "dim")]]
    right: list[Line] = [[("X", "bold")], [("Y", "")]]
    lines = list(beside(left, right, width=6))
    assert [text_of(line) for line in lines] == ["ab    X", "abcd  Y"]
    assert lines[0] == [("ab", "red"), ("    ", ""), ("X", "bold")]


def test_the_left_drawing_may_be_the_shorter_one() -> None:
    lines = beside([[("ab", "")]], [[("X", "")], [("Y", "")]], width=4)
    assert [text_of(line) for line in lines] == ["ab  X", "    Y"]


def test_where_nothing_stands_on_the_right_no_blanks_are_left_behind() -> None:
    lines = beside([[("ab", "")], [("cd", "")], [("ef", "")]], [[("X", "")], []], width=4)
    assert [text_of(line) for line in lines] == ["ab  X", "cd", "ef"]


def test_nothing_beside_nothing_is_nothing() -> None:
    assert list(beside([], [], width=10)) == []
