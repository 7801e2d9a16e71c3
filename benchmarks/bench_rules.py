"""Random play through the rules alone, next to python-chess and a PettingZoo classic in the same run.

A move is: list all legal moves, choose one, play it. Prints one JSON line.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable

import chess
from pettingzoo.classic import connect_four_v3

from tuileries.core.chance import Chance
from tuileries.games.zen_garden import game
from tuileries.games.zen_garden.state import Options

ROUNDS = 5
SECONDS = 1.0


def zen_garden(luck: random.Random) -> int:
    state, moves = game.setup(4, Options((1, 2, 3, 4, 5)), Chance(str(luck.random()))).state, 0
    while to_move := game.to_move(state):
        legal = list(game.legal_moves(state, to_move[0]))
        state = game.play(state, to_move[0], luck.choice(legal)).state
        moves += 1
    return moves


def python_chess(luck: random.Random) -> int:
    board = chess.Board()
    while not board.is_game_over():
        board.push(luck.choice(list(board.legal_moves)))
    return board.ply()


def pettingzoo_connect_four(luck: random.Random) -> int:
    environment, moves = connect_four_v3.env(), 0
    environment.reset(seed=luck.randrange(2**31))
    for agent in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        legal = [n for n, free in enumerate(observation["action_mask"]) if free]
        environment.step(None if terminated or truncated else luck.choice(legal))
        moves += bool(agent) and not (terminated or truncated)
    return moves


def moves_per_second(play: Callable[[random.Random], int]) -> float:
    luck, moves, start = random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        moves += play(luck)
    return moves / (time.perf_counter() - start)


def main() -> None:
    players = (zen_garden, python_chess, pettingzoo_connect_four)
    rounds = [[moves_per_second(play) for play in players] for _ in range(ROUNDS)]
    medians = [statistics.median(rates) for rates in zip(*rounds, strict=True)]
    figures = {play.__name__: round(rate) for play, rate in zip(players, medians, strict=True)}
    ratios = {
        f"against_{play.__name__}": round(medians[0] / rate, 2)
        for play, rate in zip(players[1:], medians[1:], strict=True)
    }
    print(json.dumps({"figure": "random-play moves per second through the rules", **figures, **ratios}))


if __name__ == "__main__":
    main()
