"""Random games of Gardeners: no error, and all tiles and cards there at every moment.

`python -m benchmarks.soak_gardeners [GAMES]` plays so many (10,000) on all cores, over all modes and numbers
of players. Chance alone never fills a garden, so in every second game the players prefer adding to removing,
and say that they are ready. A game goes on for a few hundred moves; then the timer ends it.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tuileries.core.chance import Chance
from tuileries.core.game import Player
from tuileries.core.grids import Cell, areas, bounding_box
from tuileries.games.gardeners import game
from tuileries.games.gardeners.components import TILES_BY_SIZE
from tuileries.games.gardeners.moves import Add, Move, Place, Ready, TimeUp
from tuileries.games.gardeners.setup import cards_in_play
from tuileries.games.gardeners.state import Stage, State

BATCH = 50
LEAST, MOST = 100, 400


def play(number: int) -> Counter[str]:
    """Play one game and check it at every move; what happened, by kind."""
    luck = random.Random(f"gardeners {number}")
    players, options = luck.randint(1, 4), luck.choice(list(game.presets.values()))
    state = game.setup(players, options, Chance(str(luck.random()))).state
    happened = Counter[str]()
    for _ in range(luck.randint(LEAST, MOST)):
        if not game.to_move(state):
            break
        player = luck.choice(game.to_move(state))
        step = game.play(state, player, choose(state, player, luck, eager=number % 2 == 0))
        state = step.state
        check(state)
        happened.update(type(event).__name__ for event in step.events)
        happened["moves"] += 1
    if state.stage == Stage.BUILDING and options.terms.is_timed:
        state = game.play(state, None, TimeUp()).state
        assert game.outcome(state) is not None
    return happened


def choose(state: State, player: Player, luck: random.Random, *, eager: bool) -> Move:
    moves = list(game.legal_moves(state, player))
    if eager and Ready() in moves and luck.random() < 0.5:
        return Ready()
    loose, taken = state.seats[player].loose, {laid.cell for laid in state.garden.laid}
    if eager and luck.random() < 0.97:
        adding: list[Move] = [move for move in moves if isinstance(move, Add)]
        adding += [m for m in moves if isinstance(m, Place) and m.tile in loose and m.cell not in taken]
        return luck.choice(adding or moves)
    return luck.choice(moves)


def check(state: State) -> None:
    """GD-A2 to GD-A4, GD-R2: the box is whole, the garden is connected and not too wide, three cards bind."""
    tiles = [tile for seat in state.seats for tile in (*seat.pile, *seat.loose)]
    tiles += [laid.tile for laid in state.garden.laid]
    assert sorted(tiles) == sorted(tile.id for tile in TILES_BY_SIZE[state.garden.size])
    cards = [*(held.card for held in state.cards), *state.deck, *state.scored, *state.discarded]
    assert sorted(cards) == sorted(cards_in_play(state.options))
    cells = [laid.cell for laid in state.garden.laid]
    assert len(set(cells)) == len(cells)
    if cells and len(state.seats) > 1:
        assert len(state.cards) <= 3
        assert len(list(areas(cells))) == 1
    box = bounding_box(cells or [Cell(0, 0)])
    assert max(box.rows, box.columns) <= state.garden.size


def batch(start: int, end: int) -> Counter[str]:
    return sum((play(number) for number in range(start, end)), Counter())


def main(games: int) -> None:
    start = time.perf_counter()
    with ProcessPoolExecutor() as pool:
        work = [pool.submit(batch, first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
        happened = sum((done.result() for done in work), Counter[str]())
    figures = {"games": games, **dict(sorted(happened.items()))}
    spent = {"seconds": round(time.perf_counter() - start), "cores": os.cpu_count()}
    print(json.dumps({"figure": "random games of Gardeners without an error", **figures, **spent}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
