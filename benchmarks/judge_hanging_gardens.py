"""What moves of The Hanging Gardens cost, as judges see it after some turns and as playouts to the end do.

`python -m benchmarks.judge_hanging_gardens GAMES [FIRST]`: bots of unlike levels play so many games with 2
players, from deal FIRST on. Every other move is compared with the choice of the eye by the same lucks: by
100 playouts of 8 turns and the judge of the bots or a line, and by 250 to the end. Prints a JSON line: the
points that all moves cost, those of the first eighth of each game, and those of its second half.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial

import numpy

from benchmarks.peers import hanging_gardens as peers
from benchmarks.reviews import OPTIONS, seats_of
from tuileries import bots
from tuileries.fast.hanging_gardens import kernel
from tuileries.fast.hanging_gardens.judge import learned
from tuileries.fast.hanging_gardens.weights import sight
from tuileries.fast.kernel import OWN_CHOICE, Reals, Words
from tuileries.games.hanging_gardens import game
from tuileries.lab.simulate import play_table
from tuileries.lab.statistics import Z

LEVELS = [name for name in bots.LEVELS if name != "master"]
SHORT, LONG = 100, 250
SPANS = {"all": (0.0, 1.0), "first_eighth": (0.0, 0.125), "second_half": (0.5, 1.0)}
EYE = sight(1.0, 2)
WAYS = {
    "net": (SHORT, partial(peers.played, eye=EYE, judge=learned(2))),
    "line": (SHORT, partial(peers.played, eye=EYE, judge=peers.line(2))),
    "to_the_end": (LONG, partial(peers.played, eye=EYE, judge=learned(2), horizon=kernel.FOREVER)),
}


def costs(number: int) -> Iterator[tuple[float, list[float]]]:
    """When each move was made, as a part of the game, what it cost by each way, and how sure that is."""
    seats = seats_of(LEVELS, 2, number)
    table = play_table("hanging-gardens", OPTIONS["hanging-gardens"], seats, f"judge {number}", f"{number}")
    path = list(table.decisions())
    for place in range(number % 2, len(path), 2):
        state, line = path[place]
        world = kernel.pack(game.view(state, line.player))
        moves = [int(move) for move in kernel.legal_moves(world)]
        made = next(move for move in moves if kernel.move_of(world, move) == line.move)
        if len(moves) > 1:
            asked = numpy.array([OWN_CHOICE, made], dtype=numpy.uint64)
            yield place / len(path), [one for name in WAYS for one in cost(world, asked, name, place)]


def cost(world: Words, asked: Words, name: str, seed: int) -> tuple[float, float]:
    """What the second move costs in margin, and the square of the error of that."""
    games, play = WAYS[name]
    own, made = play(world, asked, range(games), seed)[:, :, 1]
    return float((own - made).mean()), float((own - made).var() / games)


def told(moves: list[tuple[float, list[float]]], span: tuple[float, float]) -> dict[str, object]:
    """The sum of costs by each way, with its interval."""
    first, last = span
    found: Reals = numpy.array([row for when, row in moves if first <= when < last])
    sums = found.sum(axis=0)
    ways = {
        name: [round(sums[2 * n], 1), round(Z * sums[2 * n + 1] ** 0.5, 1)] for n, name in enumerate(WAYS)
    }
    return {"moves": len(found), **ways}


def main() -> None:
    games, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    moves = [move for number in range(first, first + games) for move in costs(number)]
    print(json.dumps({name: told(moves, span) for name, span in SPANS.items()}))


if __name__ == "__main__":
    main()
