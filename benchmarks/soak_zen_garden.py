"""Random games of every player count and level: no error, the full number of turns, all pieces there.

`python -m benchmarks.soak_zen_garden [GAMES]` plays so many of each kind (10,000) on all cores.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product

from tuileries.core.chance import Chance
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.components import BOX, CORNERS, TILES
from tuileries.games.zen_garden.moves import Take
from tuileries.games.zen_garden.state import State

BATCH = 250


def play(players: int, preset: str, number: int) -> int:
    """Play one game at random and check it at every move."""
    luck = random.Random(f"{players}/{preset}/{number}")
    state, turns = game.setup(players, game.presets[preset], Chance(str(luck.random()))).state, 0
    check_market(state)
    while to_move := game.to_move(state):
        offered = game.choices(state, to_move[0])
        move = Take(luck.choice(offered.tiles), luck.choice(offered.cells), luck.choice(CORNERS))
        state = game.play(state, to_move[0], move).state
        check_pieces(state)
        check_market(state)
        turns += 1
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert turns == BOX.garden.side**2 * players
    return turns


def check_pieces(state: State) -> None:
    gardens = [laid.tile for seat in state.seats for laid in seat.garden]
    market = [tile for tile in state.market if tile is not None]
    tiles = [*gardens, *market, *state.supply, *state.discards]
    assert len(tiles) == len(TILES)
    assert len(set(tiles)) == len(TILES)
    points = [point for mission in state.missions for point in mission.stack]
    points += [award.points for seat in state.seats for award in seat.awards if award.points]
    assert sorted(points) == sorted(BOX.points.stack * len(state.missions))
    assert all(0 <= seat.coins <= BOX.coins.most for seat in state.seats)


def check_market(state: State) -> None:
    """ZG-T3: whoever is to move finds a free tile; a round starts with a full board."""
    if game.to_move(state):
        assert any(state.market[: BOX.market.columns])
        assert state.round.turns or None not in state.market


def batch(players: int, preset: str, start: int, end: int) -> int:
    return sum(play(players, preset, number) for number in range(start, end))


def main(games: int) -> None:
    start = time.perf_counter()
    kinds = list(product(game.players, game.presets))
    with ProcessPoolExecutor() as pool:
        work = [
            pool.submit(batch, *kind, first, min(first + BATCH, games))
            for kind in kinds
            for first in range(0, games, BATCH)
        ]
        moves = sum(done.result() for done in work)
    seconds = time.perf_counter() - start
    figures = {
        "kinds": len(kinds),
        "games": games * len(kinds),
        "moves": moves,
        "seconds": round(seconds),
        "cores": os.cpu_count(),
    }
    print(json.dumps({"figure": "random games of Zen Garden without an error", **figures}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
