"""GD-O1 to GD-O4: alone, on a fixed frame, with all tiles loose and all cards open."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tuileries.core.errors import Refusal
from tuileries.core.game import Step
from tuileries.core.grids import Cell
from tuileries.games.gardeners.components import TILES, TILES_BY_SIZE, TileId
from tuileries.games.gardeners.events import CardScored, Event, TileLifted, TilePlaced
from tuileries.games.gardeners.garden import Garden, Laid, find_laid, lying, with_laid, without_laid
from tuileries.games.gardeners.moves import GoOn, Lift, Move, Place, Score, SoloMove
from tuileries.games.gardeners.rounds import draw_card, end, next_round
from tuileries.games.gardeners.state import Seat, Stage, State

MOST_SCORINGS = 2
HANDFUL = 2
"""GD-O1, GD-O3: how many cards one begins with, and draws after scoring."""


def frame(garden: Garden) -> list[Cell]:
    return [Cell(row, column) for row in range(garden.size) for column in range(garden.size)]


def placements(garden: Garden) -> Iterator[Place]:
    """GD-O1: every tile on every cell in every turn, but where it lies as it lies."""
    for tile in TILES_BY_SIZE[garden.size]:
        laid = find_laid(garden, tile.id)
        for cell in frame(garden):
            for turn in range(tile.turns):
                if laid != Laid(tile.id, cell, turn):
                    yield Place(tile.id, cell, turn)


def why_not_place(garden: Garden, move: Place) -> Iterator[Refusal]:
    """GD-O1: a tile of this game, within the frame, and not where it is already."""
    if not is_in_play(garden, move.tile):
        yield Refusal("GD-O1", "tile", {"tile": move.tile})
    elif not 0 <= move.turn < TILES[move.tile].turns:
        yield Refusal("GD-A2", "turn", {"turns": TILES[move.tile].turns})
    if not all(0 <= place < garden.size for place in move.cell):
        yield Refusal("GD-O1", "frame", {"size": garden.size})
    elif find_laid(garden, move.tile) == Laid(move.tile, Cell(*move.cell), move.turn):
        yield Refusal("GD-O1", "there", cells=(Cell(*move.cell),))


def is_in_play(garden: Garden, tile: TileId) -> bool:
    return tile in TILES and TILES[tile] in TILES_BY_SIZE[garden.size]


def why_not_solo(state: State, move: Move) -> Iterator[Refusal]:
    match move:
        case Place():
            yield from why_not_place(state.garden, move)
        case Lift(tile=tile):
            if find_laid(state.garden, tile) is None:
                yield Refusal("GD-O1", "loose", {"tile": tile})
        case Score() | GoOn() if state.stage != Stage.WON:
            yield Refusal("GD-O3", "unwon")
        case GoOn() if not state.deck:
            yield Refusal("GD-O2", "empty")


def play_solo(state: State, move: SoloMove) -> Step[State, Event]:
    match move:
        case Place():
            return place(state, move)
        case Lift(tile=tile):
            return lift(state, tile)
        case Score():
            return score(state)
    return next_round(state, ())


def place(state: State, move: Place) -> Step[State, Event]:
    """GD-O1: what lay there goes where the tile came from."""
    cell = Cell(*move.cell)
    before, there = find_laid(state.garden, move.tile), lying(state.garden).get(cell)
    other = there if there and there.tile != move.tile else None
    garden = without_laid(state.garden, move.tile)
    if other:
        garden = without_laid(garden, other.tile)
    if other and before:
        garden = with_laid(garden, replace(other, cell=before.cell))
    state = with_garden(state, with_laid(garden, Laid(move.tile, cell, move.turn)))
    return Step(state, (TilePlaced(move.tile, cell, move.turn, other.tile if other else None),))


def lift(state: State, tile: TileId) -> Step[State, Event]:
    laid = find_laid(state.garden, tile)
    assert laid is not None  # GD-O1 refuses a tile that lies loose
    return Step(with_garden(state, without_laid(state.garden, tile)), (TileLifted(tile, laid.cell),))


def with_garden(state: State, garden: Garden) -> State:
    """GD-O1: what does not lie in the garden lies loose beside it."""
    laid = {laid.tile for laid in garden.laid}
    loose = tuple(tile.id for tile in TILES_BY_SIZE[garden.size] if tile.id not in laid)
    return replace(state, garden=garden, seats=(Seat(loose=loose),))


def score(state: State) -> Step[State, Event]:
    """GD-O3: all cards; the first time two new ones come, the second time it is over."""
    events: tuple[Event, ...] = tuple(CardScored(held.player, held.card) for held in state.cards)
    scored = (*state.scored, *(held.card for held in state.cards))
    state = replace(state, cards=(), scored=scored, scorings=state.scorings + 1)
    if state.scorings == MOST_SCORINGS:
        return end(state, "scored", events)
    if not state.deck:
        return end(state, "deck", events)
    state = replace(state, round=state.round + 1, stage=Stage.BUILDING)
    state, drawn = draw_handful(state)
    return Step(state, events + drawn, revealed=True)


def draw_handful(state: State) -> tuple[State, tuple[Event, ...]]:
    """GD-O1, GD-O3: two cards, or what is left."""
    events: tuple[Event, ...] = ()
    for _ in state.deck[:HANDFUL]:
        state, drawn = draw_card(state, 0)
        events += drawn
    return state, events
