"""Gardens as text, so that a test shows the position it is about.

Squares are T terrace, P park, A arcade, F fountain, - building ground and . bare table; `!` after a letter is
a temple. The first square that is read is at (0, 0), wherever the garden's own corner is.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from textwrap import dedent

from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.garden import Garden, square

SQUARE = re.compile(r"([TPAF.\-])(!?)")


def neat(picture: str) -> str:
    return "\n".join(line.rstrip() for line in dedent(picture).strip("\n").splitlines())


def garden_of(picture: str) -> Garden:
    rows, temples = list[str](), list[Cell]()
    for row, line in enumerate(neat(picture).splitlines()):
        found = SQUARE.findall(line)
        rows.append("".join(letter for letter, _ in found))
        temples += [Cell(row, column) for column, (_, temple) in enumerate(found) if temple]
    return Garden(rows=tuple(rows), temples=tuple(temples))


def draw(garden: Garden, *, marks: Collection[Cell] = ()) -> str:
    """The garden as a picture; `+` on the given cells of its box."""
    (top, left), width = garden.corner, len(garden.rows[0])
    rows = (range(top, top + len(garden.rows)), range(left, left + width))
    lines = ("".join(draw_square(garden, Cell(row, column), marks) for column in rows[1]) for row in rows[0])
    return neat("\n".join(lines))


def draw_square(garden: Garden, cell: Cell, marks: Collection[Cell]) -> str:
    letter = "+" if cell in marks else square(garden, cell)
    return letter + ("!" if cell in garden.temples else " ")
