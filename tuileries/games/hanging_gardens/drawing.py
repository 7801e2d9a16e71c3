"""The table in the terminal: 80 columns, with colour or without."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tuileries.core.drawing import Line, Span, beside, fit
from tuileries.core.game import Player, Say
from tuileries.core.grids import Box, Cell
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.hanging_gardens.building import MARGIN
from tuileries.games.hanging_gardens.components import BOX, GROUND, LETTERS, Feature, Tile
from tuileries.games.hanging_gardens.garden import TABLE, Garden, square
from tuileries.games.hanging_gardens.state import ToBuild, ToMove, ToTake
from tuileries.games.hanging_gardens.temples import movable, sites
from tuileries.games.hanging_gardens.text import (
    HOME,
    cell_name,
    column_name,
    line_name,
    space_name,
    stage_name,
    tile_name,
)
from tuileries.games.hanging_gardens.tiles import open_spaces
from tuileries.games.hanging_gardens.view import View, project

HALF = 40
SHEET = 44
LABEL = 5
WIDE, NARROW = 36, 16
"""How many columns of a garden there is room for, alone or beside another."""

STYLE = {
    Feature.TERRACE: "bold #111111 on #e58a7b",
    Feature.PARK: "bold #111111 on #9fd08d",
    Feature.ARCADE: "bold #111111 on #f2d677",
    Feature.FOUNTAIN: "bold #111111 on #93c3ee",
}
EARTH = "#7a6a4f on #e9e1d0"


def draw(view: View, say: Say) -> Iterator[Line]:
    """The others first, then cards and tiles, and one's own garden last, next to where one types."""
    yield [(say(heading(view)), "bold")]
    others = [player for player in range(len(view.seats)) if player != view.viewer]
    for pair in (others[:2], others[2:]):
        blocks = [list(draw_seat(view, player, say, most=NARROW)) for player in pair]
        if blocks:
            yield []
            yield from beside(blocks[0], blocks[1] if len(blocks) > 1 else [], width=HALF)
    yield []
    left = [*draw_display(view, say), [], *draw_cards(view)]
    yield from beside(left, list(draw_holdings(view, say)), width=SHEET)
    if view.viewer is not None:
        yield []
        yield from draw_seat(view, view.viewer, say, most=WIDE, margin=MARGIN)
    if view.viewer in view.to_move:
        yield []
        yield [(say(question(view)), "bold")]


def heading(view: View) -> Phrase:
    args: dict[str, Argument] = {"round": view.round.number, "rounds": view.rounds}
    return Phrase("hanging-gardens-heading", {**args, "deck": view.deck, "supply": view.supply})


def question(view: View) -> Phrase:
    """What the viewer has to decide now."""
    offered = ""
    match view.stage:
        case ToMove():
            offered = " ".join(map(cell_name, movable(view.seats[view.viewer or 0].garden)))
        case ToTake(size=size):
            offered = " ".join(map(space_name, open_spaces(view.display, size)))
    return Phrase(f"hanging-gardens-ask-{stage_name(view.stage)}", {"offered": offered})


def draw_display(view: View, say: Say) -> Iterator[Line]:
    """HG-S2, HG-B4: three columns of two, each with the size it asks for."""
    sizes = range(BOX.temples.smallest, BOX.temples.smallest + BOX.display.columns)
    heads = "".join(fit(f"{'abc'[n]} ≥{size}", 13) for n, size in enumerate(sizes))
    yield [("  " + heads, "dim")]
    for row in range(BOX.display.rows):
        tiles = view.display[row :: BOX.display.rows]
        names = "".join(fit(say(tile_name(tile)) if tile else "–", 13) for tile in tiles)
        yield [(f"{row + 1} ", "dim"), (names, "")]


def draw_cards(view: View) -> Iterator[Line]:
    """HG-R1: the cards that lie face up, upright."""
    yield [("".join(fit(f"  {number}", 10) for number in range(1, len(view.cards) + 1)), "dim")]
    for row in range(2):
        line: Line = []
        for card in view.cards:
            line += [("  ", ""), *map(square_span, card.split("/")[row]), ("  ", "")]
        yield line


def square_span(letter: str, mark: str = " ") -> Span:
    """A square in two columns; a temple, or where one may be built, is marked beside its letter."""
    if letter == TABLE:
        return "  ", ""
    if letter == GROUND:
        return "· ", EARTH
    return letter + mark, STYLE[LETTERS[letter]]


def is_told(view: View, player: Player) -> bool:
    """HG-B9: with `memory` only one's own tiles are told, until the end."""
    return not view.options.memory or player == view.viewer or view.stage is None


def draw_holdings(view: View, say: Say) -> Iterator[Line]:
    """Who holds which tiles, and what every line of the score sheet pays, or would pay now."""
    seats = "".join(f"{player + 1:>4}" for player in range(len(view.seats)))
    key = "hanging-gardens-score-now" if view.to_move else "hanging-gardens-score-final"
    yield [(fit(say(Phrase(key)), 20) + seats, "bold")]
    told = [seat for player, seat in enumerate(view.seats) if is_told(view, player)]
    for tile in (*Tile, None):
        if any(tile in seat.tiles for seat in told):
            name = Phrase("hanging-gardens-unseen") if tile is None else tile_name(tile)
            yield figures(view, say(name), [f"×{seat.tiles.count(tile)}" for seat in view.seats])
    scores = project(view)
    for lines in zip(*(sheet.lines for sheet in scores), strict=True):
        yield figures(view, say(line_name(lines[0].rule)), [str(line.points) for line in lines])
    [(total, _)] = figures(view, say(Phrase("hanging-gardens-total")), [str(s.total) for s in scores])
    yield [(total, "bold")]


def figures(view: View, label: str, numbers: list[str]) -> Line:
    told = ("?" if not is_told(view, player) else n for player, n in enumerate(numbers))
    return [(fit(label, 20) + "".join(f"{'' if n == '×0' else n:>4}" for n in told), "")]


def draw_seat(view: View, player: Player, say: Say, *, most: int, margin: int = 0) -> Iterator[Line]:
    """A player's name, temples and tiles, and the garden."""
    seat = view.seats[player]
    left = BOX.temples.per_player - len(seat.garden.temples)
    args: dict[str, Argument] = {"player": player, "seat": player + 1, "temples": left}
    active = "-active" if player in view.to_move else ""
    bouquet = " ⚘" if player == view.round.first else ""
    text = say(Phrase(f"hanging-gardens-seat{active}", {**args, "tiles": len(seat.tiles)}))
    yield [(fit(text, HALF - 4).rstrip() + bouquet, "bold")]
    fresh = view.stage.fresh if isinstance(view.stage, ToBuild) and player in view.to_move else ()
    yield from draw_garden(seat.garden, fresh, most=most, margin=margin)


def draw_garden(
    garden: Garden, fresh: tuple[Cell, ...] = (), *, most: int, margin: int = 0
) -> Iterator[Line]:
    """The squares seen from above, with the names of rows and columns; long names go from top to bottom."""
    box = window(garden, most, margin)
    names = [column_name(column) for column in range(box.left, box.right + 1)]
    if any(len(name) > 1 for name in names):
        yield [(" " * LABEL + "".join(fit(name[:-1], 2) for name in names), "dim")]
    yield [(" " * LABEL + "".join(fit(name[-1], 2) for name in names), "dim")]
    marks = dict.fromkeys(chain.from_iterable(sites(garden, fresh)), "+") | dict.fromkeys(garden.temples, "▲")
    for row in range(box.top, box.bottom + 1):
        cells = (Cell(row, column) for column in range(box.left, box.right + 1))
        spans = (square_span(square(garden, cell), marks.get(cell, " ")) for cell in cells)
        yield [(f"{row + HOME.row:>{LABEL - 1}} ", "dim"), *spans]


def window(garden: Garden, most: int, margin: int) -> Box:
    """The garden and a margin around it; if that is too wide, as much of it as there is room for."""
    (top, left), width = garden.corner, len(garden.rows[0])
    bottom, right = top + len(garden.rows) - 1 + margin, left + width - 1 + margin
    left -= margin
    if right - left >= most:
        middle = garden.laid[-1].cell.column
        left = min(max(left, middle - most // 2), right - most + 1)
        right = left + most - 1
    return Box(top - margin, left, bottom, right)
