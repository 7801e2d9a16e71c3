"""Moves in writing, the same in every language.

`A1 j10 e` lays the tile A1 on j10, its top to the east; alone, `j10 k11` moves what lies on j10. `x j10 2`
takes a tile out and gives it to seat 2; alone, `x j10` lifts it. `d S14` discards a card. `!` does what is
due: it starts the timer, says ready, or scores; `+` draws another card instead. `0:00`: the time is up.
"""

from __future__ import annotations

import re

from tuileries.core.errors import BadNotation, IllegalMove, Refusal
from tuileries.core.grids import CELL_NAME, cell_named
from tuileries.core.phrases import Phrase
from tuileries.games.gardeners.building import open_cells, removable
from tuileries.games.gardeners.components import TILES
from tuileries.games.gardeners.garden import Laid, find_laid, lying
from tuileries.games.gardeners.moves import (
    Add,
    Discard,
    GoOn,
    Lift,
    Move,
    Place,
    Ready,
    Remove,
    Score,
    Start,
    TimeUp,
)
from tuileries.games.gardeners.state import Stage
from tuileries.games.gardeners.text import HOME, TURNS, place_name, tile_name
from tuileries.games.gardeners.view import View

LAY = re.compile(rf"([abc][0-9]{{1,2}})[\s,:]+{CELL_NAME}[\s,]*([nesw]?)")
SHIFT = re.compile(rf"{CELL_NAME}[\s,:]+{CELL_NAME}[\s,]*([nesw]?)")
OUT = re.compile(rf"x\s*{CELL_NAME}[\s,:]*([1-4]?)")
GIVE_UP = re.compile(r"d\s+([a-z][0-9]{1,2})")
DUE = "!"
DUE_AT: dict[Stage, Move] = {Stage.READING: Start(), Stage.WON: Score()}
SIGNS: dict[str, Move] = {"+": GoOn(), "0:00": TimeUp()}
NAMES = {type(move): sign for sign, move in SIGNS.items()}


def notation(view: View, move: Move) -> str:
    match move:
        case Add(tile=tile, cell=cell, turn=turn) | Place(tile=tile, cell=cell, turn=turn):
            laid = find_laid(view.garden, tile)
            return f"{place_name(laid.cell) if laid else tile} {place_name(cell)} {TURNS[turn]}"
        case Remove(tile=tile, to=to):
            return f"x {place_of(view, tile)} {to + 1}"
        case Lift(tile=tile):
            return f"x {place_of(view, tile)}"
        case Discard(card=card):
            return f"d {card}"
    return NAMES.get(type(move), DUE)


def place_of(view: View, tile: str) -> str:
    return next(place_name(laid.cell) for laid in view.garden.laid if laid.tile == tile)


def parse(view: View, text: str) -> Move:
    word = text.strip().lower()
    is_alone = len(view.seats) == 1
    if word == DUE:
        return DUE_AT.get(view.stage, Ready())
    if word in SIGNS:
        return SIGNS[word]
    if found := GIVE_UP.fullmatch(word):
        return Discard(found[1].upper())
    if found := LAY.fullmatch(word):
        lay, tile = Place if is_alone else Add, found[1].upper()
        return lay(tile, cell_named(found[2], found[3], HOME), turn_of(tile, found[4]))
    if (found := SHIFT.fullmatch(word)) and is_alone:
        laid = laid_on(view, found[1], found[2])
        turn = turn_of(laid.tile, found[5]) if found[5] else laid.turn
        return Place(laid.tile, cell_named(found[3], found[4], HOME), turn)
    if found := OUT.fullmatch(word):
        tile = laid_on(view, found[1], found[2]).tile
        return Lift(tile) if is_alone else Remove(tile, receiver(view, found[3]))
    raise BadNotation("gardeners-notation-alone" if is_alone else "gardeners-notation", text=text)


def turn_of(tile: str, letter: str) -> int:
    """Where a tile can lie in fewer ways, turns that look alike are the same."""
    turn = TURNS.index(letter or TURNS[0])
    return turn % TILES[tile].turns if tile in TILES else turn


def laid_on(view: View, letters: str, number: str) -> Laid:
    cell = cell_named(letters, number, HOME)
    laid = lying(view.garden).get(cell)
    if laid is None:
        raise IllegalMove((Refusal("GD-A4", "empty", {"cell": place_name(cell)}, (cell,)),))
    return laid


def receiver(view: View, number: str) -> int:
    """The seat that was named; the next one if none was."""
    return int(number) - 1 if number else ((view.viewer or 0) + 1) % len(view.seats)


def offer(view: View) -> Phrase:
    """What the viewer can do."""
    if view.stage == Stage.READING:
        return Phrase("gardeners-offer-start")
    if view.stage == Stage.WON:
        return Phrase("gardeners-offer-won")
    seat = view.seats[view.viewer or 0]
    at_hand = tuple(map(tile_name, (*([seat.top] if seat.top else []), *seat.loose)))
    if len(view.seats) == 1:
        return Phrase("gardeners-offer-alone", {"number": len(at_hand), "tiles": at_hand})
    cells = " ".join(map(place_name, open_cells(view.garden)))
    out = " ".join(place_of(view, tile) for tile in removable(view.garden))
    places = {"cells": cells or "–", "removable": out or "–"}
    return Phrase("gardeners-offer", {"number": len(at_hand), "tiles": at_hand, **places})
