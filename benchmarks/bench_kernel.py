"""Random play through Zen Garden's kernel, next to OpenSpiel's C++ games in the same run.

OpenSpiel plays by its own random bots, in C++ from the first move to the last. All on one pinned core; the
kernel also on two, where there are two. Prints one JSON line.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy

from tuileries.core.chance import Chance
from tuileries.fast.kernel import Words
from tuileries.fast.zen_garden import kernel, playouts
from tuileries.games.zen_garden import game

BASKET = ("othello", "go(board_size=9)", "backgammon", "hanabi(players=4)", "checkers", "chess", "hive")
ROUNDS = 5
SECONDS = 0.5
GAMES = 200


def start() -> Words:
    return kernel.pack(game.setup(2, game.presets["level-3"], Chance("bench")).state)


def sampled(world: Words, luck: Words) -> int:
    return playouts.play_at_random(world, luck, GAMES)


def listed(world: Words, luck: Words) -> int:
    return playouts.play_from_lists(world, luck, GAMES)


def player_of(play: Callable[[Words, Words], int]) -> Callable[[], int]:
    world, luck = start(), numpy.array([1], dtype=numpy.uint64)
    return lambda: play(world, luck)


def open_spiel_player(name: str) -> Callable[[], int]:
    import pyspiel

    played = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(played.num_players())]
    seeds = iter(range(1, 2**31))

    def play() -> int:
        state: Any = played.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return sum(step.player >= 0 for step in state.full_history())

    return play


def moves_per_second(play: Callable[[], int], seconds: float = SECONDS) -> float:
    """By the time the process had, so that others on the machine disturb less."""
    moves, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        moves += play()
    return moves / spent


def rates_on(core: int) -> tuple[float, float]:
    """Sampled moves on one core of several: per second of the clock, and of the time the process had."""
    os.sched_setaffinity(0, {core})
    play = player_of(sampled)
    play()
    moves, clock, own = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < 4 * SECONDS:
        moves += play()
    return moves / (time.perf_counter() - clock), moves / (time.process_time() - own)


def on_cores(cores: list[int]) -> tuple[float, float]:
    with multiprocessing.get_context("fork").Pool(len(cores)) as pool:
        by_clock, by_own_time = zip(*pool.map(rates_on, cores, chunksize=1), strict=True)
    return sum(by_clock), sum(by_own_time)


def two_against_one(cores: list[int]) -> dict[str, float]:
    """By the clock whatever else runs on the machine counts against it; by its own time it does not."""
    runs = [(on_cores(cores[:2]), on_cores(cores[:1])) for _ in range(3)]
    ratios = [[both[way] / alone[way] for both, alone in runs] for way in (0, 1)]
    names = ("two_cores_by_clock", "two_cores_by_own_time")
    return {name: round(statistics.median(ratio), 2) for name, ratio in zip(names, ratios, strict=True)}


def main() -> None:
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    players = {"sampled": player_of(sampled), "listed": player_of(listed)}
    try:
        players |= {name: open_spiel_player(name) for name in BASKET}
    except ImportError:
        print(
            json.dumps({"figure": "kernel", "missing": "open_spiel, which has no package for this machine"})
        )
        return
    for play in players.values():
        play()
    told: dict[str, object] = {}
    if len(cores) > 1:
        told |= two_against_one(cores)
        os.sched_setaffinity(0, cores[:1])
    rounds = [[moves_per_second(play) for play in players.values()] for _ in range(ROUNDS)]
    rates = dict(zip(players, map(statistics.median, zip(*rounds, strict=True)), strict=True))
    basket = statistics.median(rates[name] for name in BASKET)
    told |= {name: round(rate) for name, rate in rates.items()}
    told |= {f"{name}_against_basket": round(rates[name] / basket, 1) for name in ("listed", "sampled")}
    print(json.dumps({"figure": "random-play moves per second through the kernel", **told}))


if __name__ == "__main__":
    main()
