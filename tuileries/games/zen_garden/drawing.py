"""The table in the terminal: 80 columns, with colour or without."""

from __future__ import annotations

from collections.abc import Iterator

from tuileries.core.drawing import Line, beside, fit
from tuileries.core.game import Player, Say
from tuileries.core.grids import Box, Cell, bounding_box
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.zen_garden.components import BOX, Corner, Feature, Tile
from tuileries.games.zen_garden.state import Garden, Laid
from tuileries.games.zen_garden.text import (
    ROLES,
    cell_name,
    feature_name,
    feature_names,
    line_name,
    tile_marks,
)
from tuileries.games.zen_garden.turn import ORIGIN, open_cells
from tuileries.games.zen_garden.view import View, project

INNER = 7
HALF = 41
SHEET = 44
BEND = {Corner.NW: "╯", Corner.NE: "╰", Corner.SE: "╭", Corner.SW: "╮"}
FLOOR = {
    Feature.SAND: "on #eadfb4",
    Feature.GRAVEL: "on #cccccc",
    Feature.TREES: "on #a8d08d",
    Feature.CLAY: "on #e2a982",
    Feature.WATER: "on #9ccbee",
    Feature.CHERRY_BLOSSOM: "on #f6c1d5",
}
WALKWAY = {
    Feature.SAND_WALKWAY: "#8a6400",
    Feature.WOOD_WALKWAY: "#7a2e0e",
    Feature.STONE_WALKWAY: "#3a3a44",
}


def draw(view: View, say: Say) -> Iterator[Line]:
    """The others first, then the boards, and one's own garden last, next to where one types."""
    yield [(say(heading(view)), "bold")]
    others = [player for player in range(len(view.seats)) if player != view.viewer]
    for pair in (others[:2], others[2:]):
        blocks = [list(draw_seat(view, player, say, places=False)) for player in pair]
        if blocks:
            yield []
            yield from beside(blocks[0], blocks[1] if len(blocks) > 1 else [], width=HALF)
    yield []
    left = [*draw_market(view, say), *draw_wishes(view, say)]
    yield from beside(left, list(draw_scores(view, say)), width=SHEET)
    yield from draw_missions(view, say)
    if view.viewer is not None:
        yield []
        yield from draw_seat(view, view.viewer, say, places=view.viewer in view.to_move)


def heading(view: View) -> Phrase:
    counts: dict[str, Argument] = {"supply": view.supply, "discards": len(view.discards)}
    return Phrase("zen-garden-heading", {"round": view.round.number, "rounds": view.rounds, **counts})


def tile_lines(tile: Tile, corner: Corner | None, say: Say) -> tuple[Line, Line]:
    """A tile in two lines; its bend stands in the corner it turns around."""
    floor, path = FLOOR[tile.floor], f"bold {WALKWAY[tile.walkway]} {FLOOR[tile.floor]}"
    decor, walkway, ground = (say(mark) for mark in tile_marks(tile))
    bend = {place: (BEND[place] if place == corner else " ", path) for place in Corner}
    top: Line = [bend[Corner.NW], (fit(decor, INNER), f"bold #111111 {floor}"), bend[Corner.NE]]
    names: Line = [(fit(walkway, 3) + " ", path), (fit(ground, 3), f"#111111 {floor}")]
    return top, [bend[Corner.SW], *names, bend[Corner.SE]]


def empty_lines(label: str) -> tuple[Line, Line]:
    return [(" " + fit(label, INNER) + " ", "dim")], [(" " * (INNER + 2), "")]


def rule_line(columns: int, margin: str = "") -> Line:
    return [(margin + "┼".join(["─" * (INNER + 2)] * columns), "dim")]


def join_cells(cells: list[tuple[Line, Line]]) -> Iterator[Line]:
    for number in (0, 1):
        line: Line = []
        for cell in cells:
            line += [*cell[number], ("│", "dim")]
        yield line[:-1]


def draw_market(view: View, say: Say) -> Iterator[Line]:
    """ZG-C4: the dearest row on top, as on the board."""
    width = BOX.market.columns
    yield [("    " + "".join(fit(f"   {chr(ord('a') + n)}", INNER + 3) for n in range(width)), "dim")]
    for row, price in reversed(list(enumerate(BOX.market.prices))):
        tiles = view.market[row * width : (row + 1) * width]
        cells = [tile_lines(tile, None, say) if tile else empty_lines("") for tile in tiles]
        labels = (f"{price} ¤ ", "    ")
        for label, line in zip(labels, join_cells(cells), strict=True):
            yield [(label, "bold"), *line]
        if row:
            yield rule_line(width, "    ")


def draw_scores(view: View, say: Say) -> Iterator[Line]:
    """What every line of the score sheet pays, or would pay now."""
    scores = project(view)
    seats = "".join(f"{player + 1:>4}" for player in range(len(scores)))
    heading = Phrase("zen-garden-score-now") if view.to_move else Phrase("zen-garden-score-final")
    yield [(fit(say(heading), 20) + seats, "bold")]
    for lines in zip(*(sheet.lines for sheet in scores), strict=True):
        points = "".join(f"{line.points:>4}" for line in lines)
        yield [(fit(say(line_name(lines[0].rule)), 20) + points, "")]
    totals = "".join(f"{sheet.total:>4}" for sheet in scores)
    yield [(fit(say(Phrase("zen-garden-total")), 20) + totals, "bold")]


def draw_wishes(view: View, say: Say) -> Iterator[Line]:
    """ZG-S2: what the emperor tiles of board 1 ask for."""
    for role in ROLES:
        wanted: Feature = getattr(view.preferences, role)
        yield [(say(Phrase(f"zen-garden-wish-{role}", {"feature": feature_name(wanted)})), "")]


def draw_missions(view: View, say: Say) -> Iterator[Line]:
    for number, mission in enumerate(view.missions):
        stack = " ".join(map(str, mission.stack)) or "–"
        first, second = feature_names(mission.features)
        wanted: dict[str, Argument] = {"first": first, "second": second, "stack": stack}
        yield [(say(Phrase("zen-garden-mission-line", {"number": number + 1, **wanted})), "")]


def draw_seat(view: View, player: Player, say: Say, *, places: bool) -> Iterator[Line]:
    """A player's name, coins and garden; with `places`, every space that a tile may go to."""
    seat = view.seats[player]
    args: dict[str, Argument] = {"player": player, "seat": player + 1, "coins": seat.coins}
    key = "zen-garden-seat-active" if player in view.to_move else "zen-garden-seat"
    first = " ⚑" if player == view.round.first else ""
    yield [(say(Phrase(key, args)) + first, "bold")]
    yield from draw_garden(seat.garden, tuple(open_cells(seat.garden)) if places else (), say)


def draw_garden(garden: Garden, places: tuple[Cell, ...], say: Say) -> Iterator[Line]:
    laid = {piece.cell: piece for piece in garden}
    box = bounding_box([*laid, *places] or [ORIGIN])
    for row in range(box.top, box.bottom + 1):
        if row > box.top:
            yield rule_line(box.columns)
        yield from join_cells([garden_cell(laid, places, cell, say) for cell in row_of(box, row)])


def row_of(box: Box, row: int) -> list[Cell]:
    return [Cell(row, column) for column in range(box.left, box.right + 1)]


def garden_cell(laid: dict[Cell, Laid], places: tuple[Cell, ...], cell: Cell, say: Say) -> tuple[Line, Line]:
    if cell in laid:
        return tile_lines(laid[cell].tile, laid[cell].corner, say)
    return empty_lines(cell_name(cell) if cell in places else "")
