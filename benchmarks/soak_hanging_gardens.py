"""Random games of every player count: no error, all pieces there, no temple covered, no structure paid twice.

`python -m benchmarks.soak_hanging_gardens [GAMES]` plays so many of each kind (10,000) on all cores. In every
tenth game the players build as large as they can, since chance alone seldom fills a garden.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor

from tuileries.core.chance import Chance
from tuileries.core.game import Player, Step
from tuileries.core.grids import Cell, areas
from tuileries.games.hanging_gardens import game
from tuileries.games.hanging_gardens.components import CARDS, SHAPES, TILES
from tuileries.games.hanging_gardens.events import CardLaid, Event, TempleBuilt
from tuileries.games.hanging_gardens.garden import Garden, Laid, squares
from tuileries.games.hanging_gardens.moves import Build, Lay, Move
from tuileries.games.hanging_gardens.state import State

BATCH = 100
TRIED = 12


def play(players: int, number: int) -> Counter[str]:
    """Play one game and check it at every move; what happened, by kind."""
    luck = random.Random(f"{players}/{number}")
    options = game.presets[luck.choice(list(game.presets))]
    state = game.setup(players, options, Chance(str(luck.random()))).state
    happened = Counter[str]()
    while to_move := game.to_move(state):
        moves = list(game.legal_moves(state, to_move[0]))
        move = choose_large(state, to_move[0], moves, luck) if number % 10 == 0 else luck.choice(moves)
        step = game.play(state, to_move[0], move)
        check_gardens(state, step)
        state = step.state
        check_pieces(state)
        happened.update(type(event).__name__ for event in step.events)
        happened["moves"] += 1
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert happened["TilesRanOut"] or not (state.deck or state.cards)
    return happened


def choose_large(state: State, player: Player, moves: Sequence[Move], luck: random.Random) -> Move:
    """Of a few moves the one that makes the largest structures without a temple; a temple where it can be."""
    some = [move for move in moves if isinstance(move, Build)] or moves
    some = luck.sample(list(some), min(TRIED, len(some)))
    if not isinstance(some[0], Lay):
        return some[0]
    return max(some, key=lambda move: promise(game.play(state, player, move).state.seats[player].garden))


def promise(garden: Garden) -> int:
    return sum(len(cells) ** 2 for cells in structures(garden) if cells.isdisjoint(garden.temples))


def topmost(cards: Iterable[Laid]) -> dict[Cell, str]:
    """What is seen from above, from the cards alone and without a look at what the rules keep."""
    top = dict.fromkeys((Cell(row, column) for row in range(2) for column in range(3)), "-")
    for laid in cards:
        top.update(squares(SHAPES[laid.card][laid.turn], laid.cell))
    return top


def structures(garden: Garden) -> list[frozenset[Cell]]:
    top = topmost(garden.laid)
    by_feature = [[cell for cell, letter in top.items() if letter == feature] for feature in "TPAF"]
    return [cells for part in by_feature for cells in areas(part)]


def check_gardens(before: State, step: Step[State, Event]) -> None:
    """HG-T5, HG-B2, HG-B7: no card covers a temple; what scores gained a square and had no temple."""
    for event in step.events:
        if isinstance(event, CardLaid):
            lying = {cell for cell, _ in squares(SHAPES[event.card][event.turn], event.cell)}
            assert lying.isdisjoint(before.seats[event.player].garden.temples)
        elif isinstance(event, TempleBuilt):
            garden = step.state.seats[event.player].garden
            (site,) = [cells for cells in structures(garden) if event.cell in cells]
            assert len(site) == event.size >= 3
            assert site.intersection(garden.temples) == {event.cell}
            old, new = topmost(garden.laid[:-1]), topmost(garden.laid)
            assert any(old.get(cell) != new[cell] for cell in site)


def check_pieces(state: State) -> None:
    cards = [laid.card for seat in state.seats for laid in seat.garden.laid]
    assert sorted((*cards, *state.cards, *state.deck, *state.boxed)) == sorted(CARDS)
    tiles = Counter(tile for seat in state.seats for tile in seat.tiles)
    tiles.update((*state.supply, *(tile for tile in state.display if tile is not None)))
    assert tiles == Counter(TILES)
    assert all(len(set(seat.garden.temples)) == len(seat.garden.temples) <= 5 for seat in state.seats)


def batch(players: int, start: int, end: int) -> Counter[str]:
    return sum((play(players, number) for number in range(start, end)), Counter())


def main(games: int) -> None:
    start = time.perf_counter()
    with ProcessPoolExecutor() as pool:
        work = [
            pool.submit(batch, players, first, min(first + BATCH, games))
            for players in game.players
            for first in range(0, games, BATCH)
        ]
        happened = sum((done.result() for done in work), Counter[str]())
    figures = {"games": games * len(game.players), **dict(sorted(happened.items()))}
    spent = {"seconds": round(time.perf_counter() - start), "cores": os.cpu_count()}
    print(json.dumps({"figure": "random games of The Hanging Gardens without an error", **figures, **spent}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
