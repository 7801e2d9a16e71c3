"""Random play through the kernels, next to OpenSpiel's C++ games in the same run.

OpenSpiel plays by its own random bots, in C++ from the first move to the last. All on one pinned core; the
kernels also on two, where there are two. Prints one JSON line a kernel.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy

from tuileries.core.chance import Chance
from tuileries.fast.hanging_gardens import playouts as hanging_gardens
from tuileries.fast.hanging_gardens.worlds import pack as pack_hanging_gardens
from tuileries.fast.kernel import Words
from tuileries.fast.zen_garden import playouts as zen_garden
from tuileries.fast.zen_garden.worlds import pack as pack_zen_garden
from tuileries.games import GAMES

BASKET = ("othello", "go(board_size=9)", "backgammon", "hanabi(players=4)", "checkers", "chess", "hive")
ROUNDS = 5
SECONDS = 0.5
GAMES_AT_ONCE = 200


class Played(NamedTuple):
    """A kernel: how it packs a set-up, and plays games by sampled moves and by listed ones."""

    preset: str
    pack: Callable[[Any], Words]
    sampled: Callable[[Words, Words], int]
    listed: Callable[[Words, Words], int]


KERNELS = {
    "zen-garden": Played(
        "level-3",
        pack_zen_garden,
        lambda world, luck: zen_garden.play_at_random(world, luck, GAMES_AT_ONCE),
        lambda world, luck: zen_garden.play_from_lists(world, luck, GAMES_AT_ONCE),
    ),
    "hanging-gardens": Played(
        "standard",
        pack_hanging_gardens,
        lambda world, luck: hanging_gardens.play_at_random(world, luck, GAMES_AT_ONCE, False),  # noqa: FBT003
        lambda world, luck: hanging_gardens.play_at_random(world, luck, GAMES_AT_ONCE, True),  # noqa: FBT003
    ),
}


def player_of(name: str, way: str) -> Callable[[], int]:
    """Games of two by this kernel, `sampled` or `listed`."""
    played, game, luck = KERNELS[name], GAMES[name], numpy.array([1], dtype=numpy.uint64)
    world = played.pack(game.setup(2, game.presets[played.preset], Chance("bench")).state)
    play: Callable[[Words, Words], int] = getattr(played, way)
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


def rates_on(name: str, core: int) -> tuple[float, float]:
    """Sampled moves on one core of several: per second of the clock, and of the time the process had."""
    os.sched_setaffinity(0, {core})
    play = player_of(name, "sampled")
    play()
    moves, clock, own = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < 4 * SECONDS:
        moves += play()
    return moves / (time.perf_counter() - clock), moves / (time.process_time() - own)


def on_cores(name: str, cores: list[int]) -> tuple[float, float]:
    with multiprocessing.get_context("fork").Pool(len(cores)) as pool:
        rates = pool.starmap(rates_on, [(name, core) for core in cores], chunksize=1)
    by_clock, by_own_time = zip(*rates, strict=True)
    return sum(by_clock), sum(by_own_time)


def two_against_one(name: str, cores: list[int]) -> dict[str, float]:
    """By the clock whatever else runs on the machine counts against it; by its own time it does not."""
    runs = [(on_cores(name, cores[:2]), on_cores(name, cores[:1])) for _ in range(3)]
    ratios = [[both[way] / alone[way] for both, alone in runs] for way in (0, 1)]
    names = ("two_cores_by_clock", "two_cores_by_own_time")
    return {name: round(statistics.median(ratio), 2) for name, ratio in zip(names, ratios, strict=True)}


def measured(name: str, cores: list[int], basket: dict[str, Callable[[], int]]) -> dict[str, object]:
    """A kernel alone, on two cores, and beside the basket."""
    players = {way: player_of(name, way) for way in ("sampled", "listed")} | basket
    for play in players.values():
        play()
    told: dict[str, object] = {"game": name}
    if len(cores) > 1:
        os.sched_setaffinity(0, cores)
        told |= two_against_one(name, cores)
        os.sched_setaffinity(0, cores[:1])
    rounds = [[moves_per_second(play) for play in players.values()] for _ in range(ROUNDS)]
    rates = dict(zip(players, map(statistics.median, zip(*rounds, strict=True)), strict=True))
    middle = statistics.median(rates[one] for one in basket)
    told |= {one: round(rate) for one, rate in rates.items()}
    return told | {f"{way}_against_basket": round(rates[way] / middle, 1) for way in ("listed", "sampled")}


def main() -> None:
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    figure = "random-play moves per second through the kernel"
    try:
        basket = {name: open_spiel_player(name) for name in BASKET}
    except ImportError:
        print(json.dumps({"figure": figure, "missing": "open_spiel, which has no package for this machine"}))
        return
    for name in KERNELS:
        print(json.dumps({"figure": figure, **measured(name, cores, basket)}), flush=True)


if __name__ == "__main__":
    main()
