"""What the judge of The Hanging Gardens sees of a table, and that its net adds up what it sees."""

from __future__ import annotations

import numpy
import pytest

from tests.fast.test_hanging_gardens import by_eye
from tuileries.core.grids import Cell, areas
from tuileries.fast.hanging_gardens import kernel, signs
from tuileries.fast.hanging_gardens import layout as at
from tuileries.fast.hanging_gardens.box import LARGEST, compiled
from tuileries.fast.hanging_gardens.judge import Judge, foretold, learned, part_of, see_table
from tuileries.fast.hanging_gardens.structures import new_glance
from tuileries.fast.kernel import Reals, Word, Words
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.components import LETTERS
from tuileries.games.hanging_gardens.garden import TABLE, Garden

VERSIONS = (0, 15, 50, 90)


@compiled
def say(world: Words, judge: Judge, glance: Word, points: Reals) -> Word:
    """What the judge says of each seat; the part of the game it thinks it is in."""
    see_table(world, judge, glance)
    for seat in range(world[at.PLAYERS]):
        points[seat] = foretold(world, seat, judge, glance)
    return part_of(world)


def structures(garden: Garden) -> list[tuple[int, bool]]:
    """The size of each, and whether it has a temple."""
    squares = {cell: letter for cell, letter in garden_squares(garden) if letter in LETTERS}
    found = [
        set(area)
        for letter in LETTERS
        for area in areas([cell for cell, other in squares.items() if other == letter])
    ]
    return [(len(area), bool(area & {*garden.temples})) for area in found]


def garden_squares(garden: Garden) -> list[tuple[Cell, str]]:
    (top, left), rows = garden.corner, garden.rows
    return [
        (Cell(top + down, left + right), letter)
        for down, line in enumerate(rows)
        for right, letter in enumerate(line)
        if letter != TABLE
    ]


def test_a_judge_sees_structures_by_size_squares_and_the_score() -> None:
    for version in VERSIONS:
        state, glance = by_eye(2, "judge", version).state, new_glance()
        say(kernel.pack(state), learned(2), glance, numpy.zeros(2))
        for player, seat in enumerate(state.seats):
            own, expected = glance["own"][player], numpy.zeros(2 * LARGEST)
            for size, is_templed in structures(seat.garden):
                expected[min(size, LARGEST) - 1 + LARGEST * is_templed] += 1
            assert own[signs.FREE : signs.WIDEST].tolist() == expected.tolist()
            assert own[signs.AREA] == len(garden_squares(seat.garden))
            assert own[signs.BUILT] == len(seat.garden.temples)
            scores = game.project(game.view(state, player))
            assert scores is not None
            assert own[signs.SCORE] == scores[player].total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_net_adds_up_what_is_seen_of_a_seat_of_the_others_and_of_the_table(players: int) -> None:
    for version in VERSIONS:
        world, glance = kernel.pack(by_eye(players, "net", version).state), new_glance()
        points, seats = numpy.zeros(players), glance["own"][:players]
        part, net = int(say(world, learned(players), glance, points)), learned(players).net
        for player in range(players):
            common = glance["common"].copy()
            common[signs.NEXT] = int(world[at.ACTIVE]) == player
            others = numpy.delete(seats, player, axis=0).mean(axis=0)
            seen = numpy.concatenate([seats[player], others, common])
            units = numpy.maximum(net[0] + seen @ net[1 : signs.LAST], 0)
            expected = seen[signs.SCORE] + units @ net[signs.LAST + part]
            assert numpy.isclose(points[player], expected)
