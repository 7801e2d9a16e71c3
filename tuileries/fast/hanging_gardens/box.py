"""The Hanging Gardens as numbers: the same box the rules read, turned into words and boards.

A garden is looked at row by row, a bit a column: a board is 64 words of 64 bits. The start card has its top
left square in row 64 and column 64, so that no number is ever negative, and a place is found by the last six
bits of its row and of its column. So a board has no edge: what leaves it on the right is back on the left. A
card lies on its garden with at least one square, so each makes it at most two squares wider or higher. Even
after 30 cards a row and a column stay free: a garden never meets itself on the other side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy

from tuileries.core.grids import Cell, areas
from tuileries.fast.compiler import apart, compilers
from tuileries.fast.kernel import Words
from tuileries.games.hanging_gardens.components import BOX, CARDS, GROUND, LETTERS, SHAPES, Card, Tile
from tuileries.games.hanging_gardens.garden import START, squares

SIDE = 64
HOME = 64
"""Row and column of the top left square of the start card."""

TILES = list(Tile)
SERIES = len(BOX.series)
PERSONS = len(BOX.persons)
KINDS, GUARD, GUARDED = len(TILES), TILES.index(Tile.GUARD), TILES.index(BOX.guard.series)
FEATURES = len(LETTERS)
SQUARES = 6
TURNS = 4


def words(numbers: Iterable[int]) -> Words:
    return numpy.array(list(numbers), dtype=numpy.uint64)


def features_first(card: Card, turn: int) -> Iterator[tuple[Cell, int]]:
    """The squares of a card as it lies, from its top left: where, and which feature; ground comes last."""
    lying = squares(SHAPES[card][turn], Cell(0, 0))
    shown = [(cell, FEATURES if letter == GROUND else list(LETTERS).index(letter)) for cell, letter in lying]
    yield from sorted(shown, key=lambda square: square[1] == FEATURES)


def groups(card: Card, turn: int) -> Iterator[tuple[int, list[int]]]:
    """A feature, and the places of the squares that show it and hang together on the card."""
    places = {cell: place for place, (cell, _) in enumerate(features_first(card, turn))}
    for feature in range(FEATURES):
        shown = [cell for cell, other in features_first(card, turn) if other == feature]
        for area in sorted(map(sorted, areas(shown))):
            yield feature, [places[cell] for cell in area]


def by_card_and_turn(depth: int) -> Words:
    return numpy.zeros((len(CARDS), TURNS, depth), dtype=numpy.uint64)


TURNS_OF = words(len(SHAPES[card]) for card in CARDS)
FEATURES_OF = words(SQUARES - card.count(GROUND) for card in CARDS)
DOWN, RIGHT, SHOWN = by_card_and_turn(SQUARES), by_card_and_turn(SQUARES), by_card_and_turn(SQUARES)
"""Of each square, by card and turn: its row, its column, its feature; those with features come first."""

SHEET = SIDE + 4
"""How many words a garden takes at most to be written down, and then some that are empty."""

MOST_FEATURES = int(max(FEATURES_OF))
LIES = by_card_and_turn(MOST_FEATURES)
"""Where the sheets begin that are shifted as far as its features lie; the last one fills the room."""

SHAPE = numpy.zeros((len(CARDS), TURNS, 3, FEATURES), dtype=numpy.uint64)
"""The squares of each feature, by row."""

GROUPS_OF = by_card_and_turn(1)
GROUP, GROUP_SHOWS = by_card_and_turn(SQUARES), by_card_and_turn(SQUARES)
"""A group are squares of a feature that hang together on a card: how many, whose a square is, its feature.

Ground is in a group of its own, FEATURES, that is not looked at.
"""

HEIGHT_OF, WIDTH_OF = words([2, 3, 2, 3]), words([3, 2, 3, 2])
"""By turn: how many rows and columns a card takes."""

for number, card in enumerate(CARDS):
    for turn in range(len(SHAPES[card])):
        for place, (cell, feature) in enumerate(features_first(card, turn)):
            DOWN[number, turn, place], RIGHT[number, turn, place] = cell
            SHOWN[number, turn, place] = feature
            if feature < FEATURES:
                LIES[number, turn, place:] = (3 * cell.row + cell.column) * SHEET
                SHAPE[number, turn, cell.row, feature] |= numpy.uint64(1 << cell.column)
        GROUP[number, turn] = FEATURES
        for group, (feature, together) in enumerate(groups(card, turn)):
            GROUPS_OF[number, turn], GROUP_SHOWS[number, turn, group] = group + 1, feature
            GROUP[number, turn, together] = group

DEALT = words(BOX.rounds.cards.get(players, 0) for players in range(5))
MOST_DEALT = max(BOX.rounds.cards.values())
MOST_TURNS = max(len(CARDS) // players for players in BOX.rounds.cards)
"""HG-R2: how many cards a seat lays at most."""

TEMPLES, SMALLEST, UNSEEN_FROM = BOX.temples.per_player, BOX.temples.smallest, BOX.temples.unseen_from
COLUMNS, ROWS = BOX.display.columns, BOX.display.rows
SPACES = COLUMNS * ROWS
FIVE = BOX.exhausted.points
LINES = 4
"""Of a score sheet: HG-F1 to HG-F4."""

MOST_HELD = max(series.number for series in BOX.series.values())
FULL = words(len(series.values) for series in BOX.series.values())
"""HG-F1: how many tiles a series has, by kind."""

SERIES_PAYS = numpy.zeros((SERIES, MOST_HELD + 1), dtype=numpy.uint64)
"""HG-F1: by kind and number."""

for kind, series in enumerate(BOX.series.values()):
    for held in range(MOST_HELD + 1):
        full, rest = divmod(held, len(series.values))
        SERIES_PAYS[kind, held] = full * series.values[-1] + (series.values[rest - 1] if rest else 0)

SERIES_OF = words(TILES.index(person.series) for person in BOX.persons.values())
STEP_OF = words(sum(len(one.values) for one in list(BOX.series.values())[:kind]) for kind in range(SERIES))
"""Where the weights of a series begin."""

LARGEST = 9
"""Beyond this size structures look alike."""

LOW, HIGH = (words(person.values[n] for person in BOX.persons.values()) for n in (0, 1))
GUARD_PAYS = BOX.guard.per_tile

assert (len(START), len(START[0])) == (2, 3), "the start card has two rows of three squares"
assert 3 + 2 * MOST_TURNS < SIDE, "no garden meets itself on the other side"
assert len(CARDS) <= SIDE, "a deck is a word, a bit a card"
assert MOST_HELD < 1 << 4, "tiles are counted in four bits"

compiled, inner = compilers(vars())
shared = apart(vars())
