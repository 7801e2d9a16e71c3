"""Moves in writing, the same in every language. What a text means depends on what is to be decided:

`2 l19 e` lays the second card with its top left square on l19, its top to the east; `2 x` sets it aside;
`l19` builds a temple there, or moves the one that stands there; `-` builds none; `b1` takes a tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tuileries.core.errors import BadNotation, IllegalMove, Refusal
from tuileries.core.grids import ALPHABET, CELL_NAME, Cell, cell_named
from tuileries.core.phrases import Argument, Phrase
from tuileries.games.hanging_gardens.building import placements, survey
from tuileries.games.hanging_gardens.components import BOX, SHAPES, Card
from tuileries.games.hanging_gardens.garden import Garden
from tuileries.games.hanging_gardens.moves import (
    Build,
    Decline,
    Lay,
    Move,
    MoveTemple,
    SetAside,
    Take,
)
from tuileries.games.hanging_gardens.state import ToBuild, ToLay, ToMove, ToTake
from tuileries.games.hanging_gardens.temples import movable, sites
from tuileries.games.hanging_gardens.text import (
    HOME,
    TURNS,
    cell_name,
    space_name,
    stage_name,
    tile_name,
)
from tuileries.games.hanging_gardens.tiles import open_spaces
from tuileries.games.hanging_gardens.view import View

LAY = re.compile(rf"([1-9])[\s,:]*{CELL_NAME}[\s,]*([nesw]?)")
ASIDE = re.compile(r"([1-9])\s*x")
PLACE = re.compile(CELL_NAME)
SPACE = re.compile(r"([a-c])\s*([12])")
NONE = ("-", "–", "0")


def notation(view: View, move: Move) -> str:
    match move:
        case Lay(card=card, cell=cell, turn=turn):
            return f"{view.cards.index(card) + 1} {cell_name(cell)} {TURNS[turn]}"
        case SetAside(card=card):
            return f"{view.cards.index(card) + 1} x"
        case Build(cell=cell) | MoveTemple(cell=cell):
            return cell_name(cell)
        case Take(space=space):
            return space_name(space)
    return NONE[0]


def parse(view: View, text: str) -> Move:
    """HG-T1: what is written is read as an answer to what is to be decided."""
    word = text.strip().lower()
    match view.stage:
        case ToBuild() if word in NONE:
            return Decline()
        case ToBuild() if found := PLACE.fullmatch(word):
            return Build(cell_of(found[1], found[2]))
        case ToMove() if found := PLACE.fullmatch(word):
            return MoveTemple(cell_of(found[1], found[2]))
        case ToTake() if found := SPACE.fullmatch(word):
            return Take(ALPHABET.index(found[1]) * BOX.display.rows + int(found[2]) - 1)
        case ToLay() if found := ASIDE.fullmatch(word):
            return SetAside(card_of(view, found[1]))
        case ToLay() if found := LAY.fullmatch(word):
            card = card_of(view, found[1])
            turn = TURNS.index(found[4] or TURNS[0]) % len(SHAPES[card])
            return Lay(card, cell_of(found[2], found[3]), turn)
    raise BadNotation(f"hanging-gardens-notation-{stage_name(view.stage)}", text=text)


def cell_of(letters: str, number: str) -> Cell:
    return cell_named(letters, number, HOME)


def card_of(view: View, number: str) -> Card:
    """HG-T1: one of the cards that lie face up."""
    if int(number) > len(view.cards):
        raise IllegalMove((Refusal("HG-T1", "number", {"number": int(number), "cards": len(view.cards)}),))
    return view.cards[int(number) - 1]


def offer(view: View) -> Phrase:
    """What the viewer can decide."""
    garden = view.seats[view.viewer or 0].garden
    offered: Argument
    match view.stage:
        case ToBuild(fresh=fresh):
            offered = ", ".join(" ".join(map(cell_name, site)) for site in sites(garden, fresh))
        case ToMove():
            offered = " ".join(map(cell_name, movable(garden)))
        case ToTake(size=size):
            offered = tuple(space_offer(view, space) for space in open_spaces(view.display, size))
        case _:
            offered = tuple(card_offers(view, garden))
    return Phrase(f"hanging-gardens-offer-{stage_name(view.stage)}", {"offered": offered})


def space_offer(view: View, space: int) -> Phrase:
    tile = view.display[space]
    assert tile is not None  # an empty space is never offered
    return Phrase("hanging-gardens-offer-space", {"space": space_name(space), "tile": tile_name(tile)})


def card_offers(view: View, garden: Garden) -> Iterator[Phrase]:
    """HG-T7: for each card how many ways there are to lay it, and the first of them."""
    plot = survey(garden)
    for number, card in enumerate(view.cards, start=1):
        ways = list(placements(plot, card))
        example = notation(view, ways[0] if ways else SetAside(card))
        args: dict[str, Argument] = {"number": number, "ways": len(ways), "example": example}
        yield Phrase("hanging-gardens-offer-card", args)
