"""Positions around drawn gardens, with what lies beside them taken from the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from tests.games.hanging_gardens.pictures import garden_of
from tuileries.core.chance import Chance
from tuileries.core.errors import Refusal
from tuileries.core.game import Player, ScoreLine, Step
from tuileries.core.grids import Cell
from tuileries.games.hanging_gardens.components import CARDS, SHAPES, TILES, Card, Tile
from tuileries.games.hanging_gardens.events import Event
from tuileries.games.hanging_gardens.garden import Garden
from tuileries.games.hanging_gardens.moves import Lay, Move
from tuileries.games.hanging_gardens.notation import parse
from tuileries.games.hanging_gardens.setup import setup
from tuileries.games.hanging_gardens.state import Display, Options, Round, Seat, Stage, State, ToLay
from tuileries.games.hanging_gardens.turn import legal_moves, play, why_not
from tuileries.games.hanging_gardens.view import project, to_move, view

T = TypeVar("T")
START = """
    - - -
    - - -
"""
FACE_UP = ("--A/---", "-P-/---", "T--/---", "-F-/---")
SHOWN = "queen king tiger garden statue chalice"
BEGIN = Round(number=1, first=0)
LAY = ToLay()


def tiles(words: str) -> tuple[Tile, ...]:
    return tuple(map(Tile, words.split()))


def display(words: str) -> Display:
    """The six spaces, column by column; `-` is empty."""
    return tuple(None if word == "-" else Tile(word) for word in words.split())


def scene(
    *gardens: str,
    cards: Sequence[Card] = FACE_UP,
    shown: str = SHOWN,
    taken: Sequence[str] = (),
    unseen: Sequence[str] = (),
    fives: Sequence[int] = (),
    supply: str | None = None,
    deck: int | None = None,
    during: Round = BEGIN,
    stage: Stage | None = LAY,
    memory: bool = False,
) -> State:
    """These gardens on a table of at least two; deck and supply are what is left, unless told otherwise."""
    pictures = (*gardens, START, START)[: max(2, len(gardens))]
    held = [(tiles(a), tiles(b)) for a, b in zip(padded(taken, ""), padded(unseen, ""), strict=True)]
    numbers = padded(fives, 0)
    seats = [
        Seat(garden_of(picture), *held[player], numbers[player]) for player, picture in enumerate(pictures)
    ]
    out = [*tiles(shown.replace("-", "")), *(tile for pair in held for part in pair for tile in part)]
    return State(
        options=Options(memory),
        seats=tuple(seats),
        cards=tuple(cards),
        deck=tuple(card for card in CARDS if card not in cards)[:deck],
        boxed=(),
        display=display(shown),
        supply=tuple((Counter(TILES) - Counter(out)).elements()) if supply is None else tiles(supply),
        round=during,
        stage=stage,
    )


def padded(given: Sequence[T], nothing: T) -> list[T]:
    return [*given, *[nothing] * 4][:4]


def laying(card: Card, row: int, column: int, turn: int = 0) -> Lay:
    assert card in SHAPES
    return Lay(card, Cell(row, column), turn)


def garden(state: State, player: Player = 0) -> Garden:
    return state.seats[player].garden


def refusals(state: State, move: Move) -> tuple[Refusal, ...]:
    """Why the player to move may not do this."""
    (player,) = to_move(state)
    return why_not(state, player, move)


def cases(state: State, move: Move) -> list[str]:
    """The same, in short."""
    return [refusal.phrase.key for refusal in refusals(state, move)]


def make(state: State, *moves: Move | str) -> Step[State, Event]:
    """Play these one after the other, each by whoever is to move, and gather what happened."""
    step = Step[State, Event](state, ())
    for move in moves:
        (player,) = to_move(step.state)
        meant = parse(view(step.state, player), move) if isinstance(move, str) else move
        after = play(step.state, player, meant)
        step = Step(after.state, step.events + after.events, step.revealed or after.revealed)
    return step


def line(state: State, player: Player, rule: str, *, viewer: Player | None = None) -> ScoreLine:
    """What a line of this player's score sheet would say to a viewer."""
    (found,) = [line for line in project(view(state, viewer))[player].lines if line.rule == rule]
    return found


def play_through(players: int, *, seed: str = "7", memory: bool = False) -> Iterator[Step[State, Event]]:
    """A whole game of moves drawn from the legal ones, step by step."""
    step = setup(players, Options(memory), Chance(seed))
    chance = Chance(seed + " moves")
    yield step
    while active := to_move(step.state):
        moves = list(legal_moves(step.state, active[0]))
        index, chance = chance.below(len(moves))
        step = play(step.state, active[0], moves[index])
        yield step
