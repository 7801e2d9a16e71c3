"""Cells, boxes and areas; the areas are drawn."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuileries.core.grids import (
    CELL_NAME,
    Box,
    Cell,
    areas,
    bounding_box,
    cell_name,
    cell_named,
    column_name,
    neighbours,
)

cells = st.builds(Cell, st.integers(-4, 4), st.integers(-4, 4))
shapes = st.frozensets(cells, min_size=1, max_size=20)


def drawn(picture: str) -> dict[str, frozenset[Cell]]:
    """The cells of a picture by their letter."""
    rows = [line.strip() for line in picture.strip().splitlines()]
    letters = [(sign, Cell(row, column)) for row, line in enumerate(rows) for column, sign in enumerate(line)]
    return {sign: frozenset(cell for other, cell in letters if other == sign) for sign, _ in letters}


def test_a_cell_has_four_neighbours_clockwise_from_the_one_above() -> None:
    assert neighbours(Cell(2, 5)) == (Cell(1, 5), Cell(2, 6), Cell(3, 5), Cell(2, 4))


@given(cells, cells)
def test_neighbours_are_always_mutual(one: Cell, other: Cell) -> None:
    distance = abs(one.row - other.row) + abs(one.column - other.column)
    assert (other in neighbours(one)) == (one in neighbours(other)) == (distance == 1)


def test_a_box_counts_its_edges() -> None:
    box = bounding_box([Cell(3, -1), Cell(0, 2)])
    assert box == Box(top=0, left=-1, bottom=3, right=2)
    assert (box.rows, box.columns) == (4, 4)


def test_a_box_around_one_cell_is_one_by_one() -> None:
    box = bounding_box({Cell(7, 7)})
    assert (box.rows, box.columns) == (1, 1)


def test_there_is_no_box_around_nothing() -> None:
    with pytest.raises(ValueError, match="empty"):
        bounding_box([])


@given(shapes, cells)
def test_a_box_grows_by_a_cell_as_if_it_had_been_there_from_the_start(
    shape: frozenset[Cell], new: Cell
) -> None:
    assert bounding_box(shape).with_cell(new) == bounding_box(shape | {new})


def test_cells_that_only_touch_at_a_corner_are_apart() -> None:
    picture = drawn(
        """
        aa.b
        .a.b
        c.bb
        ccb.
        dd.e
        """
    )
    whole = frozenset().union(*(picture[letter] for letter in "abcde"))
    assert set(areas(whole)) == {picture["a"], picture["b"] | picture["c"] | picture["d"], picture["e"]}


def test_nothing_has_no_areas() -> None:
    assert list(areas([])) == []


@given(shapes)
def test_areas_share_no_cell_and_miss_none(shape: frozenset[Cell]) -> None:
    parts = list(areas(shape))
    assert sum(map(len, parts)) == len(shape)
    assert frozenset().union(*parts) == shape


@given(shapes)
def test_an_area_touches_no_other_and_hangs_together(shape: frozenset[Cell]) -> None:
    for part in areas(shape):
        around = {cell for inside in part for cell in neighbours(inside)}
        assert not (around & shape) - part
        reached = {min(part)}
        while grown := {cell for inside in reached for cell in neighbours(inside)} & part - reached:
            reached |= grown
        assert reached == part


@given(st.integers(-99, 99), st.integers(-99, 99))
def test_every_cell_has_a_name_of_its_own(row: int, column: int) -> None:
    home, cell = Cell(20, 12), Cell(row, column)
    found = re.fullmatch(CELL_NAME, cell_name(cell, home))
    assert found
    assert cell_named(found[1], found[2], home) == cell


def test_columns_beyond_the_alphabet_begin_with_its_ends() -> None:
    assert [column_name(column) for column in (-27, -1, 0, 25, 26, 52)] == [
        "aaz",
        "az",
        "a",
        "z",
        "za",
        "zza",
    ]
