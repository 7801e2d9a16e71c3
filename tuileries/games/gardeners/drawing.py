"""The table in the terminal: 80 columns, with colour or without."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from tuileries.core.drawing import Line, Span, fit
from tuileries.core.game import Player, Say
from tuileries.core.grids import Cell, bounding_box, column_name
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.gardeners.components import TILES, Colour, Ground, Thing
from tuileries.games.gardeners.garden import Garden, Laid, lying
from tuileries.games.gardeners.judging import Status
from tuileries.games.gardeners.state import Stage
from tuileries.games.gardeners.text import HOME, back_name, card_name, grade_name, puzzle_name, tile_name
from tuileries.games.gardeners.view import CardSeen, View

WIDTH, LABEL, INDENT = 80, 4, "   "
ARROWS = "↑→↓←"
SHAPES = {Thing.BEND: "└┌┐┘", Thing.STRAIGHT: "│─", Thing.BENCH: "h" * 4}
SIGNS = {Thing.FLOWER: "*", Thing.TREE: "T", Thing.FOUNTAIN: "O", None: " "}
LETTERS = {Colour.GREEN: "g", Colour.FUCHSIA: "f", Colour.ORANGE: "o", None: " "}
GROUNDS = {Ground.GRASS: '"', Ground.EARTH: "=", Ground.SAND: "."}
STYLES = {
    Ground.GRASS: "bold #111111 on #a9d18e",
    Ground.EARTH: "bold #111111 on #c8a27c",
    Ground.SAND: "bold #111111 on #f1e3b0",
}
VERDICTS = {Status.MET: "✓", Status.LOST: "✗", Status.OPEN: "…"}


def draw(view: View, say: Say) -> Iterator[Line]:
    """The seats and the cards, then the garden, and what one has at hand last, next to where one types."""
    yield [(say(heading(view)), "bold")]
    for player in range(len(view.seats)):
        yield seat_line(view, player, say)
    yield []
    for card in view.cards:
        yield from card_lines(card, say)
    if view.cards:
        yield []
    yield from draw_garden(view.garden)
    if view.viewer is not None and view.stage != Stage.OVER:
        yield []
        yield from draw_hand(view, view.viewer, say)


def heading(view: View) -> Phrase:
    if view.options.puzzle:
        return puzzle_name(view.garden.size, len(view.cards))
    args: dict[str, Argument] = {
        "mode": Phrase(f"gardeners-mode-{view.options.mode}"),
        "round": view.round,
        "deck": view.deck,
        "scored": len(view.scored),
        "discarded": len(view.discarded),
    }
    if view.stage == Stage.OVER and view.grade is not None and view.points is not None:
        return Phrase("gardeners-heading-over", {"points": view.points, "grade": grade_name(view.grade)})
    return Phrase("gardeners-heading", args)


def seat_line(view: View, player: Player, say: Say) -> Line:
    seat = view.seats[player]
    args: dict[str, Argument] = {"player": player, "seat": player + 1, "pile": seat.pile}
    text = say(Phrase("gardeners-seat", {**args, "loose": len(seat.loose)}))
    top = f" · {say(tile_name(seat.top))}" if seat.top else ""
    ready = f" · {say(Phrase('gardeners-is-ready'))}" if seat.is_ready else ""
    return [(text + top, ""), (ready, "bold green")]


def card_lines(card: CardSeen, say: Say) -> Iterator[Line]:
    """The back and the holder; below it the sentence, where it may be read."""
    verdict = f"{VERDICTS[card.verdict.status]} " if card.verdict else ""
    hidden = "" if card.is_open else f" {say(Phrase('gardeners-hidden'))}"
    held = say(Phrase("gardeners-held", {"player": card.player, "back": back_name(card.back)}))
    yield [(verdict + held, "bold"), (hidden, "dim")]
    if card.card is not None:
        text = say(card_name(card.card))
        yield from (
            [(line, "")] for line in wrap(text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
        )


def draw_hand(view: View, player: Player, say: Say) -> Iterator[Line]:
    """Each tile at hand as it looks, unturned, with its name."""
    seat = view.seats[player]
    tiles = (*([seat.top] if seat.top else []), *seat.loose)
    for start in range(0, len(tiles), 2):
        line: Line = []
        for tile in tiles[start : start + 2]:
            line += [tile_span(Laid(tile, Cell(0, 0))), (fit(f" {say(tile_name(tile))}", 36), "")]
        yield line


def tile_span(laid: Laid) -> Span:
    """Ground, thing, and its colour or the way it faces, in three columns."""
    tile = TILES[laid.tile]
    sign = SHAPES[tile.thing][laid.turn] if tile.thing in SHAPES else SIGNS[tile.thing]
    detail = ARROWS[laid.turn] if tile.thing == Thing.BENCH else LETTERS[tile.colour]
    return GROUNDS[tile.ground] + sign + detail, STYLES[tile.ground]


def draw_garden(garden: Garden) -> Iterator[Line]:
    """The garden, and around it the cells where it can still grow, with the names of rows and columns."""
    rows, columns = window(garden)
    laid = lying(garden)
    yield [(" " * LABEL + "".join(fit(column_name(column + HOME.column), 4) for column in columns), "dim")]
    for row in rows:
        line: Line = [(f"{row + HOME.row:>{LABEL - 1}} ", "dim")]
        for column in columns:
            there = laid.get(Cell(row, column))
            line += [tile_span(there) if there else (" · ", "dim"), (" ", "")]
        yield line


def window(garden: Garden) -> tuple[range, range]:
    """GD-O1, GD-A3: the fixed frame, or the garden and, where it can still grow, one more on each side."""
    if garden.corner is not None:
        return range(garden.size), range(garden.size)
    box = bounding_box([laid.cell for laid in garden.laid] or [Cell(0, 0)])
    high, wide = int(box.rows < garden.size), int(box.columns < garden.size)
    return range(box.top - high, box.bottom + high + 1), range(box.left - wide, box.right + wide + 1)
