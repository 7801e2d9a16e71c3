"""Positions around drawn gardens: a real deal, with each tile where the picture wants it and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tests.games.zen_garden.pictures import Piece, assemble, identify
from tuileries.core.chance import Chance
from tuileries.core.errors import Refusal
from tuileries.core.game import Player, ScoreLine, Step
from tuileries.games.zen_garden.components import BOX, Feature, Tile
from tuileries.games.zen_garden.events import Event
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.notation import parse
from tuileries.games.zen_garden.setup import setup
from tuileries.games.zen_garden.state import Market, Mission, Options, Preferences, Round, Seat, State
from tuileries.games.zen_garden.text import ROLES
from tuileries.games.zen_garden.turn import legal_moves, play, why_not
from tuileries.games.zen_garden.view import project, to_move, view

MISSION_BOARDS: tuple[tuple[int, ...], ...] = ((), (5,), (4,), (4, 5))
BEGIN = Round(number=1, first=0)


class Scene(NamedTuple):
    """A position, and a move for each tile that a picture marks with `+`."""

    state: State
    moves: tuple[Take, ...]


def scene(
    *gardens: str,
    market: str = "",
    price: int = 0,
    coins: Sequence[int] = (12, 12, 12, 12),
    boards: tuple[int, ...] = (1,),
    wishes: Mapping[str, Feature] | None = None,
    missions: Sequence[tuple[Feature, Feature]] = (),
    supply: int | None = None,
    during: Round = BEGIN,
) -> Scene:
    """These gardens on a table of at least two; tiles about to be laid wait in the row of this price.

    The missions bring boards 4 and 5 with them. A `supply` is so many tiles; the others are discarded.
    """
    pictures = (*gardens, "", "")[: max(2, len(gardens))]
    *shown, stalls = identify(*pictures, market)
    sketches = [assemble(pieces) for pieces in shown]
    moves = tuple(move for drawn in sketches for move in drawn.coming)
    dealt = setup(
        len(sketches), Options((*boards, *MISSION_BOARDS[len(missions)])), Chance("zen garden")
    ).state
    spaces = stalls_of(stalls) or {4 * price + column: move.tile for column, move in enumerate(moves)}
    laid = {piece.tile for drawn in sketches for piece in drawn.garden}
    order = [tile for tile in deal_of(dealt) if tile not in laid.union(spaces.values())]
    filled, order = fill(spaces, [] if market else order), order[0 if market else 12 - len(spaces) :]
    kept = len(order) if supply is None else supply
    preferences, wanted = emperors(wishes or {}, missions)
    state = State(
        options=dealt.options,
        preferences=preferences,
        missions=wanted,
        seats=tuple(Seat(purse, drawn.garden) for purse, drawn in zip(coins, sketches, strict=False)),
        market=filled,
        supply=tuple(order[:kept]),
        discards=tuple(sorted(order[kept:])),
        round=during,
        chance=dealt.chance,
    )
    assert len(set(deal_of(state))) == len(deal_of(state)) == 90
    return Scene(state, moves)


def deal_of(state: State) -> list[Tile]:
    """Every tile there is, wherever it lies."""
    laid = [piece.tile for seat in state.seats for piece in seat.garden]
    return [tile for tile in (*state.market, *state.supply, *state.discards, *laid) if tile is not None]


def stalls_of(pieces: Sequence[Piece]) -> dict[int, Tile]:
    """The spaces of a drawn selection board, whose dearest row is on top."""
    return {4 * (2 - drawn.cell.row) + drawn.cell.column: tile for drawn, tile in pieces}


def fill(spaces: Mapping[int, Tile], others: Sequence[Tile]) -> Market:
    """The selection board with these tiles on their spaces and others on what is left."""
    coming = iter(others)
    return tuple(spaces.get(space) or next(coming, None) for space in range(12))


def emperors(
    wishes: Mapping[str, Feature], missions: Sequence[tuple[Feature, Feature]]
) -> tuple[Preferences, tuple[Mission, ...]]:
    """ZG-C3: what nobody asks for is drawn from the emperor tiles that are left."""
    used = {*wishes.values(), *(feature for pair in missions for feature in pair)}
    others = (feature for feature in reversed(Feature) if feature not in used)
    preferences = Preferences(**{role: wishes.get(role) or next(others) for role in ROLES})
    return preferences, tuple(Mission(pair, BOX.points.stack) for pair in missions)


def written(state: State, text: str) -> Take:
    return parse(view(state, None), text)


def refusals(state: State, move: Take) -> tuple[Refusal, ...]:
    """Why the player to move may not do this."""
    (player,) = to_move(state)
    return why_not(state, player, move)


def line(state: State, player: Player, rule: str) -> ScoreLine:
    """What a line of this player's score sheet would say."""
    (found,) = [line for line in project(view(state, None))[player].lines if line.rule == rule]
    return found


def play_through(
    players: int, *, seed: str = "7", boards: tuple[int, ...] = (1,)
) -> Iterator[Step[State, Event]]:
    """A whole game of moves drawn from the legal ones, step by step."""
    step = setup(players, Options(boards), Chance(seed))
    chance = Chance(seed + " moves")
    yield step
    while active := to_move(step.state):
        moves = list(legal_moves(step.state, active[0]))
        index, chance = chance.below(len(moves))
        step = play(step.state, active[0], moves[index])
        yield step
