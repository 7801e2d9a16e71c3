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
from tuileries.core.game import AnyGame
from tuileries.games.hanging_gardens import game as hanging_gardens_game
from tuileries.games.zen_garden import game as zen_garden_game

ROUNDS = 5
SECONDS = 1.0


def play_through(game: AnyGame, preset: str, luck: random.Random) -> int:
    state, moves = game.setup(4, game.presets[preset], Chance(str(luck.random()))).state, 0
    while to_move := game.to_move(state):
        legal = list(game.legal_moves(state, to_move[0]))
        state = game.play(state, to_move[0], luck.choice(legal)).state
        moves += 1
    return moves


def zen_garden(luck: random.Random) -> int:
    return play_through(zen_garden_game, "level-5", luck)


def hanging_gardens(luck: random.Random) -> int:
    return play_through(hanging_gardens_game, "standard", luck)


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


def rates(play: Callable[[random.Random], int]) -> tuple[float, float]:
    """Moves and games per second."""
    luck, moves, games, start = random.Random(1), 0, 0, time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        moves += play(luck)
        games += 1
    return moves / seconds, games / seconds


def main() -> None:
    players = (zen_garden, hanging_gardens, python_chess, pettingzoo_connect_four)
    rounds = [[rates(play) for play in players] for _ in range(ROUNDS)]
    medians = [
        tuple(statistics.median(rate) for rate in zip(*measured, strict=True))
        for measured in zip(*rounds, strict=True)
    ]
    moves = {play.__name__: round(rate[0]) for play, rate in zip(players, medians, strict=True)}
    games = {play.__name__: round(rate[1]) for play, rate in zip(players[:2], medians[:2], strict=True)}
    ratios = {
        f"against_{play.__name__}": round(medians[0][0] / rate[0], 2)
        for play, rate in zip(players[1:], medians[1:], strict=True)
    }
    figure = "random-play moves per second through the rules"
    print(json.dumps({"figure": figure, **moves, **ratios, "games_per_second": games}))


if __name__ == "__main__":
    main()
